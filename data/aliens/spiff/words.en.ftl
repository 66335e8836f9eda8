log-ship-stays = One ship of { $seat } stays on { $planet }.
    .why = alien.spiff.wild
