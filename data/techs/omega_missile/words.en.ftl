ask-omega = { $player }, which planet does the missile destroy?
why-omega = tech.omega_missile.text
log-missile-aimed = The Omega Missile is aimed at { $planet }.
    .why = tech.omega_missile.text
