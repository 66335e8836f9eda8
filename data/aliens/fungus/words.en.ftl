ask-fungus-share = { $player }, how many of the { $count } ships of { $other } go under your ship { $ship }? { $holds ->
    [0] There is nothing under it yet.
    [one] One ship is under it.
   *[other] { $holds } ships are under it.
}
why-fungus-share = alien.fungus.text
opt-number-fungus-share = { $number ->
    [0] None
    [one] One ship
   *[other] { $number } ships
}

occasion-stacks-break-up = { $count ->
    [one] A stack of { $seat } is in the warp and comes apart.
   *[other] { $count } stacks of { $seat } are in the warp and come apart.
}

log-guards-freed = { $seat } has lost the flare of Fungus, and the ships around its home system go home.
    .why = alien.fungus.wild
log-stacks-hold = { $count ->
    [one] The stack of { $seat } in the warp holds
   *[other] The stacks of { $seat } in the warp hold
} together.
    .why = alien.fungus.super
