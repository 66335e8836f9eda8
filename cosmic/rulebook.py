"""Where everything comes together: the content read from disk, the phases, all aliens, cards and techs."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from cosmic import aliens, cards, phases, techs
from cosmic.content import load, load_minds
from cosmic.content.bot_files import Minds
from cosmic.engine.book import Book
from cosmic.engine.definitions import PLAIN, Content, LineKind
from cosmic.engine.game import Game
from cosmic.engine.log import Line
from cosmic.paths import data_dir
from cosmic.phases.setup import Setup, new_state

for package in (phases, cards, aliens, techs):
    for module in sorted(info.name for info in pkgutil.iter_modules(package.__path__)):
        importlib.import_module(f"{package.__name__}.{module}")


@cache
def content(root: Path | None = None) -> Content:
    return load(root or data_dir())


@cache
def minds(root: Path | None = None) -> Minds:
    """How bots think."""
    return load_minds(root or data_dir())


def declared(line: Line) -> LineKind:
    """How a line of the log is heard and shown."""
    return content().lines.get(line.key, PLAIN)


@cache
def the_book(blanks: tuple[str, ...] = ()) -> Book:
    return Book(content(), blanks)


def book(blanks: Iterable[str] = ()) -> Book:
    """The rules with these effects blanked out (`zombie.power`, `plague`)."""
    return the_book(tuple(sorted(blanks)))


def new_game(setup: Setup, rules: Book | None = None) -> Game:
    rules = rules or book()
    return Game(new_state(setup, rules), rules)
