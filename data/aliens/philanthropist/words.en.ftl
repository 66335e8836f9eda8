ask-philanthropist-whom = { $player }, to which main player do you give a card?
why-philanthropist-whom = alien.philanthropist.text
ask-philanthropist-card = { $player }, which card do you give to { $other }?
    .card = give
why-philanthropist-card = alien.philanthropist.text
ask-philanthropist-borrower = { $player }, to whom do you lend your power?
why-philanthropist-borrower = alien.philanthropist.wild
ask-philanthropist-price = { $player }, which ship do you give to the warp for it?
    .ships = lose
why-philanthropist-price = alien.philanthropist.wild

log-gift-must-be-played = { $other } must play the card that { $seat } gave, if it can be played.
    .why = alien.philanthropist.super
