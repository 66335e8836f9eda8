"""What more aliens in the box cost: the same games, with copies of aliens that nobody plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from statistics import median
from types import FunctionType
from typing import Any

from cosmic.cli.measures.engine import NAMES, settle
from cosmic.cli.measures.figures import REPEATS, Figure, clock, rate
from cosmic.engine.book import Book
from cosmic.engine.effects import EFFECTS, Effect
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.state import Options
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book

MORE = (0, 18, 53)  # aliens beside those that there are
GAMES = 2
PLAYERS = 4  # as many as a combo card of any box has aliens for


def figures() -> Iterator[Figure]:
    books = [book_with(more) for more in MORE]
    turns = [[time_of_a_decision(rules) for rules in books] for _ in range(REPEATS)]
    for more, times in zip(MORE, zip(*turns)):
        yield rate(f"live decisions, +{more} aliens", median(times))


def time_of_a_decision(rules: Book) -> float:
    """In live games of the aliens of a combo card, begun with the cards of the box as it is: so all books play the same
    ones, as far as nobody draws another alien."""
    decisions, spent = 0, 0.0
    aliens = book().content.combos[0].aliens[:PLAYERS]
    for seed in range(GAMES):
        settle()
        start = new_state(Setup(seed, NAMES[:PLAYERS], Options("chosen"), aliens), book())
        chance, began = Chance(seed), clock()
        game = Game(start, rules)
        while game.decision is not None:
            game.answer(game.decision.sample(chance))
        spent += clock() - began
        decisions += len(game.journal)
    return spent / decisions


# --- more aliens than there are


def book_with(more: int) -> Book:
    """The rules with copies of so many aliens, each with functions of its own, as another alien has them."""
    content, before = book().content, list(EFFECTS)
    known = list(content.aliens)
    aliens, faces = dict(content.aliens), dict(content.faces)
    for number in range(more):
        known_slug = known[number % len(known)]
        slug = f"{known_slug}_{2 + number // len(known)}"
        aliens[slug] = replace(content.aliens[known_slug], slug=slug)
        faces[f"flare_{slug}"] = replace(content.faces[f"flare_{known_slug}"], slug=f"flare_{slug}", alien=slug)
        for side in ("power", "wild", "super"):
            copy_effect(EFFECTS[f"{known_slug}.{side}"], slug)
    try:
        return Book(replace(content, aliens=aliens, faces=faces))
    finally:
        for name in [name for name in EFFECTS if name not in before]:
            del EFFECTS[name]


def copy_effect(effect: Effect, slug: str) -> None:
    """The file in which it stands names an effect; as soon as there is one, it is known."""
    body: dict[str, Any] = {"__module__": f"{__name__}.{slug}"}
    for name, value in vars(type(effect)).items():
        if hasattr(value, "marks"):
            body[name] = copied(value)
            body[name].marks = [replace(mark, when=mark.when and copied(mark.when)) for mark in value.marks]
    type(slug, type(effect).__bases__, body)


def copied(function: Callable[..., Any]) -> Any:
    assert isinstance(function, FunctionType)
    return FunctionType(function.__code__, function.__globals__, function.__name__)
