"""Autosaves that roll, saves with names, lists of them, and going on after damage."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from situations import table

from cosmic.engine.decisions import PASS
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, write_game, write_whole
from cosmic.hotseat.keeping.settings import Settings
from cosmic.hotseat.keeping.store import (
    MOST_AUTOSAVES,
    Store,
    autosaves,
    delete,
    load,
    newest_playable,
    saves,
    seats_file,
    user_folder,
)
from cosmic.hotseat.plans.table_plan import default_plan, remember
from cosmic.hotseat.session.seats import HUMAN, SeatPlan
from cosmic.rulebook import book
from cosmic.text.messages import Messages

PLANS = (SeatPlan("Ann", HUMAN), SeatPlan("Bob", "greedy"), SeatPlan("Cy", "random"))


def game_of(variant: int = 1, answers: int = 0) -> Game:
    game = table(3, variant, planets=5, names=[plan.name for plan in PLANS])
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
    from cosmic.hotseat.keeping import store

    now = [1_700_000_000]

    def write_and_date(path: Path, text: str, sync: bool) -> None:
        write_whole(path, text, sync)
        now[0] += 1
        os.utime(path, (now[0], now[0]))

    monkeypatch.setattr(store, "write_whole", write_and_date)


def roll_through(store: Store, game: Game, encounters: int) -> None:
    for number in range(1, encounters + 1):
        game.checkpoint.state.encounters = number  # the store goes by the number alone
        store.autosave(game)
        store.roll(game)


# --- autosaves


def test_a_game_keeps_to_its_own_file(tmp_path) -> None:
    store, game = Store(tmp_path, PLANS), game_of()
    for _ in range(3):
        store.autosave(game)
        play_on(game, 1)
    assert autosaves(tmp_path) == [store.auto]
    store.leave(game)
    assert list(tmp_path.iterdir()) == [store.auto]


def test_two_games_within_a_second_have_two_files(tmp_path) -> None:
    for variant in (1, 2, 3):
        Store(tmp_path, PLANS).autosave(game_of(variant))
    assert len(autosaves(tmp_path)) == 3


def test_ten_autosaves_at_most_and_the_running_game_is_the_newest(tmp_path, clock) -> None:
    store, game = Store(tmp_path, PLANS), game_of()
    store.save_as(game, "friday")
    roll_through(store, game, 15)
    kept = autosaves(tmp_path)
    assert len(kept) == MOST_AUTOSAVES and kept[0] == store.auto
    assert [path.stem.rpartition("-e")[2] for path in kept[1:]] == [str(n) for n in range(15, 6, -1)]
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


def test_no_game_of_others_goes_for_an_older_state(tmp_path, clock) -> None:
    stores = []
    for _ in range(12):
        stores.append(Store(tmp_path, PLANS))
        stores[-1].autosave(game_of(2))
    games = [store.auto for store in reversed(stores)]
    assert autosaves(tmp_path) == games
    roll_through(stores[-1], game_of(2), 6)
    kept = autosaves(tmp_path)
    assert [path for path in kept if path in games] == games
    assert [path.stem for path in kept if path not in games] == [f"{stores[-1].auto.stem}-e6"], "to fall back on"


def test_going_on_from_an_older_state_is_a_game_of_its_own(tmp_path, clock) -> None:
    store, game = Store(tmp_path, PLANS), game_of(1, 20)
    old = store.roll(game)
    before = old.read_bytes()
    again, branch = load(old, book(), tmp_path)
    play_on(again, 3)
    branch.autosave(again)
    assert branch.auto not in (old, store.auto) and old.read_bytes() == before
    assert branch.plans[1].kind == "greedy" and branch.plans[1].colour == game.state.seats[1].colour


# --- who plays


def kinds_in(path: Path) -> list[str]:
    return [plan.kind for plan in load(path, book(), path.parent)[1].plans]


def an_old_save(folder: Path, game: Game) -> Path:
    """As earlier versions wrote it: nothing in it tells who plays."""
    path = folder / "old.json"
    write_game(game, path)
    return path


def test_a_save_tells_who_plays_wherever_it_is_carried(tmp_path) -> None:
    path = Store(tmp_path, PLANS).save_as(game_of(), "friday")
    other = tmp_path / "elsewhere" / "copy.json"
    other.parent.mkdir()
    path.rename(other)
    assert kinds_in(other) == ["human", "greedy", "random"]
    assert load(other, book(), tmp_path)[1].seats_unknown is None


def test_the_seats_beside_an_old_save_still_count_and_move_into_it(tmp_path) -> None:
    path = an_old_save(tmp_path, game_of())
    seats_file(path).write_text('["greedy", "human", "random"]')
    game, store = load(path, book(), tmp_path)
    assert [plan.kind for plan in store.plans] == ["greedy", "human", "random"] and store.seats_unknown is None
    store.save_as(game, "old")
    assert not seats_file(path).exists() and kinds_in(path) == ["greedy", "human", "random"]


@pytest.mark.parametrize("seats", [None, "", "[]", '["human", "wizard", "human"]', "[[], [], []]"])
def test_if_nobody_knows_who_plays_every_hand_is_a_persons(tmp_path, seats) -> None:
    path = an_old_save(tmp_path, game_of())
    if seats is not None:
        seats_file(path).write_text(seats)
    store = load(path, book(), tmp_path)[1]
    assert [plan.kind for plan in store.plans] == [HUMAN] * 3 and store.seats_unknown == seats_file(path)


@pytest.mark.parametrize("kinds", [None, 5, ["human"], ["human", "wizard", "human"], [["human"], [], []]])
def test_nonsense_about_the_seats_is_no_knowledge(tmp_path, kinds) -> None:
    game = game_of()
    game.beside["kinds"] = kinds
    assert load(an_old_save(tmp_path, game), book(), tmp_path)[1].seats_unknown is not None


def test_a_bot_of_a_personality_that_is_none_here_keeps_its_level(tmp_path) -> None:
    game = game_of()
    game.beside["kinds"] = ["human", "hard:dreamy", "easy:"]
    path = an_old_save(tmp_path, game)
    before = path.read_bytes()
    assert kinds_in(path) == ["human", "hard", "easy"]
    assert load(path, book(), tmp_path)[1].seats_unknown is None and path.read_bytes() == before


def test_seats_left_by_a_deleted_save_do_not_count_for_a_new_one_of_its_name(tmp_path) -> None:
    seats_file(tmp_path / "friday.json").write_text('["random", "human", "human"]')
    assert kinds_in(Store(tmp_path, PLANS).save_as(game_of(), "friday")) == ["human", "greedy", "random"]


# --- names


@pytest.mark.parametrize("name", ["settings", "Last_Table", "auto-20260101-120000-17", "AUTO-20260101-120000-17-e3"])
def test_names_the_game_needs_itself_are_refused(tmp_path, name) -> None:
    with pytest.raises(CosmicError, match="save-name-taken"):
        Store(tmp_path, PLANS).save_as(game_of(), name)
    assert not list(tmp_path.iterdir())


def test_a_name_that_only_begins_like_an_autosave_is_a_name(tmp_path) -> None:
    Store(tmp_path, PLANS).save_as(game_of(), "auto-pilot")
    assert [save.name for save in saves(tmp_path)] == ["auto-pilot"] and newest_playable(tmp_path) is None


def test_a_name_is_taken_even_if_the_file_this_game_came_from_is_gone(tmp_path) -> None:
    other = Store(tmp_path, PLANS).save_as(game_of(2), "friday")
    game, store = load(Store(tmp_path, PLANS).roll(game_of()), book(), tmp_path)
    assert store.loaded is not None
    store.loaded.unlink()
    with pytest.raises(CosmicError, match="save-exists"):
        store.save_as(game, "friday")
    other.unlink()
    store.save_as(game, "friday")


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
    again, its_store = load(found.path, book(), tmp_path)
    assert dumps_game(again) == dumps_game(game) and its_store.auto == store.auto


def test_a_damaged_autosave_falls_back_on_the_one_before(tmp_path, clock) -> None:
    store, game = Store(tmp_path, PLANS), game_of(2, 30)
    old = store.roll(game)
    play_on(game, 5)
    store.autosave(game).write_bytes(b'{"seal":"' + b"0" * 64 + b'","save":{}}')
    found = newest_playable(tmp_path)
    assert found is not None and found.path == old
    with pytest.raises(CosmicError) as raised:
        load(store.auto, book(), tmp_path)
    said = Messages(strict=True).say(f"error-{raised.value.key}", **raised.value.about)
    assert said == f"{store.auto} is damaged and cannot be loaded."


def test_a_finished_game_is_listed_but_not_gone_on_with(tmp_path, clock) -> None:
    earlier = Store(tmp_path, PLANS)
    earlier.autosave(game_of(1, 10))
    store = Store(tmp_path, PLANS)
    store.roll(game_of(3, 30))
    store.autosave(finished_game())
    assert [save.over for save in saves(tmp_path)] == [True, False]
    found = newest_playable(tmp_path)
    assert found is not None and found.path == earlier.auto
    delete(earlier.auto)
    assert newest_playable(tmp_path) is None


def test_a_table_that_is_left_is_saved_as_far_as_it_was_told(tmp_path) -> None:
    store, game = Store(tmp_path, PLANS), game_of(1, 30)
    store.leave(game)
    assert not list(tmp_path.iterdir()), "only looking at a game makes no file"
    store.autosave(game)
    game.beside["told"] = 3
    store.leave(game)
    assert load(store.auto, book(), tmp_path)[0].beside["told"] == 3


# --- the folder


def test_a_folder_that_nobody_may_look_into_is_told_when_the_game_is_saved(tmp_path, monkeypatch) -> None:
    def barred(path: object, *args: object, **kwargs: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    for name in ("stat", "exists", "is_dir", "mkdir"):
        monkeypatch.setattr(Path, name, barred)
    store = Store(tmp_path / "barred", PLANS)
    with pytest.raises(CosmicError, match="save-not-written"):
        store.autosave(game_of())


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
