ask-genius-whom = { $player }, who draws a card? You may be among them.
why-genius-whom = alien.genius.wild
ask-genius-guess = { $player }, which number do you call for your opponent's attack?
why-genius-guess = alien.genius.super

log-knows-enough = A turn starts, and { $seat } has { $count } cards in hand.
    .why = alien.genius.text
log-guessed = { $seat } calls { $value }.
    .why = alien.genius.super
log-guessed-well = That was close enough to { $value }: { $seat } draws four cards.
    .why = alien.genius.super
