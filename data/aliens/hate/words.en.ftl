ask-hate-card = { $player }, with which card do you rage?
    .card = discard
why-hate-card = alien.hate.text
ask-hate-suffer = { $player }, { $other } rages with { $card }. Do you discard a card like it?
    .sole = { $player }, you hold no such card, so you lose ships. Nobody else needs to know why.
why-hate-suffer = alien.hate.text
ask-hate-discard = { $player }, which card do you discard?
    .card = discard
why-hate-discard = alien.hate.text
ask-hate-ship = { $player }, { $owner } loses { count-high-ships } to the warp: which?
    .ships = lose
why-hate-ship = alien.hate.text

opt-hate-suffer-yes = Discard
    .means = you give up a card of the same kind, an attack as high at least if it is one
opt-hate-suffer-no = Lose ships
    .means = three of your ships go to the warp, and Hate picks them

occasion-card-hated = { $seat } is about to discard { $card } in a rage.

log-raged = { $seat } rages with { $card }: all others discard the like or lose three ships.
    .why = alien.hate.text
