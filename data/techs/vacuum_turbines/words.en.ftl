ask-turbines = { $player }, which of the four cards do you keep?
    .card = keep
why-turbines = tech.vacuum_turbines.text
