ask-thrusters = { $player }, which ship comes to { $planet }?
    .ships = come
why-thrusters = tech.plasma_thrusters.text
