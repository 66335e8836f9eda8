ask-echo-whom = { $player }, who hears the echo and draws a card?
why-echo-whom = alien.echo.wild
ask-echo-draw = { $player }, do you draw a card?
why-echo-draw = alien.echo.super
occasion-resounded = The attack of { $seat } resounds.

opt-echo-draw-yes = Draw
    .means = one card from the deck
opt-echo-draw-no = Do not draw
    .means = the echo dies away

log-echo-heard = The attack of { $seat } resounds.
    .why = alien.echo.text
log-echo-called = { $seat } calls, and { $other } hears it.
    .why = alien.echo.wild
