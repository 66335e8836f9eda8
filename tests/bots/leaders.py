"""Tables at which one seat is a colony short of victory, made up by chance."""

from __future__ import annotations

from typing import Any

from outlooks import outlook_of

from cosmic.bots import make
from cosmic.bots.thinking import ThinkingBot
from cosmic.engine.decisions import Answer
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.views import view_of
from cosmic.positions import position

COLOURS = ("red", "blue", "green", "yellow", "purple", "orange")
# Powers that change neither what wins the game nor who joins whom.
PLAIN = (
    *("barbarian", "clone", "cudgel", "filch", "ghoul", "hacker", "human", "macron", "mercenary", "mirror", "mutant"),
    *("none", "oracle", "sorcerer", "trader", "tripler", "virus", "warpish", "warrior", "zombie"),
)
SHORT = 4  # colonies of the leader


def table(chance: Chance, start: str, leads: str, **rest: Any) -> dict[str, Any]:
    """Red attacks blue 1; `leads` has all but one of the colonies that win, and nobody else more than two."""
    colours = COLOURS[: 4 + chance.below(3)]
    aliens = list(PLAIN)
    chance.shuffle(aliens)
    ships: dict[str, dict[str, int]] = {}
    for colour in colours:
        planets = [f"{other} {n}" for other in colours if other != colour for n in range(2, 6)]
        chance.shuffle(planets)
        abroad = SHORT if colour == leads else chance.below(3)
        ships[colour] = {planet: 1 + chance.below(2) for planet in planets[:abroad]}
    return {
        "seats": dict(zip(colours, aliens)),
        "ships": ships,
        "start": start,
        "defense": "blue",
        "planet": "blue 1",
        "sends": 1 + chance.below(4),
        "seed": 1 + chance.below(1000),
        **rest,
    }


def answer_of(name: str, game: Game, seed: int) -> Answer:
    """What a bot of this level says to the question that is put."""
    decision = game.decision
    assert decision is not None
    bot = make(name, seed)
    assert isinstance(bot, ThinkingBot)
    bot.clock = lambda: 0.0
    bot.outlook = outlook_of(game, seed, bot=bot)
    return decision.check(bot.choose(view_of(game.table, decision.player), decision))


def come_to(game: Game, kind: str) -> Game:
    """Everybody keeps silent until this is asked."""
    while game.decision is not None and game.decision.kind != kind:
        decision = game.decision
        game.answer("pass" if "pass" in decision.options else decision.options[0])
    return game


def asked_along(chance: Chance) -> Game:
    """The leader attacks, and has asked everybody to come."""
    situation = table(chance, "alliance", "red")
    guests = [colour for colour in situation["seats"] if colour not in ("red", "blue")]
    both = guests if chance.below(2) else []
    return come_to(position({**situation, "invited": {"offense": guests, "defense": both}}), "ally")


def called_to_help(chance: Chance) -> Game:
    """The leader attacks, and the defense has asked everybody to come."""
    situation = table(chance, "alliance", "red")
    guests = [colour for colour in situation["seats"] if colour not in ("red", "blue")]
    return come_to(position({**situation, "invited": {"offense": [], "defense": guests}}), "ally")


def attacked(chance: Chance) -> Game:
    """The leader attacks, and whom to call is up to the defense."""
    game = come_to(position(table(chance, "invitations", "red")), "invite")
    game.answer([])  # the leader asks nobody
    return come_to(game, "invite")


def about_to_ask(chance: Chance) -> Game:
    """Somebody attacks, and the leader might be asked to come."""
    return come_to(position(table(chance, "invitations", "green")), "invite")


def in_talks(chance: Chance) -> Game:
    """The leader has laid a negotiate, and so has the one who is attacked; the leader asks for a colony."""
    cards = {"offense": "negotiate", "defense": "negotiate"}
    game = come_to(position(table(chance, "reveal", "red", laid=cards)), "deal-offer")
    return game
