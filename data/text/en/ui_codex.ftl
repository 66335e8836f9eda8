# The codex: its screen, and what it says itself where neither the rules nor the cards do.

codex-title = Codex
codex-search-empty = Type a few letters
codex-search-tip = Type a few letters; Up and Down go through what is found, Enter opens it.
codex-back = Back
codex-back-tip = Back to the page before. Backspace does the same.
codex-back-none = This is the first page.
codex-earlier-tip = The page before this one in the book.
codex-later-tip = The page after this one in the book.
codex-close = Close
codex-close-tip = Back to where the codex was opened. Escape does the same.
codex-index = Index
codex-index-tip = Back to the list.
codex-found = { $count ->
    [0] Nothing found
    [one] One entry
   *[other] { $count } entries
}
codex-nothing = Nothing in the codex matches this. Fewer letters may help.

## Groups of entries

codex-group-all = All
codex-group-alien = Aliens
codex-group-flare = Flares
codex-group-card = Cards
codex-group-destiny = Destiny
codex-group-phase = Phases
codex-group-term = Terms
codex-group-setup = Set-up
codex-group-rule = Rules
codex-sort-tech = Technology
codex-tech-line = Research number: { $research }.

## Sorts of entries

codex-sort-home = The little encyclopedia
codex-sort-alien = Alien
codex-sort-flare = Flare
codex-sort-kind = Kind of card
codex-sort-card = Encounter card
codex-sort-reinforcement = Reinforcement
codex-sort-artifact = Artifact
codex-sort-kicker = Kicker
codex-sort-rift = Rift
codex-sort-destiny = Destiny card
codex-sort-phase = Phase { $number } of { $count }
codex-sort-term = Term
codex-sort-variant = Variant
codex-sort-combo = Combo card
codex-sort-chapter = Chapter of the rules
codex-sort-case = A case that was decided
codex-sort-rule = Rules: { $chapter }

## Headings and lines on a page

codex-head-power = { $power }
codex-head-classic = Classic wild
codex-head-setup = Before the game
codex-head-wild = Wild side
codex-head-super = Super side
codex-head-history = History
codex-head-aliens = Powers at work in this phase
codex-head-artifacts = Artifacts for this phase
codex-head-cards = All of them
codex-head-rewards = In the reward deck
codex-head-rules = In the rules
codex-head-see = See also
codex-head-chapter = In this chapter
codex-head-cases-power = Cases decided
codex-head-cases-wild = Cases decided: wild side
codex-head-cases-classic = Cases decided: classic side
codex-head-cases-super = Cases decided: super side
codex-head-note = Note
codex-head-table = The table
codex-head-happens = What happens
codex-cases-more = { $count ->
    [one] And one more in which it plays a part.
   *[other] And { $count } more in which it plays a part.
 }
codex-case-seat = { $seat } plays { $alien }.
codex-case-hidden = { $seat } has { $alien } face down.
codex-case-tech = Before { $seat } lies { $tech } face down, with { $count ->
    [0] no ship
    [one] one ship
   *[other] { $count } ships
} on it.
codex-case-completed = { $seat } has completed { $tech }.
codex-case-holds = { $seat } holds { $cards }.
codex-case-nothing = Nothing that anybody could see.
codex-case-ours = Our own ruling, where the printed rules are silent.
codex-alien-line = { $use }. { $alert }.
codex-who = Who
codex-when = When
codex-copies-rewards = { $count ->
    [one] One in the reward deck
   *[other] { $count } in the reward deck
}
codex-copies = { $count ->
    [one] One in the deck
   *[other] { $count } in the deck
}
codex-flare-copies = One card, if flares are in the game
codex-barred = Never in the same game as { $aliens }.
codex-list-item = { $name } ({ $count })
codex-phase-next = The next phase is { $phase }.
codex-phase-last = After it comes a second encounter or the turn of the next player.
codex-combo-line = Three players take the first three, four the first four, five all of them; six draft theirs.
codex-combo-printed = These aliens stand on a card of the box.
codex-combo-ours = Our own suggestion: which aliens stand on this card of the box is not public.
codex-place = { $chapter }: { $title }

## What variants are called in the rules

codex-variant-basic = combo cards, combo card
codex-variant-four-planets = four-planet game

## The first page

codex-home = Codex
    .text = Everything that is printed in this game is in here: the aliens with their powers, both sides of every flare, every card, the phases of an encounter, the words the rules use, and the rules themselves.
    .how = Type a few letters to find something. Up and Down go through the list, Enter opens the page, Tab walks along the links, Backspace goes back, and Escape closes the codex.
    .start = For a first evening read [[rule.turn|The turn]], [[term.colony|Colony]] and [[rule.winning|Winning]]; for an argument at the table read [[rule.timing|Timing]]. How it goes at this screen: [[term.table_call|Table call]], [[term.curtain|Curtain]], [[term.taking_back|Taking back]], [[term.public_board|Public board]].

