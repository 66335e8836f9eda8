"""Saving, loading and verifying games: JSON with a seal, written whole or not at all.

A save holds the start, the journal of all answers, the last checkpoint that the table has been told of, and the digest
of every step up to there, so that loading is quick and replaying is a proof. What is kept beside the game, such as who
sits where, lies in it as well. The seal is a hash over everything behind it: a damaged file never half loads.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cosmic import __version__
from cosmic.engine.book import Book
from cosmic.engine.definitions import COLOURS
from cosmic.engine.digest import dumps, from_data, to_data
from cosmic.engine.errors import CosmicError, JournalMismatch
from cosmic.engine.game import Checkpoint, Game
from cosmic.engine.log import lines_from
from cosmic.engine.state import GameState
from cosmic.engine.steps import STEPS

FORMAT = 1
HEAD = '{"seal":"'
SEAL = 64
MOST_BYTES = 1 << 26  # hundreds of times as much as a long game takes
# What the rules may run into in a state that they did not make.
BROKEN = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)


@dataclass(frozen=True, slots=True)
class Report:
    """What a replay found."""

    steps: int
    answers: int
    first_difference: int  # number of the first step that came out differently; -1 if none did

    @property
    def ok(self) -> bool:
        return self.first_difference < 0


# --- writing

LOG = "\x00log"  # stands for the log until it is put in; no name can be the same


def dumps_game(game: Game) -> str:
    checkpoint = game.told_checkpoint()
    body = dumps(
        {
            "format": FORMAT,
            "game": "cosmic-hotseat",
            "version": __version__,
            "content": game.book.content.digest,
            "start": to_data(game.start),
            "journal": game.journal,
            "steps": game.steps(checkpoint),
            "checkpoint": {
                "state": to_data(checkpoint.state),
                "answers": checkpoint.answers,
                "log": checkpoint.log,
            },
            "log": LOG,
            "beside": game.beside,
        }
    ).replace(dumps(LOG), log_text(game, checkpoint.log), 1)
    rest = f'","save":{body}}}'
    return f"{HEAD}{hashlib.sha256(rest.encode()).hexdigest()}{rest}\n"


def log_text(game: Game, end: int) -> str:
    """The log up to a line; what was written down before is not worked out again at every step."""
    log, written = game.log[:end], game.written
    while written and (len(written) > len(log) or written[-1][0] is not log[len(written) - 1]):
        written.pop()
    written += [(entry, dumps(entry)) for entry in log[len(written) :]]
    return f"[{','.join(text for _, text in written)}]"


def write_game(game: Game, path: Path, sync: bool = True) -> None:
    """Atomically: whatever happens, the file is the old one or the new one."""
    write_whole(path, dumps_game(game), sync)


def write_whole(path: Path, text: str, sync: bool = True) -> None:
    """All or nothing. Without `sync` the disk may take its time: quicker, and only a power cut could lose it."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(beside, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            if sync:
                os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as fault:
        raise CosmicError("save-not-written", file=str(path), reason=fault.strerror or str(fault)) from fault
    finally:
        with contextlib.suppress(OSError):  # also when the player breaks off just now
            beside.unlink()


# --- reading


