ask-coldsleep-planet = { $player }, on which planet does the Coldsleep Ship land?
why-coldsleep-planet = tech.coldsleep_ship.text
ask-coldsleep-sleepers = { $player }, how many of the ships on the tech found the colony on { $planet }?
why-coldsleep-sleepers = tech.coldsleep_ship.text
opt-number-coldsleep-sleepers = { $number ->
    [0] None
    [one] One ship
   *[other] { $number } ships
}
ask-coldsleep-ships = { $player }, which ships of your colonies go to { $planet }? Send { low-to-high-ships }.
why-coldsleep-ships = tech.coldsleep_ship.text
