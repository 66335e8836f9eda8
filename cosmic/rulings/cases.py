"""Rulings as cases to look up: found by what they prove without reading them whole, and played to be told."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cosmic.content.schema import SchemaFault
from cosmic.content.yaml_files import read_text
from cosmic.engine.errors import CosmicError
from cosmic.engine.table import Table
from cosmic.positions.building import build
from cosmic.positions.stated_cards import named_in
from cosmic.rulebook import book
from cosmic.rulings.ruling_files import Ruling, files_in, read_file
from cosmic.rulings.ruling_play import Play, run_ruling
from cosmic.rulings.ruling_shapes import HEAD
from cosmic.rulings.ruling_words import Failed

NEXT_RULING = re.compile(r"^---$", re.MULTILINE)
# `title` and `proves` with the lines that belong to them: those that are set in.
HEAD_LINES = re.compile(r"^(?:title|proves):.*\n(?:[ -].*\n)*", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Case:
    """A ruling in a list."""

    id: str  # folder, file and place in it
    title: str
    proves: tuple[str, ...]
    file: Path
    place: int


@dataclass(frozen=True, slots=True)
class PlayedCase:
    """A case from its situation to its end; without a play if these rules cannot play it."""

    ruling: Ruling
    start: Table | None = None
    play: Play | None = None
    holds: tuple[tuple[int, list[str]], ...] = ()  # the faces that a player is said to hold


def cases_in(folder: Path) -> list[Case]:
    """Only the heads are read: there are a thousand rulings, and somebody waits for a page."""
    found: list[Case] = []
    for file in files_in(folder) if folder.is_dir() else []:
        name = ".".join(file.relative_to(folder).with_suffix("").parts)
        for place, text in enumerate(NEXT_RULING.split(file.read_text(encoding="utf-8"))):
            head = read_text("".join(HEAD_LINES.findall(f"{text}\n")), HEAD)
            if head.sound and "proves" in head.data:
                proves = head.data["proves"]
                effects = map(str, proves if isinstance(proves, list) else [proves])
                found.append(Case(f"{name}.{place}", str(head.data["title"]), tuple(effects), file, place))
    return found


def play_case(case: Case) -> PlayedCase | None:
    """Nothing is checked: that it comes out as written is what `cosmic rulings` is for."""
    ruling = read_file(case.file)[case.place]
    if not isinstance(ruling, Ruling):
        return None
    try:
        state, names = build(ruling.situation, book())
        play = Play(state, names, book())
        run_ruling(ruling, play, check=nothing)
    except (Failed, SchemaFault, CosmicError):
        return PlayedCase(ruling)
    hands: dict[str, Any] = ruling.situation.get("hands", {})
    holds = tuple((names.seat(word), [names.face(card) for card in named_in(hand)]) for word, hand in hands.items())
    return PlayedCase(ruling, Table(state.copy(), book()), play, holds)


def nothing(play: Play, wanted: dict[str, Any]) -> None:
    """The check of somebody who only looks."""
