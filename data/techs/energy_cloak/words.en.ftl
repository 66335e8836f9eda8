log-cloaked = { $seat } may invite nobody in this encounter.
    .why = tech.energy_cloak.text
