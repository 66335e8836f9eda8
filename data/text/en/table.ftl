# The words of the table itself: names of things, the board, prompts and commands of the text table.

## Names

nobody = nobody
nowhere = no planet yet
nothing = nothing
list-end = { $most } and { $last }
some-of = { $count } × { $name }
planet = { $colour } { $number }
planet-empty = nobody there
ships-of = { $seat } { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
ships-with = { $ships } (under one: { $under })
ships-and-hired = { $ships } and { $count ->
    [one] a hired one
   *[other] { $count } hired ones
}
ship-plain = A ship alone
ship-with = A ship with others under it: { $under }
zone-gate = the gate
zone-beside = beside the planet
zone-warp = the warp
zone-removed = out of the game
zone-sheet = captivity with { $seat }
colour-blue = blue
colour-green = green
colour-purple = purple
colour-red = red
colour-yellow = yellow
colour-orange = orange
flare = { $alien } Flare
flare-text = Wild: { $wild } Super: { $super }
face-down = a card face down
face-down-reward = a reward card face down
power-of = { $power } ({ $alien })
printed-text = Alien { $alien }
printed-wild = { $alien } Flare, wild side
printed-classic = { $alien } Flare, classic wild side
printed-super = { $alien } Flare, super side
no-alien = no alien yet
sheet-face-down = a sheet face down
alien-and-face-down = { $aliens }, and a sheet face down
alien-own-face-down = { $aliens }, face down
alien-lent = its power is on loan to { $seat }
alien-borrowed = { $aliens }, on loan from { $seat }
alien-lost = { $aliens }, power lost
alien-zapped = { $aliens }, zapped
kind-attack = attack
    .means = counts { $value } against an attack; beats a negotiate
kind-negotiate = negotiate
    .means = two of these try for a deal; against an attack it loses but takes compensation
kind-morph = morph
    .means = becomes a copy of the opposing card
kind-reinforcement = reinforcement
    .means = adds { $value } to either side after the reveal
kind-artifact = artifact
kind-flare = flare
kind-kicker = kicker
kind-rift = rift
name-kicker = a kicker
name-rift = a rift
phase-none = Setting up
phase-start-turn = Start of the turn
phase-regroup = Regroup
phase-destiny = Destiny
phase-launch = Launch
phase-alliance = Alliance
phase-planning = Planning
phase-reveal = Reveal
phase-resolution = Resolution

## Totals and deals

totals-against = now { $offense } against { $defense }
part-plus = +
part-minus = −
part-card = card { $amount }
part-ships = { $amount } for { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
} of { $seat }
part-kicker = { $amount } for the kicker ×{ $ships }
part-bonus = bonus { $amount }
part-reinforcement = reinforcement { $amount } of { $seat }
part-by = { $part } (by { $effects })
brief-card = card { $amount }
brief-ships = { $amount } { $seat }
brief-kicker = { $amount } kicker
brief-bonus = { $amount } bonus
brief-reinforcement = { $amount } added
brief-by = { $part } ({ $effects })
share-kind = { $count ->
    [one] one { $kind } card
   *[other] { $count } { $kind } cards
}
share-random = { $count ->
    [one] one card at random
   *[other] { $count } cards at random
}
share-colony = a colony on { $planet }
share-free = { $count ->
    [one] one ship
   *[other] { $count } ships
} of { $seat } freed from the warp

## The board

board-title = { $phase }. Deck { $deck }, discards { $discard }, destiny { $destiny }. { $goal } foreign colonies win.
board-seat = { $seat } ({ $colour }, { $aliens }): { $foreign } of { $goal } foreign colonies, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $rewards ->
    [0] {""}
    [one] {" "}(one with the reward back)
   *[other] {" "}({ $rewards } with the reward back)
}, { $warp } in the warp{ $tokens ->
    [0] {""}
   *[other] , { $tokens } tokens
}{ $removed ->
    [0] {""}
   *[other] , { $removed } out of the game
}
board-others-tokens = { $count ->
    [one] One token
   *[other] { $count } tokens
} of { $alien } { $count ->
    [one] lies
   *[other] lie
} here.
kept-tokens = { $count ->
    [one] One token lies
   *[other] { $count } tokens lie
} on the sheet.
board-vote = { $seat } { $answer ->
    [yes] agrees
   *[no] refuses
}
board-votes = The vote so far: { $who }.
promised-card = { $seat } has promised { $answer ->
    [yes] { $of ->
        [attack] to play an attack
        [negotiate] to play a negotiate
       *[morph] to play a morph
    }
   *[no] { $of ->
        [attack] to play no attack
        [negotiate] to play no negotiate
       *[morph] to play no morph
    }
}.
promised-attack = { $seat } has promised to play { $answer ->
    [yes] an attack
   *[no] no attack
} of { $bound ->
    [at_least] at least
   *[at_most] at most
} { $of }.
promised-face = { $seat } has promised to play { $card }.
promised-power = { $seat } has promised { $answer ->
    [yes] to use its power
   *[no] not to use its power
}.
promised-reinforcement = { $seat } has promised { $answer ->
    [yes] to play a reinforcement
   *[no] to play no reinforcement
}.
board-on-sheet = On the sheet of { $alien }: { $cards }.
board-beside-planet = Beside { $planet }, of { $alien }: { $cards }.
board-planet = { $number }: { $who }
board-crew = { $seat } { $count }
board-empty = empty
board-gone = gone
planet-gone = { $planet } has left the game{ $devoured ->
    [yes] : devoured, it counts as a foreign colony of { $seat } for ever.
   *[no] .
}
board-defense = { $offense } is about to attack { $defense }.
board-attack = { $offense } attacks { $defense } at { $target }.
board-worldship = On the gate stands the planet { $planet } ({ $who }), which adds { $value }.
board-gate = On the gate: { $who }.
board-beside = Beside the planet: { $who }.
board-card = Card of { $seat }: { $card }.
board-card-counts = Card of { $seat }: { $card }, counting as { $kind ->
    [attack] an attack of { $value }
    [negotiate] a negotiate
   *[morph] a morph
}.
board-added = Beside the card of { $seat }: { $cards }.
board-kicker = Kicker of { $seat }: { $card }.
board-rewards = Reward deck { $count }; its discards: { $cards }.
board-discards = Discards: { $cards }.
board-seen = Cards of { $seat } as last seen: { $cards }.
hand-title = Hand of { $seat }:
hand-empty = { $seat } holds no cards.
hand-borrowed = Borrowed by { $seat }:
hand-on-sheet = On the sheet of { $alien }:
hand-short = Hand: { $cards }
hand-face-down = The sheet face down: { $alien }. { $text }
hand-face-down-short = The sheet: { $aliens }
turn-asked = { $seat } is asked at the next moment whether the sheet is turned up.
turn-nothing = Type turn and the name of somebody whose sheet lies face down.

