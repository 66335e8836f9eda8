log-peace-armed = The negotiate of { $seat } becomes an attack 15.
    .why = alien.pacifist.wild
