ask-delta = { $player }, which card do you take from the discard pile?
    .card = take
why-delta = tech.delta_scanners.text
