"""The indexes of who has something to say, or might have, leave nobody out: compared with a look at everybody."""

from __future__ import annotations

from itertools import product

import pytest

from cosmic.engine import windows
from cosmic.engine.book import Occasion
from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.events import Event
from cosmic.engine.game import Game, play_out
from cosmic.engine.handlers import Handler
from cosmic.engine.responders import (
    Responder,
    anybody,
    card_responders,
    lasting_responders,
    modifiers,
    responders,
    wants,
)
from cosmic.engine.rng import Chance
from cosmic.engine.state import GameState, Options
from cosmic.engine.table import Table
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book

NAMES = ("Ann", "Ben", "Cid", "Dot")


def the_slow_way(t: Table, occasion: Occasion) -> list[Responder]:
    """Everybody is looked at, whatever the index says."""
    powers, acting, _, _ = t.box.occasions[occasion]
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
        assert anybody(t, occasion) or not slow, occasion
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


@pytest.mark.every(2)
@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_left_out_when_hands_and_sheets_change_owners(seed: int) -> None:
    """With those who borrow cards, mix hands, exchange sheets and get new ones, all of which use whatever they can."""
    setup = Setup(seed, NAMES, Options("chosen"), ("demon", "oracle", "sorcerer", "reincarnator"))
    play_and_compare(new_state(setup, book()), seed, eager=True)


def test_nobody_is_left_out_from_one_step_of_a_live_game_to_the_next() -> None:
    """The index goes from step to step, and every run of a step begins with it."""
    setup = Setup(5, NAMES, Options("chosen"), ("demon", "reincarnator", "sorcerer", "void"))
    game, said = Game(new_state(setup, book()), book()), 0
    while game.decision is not None:
        options = game.decision.options
        game.answer(options[-1] if PASS in options else game.decision.sample(Chance(len(game.journal))))
        if game.table.awake is not None and game.state.enc is not None:
            said += compare(game.table)
    assert said > 100


# --- who might


def might_answer_the_slow_way(t: Table, occasion: Occasion, event: Event | None, after: tuple[int, int]) -> list[int]:
    """Every effect there is, for everybody who has a card: by what lies open alone."""
    return [
        player
        for place, player in enumerate(t.s.order)
        if t.playable(player)
        and any(
            (handler.rank, place) >= after and might_hold(t, player, handler) and would_want(t, player, handler, event)
            for handlers in t.book.handlers.get(occasion, {}).values()
            for handler in handlers
        )
    ]


def might_hold(t: Table, player: int, handler: Handler) -> bool:
    if handler.lasting or handler.side == "power" or not t.fits(t.book.bars[handler.id], player):
        return False
    copies = [card for card, face in enumerate(t.s.cards) if face == handler.offered_as]
    in_sight = all(t.is_seen(card) for card in copies)
    if handler.side == "artifact":
        return not in_sight
    if (copies and in_sight) or not t.s.options.with_flares or player in t.enc.flare_players:
        return False
    if handler.slug not in t.book.possible_flares(t.s.options, len(t.s.seats)):  # of a box that is not on the table
        return False
    return handler.side == ("super" if t.has_active(player, handler.slug) else "wild")


def would_want(t: Table, player: int, handler: Handler, event: Event | None) -> bool:
    """With any card in hand that nobody sees."""
    twin = Table(t.s.copy(), t.book)
    twin.s.seats[player].hand = t.unseen()
    return wants(twin, handler, player, event)


@pytest.mark.plain
def test_who_might_answer_is_the_same_as_by_a_look_at_all_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    """At every window, with flares and without, also at those that are opened anew after an answer."""
    quick_way, chance = windows.might_answer, Chance(1)
    called = anew = 0

    def compared(t: Table, occasion: Occasion, event: Event | None, after: tuple[int, int]) -> list[int]:
        nonlocal called, anew
        seats = quick_way(t, occasion, event, after)
        assert seats == might_answer_the_slow_way(t, occasion, event, after), (occasion, event, after)
        called += bool(seats)
        anew += after > (0, 0)
        return seats

    def eager(t: Table, decision: Decision) -> Answer:
        return decision.options[-1] if PASS in decision.options else decision.sample(chance)

    monkeypatch.setattr(windows, "might_answer", compared)
    for aliens, flares in product(ALIENS, (True, False)):
        play_out(new_state(Setup(1, NAMES, Options("chosen", flares), aliens), book()), book(), eager, log=[])
    assert called > 300 and anew
