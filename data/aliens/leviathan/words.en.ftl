ask-leviathan-planet = { $player }, which planet of yours goes to the gate?
why-leviathan-planet = alien.leviathan.text
ask-leviathan-leave = { $player }, how many ships stay on { $planet } before your planet goes home?
    .ships = stay
why-leviathan-leave = alien.leviathan.text
ask-leviathan-mine = { $player }, which planet of yours is to change places?
why-leviathan-mine = alien.leviathan.wild
ask-leviathan-theirs = { $player }, with which planet of { $other }?
why-leviathan-theirs = alien.leviathan.wild

log-worldship-sent = { $seat } puts the planet { $planet } on the gate, with { $count ->
    [0] no ship
    [one] one ship
   *[other] { $count } ships
} on it.
    .why = alien.leviathan.text
