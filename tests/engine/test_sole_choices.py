"""Private choices that are none: nobody is asked, and the log notes it so that whoever shows the game can hide it."""

from __future__ import annotations

from typing import Any

import pytest
from situations import table

from cosmic.engine.deals import share
from cosmic.engine.decisions import Decision
from cosmic.engine.game import play_out
from cosmic.engine.log import SOLE, Line
from cosmic.engine.rng import Chance
from cosmic.engine.table import Table
from cosmic.rulebook import book


def hand_of(t: Table, player: int) -> list[str]:
    return [t.face(card) for card in t.s.seats[player].hand]


# Both have laid a negotiate, so that there will be talks.
NEGOTIATING: dict[str, Any] = {
    "start": "reveal",
    "offense": "blue",
    "defense": "green",
    "planet": "green 2",
    "sends": 2,
    "laid": {"offense": "negotiate", "defense": "negotiate"},
}


class Prober:
    """Always negotiates, always asks for a card that the other does not hold, and talks as long as it may."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.asked: list[int] = []  # at which lines of the log somebody was asked for a reply
        self.log: list[Line] = []

    def answer(self, t: Table, decision: Decision) -> Any:
        if decision.kind == "card":
            negotiates = [card for card in decision.options if t.face(card) == "negotiate"]
            return negotiates[0] if negotiates else decision.sample(self.chance)
        if decision.kind == "deal-offer" and decision.bounds is not None:
            held = hand_of(t, decision.about["other"])
            missing = next(face for face in decision.bounds.faces if face not in held)
            return {"give": share(), "take": share([missing])}
        if decision.kind == "deal-reply":
            self.asked.append(len(self.log))
            return "counter" if "counter" in decision.options else "refuse"
        return decision.sample(self.chance)


@pytest.mark.parametrize("seed", range(6))
def test_a_last_offer_that_cannot_be_met_is_refused_without_showing_why(seed: int) -> None:
    """Else naming a card in it would tell whether the other holds it."""
    prober = Prober(seed)
    play_out(table(3, seed, abroad=2, **NEGOTIATING).start, book(), prober.answer, log=prober.log)
    kinds = [entry.key for entry in prober.log]
    refused = [line for line, kind in enumerate(kinds) if kind == "deal-refused" and kinds[line - 1] != "deal-offered"]
    assert any(kinds[line - 1] == SOLE for line in refused)
    unasked = [
        line
        for line, kind in enumerate(kinds)
        if kind == "deal-refused" and kinds[line - 1] == "deal-offered" and line not in prober.asked
    ]
    assert unasked == []
