# The public board on a second screen, and what the table's own screen shows meanwhile.

## On the public board

ui-public-won = { $count ->
    [one] { $who } wins the game
   *[other] { $who } win the game together
}
ui-public-looks = { $seat } goes to the small screen.
ui-public-deal = { $one } and { $other } talk about a deal.
ui-public-no-offer = Nothing has been offered yet.
ui-public-offers = { $seat } would give
ui-public-asked = { $seat } is asked for
ui-public-idle = The game will be shown here.
ui-public-replay = The game of { $names } is watched again.
ui-public-again = Replay

## At the table's own screen

ui-cover-title = Look at the big screen
ui-cover-words = Nobody is asked here just now. Choices and hands come to this screen.
ui-cover-call = Does anybody want to answer?
ui-cover-floor = Does anybody want to speak first?
ui-cover-hand = The hand of { $seat }

## Choosing the screen

ui-screens = Public board
ui-screens-off = As usual
    .note = Board, hands and choices share this window.
ui-screens-same = In this window
    .note = A large board while nobody is asked; hands are shown behind the curtain only.
ui-screens-same-only = Only one screen was found; a mirrored one looks like that, too. A large board is shown here while nobody is asked, and hands behind the curtain only.
ui-screens-number = Screen { $number }
    .note = The board fills screen { $number }, for a projector or a television. Hands and choices stay here.
ui-screens-one-title = Only one screen was found
ui-screens-one = Screen { $number } is not there, so the public board has no screen of its own. If a projector is plugged in, let the system extend the desktop instead of mirroring it.
    The public board can be shown in this window while nobody is asked, with hands behind the curtain only.
ui-screens-wrong-title = There is no screen { $number }
ui-screens-wrong = These are the screens there are. Where is the public board to be?
ui-screens-there = Screen { $number }: { $wide } × { $high }
ui-screens-one-here = Show it in this window
ui-screens-one-usual = Play as usual
ui-screens-lost-title = The big screen is gone
ui-screens-lost = The public board is shown in this window for now, and every hand is covered. When the screen is plugged in again, the board goes back to it. If it does not, F10 brings it there.
