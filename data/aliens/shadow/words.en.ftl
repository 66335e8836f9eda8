ask-shadow-wild = { $player }, the card is wild. Do you execute a ship?
why-shadow-wild = alien.shadow.text
ask-shadow-whom = { $player }, whose ship do you execute?
why-shadow-whom = alien.shadow.text
ask-shadow-ship = { $player }, on which planet do you execute a ship of { $owner }?
    .ships = lose
why-shadow-ship = alien.shadow.text
ask-shadow-price = { $player }, which ship do you give to take the others along?
    .ships = lose
why-shadow-price = alien.shadow.wild

opt-shadow-wild-yes = Yes
    .means = one ship of any other player goes to the warp
opt-shadow-wild-no = No
    .means = all ships are spared this time

occasion-ship-executed = { $seat } has executed a ship of { $other }.
