"""Set-up and the destiny deck, where no ruling can look: before the first turn, and over many draws."""

from __future__ import annotations

import pytest

from cosmic.engine.definitions import COLOURS, SETS
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.state import FACE_DOWN, NOBODY, Encounter, Options
from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, view_of
from cosmic.phases.destiny import draw_destiny
from cosmic.phases.setup import Setup, barred, new_state
from cosmic.rulebook import book, new_game

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")


def dealt(kind: str, players: int, seed: int) -> Game:
    game = new_game(Setup(seed, NAMES[:players], Options(setup=kind)))
    while game.decision is not None and game.decision.kind == "alien":
        game.answer(game.decision.options[seed % 2])
    return game


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("kind", "cards"), [("basic", 72), ("advanced", 82)])
def test_decks_have_the_size_that_the_rules_say(kind: str, cards: int, players: int) -> None:
    state = new_state(Setup(1, NAMES[:players], Options(setup=kind)), book())
    assert len(state.cards) == cards
    assert len(state.destinies) == 3 * players + 5
    assert all(sum(row[player] for row in state.ships) == 20 for player in range(players))


@pytest.mark.parametrize("kind", ["basic", "advanced"])
def test_six_players_draft_and_all_their_flares_are_in_the_deck(kind: str) -> None:
    """Rule: setup.six."""
    state = new_state(Setup(1, NAMES, Options(setup=kind, sets=SETS)), book())
    assert [len(seat.draft) for seat in state.seats] == [2] * 6 and state.options.with_flares
    drafted = {f"flare_{alien}" for seat in state.seats for alien in seat.draft}
    assert len(state.cards) == 84 and len(drafted) == 12 and drafted <= set(state.cards)
    assert len(state.destinies) == 23 and state.destinies.count("colour_orange") == 2
    assert [seat.colour for seat in state.seats] == list(COLOURS)


def test_six_players_may_still_leave_the_flares_out() -> None:
    options = Options(setup="basic", sets=SETS, flares=False)
    assert len(new_state(Setup(1, NAMES, options), book()).cards) == 72


@pytest.mark.parametrize(
    ("players", "colours", "fault"),
    [
        (6, (), "setup-players-box"),
        (3, ("red", "orange", "blue"), "setup-colour-elsewhere"),
        (7, (), "setup-players"),
    ],
)
def test_the_sixth_colour_needs_its_box(players: int, colours: tuple[str, ...], fault: str) -> None:
    setup = Setup(1, (*NAMES, "Gil")[:players], colours=colours)
    with pytest.raises(CosmicError) as found:
        new_state(setup, book())
    assert found.value.key == fault


@pytest.mark.parametrize(("kind", "flares", "cards"), [("basic", True, 82), ("advanced", False, 72)])
def test_flares_are_added_or_left_out_on_request(kind: str, flares: bool, cards: int) -> None:
    assert len(new_state(Setup(1, NAMES[:4], Options(setup=kind, flares=flares)), book()).cards) == cards


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_flares_of_all_dealt_aliens_are_in_the_deck(players: int) -> None:
    for seed in range(20):
        state = new_state(Setup(seed, NAMES[:players]), book())
        drafts = [alien for seat in state.seats for alien in seat.draft]
        assert len(set(drafts)) == 2 * players
        assert all(f"flare_{alien}" in state.cards for alien in drafts)


@pytest.mark.parametrize("kind", ["basic", "advanced"])
def test_no_barred_pair_sits_at_one_table(kind: str) -> None:
    for seed in range(40):
        aliens = [seat.aliens[0] for seat in dealt(kind, 5, seed).state.seats]
        assert len(set(aliens)) == 5
        assert not any(barred(book(), one, other) for one in aliens for other in aliens)


def test_sheets_are_shown_only_when_everybody_has_chosen() -> None:
    game = new_game(Setup(3, NAMES[:4]))
    for player in range(4):
        assert game.decision is not None and game.decision.player == player and game.decision.secret
        assert not any(seat.aliens for seat in game.state.seats)
        game.answer(game.decision.options[0])
    assert all(seat.aliens for seat in game.state.seats)


def test_the_last_destiny_card_is_shuffled_in_and_never_drawn() -> None:
    state = new_state(Setup(1, NAMES[:3]), book())
    state.enc = Encounter(0, 1, [NOBODY] * 3)
    table = Table(state, book(), log=[])
    size = len(state.destiny_deck)
    for _ in range(size - 1):
        draw_destiny(table)
    assert len(state.destiny_deck) == 1
    assert table.log is not None and "destiny-reshuffled" not in [entry.key for entry in table.log]
    draw_destiny(table)
    assert "destiny-reshuffled" in [entry.key for entry in table.log]
    assert len(state.destiny_deck) == size - 1


@pytest.mark.parametrize("setup", ["random", "advanced"])
@pytest.mark.parametrize("alert", ["green", "yellow", "red"])
def test_aliens_are_dealt_up_to_the_alert_level_that_was_agreed(setup: str, alert: str) -> None:
    known, levels = book().content.aliens, ("green", "yellow", "red")
    allowed = levels[: levels.index(alert) + 1]
    dealt = set()
    for seed in range(40):
        state = new_state(Setup(seed, ("Ann", "Bob", "Cem"), Options(setup=setup, alert=alert)), book())
        dealt |= {alien for seat in state.seats for alien in seat.draft}
    assert {known[alien].alert for alien in dealt} == set(allowed)


def test_a_random_deal_gives_each_seat_one_alien_and_no_barred_pair() -> None:
    for seed in range(60):
        state = new_state(Setup(seed, ("Ann", "Bob", "Cem", "Dot"), Options(setup="random")), book())
        aliens = [alien for seat in state.seats for alien in seat.draft]
        assert len(aliens) == len(set(aliens)) == 4
        assert not any(barred(book(), one, other) for one in aliens for other in aliens)


def test_an_alert_level_that_does_not_exist_is_a_fault() -> None:
    with pytest.raises(CosmicError, match="setup-alert"):
        new_state(Setup(1, ("Ann", "Bob", "Cem"), Options(alert="blue")), book())


@pytest.mark.parametrize(("answer", "kept"), [("second", 0), ("first", 1)])
def test_a_second_hand_is_dealt_and_one_of_the_two_lies_on_the_sheet(answer: str, kept: int) -> None:
    """Its owner sees both before it decides, the others only how many cards lie there."""
    game = new_game(Setup(1, NAMES[:3], Options(setup="chosen"), ("warpish", "miser", "zombie")))
    assert game.decision is not None and game.decision.kind == "miser-hoard"
    hand, hoard = game.state.seats[1].hand[:], game.state.apart["miser"][:]
    assert len(hand) == len(hoard) == 8
    assert view_of(game.table, 1).borrowed == hoard
    assert view_of(game.table, 1).apart["miser"] == [game.state.cards[card] for card in hoard]
    assert view_of(game.table, 0).apart["miser"] == view_of(game.table, PUBLIC).apart["miser"] == [FACE_DOWN] * 8
    game.answer(answer)
    assert (game.state.seats[1].hand, game.state.apart["miser"]) == ((hand, hoard), (hoard, hand))[kept]
