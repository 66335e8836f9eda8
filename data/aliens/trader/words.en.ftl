ask-trader-whom = { $player }, with whom do you trade hands?
why-trader-whom = alien.trader.super
ask-trader-give = { $player }, which card do you give { $other } in return?
    .card = give
why-trader-give = alien.trader.wild

log-hands-traded = { $seat } and { $other } trade hands.
    .why = alien.trader.text
log-traded-which = { $seat } has traded away to { $other }: { $cards }.
    .why = alien.trader.text
log-card-passed = A { card-moved } goes from the hand of { $seat } to { $other }.
    .why = alien.trader.wild
log-passed-which = From { $seat } to { $other } goes { $card }.
    .why = alien.trader.wild
