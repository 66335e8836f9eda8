"""Every window of the game as a pair of tables: in one of them a player holds a card that could be played there. And
every question with an answer that takes a card which nobody else sees.

The situations are those of the rulings, so a new alien brings its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from questions import written_in

from cosmic.engine.decisions import CHEAT, NO, PASS, YES, Answer, Decision
from cosmic.engine.definitions import KINDS, REWARD_KINDS
from cosmic.engine.errors import IllegalAnswer, JournalMismatch, NeedAnswer
from cosmic.engine.game import Game, run_step
from cosmic.engine.handlers import Handler
from cosmic.engine.state import GameState
from cosmic.engine.table import Table
from cosmic.hotseat.session.privacy import is_power
from cosmic.positions.building import build
from cosmic.rulebook import book
from cosmic.rulings.ruling_files import Ruling, files_in
from cosmic.rulings.ruling_play import Play, run_ruling
from cosmic.rulings.ruling_words import Failed

RULINGS = Path(__file__).parent / "rulings"
REINFORCING = ("reinforce", "", "reinforcement")
IN_SECRET, IN_THE_OPEN = "in secret", "in the open"  # the stages of a question that is no window of cards
REFUSALS = (PASS, NO, "refuse")
REPLY, SECOND = (IN_SECRET, "deal-reply", "accept"), (IN_SECRET, "second-encounter", YES)
Window = tuple[str, str, str]  # stage; moment, event or kind of question; effect or answer


@dataclass(frozen=True)
class Spoken:
    """What somebody answers aloud: silence in a window needs no words."""

    player: int
    kind: str
    answer: Answer
    is_sole: bool = False  # nobody need be asked for it


@dataclass(frozen=True)
class Occasion:
    """A card could be played in a window, or lets its holder give an answer: where it begins, what is said until then,
    who holds which card."""

    window: Window
    title: str
    start: GameState
    spoken: tuple[Spoken, ...]
    holder: int
    card: int
    option: str  # what the holder is offered
    encounter: int  # how many have begun since the start
    noted: dict[str, Any]  # the last window in the log

    @property
    def is_window(self) -> bool:
        return self.window[0] not in (IN_SECRET, IN_THE_OPEN)

    def exchanged_for(self, other: int) -> GameState:
        """The same table to everybody's eyes: the card has changed places with another one that nobody sees."""
        twin = self.start.copy()
        for pile in (twin.deck, twin.reward_deck, *(seat.hand for seat in twin.seats)):
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
        self.note(decision)
        is_put = decision.secret or decision.only_answer() is None  # a ruling may look at what a game does not ask
        if is_put and (not decision.passive or value != PASS):
            self.spoken.append(Spoken(decision.player, decision.kind, value, decision.only_answer() is not None))
        super().answer(value)

    def note(self, decision: Decision) -> None:
        """Cards that were in that hand from the start, one of a kind, and that nobody has seen since."""
        player = decision.player
        before, now = self.start.seats[player].hand, self.state.seats[player].hand
        words = [spoken.answer for spoken in self.spoken if spoken.player == player]
        said = {word.partition(":")[0] for word in words if isinstance(word, str)}
        for card in before:
            face = self.offered_as(card)
            is_single = [self.offered_as(held) for held in before].count(face) == 1
            if card not in now or not is_single or face in said:
                continue
            if decision.kind == CHEAT and self.table.effect_of(player, card) in self.book.licences:
                if any((spoken.player, spoken.kind) == (player, CHEAT) for spoken in self.spoken):
                    continue  # without the card that could not have been said
                self.keep(self.window_of(decision, card), card, decision.options[1])
            elif decision.passive and is_offered(decision, face):
                self.keep(self.window_of(decision, card), card, face)
            elif lost := self.answer_lost_without(card):
                self.keep((IN_SECRET if decision.secret else IN_THE_OPEN, decision.kind, lost), card, lost)

    def offered_as(self, card: int) -> str:
        """Cards of some kinds are offered by their kind."""
        kind = self.table.box.kind[card]
        return kind if kind in REWARD_KINDS else self.table.face(card)

    def keep(self, window: Window, card: int, option: str) -> None:
        assert self.decision is not None
        begun = [line.key for line in self.log].count("encounter-starts")
        noted: dict[str, Any] = next((line.about for line in reversed(self.log) if line.is_window), {})
        spoken, holder = tuple(self.spoken), self.decision.player
        self.occasions.append(Occasion(window, self.title, self.start, spoken, holder, card, option, begun, noted))

    def answer_lost_without(self, card: int) -> str:
        """What could not be answered to the present question, in secret or with a power, if a reinforcement were in the
        place of this card; empty if that makes no difference, or one that the rules show to everybody."""
        assert self.decision is not None
        asked, box = self.decision, self.table.box
        takes = [option for option in asked.options if is_power(option) or (asked.secret and option not in REFUSALS)]
        if not takes or asked.of == "card" or not box.is_encounter[card]:
            return ""
        state = self.before.copy()
        hand = state.seats[asked.player].hand
        if card not in hand:
            return ""  # it has come back meanwhile from where others saw it
        hand[hand.index(card)] = box.kind.index("reinforcement")  # in the deck or not: it is only looked at
        t, again = Table(state, self.book, [entry[:] for entry in self.given], log=[]), tuple[Any, ...]()
        t.stops_at = lambda decision: decision.key == asked.key
        try:
            run_step(t)
        except NeedAnswer as need:
            if need.decision.key == asked.key:
                again = need.decision.options
        except JournalMismatch:
            return ""  # what was said before could not have been said then
        if t.s.agenda == ["broken_off"] or any(line.key == "new-hand" for line in t.log or ()):
            return ""
        return next((option for option in takes if option not in again), "")

    def window_of(self, decision: Decision, card: int) -> Window:
        if decision.kind == "reinforce":
            return REINFORCING
        effect = self.table.effect_of(decision.player, card)
        if decision.kind == "window":
            return "at", decision.about["moment"], effect
        if decision.kind == CHEAT:
            return "at", next(line.about["about"]["moment"] for line in reversed(self.log) if line.is_window), effect
        if decision.kind == "counter":
            return "counter", decision.about["event"], effect
        event = decision.about.get("occasion", decision.about)["event"]
        [stage] = [stage for stage, what, of in windows_of_cards() if (what, of) == (event, effect)]
        return stage, event, effect


