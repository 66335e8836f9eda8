ask-disease-from = { $player }, from which colony does the disease spread?
why-disease-from = alien.disease.text
ask-disease-ships = { $player }, how many ships do you move? Send { low-to-high-ships }.
why-disease-ships = alien.disease.text
ask-disease-to = { $player }, which planet do you infect?
why-disease-to = alien.disease.text
ask-disease-card = { $player }, which card do you show and discard? Whoever shows the same kind as another loses three ships.
why-disease-card = alien.disease.wild
ask-disease-loss = { $player }, you have caught it. You lose { count-high-ships } to the warp: which?
    .ships = lose
why-disease-loss = alien.disease.wild
ask-disease-leave = { $player }, from which colony do you move a ship?
why-disease-leave = alien.disease.super
ask-disease-join = { $player }, to which colony do you move it?
why-disease-join = alien.disease.super

log-disease-shown = { $seat } shows { $card }.
    .why = alien.disease.wild
