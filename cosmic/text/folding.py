"""Lines of the log that people would say in one breath: told as one sentence, wherever the game is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cosmic.engine.log import Line
from cosmic.engine.state import SIDE_NAMES
from cosmic.text.describe import Describe

HOME, TOTAL, REINFORCED, MEANT_FOR = "ships-home", "total", "reinforced", "meant-for"
REVEALED, KICKER = "revealed", "kicker-revealed"
TURNED_UP = (REVEALED, KICKER)  # one after the other in the log, but at the same time
ALLIED, DECLINED = "allied", "declined"
ALLIES = (ALLIED, DECLINED)  # how those who could help have decided
DONE_TO_SOMEBODY = {"power-used": "log-power-used-on", "card-played": "log-card-played-on"}


def goes_on(told: Sequence[Line], line: Line) -> bool:
    """Whether this line only goes on with what was told just before."""
    if not told or line.to != told[0].to:
        return False
    first, last = told[0], told[-1]
    if line.key == MEANT_FOR:
        return last.key in DONE_TO_SOMEBODY and last.about["seat"] == line.about["seat"]
    if line.key == HOME:
        return last.key == HOME and last.about["seat"] == line.about["seat"]
    if line.key in ALLIES:
        return last.key in ALLIES
    return line.key == TOTAL and first.key == REINFORCED


def folded(lines: Iterable[Line]) -> list[list[Line]]:
    """The lines in groups, each of which is one sentence."""
    groups: list[list[Line]] = []
    for line in lines:
        if groups and goes_on(groups[-1], line):
            groups[-1].append(line)
        else:
            groups.append([line])
    return groups


def sentence(words: Describe, told: Sequence[Line]) -> str:
    first, last = told[0], told[-1]
    if len(told) == 1:
        return words.event(first)
    if last.key == MEANT_FOR:
        return words.say(DONE_TO_SOMEBODY[first.key], **words.params({**first.about, "other": last.about["other"]}))
    if last.key == HOME:
        count = sum(line.about["count"] for line in told)
        return words.say("log-ships-all-home", **words.params({"seat": first.about["seat"], "count": count}))
    if last.key in ALLIES:
        return words.say("log-allies", who=words.listed(allies(words, told)))
    now = {line.about["side"]: line.about["value"] for line in told if line.key == TOTAL}
    return words.say("log-reinforced-now", **words.params(first.about), totals=words.against(now))


def allies(words: Describe, told: Sequence[Line]) -> list[str]:
    """Who joins which side, and who stays out of it."""
    found = []
    for side in range(len(SIDE_NAMES)):
        joined = [line.about for line in told if line.key == ALLIED and line.about["side"] == side]
        fleets = [words.say("allies-fleet", **words.params({"seat": a["seat"], "count": a["count"]})) for a in joined]
        if joined:
            found.append(words.say("allies-join", who=words.listed(fleets), side=words.side(side), count=len(joined)))
    out = [line.about["seat"] for line in told if line.key == DECLINED]
    return found + ([words.say("allies-stay-out", seats=words.seats(out), count=len(out))] if out else [])


def sentences(words: Describe, lines: Iterable[Line]) -> list[str]:
    return [sentence(words, told) for told in folded(lines)]