@cache
def windows_of_cards() -> tuple[Window, ...]:
    """Every occasion at which the rules let a card of a hand act, or an answer take one."""
    found = [
        (stage, what if isinstance(what, str) else what.__name__, effect)
        for (stage, what), table in book().handlers.items()
        for effect, handlers in table.items()
        if stage != "modify" and any(h.effect.side not in ("power", "tech") and not h.mark.lasting for h in handlers)
    ]
    uses = [(IN_SECRET, "use", handler.id) for handler in asked_in_secret()]
    return (*sorted(found), *uses, REPLY, SECOND, REINFORCING)


def asked_in_secret() -> list[Handler]:
    """What a power does only for who holds a certain card."""
    handlers = [handler for table in book().handlers.values() for found in table.values() for handler in found]
    return [handler for handler in handlers if handler.holding is not None]


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
        for ruling in written_in(file):
            assert isinstance(ruling, Ruling)
            play = Recorded(ruling)
            try:
                run_ruling(ruling, play, lambda play, lines: None)
            except Failed:
                continue  # another test says so
            yield play


def stand_in(occasion: Occasion) -> int:
    """A card with the same back that could be in that hand instead, out of the deck if there is one. Whether somebody
    has encounter cards at all comes to light by the rules, so it is only such a card where there are others, or where
    just that is asked in secret."""
    start, box = occasion.start, book().box(occasion.start.cards)
    hand = start.seats[occasion.holder].hand
    held = [start.cards[card] for card in hand]
    has_others = sum(box.is_encounter[card] for card in hand) > 1
    likely = ("negotiate", "attack") if has_others and occasion.is_window else ("flare", "reinforcement", "artifact")
    said = [spoken.answer for spoken in occasion.spoken]
    is_reward = occasion.card >= start.first_reward
    held += [box.kind[card] for card in hand if box.kind[card] in REWARD_KINDS]
    for pile in (start.deck, start.reward_deck, [card for seat in start.seats for card in seat.hand]):
        others = [card for card in pile if (card >= start.first_reward) == is_reward and box.kind[card] not in held]
        others = [card for card in others if start.cards[card] not in (*held, *said) and card not in said]
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


def after_what_is_said(occasion: Occasion, start: GameState) -> Game:
    """The table when everybody has said what comes before the window; in others they pass."""
    game, left = Game(start, book()), list(occasion.spoken)
    while left:
        assert game.decision is not None
        is_next = (game.decision.player, game.decision.kind) == (left[0].player, left[0].kind)
        if is_next and is_legal(game.decision, left[0].answer):
            game.answer(left.pop(0).answer)
        elif left[0].is_sole and not game.decision.passive:
            left.pop(0)
        else:
            assert game.decision.passive, game.decision
            game.answer(PASS)
    return game
