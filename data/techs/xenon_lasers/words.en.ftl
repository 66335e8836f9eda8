ask-xenon = { $player }, which way do the lasers shift your side's total?
why-xenon = tech.xenon_lasers.text
opt-xenon-plus = Add 1
    .means = your side's total rises by one
opt-xenon-minus = Take 1 away
    .means = your side's total falls by one
