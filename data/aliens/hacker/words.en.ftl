ask-hacker-whom = { $player }, from whom do you collect your compensation?
why-hacker-whom = alien.hacker.text
ask-hacker-card = { $player }, which card of { $other } do you take as compensation?
    .card = take
why-hacker-card = alien.hacker.text
ask-hacker-pay = { $player }, you owe { $other } { $high ->
    [one] one card
   *[other] { $high } cards
} as compensation. Which do you hand over?
    .card = give
why-hacker-pay = alien.hacker.text
ask-hacker-give-back = { $player }, which cards do you give back to { $other }? At most { $high }.
    .card = give
why-hacker-give-back = alien.hacker.super
