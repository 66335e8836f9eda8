ask-loot-count = { $player }, how many cards do you keep of the hand of { $other }? The others are discarded.
why-loot-count = alien.barbarian.text
ask-loot-card = { $player }, which card out of the hand of { $other } do you keep?
    .card = keep
why-loot-card = alien.barbarian.text
ask-loot-unwanted = { $player }, which of the cards you have just received do you throw away?
    .card = discard
why-loot-unwanted = alien.barbarian.wild