## Phases

codex-phase-start-turn = The player whose turn it is becomes the offense. An offense that holds no encounter card shows its hand, discards it and draws eight new cards.
codex-phase-regroup = The encounter begins. One ship of the offense comes back from the warp to a colony.
codex-phase-destiny = The offense turns up a destiny card, which says who the defense is.
codex-phase-launch = The offense aims the gate at a planet and puts one to four ships on it.
codex-phase-alliance = Both main players invite others. Whoever accepts sends one to four ships to the side that was joined.
codex-phase-planning = Each main player chooses an encounter card in secret and lays it face down.
codex-phase-reveal = Both cards are turned up. Two attacks are added up with ships and reinforcements; the higher total wins, and a tie goes to the defense.
codex-phase-resolution = What the cards decided is carried out: ships land or go to the warp, compensation and rewards are taken, deals are made, and the cards are discarded.

## Kinds of cards

codex-kind-attack = Attack cards
    .forms = attack card, attack cards, an attack, two attacks, all attacks, every attack, revealed attacks
    .text = An attack is an encounter card with a number. Against another attack each side adds its number to its ships and everything else in its total. Against a negotiate the attack simply wins.
codex-kind-negotiate = Negotiate cards
    .forms = negotiate card, negotiate cards, negotiates, negotiate
    .text = A negotiate is an encounter card that offers peace. Two of them open the talks about a deal. Against an attack a negotiate loses, but its player takes compensation from the winner.
codex-kind-morph = Morph cards
    .forms = morph card, morphs, morph
    .text = A morph is an encounter card without a mind of its own: when it is revealed it becomes a copy of the card it meets.
codex-kind-reinforcement = Reinforcements
    .forms = reinforcement card, reinforcement cards, reinforcements, reinforcement
    .text = A reinforcement adds its number to the total of a side after the cards are revealed. Main players and allies may play as many as they like, for either side.
codex-kind-artifact = Artifacts
    .forms = artifact card, artifact cards, artifacts, artifact
    .text = An artifact works once and is then discarded. Each one says who may play it and when.
codex-kind-flare = Flares
    .forms = flare card, flare cards, flares, flare
    .text = A flare belongs to an alien. Whoever holds it may play its wild side; the owner of that alien plays the super side instead. After use it comes back to the hand.
codex-kind-kicker = Kickers
    .forms = kickers, kicker
    .text = A kicker is laid face down beside a main player's encounter card and multiplies: its player's attack, its player's compensation, or what a failed deal costs the opponent. It is a card of the reward deck.
codex-kind-rift = Rifts
    .forms = rifts, rift
    .text = A rift brings ships of any players back from the warp at the start of an encounter. Whoever takes one out of another's hand sets it off and loses ships instead. It is a card of the reward deck.
codex-card-crooked-deal =
    .forms = crooked deals, crooked deal

## Terms

codex-term-offense = Offense
    .forms = offense
    .text = The player whose turn it is. The offense turns up destiny, aims the gate and sends ships.
codex-term-defense = Defense
    .forms = defense
    .text = The player whom destiny picks to be met. The defense fights with the ships that stand on the planet the gate points at.
codex-term-main-player = Main player
    .forms = main players, main player
    .text = The offense and the defense are the two main players of an encounter. Only they lay encounter cards.
codex-term-opponent = Opponent
    .forms = opponents, opponent
    .text = Each main player is the opponent of the other. Allies are nobody's opponent.
codex-term-ally = Ally
    .forms = offensive allies, offensive ally, defensive allies, defensive ally, allies, ally, allied
    .text = A player who has accepted an invitation and sent ships to one side. Offensive allies share the planet if their side wins; defensive allies receive rewards if theirs does.
codex-term-bystander = Bystander
    .forms = bystanders, bystander
    .text = A colony on the planet of the encounter that belongs to neither side. Nothing happens to it.
codex-term-invitation = Invitation
    .forms = invitations, invitation, invited, invites, invite
    .text = Before others can help, a main player has to ask them: first the offense, then the defense. Being invited by both sides is possible, joining both is not.
codex-term-planet = Planet
    .forms = home planets, home planet, planets, planet
    .text = Every player begins with five planets of one colour. Those are home planets to their owner and foreign ones to everybody else.
codex-term-system = Home system
    .forms = home systems, home system
    .text = The home planets of one player taken together. Destiny usually sends the offense into somebody's home system.
