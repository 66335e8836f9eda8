"""Somebody at the keyboard of a text table, who types legal answers by chance."""

from __future__ import annotations

import argparse
import io
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from situations import table

from cosmic.cli import play
from cosmic.engine.decisions import Decision
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.hotseat.keeping.store import Store
from cosmic.hotseat.session.calls import NORMAL
from cosmic.hotseat.session.seats import bots_at, parse_seats
from cosmic.text.messages import Messages
from cosmic.text_table.terminal import Screen
from cosmic.text_table.text_game import TextTable
from cosmic.text_table.typed_answers import is_range

HAND_OVER = "Pass the keyboard to "
PEOPLE = "ann,bob,cy"


@cache
def strict_messages() -> Messages:
    """One for all tests of a process: it reads and parses sentences, and never changes."""
    return Messages(strict=True)


class Typist:
    """Every line that is written is kept."""

    def __init__(self, sit_down: Callable[[Screen, Messages], TextTable], luck: int = 1) -> None:
        self.chance = Chance(luck)
        self.written = io.StringIO()
        self.screen = Screen(self.type, self.written.write, colour=False, width=100, sleep=lambda seconds: None)
        self.table = sit_down(self.screen, strict_messages())
        self.queue: list[str] = []  # typed before anything by chance
        self.answers = 0
        self.limit = 0  # after so many prompts the input ends
        self.before: Callable[[Typist], None] = lambda typist: None

    @property
    def output(self) -> str:
        return self.written.getvalue()

    def type(self, prompt: str) -> str:
        self.written.write(prompt + "\n")
        self.answers += 1
        if self.limit and self.answers > self.limit:
            raise EOFError
        if self.queue:
            return self.queue.pop(0)
        self.before(self)
        if self.queue:
            return self.queue.pop(0)
        decision = self.table.asked
        if decision is None:
            return self.pressed()
        if decision.form == "offer":
            return self.offered(decision)
        return typed(decision, decision.sample(self.chance), self.table.words(self.table.eyes).shown(decision))

    def pressed(self) -> str:
        """At a call now and then somebody wants to look; at a hand-over, or with nothing to choose, Enter will do."""
        call = self.table.session.call
        if call is None or not call.open or self.chance.below(4):
            return ""
        return ", ".join(self.table.name(seat) for seat in call.seats if self.chance.below(2))

    def offered(self, decision: Decision) -> str:
        """Asks for one card at random and proposes that, or ends the talks."""
        assert decision.bounds is not None
        if decision.bounds.their_cards and self.chance.below(3):
            self.queue = ["1", "propose"]
            return "Ask for cards at random"
        return "No deal"

    def play(self) -> int:
        return self.table.play()


def typed(decision: Decision, answer: Any, shown: list[Any]) -> str:
    """What a person types for this answer."""
    if decision.form == "many":
        return " ".join(str(decision.options.index(one) + 1) for one in answer)
    if decision.form == "allot":
        return ", ".join(f"{count} from {decision.options.index(zone) + 1}" for zone, count in answer)
    if is_range(decision):
        return str(answer)
    # Of equal cards only one is shown; the first will do where the one drawn by chance is not.
    return str(shown.index(answer) + 1 if answer in shown else 1)


def started(folder: Path, *options: str) -> Typist:
    """At a game from the command line on, new or loaded."""
    parser = argparse.ArgumentParser()
    play.arguments(parser)
    args = parser.parse_args(["--text", "--save-dir", str(folder), "--seed", "1", *options])
    return Typist(lambda screen, messages: play.open_table(args, screen, messages))


def seated(
    folder: Path, seats: str = PEOPLE, variant: int = 1, mode: str = NORMAL, abroad: int = 2, **more: Any
) -> Typist:
    """At a stated table, or one of its variants; `more`: parts of its situation that are other."""

    def sit_down(screen: Screen, messages: Messages) -> TextTable:
        plans = parse_seats(seats, messages)
        game: Game = table(len(plans), variant, abroad, names=[plan.name for plan in plans], **more)
        return TextTable(game, bots_at(game, plans), screen, Store(folder, plans), messages, mode)

    return Typist(sit_down, variant)
