ask-bully-ships = { $player }, { $owner } loses { count-high-ships }. Which?
    .ships = lose
why-bully-ships = alien.bully.text
ask-bully-planet = { $player }, on which planet of { $other } do you want to found a colony?
why-bully-planet = alien.bully.wild
ask-bully-choice = { $player }, { $other } wants a colony on { $planet }. What do you choose?
why-bully-choice = alien.bully.wild
ask-bully-price = { $player }, which ships do you give to the warp to be left alone? They may not take part in the encounter.
    .ships = lose
why-bully-price = alien.bully.wild
ask-bully-settle = { $player }, which ships settle on { $planet }? Send { low-to-high-ships }.
why-bully-settle = alien.bully.wild

opt-bully-choice-colony = Give in
    .means = the planet is shared from now on
opt-bully-choice-ships = Pay
    .means = two of your other ships go to the warp
