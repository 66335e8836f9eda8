# The table on the screen: what stands around the board, calls, curtain, hints.

## Roles and panels

ui-role-offense = Offense
ui-role-defense = Defense
ui-role-ally = Ally
ui-role-invited = Invited
ui-phase-start-turn = Start
ui-phase-regroup = Regroup
ui-phase-destiny = Destiny
ui-phase-launch = Launch
ui-phase-alliance = Alliance
ui-phase-planning = Planning
ui-phase-reveal = Reveal
ui-phase-resolution = Resolution
ui-phase-tip-start-turn = Start of the turn: without an encounter card in hand the offense draws a new hand.
ui-phase-tip-regroup = Regroup: the offense takes one of its ships back from the warp.
ui-phase-tip-destiny = Destiny: a card says whom the offense meets.
ui-phase-tip-launch = Launch: the offense aims the gate at a planet and sends one to four ships.
ui-phase-tip-alliance = Alliance: both sides invite, and the others decide whom to join, if anybody.
ui-phase-tip-planning = Planning: offense and defense each lay an encounter card face down.
ui-phase-tip-reveal = Reveal: the cards are turned up, the totals added up, reinforcements played.
ui-phase-tip-resolution = Resolution: ships go to the warp or land, then compensation, rewards and discards.
ui-no-encounter = The first encounter is about to begin.
ui-in-warp = In the warp: { $who }.
ui-at-gate = At the gate: { $who }
ui-on-planet = { $planet }: { $who }
ui-worldship = { $said }. { $seat } has sent this planet to the gate instead of ships.
ui-out-of-game = Out of the game: { $who }.
ui-total-tip = The totals: card, ships and reinforcements of each side, with everything that changes them below.
ui-goal = { $goal } foreign colonies win the game.
ui-thinking = { $seat } is thinking…
ui-plate-tip = { $seat } ({ $colour }), { $aliens }: { $foreign ->
    [one] one foreign colony
   *[other] { $foreign } foreign colonies
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $warp ->
    [0] no ship in the warp
    [one] one ship in the warp
   *[other] { $warp } ships in the warp
}. Press for the alien sheet.
ui-plate-face-down = Face down
ui-seat-face-down = The sheet of { $seat } lies face down: its power is not in the game until it is turned up.
ui-plate-more = { $alien } +{ $count }
ui-plate-bot = A bot plays here.
ui-seat-standing = { $colour }, { $aliens }. { $foreign ->
    [one] One foreign colony
   *[other] { $foreign } foreign colonies
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $warp ->
    [0] no ship in the warp
    [one] one ship in the warp
   *[other] { $warp } ships in the warp
}.
ui-discards = Discards
ui-discard-tip = { $count ->
    [one] One card lies
   *[other] { $count } cards lie
} in the discard pile. Press to see them.
ui-deck-tip = { $count ->
    [one] One card is
   *[other] { $count } cards are
} left in the deck.
ui-reward-deck-tip = { $count ->
    [one] One card is
   *[other] { $count } cards are
} left in the reward deck.
ui-reward-discards = Discards of the reward deck
ui-reward-discard-tip = { $count ->
    [one] One card lies
   *[other] { $count } cards lie
} in the discards of the reward deck. Press to see them.
ui-destiny-tip = { $count ->
    [one] One destiny card is
   *[other] { $count } destiny cards are
} left.
ui-not-saved = The game could not be saved
ui-seats-unknown = Who plays is not known
ui-played-elsewhere = This game is open twice
ui-close = Close
ui-codex = In the codex

## Hints and buttons of the dock

ui-hint-ships = Press a colony to add a ship, or drag one from it; the other mouse button or Backspace puts one back. { $low ->
    [0] Up to { $high }.
   *[other] { $low } to { $high }.
}
ui-hint-planets = Press the planet on the board.
ui-hint-seats = Press the plate of the player.
ui-hint-guests = Press the plates of the players.
ui-hint-hand = { $high ->
    [1] Press a card to pick it up, and once more to confirm.
   *[other] Pick up { $low } to { $high } cards.
}
ui-confirm = That is my choice
ui-confirm-card = { $does ->
    [lay] Lay
    [play] Play
    [discard] Discard
    [give] Give
    [show] Show
    [keep] Keep
    [take] Take
    [aside] Set aside
    [offer] Offer
    [hire] Hire
    [name] Name
   *[choose] Choose
} { $count ->
    [0] no card
    [one] this card
   *[other] { $count } cards
}
ui-confirm-ships = { $go ->
    [lose] { $count ->
        [0] Choose the ships
        [one] Lose one ship
       *[other] Lose { $count } ships
    }
    [takes] { $count ->
        [0] Choose the ships
        [one] { $seat } loses one ship
       *[other] { $seat } loses { $count } ships
    }
    [come] { $count ->
        [0] Choose where they land
        [one] One ship lands
       *[other] { $count } ships land
    }
    [return] { $count ->
        [0] Choose the ships
        [one] Bring one ship back
       *[other] Bring { $count } ships back
    }
    [stay] { $count ->
        [0] No ship stays
        [one] One ship stays
       *[other] { $count } ships stay
    }
   *[send] { $count ->
        [0] { $low ->
            [0] Send no ship
           *[other] Choose the ships
        }
        [one] Send one ship
       *[other] Send { $count } ships
    }
}
ui-confirm-guests = { $does ->
    [invite] { $count ->
        [0] Invite nobody
        [one] Invite one player
       *[other] Invite { $count } players
    }
   *[choose] { $count ->
        [0] Choose the players
        [one] Choose one player
       *[other] Choose { $count } players
    }
}
ui-clear = Start over
ui-all-guests = Everybody
ui-fill-ships = { $count ->
    [1] Choose for me
   *[other] Choose { $count } for me
}
ui-fill-spares = leaves a ship on each planet
ui-empties = That leaves { $planets } without a ship of { $whose ->
    [own] yours
   *[anothers] { $seat }
}: { $count ->
    [one] the colony is given up.
   *[other] these colonies are given up.
}
ui-power-goes = That gives up { $planets }: { $whose ->
    [own] you
   *[anothers] { $seat }
} would keep { $count ->
    [0] no home colony
    [one] one home colony
    [2] two home colonies
   *[other] { $count } home colonies
} and lose { $whose ->
    [own] your
   *[anothers] its
} power.
ui-could-use = Possible now: { $what }.
ui-number = Number
ui-choose-first = { $low ->
    [0] Choose at most { $high } first.
   *[other] { $high ->
        [1] Choose one first.
       *[other] Choose { $low } to { $high } first.
    }
}
ui-nothing-chosen = Nothing has been chosen yet.
ui-group-hand = Hand
ui-group-borrowed = Borrowed
ui-group-shown = This one
ui-look-at-hand = Look at the hand
ui-hint-tip = What a hard bot would do in your place, and why (H). For your eyes alone.
ui-hint-awaited = The hint is on its way.
hint-title = What a hard bot would do
hint-note = It knows no more than you do.
hint-figures = The figures are your chances of winning the game, as it sees them.
ui-accuse = Stop, thief!
ui-accuse-tip = Says that { $seat } has taken a card or a ship in this encounter without being entitled to it. A false alarm costs a ship.
ui-accuse-who = Who accuses { $seat }?
ui-accuse-later = { $seat } points at { $other }: stop, thief! It is looked into in a moment.