def read_save(path: Path) -> dict[str, Any]:
    """The checked content of a save file."""
    try:
        with open(path, "rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as fault:
        raise CosmicError(
            "save-not-read", file=str(path), reason=getattr(fault, "strerror", "") or str(fault)
        ) from fault
    if len(raw) > MOST_BYTES:
        raise CosmicError("save-not-a-save", file=str(path))
    return unseal(raw, str(path))


def unseal(raw: bytes, name: str) -> dict[str, Any]:
    head = HEAD.encode()
    rest = raw[len(head) + SEAL :].rstrip(b"\n")
    if not raw.startswith(head) or len(raw) < len(head) + SEAL:
        raise CosmicError("save-not-a-save", file=name)
    if hashlib.sha256(rest).hexdigest().encode() != raw[len(head) : len(head) + SEAL]:
        raise CosmicError("save-damaged", file=name)
    try:
        data: dict[str, Any] = json.loads(raw)["save"]
        form = data["format"]
    except (ValueError, KeyError, TypeError, RecursionError) as fault:
        raise CosmicError("save-damaged", file=name) from fault
    if form != FORMAT:
        raise CosmicError("save-format", file=name, found=str(form), known=FORMAT)
    return data


def loads_game(text: str, book: Book, name: str = "save") -> Game:
    return game_from(unseal(text.encode(), name), book, name)


def read_game(path: Path, book: Book) -> Game:
    return game_from(read_save(path), book, str(path))


def game_from(data: dict[str, Any], book: Book, name: str) -> Game:
    try:
        check_shape(data)
        start = from_data(data["start"])
        saved = data["checkpoint"]
        checkpoint = Checkpoint(from_data(saved["state"]), saved["answers"], saved["log"])
        for state in (start, checkpoint.state):
            check_known(state, book, name)
        journal, log, earlier = data["journal"], lines_from(data["log"]), data["steps"][:-1]
        beside = beside_of(data)
        if data["content"] != book.content.digest:
            # Other cards or sheets: the game goes on from its checkpoint, the way there is only a record.
            answers = journal[checkpoint.answers :]
            checkpoint = Checkpoint(checkpoint.state, 0, checkpoint.log)
            game = Game.resume(book, checkpoint.state, checkpoint, answers, log, [])
            beside.pop("told", None)  # the lines since the checkpoint may be others now
        else:
            game = Game.resume(book, start, checkpoint, journal, log, earlier)
        game.beside = beside
        return game
    except CosmicError as fault:
        raise fault if fault.key.startswith("save-") else CosmicError("save-other-rules", file=name) from fault
    except BROKEN as fault:
        raise CosmicError("save-damaged", file=name) from fault


def check_shape(data: dict[str, Any]) -> None:
    """A seal can be made by anybody: journal and log must be what they are called. ValueError if not."""
    journal, log, saved = data["journal"], data["log"], data["checkpoint"]
    if not isinstance(journal, list) or not all(isinstance(one, list) and len(one) == 2 for one in journal):
        raise ValueError("journal")
    if not isinstance(log, list) or not all(isinstance(one, list) and len(one) == 3 for one in log):
        raise ValueError("log")
    if not all(isinstance(key, str) and "/" in key for key, _ in journal):
        raise ValueError("journal")
    for key, about, audience in log:
        if not (isinstance(key, str) and isinstance(about, dict) and (audience is None or isinstance(audience, list))):
            raise ValueError("log")
    if not 0 <= saved["answers"] <= len(journal) or saved["log"] != len(log):
        raise ValueError("checkpoint")


def beside_of(data: dict[str, Any]) -> dict[str, Any]:
    """What was kept beside the game. It is no part of it: nonsense there counts as nothing."""
    found = data.get("beside")
    beside = dict(found) if isinstance(found, dict) else {}
    told = beside.get("told", 0)
    if type(told) is not int or told < 0:
        del beside["told"]
    return beside


def check_table(state: GameState) -> None:
    """Seats, ships and cards as they are at every table. ValueError if not."""
    n = len(state.seats)
    if not 3 <= n <= len(COLOURS) or state.options.planets not in (4, 5):
        raise ValueError("seats")
    if any(seat.colour not in COLOURS or not isinstance(seat.name, str) for seat in state.seats):
        raise ValueError("seats")
    if len(state.ships) != state.planet_count + n + 4 or any(len(row) != n for row in state.ships):
        raise ValueError("ships")
    if sorted(card for pile in state.piles() for card in pile) != list(range(len(state.cards))):
        raise ValueError("cards")


def check_known(state: GameState, book: Book, name: str) -> None:
    """Everything a save names must exist here."""
    check_table(state)
    aliens = [alien for seat in state.seats for alien in (*seat.aliens, *seat.draft)] + state.unused
    destinies = {card.slug for card in book.content.destiny}
    missing = [face for face in state.cards if face not in book.content.faces]
    missing += [alien for alien in aliens if f"{alien}.power" not in book.bars]
    missing += [face for face in state.destinies if face not in destinies]
    missing += [step for step in state.agenda if step not in STEPS]
    if missing:
        raise CosmicError("save-unknown", file=name, found=str(missing[0]))


def verify(path: Path, book: Book) -> Report:
    """Play the journal again from the start and compare every step."""
    data = read_save(path)
    try:
        check_shape(data)
        if data["content"] != book.content.digest:
            raise CosmicError("save-other-content", file=str(path))
        start = from_data(data["start"])
        check_known(start, book, str(path))
        game = Game(start, book, data["journal"])
        return Report(len(data["steps"]), len(game.journal), first_difference(game, data))
    except JournalMismatch as fault:
        raise CosmicError("save-other-rules", file=str(path)) from fault
    except BROKEN as fault:
        raise CosmicError("save-damaged", file=str(path)) from fault


def first_difference(game: Game, data: dict[str, Any]) -> int:
    """Of the game played again from its record; the saved checkpoint and log belong to the last step recorded."""
    steps, recorded, saved = game.steps(), data["steps"], data["checkpoint"]
    if steps[: len(recorded)] != recorded:
        same = [one == other for one, other in zip(steps, recorded)]
        return same.index(False) if False in same else len(same)
    checkpoint = (*game.history, game.checkpoint)[len(recorded) - 1]
    log = game.log[: checkpoint.log]
    agrees = dumps(to_data(checkpoint.state)) == dumps(saved["state"])
    # A game that went on with other cards keeps the log of the time before.
    agrees = agrees and saved["answers"] == checkpoint.answers and dumps(data["log"]).endswith(dumps(log)[1:])
    return -1 if agrees else len(recorded) - 1
