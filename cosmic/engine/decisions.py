"""What a player can be asked, and which answers are legal.

Four forms: `pick` one of the options, `many` of them, `allot` ships among zones, and `offer` a deal (see deals.py).
An answer is a string, an int or a list of such, so that it survives JSON unchanged.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Final

from cosmic.engine.errors import IllegalAnswer
from cosmic.engine.rng import Dice

if TYPE_CHECKING:
    from cosmic.engine.deals import Bounds

Answer = Any  # str | int | list: checked by `Decision.check`
PASS: Final = "pass"
YES: Final = "yes"
NO: Final = "no"
# Kinds of questions that a table of people treats in a way of its own (rules: variants.cheating, variants.stop_thief).
CHEAT: Final = "cheat"
ACCUSE: Final = "accuse"
PUT: Final = ("return", "retrieve")  # questions where ships go, not whence they come


@dataclass(slots=True, init=False)
class Decision:
    """A question the rules put to one player."""

    player: int
    kind: str  # short and stable: it stands in save files
    form: str  # pick, many, allot, offer
    options: tuple[Any, ...]
    of: str  # what the options are: word, seat, planet, card, effect, number, zone, face, destiny, alien, ship
    low: int
    high: int
    caps: tuple[int, ...]  # of allot: ships available (or room) per zone
    nth: int
    passive: bool  # a response window: silence means pass
    secret: bool  # the answer stays hidden from the others, and whether there was a choice
    about: dict[str, Any]
    bounds: Bounds | None  # of offer: what may be offered
    outside: tuple[str, ...]  # answers that come from the table, not from the player (the clock)
    told: bool  # though secret when it is given, the answer is told to everybody before anything comes of it

    # Written out, since a compiled class runs what `dataclass` writes no faster than before.
    def __init__(
        self,
        player: int,
        kind: str,
        form: str,
        options: tuple[Any, ...],
        of: str,
        low: int = 1,
        high: int = 1,
        caps: tuple[int, ...] = (),
        nth: int = 0,
        passive: bool = False,
        secret: bool = False,
        about: dict[str, Any] | None = None,
        bounds: Bounds | None = None,
        outside: tuple[str, ...] = (),
        told: bool = False,
    ) -> None:
        self.player = player
        self.kind = kind
        self.form = form
        self.options = options
        self.of = of
        self.low = low
        self.high = high
        self.caps = caps
        self.nth = nth
        self.passive = passive
        self.secret = secret
        self.about = {} if about is None else about
        self.bounds = bounds
        self.outside = outside
        self.told = told

    def __reduce__(self) -> tuple[Any, ...]:
        """To the process of the bots: a compiled class is not made without its `__init__`."""
        return Decision, tuple(getattr(self, one.name) for one in fields(self))

    @property
    def key(self) -> str:
        return f"{self.player}/{self.kind}/{self.nth}"

    def only_answer(self) -> Answer | None:
        """The one legal answer, if there is but one: then nobody is asked."""
        if self.form == "pick":
            return self.options[0] if len(self.options) == 1 else None
        if self.form == "many":
            return list(self.options) if self.low >= len(self.options) else None
        if self.form == "allot":
            if sum(self.caps) <= self.low:
                return [[zone, cap] for zone, cap in zip(self.options, self.caps) if cap]
            if len(self.options) == 1 and self.low == self.high:
                return [[self.options[0], self.low]]
        return None

    def check(self, answer: Answer) -> Answer:
        """The answer in its canonical form; IllegalAnswer if it is not legal."""
        if self.outside and isinstance(answer, str) and answer in self.outside:
            return answer
        if self.form == "pick":
            for option in self.options:
                if answer == option and type(answer) is type(option):
                    return answer
            raise self._illegal(answer)
        if self.form == "many":
            return self._check_many(answer)
        if self.form == "allot":
            return self._check_allot(answer)
        if isinstance(answer, str):
            if answer in self.options:
                return answer
            raise self._illegal(answer)
        assert self.bounds is not None
        fault = self.bounds.fault_of(answer)
        if fault:
            raise IllegalAnswer(fault, kind=self.kind)
        return answer

    def _illegal(self, answer: Answer) -> IllegalAnswer:
        return IllegalAnswer("not-an-option", kind=self.kind, answer=repr(answer)[:80])

    def _check_many(self, answer: Answer) -> Answer:
        if not isinstance(answer, list) or not _distinct(answer):
            raise self._illegal(answer)
        kinds = {type(option) for option in self.options}
        if any(type(one) not in kinds or one not in self.options for one in answer):
            raise self._illegal(answer)
        if not self.low <= len(answer) <= self.high:
            raise IllegalAnswer("wrong-number", kind=self.kind, low=self.low, high=self.high, found=len(answer))
        return [option for option in self.options if option in answer]

    def _check_allot(self, answer: Answer) -> Answer:
        if not isinstance(answer, list) or not all(_is_pair(one) for one in answer):
            raise self._illegal(answer)
        if not _distinct([zone for zone, _ in answer]) or any(zone not in self.options for zone, _ in answer):
            raise self._illegal(answer)
        wanted = dict(map(tuple, answer))
        for zone, cap in zip(self.options, self.caps):
            if wanted.get(zone, 0) > cap:
                raise IllegalAnswer("too-many-ships", kind=self.kind, high=cap, found=wanted[zone])
        if not self.low <= sum(wanted.values()) <= self.high:
            raise IllegalAnswer(
                "wrong-number", kind=self.kind, low=self.low, high=self.high, found=sum(wanted.values())
            )
        return [[zone, wanted[zone]] for zone in self.options if zone in wanted]

    def sample(self, chance: Dice) -> Answer:
        """A legal answer by chance: uniform over options, numbers and single ships."""
        if self.form == "pick":
            return self.options[chance.below(len(self.options))]
        if self.form == "many":
            mixed = list(self.options)
            chance.shuffle(mixed)
            chosen = mixed[: self.low + chance.below(min(self.high, len(mixed)) - self.low + 1)]
            return [option for option in self.options if option in chosen]
        if self.form == "allot":
            total = self.low + chance.below(min(self.high, sum(self.caps)) - self.low + 1)
            pool: list[Any] = []
            for zone, cap in zip(self.options, self.caps):
                pool += [zone] * cap
            counts: dict[Any, int] = {}
            for _ in range(total):
                zone = pool.pop(chance.below(len(pool)))
                counts[zone] = counts.get(zone, 0) + 1
            return [[zone, counts[zone]] for zone in self.options if zone in counts]
        assert self.bounds is not None
        word = self.options[chance.below(len(self.options))]
        return word if chance.below(8) == 0 else self.bounds.sample(chance) or word


def spread(decision: Decision, preferred: Iterable[Any], total: int) -> list[list[Any]]:
    """An allotment of `total` ships that fills the preferred zones first."""
    caps = dict(zip(decision.options, decision.caps))
    answer: list[list[Any]] = []
    for zone in preferred:
        take = min(caps.get(zone, 0), total)
        if take:
            answer.append([zone, take])
            total -= take
    return answer


def _distinct(values: Sequence[Any]) -> bool:
    return all(value not in values[:i] for i, value in enumerate(values))


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(n) is int for n in value) and value[1] > 0
