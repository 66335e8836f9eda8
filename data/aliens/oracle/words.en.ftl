log-hands-mixed = The hands of { $seat } and { $other } are mixed and dealt again.
    .why = alien.oracle.wild
log-ended-in-peace = { $seat } ends the encounter as if a deal had been made.
    .why = alien.oracle.super
