ask-sacrifice = { $player }, which ships do you sacrifice? Send { low-to-high-ships } to the warp.
    .ships = lose
why-sacrifice = alien.kamikaze.text
