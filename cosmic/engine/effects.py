"""How a power, flare, artifact or tech breaks a rule: decorators on small stateless classes, and their registry.

    @at(moment)        acts at a named moment of the turn
    @counter(Event)    may stop an event that is being announced (zaps)
    @replace(Event)    puts something else in the place of an event
    @react(Event)      follows an event
    @modify(Query)     changes the answer to a question about the table

`of=OWN` and `of=ANOTHERS` say whose event it must be, `when=` what else; who has no part in it is then not looked at.
An effect lives in a file named after its alien or card; the file's name is its slug.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from cosmic.engine.table import Table

F = TypeVar("F", bound=Callable[..., Any])
When = Callable[..., object]  # true if the effect may be used now

# Ranks of replacements (rule: resolution.order): removal comes before saving; which of the rest are lost comes last.
REMOVAL, SAVING, CHOOSING = 0, 1, 2
# Layers of modifiers: who speaks first, then, and last. A value is set, then multiplied or overruled, then added to.
FIRST, THEN, LAST = 0, 1, 2
# Whose event an effect answers: anybody's, its player's own, or another player's (see Event.whose).
ANYBODYS, OWN, ANOTHERS = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Hook:
    stage: str  # at, counter, replace, react, modify
    what: Any  # the moment's name, or the event or query class
    rank: int
    when: When | None
    part: str
    lasting: bool
    standing: bool = False
    of: int = ANYBODYS
    holding: When | None = None
    free: bool = False
    unseen: bool = False


def _mark(mark: Hook) -> Callable[[F], F]:
    def decorate(method: F) -> F:
        method.__dict__.setdefault("marks", []).append(mark)
        return method

    return decorate


def at(
    moment: str,
    when: When | None = None,
    holding: When | None = None,
    free: bool = False,
    standing: bool = False,
    unseen: bool = False,
) -> Callable[[F], F]:
    """`holding`: what the owner of an optional power must hold for it. That is nobody else's business, so it is asked
    in secret whenever everything that everybody can see, `when`, lets it be used.
    `free`: a part of a power that is not a use of it: it happens zapped or not, and the bars do not limit it.
    `standing`: what follows from a use earlier in the encounter, even if the sheet is turned down or given away.
    `unseen`: what the holder of a card may do without playing it; it asks in passing, and nobody notices."""
    return _mark(Hook("at", moment, 0, when, "", standing, standing, holding=holding, free=free, unseen=unseen))


# Where a card that can be played in any phase may be: each phase has such a moment.
IN_EVERY_PHASE = (
    "start_turn",
    "regroup",
    "destiny.drawn",
    "launch",
    "alliance",
    "alliance.formed",
    "planning",
    "planning.laid",
    "reveal.revealed",
    "outcome",
    "resolution.end",
)


def in_every_phase(when: When | None = None) -> Callable[[F], F]:
    def decorate(method: F) -> F:
        for moment in IN_EVERY_PHASE:
            method = at(moment, when)(method)
        return method

    return decorate


def counter(event: type, when: When | None = None, of: int = ANYBODYS, holding: When | None = None) -> Callable[[F], F]:
    """`holding`: as for `at`."""
    return _mark(Hook("counter", event, 0, when, "", False, of=of, holding=holding))


def replace(
    event: type,
    when: When | None = None,
    rank: int = SAVING,
    lasting: bool = False,
    standing: bool = False,
    part: str = "",
    of: int = ANYBODYS,
) -> Callable[[F], F]:
    """`lasting`: works from its use (of this `part`) to the end of the encounter, not each time it is offered.
    `standing`: that, and even if the sheet is turned down or given away meanwhile, because the use is complete."""
    return _mark(Hook("replace", event, rank, when, part, lasting or standing, standing, of))


def react(
    event: type,
    when: When | None = None,
    lasting: bool = False,
    of: int = ANYBODYS,
    free: bool = False,
    part: str = "",
) -> Callable[[F], F]:
    """`free`: as for `at`."""
    return _mark(Hook("react", event, 0, when, part, lasting, of=of, free=free))


def modify(
    query: type, layer: int = FIRST, part: str = "", always: bool = False, standing: bool = False
) -> Callable[[F], F]:
    """Works while the effect's use of this `part` is in effect; `always`: while the sheet is turned up; `standing`:
    even if the sheet is turned down or given away after its use."""
    return _mark(Hook("modify", query, layer, None, part, not always, standing))


class Effect:
    """A way to break a rule. Instances hold no data of a game."""

    slug: str = ""
    side: str = ""  # power, wild, super, classic, artifact or tech
    cancellable = True  # of a flare: whether anything can stop it once it is played
    id: str = ""  # zombie.power, zombie.wild, zombie.super, plague
    offered_as: str = ""  # zombie.power, flare_zombie, plague; xenon_lasers.tech
    unseen = False  # of a tech: it stays face down until the moment of its use

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if cls.__module__ == __name__:
            return
        cls.slug = cls.__module__.rpartition(".")[2]
        cls.id = cls.slug if cls.side in ("artifact", "tech") else f"{cls.slug}.{cls.side}"
        cls.offered_as = f"flare_{cls.slug}" if cls.side in ("wild", "super", "classic") else cls.id
        if cls.side == "tech":
            cls.offered_as = f"{cls.slug}.hidden_tech" if cls.unseen else f"{cls.slug}.tech"
        EFFECTS[cls.id] = cls()


class Power(Effect):
    side = "power"
    never_lost = False  # the sheet stays up however few home colonies there are
    untouchable = False  # nor does anybody zap, take, lend, exchange or replace the sheet

    def set_up(self, t: Table, me: int) -> None:
        """The Game Setup text of the sheet, if it has one."""

    def hands_dealt(self, t: Table, me: int) -> None:
        """What that text says of the hands."""


class FaceDown(Effect):
    """In the place of a power whose sheet lies face down: it may be turned up (see face_down.py)."""

    side = "face_down"

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.id = self.offered_as = f"{slug}.{self.side}"


class Wild(Effect):
    side = "wild"


class Classic(Effect):
    """The wild side of the classic edition of a flare (rule: variants.classic_flares)."""

    side = "classic"


class Super(Effect):
    side = "super"


class Artifact(Effect):
    side = "artifact"


class Tech(Effect):
    """A technology: it works while it lies face up, or is used from face down if it is of the kind that is."""

    side = "tech"


EFFECTS: dict[str, Effect] = {}
