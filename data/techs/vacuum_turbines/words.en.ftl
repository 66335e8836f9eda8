ask-turbines = { $player }, which of the four cards do you keep?
why-turbines = tech.vacuum_turbines.text
