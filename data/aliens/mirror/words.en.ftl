ask-mirror-whose = { $player }, whose card alone is reversed?
why-mirror-whose = alien.mirror.super

log-reversed-alone = { $seat } reverses the card of { $other } alone.
    .why = alien.mirror.super
log-mirrored = The card of { $seat } mirrors the other one and counts as { $card_kind ->
    [attack] an attack of { $value }
   *[other] a negotiate
}.
    .why = alien.mirror.wild
