# What stands on cards, destiny cards and alien sheets beside their own words.

print-role-any = Any player
print-role-offense = Offense
print-role-defense = Defense
print-role-main-player = Main player
print-role-ally = Ally
print-role-offense-or-ally = Offense or its ally
print-role-main-player-or-ally = Main player or ally
print-role-not-main-player = Not a main player
print-role-offensive-ally = Offensive ally
print-role-main-player-or-offensive-ally = Main player or offensive ally
print-role-not-main-player-or-ally = Not involved
print-role-not-offense = Not the offense
print-role-not-defense = Not the defense
print-every-phase = any phase

# The name of a card where there is room for one short word.
print-short-attack = Attack
print-short-negotiate = Negotiate
print-short-morph = Morph
print-short-reinforcement = Reinforce
print-short-kicker = Kicker
print-short-rift = Rift

# What sort of card it is.
print-sort-attack = Encounter card
print-sort-negotiate = Encounter card
print-sort-morph = Encounter card
print-sort-reinforcement = Reinforcement
print-sort-artifact = Artifact
print-sort-flare = Flare
print-sort-kicker = Kicker
print-sort-rift = Rift
print-sort-tech = Research { $research }
print-sort-destiny = Destiny card
print-wild = Wild
print-classic = Classic wild
print-super = Super
print-hazard = Hazard warning

# What stands on an alien sheet.
print-must = Must be used
print-may = May be used
print-alert-green = Green alert: simple
print-alert-yellow = Yellow alert: tricky
print-alert-red = Red alert: for experts
print-setup = Before the game: { $text }
print-power-lost = Power lost
print-power-zapped = Zapped
print-power-hidden = Hidden alien
