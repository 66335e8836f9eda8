ask-vacuum-count = { $player }, how many ships of { $other } do you take along into the warp?
why-vacuum-count = alien.vacuum.text
ask-vacuum-ships = { $player }, { $other } takes { count-high-ships } of yours along into the warp. Which?
    .ships = lose
why-vacuum-ships = alien.vacuum.text
ask-vacuum-where = { $player }, you take { count-high-ships } of { $owner } along. From which colonies?
    .ships = lose
why-vacuum-where = alien.vacuum.super
occasion-taken-along = { $count ->
    [one] A ship of { $seat } has gone to the warp and is
   *[other] { $count } ships of { $seat } have gone to the warp and are
} about to take others along.

opt-number-vacuum-count = { $number ->
    [0] None
    [one] One ship
   *[other] { $number } ships
}
