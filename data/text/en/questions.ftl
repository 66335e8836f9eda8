# What the rules ask a player. Every question begins with the player's name.
# ask-<kind> is the question; why-<kind> the rule paragraph (or printed text) it rests on.
# What the button says becomes of what is chosen: .card (lay, play, discard … as ui-confirm-card has them), .ships (come, return, lose).
# .mixed: each answer is so many of one thing and so many of another, and is not called by a single number.
# Always there: $player, $low and $high (how many), and in an encounter $offense, $defense and $target.

## Setting up

ask-alien = { $player }, which alien do you want to be?
    .sole = { $player }, your sheet is dealt and lies face down. Your plate shows you which alien it is; nobody else knows.
why-alien = setup.advanced
ask-succession = { $player }, which alien are you from now on?
why-succession = variants.succession
ask-turn-up = { $player }, do you turn your sheet up for this?
why-turn-up = variants.hidden

## Regroup and destiny

ask-retrieve = { $player }, one of your ships comes out of the warp. On which of your colonies does it land?
why-retrieve = regroup.retrieve
ask-destiny-wild = { $player }, destiny leaves the choice to you. Whom do you meet?
why-destiny-wild = destiny.wild
ask-own-colour = { $player }, destiny shows your own colour. What do you do?
why-own-colour = destiny.own_colour
ask-evict-planet = { $player }, from which of your home planets do you drive out a guest?
why-evict-planet = destiny.evict
ask-evict-colony = { $player }, whose colony on { $planet } do you attack?
why-evict-colony = destiny.evict
ask-refound-planet = { $player }, which empty home planet do you settle again?
why-refound-planet = destiny.refound
ask-refound-ships = { $player }, which ships settle { $planet }? Send { low-to-high-ships }.
why-refound-ships = destiny.refound

## Launch and alliance

ask-aim = { $player }, at which planet do you aim the gate?
why-aim = launch.aim
ask-launch-ships = { $player }, which ships go on the gate, against { $target }? Send { low-to-high-ships }.
why-launch-ships = launch.ships
ask-invite = { $player }, whom do you invite to your side as the { $side }?
    .seats = invite
why-invite = alliance.invite
ask-ally = { $player }, { $offense } attacks { $defense } at { $target }. Which side do you join?
why-ally = alliance.answer
ask-ally-ships = { $player }, which ships do you send to the side of the { $side }? Send { low-to-high-ships }.
why-ally-ships = alliance.commit
ask-return = { $player }, { $high ->
    [one] to which colony does your ship
   *[other] to which colonies do your { $high } ships
} return?
    .ships = come
why-return = ships.back
ask-ship-leaves = { $player }, which of your ships leaves { $zone }?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } are still to be named.
}
why-ship-leaves = ships.stacks
ask-ship-arrives = { $player }, which of your ships comes to { $zone }?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } are still to be named.
}
why-ship-arrives = ships.stacks

## Planning and reveal

ask-card = { $player }, which encounter card do you lay down? { $offense } attacks { $defense } at { $target }.
    .card = lay
why-card = planning.select
ask-reinforce = { $player }, do you add a reinforcement?
why-reinforce = reinforcements.play
ask-reinforce-as-promised = { $player }, you have promised a reinforcement. Which one do you add?
why-reinforce-as-promised = reinforcements.play

## Resolution

ask-deal-offer = { $player }, what deal do you offer { $other }?
why-deal-offer = deals.terms
ask-deal-reply = { $player }, { $other } offers a deal. { $other } would give: { $take }. You would give: { $give }. What do you say?
why-deal-reply = deals.failure
ask-deal-hand-over = { $player }, under the deal you owe { $high ->
    [one] one card
   *[other] { $high } cards
} of the kind { $card_kind }. Which do you hand over?
    .card = give
why-deal-hand-over = deals.cards
ask-deal-settle = { $player }, which ships settle on { $planet }? Send { low-to-high-ships }.
why-deal-settle = deals.colonies
ask-failed-deal-ships = { $player }, the deal has failed. Which { $high ->
    [one] ship goes
   *[other] { $high } ships go
} to the warp?
    .ships = lose
