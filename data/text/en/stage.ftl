# The stage: what is said at the big moments, and why an encounter ends as it does. Names, never "you".

## Why it ended

reason-higher = The higher total wins: { $high } to { $low }.
reason-lower = The lower total wins ({ $effects }): { $low } to { $high }.
reason-tie = { $high } to { $low }: a tie goes to the defense.
reason-attack = An attack beats a negotiate; { $loser } may take cards as compensation for ships lost.
reason-attack-unpaid = An attack beats a negotiate, and this time there is no compensation.
reason-upset = An upset ({ $effects }): the side that would have lost wins, and that is { $winner }.
reason-decided = { $effects } settles it: { $winner } wins, whatever the cards say.
reason-both-decided = { $effects } settles it: both sides lose.
reason-settled = { $effects } settles it: a colony without a fight.
reason-two-morphs = Two morphs have nothing to copy: both sides lose.
reason-deal = Two negotiates, and they agreed: a deal.
reason-peace = It ended in peace, as if a deal had been made.
reason-no-deal = Two negotiates and no deal: both main players lose ships, three each as a rule.
reason-counts-as = { $card } of { $seat } counts as { $kind ->
    [attack] an attack of { $value }
    [morph] a morph
   *[negotiate] a negotiate
}.

## What will decide, when the cards lie open

reason-higher-decides = Attack against attack: the higher total wins, and a tie goes to the defense.
reason-lower-decides = Attack against attack: the lower total wins ({ $effects }).
reason-attack-decides = Attack against negotiate: the attack of { $winner } wins.
reason-talks-decide = Two negotiates: now they have to agree on a deal.
reason-morphs-meet = Two morphs: neither has anything to copy.
reason-morph-copies = A morph becomes whatever the other side has laid.

## Who would win, while something may still be added

as-it-stands = { $why ->
    [decided] As it stands the { $side } wins: { $effects } settles it.
    [lower] As it stands the { $side } wins, { $own } to { $other }: the lower total wins ({ $effects }).
    [tie] As it stands the { $side } wins: { $own } to { $other } is a tie.
    [upset] As it stands the { $side } wins, { $own } to { $other }: an upset ({ $effects }).
   *[higher] As it stands the { $side } wins, { $own } to { $other }.
}

## On the stage

stage-go-on = Enter, Space or a click: go on
stage-skip = Space: go on
stage-because = The cause: { $effect } of { $seat }.
stage-zapped-by = { $seat } stopped it with { $card }.
stage-new-powers = { $seat } is now { $alien }, and { $other } is { $another }.
stage-compensation = An attack beat a negotiate: { $seat } takes { $count ->
    [one] one card
   *[other] { $count } cards
} as compensation, one for each ship lost.
stage-colony-lost = { $count ->
    [one] The colony on { $planets } is lost
   *[other] The colonies on { $planets } are lost
}: no ship of { $seat } is left there.
stage-last-colony = That makes { $goal } foreign colonies: { $seat } has what it takes to win.
stage-won-by-colonies = { $goal } foreign colonies: { $planets }.
stage-won-by-power = Not by colonies, but by { $effect }.

## What came of an encounter

summary-with = { $head }: { $facts }.
summary-alone = { $head }.
summary-offense = { $landed ->
    [yes] { $offense } took { $target } from { $defense }
   *[no] { $offense } won against { $defense } at { $target } but did not land
}
summary-defense = { $defense } held { $target } against { $offense }
summary-both-lose = { $offense } and { $defense } both lost at { $target }
summary-settled = { $defense } let { $offense } settle on { $target } without a fight
summary-deal = { $offense } and { $defense } made a deal
summary-no-deal = { $offense } and { $defense } found no deal
summary-broken-off = The encounter of { $offense } was broken off
summary-refounded = { $offense } settled { $target } again
summary-along = { $landed ->
    [yes] { $seats } landed there too
   *[no] { $seats } landed there
}
summary-seat = { $seat } { $what }
summary-lost = lost { $count ->
    [one] one ship
   *[other] { $count } ships
}
summary-got = got { $count ->
    [one] one card
   *[other] { $count } cards
} from { $other }
summary-rewards = { $count ->
    [one] { $seats } was rewarded for the defense
   *[other] { $seats } were rewarded for the defense
}

## The evening

end-evening = After { $count } games this evening: { $scores }.
end-evening-score = { $name } { $count }
