# The screens around the table: title, settings, pause, saves, dialogs, a fault of the program, the end of a game.

## Dialogs

dialog-close = OK
dialog-back = Back
consent-how = Everybody named here presses the key of their seat, or clicks their plate. One refusal is enough to leave things as they are.
consent-refuse = No, leave it
who-how = Whoever it is presses the key of their seat, or clicks their plate.
who-nobody = Nobody

## A fault of the program

crash-title = The program has stumbled
crash-saved = That was a fault of the program, not of anybody at the table. The game is saved up to the last step.
crash-not-saved = That was a fault of the program, not of anybody at the table. The game could not be saved either; what was saved of it before is under Load.
crash-no-game = That was a fault of the program, not of anybody at the table. No game was under way, so nothing is lost.
crash-report = A report for those who mend the program lies in { $file }. It tells nothing about anybody's cards.
crash-go-on = Go on from the last step
crash-leave = To the title
crash-twice = The program has stumbled twice in a row and stops here. The last game is saved; the report is in { $file }.
crash-cannot-go-on = The game could not be opened again just now, but its save is untouched: { $reason }

## Pause and saving

pause-title = Pause
pause-resume = Back to the game
pause-save-as = Save under a name
pause-undo = Take back
pause-settings = Settings
pause-load = Open another game
pause-leave = Leave to the title
pause-saved = Every step is saved. Continue on the title screen takes you back here.
pause-saved-as = Saved as { $name }.
pause-saved-where = The game is kept in { $file }.
pause-codex-tip = All rules, aliens and cards, to look something up.
pause-screens-tip = Where everybody sees the board: here, or on a second screen.
pause-not-saved = This game is not being saved automatically at the moment. Save it under a name before leaving.
saveas-title = Save under a name
saveas-words = The game as it stands now is kept under this name; the table plays on as before.
saveas-save = Save
saveas-cancel = Cancel
saveas-empty = A save needs a name.

## Settings

settings-title = Settings
settings-reset = Reset to defaults
settings-reset-title = Reset all settings?
settings-reset-words = All settings, the keys of the seats included, go back to their defaults. Saved games are not touched.
settings-percent = { $value } %
settings-reading = Reading
settings-text-scale = Size of the text
settings-public-text-scale = Text on the big screen
settings-preview = Captain Vega sends three ships through the gate and asks the table: who comes along?
settings-contrast = High contrast
settings-contrast-note = Plain dark backgrounds, white text, clear edges
settings-reminders = Reminders
settings-reminders-note = Tells you when one of your powers could be used
settings-motion = Motion and window
settings-speed = Speed of motion
settings-speed-value = { $value ->
    [0] At once
    [0.5] Slow
    [1] Normal
    [2] Fast
    [3] Very fast
   *[other] × { $value }
}
settings-speed-off = With less motion, everything appears at once.
settings-reduced-motion = Less motion
settings-reduced-motion-note = Nothing flies or fades; every step appears at once
settings-fullscreen = Full screen
settings-fullscreen-note = F11 does the same at any time
settings-calls = Table calls and deals
settings-call-mode = Table calls
settings-mode-quick = Quick
settings-mode-normal = Normal
settings-mode-strict = Strict
settings-means-quick = Only those who can answer are asked. Fast, but being asked tells the table something.
settings-means-normal = The table is called at every moment that matters; press the key of your seat to look at your cards.
settings-means-strict = At every such moment everybody takes a private look in turn. Slow, and nobody can read anything from it.
settings-call-seconds = Length of a call
settings-seconds = { $value ->
    [one] 1 second
   *[other] { $value } seconds
}
settings-deal-seconds = Clock for deals
settings-solo-clock = Clock in solo games
settings-solo-clock-note = Without it, one person among bots has all the time for a deal
settings-clock = { $value ->
    [0] No clock
    [30] 30 seconds
    [60] 1 minute
    [90] 1½ minutes
    [120] 2 minutes
    [180] 3 minutes
    [300] 5 minutes
    [600] 10 minutes
   *[other] { $value } seconds
}
settings-sounds = Sound
settings-sound = Sound
settings-sound-off = The sound is switched off.
settings-effects = Effects
settings-music = Ambience
settings-captions = Captions
settings-captions-note = Every sound of the table is also told in words, in the log
settings-keys = Keys of the seats
settings-keys-note = At a table call each seat answers with its own key. Choose a seat, then press its new key.
settings-key = Seat { $number }: { $letter }
settings-key-press = Seat { $number }: press a key
settings-key-cancel = Waiting for the new key. Escape keeps the old one.
error-seat-key-digit = Digits choose answers; a seat needs another key.
error-seat-key-reserved = That key has its own meaning on every screen; most letters and signs are free.
error-seat-key-letter = { $letter } has its own meaning at the table: H asks for a hint, L opens the log, S speaks up, U takes back.
error-seat-key-taken = { $letter } is already the key of seat { $number }.

