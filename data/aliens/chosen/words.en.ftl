ask-chosen-way = { $player }, what do you do with the cards you drew?
    .sole = { $player }, none of the cards you drew is of use here, so nothing changes. Nobody else needs to know why.
why-chosen-way = alien.chosen.text
opt-chosen-way-no = Nothing
    .means = your revealed card stays as it is
opt-chosen-way-replace = Play another card
    .means = one of them takes the place of your revealed card
opt-chosen-way-add = Add an attack
    .means = its value is added to that of your attack
ask-chosen-card = { $player }, which of the cards you drew is it?
    .card = choose
why-chosen-card = alien.chosen.text
ask-chosen-keep = { $player }, do you take { $card } into your hand?
why-chosen-keep = alien.chosen.super
opt-chosen-keep-no = No
    .means = it is discarded
opt-chosen-keep-yes = Yes
    .means = nobody else learns what it is
occasion-prayed = { $seat } looks at the cards it drew.

log-drawn-kept = { $seat } keeps { $count ->
    [0] none of the cards it drew.
   *[other] { cards-moved } of those it drew.
}
    .why = alien.chosen.super