why-failed-deal-ships = deals.failure
ask-reward = { $player }, you helped the defense and may take { $due ->
    [one] one reward
   *[other] { $due } rewards
}: ships out of the warp, cards from the deck, or a mix. What do you take?
    .mixed = yes
why-reward = rewards.choose
ask-reward-cards = { $player }, { $due ->
    [one] your card
   *[other] your { $due } cards
} may come from the cosmic deck or from the reward deck. How many are reward cards?
    .mixed = yes
why-reward-cards = reward_deck.mix
ask-backs = { $player }, you draw { $due ->
    [one] a card
   *[other] { $due } cards
} unseen from the hand of { $other }, where both kinds of backs are. How many have the back of the reward deck?
why-backs = reward_deck.at_random
ask-which-copy = { $player }, you may have this card with either back. Which one goes?
    .card = choose
why-which-copy = reward_deck.copies
ask-which-negotiate = { $player }, which negotiate do you discard?
    .card = discard
why-which-negotiate = reward_deck.copies
ask-rift-ships = { $player }, the rift has gone off. Which { $high ->
    [one] ship goes
   *[other] { $high } ships go
} to the warp?
    .ships = lose
why-rift-ships = rifts.taken
ask-second-encounter = { $player }, the encounter was a success. Do you go on to a second one?
why-second-encounter = second_encounter.conditions

## Powers and cards

ask-use = { $player }, do you use the power of { $alien } now?
why-use = powers.mandatory
ask-play = { $player }, do you play { $card } now?
why-play = flares.sides
ask-window = { $player }, do you act { $moment }?
why-window = turn.windows
ask-counter = { $player }, { $event ->
    [PowerUsed] { $own ->
        [yes] your own power, { $alien }, is at work{ $meant ->
            [you] {" "}on you
            [yes] {" "}on { $other }
           *[no] {""}
        }
       *[no] { $seat } is using the power of { $alien }{ $meant ->
            [you] {" "}on you
            [yes] {" "}on { $other }
           *[no] {""}
        }
    }
    [TechUsed] { $own ->
        [yes] you are using { $tech } yourself
       *[no] { $seat } is using { $tech }
    }
    [CardPlayed] { $own ->
        [yes] you are playing { $card } yourself
       *[no] { $seat } is playing { $card }{ $meant ->
            [you] {" "}on you
            [yes] {" "}on { $other }
           *[no] {""}
        }
    }
   *[other] something is being announced
}. Do you stop it?
why-counter = timing.interrupt
ask-first = { $player }, you have several answers to this. Which one goes first?
why-first = timing.order
ask-card-or-ship = { $player }, what do you take?
why-card-or-ship = terms.precedence
ask-put-back = { $player }, which card do you lay on top of the deck next? The last one ends up on top.
    .card = lay
why-put-back = terms.precedence
ask-force-field = { $player }, whose alliances does Force Field cancel?
why-force-field = artifacts.force_field
ask-plague-victim = { $player }, whom does Plague strike?
why-plague-victim = artifacts.plague
ask-plague-ships = { $player }, Plague takes { count-high-ships }. Which do you lose to the warp?
    .ships = lose
why-plague-ships = artifacts.plague
ask-plague-card = { $player }, Plague takes a card of the kind { $card_kind }. Which one do you discard?
    .card = discard
why-plague-card = artifacts.plague
ask-kicker-card = { $player }, which kicker do you lay face down?
    .card = lay
why-kicker-card = kickers.play
ask-rift-card = { $player }, which rift do you play?
    .card = play
why-rift-card = rifts.play
ask-rift-free = { $player }, the rift frees { $due ->
    [one] one more ship
   *[other] { $due } more ships
}. How many of them belong to { $other }?
why-rift-free = rifts.play
ask-finder-whom = { $player }, in whose hand do you search with Finder?
why-finder-whom = artifacts.finder
ask-finder-card = { $player }, which card do you look for in the hand of { $other }?
    .card = name
why-finder-card = artifacts.finder
ask-finder-take = { $player }, you have looked at the hand of { $other }. Do you take { $card }?
why-finder-take = artifacts.finder
ask-hand-zap-whom = { $player }, who discards the whole hand and draws eight cards?
why-hand-zap-whom = artifacts.hand_zap
ask-space-junk-whom = { $player }, who takes the discarded card?
why-space-junk-whom = artifacts.space_junk
ask-space-junk-card = { $player }, which of the cards that are just discarded does somebody take?
    .card = choose
