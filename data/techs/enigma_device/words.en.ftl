ask-enigma = { $player }, which cards do you throw away before all hands become eight cards?
    .card = discard
why-enigma = tech.enigma_device.text