codex-term-colony = Colony
    .forms = colonies, colony
    .text = One or more ships of a player on a planet. Different players may have colonies on the same planet.
codex-term-home-colony = Home colony
    .forms = home colonies, home colony
    .text = A colony on one of its owner's home planets. Home colonies keep the alien power alive: with fewer than three it is lost.
codex-term-foreign-colony = Foreign colony
    .forms = foreign colonies, foreign colony
    .text = A colony on somebody else's planet. Five of them win the game.
codex-term-ship = Ship
    .forms = ships, ship
    .text = Every player has twenty ships. Each one in an encounter adds 1 to the total of its side, unless a power says otherwise.
codex-term-gate = Hyperspace gate
    .forms = hyperspace gate, gate
    .text = The cone that points at the planet of the encounter and carries the ships of the offense and its allies.
codex-term-warp = Warp
    .forms = warp
    .text = Where lost ships wait. The offense brings one of its own back in each Regroup phase, and defensive allies may free some as rewards.
codex-term-track = Colony track
    .forms = colony track, colony marker, colony markers, markers, marker
    .text = The scale around the warp. The marker of each player shows how many foreign colonies that player holds now.
codex-term-turn = Turn
    .forms = the turn, a turn, this turn, same turn
    .text = A player's time as the offense. A turn holds one encounter, and a second one if the first was a success.
codex-term-encounter = Encounter
    .forms = encounters, encounter
    .text = One round of the game, from Regroup to Resolution, between an offense and a defense and about one planet.
codex-term-second-encounter = Second encounter
    .forms = second encounters, second encounter
    .text = After a successful first encounter the offense may have another one in the same turn, as long as it holds an encounter card.
codex-term-phase = Phase
    .forms = phases
    .text = An encounter goes through eight phases, always in the same order. The bar on a sheet or card shows in which of them it can be used.
codex-term-window = Window
    .forms = windows, window
    .text = A moment at which powers and cards may be used. It stays open until everybody has passed in a row. At this screen it appears as a call to the table.
codex-term-timing-order = Timing order
    .forms = timing order
    .text = Who goes first when several want to act at once: the offense, then the defense, then all others clockwise from the left of the offense.
codex-term-timing-bar = Timing bar
    .forms = timing bars, timing bar, bars
    .text = The strip on a sheet or card with one field for each phase. Lit fields are the phases in which it may be used; the words beside it say by whom.
codex-term-sheet = Alien sheet
    .forms = alien sheets, alien sheet, sheets, sheet
    .text = The page of an alien: its power, when it works, how hard it is to play, and its history. It lies face up while the power is in force.
codex-term-alert = Alert level
    .forms = alert levels, alert level, alert lamps, alert
    .text = The lamp on a sheet. Green aliens are simple, yellow ones tricky, red ones for experts. It says nothing about how strong they are.
codex-term-power = Alien power
    .forms = alien powers, alien power, powers, power
    .text = What an alien may do that others may not. Where it says something other than the rules, the power is right.
codex-term-use = Use
    .forms = use
    .text = The moment at which a power acts. Only a use can be zapped; what a power does without being used is safe.
codex-term-mandatory = Must and may
    .forms = mandatory, optional
    .text = A mandatory power must be used each time it can be. An optional one is used only if its owner wants to.
codex-term-table-call = Table call
    .forms = table calls, table call
    .text = Where somebody might answer, the whole table is asked at once, for the same time whether or not anybody holds an answer. Who wants to act presses the key of its seat and then chooses behind the curtain, at every moment until the target is chosen, the cards are turned up, the outcome is known or the encounter is over; when nobody does, the game goes on. The key works between two calls as well. A seat can ask to be left alone for the rest of the encounter.
codex-term-curtain = Curtain
    .forms = curtains, curtain
    .text = Nothing of a hand is on the screen before its owner says so. The curtain names the seat whose turn it is to look; everybody else looks away. It falls again by itself, and whenever the window is left.
codex-term-taking-back = Taking back
    .forms = taking back, take back
    .text = U takes the last answer back as long as nothing new has been seen since. Further back goes only what the whole table agrees to, each seat with its own key.
codex-term-public-board = Public board
    .forms = public board, projector
    .text = The board for everybody, on a second screen or in this window while nobody is asked. It never shows what is in a hand. F10 sends it to the next screen; where it is shown is chosen when a game is set up.
codex-term-zap = Power zapped
    .forms = zapped, zaps, zap
    .text = A zap cancels one use of a power as it happens. The power cannot be used again until the encounter is over.
