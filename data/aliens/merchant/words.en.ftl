ask-merchant-hire = { $player }, which cards do you hire as ships? They lie face down, and cannot be played in this encounter.
    .card = hire
why-merchant-hire = alien.merchant.text
ask-merchant-keep = { $player }, which hired ships stay in the encounter in place of real ones? The other hired ships are lost. Up to { $high }.
    .card = keep
why-merchant-keep = alien.merchant.text
ask-merchant-exchange = { $player }, for which hired ships do you take real ones out of the warp? Their cards are discarded. Up to { $high }.
    .card = choose
why-merchant-exchange = alien.merchant.super

log-ships-hired = { $seat } hires { $count ->
    [one] a ship: a { card-moved } lies face down beside its own.
   *[other] { $count } ships: { cards-moved } lie face down beside its own.
}
    .why = alien.merchant.text
log-hired-return = { $count ->
    [one] The hired ship of { $seat } is a { card-moved } in hand again.
   *[other] The hired ships of { $seat } are { cards-moved } in hand again.
}
    .why = alien.merchant.text
log-hired-lost = { $seat } loses { $count ->
    [one] its hired ship: the card is discarded.
   *[other] its { $count } hired ships: the cards are discarded.
}
    .why = alien.merchant.text
log-wares-counted = { $seat } counts its cards: { $count } more for its side.
    .why = alien.merchant.wild
log-hired-exchanged = { $count ->
    [one] A ship of { $seat } comes out of the warp in place of a hired one.
   *[other] { $count } ships of { $seat } come out of the warp in place of hired ones.
}
    .why = alien.merchant.super
