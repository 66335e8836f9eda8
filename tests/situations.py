"""Tables that tests name instead of hunting for them: who sits there, with what in hand, and how far the game is.

Nothing here depends on what chance brings or on which aliens there are besides those named: a seed only decides how a
table goes on that is played further."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from cosmic.engine.book import Book
from cosmic.engine.definitions import COLOURS
from cosmic.engine.effects import EFFECTS
from cosmic.engine.game import Game
from cosmic.engine.rng import seeded
from cosmic.engine.state import GameState
from cosmic.positions import situation_of
from cosmic.positions.building import build
from cosmic.rulebook import book, content

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
SIX = (*NAMES, "Fay")
# Five neighbours of this row never are a barred pair. Their powers are used in the open, in windows and by themselves.
SEATED = ("mind", "zombie", "sorcerer", "clone", "macron", "oracle", "machine", "void", "parasite", "will")
# What games by chance are played with, however many aliens there are.
STATED = ("anti_matter", "demon", "filch", "gambler", "reincarnator", "tick_tock", *SEATED)
# Something to answer with at every moment; the last card is a flare.
HANDS = (
    ("attack 08", "attack 14", "negotiate", "cosmic zap", "+3", "plague", "attack 06"),
    ("attack 10", "attack 06", "negotiate", "card zap", "+2", "mobius tubes", "attack 12"),
    ("attack 08", "attack 20", "negotiate", "quash", "+5", "emotion control", "attack 04"),
    ("attack 10", "attack 08", "negotiate", "cosmic zap", "+3", "ionic gas", "attack 06"),
    ("attack 09", "attack 04", "negotiate", "card zap", "+2", "force field", "attack 30"),
)
SIXTH = ("attack 08", "attack 10", "negotiate", "attack 06", "+3", "attack 08", "attack 06")


def situation(seats: int = 4, variant: int = 0, abroad: int = 0, planets: int = 4) -> dict[str, Any]:
    """A table in the words of a position. `variant` seats others with other hands; so many colonies `abroad` has
    everybody, and the game is over the sooner."""
    row = [SEATED[(variant + i) % len(SEATED)] for i in range(seats)]
    colours = COLOURS[:seats]
    hands = {
        # By turns the flare of the own alien and of the neighbour's, so that there are super and wild ones.
        colour: [
            *(HANDS[(variant + i) % len(HANDS)] if i < len(HANDS) else SIXTH),
            f"flare {row[i if i % 2 else (i + 1) % seats]}",
        ]
        for i, colour in enumerate(colours)
    }
    held = {hand[-1] for hand in hands.values()}
    more = [f"flare {SEATED[(variant + i) % len(SEATED)]}" for i in range(10)]
    for i, hand in enumerate(hands.values()):  # two seats may have come to the same flare
        if [other[-1] for other in hands.values()].index(hand[-1]) != i:
            hand[-1] = next(flare for flare in more if flare not in held)
            held.add(hand[-1])
    return {
        "seats": dict(zip(colours, row)),
        "hands": hands,
        "deck": [flare for flare in more if flare not in held],
        "ships": colonies(colours, abroad),
        "offense": colours[variant % seats],
        "options": {"planets": planets},
        "unused": [alien for alien in SEATED if alien not in row],
    }


def without_aliens(seats: int) -> dict[str, str]:
    """Seats at which nothing happens but what the rules of everybody say."""
    return dict.fromkeys(COLOURS[:seats], "none")


def colonies(colours: Sequence[str], each: int) -> dict[str, dict[str, int]]:
    """So many foreign colonies of two ships each, at the neighbours'."""
    others = len(colours) - 1
    return {
        colour: {f"{colours[(i + 1 + k % others) % len(colours)]} {1 + k // others + k % 2}": 2 for k in range(each)}
        for i, colour in enumerate(colours)
    }


def table(
    seats: int = 4,
    variant: int = 0,
    abroad: int = 0,
    planets: int = 4,
    names: Sequence[str] = SIX,
    **more: Any,
) -> Game:
    """A game at its first question, the decks shuffled. `more`: parts of the situation that are other."""
    written = situation(seats, variant, abroad, planets) | more
    state = named(written, names)
    state.rng = seeded(variant + 1)
    stated = len(written.get("destiny", ()))
    top = state.destiny_deck[len(state.destiny_deck) - stated :]
    del state.destiny_deck[len(state.destiny_deck) - stated :]
    state.shuffle(state.destiny_deck)
    state.destiny_deck += top
    state.shuffle(state.deck)
    return Game(state, book())


def at(written: str | Mapping[str, Any], names: Sequence[str] = NAMES) -> Game:
    """A position at its first question, with names for the players."""
    return Game(named(written, names), book())


def named(written: str | Mapping[str, Any], names: Sequence[str]) -> GameState:
    state, _ = build(situation_of(written), book())
    for seat, name in zip(state.seats, names):
        seat.name = name
    return state


@cache
def stated_book() -> Book:
    """The rules with the stated aliens alone in the box."""
    whole = content()
    aliens = {slug: alien for slug, alien in whole.aliens.items() if slug in STATED}
    faces = {slug: face for slug, face in whole.faces.items() if face.kind != "flare" or face.alien in aliens}
    others = [name for name, effect in EFFECTS.items() if effect.side != "artifact" and effect.slug not in aliens]
    return Book(replace(whole, aliens=aliens, faces=faces), others)
