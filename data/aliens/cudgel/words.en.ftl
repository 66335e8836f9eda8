ask-cudgel-ships = { $player }, Cudgel smashes { count-high-ships } more. Which do you lose to the warp?
    .ships = lose
why-cudgel-ships = alien.cudgel.text
ask-cudgel-allies = { $player }, which of the opponent's allies do you smash too?
why-cudgel-allies = alien.cudgel.super

occasion-smashed = { $seat } is about to smash { $count ->
    [one] one further ship
   *[other] { $count } further ships
} of the opponent.
