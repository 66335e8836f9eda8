# What happened, for everybody or for those who may know it. Names, never "you". `.why` is the rule behind it.

log-sheet-face-down = { $seat } has an alien and lays its sheet face down.
    .why = variants.hidden
log-sheet-own = { $seat } is { $alien }, which nobody else knows.
    .why = variants.hidden
log-alien-shown = { $seat } is { $alien }.
    .why = setup.advanced
log-first-player = { $seat } goes first.
    .why = setup.first_player
log-turn-starts = The turn of { $seat } begins.
    .why = start_turn.offense
log-encounter-starts = { $number ->
    [0] { $seat } starts an encounter out of turn.
    [1] { $seat } starts an encounter.
    [2] { $seat } starts a second encounter.
   *[other] { $seat } starts encounter number { $number } of this turn.
}
    .why = turn.encounter
log-extra-encounter = { $seat } turns on { $other }, whose turn waits until that is fought out.
    .why = terms.precedence
log-encounter-put-in = { $seat } has an encounter out of turn.
    .why = turn.order
log-turn-goes-on = The turn of { $seat } goes on.
    .why = turn.encounter
log-another-encounter = { $seat } goes on to another encounter.
    .why = second_encounter.start
log-broken-off = { $seat } has no { $want ->
    [ships] ship to send
    [planets] planet to aim at
   *[cards] encounter card left
}. The encounter is broken off { $turn ->
    [over] and the turn is over
   *[on] and the turn goes on
}.
    .why = planning.broken_off
log-game-won = { $seats_n ->
    [one] { $seats } wins the game!
   *[other] { $seats } win the game together!
}
    .why = winning.moment

## Destiny and launch

log-destiny = { $seat } turns up the destiny card { $destiny }.
    .why = destiny.draw
log-destiny-reshuffled = The destiny cards are shuffled again.
    .why = destiny.last_card
log-destiny-without-planets = { $other } has no planet left to be met on, so { $seat } draws again.
    .why = destiny.no_planets
log-defense = { $seat } is the defense.
    .why = terms.main_players
log-refounded = { $seat } settles the home planet { $planet } again.
    .why = destiny.refound
log-aimed = { $seat } aims the gate at { $planet }, against { $other }.
    .why = launch.aim
log-launched = { $seat } has { count-ships } on the gate, bound for { $planet }.
    .why = launch.ships

## Alliance

log-invited = { $seats_n ->
    [0] { $seat } invites nobody.
   *[other] { $seat } invites { $seats }.
}
    .why = alliance.invite
log-voted = { $seat } { $answer ->
    [yes] agrees.
   *[no] refuses.
}
    .why = terms.precedence
log-declined = { $seat } stays out of it.
    .why = alliance.answer
log-allied = { $seat } joins the { $side } with { count-ships }.
    .why = alliance.commit
log-allies = { $who }.
allies-fleet = { $seat } ({ count-ships })
allies-join = { $who } { $count ->
    [one] joins
   *[other] join
} the { $side }
allies-stay-out = { $seats } { $count ->
    [one] stays
   *[other] stay
} out of it
log-alliance-cancelled = The alliance of { $seat } is cancelled; its ships go home.
    .why = artifacts.force_field

## Planning and reveal

log-cards-laid = Both encounter cards lie on the table.
    .why = planning.select
log-laid-face-up = { $seat } lays { $card } face up.
    .why = planning.select
log-kicker-laid = { $seat } announces a kicker and lays it face down.
    .why = kickers.play
log-kicker-revealed = { $seat } turns up { $card }.
    .why = kickers.reveal
log-revealed = { $seat } reveals { $card }.
    .why = reveal.turn_up
log-morphed = The Morph of { $seat } becomes { $card_kind ->
    [attack] an attack of { $value }
   *[other] a negotiate
}.
    .why = reveal.morph
log-laid-beside = { $seat } lays another { card-moved } face down beside the encounter card.
    .why = planning.select
log-revealed-beside = { $seat } reveals { $cards } beside it.
    .why = reveal.turn_up
log-card-replaced = { $seat } plays { $card } instead.
    .why = reveal.turn_up
log-card-added = { $seat } adds { $card }; its attack counts { $value } now.
    .why = reveal.totals
log-attacks-are-negotiates = Every attack now counts as a negotiate.
    .why = artifacts.emotion_control
log-reinforced = { $seat } adds { $value } to the { $side }.
    .why = reinforcements.play
log-reinforced-now = { $seat } adds { $value } to the { $side }: { $totals }.
log-reinforcement-stopped = { $card } of { $seat } adds nothing: it was stopped.
    .why = reinforcements.play
