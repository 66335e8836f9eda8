ask-dictator-card = { $player }, which destiny card does { $other } draw?
why-dictator-card = alien.dictator.text

log-destiny-overruled = { $seat } makes { $other } discard the destiny card and draw another.
    .why = alien.dictator.wild
