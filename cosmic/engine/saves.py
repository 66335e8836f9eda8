"""Saving, loading and verifying games: JSON with a seal, written whole or not at all.

A save holds the start, the journal of all answers, the last checkpoint that the table has been told of, and the digest
of one step of each encounter up to there, so that loading is quick and replaying is a proof. What is kept beside the
game, such as who sits where, lies in it as well. The seal is a hash over everything behind it: a damaged file never
half loads. A running game leaves what grows with its length to a trail (trails.py).
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
from cosmic.engine.clean import cleaned
from cosmic.engine.definitions import COLOURS, REWARDS, colours_in
from cosmic.engine.digest import digest, dumps, from_data, to_data
from cosmic.engine.errors import CosmicError, IllegalAnswer, JournalMismatch
from cosmic.engine.game import Checkpoint, Game, Journal
from cosmic.engine.log import Log, lines_from
from cosmic.engine.marked import what_is_wrong_in
from cosmic.engine.state import GameState
from cosmic.engine.steps import STEPS
from cosmic.engine.trails import KEPT_LIST as KEPT_LIST
from cosmic.engine.trails import Trail, read_trail
from cosmic.engine.upgrades import FORMAT, upgraded

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

Turn = tuple[int, int]  # when a file was written, without a clock: see hotseat/store.py


def sealed(data: dict[str, Any]) -> str:
    rest = f'","save":{dumps(data)}}}'
    return f"{HEAD}{hashlib.sha256(rest.encode()).hexdigest()}{rest}\n"


def dumps_game(game: Game, written: Turn | None = None) -> str:
    """In one piece; `written` only in a file that is one of many of a folder."""
    checkpoint = game.told_checkpoint()
    data = of_now(game, checkpoint, written) | {"start": to_data(game.start)} | of_the_way(game, checkpoint)
    data["steps"] = [*data["steps"], [checkpoint.answers, digest(checkpoint.state)]]
    if not data[KEPT_LIST]:
        del data[KEPT_LIST]
    return sealed(data)


def dumps_running(game: Game, trail: Trail, written: Turn) -> str:
    """What belongs beside a trail; equally quick however long the game is."""
    checkpoint = game.told_checkpoint()
    return sealed(of_now(game, checkpoint, written) | {"trail": trail.follow(of_the_way(game, checkpoint))})


def of_now(game: Game, checkpoint: Checkpoint, written: Turn | None) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": "cosmic-hotseat",
        "version": __version__,
        "content": game.book.content.digest,
        "checkpoint": {"state": to_data(checkpoint.state), "answers": checkpoint.answers, "log": checkpoint.log},
        "beside": {name: value for name, value in game.beside.items() if name != KEPT_LIST},
    } | ({} if written is None else {"at": written})


def of_the_way(game: Game, checkpoint: Checkpoint) -> dict[str, list[Any]]:
    """What only ever grows, unless somebody takes something back."""
    log, steps = game.log[: checkpoint.log], game.record[: checkpoint.record]
    return {"journal": game.journal, "log": log, "steps": steps, KEPT_LIST: game.beside.get(KEPT_LIST, [])}


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
    return unseal(raw, str(path), path.parent)


def unseal(raw: bytes, name: str, folder: Path | None = None) -> dict[str, Any]:
    """What a save holds, in the present format and fit to be shown; its trail, if it has one, lies in the folder."""
    head = HEAD.encode()
    rest = raw[len(head) + SEAL :].rstrip(b"\n")
    if not raw.startswith(head) or len(raw) < len(head) + SEAL:
        raise CosmicError("save-not-a-save", file=name)
    if hashlib.sha256(rest).hexdigest().encode() != raw[len(head) : len(head) + SEAL]:
        raise CosmicError("save-damaged", file=name)
    try:
        data: dict[str, Any] = json.loads(raw)["save"]
        form = data["format"]
        if type(form) is not int or form < 1:
            raise ValueError("format")
        if form > FORMAT:
            raise CosmicError("save-format", file=name, found=form, known=FORMAT)
        if folder is not None and "trail" in data:
            data |= read_trail(folder, data.pop("trail"), name)
            saved = data["checkpoint"]
            data["steps"].append([saved["answers"], digest(from_data(saved["state"]))])
        return upgraded(cleaned(data))
    except BROKEN as fault:
        raise CosmicError("save-damaged", file=name) from fault


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
        journal, log, record = data["journal"], lines_from(data["log"]), data["steps"][:-1]
        beside = beside_of(data)
        if data["content"] != book.content.digest:
            game = from_the_checkpoint(checkpoint, book, journal[checkpoint.answers :], log)
            beside.pop("told", None)  # the lines since the checkpoint may be others now
            beside.pop(KEPT_LIST, None)  # and so are the answers
        else:
            game = Game.resume(book, start, checkpoint, journal, log, record)
        game.beside = beside
        return game
    except CosmicError as fault:
        raise fault if fault.key.startswith("save-") else CosmicError("save-other-rules", file=name) from fault
    except BROKEN as fault:
        raise CosmicError("save-damaged", file=name) from fault


def from_the_checkpoint(checkpoint: Checkpoint, book: Book, answers: Journal, log: Log) -> Game:
    """Other cards, sheets or rules: the way to the checkpoint is only a record. Of the answers since then those count
    that still answer what is asked; what comes after them is asked again."""
    here = Checkpoint(checkpoint.state, 0, checkpoint.log)
    game = Game.resume(book, here.state, here, [], log, [])
    for key, value in answers:
        if game.decision is None or game.decision.key != key:
            break
        try:
            game.answer(value)
        except IllegalAnswer:
            break
    return game


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
    beside.pop(KEPT_LIST, None)  # it lies apart from the rest
    kept = data.get(KEPT_LIST)
    if isinstance(kept, list) and kept and all(isinstance(one, list) and one and type(one[0]) is int for one in kept):
        beside[KEPT_LIST] = kept
    told = beside.get("told", 0)
    if type(told) is not int or told < 0:
        del beside["told"]
    return beside


def check_table(state: GameState) -> None:
    """Seats, ships and cards as they are at every table. ValueError if not."""
    n = len(state.seats)
    if not 3 <= n <= len(COLOURS) or state.options.planets not in (4, 5):
        raise ValueError("seats")
    known = colours_in(state.options.sets)
    if any(seat.colour not in known or not isinstance(seat.name, str) for seat in state.seats):
        raise ValueError("seats")
    zones = state.planet_count + n + 4 + bool(state.options.techs)
    if len(state.ships) != zones or any(len(row) != n for row in state.ships):
        raise ValueError("ships")
    if type(state.first_reward) is not int or state.options.rewards not in REWARDS:
        raise ValueError("rewards")
    if any(sum(row[player] for row in state.ships) != seat.fleet for player, seat in enumerate(state.seats)):
        raise ValueError("fleet")
    if what_is_wrong_in(state):
        raise ValueError("marked")
    if any(not 0 <= owner < n for owner in state.added) or any(any(state.ships[planet]) for planet in state.gone):
        raise ValueError("planets")
    if not {planet for seat in state.seats for planet in seat.devoured} <= set(state.gone):
        raise ValueError("planets")
    if sorted(card for pile in state.piles() for card in pile) != list(range(len(state.cards))):
        raise ValueError("cards")
    if state.known and (len(state.known) != len(state.cards) or any(type(who) is not int for who in state.known)):
        raise ValueError("known")
    check_techs(state)


def check_techs(state: GameState) -> None:
    """Each tech is in one place, and the ships on techs are those of their owners."""
    names = [*(card.slug for card in state.techs), *state.tech_deck, *state.tech_discard]
    if len(set(names)) != len(names) or (names and not state.options.techs):
        raise ValueError("techs")
    for player in range(len(state.seats)) if state.options.techs else ():
        if state.ships[state.lab][player] != sum(card.ships for card in state.techs if card.owner == player):
            raise ValueError("techs")
    if any(not 0 <= card.owner < len(state.seats) or card.ships < 0 for card in state.techs):
        raise ValueError("techs")


def check_known(state: GameState, book: Book, name: str) -> None:
    """Everything a save names must exist here."""
    check_table(state)
    aliens = [alien for seat in state.seats for alien in (*seat.aliens, *seat.face_down, *seat.draft)] + state.unused
    destinies = {card.slug for card in book.content.destiny}
    missing = [face for face in state.cards if face not in book.content.faces]
    missing += [alien for alien in aliens if f"{alien}.power" not in book.bars]
    missing += [face for face in state.destinies if face not in destinies]
    missing += [step for step in state.agenda if step not in STEPS]
    missing += [one for one in state.options.sets if one not in book.sets]
    techs = [*(card.slug for card in state.techs), *state.tech_deck, *state.tech_discard]
    missing += [slug for slug in techs if slug not in book.content.techs]
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
        proof = Proof(start, book, data["journal"])
        return Report(len(data["steps"]), len(proof.journal), first_difference(proof, data))
    except JournalMismatch as fault:
        raise CosmicError("save-other-rules", file=str(path)) from fault
    except BROKEN as fault:
        raise CosmicError("save-damaged", file=str(path)) from fault


class Proof(Game):
    """A game played again from its start, with the digest of every step on the way."""

    def __init__(self, start: GameState, book: Book, journal: Journal) -> None:
        self.proof: list[tuple[list[Any], int]] = [([0, digest(start)], 0)]  # as recorded, and the lines told before
        super().__init__(start, book, journal)

    def reach(self, state: GameState, answers: int) -> None:
        super().reach(state, answers)
        self.proof.append(([answers, digest(state)], len(self.log)))

    def missing(self, recorded: list[list[Any]]) -> int | None:
        """The number of the first recorded step that did not come."""
        steps = iter(self.proof)
        return next((i for i, step in enumerate(recorded) if not any(one == step for one, _ in steps)), None)


def first_difference(proof: Proof, data: dict[str, Any]) -> int:
    """The first recorded step that came out differently, or -1. Saved checkpoint and log belong to the last one."""
    recorded, saved = data["steps"], data["checkpoint"]
    missing = proof.missing(recorded)
    if missing is not None:
        return missing
    lines = next(lines for step, lines in reversed(proof.proof) if step == recorded[-1])
    agrees = recorded[-1] == [saved["answers"], digest(from_data(saved["state"]))]
    # A game that went on with other cards keeps the log of the time before.
    agrees = agrees and dumps(data["log"]).endswith(dumps(proof.log[:lines])[1:])
    return -1 if agrees else len(recorded) - 1