log-total = Total of the { $side }: { $value } = { $parts }.
    .why = reveal.totals

## Outcome

log-encounter-won = { $side ->
    [offense] The offense wins: { $seat } prevails.
   *[defense] The defense wins: { $seat } holds out.
}
    .why = reveal.decision
log-both-lose = Both sides lose, and nobody has won.
    .why = outcome.two_morphs
log-settled = The encounter is over without a fight, and { $seat } has come through with success.
    .why = second_encounter.conditions
log-no-spoils = There will be neither compensation nor rewards.
    .why = artifacts.ionic_gas
log-reward-declared = { $ships ->
    [0] { $seat } takes { count-cards } as a reward.
   *[other] { $count ->
        [0] { $seat } frees { $ships ->
            [one] a ship
           *[other] { $ships } ships
        } from the warp as a reward.
       *[other] As a reward { $seat } frees { $ships ->
            [one] a ship
           *[other] { $ships } ships
        } from the warp and takes { count-cards }.
    }
}
    .why = rewards.choose
log-reward-cards-declared = { $count ->
    [0] { $seat } takes no reward cards, but { $cosmic ->
        [one] the card
        [2] both cards
       *[other] all { $cosmic } cards
    } from the cosmic deck.
   *[other] { $cosmic ->
        [0] { $seat } takes { $count ->
            [one] the card
            [2] both cards
           *[other] all { $count } cards
        } from the reward deck.
       *[other] { $seat } takes { $count ->
            [one] one card
           *[other] { $count } cards
        } from the reward deck and { $cosmic ->
            [one] one
           *[other] { $cosmic }
        } from the cosmic deck.
    }
}
    .why = reward_deck.mix
log-rift-goes-off = { $card } goes off in the hand of { $seat }, who loses { $count ->
    [one] a ship
   *[other] { $count } ships
}.
    .why = rifts.taken

## Deals

log-deal-offered = { $seat } offers { $other } a deal. { $seat } gives: { $give }. { $other } gives: { $take }.
    .why = deals.terms
log-deal-accepted = { $seat } accepts the deal.
    .why = deals.success
log-deal-time-up = Time is up.
    .why = deals.clock
log-deal-you-begin = { $seat } leaves the first word to { $other }.
    .why = deals.terms
log-deal-refused = { $seat } wants no deal.
    .why = deals.failure
log-deal-failed = There is no deal. Both main players lose ships.
    .why = deals.failure
log-deal-quashed = The deal is quashed.
    .why = artifacts.quash
log-deal-cards = { $seat } hands { $other } { cards-moved }.
    .why = deals.cards
log-deal-which = { $seat } has handed { $other }: { $cards }.
    .why = deals.cards

## Ships

log-ships-to-warp = { $cause ->
    [deal] For the failed deal { $seat } loses { count-ships } to the warp.
    [price] { $seat } gives up { count-ships } to the warp.
    [nowhere] With no colony to go to, { $seat } loses { count-ships } to the warp.
    [freed] { $count ->
        [one] One captive ship of { $seat } is free again, and in the warp.
       *[other] { $count } captive ships of { $seat } are free again, and in the warp.
    }
   *[defeat] { $seat } loses { count-ships } to the warp.
}
    .why = terms.warp
log-ships-removed = { $count ->
    [one] One ship of { $seat } leaves
   *[other] { $count } ships of { $seat } leave
} the game.
    .why = ships.removal
log-ships-added = { $count ->
    [one] A ship more joins
   *[other] { $count } ships more join
} { $seat }, who now has { $fleet } in all.
    .why = setup.game_setup_text
log-planet-removed = The planet { $planet } leaves the game.
    .why = ships.lost_planets
log-planet-devoured = { $seat } devours { $planet }. The planet is gone, and counts as a foreign colony of { $seat } for ever.
    .why = ships.lost_planets
log-planets-swapped = { $planet } and { $other_planet } change places, with all that stands on them.
    .why = ships.swapped_planets
log-worldship-home = The planet { $planet } of { $seat } goes home from the gate.
    .why = ships.worldship
log-planet-added = A new planet comes into the home system of { $seat }: { $planet }.
    .why = ships.new_planets
log-ships-captured = { $other } takes { $count ->
    [one] one ship of { $seat } captive.
   *[other] { $count } ships of { $seat } captive.
}
    .why = ships.stacks
log-captives-stacked = { $count ->
    [one] One of them comes
   *[other] { $count } of them come
} under a ship of { $seat }: a stack of { $size }.
    .why = ships.stacks
