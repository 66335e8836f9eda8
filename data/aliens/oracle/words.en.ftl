log-ended-in-peace = { $seat } ends the encounter as if a deal had been made.
    .why = alien.oracle.super