## Prompts

prompt = >
prompt-zone = { $zone } (0 to { $most }) >
hint-pick = Type a number; ? for help.
hint-pass = Type a number, or press Enter to pass; ? for help.
hint-number = Type a number from { $low } to { $high }.
hint-many = Type the numbers with spaces between them ({ $low } to { $high }), or press Enter for none.
hint-many-some = Type the numbers with spaces between them ({ $low } to { $high }).
hint-allot = Type for example: 2 from 1, 1 from 3. Or press Enter to go through the places one by one.
hint-allot-one = Type the number of a place.
choice = { $number }. { $label }
choice-means = { $number }. { $label }: { $means }
fault-number = Please type a number from 1 to { $high }.
fault-value = Please type a number from { $low } to { $high }.
fault-numbers = Please type numbers from 1 to { $high } with spaces between them.
fault-allot = Please type for example: 2 from 1, 1 from 3.
fault-command = There is nothing called { $name }.
fault-card = There is no card called { $name } in this game.
fault-seats = Please type names or numbers of players, or press Enter if nobody wants to look.
hand-over = Pass the keyboard to { $seat }. Press Enter when only { $seat } is looking.
call-who = Who wants to be asked, now and at the moments that follow? { $seats }: type the name or the number, several with spaces. Press Enter if nobody does; that is a pass.
call-hand = Everybody sees this screen. Type your name to look at your cards.
look-over = Press Enter to close your hand again.
consent-ask = { $seat }, do you agree? Type yes or no.
consent-yes = yes
consent-no = no
said = { $seat }: “{ $words }”
say-hint = Type say and a number. It binds nobody, and everybody hears it.
say-nothing = { $seat } has said enough for now.
say-who = Type say NAME to see what that one may say, and say NAME, NUMBER to say it.
thief-cannot = Nobody can be accused like that now. Type thief and a name; among several people thief ACCUSER, NAME.
consent-refused = Not everybody agrees, so the game goes on where it was.
news-title = Since { $seat } last looked:
# Names for bots, with commas between; there are never more than six.
bot-names = Ada, Boole, Curie, Dirac, Euler, Fermi, Gauss, Hopper, Ising, Joule
welcome = Cosmic Hotseat, text table. Type ? at any prompt for help.
saved = Saved as { $file }.
resume = To go on later: cosmic play --text --load { $file }
replay-waits = The game is not over yet.
seats-unknown = { $file } does not tell who plays, so every seat is a person's. Quit and put a list such as ["human", "normal", "human"] into { $seats } if there should be bots.
game-over = The game is over after { $count ->
    [one] one encounter
   *[other] { $count } encounters
}.
hint-closed = There are no hints at this table.
hint-nothing = Nobody is asked anything just now.
help =
    Answers: type the number of a choice. Several: numbers with spaces. Ships: 2 from 1, 1 from 3.
    board: who stands where. log: what happened. hand: your cards with their texts.
    turn NAME: with hidden powers, be asked at the next moment whether to turn your sheet up.
    say: what you may say to the table, beside the rules; say NUMBER says it; among several people, say NAME, NUMBER.
    thief NAME: accuse somebody, with classic flares; among several people, thief ACCUSER, NAME.
    hint: what a hard bot would do in your place, and why. why: the rule behind this question. card NAME and alien NAME: the printed text.
    cases NAME: what was decided about an alien, flare or artifact. cases NAME 2: the second of them in full.
    save NAME: save under a name. undo: take back the last choice, if need be with everybody's consent. quit: save and leave.