log-ships-home = { $count ->
    [one] One ship of { $seat } comes
   *[other] { $count } ships of { $seat } come
} home to { $planet }.
    .why = ships.back
log-ships-all-home = { $count } ships of { $seat } come home.
log-ships-land = { $seat } lands { count-ships } on { $planet }.
    .why = terms.colony
log-ship-retrieved = { $seat } brings a ship from the warp to { $planet }.
    .why = regroup.retrieve
log-ship-retrieved-to-gate = { $seat } has no colony; a ship comes from the warp to the gate.
    .why = regroup.no_colony

## Powers

log-power-used = { $seat } uses the power of { $alien }.
    .why = terms.use
log-power-used-on = { $seat } uses the power of { $alien } on { $other }.
log-power-zapped = The power of { $alien } is zapped; { $seat } cannot use it again in this encounter.
    .why = powers.zap
log-power-lost = { $seat } has too few home colonies and loses its power.
    .why = powers.lost
log-power-regained = { $seat } has its power back.
    .why = powers.regained
log-sheet-turned-up = { $seat } turns its sheet up: { $alien }.
    .why = variants.hidden
log-alien-offered-unseen = { $seat } draws a sheet from the box and looks at it.
    .why = variants.succession
log-sheet-kept-unseen = { $seat } keeps one of its two sheets face down; the other leaves the game unseen.
    .why = variants.hidden_setup
log-succeeds-unseen = { $seat } has a new sheet, face down.
    .why = variants.hidden_setup
log-alien-lost = { $seat } is { $alien } no longer.
    .why = terms.precedence
log-alien-offered = { $seat } draws { $alien } and may change to it.
    .why = variants.succession
log-alien-succeeds = { $seat } changes to { $alien }.
    .why = variants.succession
log-alien-drawn = { $seat } receives a new power: { $alien }.
    .why = terms.precedence
log-powers-exchanged = { $seat } and { $other } exchange their powers.
    .why = terms.precedence
log-power-lent = { $seat } lends its power to { $other }, who has it in place of its own in this encounter.
    .why = terms.precedence
log-power-stolen = { $seat } takes the power of { $alien } from { $other } for this encounter{ $how ->
    [instead] , in place of its own.
   *[other] , beside its own.
}
    .why = terms.precedence
log-power-given-back = { $seat } gives the power back to { $other }.
    .why = terms.precedence
log-possessed = { $seat } borrows the hand of { $other }: { cards-moved }.
    .why = terms.precedence
log-card-buried = The hidden card of { $seat } goes unseen under the deck.
    .why = terms.precedence
log-cards-swapped = The two encounter cards change places.
    .why = terms.precedence
log-hands-mixed = The hands of { $seat } and { $other } are mixed and dealt again.
    .why = terms.precedence
log-borrowed-returned = { $seat } gives { $other } back { cards-moved }.
    .why = terms.precedence

## Cards

log-card-played = { $side ->
    [artifact] { $seat } plays { $card }.
    [reinforcement] { $seat } plays { $card }.
    [rift] { $seat } plays { $card }.
   *[other] { $seat } plays { $card } ({ $side } side).
}
    .why = artifacts.discard
log-card-played-on = { $side ->
    [artifact] { $seat } plays { $card } on { $other }.
   *[other] { $seat } plays { $card } ({ $side } side) on { $other }.
}
log-card-stopped = { $card } of { $seat } is stopped and has no effect{ $fate ->
    [hand] ; it goes back to hand
   *[discard] {""}
}.
    .why = timing.interrupt
log-plague = Plague strikes { $seat }.
    .why = artifacts.plague
log-discarded = { $card } of { $seat } goes to the { $rewards ->
    [0] discard pile
   *[other] reward discards
}.
    .why = hands.discard_piles
log-drew = { $seat } draws { cards-moved }.
    .why = hands.no_limit
log-drew-rewards = { $seat } draws { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
} from the reward deck.
    .why = reward_deck.mix
log-rewards-reshuffled = The discarded reward cards are shuffled and become the new reward deck.
    .why = reward_deck.empty
log-finder-named = { $seat } looks for { $card } in the hand of { $other }.
    .why = artifacts.finder
log-drew-onto-sheet = { $seat } draws { cards-moved } onto the sheet of { $alien }.
    .why = hands.no_limit
log-back-on-sheet = The card of { $seat } goes back unplayed onto the sheet of { $alien }.
    .why = terms.precedence
log-drew-cards = { $seat } has drawn: { $cards }.
    .why = hands.no_limit
