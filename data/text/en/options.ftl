# Answers. opt-<kind>-<word> is an answer to one question; its attribute says what choosing it means.

opt-pass = Pass
    .means = do nothing now

opt-own-colour-redraw = Draw again
    .means = discard this destiny card and turn up another
opt-own-colour-evict = Drive out a guest
    .means = attack a foreign colony on one of your home planets
opt-own-colour-refound = Settle an empty home planet
    .means = one to four of your ships move there; nobody opposes it, and it counts as a success
opt-ally-neither = Stay out
    .means = send no ships; nothing to win, nothing to lose
opt-ally-offense = Join the offense
    .means = send ships to the gate; if { $offense } wins, they settle on { $target } too
opt-ally-defense = Join the defense
    .means = send ships beside { $target }; if { $defense } wins, take a reward for each of them
opt-second-encounter-yes = Yes
    .means = another encounter begins with Regroup
opt-second-encounter-no = No
    .means = the turn passes to the player on the left
opt-deal-offer-you-begin = You begin
    .means = let the other make the first offer
opt-deal-offer-no-deal = No deal
    .means = the talks end, and both main players lose three ships
opt-deal-reply-accept = Accept
    .means = the deal is done, and it binds both sides
opt-deal-reply-counter = Make another offer
    .means = refuse this one and propose different terms
opt-deal-reply-refuse = Refuse
    .means = the talks end, and both main players lose three ships
opt-card-or-ship-card = A card
    .means = draw one from the deck
opt-card-or-ship-ship = A ship
    .means = one of yours comes out of the warp to a colony
opt-card-or-ship-neither = Nothing
    .means = take neither
opt-use-pass = Do not use it
    .means = the power rests at this moment
opt-play-pass = Keep it
    .means = the card stays in hand
opt-counter-pass = Let it happen
    .means = play nothing against it
opt-reinforce-pass = Add nothing
    .means = play no reinforcement now

## Answers made of things at the table

opt-power = Use { $name }
opt-face-down = Turn up { $alien }
opt-turn-up-pass = Leave it face down
    .means = nobody learns what it is
opt-artifact = Play { $name }
opt-flare = Play { $name } ({ $side } side)
opt-reinforcement = +{ $value } for { $own ->
    [yes] your side
   *[no] the { $side }
}
    .means = adds { $value } to the total of the { $side }
opt-reinforcement-idle = +{ $value } for { $own ->
    [yes] your side
   *[no] the { $side }
}
    .means = changes nothing now, as no totals are compared
opt-seat = { $seat }
    .means = { $colour }, { $aliens }; { $foreign ->
        [one] one foreign colony
       *[other] { $foreign } foreign colonies
    }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $warp ->
        [0] no ship in the warp
        [one] one ship in the warp
       *[other] { $warp } ships in the warp
    }
opt-zone-from = { $zone }
    .means = { $cap ->
        [one] one ship there
       *[other] up to { $cap } ships
    }
opt-number-reward = { $number ->
    [0] { $rest ->
        [one] One card
       *[other] { $rest } cards
    }
    [one] { $rest ->
        [0] One ship
        [one] One ship, one card
       *[other] One ship, { $rest } cards
    }
   *[other] { $rest ->
        [0] { $number } ships
        [one] { $number } ships, one card
       *[other] { $number } ships, { $rest } cards
    }
}
    .means = { $number ->
        [0] from the deck
       *[other] { $rest ->
            [0] out of the warp
           *[other] out of the warp and from the deck
        }
    }

opt-number-reward-cards = { $number ->
    [0] { $rest ->
        [one] One cosmic card
       *[other] { $rest } cosmic cards
    }
    [one] { $rest ->
        [0] One reward card
        [one] One reward card, one cosmic card
       *[other] One reward card, { $rest } cosmic cards
    }
   *[other] { $rest ->
        [0] { $number } reward cards
        [one] { $number } reward cards, one cosmic card
       *[other] { $number } reward cards, { $rest } cosmic cards
    }
}
    .means = { $number ->
        [0] no reward card
        [one] one reward card
       *[other] { $number } reward cards
    } and { $rest ->
        [0] no card
        [one] one card
       *[other] { $rest } cards
    } from the cosmic deck
