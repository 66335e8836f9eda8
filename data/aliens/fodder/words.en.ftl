ask-fodder-cards = { $player }, which attacks do you throw in?
    .card = play
why-fodder-cards = alien.fodder.text
ask-fodder-side = { $player }, which side do you join after all?
why-fodder-side = alien.fodder.wild
opt-fodder-side-offense = The offense
    .means = one ship goes to the gate
opt-fodder-side-defense = The defense
    .means = one ship goes beside { $target }

log-thrown-in = { $seat } throws in { $cards }, which adds { $value }.
    .why = alien.fodder.text
