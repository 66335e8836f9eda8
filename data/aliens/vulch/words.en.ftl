ask-vulch-offer = { $player }, which card do you offer { $other } next?
    .card = offer
why-vulch-offer = alien.vulch.wild
ask-vulch-keep = { $player }, { $other } offers you { $card }. Do you keep it?
why-vulch-keep = alien.vulch.wild
opt-vulch-keep-yes = Keep it
    .means = it goes into your hand, and { $other } keeps the rest
opt-vulch-keep-no = Discard it
    .means = { $other } has to offer the next one

log-kept-back = { $seat } keeps of the old hand: { $cards }.
    .why = alien.vulch.text
