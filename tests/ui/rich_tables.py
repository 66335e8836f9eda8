"""Tables on which nearly everything lies that may: rewards, kickers, techs with ships and tokens, captives, cards kept
beside planets, hired cards, a great fleet, planets that came and went."""

from __future__ import annotations

from typing import Any

from cosmic.engine.definitions import COLOURS
from cosmic.engine.game import Game
from cosmic.positions import position

ALIENS = ("fungus", "symbiote", "merchant", "citadel", "miser", "warrior")
TECHS = ("lunar cannon", "xenon lasers", "gluon mines", "the qax", "energy cloak", "delta scanners")
MORE_TECHS = ("tech scrambler", "genesis bomb", "the prometheus", "omega missile", "vacuum turbines", "quark battery")

REWARDS = ("attack -07", "kicker x3", "rift 3", "attack -01", "rift 4", "rift 5")  # in the hands


def rich_table(seats: int, laid: str = "attack 09") -> Game:
    """At the reveal; `laid` is the card of the offense."""
    colours = COLOURS[:seats]
    first, second, third = colours[:3]
    stated: dict[str, Any] = {
        "seats": dict(zip(colours, ALIENS)),
        "options": {"rewards": "deck"},
        "ships": {
            first: {f"{first} 1": 4, f"{second} 4": 2, "warp": 2},
            second: {f"{second} 1": 12, f"{third} 1": 3, "warp": 11},
        },
        "stacks": {
            first: {
                "gate": [{second: 3, third: 2}],
                f"{first} 1": [{second: 2}],
                f"{second} 4": [{second: 1, third: 1}],
            }
        },
        "apart": {"merchant": ["attack 06", "morph", "+2", "attack 08"]},
        "hands": {colour: ["negotiate", card, "4 filler"] for colour, card in zip(colours, REWARDS)},
        "reward_discards": ["attack -04"],
        "planets_added": [third],
        "planets_gone": [f"{second} 5"],
        "start": "reveal",
        "offense": first,
        "defense": second,
        "planet": f"{second} 1",
        "sends": 3,
        "laid": {"offense": laid, "defense": "attack 11"},
        "kickers": {"offense": "kicker x2", "defense": "kicker x0"},
        "techs": {colour: {TECHS[n]: 3, MORE_TECHS[n]: "completed"} for n, colour in enumerate(colours)},
    }
    if seats > 3:
        stated["apart"]["citadel"] = {f"{first} 2": ["attack 10", "attack 08"], f"{third} 3": ["attack 40"]}
    if seats > 4:
        stated["apart"]["miser"] = ["attack 04", "negotiate", "plague"]
    return position(stated)