log-set-aside = { $seat } sets { cards-moved } aside, where nobody can take them.
    .why = hands.new_hand
log-new-hand-due = { $seat } has no encounter card and must take a new hand.
    .why = hands.new_hand
log-new-hand = { $cards_n ->
    [0] { $seat } holds no cards and draws a new hand.
   *[other] { $seat } has no encounter card, shows { $cards } and draws a new hand.
}
    .why = hands.new_hand
log-reshuffled = The discards are shuffled into a new deck.
    .why = hands.reshuffle
log-cosmic-quake = A cosmic quake: all hands are shuffled into the deck, and everybody draws eight cards.
    .why = hands.quake
log-took-cards = { $seat } takes { cards-moved } from the hand of { $other }.
    .why = compensation.take
log-took-from-hand = { $seat } takes { cards-moved } out of the hand of { $other }.
    .why = terms.precedence
log-gave-cards = { $seat } gives { $other } { cards-moved }.
    .why = terms.precedence
log-gave-which = { $seat } has given { $other }: { $cards }.
    .why = terms.precedence
log-took-which = { $seat } has taken from { $other }: { $cards }.
    .why = terms.precedence
log-meant-for = { $seat } means { $other }.
    .why = powers.reading
log-cards-come-back = { $seat } takes back into hand: { $cards }.
    .why = hands.no_limit
log-put-aside = { $card } of { $seat } is put aside until the encounter is over.
    .why = hands.no_limit
log-put-aside-returned = { $seat } takes { $card }, which was put aside, back into hand.
    .why = hands.no_limit
log-took-back = { $seat } takes the encounter card back into hand.
    .why = outcome.negotiates
log-took-openly = { $seat } takes { $card } into hand.
    .why = hands.no_limit
log-looked = { $seat } looks at cards of { $other }.
    .why = hands.no_limit
log-looked-at = { $cards_n ->
    [0] { $seat } has seen no card of { $other }.
   *[other] { $seat } has seen these cards of { $other }: { $cards }.
}
    .why = hands.no_limit

## Parts

count-ships = { $count ->
    [one] one ship
   *[other] { $count } ships
}
count-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
cards-moved = { $rewards ->
    [0] { count-cards }
   *[other] { $others ->
        [0] { count-rewards }
       *[other] { count-cards } ({ of-them-rewards })
    }
}
count-rewards = { $rewards ->
    [one] one reward card
   *[other] { $rewards } reward cards
}
of-them-rewards = { $rewards ->
    [one] one of them a reward
   *[other] { $rewards } of them rewards
}
card-moved = { $rewards ->
    [0] card
   *[other] reward card
}

log-card-pilfered = { $seat } has quietly taken { $card } from the { $loot ->
    [deck] top of the deck
   *[discards] top of the discard pile
}.
    .why = variants.cheating
log-ship-pilfered = { $seat } has quietly brought a ship from the warp to { $planet }.
    .why = variants.cheating
log-accused = { $seat } cries: stop, thief! { $other } is accused.
    .why = variants.stop_thief
log-accused-wrongly = { $other } has clean hands, and { $seat } pays for the false alarm.
    .why = variants.stop_thief
log-thief-caught = { $seat } is caught with { $loot ->
    [deck] a card from the deck
    [discards] a card from the discard pile
   *[ship] a ship from the warp
}!
    .why = variants.stop_thief
log-licence-shown = { $seat } shows { $card }, which has now been played.
    .why = variants.stop_thief

## Technologies

log-techs-drawn = { $seat } draws { $count ->
    [one] one tech
   *[other] { $count } techs
}.
    .why = techs.deal
log-techs-own = { $seat } has drawn these techs: { $techs }.
    .why = techs.deal
log-tech-not-kept = { $seat } does not keep { $tech }, which is discarded.
    .why = techs.deal
log-tech-instead = { $seat } takes a new tech instead of another encounter.
    .why = techs.new
log-ship-researches = { $seat } sends a ship from { $planet } to research tech { $number }: { $count ->
    [one] one ship is
   *[other] { $count } ships are
} on it.
    .why = techs.research
log-tech-completed = { $seat } completes { $tech }.
    .why = techs.complete
log-tech-abandoned = { $seat } gives up { $tech }.
    .why = techs.abandon
log-tech-used = { $seat } uses { $tech }.
    .why = techs.use
log-tech-stopped = { $tech } of { $seat } is stopped and has no effect.
    .why = techs.stop
log-tech-discarded = { $tech } of { $seat } is discarded.
    .why = techs.use
log-tech-passed-on = { $seat } gives { $tech } to { $other }.
    .why = techs.use
