ask-citadel-build = { $player }, do you lay an attack card beside a planet as a citadel?
why-citadel-build = alien.citadel.text
opt-citadel-build-no = No
    .means = keep your attacks in hand
opt-citadel-build-yes = Yes
    .means = then you choose the card, and the planet
ask-citadel-card = { $player }, which attack card becomes a citadel?
why-citadel-card = alien.citadel.text
ask-citadel-planet = { $player }, beside which planet does the citadel stand?
why-citadel-planet = alien.citadel.text
occasion-citadels-activated = { $seat } is using the citadels beside { $planet }.

log-citadel-built = { $seat } lays { $card } beside { $planet } as a citadel.
    .why = alien.citadel.text
log-citadels-activated = The citadels beside { $planet } count { $count } for the defense.
    .why = alien.citadel.text
log-citadels-turned = { $seat } turns the citadels against the defense.
    .why = alien.citadel.super
