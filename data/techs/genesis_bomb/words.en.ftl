ask-genesis = { $player }, how many of the ships on the tech settle { $planet }?
why-genesis = tech.genesis_bomb.text
opt-number-genesis = { $number ->
    [0] None
    [one] One ship
   *[other] { $number } ships
}
