"""Putting the puzzles to bots, and saying which they have solved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cosmic.bots.measured import bot_named
from cosmic.bots.thoughts import NO_THOUGHT, Thought
from cosmic.content.schema import ContentError, SchemaFault
from cosmic.engine.errors import CosmicError
from cosmic.engine.views import view_of
from cosmic.puzzles import puzzle_words
from cosmic.puzzles.puzzle_files import Puzzle, read_puzzles
from cosmic.puzzles.puzzle_play import PutQuestion
from cosmic.rulebook import book
from cosmic.rulings.ruling_files import files_in
from cosmic.rulings.ruling_words import Failed
from cosmic.worlds.outlook import Outlook

SEEDS = (1, 2, 3)


@dataclass(slots=True)
class Tried:
    """What one bot has made of one puzzle."""

    asked: PutQuestion
    bot: str
    right: int = 0
    times: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    thought: Thought = NO_THOUGHT  # before the last wrong answer

    @property
    def share(self) -> float:
        return self.right / self.times

    def lines(self) -> list[str]:
        puzzle, spoken = self.asked.puzzle, self.asked.spoken
        options = [(spoken(one.answer), one.share) for one in self.thought.weighed]
        details = [puzzle_words.answered(answer, times) for answer, times in self.answers.items()]
        details += [puzzle_words.weighed(options, self.thought.worlds), puzzle_words.because(puzzle.why)]
        head = puzzle_words.unsolved(puzzle.title, puzzle.where, self.bot, self.right, self.times)
        return [head, *(f"          {line}" for line in details)]


def put_to(asked: PutQuestion, name: str, seeds: Iterable[int] = SEEDS) -> Tried:
    """The same bot with other luck. Time is no matter here: the clock stands still, so that runs repeat."""
    tried = Tried(asked, name)
    decision, followed = asked.decision, asked.followed()
    for seed in seeds:
        bot = bot_named(name, seed)
        if bot.searches and followed.can_be_searched:
            bot.outlook = Outlook(followed.worlds(decision), book(), bot.weights, seed)
        answer = decision.check(bot.choose(view_of(followed.table, decision.player), decision))
        tried.times += 1
        if asked.is_right(answer):
            tried.right += 1
        else:
            tried.answers[asked.spoken(answer)] += 1
            tried.thought = bot.thought
    return tried


def ask(puzzle: Puzzle) -> PutQuestion | str:
    """The puzzle at its question, or what is wrong with it."""
    try:
        asked = PutQuestion(puzzle, book())
        faults = asked.faults()
    except Failed as failure:
        faults = list(failure.reasons)
    except SchemaFault as fault:
        faults = [str(fault.placed(puzzle.story.file, puzzle.story.line))]
    except CosmicError as error:
        faults = [str(error)]
    return f"{puzzle.title} ({puzzle.where}): " + "; ".join(faults) if faults else asked


def run_puzzles(paths: Iterable[Path], bots: Sequence[str]) -> tuple[list[str], list[Tried], int]:
    """The lines about what is not solved or not well written, everything tried, and how many are not well written."""
    lines: list[str] = []
    tried: list[Tried] = []
    wrong = 0
    for file in (file for path in paths for file in files_in(path)):
        for puzzle in read_puzzles(file):
            asked = ask(puzzle) if isinstance(puzzle, Puzzle) else str(puzzle)
            if isinstance(asked, str):
                wrong += 1
                lines.append(puzzle_words.faulty(asked))
                continue
            for name in bots:
                one = put_to(asked, name)
                tried.append(one)
                lines += one.lines() if one.share < 1 else []
    return lines, tried, wrong


def by_theme(tried: Sequence[Tried], bots: Sequence[str]) -> list[str]:
    themes = dict.fromkeys(one.asked.puzzle.theme for one in tried)
    rows = [puzzle_words.theme(f"{name} ({count_of(tried, name)})", solved(tried, bots, name)) for name in themes]
    return [*rows, puzzle_words.theme(f"all ({count_of(tried)})", solved(tried, bots))]


def solved(tried: Sequence[Tried], bots: Sequence[str], theme: str = "") -> dict[str, float]:
    """By bot: the share of right answers."""
    found = {}
    for bot in bots:
        ones = [one.share for one in tried if one.bot == bot and theme in ("", one.asked.puzzle.theme)]
        found[bot] = sum(ones) / max(1, len(ones))
    return found


def count_of(tried: Sequence[Tried], theme: str = "") -> int:
    return len({id(one.asked) for one in tried if theme in ("", one.asked.puzzle.theme)})


__all__ = ["ContentError", "Puzzle", "Tried", "ask", "by_theme", "put_to", "run_puzzles", "solved"]
