"""At the text table, too, when something is written does not tell what a bot holds or how long it thinks."""

from __future__ import annotations

from pathlib import Path

import pytest
from slow_bots import without_a_look
from typist import typed

from cosmic.bots import Bot
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.views import PlayerView
from cosmic.hotseat.keeping.store import Store
from cosmic.hotseat.session.bot_pause import SHORTEST
from cosmic.hotseat.session.calls import MODES
from cosmic.hotseat.session.thinkers import Thinkers
from cosmic.positions import position
from cosmic.text.messages import Messages
from cosmic.text_table.terminal import Screen
from cosmic.text_table.text_game import TextTable

BLUE_MAY_ANSWER = """
seats: {red: none, blue: none, green: none}
start: regroup
hands: {red: [attack 10, attack 12], blue: [attack 06, attack 08, %s], green: [attack 04, negotiate]}
"""
LAST = "cards-laid"


def sitting_down(bots: dict[int, Bot]) -> Thinkers:
    """Made-up ones in the place of those that there are."""
    table = Thinkers(dict.fromkeys(bots, "random"), 1)
    table.bots = bots
    return table


class Sitting:
    """Red and Green at a keyboard with a clock, and Blue, who thinks so long about everything."""

    def __init__(self, folder: Path, hand: str, mode: str, takes: float | None) -> None:
        """`takes`: None if Blue is a person, too."""
        self.now = 0.0
        self.written: list[tuple[int, str]] = []  # with the time, in pauses
        screen = Screen(self.type, self.write, False, 100, lambda: self.now, self.sleep)
        self.blue = SlowBot(self, takes or 0.0)
        bots = sitting_down({} if takes is None else {1: self.blue})
        store = Store(folder / f"{hand} {takes}", [])  # two tables with one file would be told so
        self.table = TextTable(position(BLUE_MAY_ANSWER % hand), bots, screen, store, Messages(strict=True), mode)

    def sleep(self, seconds: float) -> None:
        self.now += seconds

    def write(self, text: str) -> None:
        pauses = self.now / SHORTEST
        assert pauses == pytest.approx(round(pauses)), "only after whole pauses"
        self.written.append((round(pauses), text))

    def type(self, prompt: str) -> str:
        """People answer at once."""
        table = self.table
        if any(line.key == LAST for line in table.game.log[: table.session.shown]):
            raise EOFError
        self.write(prompt)
        if table.asked is None:
            return ""
        return typed(table.asked, without_a_look(table.asked), table.words(table.eyes).shown(table.asked))

    def seen(self) -> list[tuple[int, str]]:
        """All but the last words, which name the file."""
        self.table.play()
        return self.written[:-2]


class SlowBot(Bot):
    def __init__(self, sitting: Sitting, takes: float) -> None:
        super().__init__(1)
        self.sitting, self.takes = sitting, takes
        self.questions = 0

    def choose(self, view: PlayerView, decision: Decision) -> Answer:
        self.sitting.now += self.takes
        self.questions += 1
        return without_a_look(decision)


@pytest.mark.parametrize("mode", MODES)
def test_everything_is_written_at_the_same_time_whatever_a_bot_holds(mode: str, tmp_path: Path) -> None:
    tables = [Sitting(tmp_path, hand, mode, takes) for hand, takes in (("plague", 0.03), ("attack 14", 0.001))]
    seen = [table.seen() for table in tables]
    assert seen[0] == seen[1]
    assert tables[0].blue.questions > tables[1].blue.questions
    assert len({when for when, _ in seen[0]}) > 3


def test_a_long_thought_takes_whole_pauses(tmp_path: Path) -> None:
    seen = [Sitting(tmp_path, "plague", "normal", takes).seen() for takes in (0.21, 0.23, 0.29)]
    assert seen[0] == seen[1] == seen[2]
    assert seen != [Sitting(tmp_path, "plague", "normal", 0.01).seen()] * 3


def test_people_among_themselves_wait_for_nobody(tmp_path: Path) -> None:
    assert {when for when, _ in Sitting(tmp_path, "plague", "normal", None).seen()} == {0}


ANSWERS = """
seats: {red: none, blue: none, green: none}
offense: blue
destiny: [green]
hands: {red: [attack 10, attack 12], blue: [attack 30], green: [attack 04]}
"""


@pytest.mark.parametrize("person", [0, 2], ids=["beside it", "in it"])
def test_an_encounter_among_bots_is_written_in_one_line(person: int, tmp_path: Path) -> None:
    """Of one with a person in it everything is written; the log has both."""
    written: list[str] = []
    told: list[str] = []

    def at_the_end(_: str) -> str:
        log = table.game.log
        if sum(line.key == "turn-starts" for line in log) > 1:
            told.append("".join(written))
            table.commands.handle("log")
            raise EOFError
        return "" if table.asked is None else typed(table.asked, without_a_look(table.asked), list(table.asked.options))

    class Quiet(Bot):
        def choose(self, view: PlayerView, decision: Decision) -> Answer:
            return without_a_look(decision)

    bots = sitting_down({seat: Quiet(seat) for seat in range(3) if seat != person})
    screen = Screen(at_the_end, written.append, False, 100, lambda: 0.0, lambda seconds: None)
    table = TextTable(position(ANSWERS), bots, screen, Store(tmp_path, []), Messages(strict=True), "quick")
    table.play()
    said, steps = "Blue took green 5 from Green", "Blue reveals Attack 30"
    assert told and said in told[0] and (steps in told[0]) == (person == 2)
    after = "".join(written)[len(told[0]) :]
    assert said in after and steps in after and after.index(steps) < after.index(said)
