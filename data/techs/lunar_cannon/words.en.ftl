ask-cannon = { $player }, the cannon stands between a planet and the next one of its system. Which is the first of the two?
why-cannon = tech.lunar_cannon.text
log-cannon-placed = { $seat } puts the Lunar Cannon between { $planet } and the next planet.
    .why = tech.lunar_cannon.text
