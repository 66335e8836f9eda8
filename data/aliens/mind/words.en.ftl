ask-read-mind = { $player }, whose hand does Mind look at?
why-read-mind = alien.mind.text

log-watched = Until the end of the encounter { $seat } sees what { $other } draws.
    .why = alien.mind.wild
