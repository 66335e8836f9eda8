ask-cudgel-ships = { $player }, which further ships does Cudgel smash?
why-cudgel-ships = alien.cudgel.text
ask-cudgel-allies = { $player }, which of the opponent's allies do you smash too?
why-cudgel-allies = alien.cudgel.super

occasion-smashed = { $seat } is about to smash { $count ->
    [one] one further ship
   *[other] { $count } further ships
} of the opponent.
