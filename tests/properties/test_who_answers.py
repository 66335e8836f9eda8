"""The index of who might have something to say never leaves anybody out: compared with a look at everybody."""

from __future__ import annotations

import pytest

from cosmic.engine.book import Occasion
from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.game import play_out
from cosmic.engine.responders import Responder, card_responders, lasting_responders, modifiers, responders
from cosmic.engine.rng import Chance
from cosmic.engine.state import GameState, Options
from cosmic.engine.table import Table
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book

NAMES = ("Ann", "Ben", "Cid", "Dot")


def the_slow_way(t: Table, occasion: Occasion) -> list[Responder]:
    """Everybody is looked at, whatever the index says."""
    powers, acting, _ = t.box.occasions[occasion]
    table, found = t.book.handlers[occasion], list[Responder]()
    for player in t.s.order:
        seat = t.s.seats[player]
        for slug in [] if seat.lost else seat.aliens:
            found += [(player, handler) for handler in powers.get(slug, ())]
        if occasion[0] != "modify":
            card_responders(t, player, acting, table, found)
    lasting_responders(t, table, found)
    return sorted(found, key=lambda one: one[1].mark.rank) if occasion[0] == "modify" else found


def compare(t: Table) -> int:
    """At how many occasions somebody had something to say."""
    said = 0
    for occasion in t.book.handlers:
        slow = the_slow_way(t, occasion)
        quick = modifiers(t, occasion[1]) if occasion[0] == "modify" else responders(t, occasion)
        assert quick == slow, occasion
        said += bool(slow)
    return said


def play_and_compare(state: GameState, seed: int, eager: bool) -> None:
    """At every decision of a random game, for every occasion there is."""
    chance, said = Chance(seed), 0

    def policy(t: Table, decision: Decision) -> Answer:
        nonlocal said
        if t.s.enc is not None:
            said += compare(t)
        return decision.options[-1] if eager and PASS in decision.options else decision.sample(chance)

    play_out(state, book(), policy)
    assert said > 100


ALIENS = (
    ("clone", "filch", "gambler", "parasite"),
    ("machine", "tick_tock", "void", "zombie"),
    ("anti_matter", "macron", "mind", "will"),
)


@pytest.mark.parametrize("aliens", ALIENS, ids=",".join)
def test_nobody_is_left_out(aliens: tuple[str, ...]) -> None:
    play_and_compare(new_state(Setup(1, NAMES, Options("chosen"), aliens), book()), 1, eager=False)


@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_left_out_when_hands_and_sheets_change_owners(seed: int) -> None:
    """With those who borrow cards, mix hands, exchange sheets and get new ones, all of which use whatever they can."""
    setup = Setup(seed, NAMES, Options("chosen"), ("demon", "oracle", "sorcerer", "reincarnator"))
    play_and_compare(new_state(setup, book()), seed, eager=True)