## Saved games

load-title = Saved games
load-auto = Autosave
load-older = Autosave, start of encounter { $number }
load-when = { $days ->
    [0] today, { $time }
    [1] yesterday, { $time }
   *[other] { $date }, { $time }
}
load-encounter = { $number ->
    [0] The aliens are being chosen
   *[other] Encounter { $number }
}
load-over = Finished after { $number ->
    [one] one encounter
   *[other] { $number } encounters
}
load-colonies = { $count }/{ $goal }
load-open = Open
load-delete = Delete
load-keep = Keep it
load-damaged = This save is damaged and cannot be opened.
load-delete-title = Delete this save?
load-delete-words = { $name }, { $when }. It cannot be brought back.
load-fault-title = That did not work
load-none = There are no saved games yet. Every game is saved automatically after each step, in { $folder }.

## Title

title-name = Cosmic Hotseat
title-line = Gather round. The gate is warming up.
title-new = New game
title-continue = Continue
title-load = Load
title-codex = Codex
title-settings = Settings
title-quit = Quit
title-no-game = There is no unfinished game yet.
title-game = { $number ->
    [0] Before the first encounter
   *[other] Encounter { $number }
} · { $when }
    { $names }
title-version = Version { $version } · An unofficial fan project, not connected with the publishers of Cosmic Encounter
title-dismiss = OK
welcome-title = First time here?
welcome-words = The tutorial plays a first turn with you, step by step. You can leave it whenever you like and go on later.
welcome-yes = Show me how it goes
welcome-no = Not now
opening = Opening the table …
title-go-on = Go on with that one
title-skipped-title = The newest save cannot be opened
title-skipped = { $count ->
    [one] One save
   *[other] { $count } saves
} could not be read. The next older one opens instead: { $number ->
    [0] before the first encounter
   *[other] encounter { $number }
}, { $when }.

## The end of a game

end-nobody = Nobody has won yet
end-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
end-colonies = { $goal ->
    [4] Four
    [5] Five
   *[other] { $goal }
} foreign colonies reached.
end-special = The power of { $alien } has won the game, whatever the colonies say.
end-encounters = The game took { $count ->
    [one] one encounter.
   *[other] { $count } encounters.
}
end-race-foot = { $count ->
    [one] one encounter
   *[other] { $count } encounters
}
end-foreign = foreign
end-home = home
end-in-warp = in warp
end-cards = { $count ->
    [one] card
   *[other] cards
}
end-deed-offense-won = attacks won
end-deed-defense-won = defenses won
end-deed-alliances = { $count ->
    [one] alliance
   *[other] alliances
}
end-deed-deals = { $count ->
    [one] deal
   *[other] deals
}
end-deed-ships-lost = { $count ->
    [one] ship lost
   *[other] ships lost
}
end-deed-powers = powers used
end-deed-zaps = { $count ->
    [one] zap
   *[other] zaps
}
end-rematch = Rematch
end-back = Back to the result
end-look = Look at the board
end-title = To the title

## Before the window

window-no-screen = there is no screen
