"""Asking players, and telling them what has happened.

A question without an answer stops the step; the step is run again later with one answer more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cosmic.engine import promises
from cosmic.engine.book import Book
from cosmic.engine.decisions import NO, YES, Answer, Decision
from cosmic.engine.errors import IllegalAnswer, JournalMismatch, NeedAnswer, RulesError
from cosmic.engine.log import NO_READERS, SOLE, Line, Log
from cosmic.engine.moving import Moving
from cosmic.engine.ship_events import Stacks
from cosmic.engine.state import GameState


class Asking(Moving):
    """A table with the answers that have been given in this step, and a log."""

    __slots__ = ("answers", "known", "log", "next", "nth", "on_line", "policy", "pure", "spoken", "stops_at")

    def __init__(
        self, state: GameState, book: Book, policy: Callable[..., Answer] | None, log: Log | None, known: Log | None
    ) -> None:
        super().__init__(state, book)
        self.policy = policy  # answers questions that are put for the first time, if there is one
        # A ruling may write down an answer that nobody need be asked for; it says which.
        self.stops_at: Callable[[Decision], bool] | None = None
        self.log = log
        self.known = known
        self.spoken = 0  # lines told to everybody, written by now or known before, if anybody writes at all
        # For whoever follows the play: called with the number of each line of the log as soon as it is written.
        self.on_line: Callable[[int], None] | None = None
        self.answers: list[list[Any]] = []
        self.next = 0
        self.nth: dict[tuple[int, str], int] = {}
        self.pure = False  # a query is being answered: nothing may be asked or changed

    # --- asking
    def put(self, decision: Decision) -> Answer:
        """The answer to a decision: the only legal one, the recorded one, or a new one."""
        if self.pure:
            raise RulesError("a query may not ask")
        if decision.of == "card" and decision.kind != "card" and promises.bind(self, decision.player):
            decision.options = promises.without_needed(self, decision)
        place = (decision.player, decision.kind)
        decision.nth = self.nth.get(place, 0)
        self.nth[place] = decision.nth + 1
        only = decision.only_answer() if decision.form != "pick" or len(decision.options) == 1 else None
        if only is not None and (self.stops_at is None or not self.stops_at(decision)):
            if decision.secret or decision.of == "card":
                self.note_sole(decision.player, decision.kind)
            return only
        if not decision.options:
            raise RulesError(f"the question {decision.key} has no legal answer")
        if self.next < len(self.answers):
            key, value = self.answers[self.next]
            try:
                if key != decision.key:
                    raise IllegalAnswer("other-question")
                value = decision.check(value)
            except IllegalAnswer as fault:
                raise JournalMismatch("journal-mismatch", recorded=f"{key} = {value!r}", asked=decision.key) from fault
            self.next += 1
            if self.known is not None and self.next == len(self.answers):
                self.log, self.known = self.known, None
            return value
        if self.policy is None:
            raise NeedAnswer(decision)
        return self.policy(self, decision)

    def note_sole(self, player: int, kind: str) -> None:
        """Nobody need be asked, which only the player may know: whoever shows the game hides it."""
        if self.log is not None:
            self.write(Line(SOLE, {"seat": player, "kind": kind}, NO_READERS))

    def ask(
        self,
        player: int,
        kind: str,
        options: Sequence[Any],
        of: str = "word",
        *,
        secret: bool = False,
        told: bool = False,
        **about: Any,
    ) -> Answer:
        """One of the options. `told`: secret as long as others choose, or for what could have been said instead."""
        is_secret = secret or told
        return self.put(
            Decision(player, kind, "pick", tuple(options), of, 1, 1, (), 0, False, is_secret, about, None, (), told)
        )

    def ask_among(
        self, player: int, kind: str, cards: list[int], *, secret: bool = False, told: bool = False, **about: Any
    ) -> int:
        """One of cards that are not in the player's own hand: they are told by their faces, in the order of the box."""
        cards = sorted(cards)
        face = self.ask(player, kind, list(dict.fromkeys(self.faces(cards))), "face", secret=secret, told=told, **about)
        return next(card for card in cards if self.face(card) == face)

    def ask_alike(self, player: int, kind: str, held: list[int], possible: list[int]) -> int:
        """One of the cards held that serve as well as each other; `possible`: all in the game that do. Whoever might
        have a choice, as far as everybody sees, is asked as if there were one (rule: reward_deck.copies)."""
        if not self.may_differ(player, possible):
            return held[0]
        return int(self.ask(player, kind, self.distinct(held), "card", secret=True))

    def ask_copy(self, player: int, copies: list[int]) -> int:
        """One of the player's copies of a card."""
        return self.ask_alike(player, "which-copy", copies, self.box.copies[self.face(copies[0])])

    def ask_negotiate(self, player: int) -> int:
        """One in the player's hand, to be given up."""
        in_game = [card for card, kind in enumerate(self.box.kind) if kind == "negotiate"]
        return self.ask_alike(player, "which-negotiate", self.negotiates(player), in_game)

    def ask_yes(self, player: int, kind: str, *, secret: bool = False, **about: Any) -> bool:
        return bool(self.ask(player, kind, (NO, YES), secret=secret, **about) == YES)

    def ask_response(self, player: int, kind: str, options: Sequence[Any], of: str = "effect", **about: Any) -> Answer:
        """A response that may be passed over; silence means pass."""
        return self.put(Decision(player, kind, "pick", tuple(options), of, 1, 1, (), 0, True, False, about))

    def ask_unseen(self, player: int, kind: str, options: Sequence[Any], **about: Any) -> Answer:
        """In passing: silence means pass, and whatever the answer is, nobody else notices that there was one."""
        return self.put(Decision(player, kind, "pick", tuple(options), "word", 1, 1, (), 0, True, True, about))

    def ask_many(
        self, player: int, kind: str, options: Sequence[Any], low: int, high: int, of: str, **about: Any
    ) -> list[Any]:
        """Some of the options, from `low` to `high` of them; nobody is asked if there are none."""
        if not options or high == 0:
            return []
        high = min(high, len(options))
        answer: list[Any] = self.put(
            Decision(player, kind, "many", tuple(options), of, low, high, (), 0, False, False, about)
        )
        return answer

    def ask_ships(
        self, player: int, kind: str, stacks: Sequence[Sequence[int]], low: int, high: int, **about: Any
    ) -> Stacks:
        """How many ships for each zone; `stacks` are [zone, most]."""
        if high <= 0 or not stacks:
            return []
        options, caps = zip(*stacks)
        high = min(high, sum(caps))
        answer: Stacks = self.put(
            Decision(player, kind, "allot", options, "zone", min(low, high), high, caps, 0, False, False, about)
        )
        return answer

    # --- telling
    def tell(self, key: str, to: Sequence[int] | None = None, **about: Any) -> None:
        """A line for the log; with `to`, for these players alone."""
        if self.log is None and self.known is None:
            return  # nobody listens, nor will
        if to is None:
            self.spoken += 1
        if self.log is not None:
            self.write(Line(key, about, list(to) if to is not None else None))

    def write(self, line: Line) -> None:
        assert self.log is not None
        self.log.append(line)
        if self.on_line is not None:
            self.on_line(len(self.log) - 1)
