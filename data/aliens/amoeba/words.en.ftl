ask-ooze = { $player }, do ships of yours come into the encounter or go out of it?
why-ooze = alien.amoeba.text
ask-ooze-in = { $player }, which ships do you bring into the encounter? Send { low-to-high-ships }.
why-ooze-in = alien.amoeba.text
ask-ooze-out = { $player }, to which colonies do ships go out of the encounter? Take out { low-to-high-ships }.
    .ships = come
why-ooze-out = alien.amoeba.text

opt-ooze-in = Bring ships in
    .means = from your other colonies into the encounter
opt-ooze-out = Take ships out
    .means = out of the encounter to your other colonies

log-oozed = { $way ->
    [in] { $seat } brings { count-ships } into the encounter.
   *[out] { $seat } takes { count-ships } out of the encounter.
}
    .why = alien.amoeba.text
