ask-infest = { $player }, which side does Parasite join uninvited?
why-infest = alien.parasite.text
ask-parasite-planet = { $player }, { $other } has lost its power. On which planet there do you settle?
why-parasite-planet = alien.parasite.wild
ask-parasite-ship = { $player }, which ship settles on { $planet }?
why-parasite-ship = alien.parasite.wild

opt-infest-offense = Join the offense
    .means = with { $offense }, on the gate
opt-infest-defense = Join the defense
    .means = with { $defense }, beside the planet
