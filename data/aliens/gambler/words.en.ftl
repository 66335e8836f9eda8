ask-gambler-claim = { $player }, what do you say your card is?
    .card = name
why-gambler-claim = alien.gambler.text
ask-gambler-challenge = { $player }, { $other } says the hidden card is { $card }. Do you believe it?
why-gambler-challenge = alien.gambler.text
ask-gambler-penalty = { $player }, you were wrong. Which { $high ->
    [one] ship goes
   *[other] { $high } ships go
} to the warp?
    .ships = lose
why-gambler-penalty = alien.gambler.text
ask-gambler-spread = { $player }, which difference between the two attack cards do you name?
why-gambler-spread = alien.gambler.wild
ask-gambler-stakes = { $player }, by how many ships do you raise the stakes?
why-gambler-stakes = alien.gambler.super
occasion-claimed = { $seat } claims to have played { $card }.

opt-gambler-challenge-accept = Believe it
    .means = the card counts as what { $other } says, and nobody will see it
opt-gambler-challenge-challenge = Challenge
    .means = the card is turned up; whoever was wrong loses ships to the warp
opt-number-gambler-spread = { $number }
    .means = if the attacks differ by { $number } or more, your card counts { $number } higher
opt-number-gambler-stakes = { $number ->
    [one] One more ship
   *[other] { $number } more ships
}
    .means = whoever is wrong loses that many more ships

log-claimed = { $seat } says that the hidden card is { $card }.
    .why = alien.gambler.text
log-claim-accepted = { $seat } believes it.
    .why = alien.gambler.text
log-claim-challenged = { $seat } does not believe it, and { $truth ->
    [1] it was true
   *[0] it was a lie
}: { $other } loses ships.
    .why = alien.gambler.text
log-stakes-raised = { $seat } raises the stakes by { count-ships }.
    .why = alien.gambler.super
log-spread-named = { $seat } names a spread of { $count }.
    .why = alien.gambler.wild
