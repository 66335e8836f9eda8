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


SECRETIVE = ("deuce", "zombie", "miser", "warrior", "macron", "void")
REWARDS_HELD = ("attack -07", "rift 3", "kicker x3", "attack -01", "rift 4", "rift 5")
STORED = {"quark battery": "completed"}


def secret_table(seats: int) -> Game:
    """Just before the reveal, with all that can lie face down: encounter cards, kickers and second encounter cards, a
    hoard, a card under a tech, techs, sheets, and hands of both backs."""
    colours = COLOURS[:seats]
    first, second, third = colours[:3]
    game = position(
        {
            "seats": dict(zip(colours, SECRETIVE)),
            "options": {"rewards": "deck", "hidden": True},
            "face_down": [second, *colours[3:]],
            "hands": {colour: ["attack 08", card, "4 filler"] for colour, card in zip(colours, REWARDS_HELD)},
            "apart": {"miser": ["attack 04", "negotiate", "plague"], "quark battery": ["attack 20"]},
            "start": "reveal",
            "offense": first,
            "defense": second,
            "planet": f"{second} 1",
            "sends": 3,
            "laid": {"offense": "attack 09", "defense": "attack 11"},
            "kickers": {"offense": "kicker x2", "defense": "kicker x0"},
            "techs": {
                colour: {TECHS[n]: 2, **(STORED if colour == third else {MORE_TECHS[n]: 0})}
                for n, colour in enumerate(colours)
            },
        }
    )
    enc, box = game.start.enc, game.table.box
    assert enc is not None
    for main, beside in zip((enc.offense, enc.defense), enc.beside):
        hand = game.start.seats[main].hand
        beside.append(hand.pop(next(n for n, card in enumerate(hand) if box.is_encounter[card])))
    return Game(game.start, game.book)
