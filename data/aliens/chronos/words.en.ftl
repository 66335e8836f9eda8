ask-chronos-show = { $player }, your { $card } is being put aside. Do you show that you have no other encounter card, to take it up again?
    .sole = { $player }, your revealed card is put aside until the encounter is over, since you have another encounter card. Nobody else needs to know why.
why-chronos-show = alien.chronos.text
opt-chronos-show-no = No
    .means = it lies aside until the encounter is over
opt-chronos-show-yes = Show it
    .means = everybody sees your hand, and you may play the card again
ask-chronos-card = { $player }, which card of the discard pile do you take?
    .card = take
why-chronos-card = alien.chronos.wild
occasion-time-turned-back = { $seat } turns time back to the start of planning.

log-time-turned-back = { $seat } turns time back to the start of planning.
    .why = alien.chronos.text
log-shows-no-other = { $seat } shows that there is no other encounter card: { $cards }.
    .why = alien.chronos.text
log-bound-to-card = { $other } must play { $card } once more, if it can be played.
    .why = alien.chronos.super
log-discards-shuffled-in = { $seat } shuffles the rest of the discard pile into the deck: { $count ->
    [one] one card.
   *[other] { $count } cards.
}
    .why = alien.chronos.wild
