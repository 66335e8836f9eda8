ask-magician-lay = { $player }, which encounter card do you lay down for { $other }, as number { $number } of { $count }? { $count ->
    [3] Chance picks the one that you play.
   *[other] One of them goes to { $other }; you play the one that is left.
}
    .sole = { $player }, only one card is left for you to lay down, so it is laid. Nobody else needs to know why.
    .card = lay
why-magician-lay = alien.magician.text
ask-magician-take = { $player }, do you take { $card }, which lies face up, or the card that lies face down?
why-magician-take = alien.magician.super
opt-magician-take-face-up = The one face up
    .means = the opponent plays the card that nobody has seen
opt-magician-take-face-down = The one face down
    .means = the opponent plays the card that lies face up
occasion-card-snatched = { $seat } is about to take one of the two cards of { $other }.

log-snatched = { $seat } takes { $rewards ->
    [0] one of the two cards
   *[other] a reward card, one of the two
} that { $other } has laid.
    .why = alien.magician.text
log-snatched-which = { $seat } takes { $card } from { $other }.
    .why = alien.magician.text
log-shows-one-card = { $seat } has no two encounter cards to lay, and shows the rest of its hand: { $cards }.
    .why = alien.magician.text
log-turned-up-one = { $seat } turns up { $card } of { $other }.
    .why = alien.magician.super
log-plays-one-at-random = { $seat } lays { $count ->
    [one] its only encounter card.
   *[other] { $count } encounter cards, and chance picks the one that is played.
}
    .why = alien.magician.wild