opt-number-backs = { $number ->
    [0] None
    [one] One reward card
   *[other] { $number } reward cards
}
    .means = { $number ->
        [0] no reward card
        [one] one reward card
       *[other] { $number } reward cards
    } and { $rest ->
        [0] no card
        [one] one card
       *[other] { $rest } cards
    } with the cosmic back
opt-number-rift-free = { $number ->
    [0] None
    [one] One ship
   *[other] { $number } ships
}
    .means = { $rest ->
        [0] the rift frees no more after that
        [one] the other one is somebody else's
       *[other] the other { $rest } are those of others
    }
opt-finder-take-yes = Take it
    .means = { $card } comes into your hand; only { $other } and you know which card it was
opt-finder-take-no = Take nothing
    .means = the hand of { $other } stays as it is; nobody learns whether { $card } was there

## Moments

moment-turn-start = before { $offense } begins the turn
moment-start-turn = at the start of the turn of { $offense }
moment-regroup = as the encounter of { $offense } starts
moment-regroup-end = at the end of Regroup
moment-regroup-researched = before { $offense } takes a ship back
moment-destiny-shown = now that destiny is turned up
moment-destiny-card = before destiny is carried out
moment-destiny-drawn = now that { $offense } is to meet { $defense }
moment-launch = before { $offense } aims the gate
moment-launch-aimed = now that the gate is aimed at { $target }
moment-launch-ships = before { $offense } sends ships against { $target }
moment-launch-end = now that the ships of { $offense } are on the gate
moment-alliance = before { $offense } and { $defense } invite allies
moment-alliance-invited = now that the invitations are out
moment-alliance-answer = before the invited players answer
moment-alliance-ships = before the new ally sends ships
moment-alliance-formed = now that the alliances stand
moment-planning = before { $offense } and { $defense } choose their cards
moment-planning-select = just before the cards are chosen
moment-planning-laying = while a card is being laid first
moment-planning-first-laid = now that the first card lies on the table
moment-planning-laid = now that both cards lie face down
moment-reveal = before the cards are turned up
moment-reveal-revealed = now that both cards are turned up
moment-reveal-end = before the winner is known
moment-ships-landing = before the victors land
moment-ships-lost = now that the beaten ships are gone
moment-resolution-end = before the cards of the encounter are discarded
moment-outcome = now that the winner is known
moment-rewards = now that rewards are taken
moment-deal-agreed = now that { $offense } and { $defense } have agreed on a deal
moment-compensation = before compensation is taken
moment-compensation-due = before anybody collects compensation or rewards
moment-encounter-discarded = now that the encounter's cards are discarded
moment-encounter-over = now that the encounter is over
moment-encounter-another = at the end of the encounter of { $offense }

opt-cheat-pass = Stay honest
    .means = Nothing is taken.
opt-cheat-deck = The top card of the deck
    .means = It comes into your hand; the deck is a card shorter and your hand a card longer.
opt-cheat-discards = The top card of the discard pile
    .means = It comes into your hand; the pile shows another card.
opt-cheat-ship = A ship from the warp
    .means = It comes to your largest colony.
opt-accuse-pass = Say nothing
    .means = Nobody is accused.

opt-tech = { $tech } ({ $research })
opt-tech-action-pass = Do nothing
    .means = the techs stay as they are
opt-tech-action-research = Send a ship to { $tech }
    .means = { $ships ->
        [0] no ship is on it yet
        [one] one ship is on it
       *[other] { $ships } ships are on it
    }; { $needs ->
        [0] X is any number, and the more the stronger
       *[other] it needs { $needs }
    }
opt-tech-action-complete = Complete { $tech }
    .means = it is turned up and can be used from now on; its ships go home
opt-tech-action-abandon = Give up { $tech }
    .means = it is shown and discarded; its ships go home
opt-second-encounter-tech = A new tech instead
    .means = draw one tech for each foreign colony and one more, keep one; the turn passes to the player on the left
opt-tech-instead-yes = A new tech
    .means = draw one tech for each foreign colony and one more, keep one; the turn is over
