"""Running rulings and saying what came of it."""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from cosmic.content.schema import ContentError, SchemaFault
from cosmic.engine.state import GameState
from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, view_of
from cosmic.positions.building import build
from cosmic.rulebook import book
from cosmic.rulings import ruling_words
from cosmic.rulings.checking import check
from cosmic.rulings.ruling_files import Ruling, files_in, read_file
from cosmic.rulings.ruling_play import Play, run_ruling
from cosmic.rulings.ruling_words import Failed
from cosmic.rulings.stated_totals import in_words
from cosmic.text.describe import Describe
from cosmic.text.messages import Messages

LOG_LINES = 6


@dataclass(slots=True)
class Result:
    ruling: Ruling
    reasons: tuple[str, ...] = ()  # empty: the ruling holds
    fault: SchemaFault | None = None  # it is written wrongly
    is_crash: bool = False  # the rules broke down, which proves nothing either way
    play: Play | None = None  # as it stopped

    @property
    def passed(self) -> bool:
        return not self.reasons and self.fault is None

    def lines(self) -> list[str]:
        if self.passed:
            return [ruling_words.ok(self.ruling.title, self.ruling.proves)]
        if self.fault is not None:
            return [ruling_words.faulty(str(self.fault))]
        head = ruling_words.failed(self.ruling.title, self.ruling.where)
        # Put in words only where somebody reads them: of what is proved, each effect fails once without it.
        details = (f"          {line}" for line in details_of(self.play))
        return [head, *(f"        {one}" for one in self.reasons), *details]


def try_ruling(ruling: Ruling) -> Result:
    """Run it as it is; then, for each effect it proves, with that effect blanked out: then it has to fail."""
    result = try_once(ruling, ())
    if not result.passed:
        return result
    known = book().effects
    for effect in ruling.proves:
        if effect not in known:
            return Result(
                ruling, fault=SchemaFault(ruling.file, "proves", ruling_words.unknown("effect", effect), ruling.line)
            )
        blanked = try_once(ruling, (effect,))
        if blanked.is_crash:
            return Result(ruling, (ruling_words.crashed_without(effect, blanked.reasons[0]),), play=blanked.play)
        if blanked.passed:
            return Result(ruling, (ruling_words.proves_nothing(effect),))
    return result


def try_once(ruling: Ruling, blanks: Iterable[str]) -> Result:
    play: Play | None = None
    try:
        rules = book(blanks)
        state, names = build(ruling.situation, rules)
        play = Play(state, names, rules)
        run_ruling(ruling, play, check)
        check(play, ruling.then)
        everything_is_there(play)
    except Failed as failure:
        return Result(ruling, failure.reasons, play=play)
    except SchemaFault as fault:
        return Result(ruling, fault=fault.placed(ruling.file, ruling.line))
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(last.filename).name} line {last.lineno}"
        return Result(ruling, (ruling_words.crashed(error, where),), is_crash=True, play=play)
    return Result(ruling)


def everything_is_there(play: Play) -> None:
    """No ship and no card is ever lost or doubled, whatever the ruling is about."""
    for player in range(len(play.state.seats)):
        have = sum(row[player] for row in play.state.ships)
        should = play.state.seats[player].fleet
        if have != should:
            raise Failed(ruling_words.expected(f"ships of {play.names.of_seat(player)} in all", should, have))
    before, after = cards_of(play.start), cards_of(play.state)
    if before != after:
        raise Failed(ruling_words.expected("cards in all", len(before), len(after)))


def cards_of(state: GameState) -> list[int]:
    return sorted(card for pile in state.piles() for card in pile)


def details_of(play: Play | None) -> list[str]:
    """Where it stopped, what was told last, and the totals."""
    if play is None:
        return []
    lines = [ruling_words.stopped_at(play.asked_now())] if play.decision is not None else []
    words = Describe(view_of(Table(play.state.copy(), play.book), PUBLIC), play.book.content, Messages())
    told = [line for line in play.told_to_players() if line.key != "total"]
    return lines + [ruling_words.told(words.event(line)) for line in told[-LOG_LINES:]] + in_words(play)


def run_paths(paths: list[Path]) -> tuple[list[str], int, int]:
    """The lines of the report, and how many rulings passed and failed. One that is written wrongly is a failure."""
    lines: list[str] = []
    passed = failed = 0
    for path in paths:
        for file in files_in(path):
            for ruling in read_file(file):
                result = try_ruling(ruling) if isinstance(ruling, Ruling) else None
                passed, failed = (passed + 1, failed) if result and result.passed else (passed, failed + 1)
                if isinstance(ruling, ContentError):
                    lines += [ruling_words.faulty(str(fault)) for fault in ruling.faults]
                elif result is not None:
                    lines += result.lines()
    return lines, passed, failed
