ask-filch-card = { $player }, which of the used cards do you take?
    .card = take
why-filch-card = alien.filch.super