opt-tech-instead-no = The encounter
    .means = the turn goes on with another encounter
opt-use-tech-pass = Keep it
    .means = the tech stays as it is
moment-regroup-techs = before { $offense } takes a ship back

# An answer among others that were weighed

answer-none = none
answer-nothing = nothing
answer-nobody = nobody
answer-ships = { $count ->
    [one] one ship
   *[other] { $count } ships
}{ $places ->
    [1] {""}
   *[other] , one each
} { $way ->
    [to] to
   *[from] from
} { $zones }
answer-ships-parts = { $count } ships: { $parts }
answer-ships-part = { $count } { $way ->
    [to] to
   *[from] from
} { $zone }
answer-offer = Give: { $give }. Get: { $take }.
thought-share = { $percent } %: { $answer }
thought-lead = { $lead ->
    [0] About as good as the next best
    [one] One point ahead of the next best
   *[other] { $lead } points ahead of the next best
} in { $worlds ->
    [one] one made-up game
   *[other] { $worlds } made-up games
}.
thought-mixed = Now and then something else, so that nobody can read it ({ $worlds ->
    [one] one made-up game
   *[other] { $worlds } made-up games
}).

# Why an offer was turned down, as others tell it

thought-why-you-would-win = { $other } would win by that.
thought-why-another-would-win = Somebody else would win by that.
thought-why-you-would-stand-at = { $other } would stand at { $colonies ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $colonies }
}.
thought-why-colony-for-nothing = That is a colony for nothing.
thought-why-colony-for-cards = That is not enough for a colony.
thought-why-cards-for-nothing = That is a gift, not a deal.
thought-why-too-many-cards = Too many cards for what comes in return.
thought-why-rather-lose-ships = Losing the ships is better than that.
thought-why-you-gain-more = { $other } would gain more by it.
thought-why-not-that = What is named is worth more than that.
thought-why-nothing-to-agree = There is nothing by which both would gain.

# What speaks for an answer, against the next best

merit-wins = It wins the game.
merit-wins-rather = It wins the game more often: { $here } % against { $there } %.
merit-wins-alone = It shares the victory with fewer.
merit-stops = It keeps { $other } from winning.
merit-stops-rather = { $other } wins less often by it: { $here } % against { $there } %.
merit-wins-rather-in-few = It wins the game more often.
merit-stops-rather-in-few = { $other } wins less often by it.
merit-attack-in-few = The attack is likelier to succeed.
merit-defense-in-few = The defense is likelier to hold.
merit-attack = The attack is likelier to succeed: { $here } % against { $there } %.
merit-defense = The defense is likelier to hold: { $here } % against { $there } %.
merit-colonies = It promises more foreign colonies.
merit-guards = It leaves the foreign colonies better guarded.
merit-homes = It keeps more home colonies.
merit-power = It keeps the alien power.
merit-ships = It saves ships from the warp.
merit-cards = It leaves the better hand.
merit-tempo = It may earn a second encounter.
merit-techs = It brings the research on.
merit-tokens = It brings the alien power on.
merit-other-way = It comes closer to winning by the alien power.
merit-other-colonies = { $other } comes to fewer colonies by it.
merit-other = { $other } gains less by it.
merit-habit = Something else promised more, but not beyond doubt: it keeps to what is usual.
merit-manner = Something else promised a little more, but it would rather do this.
merit-misjudged = Something else promised more: it has misjudged that.
merit-by-rule = By a rule of thumb: nothing was tried out.
merit-no-world = By a rule of thumb: no made-up game came to this question.
merit-only-sound = Nothing else came into question.
merit-own-word = It keeps its word.
merit-unmet = It had nothing of what was asked for, and did not show that.
merit-folly-game = Anything else could hand somebody the game.
merit-folly-looks-on = The attack may win somebody the game: nobody looks on at that.
merit-folly-aim = Nothing is to be gained anywhere else.
merit-folly-research = Research is not given up without need.
merit-folly-zap = It does not stop what it has just chosen itself.
merit-folly-warp = Most of its ships are in the warp: it takes ships back before cards.
merit-by-record = By experience: of these, it is the power with which bots have fared best.
merit-soonest = It is completed soonest.
