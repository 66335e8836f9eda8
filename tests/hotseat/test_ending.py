"""A finished game looked back on."""

from __future__ import annotations

import pytest
from situations import table

from cosmic.engine.game import Game
from cosmic.engine.log import Line
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, loads_game
from cosmic.engine.views import PUBLIC, view_of
from cosmic.hotseat.past.ending import Deeds, deeds_of, ending_of, last_power
from cosmic.rulebook import book


@pytest.fixture(scope="module")
def game() -> Game:
    game, chance = table(), Chance(3)
    while game.decision is not None:
        game.answer(game.decision.sample(chance))
    return game


def test_winners_and_standing_are_those_of_the_game(game: Game) -> None:
    ending = ending_of(game)
    assert [seat.name for seat in ending.winners] == [game.state.seats[player].name for player in game.state.winners]
    assert ending.encounters == game.state.encounters and ending.goal == 4
    for player, seat in enumerate(ending.seats):
        assert seat.foreign == game.state.foreign_count(player)
        shown = view_of(game.table, PUBLIC).seats[player]
        assert seat.cards == shown.hand_size + shown.borrowed_size


def test_a_borrowed_hand_counts_as_it_does_on_the_plates() -> None:
    game = table()
    lender, borrower = game.state.seats[:2]
    borrower.borrowed, lender.hand = lender.hand, []
    shown = view_of(game.table, PUBLIC).seats
    assert [seat.cards for seat in ending_of(game).seats] == [seat.hand_size + seat.borrowed_size for seat in shown]


def test_the_race_goes_from_nothing_to_the_end(game: Game) -> None:
    for seat in ending_of(game).seats:
        assert len(seat.race) == game.state.encounters + 1
        assert seat.race[0] == 0 and seat.race[-1] == seat.foreign


def test_a_loaded_game_tells_the_same(game: Game) -> None:
    assert ending_of(loads_game(dumps_game(game), book())) == ending_of(game)


def test_deeds_are_counted_from_the_log() -> None:
    log = [
        Line("encounter-won", {"side": 0, "seat": 0}, None),
        Line("encounter-won", {"side": 1, "seat": 0}, None),
        Line("allied", {"seat": 1, "side": 0, "count": 2, "sources": []}, None),
        Line("ships-to-warp", {"seat": 1, "count": 3, "cause": "defeat", "sources": []}, None),
        Line("power-used", {"seat": 0, "alien": "x"}, None),
        Line("card-played", {"seat": 2, "card": "some_zap", "side": "artifact"}, None),
        Line("card-played", {"seat": 2, "card": "flare_x", "side": "wild"}, None),
        Line("deal-offered", {"seat": 0, "other": 2, "give": {}, "take": {}}, None),
        Line("deal-accepted", {"seat": 2}, None),
    ]
    assert deeds_of(log, 3, ["some_zap"]) == [
        Deeds(offense_won=1, defense_won=1, powers=1, deals=1),
        Deeds(alliances=1, ships_lost=3),
        Deeds(zaps=1, deals=1),
    ]


def test_a_deal_that_was_quashed_is_none() -> None:
    log = [
        Line("deal-offered", {"seat": 0, "other": 1, "give": {}, "take": {}}, None),
        Line("deal-accepted", {"seat": 1}, None),
        Line("deal-quashed", {}, None),
    ]
    assert deeds_of(log, 2, ()) == [Deeds(), Deeds()]


def test_a_victory_without_the_colonies_names_the_power(game: Game) -> None:
    other = game.clone()
    other.state = game.state.copy()
    player = next(p for p in range(4) if p not in game.state.winners)
    other.state.winners = [player]
    other.log = [*game.log, Line("power-used", {"seat": player, "alien": "mind"})]
    ending = ending_of(other)
    assert ending.special == last_power(other.log, player) == "mind" and ending.winners[0].special
    assert ending_of(game).special == ""
