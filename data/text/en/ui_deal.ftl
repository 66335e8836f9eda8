# The deal table on the screen.

ui-deal-treaty = Treaty of { $me } and { $other }
ui-deal-sum = { $shape ->
    [nothing] Nothing is on the table yet. Pick on the left what { $me } gives, and on the right what { $me } asks for.
    [gift] { $me } gives { $other } { $give } and gets nothing in return.
    [plea] { $other } gives { $me } { $take } and gets nothing in return.
   *[swap] { $me } gives { $give }. In return { $other } gives { $take }.
}
ui-deal-wins = { $count ->
    [one] By this { $seats } has all { $goal } foreign colonies that win the game!
   *[other] By this { $seats } have all { $goal } foreign colonies each that win the game!
}
ui-deal-gives = { $seat } gives
ui-deal-would-give = { $seat } would give
ui-deal-nothing = Nothing.
ui-deal-standing = { $aliens }; { $foreign } of { $goal } foreign colonies
ui-deal-legal = This can be offered.
ui-deal-public = Everybody hears this offer, and so learns of: { $cards }.
ui-deal-unname = { $count ->
    [one] Keep it unnamed
   *[other] Keep them unnamed
    }
    .tip = The same offer with { $kinds } instead of a name. You choose when handing over, and only { $other } sees what it is.
ui-deal-can-accept = Accepting binds both sides.
ui-deal-ends = This ends the talks without a deal.
ui-deal-cannot-meet = It cannot be accepted, because { $me } does not hold this: { $missing }.
ui-deal-history = Offers so far

## Cards

ui-deal-hand = { $count ->
    [0] Cards in hand
    [one] One card in hand
   *[other] { $count } cards in hand
}
ui-deal-hand-empty = There are no cards to give.
ui-deal-their-hand = { $count ->
    [0] Cards in the hand of { $other }
    [one] One card in the hand of { $other }
   *[other] { $count } cards in the hand of { $other }
}
ui-deal-their-hand-empty = There are no cards to ask for.
ui-deal-asked = { $asked ->
    [0] none asked for
   *[other] { $asked } of { $count } asked for
}
ui-deal-certain = Ask for a particular card
ui-deal-certain-tip = Name any card in the game. If the other player does not hold it, the offer cannot be accepted.
ui-deal-take-out = Press to take it out of the offer.
ui-deal-kinds = Cards by kind or at random
ui-deal-kind = { $kind ->
    [attack] Attack
    [negotiate] Negotiate
    [morph] Morph
    [reinforcement] Reinforcement
    [artifact] Artifact
    [kicker] Kicker
    [rift] Rift
   *[flare] Flare
}
ui-deal-kind-tip = Cards of this kind; { $seat } chooses which ones.
ui-deal-random = At random
ui-deal-random-tip = Cards drawn blindly from what is left of the hand.
ui-deal-no-room-own = Every card of this sort in hand is already part of the offer.
ui-deal-no-room-their = Every card of that hand is already asked for.
ui-deal-which-card = Which card is { $other } to give? Pick it, or type its name.
ui-deal-search = Type a name
ui-deal-no-card = No card has such a name.
ui-deal-back = Back

## Colonies and ships

ui-deal-colonies = A colony for { $seat } on
ui-deal-no-colonies = No planet can be offered just now.
ui-deal-colony-tip = { $planet }: { $who }
ui-deal-colony-home = A home planet of { $seat }: a colony here brings { $seat } no nearer to victory.
ui-deal-colony-old = { $seat } already has a colony here, so this alone makes no deal.
ui-deal-free = { $seat } frees ships from the warp
ui-deal-free-tip = In the warp: { $count }

## Answers

ui-deal-propose = Propose
ui-deal-you-begin = { $other } begins
ui-deal-clear = Start over
ui-deal-no-deal = No deal: both lose 3 ships
ui-deal-accept = Accept and sign
ui-deal-counter = Make another offer
ui-deal-no-counter = There have been enough offers: now it is yes or no.
ui-deal-refuse = Refuse: both lose 3 ships
ui-deal-stay = Keep talking
ui-deal-leave = End the talks: both lose 3 ships

## The clock

ui-deal-clock-more = +30 s
ui-deal-clock-more-tip = Half a minute more
ui-deal-clock-pause = Stop the clock
ui-deal-clock-go = Start the clock
ui-deal-clock-off = Talk without a clock
ui-deal-clock-paused = { $time } stopped
ui-deal-clock-none = No clock
