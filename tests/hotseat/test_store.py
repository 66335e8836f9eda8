"""Autosaves that roll, saves with names, lists of them, and going on after damage."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cosmic.engine.decisions import PASS
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game
from cosmic.hotseat.plans import default_plan, remember
from cosmic.hotseat.seats import HUMAN, SeatPlan
from cosmic.hotseat.settings import Settings
from cosmic.hotseat.store import (
    MOST_AUTOSAVES,
    Store,
    autosaves,
    delete,
    load,
    load_newest,
    newest_playable,
    saves,
    seats_file,
    user_folder,
)
from cosmic.phases.setup import Setup
from cosmic.rulebook import book, new_game
from cosmic.text.messages import Messages

PLANS = (SeatPlan("Ann", HUMAN), SeatPlan("Bob", "greedy"), SeatPlan("Cy", "random"))


def game_of(seed: int = 1, answers: int = 0) -> Game:
    game = new_game(Setup(seed, tuple(plan.name for plan in PLANS)))
    play_on(game, answers)
    return game


def play_on(game: Game, answers: int) -> None:
    chance = Chance(9)
    for _ in range(answers):
        if game.decision is not None:
            game.answer(PASS if game.decision.passive else game.decision.sample(chance))


def finished_game() -> Game:
    game = game_of(3)
    while game.decision is not None:
        play_on(game, 50)
    return game


@pytest.fixture
def clock(monkeypatch):
    """Every file written is a second older than the next one, however quick the test is."""
    from cosmic.hotseat import store

    write_whole, write_game, now = store.write_whole, store.write_game, [1_700_000_000]

    def date(path: Path) -> None:
        now[0] += 1
        os.utime(path, (now[0], now[0]))

    monkeypatch.setattr(store, "write_whole", lambda path, text, sync=True: (write_whole(path, text, sync), date(path)))
    monkeypatch.setattr(store, "write_game", lambda game, path, sync=True: (write_game(game, path, sync), date(path)))


def roll_through(store: Store, game: Game, encounters: int) -> None:
    for number in range(1, encounters + 1):
        game.state.encounters = number  # the store goes by the number alone
        store.autosave(game)
        store.roll(game)


# --- autosaves


def test_a_game_keeps_to_its_own_file(tmp_path) -> None:
    store, game = Store(tmp_path, PLANS), game_of()
    for _ in range(3):
        store.autosave(game)
        play_on(game, 1)
    assert autosaves(tmp_path) == [store.auto]
    assert seats_file(store.auto).read_text() == '["human", "greedy", "random"]'


def test_two_games_within_a_second_have_two_files(tmp_path) -> None:
    for seed in (1, 2, 3):
        Store(tmp_path, PLANS).autosave(game_of(seed))
    assert len(autosaves(tmp_path)) == 3


def test_ten_autosaves_at_most_and_the_running_game_is_the_newest(tmp_path, clock) -> None:
    store, game = Store(tmp_path, PLANS), game_of()
    store.save_as(game, "friday")
    roll_through(store, game, 15)
    kept = autosaves(tmp_path)
    assert len(kept) == MOST_AUTOSAVES and kept[0] == store.auto
    assert [path.stem.rpartition("-e")[2] for path in kept[1:]] == [str(n) for n in range(15, 6, -1)]
    assert {path.stem for path in tmp_path.glob("*.seats")} == {path.stem for path in kept} | {"friday"}
    assert (tmp_path / "friday.json").exists()


def test_older_states_make_way_for_other_games(tmp_path, clock) -> None:
    first = Store(tmp_path, PLANS)
    roll_through(first, game_of(), 12)
    others = []
    for _ in range(4):
        others.append(Store(tmp_path, PLANS))
        others[-1].autosave(game_of(2))
    kept = autosaves(tmp_path)
    assert len(kept) == MOST_AUTOSAVES
    assert first.auto in kept and all(other.auto in kept for other in others)


def test_many_games_leave_room_for_a_few_older_states(tmp_path, clock) -> None:
    stores = []
    for _ in range(12):
        stores.append(Store(tmp_path, PLANS))
        stores[-1].autosave(game_of(2))
    assert autosaves(tmp_path) == [store.auto for store in reversed(stores[2:])]
    roll_through(stores[-1], game_of(2), 6)
    kept = autosaves(tmp_path)
    assert len(kept) == MOST_AUTOSAVES and kept[0] == stores[-1].auto
    assert [path.stem[-3:] for path in kept[1:4]] == ["-e6", "-e5", "-e4"]


def test_going_on_from_an_older_state_is_a_game_of_its_own(tmp_path, clock) -> None:
    store, game = Store(tmp_path, PLANS), game_of(1, 20)
    old = store.roll(game)
    before = old.read_bytes()
    again, branch = load(old, book(), tmp_path)
    play_on(again, 3)
    branch.autosave(again)
    assert branch.auto not in (old, store.auto) and old.read_bytes() == before
    assert branch.plans[1].kind == "greedy" and branch.plans[1].colour == game.state.seats[1].colour


def test_seats_lost_to_another_table_are_written_again(tmp_path) -> None:
    store, game = Store(tmp_path, PLANS), game_of()
    delete(store.autosave(game))
    store.autosave(game)
    assert load(store.auto, book(), tmp_path)[1].seats_unknown is None


# --- names


@pytest.mark.parametrize("name", ["settings", "Last_Table", "auto-20260101-120000-17", "AUTO-20260101-120000-17-e3"])
def test_names_the_game_needs_itself_are_refused(tmp_path, name) -> None:
    with pytest.raises(CosmicError, match="save-name-taken"):
        Store(tmp_path, PLANS).save_as(game_of(), name)
    assert not list(tmp_path.iterdir())


def test_a_name_that_only_begins_like_an_autosave_is_a_name(tmp_path) -> None:
    Store(tmp_path, PLANS).save_as(game_of(), "auto-pilot")
    assert [save.name for save in saves(tmp_path)] == ["auto-pilot"] and newest_playable(tmp_path) is None


# --- lists


def test_the_list_tells_what_a_player_wants_to_know(tmp_path, clock) -> None:
    store, game = Store(tmp_path, PLANS), game_of(1, 120)
    store.save_as(game, "friday")
    store.autosave(game)
    Settings().save(tmp_path)
    remember(default_plan(Messages()), tmp_path)
    auto, named = saves(tmp_path)
    assert (auto.name, named.name, named.path) == ("", "friday", tmp_path / "friday.json")
    assert auto.when > named.when and not auto.older
    assert named.players == ("Ann", "Bob", "Cy") and named.goal == 5
    assert [list(aliens) for aliens in named.aliens] == [seat.aliens for seat in game.state.seats]
    assert named.encounters == game.checkpoint.state.encounters > 0
    assert len(named.colonies) == 3 and not named.over and named.fault is None


def test_damaged_files_are_listed_as_such(tmp_path, clock) -> None:
    store = Store(tmp_path, PLANS)
    good = store.save_as(game_of(), "good").read_bytes()
    (tmp_path / "cut.json").write_bytes(good[: len(good) // 2])
    (tmp_path / "empty.json").write_bytes(b"")
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "gone.json").symlink_to(tmp_path / "nowhere")
    (tmp_path / "other.json").write_text('{"some": "thing"}')
    faults = {save.name: save.fault.key if save.fault else "" for save in saves(tmp_path)}
    assert faults == {
        "good": "",
        "cut": "save-damaged",
        "empty": "save-not-a-save",
        "folder": "save-not-read",
        "other": "save-not-a-save",
    }


def test_a_sealed_file_with_nonsense_inside_is_damaged(tmp_path) -> None:
    import hashlib

    for name, body in (("a", "[]"), ("b", '{"format":1}'), ("c", '{"format":1,"checkpoint":{"state":{"seats":5}}}')):
        rest = f'","save":{body}}}'
        (tmp_path / f"{name}.json").write_text(f'{{"seal":"{hashlib.sha256(rest.encode()).hexdigest()}{rest}\n')
    assert {save.fault.key for save in saves(tmp_path) if save.fault} == {"save-damaged"}


def test_no_folder_no_saves(tmp_path) -> None:
    assert saves(tmp_path / "nowhere") == []
    assert newest_playable(tmp_path / "nowhere") is None
    assert load_newest(tmp_path / "nowhere", book()) == (None, [])


def test_deleting_takes_the_seats_along(tmp_path) -> None:
    path = Store(tmp_path, PLANS).save_as(game_of(), "friday")
    delete(path)
    delete(path)
    assert not list(tmp_path.iterdir())


# --- going on


def test_the_newest_game_goes_on_in_its_file(tmp_path, clock) -> None:
    Store(tmp_path, PLANS).autosave(game_of(1))
    store, game = Store(tmp_path, PLANS), game_of(2, 30)
    store.roll(game)
    found = newest_playable(tmp_path)
    assert found is not None and found.path == store.auto
    newest, skipped = load_newest(tmp_path, book())
    assert newest is not None and not skipped
    again, its_store = newest
    assert dumps_game(again) == dumps_game(game) and its_store.auto == store.auto


def test_a_damaged_autosave_falls_back_on_the_one_before(tmp_path, clock) -> None:
    store, game = Store(tmp_path, PLANS), game_of(2, 30)
    old = store.roll(game)
    play_on(game, 5)
    store.autosave(game).write_bytes(b'{"seal":"' + b"0" * 64 + b'","save":{}}')
    found = newest_playable(tmp_path)
    assert found is not None and found.path == old
    newest, skipped = load_newest(tmp_path, book())
    assert newest is not None and newest[1].loaded == old
    [(path, fault)] = skipped
    assert path == store.auto
    said = Messages(strict=True).say(f"error-{fault.key}", **fault.about)
    assert said == f"{store.auto} is damaged and cannot be loaded."


def test_a_finished_game_is_listed_but_not_gone_on_with(tmp_path, clock) -> None:
    earlier = Store(tmp_path, PLANS)
    earlier.autosave(game_of(1, 10))
    store = Store(tmp_path, PLANS)
    store.roll(game_of(3, 30))
    store.autosave(finished_game())
    assert [save.over for save in saves(tmp_path)] == [True, False]
    found, (newest, skipped) = newest_playable(tmp_path), load_newest(tmp_path, book())
    assert found is not None and newest is not None
    assert found.path == newest[1].auto == earlier.auto and not skipped
    delete(earlier.auto)
    assert newest_playable(tmp_path) is None and load_newest(tmp_path, book()).found is None


# --- the folder


def test_the_folder_is_where_the_platform_keeps_data(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert user_folder() == tmp_path / "cosmic-hotseat"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert user_folder().name == "cosmic-hotseat"


def test_without_a_home_the_fault_is_told(monkeypatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("no home")

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", staticmethod(homeless))
    with pytest.raises(CosmicError, match="no-home"):
        user_folder()
