ask-mite-yield = { $player }, { $other } is at the gate of { $planet }. Do you give up cards or a colony?
why-mite-yield = alien.mite.text
ask-mite-discard = { $player }, which of these cards do you discard again?
    .card = discard
why-mite-discard = alien.mite.super

opt-mite-yield-discard = Discard
    .means = you discard cards at random until three are left, and the encounter goes on
opt-mite-yield-colony = Yield a colony
    .means = the ships on the gate land beside yours, and the encounter is over

occasion-hand-blustered = { $other } is about to discard cards at random, because { $seat } blusters.

log-colony-yielded = { $seat } yields { $other } a colony on { $planet }.
    .why = alien.mite.text
