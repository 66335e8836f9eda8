ask-miser-hoard = { $player }, you were dealt two hands. Which one becomes your hoard?
why-miser-hoard = setup.game_setup_text
opt-miser-hoard-second = The cards on your sheet
    .means = your hand stays your hand
opt-miser-hoard-first = Your hand
    .means = the cards on your sheet become your hand
ask-miser-refresh = { $player }, your hoard has no encounter card. Do you discard it and draw eight new cards for it?
    .sole = { $player }, your hoard holds an encounter card, so it stays as it is. Nobody else needs to know why.
why-miser-refresh = alien.miser.text
opt-miser-refresh-no = No
    .means = keep your hoard
opt-miser-refresh-yes = Yes
    .means = everybody sees what you discard
ask-miser-aside = { $player }, which cards do you set aside besides the flare? At most two.
why-miser-aside = alien.miser.wild

log-hoard-chosen = { $seat } has chosen its hoard.
    .why = setup.game_setup_text
log-hoard-shown = { $seat } shows its hoard and draws a new one: { $cards }.
    .why = alien.miser.text
log-set-aside = { $seat } sets { $count ->
    [one] one card
   *[other] { $count } cards
} aside, where nobody can take them.
    .why = alien.miser.wild
