"""What may be said: a few sentences as data, at the times at which they mean something."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple, get_args

from cosmic.engine.log import ENCOUNTER_STARTS, Line
from cosmic.engine.state import NOBODY
from cosmic.engine.views import PlayerView

NEGOTIATE: Final = "negotiate"  # I play a negotiate
FIGHT: Final = "fight"  # I play an attack
INVITE_ME: Final = "invite-me"  # invite me, I bring so many ships
NOT_THAT_ONE: Final = "not-that-one"  # do not invite that one
LEAVE_ALONE: Final = "leave-alone"  # if I may choose, I leave you alone next time
WHY: Final = "why"  # why an offer is turned down: for a `reason`, and not a word about what is to come
KINDS: Final = (NEGOTIATE, FIGHT, INVITE_ME, NOT_THAT_ONE, LEAVE_ALONE)
ADDRESSED: Final = (INVITE_ME, NOT_THAT_ONE, LEAVE_ALONE, WHY)  # said to somebody, or about somebody
WhyNot = Literal[
    "you-would-win",
    "another-would-win",
    "you-would-stand-at",
    "colony-for-nothing",
    "colony-for-cards",
    "cards-for-nothing",
    "too-many-cards",
    "rather-lose-ships",
    "you-gain-more",
    "not-that",
    "nothing-to-agree",
]
REASONS: Final[tuple[str, ...]] = get_args(WhyNot)
SAY: Final = "say"  # the kind of the question whether somebody wants to say something
SHIPS: Final = (1, 2, 3, 4)
COLONIES: Final = range(100)  # at which somebody would stand by a deal; nobody ever has as many
MOST_SAID: Final = 3  # by one seat in one encounter
BEFORE_CARDS: Final = ("destiny", "launch", "alliance", "planning")
BEFORE_ALLIES: Final = ("destiny", "launch", "alliance")


class Statement(NamedTuple):
    """`other`: to whom it is said, or about whom. `line`: of the log, before which it was said."""

    seat: int
    kind: str
    other: int = NOBODY
    number: int = 0
    line: int = 0
    reason: str = ""

    @property
    def word(self) -> str:
        """As an answer to the question whether one wants to say something."""
        return f"{self.kind}:{self.other}:{self.number}"

    @property
    def is_promise(self) -> bool:
        """Kept or broken by what its speaker does."""
        return self.kind not in (NOT_THAT_ONE, WHY)

    def is_like(self, other: Statement) -> bool:
        return self._replace(line=0) == other._replace(line=0)


def statement_from(data: Any) -> Statement:
    """As it lies in a save; ValueError or TypeError if that is nonsense."""
    seat, kind, other, number, line, reason = data
    if kind not in (*KINDS, WHY) or any(type(one) is not int for one in (seat, other, number, line)):
        raise ValueError("statement")
    if (other != NOBODY) != (kind in ADDRESSED) or reason not in (REASONS if kind == WHY else ("",)):
        raise ValueError("statement")
    if number not in (SHIPS if kind == INVITE_ME else COLONIES if kind == WHY else (0,)):
        raise ValueError("statement")
    return Statement(seat, kind, other, number, line, reason)


def worded(seat: int, word: str) -> Statement:
    kind, other, number = word.split(":")
    return Statement(seat, kind, int(other), int(number))


def sayable(view: PlayerView, seat: int, said: Sequence[Statement], hosts: Container[int] = ()) -> list[Statement]:
    """What this seat may say now, from what everybody sees and what was `said` in this encounter. `hosts`: who has
    invited by now, if only nobody."""
    own = [one for one in said if one.seat == seat and one.kind != WHY]
    if len(own) >= MOST_SAID or view.winners:
        return []
    return [one for one in _fitting(view, seat, hosts) if not any(one.is_like(other) for other in own)]


def _fitting(view: PlayerView, seat: int, hosts: Container[int]) -> Iterator[Statement]:
    enc = view.enc
    others = [player for player in range(len(view.seats)) if player != seat]
    if enc is not None and enc.defense != NOBODY and not enc.outcome:
        mains = (enc.offense, enc.defense)
        if seat in mains and view.phase in BEFORE_CARDS and not enc.laid[mains.index(seat)]:
            yield Statement(seat, NEGOTIATE)
            yield Statement(seat, FIGHT)
        is_open = view.phase in BEFORE_ALLIES and enc.answering == NOBODY
        inviting = [main for side, main in enumerate(mains) if is_open and main not in hosts and not enc.invited[side]]
        if seat not in mains:
            for main in inviting:
                for ships in SHIPS:
                    yield Statement(seat, INVITE_ME, main, ships)
        if any(main != seat for main in inviting):
            for other in others:
                if other not in mains:
                    yield Statement(seat, NOT_THAT_ONE, other)
    for other in others:
        yield Statement(seat, LEAVE_ALONE, other)


def encounter_begins(log: Sequence[Line], line: int) -> int:
    """With which line of the log the encounter began that is under way at this one."""
    return next((n for n in range(min(line, len(log)) - 1, -1, -1) if log[n].key == ENCOUNTER_STARTS), 0)
