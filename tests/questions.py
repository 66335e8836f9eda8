"""Every kind of question the rules can ask, each with a real game in which it is asked."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from situations import NAMES, stated_book

from cosmic.content import ContentError
from cosmic.engine.book import Book
from cosmic.engine.decisions import Answer
from cosmic.engine.game import Game, Journal
from cosmic.engine.state import GameState, Options
from cosmic.inspection.findings import find
from cosmic.phases.setup import Setup
from cosmic.positions.building import build
from cosmic.positions.stated_names import StatedNames
from cosmic.rulebook import book, new_game
from cosmic.rulings.checking import check
from cosmic.rulings.ruling_files import Ruling, files_in, read_file
from cosmic.rulings.ruling_play import Play, run_ruling

ROOT = Path(__file__).resolve().parent.parent
COMPENSATED = 1  # the story in which cards have just been taken
STORIES = Path(__file__).resolve().parent / "stories.yaml"


def kinds_in_the_rules() -> set[str]:
    """Every kind of question that stands in the sources, read by the same reader as the words."""
    parts = ("engine", "phases", "aliens", "cards", "techs")
    files = sorted(path for part in parts for path in (ROOT / "cosmic" / part).rglob("*.py"))
    return set(find(files).asked)


KINDS = sorted(kinds_in_the_rules())


class Recorded(Play):
    """A ruling that is played, and for each kind of question the way to where it was first asked."""

    def __init__(self, state: GameState, names: StatedNames, rules: Book) -> None:
        super().__init__(state, names, rules)
        self.journal: Journal = []
        self.ways: dict[str, Journal] = {}

    def step(self) -> None:
        super().step()
        if self.decision is not None and self.decision.only_answer() is None:
            self.ways.setdefault(self.decision.kind, [entry[:] for entry in self.journal])

    def answer(self, value: Answer) -> None:
        assert self.decision is not None
        if self.decision.only_answer() is None:  # a ruling may look at a question that a game does not ask
            self.journal.append([self.decision.key, value])
        super().answer(value)


def recorded(ruling: Ruling) -> Recorded:
    state, words = build(ruling.situation, book())
    for seat, name in zip(state.seats, NAMES):
        seat.name = name
    play = Recorded(state, words, book())
    run_ruling(ruling, play, check)
    return play


def asked_in(ruling: Ruling, found: dict[str, Game]) -> None:
    """Adds a game for each kind of question that this ruling is the first to ask."""
    play = recorded(ruling)
    for kind, way in play.ways.items():
        if kind not in found:
            found[kind] = Game(play.start, book(), way)


def named_in(ruling: Ruling) -> set[str]:
    """The kinds of question that stand in a ruling: others are answered there without a word."""
    asked = ruling.then.get("asked", ())
    lines = [asked] if isinstance(asked, str) else asked
    return {entry.kind for entry in ruling.when} | {str(line).rpartition(" ")[2] for line in lines}


@cache
def written_in(file: Path) -> tuple[Ruling | ContentError, ...]:
    """The rulings of a file, which several tests go through."""
    return tuple(read_file(file))


@cache
def rulings() -> tuple[Ruling, ...]:
    """Stories of four for the usual questions; then all that is proved, by one alien or by several that meet."""
    proofs = ROOT / "tests" / "rulings"
    parts = ("worked", "rules", "artifacts", "rewards", "aliens", "techs", "meetings")
    places = [STORIES, *(proofs / part for part in parts)]
    found = [ruling for place in places for file in files_in(place) for ruling in written_in(file)]
    return tuple(ruling for ruling in found if isinstance(ruling, Ruling))


@cache
def examples() -> dict[str, Game]:
    """For each kind of question a game at which it is asked. Clone it before playing on."""
    options = Options(setup="advanced", planets=4)
    found = {"alien": new_game(Setup(1, NAMES[:4], options), stated_book())}
    # Where no ruling can look: what is asked when the hands are dealt.
    chosen = Setup(1, NAMES[:4], Options(setup="chosen", planets=4), ("miser", "macron", "oracle", "zombie"))
    found["miser-hoard"] = new_game(chosen)
    stories = written_in(STORIES)
    for ruling in rulings():  # of all of them few need be played: the first that name a question
        if ruling in stories or (named_in(ruling) & set(KINDS)) - set(found):
            asked_in(ruling, found)
    for ruling in rulings():
        if set(KINDS) <= set(found):
            break
        asked_in(ruling, found)
    return found


@cache
def example(kind: str, names: tuple[str, ...]) -> Game:
    """The same game with people of other names at the table."""
    known = examples()[kind]
    if names == NAMES:
        return known
    start = known.start.copy()
    for seat, name in zip(start.seats, names):
        seat.name = name
    return Game(start, known.book, known.journal)


def story(number: int, kind: str) -> Game:
    """One of the stories, where this is asked."""
    found: dict[str, Game] = {}
    asked_in(rulings()[number], found)
    return found[kind]
