ask-save-ship = { $player }, from where do you save a ship?
why-save-ship = alien.zombie.wild
ask-bring-warp-ship = { $player }, { $seat } lets you bring along one of your ships from the warp. Do you?
why-bring-warp-ship = alien.zombie.super

opt-bring-warp-ship-yes = Yes
    .means = one of your ships leaves the warp and joins the encounter
opt-bring-warp-ship-no = No
    .means = leave it in the warp

log-warp-ship-joins = { $seat } brings one more ship out of the warp, thanks to { $other }.
    .why = alien.zombie.super
