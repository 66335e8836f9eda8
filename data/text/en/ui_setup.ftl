# The set-up screen and the choice of aliens.

ui-setup-title = Set the table
ui-setup-seats = Around the table
ui-setup-game = The game
ui-setup-back = Back
ui-setup-back-tip = Back to the title. Escape does the same.
ui-setup-start = Start
ui-setup-surprise = Surprise me
ui-setup-surprise-tip = The people stay; bots, places, colours and the rest are left to chance. Press again for another table.
ui-setup-notice-close = Close this note.

# One seat

ui-setup-player = Player { $number }
ui-setup-name-empty = Name
ui-setup-name-tip = The name of this seat.
ui-setup-colour = { $colour }, with a { $mark ->
    [dot] dot
    [triangle] triangle
    [square] square
    [cross] cross
    [diamond] diamond
    [ring] ring
   *[other] mark
}. Press for the next colour; a seat that has it takes this one.
ui-setup-kind-tip = Who sits here: a person, or one of the bots. Each bot knows what its seat knows, and no more; they differ in how they think.
ui-setup-kind-human = Person
    .note = Plays at this screen.
ui-setup-kind-easy = Easy bot
    .note = Thinks little and misjudges much. Good for learning.
ui-setup-kind-normal = Normal bot
    .note = Tries its answers out in a few made-up games. Quick.
ui-setup-kind-hard = Hard bot
    .note = Tries its answers out in up to { $worlds } made-up games, and mixes its cards.
ui-setup-kind-greedy = Plain bot
ui-setup-kind-random = Dice bot
ui-setup-personality = Any temper
    .note = drawn for each game.
ui-setup-personality-tip = How it behaves where little depends on it: { $note } Press for the next.
ui-setup-personality-bold = Bold
    .note = joins attacks, strikes at the leader, sends many ships.
ui-setup-personality-cautious = Cautious
    .note = sends few ships and keeps out of what is not its own.
ui-setup-personality-loyal = Loyal
    .note = stands by whoever stood by it, and keeps its word.
ui-setup-personality-spiteful = Spiteful
    .note = remembers who went against it.
ui-setup-personality-greedy = Greedy
    .note = invites few, and asks for more in a deal.
ui-setup-personality-generous = Generous
    .note = gives others their share, and forgives.
ui-setup-personality-talkative = Talkative
    .note = often says what it means to do, and then does it.
ui-setup-personality-sly = Sly
    .note = does not always mean what it says.
ui-setup-up = { $name } moves one place up.
ui-setup-down = { $name } moves one place down.
ui-setup-first = { $name } is already first.
ui-setup-last = { $name } is already last.
ui-setup-remove = { $name } leaves the table.
ui-setup-fewest = The game needs three seats.
ui-setup-add = Add a seat
ui-setup-add-tip = A bot takes it; change it to a person if somebody joins.
ui-setup-most = { $most ->
    [5] All five colours of the base game are at the table. The sixth is in Cosmic Incursion: see the boxes.
   *[other] All six colours are at the table.
}
ui-setup-alien = Choose an alien
ui-setup-alien-tip = The alien that { $name } plays. Everybody sees it.
ui-setup-alien-taken = { $name } has this alien.
ui-setup-alien-question = Which alien does { $name } play?
ui-setup-key = At a table call, { $name } answers with the key { $letter }. Keys are changed in the settings.

# The game

ui-setup-game-first = First game
    .note = Aliens that go well together, and no flares.
ui-setup-game-classic = Classic
    .note = The base game: one of two aliens each, with flares.
ui-setup-game-everything = Everything
    .note = Both boxes, reward deck, technologies; up to six.
ui-setup-game-quick = Quick
    .note = Three players, four planets, and no flares.
ui-setup-more = More options
ui-setup-less = Fewer options
ui-setup-rewards = Reward deck
ui-setup-rewards-none = None
    .note = Defensive allies draw from the cosmic deck, as in the base game.
ui-setup-rewards-deck = Beside it
    .note = A deck of its own: defensive allies who win may draw from it.
ui-setup-rewards-mixed = Mixed in
    .note = The reward cards are shuffled into the cosmic deck.
ui-setup-techs = Technologies
ui-setup-techs-no = No
    .note = Nobody researches.
ui-setup-techs-yes = Yes
    .note = Everyone keeps one of two technologies and sends ships to research it.
ui-setup-aliens = Aliens
ui-setup-aliens-basic = Combo card
    .note = { $seats ->
        [6] A combo card names five aliens at most: with six seats everyone keeps one of two, and flares are in the deck.
       *[other] A combo card names aliens that go well together. Good for a first game.
    }