codex-term-lost-power = Power lost
    .forms = power lost, power is lost, power may be lost, loses its power
    .text = A player with fewer than three home colonies loses the alien power at once and has it back at once when there are three again. In the four-planet game the number is two.
codex-term-wild = Wild side
    .forms = wild sides, wild side, wild effects, wild effect, wild one
    .text = The half of a flare that everybody may play, except the owner of its alien while that power is in force.
codex-term-super = Super side
    .forms = super sides, super side, super effects, super effect, super flares, super flare
    .text = The half of a flare for the owner of its alien. It strengthens the power and cannot be played while that power is lost or zapped.
codex-term-hand = Hand
    .forms = hand
    .text = The cards a player holds. They are secret, and there is no limit to their number. Nobody draws at the end of a turn.
codex-term-new-hand = New hand
    .forms = new hands, new hand
    .text = Eight fresh cards for an offense without an encounter card at the start of its turn, or for a defense without one when cards are chosen. The old hand is shown and discarded. An offense that runs out later gets none: its turn ends.
codex-term-encounter-card = Encounter card
    .forms = encounter cards, encounter card
    .text = An attack, a negotiate or a morph. Only these can be laid in Planning.
codex-term-deck = Deck
    .forms = cosmic deck, decks, deck
    .text = The face-down pile from which hands are drawn. When it runs out, the discards are shuffled into a new one.
codex-term-discard = Discard pile
    .forms = discard piles, discard pile
    .text = Used cards lie here, face up. Anybody may look through them without changing their order.
codex-term-quake = Cosmic quake
    .forms = cosmic quake, quake
    .text = When the deck and the discard pile are both empty and somebody has to draw, all hands are shuffled and everybody gets eight new cards.
codex-term-destiny = Destiny deck
    .forms = destiny decks, destiny deck, destiny cards, destiny card, destiny
    .text = Its cards decide whom the offense meets: a colour names a player, a wild card leaves the choice to the offense, and a special card compares the others.
codex-term-hazard = Hazard warning
    .forms = hazard warnings, hazard warning, hazard
    .text = A glow on some destiny cards. It has no meaning in this game and waits for expansions.
codex-term-eviction = Eviction
    .forms = evictions, eviction, evict
    .text = When destiny shows the offense its own colour, it may attack a foreign colony in its own home system.
codex-term-refound = Re-founding
    .forms = re-founded, re-founding, re-found
    .text = When destiny shows the offense its own colour, it may settle an empty home planet again without a fight. That counts as a success.
codex-term-total = Total
    .forms = totals, total
    .text = What a side counts after the reveal: the number on its attack, its ships and those of its allies, reinforcements, and whatever powers add or take away.
codex-term-compensation = Compensation
    .forms = compensation, compensated
    .text = A main player who loses with a negotiate against an attack takes a random card from the winner's hand for each ship of their own that this defeat sent to the warp.
codex-term-reward = Reward
    .forms = defender rewards, rewards, rewarded, reward
    .text = What each ally of a winning defense receives: for every ship sent, a card from the deck or one of their ships out of the warp.
codex-term-reward-deck = Reward deck
    .forms = reward deck, reward cards, reward card
    .text = Thirty-two cards with a back of their own, a little stronger than others, from which defender rewards may be taken. They lie beside the warp, or are shuffled into the cosmic deck, as the table has agreed.
codex-term-back = Back
    .forms = backs, kinds of backs, both kinds of backs
    .text = The side of a card that everybody sees. Cards of the reward deck have another one than those of the cosmic deck, in every hand and on the table.
codex-term-deal = Deal
    .forms = deals, deal
    .text = After two negotiates the main players have a minute to agree. Cards may change hands, and each may grant the other one colony. Everybody hears the offers, and with them the cards they name.
codex-term-failed-deal = Failed deal
    .forms = failed deals, failed deal, deal fails, deal has failed
    .text = No agreement in time costs each main player three ships of their choice. It is neither a success nor a defeat.
codex-term-promise = Promise
    .forms = promises, promise
    .text = Anything said at the table that is not part of a deal. Nobody has to keep it.
codex-term-success = Successful encounter
    .forms = successful encounter, successes, success
    .text = Winning as the offense, making a deal or re-founding a home colony. A first success allows a second encounter.
codex-term-token = Token
    .forms = tokens, token
    .text = A small counter that some aliens use. The sheet of the alien says what it means.
codex-term-removed = Out of the game
    .forms = removed from the game, leave the game for good, removal
    .text = Ships that an effect takes out of the game never come back. Everybody keeps at least as many as there are colonies needed to win.
codex-term-victory = Victory
    .forms = victories, victory, wins the game
    .text = Five foreign colonies at one moment win the game at once. Several players may win together, and some aliens have a way of their own.
