"""Which boxes are on the table: what is not in them is neither dealt, drawn nor called for."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from two_boxes import FIRST, SECOND, of_box, two_boxes, with_boxes

from cosmic.engine.book import Book, PlayableAt
from cosmic.engine.digest import from_data, to_data
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import play_out
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, loads_game
from cosmic.engine.state import Encounter, GameState, Options
from cosmic.engine.table import Policy, Table
from cosmic.engine.windows import has_an_answer
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book, new_game

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve")
BOTH = (FIRST, SECOND)


def aliens_of(state: GameState) -> set[str]:
    dealt = {alien for seat in state.seats for alien in (*seat.draft, *seat.aliens)}
    flares = {card.removeprefix("flare_") for card in state.cards if card.startswith("flare_")}
    return dealt | flares | set(state.unused)


@pytest.mark.parametrize("sets", [(FIRST,), (SECOND,), BOTH])
@pytest.mark.parametrize("kind", ["advanced", "random"])
def test_only_aliens_and_flares_of_the_boxes_on_the_table_are_dealt(sets: tuple[str, ...], kind: str) -> None:
    met: set[str] = set()
    for seed in range(30):
        met |= aliens_of(new_state(Setup(seed, NAMES[:4], Options(kind, sets=sets)), two_boxes()))
    assert {two_boxes().content.aliens[alien].set for alien in met} == set(sets)


def by_chance(seed: int) -> Policy:
    chance = Chance(seed)
    return lambda t, decision: decision.sample(chance)


def test_aliens_that_come_later_are_drawn_from_the_same_boxes() -> None:
    """By succession of powers, or when a power is lost for good."""
    aliens = ("reincarnator", *sorted(of_box(two_boxes().content.aliens["reincarnator"].set))[:2])
    sets = (two_boxes().content.aliens["reincarnator"].set,)
    drawn: set[str] = set()
    for seed in range(4):
        start = new_state(Setup(seed, NAMES[:3], Options("chosen", succession=True, sets=sets), aliens), two_boxes())
        drawn |= aliens_of(play_out(start, two_boxes(), by_chance(seed)))
    assert drawn > set(aliens) and drawn <= of_box(sets[0])


def flares_called_for(options: Options, players: int = 4) -> set[str]:
    """Whose wild flare might be in a hand, as far as the table knows."""
    rules = two_boxes()
    state = new_state(Setup(1, NAMES[:players], options), rules)
    state.seats[0].hand, state.enc = [0], Encounter(0, 1, [-1] * players)
    t = Table(state, rules)
    found = set()
    for occasion, phase in product(rules.card_handlers, ("regroup", "planning", "reveal", "resolution")):
        for cards in rules.playable_at(occasion, phase).values():
            wilds = [handler for handler in cards.wilds if handler.when is None]
            called = [wild for wild in wilds if has_an_answer(t, 0, PlayableAt([], {}, [wild]), None, 0, [])]
            found |= {wild.slug for wild in called}
    return found


def test_the_table_is_called_for_flares_of_its_boxes_alone() -> None:
    first, both = flares_called_for(Options(sets=(FIRST,))), flares_called_for(Options(sets=BOTH))
    assert first and first <= of_box(FIRST)
    assert both > first and both & of_box(SECOND)
    assert not flares_called_for(Options("basic", flares=False, sets=BOTH))


def test_a_draft_of_five_up_to_an_alert_level_has_no_flare_above_it() -> None:
    """All ten flares were dealt; with four players others bring them up to ten."""
    known = two_boxes().content.aliens
    five, four = (flares_called_for(Options(alert="green", sets=BOTH), players) for players in (5, 4))
    assert {known[slug].alert for slug in five} == {"green"}
    assert {known[slug].alert for slug in four} == {"green", "yellow", "red"}


@pytest.mark.parametrize("kind", ["advanced", "basic", "random"])
def test_every_flare_in_the_deck_is_one_that_the_table_expects(kind: str) -> None:
    for seed in range(30):
        options = Options(kind, True, alert="green", sets=BOTH)
        state = new_state(Setup(seed, NAMES[: 3 + seed % 3], options), two_boxes())
        flares = {card.removeprefix("flare_") for card in state.cards if card.startswith("flare_")}
        assert flares <= two_boxes().possible_flares(options, len(state.seats))


@pytest.mark.parametrize(
    ("options", "aliens", "fault"),
    [
        (Options(sets=()), (), "setup-sets"),
        (Options(sets=("attic",)), (), "setup-sets"),
        (Options("chosen", sets=(FIRST,)), tuple(sorted(of_box(SECOND))[:3]), "setup-alien-elsewhere"),
    ],
)
def test_what_the_boxes_do_not_hold_is_a_fault(options: Options, aliens: tuple[str, ...], fault: str) -> None:
    with pytest.raises(CosmicError) as found:
        new_state(Setup(1, NAMES[:3], options, aliens), two_boxes())
    assert found.value.key == fault


def test_a_combo_card_counts_if_all_its_aliens_are_there() -> None:
    for seed in range(20):
        dealt = aliens_of(new_state(Setup(seed, NAMES[:3], Options("basic", sets=(FIRST,))), two_boxes()))
        assert dealt <= of_box(FIRST)
    without = Book(replace(two_boxes().content, combos=()))
    with pytest.raises(CosmicError, match="setup-no-combo"):
        new_state(Setup(1, NAMES[:3], Options("basic", sets=BOTH)), without)


def test_a_box_that_is_not_here_is_a_fault() -> None:
    with pytest.raises(CosmicError, match="setup-sets"):
        new_state(Setup(1, NAMES[:3], Options(sets=BOTH)), with_boxes(FIRST))


def test_a_save_knows_its_boxes_and_needs_them() -> None:
    game = new_game(Setup(1, NAMES[:3], Options(sets=BOTH)), two_boxes())
    saved = dumps_game(game)
    assert loads_game(saved, two_boxes()).state.options == Options(sets=BOTH)
    with pytest.raises(CosmicError, match="save-unknown"):
        loads_game(saved, with_boxes(FIRST))


def test_a_save_that_names_no_box_is_of_the_base_game() -> None:
    data = to_data(new_state(Setup(1, NAMES[:3]), book()))
    del data["options"]["sets"]
    assert from_data(data).options == Options()
    assert Options().sets == (FIRST,)
