# What was wrong, in one sentence, with what to do instead where that helps.

error-not-an-option = That is not one of the answers.
error-wrong-number = { $low ->
    [0] Choose at most { $high }; you chose { $found }.
   *[other] Choose from { $low } to { $high }; you chose { $found }.
}
error-too-many-ships = There { $high ->
    [0] is no ship
    [one] is only one ship
   *[other] are only { $high } ships
} there, not { $found }.
error-other-question = This answer belongs to another question.
error-journal-mismatch = The saved game does not fit the rules of this version: it recorded { $recorded } where the rules ask { $asked }.
error-game-over-no-question = The game is over; there is nothing left to answer.
error-undo-range = The game cannot go back to answer { $found }; there are answers 0 to { $most }.

error-offer-shape = An offer says what each side gives.
error-offer-cards = There is no such card in this game.
error-offer-kinds = Kinds of cards are attack, negotiate, morph, reinforcement, artifact and flare, each once, in this order and with a number above zero.
error-offer-random = The number of random cards must be zero or more.
error-offer-colony = A colony can only be granted where the giver has one and the other has ships to settle.
error-offer-free = Those ships cannot be freed from the warp.
error-offer-own-cards = The giver does not hold those cards.
error-offer-their-cards = The other hand does not hold that many cards.
error-offer-empty = A deal needs at least one card or one new colony that changes hands.

error-setup-players = The game is for three to six players, not { $found }.
error-setup-players-box = The boxes on the table have pieces for { $most } players, not for { $found }: the sixth colour is in Cosmic Incursion.
error-setup-kind = The set-up is basic, advanced, random or chosen, not { $found }.
error-setup-alert = Aliens are dealt up to the alert level green, yellow or red, not { $found }.
error-setup-rewards-box = The reward deck is in Cosmic Incursion, which is not on the table.
error-setup-rewards = Reward cards are in none of the decks (none), in a deck of their own (deck) or in the cosmic deck (mixed), not { $found }.
error-setup-sets = A game needs at least one of the boxes that are here ({ $known }), not { $found }.
error-setup-colour-elsewhere = The pieces in { $found } are in a box that is not on the table.
error-setup-alien-no-spare-colour = { $found } plays with a second set of ships, and no colour is left for it.
error-setup-alien-elsewhere = { $found } is in a box that is not on the table.
error-setup-no-combo = No combo card has all its aliens in the boxes on the table.
error-setup-planets = There are four or five planets for each player, not { $found }.
error-setup-colours = Each player needs a colour from the box, and no two the same: { $found } does not work.
error-setup-aliens-unused = Aliens can be named only with the set-up chosen, not with { $found }.
error-setup-aliens-number = Name one alien for each of the { $seats } seats; there are { $found }.
error-setup-alien-unknown = There is no alien { $found }.
error-setup-alien-twice = The alien { $found } is named twice.
error-setup-aliens-barred = { $one } and { $other } may not be in the same game.
error-setup-too-few-aliens = This set-up needs { $needed } aliens, and there are only { $found }.

error-save-not-written = The game could not be saved to { $file }: { $reason }.
error-save-not-read = { $file } could not be read: { $reason }.
error-save-not-a-save = { $file } is not a saved game of Cosmic Hotseat.
error-save-damaged = { $file } is damaged and cannot be loaded.
error-save-format = { $file } was saved by a newer version, in format { $found }; this one reads formats up to { $known }.
error-save-elsewhere = Another program plays { $file } as well, so this game goes on as a copy in { $copy }.
error-save-trail = { $file } is only the newest part of a running game: { $trail } belongs beside it.
error-save-unknown = { $file } needs { $found }, which is not part of this version.
error-save-other-rules = { $file } was played by other rules and cannot be continued here.
error-save-other-content = { $file } was played with other cards or aliens and cannot be checked here.

error-save-exists = { $file } already holds another saved game; choose another name.
error-no-home = There is no home folder to keep games in; name a folder with --save-dir.
error-save-name = A name for a save has letters, digits, hyphens and spaces only.
error-seats = A seat is a name or bot:normal, bot:hard and the like, with commas between; no name twice.
error-bot = There is no bot called { $name }; there are { $known }.
error-bench-build = { $build } cannot be measured: { $reason }.