ui-setup-aliens-advanced = One of two
    .note = Everyone gets two aliens and keeps one, in secret.
ui-setup-aliens-random = By chance
    .note = Everyone gets one alien, dealt face up.
ui-setup-aliens-chosen = By name
    .note = Choose an alien for each seat now, on its card.
ui-setup-fill = The rest by chance
ui-setup-fill-tip = Seats without an alien get one by chance.
ui-setup-sets = Boxes
ui-setup-sets-note = Only the aliens and flares of the chosen boxes are in the game.
ui-setup-sets-last = One box must stay on the table.
ui-setup-set = { $name ->
    [base] Base game
    [incursion] Incursion
   *[other] { $name }
}
ui-setup-alert = Alert level
ui-setup-alert-green = Green
    .note = Only the easiest aliens are dealt. A combo card or names go their own way.
ui-setup-alert-yellow = Up to yellow
    .note = The hardest aliens stay in the box. A combo card or names go their own way.
ui-setup-alert-red = All
    .note = Every alien may be dealt.
ui-setup-succession = Succession
ui-setup-succession-no = No
    .note = Everyone stays what it is.
ui-setup-succession-yes = Yes
    .note = Whoever begins a turn may change to an alien drawn from the box.
ui-setup-hidden = Powers
ui-setup-hidden-no = In the open
    .note = Everybody sees who is what from the beginning.
ui-setup-hidden-yes = Hidden
    .note = Sheets lie face down until their owners turn them up to use them. Aliens by name are dealt by chance.
ui-setup-limit = Flare limit
ui-setup-limit-one = One
    .note = Each player plays one flare in an encounter at most.
ui-setup-limit-none = None
    .note = Any number of flares; each of them still once in an encounter.
ui-setup-flares = Flares
ui-setup-flares-usual = As usual
    .note = { $setup ->
        [basic] The combo card plays without flares, so there are none.
       *[other] Flares are in the deck, as this set-up has it.
    }
ui-setup-flares-with = With
    .note = Flares are in the deck: cards that lend or strengthen an alien's power.
ui-setup-flares-without = Without
    .note = No flares: fewer texts to read, fewer surprises.
ui-setup-classic = Edition
ui-setup-classic-no = New flares
    .note = Every flare as it is printed today.
ui-setup-classic-yes = Classic flares
    .note = Where there is a classic flare, it takes the place of the new one. Count your cards: there may be a thief about.
ui-setup-planets = Planets
ui-setup-planets-five = Five
    .note = Five planets and twenty ships for each seat, as in the box.
ui-setup-planets-four = Four
    .note = Four planets and sixteen ships for each seat: a shorter game.
ui-setup-encounters = Encounters
ui-setup-encounters-two = Up to two
    .note = After a first success the offense may have a second encounter.
ui-setup-encounters-one = One
    .note = One encounter per turn, so turns come round faster.
ui-setup-calls = Table calls
ui-setup-calls-quick = Quick
    .note = Only those who hold an answer are asked, in the open. Fast, but it shows.
ui-setup-calls-normal = Normal
    .note = All are asked at once; a key says who answers.
ui-setup-calls-strict = Strict
    .note = Everyone looks behind the curtain each time. Nothing can be guessed.
ui-setup-hints = Hints
ui-setup-hints-yes = Yes
    .note = Whoever is asked may look at what a hard bot would do there, and why.
ui-setup-hints-no = No
    .note = Everybody is left to their own wits.
ui-setup-seed = Seed
ui-setup-seed-empty = a new game every time
ui-setup-seed-note = The same number deals the same game again.
ui-setup-seed-wrong = A seed is a number of up to { $count } digits.

# Who plays

ui-setup-people = { $count ->
    [0] No people: the bots play and everybody watches.
    [1] One person: your hand stays open, without a curtain.
   *[other] { $count } people: a curtain hides each hand. At a table call everyone has a key of their own, shown beside the name.
}

# The choice of aliens

ui-alien-private = For { $name } alone. The others look away.
ui-alien-open = Read at leisure; the key F shows the { $shown ->
    [flare] sheet
   *[sheet] flare
}.
ui-alien-choose = Play { $alien }
ui-alien-flare = Flare
ui-alien-flare-tip = Show the flare of this alien, or the sheet again. The key F does the same.
ui-alien-sheet = Sheet
ui-alien-back = Back
ui-alien-previous = The previous alien.
ui-alien-next = The next alien.
ui-alien-page = { $number } of { $count }
