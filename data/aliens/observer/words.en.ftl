log-sent-from-warp = { $seat } sends a ship out of the warp into the encounter.
    .why = alien.observer.super
