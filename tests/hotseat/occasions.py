"""Every window of the game as a pair of tables: in one of them a player holds a card that could be played there.

The situations are those of the rulings, so a new alien brings its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.definitions import KINDS
from cosmic.engine.errors import IllegalAnswer
from cosmic.engine.state import GameState
from cosmic.positions.building import build
from cosmic.rulebook import book
from cosmic.rulings.ruling_files import Ruling, files_in, read_file
from cosmic.rulings.ruling_play import Play, run_ruling
from cosmic.rulings.ruling_words import Failed

RULINGS = Path(__file__).parent.parent / "rulings"
REINFORCING = ("reinforce", "", "reinforcement")
Window = tuple[str, str, str]  # stage, moment or event, effect


@dataclass(frozen=True)
class Spoken:
    """What somebody answers aloud: silence in a window needs no words."""

    player: int
    kind: str
    answer: Answer


@dataclass(frozen=True)
class Occasion:
    """A card could be played in a window: where it begins, what is said until then, who holds which card."""

    window: Window
    title: str
    start: GameState
    spoken: tuple[Spoken, ...]
    holder: int
    card: int
    encounter: int  # how many have begun since the start
    noted: dict[str, Any]  # the last window in the log

    def exchanged_for(self, other: int) -> GameState:
        """The same table to everybody's eyes: the card has changed places with another one that nobody sees."""
        twin = self.start.copy()
        for pile in (twin.deck, *(seat.hand for seat in twin.seats)):
            pile[:] = [{self.card: other, other: self.card}.get(card, card) for card in pile]
        return twin


class Recorded(Play):
    """A ruling that is played keeps what was answered, and who could have played what."""

    def __init__(self, ruling: Ruling) -> None:
        state, names = build(ruling.situation, book())
        super().__init__(state, names, book())
        self.title, self.spoken, self.occasions = ruling.title, list[Spoken](), list[Occasion]()

    def answer(self, value: Answer) -> None:
        decision = self.decision
        assert decision is not None
        if decision.passive:
            self.note(decision)
        if not decision.passive or value != PASS:
            self.spoken.append(Spoken(decision.player, decision.kind, value))
        super().answer(value)

    def note(self, decision: Decision) -> None:
        """Cards that were in that hand from the start, one of a kind, and that nobody has seen since."""
        player = decision.player
        before, now = self.start.seats[player].hand, self.state.seats[player].hand
        said = {spoken.answer for spoken in self.spoken if spoken.player == player and isinstance(spoken.answer, str)}
        for card in before:
            face = self.table.face(card)
            is_single = [self.table.face(held) for held in before].count(face) == 1
            if card in now and is_single and face not in said and is_offered(decision, face):
                begun = [line.key for line in self.log].count("encounter-starts")
                noted: dict[str, Any] = next((line.about for line in reversed(self.log) if line.is_window), {})
                window, spoken = self.window_of(decision, card), tuple(self.spoken)
                self.occasions.append(Occasion(window, self.title, self.start, spoken, player, card, begun, noted))

    def window_of(self, decision: Decision, card: int) -> Window:
        if decision.kind == "reinforce":
            return REINFORCING
        effect = self.table.effect_of(decision.player, card)
        if decision.kind == "window":
            return "at", decision.about["moment"], effect
        if decision.kind == "counter":
            return "counter", decision.about["event"], effect
        event = decision.about.get("occasion", decision.about)["event"]
        [stage] = [stage for stage, what, of in windows_of_cards() if (what, of) == (event, effect)]
        return stage, event, effect


@cache
def windows_of_cards() -> tuple[Window, ...]:
    """Every occasion at which the rules let a card of a hand act."""
    found = [
        (stage, what if isinstance(what, str) else what.__name__, effect)
        for (stage, what), table in book().handlers.items()
        for effect, handlers in table.items()
        if stage != "modify" and any(h.effect.side != "power" and not h.mark.lasting for h in handlers)
    ]
    return (*sorted(found), REINFORCING)


@cache
def occasions() -> dict[Window, tuple[Occasion, ...]]:
    """Of every window, from the rulings in which somebody might have played."""
    found: dict[Window, list[Occasion]] = {}
    for play in played():
        for occasion in play.occasions:
            found.setdefault(occasion.window, []).append(occasion)
    return {window: tuple(found[window]) for window in sorted(found)}


def played() -> Iterator[Recorded]:
    for file in files_in(RULINGS):
        for ruling in read_file(file):
            assert isinstance(ruling, Ruling)
            play = Recorded(ruling)
            try:
                run_ruling(ruling, play, lambda play, lines: None)
            except Failed:
                continue  # another test says so
            yield play


def stand_in(occasion: Occasion) -> int:
    """A card that could be in that hand instead, out of the deck if there is one. Whether somebody has encounter cards
    at all comes to light by the rules, so it is only such a card where there are others."""
    start, box = occasion.start, book().box(occasion.start.cards)
    hand = start.seats[occasion.holder].hand
    held = [start.cards[card] for card in hand]
    has_others = sum(box.is_encounter[card] for card in hand) > 1
    likely = ("negotiate", "attack") if has_others else ("flare", "reinforcement", "artifact")
    said = [spoken.answer for spoken in occasion.spoken]
    for pile in (start.deck, [card for seat in start.seats for card in seat.hand]):
        others = [card for card in pile if start.cards[card] not in (*held, *said) and card not in said]
        found = [card for kind in (*likely, *KINDS) for card in others if box.kind[card] == kind]
        if found:
            return found[0]
    raise AssertionError(f"{occasion.title}: there is no other card")


def is_offered(decision: Decision, face: str) -> bool:
    return any(str(option).partition(":")[0] == face for option in decision.options)


def is_legal(decision: Decision, answer: Any) -> bool:
    try:
        decision.check(answer)
    except IllegalAnswer:
        return False
    return True