## Why a card cannot be used

ui-not-encounter-card = This is not an encounter card.
ui-not-that-kind = Only a card of the kind { $card_kind } can be chosen here.
ui-not-this-card = This card cannot be chosen here.
ui-not-before-planning = Encounter cards are laid down in Planning, by the two main players.
ui-not-before-reveal = Reinforcements are added after the reveal, by main players and allies.
ui-not-second-flare = Each player may play only one flare in an encounter.
ui-not-this-phase = It is played in: { $phases }.
ui-not-now = It has nothing to answer at this moment.

## Curtain and private looks

ui-curtain-title = { $seat }, it is your turn to look
ui-curtain-why = Something is to be decided in private.
ui-curtain-rest = Everybody else looks away. Nothing is shown before { $seat } opens the curtain.
ui-curtain-open = I am { $seat }, open (Enter or { $letter })
ui-looked-at = Cards of { $other }, in secret
ui-news = Since { $seat } last looked:
ui-private = For { $seat } alone: everybody else looks away.
ui-look-only = { $seat }, there is only one card to choose, so it is chosen. Nobody else needs to know.
ui-look-unable = { $seat }, what could be done now takes a card that is not in this hand, so it is not done. Nobody else needs to know why.
ui-look-refuse = { $seat }, this offer asks for something that is not there to give, so the answer is no. Nobody else needs to know why.
ui-turn-up = Turn the sheet up
ui-turn-up-waits = Asked at the next moment
ui-turn-up-tip = The sheet may be turned up at any moment. Press, and at the next one it is asked whether, behind the curtain.
ui-look-nothing = { $seat }, there is nothing to play at this moment. Close the curtain again.
ui-peek = The hand of { $seat }. Nobody else should look.
ui-close-hand = Close the hand
ui-order-press = Ask if I press
ui-order-always = Always ask me
ui-order-rest = Not this encounter
ui-order-never = Never at such calls
ui-order-tip = At table calls: only when I press my key, always without pressing, not at all in this encounter, or never at calls like this one. I can press my key all the same.

## Table calls

ui-call-moment = Does anyone act { $moment }?
ui-call-occasion = { $occasion } Does anyone act?
ui-call-reinforce = The totals stand. Reinforcements, anyone?
ui-call-hint = Press your key to be asked{ $until ->
    [aim] , now and until the target is chosen
    [reveal] , now and until the cards are turned up
    [outcome] , now and until the outcome
    [end] , now and to the end of the encounter
   *[other] {""}
}; no press is a pass.
ui-call-later = { $seat } is asked as soon as it can act.
ui-not-again = Not again this encounter
ui-not-again-tip = Nothing more is asked about your cards in this encounter, unless you press { $letter }. Your power is offered all the same.
ui-call-wave = Go on (Space)
ui-call-seat = { $seat } ({ $letter })

## Taking back and menu

ui-log-tip = What has happened so far (L)
ui-undo-tip = Take back the last choice (U)
ui-undo-nothing = There is nothing to take back yet.
ui-undo-other-rules = The last answer was given in another version of the game and cannot be taken back here.
ui-undone = The last choice has been taken back.
ui-menu-tip = Pause: save, settings, leave (Escape)
ui-consent-title = Take back?
ui-consent-undo = { $seat } wants to take back a choice, but since then the table has learned something new. Everybody has to agree.

ui-talk = Say something
ui-talk-tip = Say something to the table (S). It binds nobody; bots hear it, and remember whether it was true.
ui-floor = { $seat } is about to invite. Whoever wants to come along may ask for it now.
ui-floor-talk = Speak up (S)
ui-floor-go-on = Go on (Space)
ui-talk-not-now = Not while somebody looks at its cards, or the table is called.
ui-talk-who = Who has something to say?
ui-talk-title = { $seat } says …
ui-talk-note = Everybody hears it, and it binds nobody. Who keeps a word is trusted more, who breaks it less, for some encounters.
ui-talk-enough = That is enough for this encounter.
ui-talk-nothing = Nothing
