log-cards-swapped = The two encounter cards change places.
    .why = alien.sorcerer.text
