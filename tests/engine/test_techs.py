"""Technologies before the first turn, and what everybody may know of them (rules: techs.deal, techs.four_planets)."""

from __future__ import annotations

import pytest

from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.saves import check_techs, dumps_game, loads_game
from cosmic.engine.state import FACE_DOWN, Options
from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, view_of
from cosmic.engine.windows import might_answer
from cosmic.fuzz.secrets import exchange_techs
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book, content, new_game

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve")


def dealt(players: int = 4, **options: object) -> Game:
    """Up to the first choice of a tech."""
    return new_game(Setup(3, NAMES[:players], Options("random", techs=True, **options)))  # type: ignore[arg-type]


def keep_first(game: Game) -> None:
    while game.decision is not None and game.decision.kind == "tech-keep":
        game.answer(game.decision.options[0])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_is_dealt_two_and_keeps_one(players: int) -> None:
    game = dealt(players)
    assert game.decision is not None and game.decision.kind == "tech-keep" and game.decision.secret
    assert len(game.decision.options) == 2
    first = game.decision.options
    keep_first(game)
    state = game.state
    assert [card.owner for card in state.techs] == list(range(players))
    assert state.techs[0].slug == first[0] and first[1] in state.tech_discard
    assert len(state.tech_discard) == players
    assert len(state.tech_deck) == len(content().techs) - 2 * players
    assert not any(card.face_up or card.ships for card in state.techs)
    check_techs(state)


def test_with_four_planets_the_largest_stay_in_the_box() -> None:
    state = new_state(Setup(1, NAMES[:4], Options("random", planets=4, techs=True)), book())
    left_out = set(content().techs) - set(state.tech_deck)
    assert left_out == {slug for slug, tech in content().techs.items() if tech.research >= 8}
    assert left_out and all(content().techs[slug].research for slug in left_out)


def test_without_the_variant_there_is_nothing_of_it() -> None:
    state = new_state(Setup(1, NAMES[:4], Options("random")), book())
    assert not state.techs and not state.tech_deck and "techs" not in state.agenda
    assert len(state.ships) == state.planet_count + 4 + 4


def test_only_its_owner_knows_a_tech_that_lies_face_down() -> None:
    game = dealt()
    keep_first(game)
    for viewer in (PUBLIC, *range(4)):
        for tech in view_of(game.table, viewer).techs:
            assert (tech.slug == FACE_DOWN) == (tech.owner != viewer)


def test_nothing_is_told_of_what_was_dealt_before_all_have_chosen() -> None:
    game = dealt()
    assert game.decision is not None
    game.answer(game.decision.options[0])
    told = [line for line in game.log if line.to is None]
    assert not any(line.key == "tech-not-kept" for line in told)


def test_a_save_with_ships_that_no_tech_has_is_damaged() -> None:
    game = dealt()
    keep_first(game)
    assert loads_game(dumps_game(game), game.book).state.techs == game.state.techs
    game.state.techs[0].ships += 1
    with pytest.raises(ValueError, match="techs"):
        check_techs(game.state)


def test_who_is_called_for_a_tech_face_down_does_not_tell_which_it_is() -> None:
    """Others of those that nobody sees might lie there, and the same seats would be called."""
    game, chance, called = dealt(), Chance(7), 0
    keep_first(game)
    for card in game.state.techs:  # research as far as it goes
        card.ships, game.state.ships[game.state.lab][card.owner] = 4, 4
    game = Game(game.state, game.book)
    for _ in range(150):
        if game.decision is None:
            break
        twin = game.state.copy()
        exchange_techs(twin, PUBLIC, chance, set())
        for occasion in [occasion for occasion in game.book.unseen_techs if occasion[0] == "at"]:
            seats = might_answer(game.table, occasion)
            assert might_answer(Table(twin, game.book), occasion) == seats, occasion
            called += len(seats)
        game.answer(game.decision.sample(chance))
    assert called
