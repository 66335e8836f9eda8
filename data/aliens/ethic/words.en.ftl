ask-ethic-deck = { $player }, { $due ->
    [one] one card is
   *[other] { $due } cards are
} due to you. How many do you draw from the deck instead of the hand of { $other }?
why-ethic-deck = alien.ethic.text
ask-ethic-call = { $player }, how many cards do you want as compensation?
why-ethic-call = alien.ethic.super
ask-ethic-gifts = { $player }, which of the cards just drawn do you hand on? At most { $high }.
    .card = give
why-ethic-gifts = alien.ethic.wild
ask-ethic-whom = { $player }, who gets { $card }?
why-ethic-whom = alien.ethic.wild
occasion-compensation-collected = { $seat } is about to collect { $count ->
    [one] one card
   *[other] { $count } cards
} from { $other } as compensation.

opt-number-ethic-deck = { $number ->
    [0] None
    [one] One card
   *[other] { $number } cards
}
opt-number-ethic-call = { $number ->
    [0] None
    [one] One card
   *[other] { $number } cards
}

log-ethic-called = { $seat } wants { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
} as compensation.
    .why = alien.ethic.super
