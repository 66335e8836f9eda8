"""Asking players. A question without an answer stops the step; the step is run again with one answer more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

from cosmic.engine.book import Book, Box
from cosmic.engine.decisions import NO, YES, Answer, Decision
from cosmic.engine.errors import IllegalAnswer, JournalMismatch, NeedAnswer, RulesError
from cosmic.engine.log import NO_READERS, SOLE, Line, Log
from cosmic.engine.state import Encounter, GameState

if TYPE_CHECKING:
    from cosmic.engine.table import Table

Policy = Callable[["Table", Decision], Answer]
LogEntry = Line


class Asking:
    """The part of the table that questions go through."""

    __slots__ = (
        "answers",
        "book",
        "box",
        "enc",
        "log",
        "moved",
        "next",
        "nth",
        "occasion",
        "playing",
        "policy",
        "pure",
        "s",
        "willing",
    )

    def __init__(
        self,
        state: GameState,
        book: Book,
        answers: list[list[Any]] | None = None,
        policy: Policy | None = None,
        log: Log | None = None,
    ) -> None:
        self.s = state
        # There is an encounter whenever rules of a turn run; a step that begins one sets it here too.
        self.enc = cast(Encounter, state.enc)
        self.book: Book = book
        self.box: Box = book.box(state.cards)
        self.answers: list[list[Any]] = answers if answers is not None else []
        self.next = 0
        self.nth: dict[tuple[int, str], int] = {}
        self.policy = policy
        self.log = log
        self.pure = False
        self.occasion: Any = None  # the event to which an effect is just responding
        self.moved: list[int] = []  # whose ships have moved since colonies were last counted
        self.willing = ""  # the effect whose owner has already said that it shall be used
        self.playing: list[
            tuple[int, int, int]
        ] = []  # (player, card, whose hand it goes back to) of flares and artifacts that are resolving

    def put(self, decision: Decision) -> Answer:
        """The answer to a decision: the only legal one, the recorded one, the policy's, or none yet."""
        if self.pure:
            raise RulesError("a query may not ask")
        place = (decision.player, decision.kind)
        decision.nth = self.nth.get(place, 0)
        self.nth[place] = decision.nth + 1
        only = decision.only_answer()
        if only is not None:
            if decision.of == "card":
                self.note_sole(decision.player, decision.kind)
            return only
        if self.next < len(self.answers):
            key, value = self.answers[self.next]
            try:
                if key != decision.key:
                    raise IllegalAnswer("other-question")
                value = decision.check(value)
            except IllegalAnswer as fault:
                raise JournalMismatch("journal-mismatch", recorded=f"{key} = {value!r}", asked=decision.key) from fault
            self.next += 1
            return value
        if self.policy is None:
            raise NeedAnswer(decision)
        return self.policy(self, decision)  # type: ignore[arg-type]

    def note_sole(self, player: int, kind: str) -> None:
        """Nobody need be asked, which only the player may know: whoever shows the game hides it."""
        if self.log is not None:
            self.log.append(Line(SOLE, {"seat": player, "kind": kind}, NO_READERS))

    def ask(
        self, player: int, kind: str, options: Sequence[Any], of: str = "word", *, secret: bool = False, **about: Any
    ) -> Answer:
        """One of the options."""
        return self.put(Decision(player, kind, "pick", tuple(options), of, secret=secret, about=about))

    def ask_yes(self, player: int, kind: str, *, secret: bool = False, **about: Any) -> bool:
        return bool(self.ask(player, kind, (NO, YES), secret=secret, **about) == YES)

    def ask_response(self, player: int, kind: str, options: Sequence[Any], of: str = "effect", **about: Any) -> Answer:
        """A response that may be passed over; silence means pass."""
        return self.put(Decision(player, kind, "pick", tuple(options), of, passive=True, about=about))

    def ask_many(
        self, player: int, kind: str, options: Sequence[Any], low: int, high: int, of: str, **about: Any
    ) -> list[Any]:
        if not options or high == 0:
            return []
        high = min(high, len(options))
        answer: list[Any] = self.put(Decision(player, kind, "many", tuple(options), of, low, high, about=about))
        return answer

    def ask_ships(
        self, player: int, kind: str, stacks: Sequence[Sequence[int]], low: int, high: int, **about: Any
    ) -> list[list[int]]:
        """How many ships for each zone; `stacks` are [zone, most]."""
        if high <= 0 or not stacks:
            return []
        options = tuple(zone for zone, _ in stacks)
        caps = tuple(most for _, most in stacks)
        high = min(high, sum(caps))
        answer: list[list[int]] = self.put(
            Decision(player, kind, "allot", options, "zone", min(low, high), high, caps, about=about)
        )
        return answer

    def tell(self, key: str, to: Sequence[int] | None = None, **about: Any) -> None:
        """A line for the log; with `to`, for these players alone."""
        if self.log is not None:
            self.log.append(Line(key, about, list(to) if to is not None else None))
