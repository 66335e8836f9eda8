log-dead-counted = { $seat } counts the ships in the warp: { $count }.
    .why = alien.warpish.text
