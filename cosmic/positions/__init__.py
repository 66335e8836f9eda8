"""Positions: a table as players describe it, for rulings, tests and tools."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmic.content import SchemaFault
from cosmic.content.yaml_files import read_text
from cosmic.engine.book import Book
from cosmic.engine.game import Game
from cosmic.positions.building import build
from cosmic.positions.position_files import POSITION
from cosmic.rulebook import book

__all__ = ["SchemaFault", "position", "situation_of"]


def position(situation: str | Mapping[str, Any], rules: Book | None = None) -> Game:
    """The game that stands as the situation says, at its first question. It is written as in a ruling."""
    rules = rules or book()
    state, _ = build(situation_of(situation), rules)
    return Game(state, rules)


def situation_of(written: str | Mapping[str, Any]) -> Mapping[str, Any]:
    """A situation in YAML or as plain mappings, with nothing in it that is not known."""
    if isinstance(written, str):
        document = read_text(written, POSITION)
        written, faults = document.data, document.faults
    else:
        faults = tuple(SchemaFault("", path, message) for path, message in POSITION.check(written, ""))
    if faults:
        raise faults[0]
    return written