## Making an offer

deal-draft = You give: { $give }. { $other } gives: { $take }.
deal-public = Everybody hears this offer, and so learns of: { $cards }. "Cards of a kind" names none.
deal-legal = This offer can be made.
deal-fault = Not yet an offer: { $fault }
deal-menu-give-card = Give a card from your hand
deal-menu-give-kind = Give cards of a kind
deal-menu-give-random = Give cards at random
deal-menu-give-colony = Grant a colony on a planet of yours
deal-menu-give-free = Set ships free from the warp
deal-menu-take-card = Ask for a card by name
deal-menu-take-kind = Ask for cards of a kind
deal-menu-take-random = Ask for cards at random
deal-menu-take-colony = Ask for a colony
deal-menu-take-free = Ask for ships to be set free from the warp
deal-menu-clear = Start over
deal-menu-propose = Propose this deal
deal-menu-wait = Let the other make the first offer
deal-menu-end = No deal
deal-which-card = Which card? Type its number, or Enter to go back.
deal-name-card = Which card? Type its name, or Enter to go back.
deal-which-kind = Which kind? Type its number, or Enter to go back.
deal-which-planet = Which planet? Type its number, or Enter to go back.
deal-whose-ships = Whose ships? Type the number, or Enter to go back.
deal-how-many = How many?

## The demonstration

demo-title = A demonstration game of four bots: { $seats }.
demo-encounter = Encounter { $number }: the turn of { $seat }
demo-attack = { $offense } attacks { $defense } at { $target } with { $count ->
    [one] one ship
   *[other] { $count } ships
}.
demo-standing = Foreign colonies: { $standing }.
demo-score = { $seat } { $count }
demo-bot = { $seat } ({ $kind })

## Technologies

zone-techs = the techs
tech-face-down = a tech face down
research-x = X
printed-tech = Tech { $tech }
board-tech = Tech: { $tech }, completed{ $count ->
    [0] {""}
    [one] , one ship on it
   *[other] , { $count } ships on it
}.
board-tech-down = { $research ->
    [0] A tech face down
   *[other] Tech, face down: { $tech }, research { $research }
}, { $count ->
    [0] no ship on it
    [one] one ship on it
   *[other] { $count } ships on it
}.
board-tech-discards = Discarded techs: { $techs }.
board-under-tech = Under { $tech }: { $cards }.
