ask-tick-tock-planet = { $player }, on which planet do you found a colony?
why-tick-tock-planet = alien.tick_tock.wild
ask-tick-tock-ships = { $player }, which ships found the colony on { $planet }? Send { low-to-high-ships }.
why-tick-tock-ships = alien.tick_tock.wild
ask-tick-tock-price = { $player }, which ship do you give to the warp for one more token?
    .ships = lose
why-tick-tock-price = alien.tick_tock.super

log-token-discarded = { $seat } discards a token; { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
} left.
    .why = alien.tick_tock.text
