# The lasting headline of table, public board and replay: who attacks whom, and what is awaited from whom.

## Who attacks whom

headline-turn = The turn of { $seat }.
headline-met = { $offense } meets { $defense }.
headline-attack = { $stake ->
    [game] { $attackers } attacks { $defenders } at { $target }: the { headline-colony } would win the game!
    [colony] { $attackers } attacks { $defenders } at { $target } for the { headline-colony }.
    [home] { $attackers } attacks { $defenders } at { $target } to free a home planet.
    [held] { $attackers } attacks { $defenders } at { $target }, where it has a colony already.
   *[none] { $attackers } attacks { $defenders } at { $target }.
}
headline-colony = { $nth ->
    [1] first colony
    [2] second colony
    [3] third colony
    [4] fourth colony
    [5] fifth colony
    [6] sixth colony
   *[other] next colony
}
headline-out-of-turn = Out of turn: { $said }
headline-with = { $seat } with { $allies }
headline-helped = { $seat } + { $allies }

## What is awaited from whom

awaited-choice = It is up to { $seat }.
awaited-look = { $seat } looks at the cards in hand.
awaited-vote = The table votes on taking back a choice of { $seat }.
awaited-alien = { $seat } chooses an alien.
awaited-retrieve = { $seat } brings a ship back from the warp.
awaited-destiny-wild = { $seat } chooses whom to meet.
awaited-own-colour = { $seat } drew its own colour and chooses what to do.
awaited-evict-planet = { $seat } chooses whom to drive out.
awaited-evict-colony = { $seat } chooses whom to drive out.
awaited-refound-planet = { $seat } chooses a planet to settle again.
awaited-refound-ships = { $seat } chooses ships to settle again.
awaited-aim = { $seat } aims the gate.
awaited-launch-ships = { $seat } chooses the ships to launch.
awaited-invite = { $seat } chooses whom to invite.
awaited-ally = { $seat } chooses a side.
awaited-ally-ships = { $seat } chooses ships for its side.
awaited-card = { $seat } chooses an encounter card.
awaited-return = { $seat } brings ships home.
awaited-deal-settle = { $seat } chooses the ships that settle.
awaited-deal-hand-over = { $seat } hands over what the deal promised.
awaited-failed-deal-ships = { $seat } chooses ships for the warp.
awaited-reward = { $seat } chooses rewards.
awaited-reward-cards = { $seat } chooses from which deck the rewards come.
awaited-tech-keep = { $seat } chooses a tech.
awaited-tech-ship = { $seat } sends a ship to a tech.
awaited-second-encounter = { $seat } decides on a second encounter.
awaited-use = { $seat } decides whether to use its power.
awaited-plague-ships = { $seat } chooses ships for the warp.
awaited-plague-card = { $seat } chooses a card to discard.
