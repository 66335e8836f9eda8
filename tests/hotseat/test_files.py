"""Several programs on one folder, a clock that goes wrong, and files that somebody else has made."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from test_store import PLANS, finished_game, game_of, play_on

from cosmic.cli.main import main
from cosmic.engine.errors import CosmicError
from cosmic.engine.saves import dumps_game, sealed, write_whole
from cosmic.hotseat.keeping import store
from cosmic.hotseat.keeping.store import MOST_AUTOSAVES, Store, autosaves, info, load, newest_playable, saves
from cosmic.hotseat.past import replay_files
from cosmic.hotseat.past.record_lines import RecordBook, record
from cosmic.hotseat.past.replay_files import all_replays, export_replay, import_replay, keep_replay
from cosmic.rulebook import book
from cosmic.text.messages import Messages

PROGRAM = """
import sys
from pathlib import Path
from cosmic.hotseat.keeping.store import load
from cosmic.rulebook import book
game, store = load(Path(sys.argv[1]), book(), Path(sys.argv[1]).parent)
store.autosave(game)
print(store.auto.name, store.notice is not None, flush=True)
sys.stdin.read()
"""


def another_program(path: Path) -> subprocess.Popen[str]:
    """It has loaded the game and saved it once, and plays on until it is told to end."""
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    return program


@pytest.fixture
def auto(tmp_path: Path) -> Path:
    here, game = Store(tmp_path, PLANS), game_of(1, 20)
    here.autosave(game)
    here.leave(game)
    return here.auto


@pytest.fixture
def other(auto: Path) -> Iterator[subprocess.Popen[str]]:
    program = another_program(auto)
    yield program
    program.kill()
    program.communicate()


# --- two programs


def test_the_second_program_is_told_and_goes_on_as_a_copy(auto: Path, other: subprocess.Popen[str]) -> None:
    assert other.stdout is not None and other.stdout.readline().split() == [auto.name, "False"]
    game, here = load(auto, book(), auto.parent)
    assert here.notice is not None and here.auto != auto
    said = Messages(strict=True).say(f"error-{here.notice.key}", **here.notice.about)
    assert str(auto) in said and str(here.auto) in said and "\n" not in said
    before = auto.read_bytes()
    play_on(game, 5)
    here.autosave(game)
    assert auto.read_bytes() == before, "the game of the other program was overwritten"
    assert len(load(here.auto, book(), auto.parent)[0].journal) == len(game.journal)


def test_a_program_that_died_locks_nobody_out(auto: Path, other: subprocess.Popen[str]) -> None:
    assert other.stdout is not None and other.stdout.readline()
    assert list(auto.parent.glob("*.trail")), "it was in the middle of a game"
    other.kill()
    other.wait()
    game, here = load(auto, book(), auto.parent)
    assert here.notice is None and here.auto == auto
    here.autosave(game)
    assert len(list(auto.parent.glob("*.trail"))) == 1, "the trail of the dead one is swept up"


def test_who_comes_to_a_file_that_another_has_written_to_leaves_it_alone(auto: Path) -> None:
    """Both have opened it before either wrote; whoever writes second goes apart, with all its answers."""
    (one, first), (two, second) = (load(auto, book(), auto.parent) for _ in range(2))
    play_on(one, 3)
    first.autosave(one)
    play_on(two, 7)
    assert second.roll(two).stem.startswith(second.auto.stem)
    assert second.notice is not None and second.auto != auto and first.auto == auto
    play_on(one, 2)
    first.autosave(one)
    assert first.notice is None
    journals = [len(load(path, book(), auto.parent)[0].journal) for path in (first.auto, second.auto)]
    assert journals == [len(one.journal), len(two.journal)]


def test_a_program_notices_in_the_middle_that_its_file_was_taken(auto: Path) -> None:
    """As over a network, where locks may not hold."""
    game, here = load(auto, book(), auto.parent)
    here.autosave(game)
    write_whole(auto, dumps_game(game_of(7, 5), (9, 9)))
    theirs = auto.read_bytes()
    play_on(game, 2)
    here.autosave(game)
    assert here.notice is not None and auto.read_bytes() == theirs


def test_a_game_that_somebody_deleted_meanwhile_is_simply_written_again(auto: Path) -> None:
    game, here = load(auto, book(), auto.parent)
    here.autosave(game)
    store.delete(auto)
    play_on(game, 1)
    here.autosave(game)
    assert here.notice is None and here.auto == auto
    assert len(load(auto, book(), auto.parent)[0].journal) == len(game.journal)


def test_who_leaves_the_table_lets_another_program_play(auto: Path) -> None:
    game, here = load(auto, book(), auto.parent)
    here.autosave(game)
    here.leave(game)
    program = another_program(auto)
    told, _ = program.communicate("")
    assert told.split() == [auto.name, "False"]


# --- newer and older, whatever the clock says


def set_back(path: Path, days: int = 400) -> None:
    then = path.stat().st_mtime - days * 86_400
    os.utime(path, (then, then))


def test_continue_offers_the_game_played_last_although_the_clock_was_set_back(tmp_path: Path) -> None:
    stores = [Store(tmp_path, PLANS) for _ in range(3)]
    for here in stores:
        here.autosave(game_of(1, 10))
    stores[1].autosave(game_of(1, 12))
    latest, game = Store(tmp_path, PLANS, stores[0].auto), game_of(1, 11)
    latest.autosave(game)
    set_back(latest.auto)
    newest = newest_playable(tmp_path)
    assert newest is not None and newest.path == latest.auto
    assert saves(tmp_path)[0].path == latest.auto


def test_no_game_that_is_not_over_is_deleted_to_make_room(tmp_path: Path) -> None:
    games = []
    for number in range(MOST_AUTOSAVES + 3):
        here = Store(tmp_path, PLANS)
        here.autosave(game_of(number, 5))
        games.append(here.auto)
        set_back(here.auto, days=number * 10)
    over = Store(tmp_path, PLANS)
    over.autosave(finished_game())
    Store(tmp_path, PLANS).autosave(game_of(1, 5))
    left = autosaves(tmp_path)
    assert set(games) <= set(left) and over.auto not in left


def test_files_that_nobody_counted_stand_where_the_clock_puts_them(tmp_path: Path) -> None:
    """As earlier versions wrote them; and a newest one that is not even a save must be told of before an older one."""
    first, second = Store(tmp_path, PLANS), Store(tmp_path, PLANS)
    first.autosave(game_of(1, 10))
    second.autosave(game_of(2, 10))
    set_back(first.auto, days=2)
    old, empty = tmp_path / "auto-20200101-120000-1.json", tmp_path / "auto-20200101-120000-2.json"
    write_whole(old, dumps_game(game_of(1, 10)))
    set_back(old, days=1)
    empty.write_text("")
    os.utime(empty, (second.auto.stat().st_mtime + 5,) * 2)
    assert autosaves(tmp_path) == [empty, second.auto, old, first.auto]


def test_a_save_that_was_cut_off_keeps_its_place(tmp_path: Path) -> None:
    stores = [Store(tmp_path, PLANS) for _ in range(3)]
    for here in stores:
        here.autosave(game_of(1, 10))
        set_back(here.auto, days=len(here.auto.stem))
    middle = stores[1].auto
    middle.write_bytes(middle.read_bytes()[:400])
    assert autosaves(tmp_path) == [here.auto for here in reversed(stores)]


# --- carried elsewhere


def test_a_running_game_is_carried_away_in_one_piece(tmp_path: Path) -> None:
    here, game = Store(tmp_path / "saves", PLANS), game_of(1, 30)
    here.autosave(game)
    target = export_replay(here.auto, tmp_path)
    data = json.loads(target.read_text())["save"]
    assert "trail" not in data and "at" not in data
    assert len(load(target, book(), tmp_path)[0].journal) == len(game.journal)


def test_a_finished_game_is_listed_once_though_save_and_replay_differ_in_their_number(tmp_path: Path) -> None:
    here, game = Store(tmp_path, PLANS), finished_game()
    here.autosave(game)
    kept = keep_replay(game, tmp_path, PLANS)
    assert [save.path for save in all_replays(tmp_path)] == [kept]
    assert import_replay(here.auto, tmp_path, book()) == kept
    assert len(list(replay_files.replays_folder(tmp_path).iterdir())) == 1


# --- what others have written into files

EVIL = "\x1b]0;owned\x07\x1b[2JAnn\u202egnp.exe\u2066\x9b31m" + "x" * 5_000


def a_foreign_save(path: Path) -> Path:
    data = json.loads(dumps_game(game_of(1, 40)))["save"]
    for state in (data["start"], data["checkpoint"]["state"]):
        state["seats"][0]["name"] = EVIL
    for line in data["log"]:
        line[1].update({name: EVIL for name, value in line[1].items() if isinstance(value, str)})
    write_whole(path, sealed(data))
    return path


def test_a_name_from_a_foreign_save_is_clean_in_lists_and_at_the_table(tmp_path: Path) -> None:
    path = a_foreign_save(tmp_path / "foreign.json")
    game, here = load(path, book(), tmp_path)
    for name in (info(path).players[0], game.state.seats[0].name, game.start.seats[0].name, here.plans[0].name):
        assert name.isprintable() and 0 < len(name) <= 24 and "Ann" in name
    assert all(not isinstance(word, str) or word.isprintable() for line in game.log for word in line.about.values())


def test_a_replay_from_elsewhere_prints_no_escapes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = a_foreign_save(tmp_path / "foreign\x1b[31m.json")
    assert main(["replay", str(path)]) == 0
    main(["replay", str(path), "--verify"])
    main(["play", "--text", "--load", str(tmp_path / "missing\x1b[31m.json")])
    told = "".join(capsys.readouterr())
    assert "Ann" in told and "missing" in told
    assert set("\x1b\x07\x9b\u202e\u2066").isdisjoint(told)
    assert max(map(len, told.splitlines())) < 1_000


def test_the_name_of_a_file_is_clean_in_lists(tmp_path: Path) -> None:
    path = a_foreign_save(tmp_path / "evil\x1b[2J\u202e.json")
    assert info(path).name == "evil[2J"


def test_a_fault_names_nothing_raw(tmp_path: Path) -> None:
    data = json.loads(dumps_game(game_of()))["save"]
    data["checkpoint"]["state"]["unused"] = [EVIL]
    path = tmp_path / "unknown.json"
    write_whole(path, sealed(data))
    with pytest.raises(CosmicError) as fault:
        load(path, book(), tmp_path)
    said = Messages(strict=True).say(f"error-{fault.value.key}", **fault.value.about)
    assert fault.value.key == "save-unknown" and said.isprintable() and len(said) < 400


def test_the_record_book_takes_no_escapes(tmp_path: Path) -> None:
    game = finished_game()
    game.state.seats[0].name = EVIL
    assert not record(game, PLANS, tmp_path)
    [result] = RecordBook.load(tmp_path)[0].results
    assert result.places[0].name.isprintable()
