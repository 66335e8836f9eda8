ask-fury-tokens = { $player }, how many tokens do you spend on this encounter? Each counts 3.
why-fury-tokens = alien.fury.text
ask-fury-way = { $player }, { $count ->
    [one] the token counts
   *[other] the { $count } tokens count
} 3 each. Which way?
why-fury-way = alien.fury.text
ask-fury-ship = { $player }, which of your ships does { $other } destroy? It leaves the game.
    .ships = lose
why-fury-ship = alien.fury.wild

opt-number-fury-tokens = { $number ->
    [0] None
    [one] One token
   *[other] { $number } tokens
}
opt-fury-way-add = Add
    .means = the total of your side rises
opt-fury-way-subtract = Subtract
    .means = the total of your side falls, for when the lower one wins

log-fury-gained = { $seat } lays { $count ->
    [one] a token
   *[other] { $count } tokens
} on the sheet, for { $count ->
    [one] the ship
   *[other] the ships
} just lost; { $left ->
    [one] one lies there now.
   *[other] { $left } lie there now.
}
    .why = alien.fury.text
log-fury-vented = { $seat } lets { $count ->
    [one] a token
   *[other] { $count } tokens
} count, { $value } { $way ->
    [add] more
   *[subtract] less
} for the { $side }; { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
} left on the sheet.
    .why = alien.fury.text
