ask-gluon = { $player }, how many ships of { $seat } do the mines destroy?
why-gluon = tech.gluon_mines.text
opt-number-gluon = { $number ->
    [0] None
    [one] One ship
   *[other] { $number } ships
}
