# The stage: what is said at the big moments, and why an encounter ends as it does. Names, never "you".

## Why it ended

reason-higher = The higher total wins: { $high } to { $low }.
reason-lower = The lower total wins ({ $effects }): { $low } to { $high }.
reason-tie = { $high } to { $low }: a tie goes to the defense.
reason-attack = An attack beats a negotiate; { $loser } may take cards as compensation for ships lost.
reason-attack-unpaid = An attack beats a negotiate, and this time there is no compensation.
reason-two-morphs = Two morphs have nothing to copy: both sides lose.
reason-deal = Two negotiates, and they agreed: a deal.
reason-peace = It ended in peace, as if a deal had been made.
reason-no-deal = Two negotiates and no deal: each main player loses three ships.
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

## On the stage

stage-go-on = Enter, Space or a click: go on
