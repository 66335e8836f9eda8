"""Saving, copying, taking back and playing again never change a game: compared by question, digest, log and journal."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from cosmic.engine.digest import digest
from cosmic.engine.errors import IllegalAnswer
from cosmic.engine.game import Game, run_step
from cosmic.engine.log import Log
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, loads_game, verify, write_game
from cosmic.engine.state import GameState
from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, view_of
from cosmic.fuzz import fuzz_words
from cosmic.fuzz.fuzz_words import FuzzFault

PARTS = ("the state", "the question", "the log", "the journal")
NONSENSE: tuple[Any, ...] = (
    *(None, True, -1, 99999, 3.5, "", "nonsense", "PASS", b"pass", (0, 1), {}, {"give": {}, "take": {}}),
    *([None], ["x"], [[]], [[0]], [[0, 0]], [[0, -1]], [[999, 1]], [[0, "1"]], [0, 0], {"give": None, "take": None}),
)
Picture = tuple[Any, ...]


def picture(game: Game) -> Picture:
    return digest(game.state), game.decision, game.log[:], [entry[:] for entry in game.journal]


def same(how: str, found: Picture, wanted: Picture) -> None:
    for part, one, other in zip(PARTS, found, wanted):
        if one != other:
            raise FuzzFault(fuzz_words.differs(how, part))


def save_and_undo(game: Game, chance: Chance) -> None:
    """The game read from its save and a copy of it are the same, go on the same way, and find back."""
    assert game.decision is not None
    now = picture(game)
    loaded, copy = loads_game(dumps_game(game), game.book), game.clone()
    same("a loaded game", picture(loaded), now)
    answer = game.decision.sample(chance)
    copy.answer(answer)
    same("a game whose copy was answered", picture(game), now)
    loaded.answer(answer)
    same("a loaded game that went on", picture(loaded), picture(copy))
    copy.undo()
    same("an answer that was taken back", picture(copy), now)


def nonsense_is_refused(game: Game, chance: Chance) -> None:
    """A wrong answer changes nothing; those that happen to be right are left out."""
    assert game.decision is not None
    before = digest(game.state), len(game.journal), len(game.log)
    for answer in NONSENSE:
        try:
            game.decision.check(answer)
        except IllegalAnswer:
            try:
                game.answer(answer)
            except IllegalAnswer:
                continue
            raise FuzzFault(fuzz_words.not_refused(game.decision.kind, answer)) from None
        if isinstance(answer, (float, bytes, bool, tuple)) or answer is None or answer in ("", "nonsense", "PASS"):
            raise FuzzFault(fuzz_words.not_refused(game.decision.kind, answer))
    if (digest(game.state), len(game.journal), len(game.log)) != before:
        raise FuzzFault(fuzz_words.differs("a refused answer", PARTS[0]))


def back_to(game: Game, seen: list[tuple[Any, ...]], chance: Chance, times: int) -> None:
    """From the end back to any decision, in the game as it was played and in the loaded one."""
    for _ in range(times):
        earlier = chance.below(len(seen))
        for how, one in (("undo", game.clone()), ("undo in a loaded game", loads_game(dumps_game(game), game.book))):
            one.undo_to(earlier)
            same(f"{how} to answer {earlier}", (digest(one.state), one.decision), seen[earlier])


def replay_agrees(game: Game, folder: Path) -> None:
    write_game(game, folder / "game.json", sync=False)
    report = verify(folder / "game.json", game.book)
    if not report.ok:
        raise FuzzFault(fuzz_words.not_verified(report.first_difference))


def same_end(live: GameState, inline: GameState) -> None:
    """A policy that answers inside the rules plays the same game as answers that come one by one."""
    if digest(live) != digest(inline):
        raise FuzzFault(fuzz_words.differs("a game without stops", PARTS[0]))


class GameCopies(NamedTuple):
    """A log, with what the whole table looked like at some of its lines, and what everybody could see of it."""

    log: Log
    frames: dict[int, tuple[str, Any]]


def filmed(game: Game, lines: set[int]) -> GameCopies:
    """The game once more from its first card, answered as it was, without checkpoints or stops."""
    answers = [answer for _, answer in game.journal]
    film = GameCopies([], {})
    t = Table(game.start.copy(), game.book, [], lambda t, decision: decision.check(answers.pop(0)), film.log)

    def look(line: int) -> None:
        if line in lines:
            film.frames[line] = digest(t.s), view_of(t, PUBLIC)

    t.on_line = look
    try:
        while t.s.agenda:
            step = t.s.agenda[-1]
            run_step(t)
            t.begin_step()
            if (t.moved or t.settlers) and not t.s.winners:
                raise FuzzFault(fuzz_words.uncounted(step))
    except IndexError:
        if answers or game.decision is None:
            raise
    return film


def looking_back(game: Game, chance: Chance, times: int) -> None:
    """At any line of the log the table is shown as it was then. Lost powers and victory follow a step at once."""
    lines = {chance.below(len(game.log)) for _ in range(times)}
    film = filmed(game, lines)
    if film.log != game.log:
        raise FuzzFault(fuzz_words.differs("a game played again", PARTS[2]))
    for line in sorted(lines):
        t = game.table_at(line)
        if (digest(t.s), view_of(t, PUBLIC)) != film.frames[line]:
            raise FuzzFault(fuzz_words.differs(f"looking back at line {line}", "the table"))
