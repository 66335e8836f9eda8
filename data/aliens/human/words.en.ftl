ask-human-how = { $player }, how do you play your flare?
why-human-how = alien.human.super

opt-human-how-eight = Add eight
    .means = your power adds eight instead of four to your side's total
opt-human-how-zap = Zap yourself
    .means = you discard the flare, your own power is zapped, and so your side wins the encounter

log-forty-two = The card of { $seat } becomes an attack 42.
    .why = alien.human.wild
