log-upset = { $seat } declares an upset: the side that would win this encounter will lose it.
    .why = alien.loser.text
