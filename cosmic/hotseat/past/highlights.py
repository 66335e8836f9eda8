"""What will be told of a game the next day: the fights, the zaps, the talks and the losses that stand out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

from cosmic.engine.log import ENCOUNTER_STARTS, Line
from cosmic.engine.state import NOBODY

KINDS = ("upset", "rout", "closest", "zaps", "talk", "fleet")
LEAST_OFFERS = 2  # one offer is no talk
LEAST_ZAPS = 2
LEAST_LOST = 4


@dataclass(frozen=True, slots=True)
class Moment:
    """Something notable, when it was, and how large it was."""

    kind: str  # of KINDS
    encounter: int  # of the game, from 1
    line: int  # of the log, where it can be watched
    seat: int = NOBODY
    other: int = NOBODY
    count: int = 0  # of zaps, offers or ships
    high: int = 0  # the total of the winner
    low: int = 0  # the total of the loser
    first: tuple[int, int] = (0, 0)  # both when the cards were turned up, before anybody added to them

    @property
    def is_turned(self) -> bool:
        """The winner was losing at first. Which total wins shows in the outcome: it may be the lower one."""
        return (self.first[0] - self.first[1]) * (self.high - self.low) < 0

    @property
    def was_behind(self) -> int:
        return abs(self.first[0] - self.first[1])


@dataclass(slots=True)
class HighlightFinder:
    """One encounter, read from its lines."""

    number: int
    line: int
    offense: int = NOBODY
    defense: int = NOBODY
    first: dict[int, int] = field(default_factory=dict)
    totals: dict[int, int] = field(default_factory=dict)
    won_by: int | None = None  # a side
    won_at: int = 0
    zaps: int = 0
    zapped_at: int = 0
    offers: int = 0
    talked_at: int = 0
    lost: Counter[int] = field(default_factory=Counter)
    lost_at: dict[int, int] = field(default_factory=dict)

    def read(self, line: int, entry: Line, zaps: Collection[str]) -> None:
        key, about = entry.key, entry.about
        if key == "defense":
            self.defense = about["seat"]
        elif key == "total":
            self.first.setdefault(about["side"], about["value"])
            self.totals[about["side"]] = about["value"]
        elif key == "encounter-won":
            self.won_by, self.won_at = about["side"], line
        elif key == "card-played" and about["card"] in zaps:
            self.zaps, self.zapped_at = self.zaps + 1, line
        elif key == "deal-offered":
            self.offers, self.talked_at = self.offers + 1, line
        elif key == "ships-to-warp":
            self.lost[about["seat"]] += int(about["count"])
            self.lost_at[about["seat"]] = line

    def fight(self, kind: str) -> Moment:
        assert self.won_by is not None
        sides = (self.offense, self.defense)
        winner, loser = sides[self.won_by], sides[1 - self.won_by]
        high, low = self.totals[self.won_by], self.totals[1 - self.won_by]
        first = (self.first[self.won_by], self.first[1 - self.won_by])
        return Moment(kind, self.number, self.won_at, winner, loser, abs(high - low), high, low, first)

    @property
    def is_fight(self) -> bool:
        return self.won_by is not None and len(self.totals) == 2 and self.defense != NOBODY


def moments_of(log: Sequence[Line], zaps: Collection[str]) -> tuple[Moment, ...]:
    """At most one of each kind; of two alike the later one, for it mattered more."""
    stories = stories_of(log, zaps)
    fights = [story.fight("") for story in stories if story.is_fight]
    found: list[Moment] = []
    upsets = [fight for fight in fights if fight.is_turned]
    if upsets:
        found.append(replace(max(reversed(upsets), key=lambda fight: fight.was_behind), kind="upset"))
    clear = [fight for fight in fights if fight.high > fight.low]
    if clear:
        found.append(replace(max(reversed(clear), key=lambda fight: fight.count), kind="rout"))
    if len(fights) > 1:
        found.append(replace(min(reversed(fights), key=lambda fight: fight.count), kind="closest"))
    found += most_of(stories, "zaps", LEAST_ZAPS) + most_of(stories, "talk", LEAST_OFFERS)
    fleets = [(count, story, seat) for story in stories for seat, count in story.lost.items() if count >= LEAST_LOST]
    if fleets:
        count, story, seat = max(reversed(fleets), key=lambda fleet: fleet[0])
        found.append(Moment("fleet", story.number, story.lost_at[seat], seat, count=count))
    return tuple(found)


def most_of(stories: Sequence[HighlightFinder], kind: str, least: int) -> list[Moment]:
    """The encounter with the most zaps or offers, if it had enough of them."""
    counted = [
        (story.zaps, story.zapped_at, story) if kind == "zaps" else (story.offers, story.talked_at, story)
        for story in stories
    ]
    many = [each for each in counted if each[0] >= least]
    if not many:
        return []
    count, line, story = max(reversed(many), key=lambda each: each[0])
    return [Moment(kind, story.number, line, story.offense, story.defense, count)]


def stories_of(log: Sequence[Line], zaps: Collection[str]) -> list[HighlightFinder]:
    stories: list[HighlightFinder] = []
    for line, entry in enumerate(log):
        if entry.key == ENCOUNTER_STARTS:
            stories.append(HighlightFinder(len(stories) + 1, line, entry.about["seat"]))
        elif stories:
            stories[-1].read(line, entry, zaps)
    return stories