why-space-junk-card = artifacts.space_junk

## Parts of questions

low-to-high-ships = { $high ->
    [1] one
   *[other] { $low } to { $high }
}
count-high-ships = { $high ->
    [one] one ship
   *[other] { $high } ships
}

# --- why a power or flare is offered just now

occasion-ships-to-warp = { $count ->
    [one] One ship of { $seat } goes
   *[other] { $count } ships of { $seat } go
} to the warp.
occasion-ships-removed = { $count ->
    [one] One ship of { $seat } leaves
   *[other] { $count } ships of { $seat } leave
} the game.
occasion-card-discarded = { $card } of { $seat } is being discarded.
occasion-discarded-together = Several cards have been discarded at the same moment.
occasion-used-cards-discarded = The cards used in the encounter lie on the discard pile.
occasion-card-turned-up = The card of the { $side } is about to be turned up.
occasion-cards-drawn = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
occasion-ships-land = { $count ->
    [one] A ship of { $seat } has landed.
   *[other] { $count } ships of { $seat } have landed.
}
occasion-new-hand = { $seat } draws a new hand.
occasion-reinforcement-played = { $seat } adds { $card } to the { $side }.
occasion-destiny-drawn = { $seat } draws a destiny card.
occasion-ships-home = { $count ->
    [one] A ship of { $seat } comes
   *[other] { $count } ships of { $seat } come
} home.
occasion-ships-sent = { $seat } sends { $count ->
    [one] a ship
   *[other] { $count } ships
} into the encounter.
occasion-colonies-gained = New colonies have been founded by { $seats }.
occasion-flare-used = { $seat } has played { $card }.
occasion-ship-retrieved = { $seat } takes a ship out of the warp.
occasion-game-won = { $seats } would win the game now.
occasion-encounter-won = The { $side } has won the encounter.
occasion-deal-made = { $offense } and { $defense } have made a deal.
occasion-deal-failed = { $offense } and { $defense } have failed to make a deal.
occasion-deck-shuffled = The discard pile has been shuffled into a new deck.
occasion-alliance-made = { $seat } has joined the { $side }.
occasion-power-lost = { $seat } has lost its power for want of home colonies.
occasion-power-used = { $seat } is using the power of { $alien }{ $meant ->
    [you] {" "}on you
    [yes] {" "}on { $other }
   *[no] {""}
}.
occasion-power-zapped = The power of { $alien }, which { $seat } has, has been zapped.
occasion-card-played = { $seat } is playing { $card }{ $meant ->
    [you] {" "}on you
    [yes] {" "}on { $other }
   *[no] {""}
}.
occasion-cards-taken = { $seat } takes { $count ->
    [one] a card
   *[other] { $count } cards
} from a hand.

ask-cheat = { $player }, nobody is looking. What do you help yourself to?
why-cheat = variants.cheating
ask-accuse = { $player }, is there a thief at the table?
why-accuse = variants.stop_thief
ask-accuse-ship = { $player }, where is the ship that the false alarm costs?
    .ships = lose
why-accuse-ship = variants.stop_thief
ask-thief-ship = { $player }, caught! Which ship goes to the warp?
    .ships = lose
why-thief-ship = variants.stop_thief

## Technologies

ask-tech-keep = { $player }, which tech do you keep? It lies face down before you until you have researched it.
why-tech-keep = techs.deal
ask-tech-action = { $player }, what do you do with your techs?
why-tech-action = techs.action
ask-tech-ship = { $player }, from which colony does a ship go to research?
why-tech-ship = techs.research
ask-use-tech = { $player }, do you use { $tech } now?
why-use-tech = techs.use
ask-tech-instead = { $player }, do you take a new tech instead of the encounter?
why-tech-instead = techs.new
occasion-tech-used = { $seat } is using { $tech }.
occasion-tech-completed = { $seat } has completed { $tech }.
occasion-tech-discarded = { $tech } of { $seat } leaves play.
occasion-ship-researches = { $seat } sends a ship to research.
