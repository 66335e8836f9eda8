# Watching games again, files of replays, the record book, and what the last screen has of them.

## Buttons of the title

title-replays = Replays
title-records = Records

## Watching

replay-start = { $names } sit down. Space plays the game from here.
replay-before = Setting up
replay-where = Encounter { $number } of { $count }
replay-turn = Turn { $number }: { $seat }
replay-over = The end
replay-left = The table was left here
replay-encounters = { $count ->
    [0] no encounter
    [one] one encounter
   *[other] { $count } encounters
}
replay-at-start = This is the start.
replay-at-end = This is the end.
replay-play-tip = Play (Space)
replay-pause-tip = Pause (Space)
replay-line-back = One line back (comma, or left on the bar)
replay-line-on = One line forward (full stop, or right on the bar)
replay-encounter-back = To the previous encounter (Page Up)
replay-encounter-on = To the next encounter (Page Down)
replay-turn-back = To the previous turn ([)
replay-turn-on = To the next turn (])
replay-seek-tip = The whole game. Lines are encounters, dots are victories and deals, each in the colour of its player. Left and right go by lines, Home and End to the ends.
replay-speed = × { $value }
replay-speed-tip = Speed (+ and -)
replay-hands = All hands
replay-hands-tip = Show everybody's cards (H)
replay-hands-closed = This game was not played to its end, so its hands stay closed.
replay-hand = { $seat }: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
replay-thoughts = Thoughts
replay-thoughts-tip = Show what the bots weighed before this line: each answer with the chance of winning that they saw in it (T)
replay-thoughts-closed = What bots thought is told when a game is over.
replay-thoughts-none = No bot had anything to weigh here.
replay-next-thought = Next thought
replay-next-thought-tip = On to what a bot weighed next (N)
replay-export = Export
replay-export-tip = Copy this game to a file of your own (E)
replay-close = Close the replay (Escape)

## The list of replays, and their files

replays-title = Replays
replays-watch = Watch
replays-import = Import
replays-damaged = This file cannot be watched.
replays-save = This is a saved game; it can be deleted in the list of saves.
replays-delete-title = Delete this replay?
replays-none = There is nothing to watch yet. Every game that is played to its end is kept here, and games that were left can be watched as the table saw them.
export-title = Export the replay
export-words = The game is copied to a file that can be kept or given to others. Anyone who has it can see every hand of the game.
export-done = The replay is now { $name } in { $folder }.
import-title = Import a replay
import-words = Name the file of a replay. It is checked from the first step to the last before it is kept here.
import-do = Import
error-replay-not-read = The replay { $name } in { $folder } cannot be read ({ $reason }); check that the file is there and name it again.
error-replay-is-folder = { $count ->
    [0] { $folder } is a folder without any replay; name a file.
   *[other] { $folder } is a folder; choose one of its replays below, or name a file.
}
error-replay-foreign = { $name } in { $folder } is not a replay of Cosmic Hotseat; choose a file that was exported by it.
error-replay-damaged = The replay { $name } in { $folder } is damaged or cut short; get a fresh copy of it.
error-replay-format = The replay { $name } in { $folder } is written in format { $found }, and this version reads { $known }; watch it with the version that wrote it.
error-replay-other = The replay { $name } in { $folder } was played with other cards, aliens or rules than version { $version } has; watch it with the version that played it.
error-replay-exists = There is already a { $name } in { $folder }; choose another name.
error-replay-not-written = { $name } could not be written in { $folder } ({ $reason }); choose a folder you can write to.
error-replay-not-kept = The game is over but its replay could not be kept in { $folder } ({ $reason }); the autosave still has it.

## The record book

records-title = Record book
records-players = Players
records-aliens = Aliens
records-tables = Tables
records-games = { $count ->
    [one] one game
   *[other] { $count } games
}
records-wins = { $count ->
    [one] one win
   *[other] { $count } wins
}
records-share = { $value } % won
records-share-games = { $value } % of games
records-streak = { $count ->
    [0] no win yet
    [one] best run: one win
   *[other] best run: { $count } wins in a row
}
records-now = on a run of { $count }
records-seats = { $count ->
    [3] Three players
    [4] Four players
    [5] Five players
    [6] Six players
   *[other] { $count } players
}
records-shared = { $count ->
    [0] none shared
    [one] one shared
   *[other] { $count } shared
}
records-bots-won = { $count ->
    [0] none won by bots
    [one] one won by bots
   *[other] { $count } won by bots
}
records-longest = Longest
records-shortest = Shortest
records-game = { $count ->
    [one] one encounter
   *[other] { $count } encounters
}, { $day }: { $names }
records-none = The book is empty. The first game that is played to its end writes its first line.
error-records-damaged = The record book { $file } could not be read; it was set aside as { $aside }, and a new book begins.
error-records-not-written = The game could not be written into the record book { $file } ({ $reason }); check that the folder can be written to.

## The last screen

end-tab-race = Colonies
end-tab-warps = Warp
end-tab-hands = Cards
end-tab-players = Players
end-tab-moments = Moments
end-watch = Watch the replay
end-save-replay = Save the replay
end-records = Record book
end-no-replay = There is no file of this game.
end-no-moments = Nothing stood out in this game.
notable-upset = Biggest upset
notable-upset-words = { $seat } was losing with { $had } against { $faced }, and beat { $other } with { $high } against { $low }.
notable-rout = Clearest victory
notable-rout-words = { $seat } beat { $other } with { $high } against { $low }.
notable-closest = Closest fight
notable-closest-words = { $count ->
    [0] { $high } on both sides: { $seat } prevailed over { $other }.
   *[other] { $seat } prevailed over { $other } with { $high } against { $low }.
}
notable-zaps = Lightning storm
notable-zaps-words = { $count } zaps were played in one encounter of { $seat }.
notable-talk = Longest talk
notable-talk-words = { $seat } and { $other } laid { $count } offers on the table.
notable-fleet = Biggest fleet lost
notable-fleet-words = { $seat } lost { $count } ships to the warp in one encounter.
notable-when = (Encounter { $number })
notable-watch = Watch this moment
