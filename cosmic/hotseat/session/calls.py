"""Table calls: when the whole table is asked whether anybody answers, and what one call covers.

A call goes out by public facts alone, whether or not anyone holds an answer. Until something happens that changes what
people know (a loud line of the log) one look answers for all windows. After that who pressed is asked again, without a
new call, up to the aim, the reveal, the outcome or the end of the encounter: the moments between are joined.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.definitions import PHASES
from cosmic.engine.errors import IllegalAnswer
from cosmic.engine.game import Game
from cosmic.engine.log import Line
from cosmic.engine.reading import Reading
from cosmic.rulebook import declared
from cosmic.text.describe import Describe, occasion_key

QUICK, NORMAL, STRICT = "quick", "normal", "strict"
MODES = (QUICK, NORMAL, STRICT)

# A counter answers one announcement; the next announcement is another matter.
SINGLE = ("counter",)

# A power is being used. Its owner may stop it too (rule: artifacts.cosmic_zap), but hardly ever wants to.
USE = "PowerUsed"
# Reinforcements may be thrown at an encounter without totals, and do nothing there (rule: reinforcements.play).
REINFORCE = "reinforce"

# Standing orders of a seat: what it does at a call without pressing a key.
WHEN_I_PRESS, ALWAYS, NOT_THIS_ENCOUNTER = "press", "always", "rest"
ORDERS = (WHEN_I_PRESS, ALWAYS, NOT_THIS_ENCOUNTER)
NEVER_LIKE_THIS = "never"  # an exception to them, for one kind of call


# Up to what a call holds in a phase, before any line of it has said so.
AHEAD = dict.fromkeys(PHASES[:4], "aim") | dict.fromkeys(PHASES[4:7], "reveal") | {PHASES[7]: "end"}

Question = tuple[int, str]  # after how many answers, and the key: keys begin anew with each step


@dataclass
class Call:
    """One call: at which line of the log, about what, and to which people."""

    line: int
    stage: str  # at, counter, replace, react, reinforce
    about: dict[str, Any]
    seats: list[int]  # people who may answer as far as the table knows, in timing order
    people: list[int] = field(default_factory=list)  # at the table
    pressed: list[int] = field(default_factory=list)  # who wants to look
    served: list[int] = field(default_factory=list)  # who has had its private look
    plans: dict[Question, Any] = field(default_factory=dict)  # what they mean to answer
    open: bool = True
    until: str = ""  # up to what those who press are asked: aim, reveal, outcome, end

    def copy(self) -> Call:
        """One that goes on by itself; what it is about never changes."""
        lists = {name: getattr(self, name)[:] for name in ("seats", "people", "pressed", "served")}
        return replace(self, plans=dict(self.plans), **lists)

    @property
    def kind(self) -> str:
        """What sort of call this is, for those who never want to look at one of its sort."""
        return f"{self.stage} {self.about.get('moment') or self.about.get('event', '')}".strip()

    @property
    def called(self) -> list[int]:
        """For whom it goes out: nobody is called about its own power."""
        is_use = self.about.get("event") == USE
        return [seat for seat in self.seats if not is_use or seat != self.about["seat"]]

    def waiting(self) -> list[int]:
        """Who has pressed and not yet looked; nobody while the call still runs."""
        return [] if self.open else [seat for seat in self.pressed if seat not in self.served]

    def planned(self, question: Question, decision: Decision) -> Answer:
        """A save may tell of a plan that nobody could make; then it is none."""
        try:
            return decision.check(self.plans[question])
        except IllegalAnswer:
            return PASS


@dataclass
class JoinedCall:
    """The last call that everybody heard, and who is asked on the way from there without another one. Also without
    any call: who presses unasked is asked at the next window."""

    line: int
    asked: list[int]
    heard: bool = True

    def copy(self) -> JoinedCall:
        return replace(self, asked=self.asked[:])

    def is_passed(self, log: list[Line], line: int) -> bool:
        """What it was up to has come."""
        return any(declared(entry).until for entry in log[self.line : line])

    def holds(self, log: list[Line], line: int) -> bool:
        if not self.heard or self.is_passed(log, line):
            return False
        return not any(declared(entry).anew for entry in log[self.line : line])


def opened_by(line: int, log: list[Line], people: list[int]) -> Call:
    entry = log[line]
    until = next((ahead for entry in reversed(log[:line]) if (ahead := declared(entry).until)), "")
    return Call(line, entry.about["stage"], entry.about["about"], named(entry, people), people, until=until)


def call_at(game: Game, line: int, people: list[int]) -> Call:
    """If the log does not say how far the encounter is, because the game began in the middle of it, its phase does."""
    call = opened_by(line, game.log, people)
    call.until = call.until or AHEAD.get(game.table_at(line).s.phase, "")
    return call


def call_sentence(call: Call, words: Describe) -> str:
    """What the table is asked about."""
    about = call.about
    if call.stage == REINFORCE:
        return words.say("ui-call-reinforce")
    if call.stage == "at":
        return words.say("ui-call-moment", moment=words.moment(about["moment"]))
    occasion = words.say(occasion_key(about["event"]), **words.scene(), **words.params(about))
    return words.say("ui-call-occasion", occasion=occasion)


def named(entry: Line, people: list[int]) -> list[int]:
    """The people whom a window concerns."""
    return [seat for seat in entry.about["seats"] if seat in people]


def covers(call: Call | None, log: list[Line], line: int) -> bool:
    """Whether what stands at this line, or is asked there, belongs to a call that was made already."""
    if call is None or call.line > line:
        return False
    windows = [entry for entry in log[call.line + 1 : line + 1] if entry.is_window]
    if any(call.stage in SINGLE or entry.about["stage"] in SINGLE for entry in windows):
        return False
    if not all(set(named(entry, call.people)) <= set(call.seats) for entry in windows):
        return False
    return all(is_quiet(entry) for entry in log[call.line : line])


def is_for_nothing(t: Reading, decision: Decision) -> bool:
    """Cards that could be played, but not well be wanted: to add to no total, or to stop a power that its owner has
    just chosen to use."""
    if decision.kind == REINFORCE:
        return not t.both_attack()
    return is_own_use(decision) and t.book.optional[f"{decision.about['alien']}.power"]


def is_own_use(decision: Decision) -> bool:
    """Somebody could stop its own power."""
    about = decision.about
    return bool(decision.kind == "counter" and about.get("event") == USE and about.get("seat") == decision.player)


def is_quiet(entry: Line) -> bool:
    """Nothing new for everybody: a window, a private line, or what followed anyway."""
    return entry.to is not None or entry.is_window or declared(entry).quiet
