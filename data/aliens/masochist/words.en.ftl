ask-masochist-whom = { $player }, who takes a ship out of the warp in place of the offense?
why-masochist-whom = alien.masochist.wild

log-retrieves-instead = { $seat } may take a ship out of the warp in place of { $other }.
    .why = alien.masochist.wild
log-nothing-left = { $seat } has no ship left in play.
    .why = alien.masochist.text
