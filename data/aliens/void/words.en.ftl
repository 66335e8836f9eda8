ask-void-price = { $player }, which ship do you give to the warp to cancel the artifact?
    .ships = lose
why-void-price = alien.void.wild
