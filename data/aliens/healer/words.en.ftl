occasion-fee-charged = { $seat } is about to draw a card for healing { $count ->
    [one] a ship
   *[other] { $count } ships
}.
