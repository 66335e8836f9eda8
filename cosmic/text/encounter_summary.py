"""What came of an encounter, in one sentence: who won, and which colonies, ships and cards went where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cosmic.engine.log import ENCOUNTER_STARTS, TURN_GOES_ON, Line
from cosmic.engine.state import OFFENSE
from cosmic.engine.views import EncounterView
from cosmic.text.describe import Describe, hyphens


def lines_of_last(lines: Sequence[Line]) -> Sequence[Line]:
    """Those of the last encounter among these, or those after it where a turn has gone on."""
    start = max((n for n, line in enumerate(lines) if line.key in (ENCOUNTER_STARTS, TURN_GOES_ON)), default=0)
    return lines[start:]


def summary(enc: EncounterView, lines: Sequence[Line], words: Describe) -> str:
    """`lines` are those of the encounter that everybody may read; empty while it has not ended, and where it has been
    told before another one was put in between."""
    if not enc.outcome or (lines and lines[0].key == TURN_GOES_ON):
        return ""
    head = words.say(
        f"summary-{hyphens(enc.outcome)}",
        offense=words.seat(enc.offense),
        defense=words.seat(enc.defense),
        target=words.planet(enc.planet),
        landed="yes" if enc.offense in landed_at(enc, lines) else "no",
    )
    facts = [*landings(enc, lines, words), *losses_and_cards(lines, words), *rewards(lines, words)]
    if not facts:
        return words.say("summary-alone", head=head)
    return words.say("summary-with", head=head, facts=words.listed(facts))


def landed_at(enc: EncounterView, lines: Sequence[Line]) -> list[int]:
    """Who came to stand on the planet: the offense may win without a ship that is left to land."""
    return [line.about["seat"] for line in lines if line.key == "ships-land" and line.about["planet"] == enc.planet]


def landings(enc: EncounterView, lines: Sequence[Line], words: Describe) -> list[str]:
    """Allies who came to stand on the planet too."""
    helped = [seat for seat, side in enumerate(enc.allies) if side == OFFENSE]
    along = [seat for seat in helped if seat in landed_at(enc, lines)]
    with_whom = "yes" if enc.offense in landed_at(enc, lines) else "no"
    return [words.say("summary-along", seats=words.seats(along), landed=with_whom)] if along else []


def losses_and_cards(lines: Sequence[Line], words: Describe) -> list[str]:
    """Who lost ships, and what went from hand to hand; of one player both in one breath."""
    lost: Counter[int] = Counter()
    moved: Counter[tuple[int, int]] = Counter()
    for line in lines:
        if line.key == "ships-to-warp":
            lost[line.about["seat"]] += line.about["count"]
        elif line.key in ("took-cards", "took-from-hand"):
            moved[line.about["seat"], line.about["other"]] += line.about["count"]
        elif line.key in ("deal-cards", "gave-cards"):
            moved[line.about["other"], line.about["seat"]] += line.about["count"]
    found = []
    for seat in dict.fromkeys([*lost, *(taker for taker, _ in moved)]):
        count = lost[seat]
        parts = [words.say("summary-lost", count=count)] if count else []
        for (taker, giver), cards in moved.items():
            if taker == seat and cards:
                parts.append(words.say("summary-got", other=words.seat(giver), count=cards))
        if parts:
            found.append(words.say("summary-seat", seat=words.seat(seat), what=words.listed(parts)))
    return found


def rewards(lines: Sequence[Line], words: Describe) -> list[str]:
    declared = [line.about for line in lines if line.key == "reward-declared"]
    helpers = [*dict.fromkeys(about["seat"] for about in declared if about["ships"] + about["count"])]
    return [words.say("summary-rewards", seats=words.seats(helpers), count=len(helpers))] if helpers else []
