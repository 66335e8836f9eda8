ask-possess = { $player }, whose hand does Demon possess for this encounter?
why-possess = alien.demon.text
ask-force-ally = { $player }, whom do you force to ally with you?
why-force-ally = alien.demon.wild
ask-forced-ships = { $player }, you are forced to ally. Which { $high ->
    [one] ship do
   *[other] { $high } ships do
} you send?
why-forced-ships = alien.demon.wild

log-must-ally = { $seat } must ally with { $other }.
    .why = alien.demon.wild
log-possessed-deck = { $seat } borrows { cards-moved } from the deck.
    .why = alien.demon.super
