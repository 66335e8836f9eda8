"""A damaged save is refused in one sentence and left as it is; one that somebody forged opens or is refused too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, read_game, sealed
from cosmic.fuzz import fuzz_words
from cosmic.fuzz.fuzz_words import FuzzFault
from cosmic.fuzz.secrets import messages

FORGED: tuple[Any, ...] = (None, True, -1, 7, 10**9, 0.5, "", "nonsense", [], [[]], {}, {"x": 1})


def damage_is_refused(game: Game, chance: Chance, folder: Path) -> None:
    """One of three ways to damage it, by chance."""
    raw = dumps_game(game).encode()
    way = chance.below(3)
    if way == 0:
        refused(game, folder, "cut short", raw[: chance.below(len(raw) - 1)])
    elif way == 1:
        flipped = bytearray(raw)
        flipped[chance.below(len(raw) - 1)] ^= 1 + chance.below(255)
        refused(game, folder, "a byte changed", bytes(flipped))
    else:
        data = json.loads(raw)["save"]
        how = forge(data, chance)
        refused(game, folder, how, sealed(data).encode(), may_open=True)


def refused(game: Game, folder: Path, how: str, raw: bytes, may_open: bool = False) -> None:
    path = folder / "damaged.json"
    path.write_bytes(raw)
    try:
        read_game(path, game.book)
    except CosmicError as fault:
        sentence = messages().say(f"error-{fault.key}", **fault.about)
        if "\n" in sentence or path.name not in sentence:
            raise FuzzFault(fuzz_words.damage_said(how, sentence)) from fault
    except Exception as fault:
        raise FuzzFault(fuzz_words.damage_broke(how, fault)) from fault
    else:
        if not may_open:
            raise FuzzFault(fuzz_words.damage_taken(how))
    if path.read_bytes() != raw:
        raise FuzzFault(fuzz_words.differs("a refused save", "the file"))


def forge(data: Any, chance: Chance) -> str:
    """Puts something else in one place of a save, at any depth; says where."""
    way: list[Any] = []
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        way.append(keys[chance.below(len(keys))])
        within = data[way[-1]]
        if not within or not isinstance(within, (dict, list)) or chance.below(6) == 0:
            data[way[-1]] = FORGED[chance.below(len(FORGED))]
            return f"{'/'.join(map(str, way))} = {data[way[-1]]!r}"
        data = within
