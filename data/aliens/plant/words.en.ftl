ask-plant-host = { $player }, whose power do you take?
why-plant-host = alien.plant.text
ask-plant-power = { $player }, which power of { $other } do you take?
why-plant-power = alien.plant.text
ask-plant-ally = { $player }, of which ally do you take the power?
why-plant-ally = alien.plant.wild

log-win-overgrown = { $seat } has outgrown { $seats }, and wins alone.
    .why = alien.plant.super
