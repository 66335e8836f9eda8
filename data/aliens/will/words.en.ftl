ask-will-look = { $player }, whose hand do you look at before you decide?
why-will-look = alien.will.super
ask-will-whom = { $player }, whom does Will want to meet?
why-will-whom = alien.will.text
ask-will-where = { $player }, on which planet do you meet { $other }?
why-will-where = alien.will.text
