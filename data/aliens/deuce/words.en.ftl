ask-deuce-second = { $player }, which card do you lay beside your encounter card?
    .sole = { $player }, you have one card that can be laid beside your encounter card, so it is laid. Nobody else needs to know why.
    .card = lay
why-deuce-second = alien.deuce.text
ask-deuce-discard = { $player }, which of your two cards do you discard? You take the other one back.
    .card = discard
why-deuce-discard = alien.deuce.text
ask-deuce-applies = { $player }, which of your two negotiates applies? You discard it in the end.
    .card = choose
why-deuce-applies = alien.deuce.text
ask-deuce-whose = { $player }, whose attack is it that you match?
why-deuce-whose = alien.deuce.wild
ask-deuce-way = { $player }, do you add { $value } to the total of { $other }, or take it away?
why-deuce-way = alien.deuce.wild
opt-deuce-way-add = Add it
    .means = the total is higher by as much
opt-deuce-way-subtract = Take it away
    .means = the total is lower by as much
occasion-one-taken-back = { $seat } takes one of its two cards back.

log-no-second-card = { $seat } has no second encounter card to lay.
    .why = alien.deuce.text
log-two-are-negotiate = With { $card } beside its card { $seat } has played a negotiate.
    .why = alien.deuce.text
log-matched = { $seat } discards { $card }: the total of { $other } is { $way ->
    [add] raised
   *[other] lowered
} by { $value }.
    .why = alien.deuce.wild
log-both-discarded = { $seat } takes neither of its two cards back.
    .why = alien.deuce.super
