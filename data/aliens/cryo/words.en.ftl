ask-cryo-store = { $player }, which card do you put into cold storage?
    .card = aside
why-cryo-store = alien.cryo.text
ask-cryo-thaw = { $player }, do you discard your hand and take the { count-cards } in storage as your new hand?
why-cryo-thaw = alien.cryo.text
opt-cryo-thaw-no = No
    .means = hand and storage stay as they are
opt-cryo-thaw-yes = Yes
    .means = your whole hand is discarded
ask-cryo-aside = { $player }, which cards do you set aside besides the flare?
    .card = aside
why-cryo-aside = alien.cryo.wild
ask-cryo-take = { $player }, which card do you take out of storage?
    .card = take
why-cryo-take = alien.cryo.super
occasion-preserved = { $seat } has stored a card and is about to draw another one.

log-stored = { $seat } puts a { card-moved } into cold storage; { $count ->
    [one] one card lies
   *[other] { $count } cards lie
} there now.
    .why = alien.cryo.text
log-thawed = { $seat } discards its hand and takes the { cards-moved } in cold storage as its new one.
    .why = alien.cryo.text
log-taken-from-storage = { $seat } takes another { card-moved } out of cold storage instead of drawing one.
    .why = alien.cryo.super
