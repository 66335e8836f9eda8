"""Games watched again: the same tables at the same lines, and files that say what is wrong with them."""

from __future__ import annotations

import hashlib
import json
import random
from datetime import datetime
from itertools import pairwise
from pathlib import Path

import pytest
from situations import NAMES, table

from cosmic.bots import make
from cosmic.engine.digest import digest
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.log import Line
from cosmic.engine.saves import HEAD, read_game, write_game
from cosmic.engine.views import PUBLIC, view_of
from cosmic.hotseat.keeping.store import Store, autosaves, seats_file
from cosmic.hotseat.past.replay_files import (
    all_replays,
    export_replay,
    found_outside,
    import_replay,
    keep_replay,
    open_replay,
    replays_folder,
)
from cosmic.hotseat.past.replay_reel import Reel, Showing, frames_of
from cosmic.hotseat.session.seats import HUMAN, SeatPlan
from cosmic.phases.setup import Setup
from cosmic.rulebook import book, new_game
from cosmic.text.messages import Messages

NOW = datetime(2026, 11, 16, 20, 15)


class Live:
    """A game of five as it was played, with the digest of the table at the last line before every answer."""

    def __init__(self, answers: int = 100_000) -> None:
        self.game = table(5)
        self.digests: dict[int, str] = {}
        minds = [make("greedy", seat + 1) for seat in range(len(NAMES))]
        while self.game.decision is not None and len(self.game.journal) < answers:
            decision = self.game.decision
            line = len(self.game.log) - 1
            self.digests[line] = digest(self.game.table_at(line).s)
            self.game.answer(minds[decision.player].choose(view_of(self.game.table, decision.player), decision))


@pytest.fixture(scope="module")
def live() -> Live:
    return Live()


@pytest.fixture(scope="module")
def left() -> Game:
    """A game that nobody played to its end."""
    return Live(40).game


@pytest.fixture
def file(live: Live, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    write_game(live.game, path)
    return path


# --- the reel


def test_the_whole_game_is_told_frame_by_frame(live: Live, file: Path) -> None:
    reel = open_replay(file, book()).reel
    lines = [reel.line_at(place) for place in range(reel.length + 1)]
    assert lines[0] == -1 and lines[-1] == len(live.game.log)
    assert lines == sorted(set(lines))
    for place in range(reel.length + 1):
        assert reel.view_at(place).viewer == PUBLIC
    assert reel.view_at(reel.length).winners == live.game.state.winners
    assert reel.game.record == live.game.record


def test_twenty_random_places_look_as_they_did_in_play(live: Live, file: Path) -> None:
    reel = open_replay(file, book()).reel
    chance = random.Random(20)
    for place in chance.sample(range(reel.length), 20):
        assert digest(reel.table_at(place).s) == digest(live.game.table_at(reel.line_at(place)).s)
    for line in chance.sample(sorted(live.digests), 20):
        assert digest(reel.game.table_at(line).s) == live.digests[line]


def test_going_back_and_forth_changes_nothing(file: Path) -> None:
    reel = open_replay(file, book()).reel
    places = random.Random(3).choices(range(reel.length + 1), k=30)
    first = {place: digest(reel.table_at(place).s) for place in places}
    for place in reversed(places):
        assert digest(reel.table_at(place).s) == first[place]


def test_a_loaded_game_is_played_from_its_start(live: Live, file: Path) -> None:
    reel = Reel(read_game(file, book()))
    assert reel.length == Reel(live.game).length
    assert digest(reel.table_at(40).s) == digest(Reel(live.game).table_at(40).s)


def test_encounters_and_turns_are_marked(live: Live) -> None:
    reel = Reel(live.game)
    assert len(reel.encounters) == live.game.state.encounters
    assert [mark.number for mark in reel.encounters] == list(range(1, len(reel.encounters) + 1))
    for mark in reel.encounters:
        assert reel.frames[mark.place - 1].entry.key == "encounter-starts"
        assert reel.view_at(mark.place).turn == mark.seat
    first, second = reel.encounters[0].place, reel.encounters[1].place
    assert reel.next_mark(reel.encounters, 0) == first and reel.next_mark(reel.encounters, first) == second
    assert reel.mark_before(reel.encounters, second) == first and reel.mark_before(reel.encounters, first) == 0
    assert reel.next_mark(reel.turns, reel.length - 1) == reel.length
    assert reel.current(reel.encounters, 0) is None
    assert reel.current(reel.encounters, second) == reel.encounters[1]
    assert reel.place_of(reel.frames[30].line) == 31


def test_cards_turned_up_together_are_one_frame(live: Live) -> None:
    keys = [frame.entry.key for frame in Reel(live.game).frames]
    assert "revealed" in keys and ("revealed", "revealed") not in pairwise(keys)


def test_after_the_end_all_hands_may_be_seen(live: Live) -> None:
    reel = Reel(live.game)
    state = live.game.state
    assert reel.hands_at(reel.length) == [[state.cards[card] for card in seat.hand] for seat in state.seats]
    assert reel.view_at(50, 2).hand
    private = len(reel.lines_to(reel.length, opened=True, most=9999))
    assert private > len(reel.lines_to(reel.length, most=9999))


def test_a_game_without_an_end_keeps_its_secrets(left: Game) -> None:
    reel = Reel(left)
    assert not reel.is_finished and reel.length > 20
    for place in range(0, reel.length + 1, 7):
        assert reel.hands_at(place) == []
        for viewer in range(len(NAMES)):
            view = reel.view_at(place, viewer)
            assert view.viewer == PUBLIC and not view.hand and not view.cards and not view.seen and not view.draft
    assert reel.lines_to(reel.length, opened=True) == reel.lines_to(reel.length)


def test_a_showing_is_public_whoever_played(left: Game) -> None:
    showing = Showing(Reel(left), bots=(1, 2, 3, 4))
    assert showing.viewer == PUBLIC and showing.view(0).viewer == PUBLIC and showing.people == [0]


def test_notes_for_nobody_are_never_told(live: Live) -> None:
    log = [Line("window", {}, []), Line("aside", {}, []), Line("turn-starts", {"seat": 0}, None)]
    assert [frame.line for frame in frames_of(log)] == [2]
    reel = Reel(live.game)
    told = [reel.game.log[line] for line in reel.lines_to(reel.length, opened=True, most=9999)]
    assert all(entry.to is None or entry.to for entry in told)


def test_a_file_whose_log_tells_less_can_still_be_watched(file: Path) -> None:
    save = json.loads(file.read_text(encoding="utf-8"))["save"]
    shorter = save["log"][:10] + save["log"][11:]
    checkpoint = save["checkpoint"] | {"log": len(shorter)}
    file.write_text(sealed(save | {"log": shorter, "checkpoint": checkpoint}), encoding="utf-8")
    assert open_replay(file, book()).reel.is_finished


# --- files


def test_a_finished_game_is_kept_once_beside_the_autosaves(live: Live, tmp_path: Path) -> None:
    plans = [SeatPlan(name, HUMAN if name == "Ann" else "greedy") for name in NAMES]
    path = keep_replay(live.game, tmp_path, plans, NOW)
    assert path == tmp_path / "replays" / "2026-11-16 Ann Bob Cleo Dan Eve.json"
    assert keep_replay(live.game, tmp_path, plans, datetime(2027, 1, 1)) == path
    assert autosaves(tmp_path) == []
    film = open_replay(path, book())
    assert film.bots == (1, 2, 3, 4)
    assert [info.path for info in all_replays(tmp_path)] == [path]


def test_another_game_of_the_same_evening_has_its_own_file(live: Live, left: Game, tmp_path: Path) -> None:
    first, second = keep_replay(live.game, tmp_path, now=NOW), keep_replay(left, tmp_path, now=NOW)
    assert second.name == "2026-11-16 Ann Bob Cleo Dan Eve 2.json" and first != second


def test_names_that_no_file_system_takes_are_tamed(tmp_path: Path) -> None:
    game = new_game(Setup(1, ("A/B", "..", "C*?")))
    assert keep_replay(game, tmp_path, now=NOW).name == "2026-11-16 AB x C.json"


def test_the_list_has_saves_and_autosaves_but_a_game_once(live: Live, left: Game, tmp_path: Path) -> None:
    plans = [SeatPlan(name, HUMAN) for name in NAMES]
    store = Store(tmp_path, plans)
    store.roll(left)  # also an older state, which is not listed
    Store(tmp_path, plans).autosave(live.game)
    keep_replay(live.game, tmp_path, plans, NOW)
    listed = all_replays(tmp_path)
    assert {info.path for info in listed} == {store.auto, *replays_folder(tmp_path).glob("*.json")}
    assert sorted(info.over for info in listed) == [False, True]


def test_export_and_import_carry_a_game_to_another_table(file: Path, tmp_path: Path) -> None:
    away = tmp_path / "away"
    away.mkdir()
    copy = export_replay(file, away)
    assert copy == away / "game.json" and copy.read_bytes() == file.read_bytes()
    assert export_replay(file, away / "other").name == "other.json"
    assert set(found_outside((away,))) == {copy, away / "other.json"}
    home = tmp_path / "home"
    kept = import_replay(copy, home, book())
    assert kept == home / "replays" / "game.json" and kept.read_bytes() == file.read_bytes()
    assert import_replay(away / "other.json", home, book()) == kept
    with pytest.raises(CosmicError) as fault:
        export_replay(file, away)
    assert fault.value.key == "replay-exists"


def test_who_was_a_bot_is_carried_along(live: Live, tmp_path: Path) -> None:
    plans = [SeatPlan(name, "greedy" if name in ("Bob", "Eve") else HUMAN) for name in NAMES]
    made = export_replay(keep_replay(live.game, tmp_path, plans, NOW), tmp_path / "away.json")
    assert open_replay(import_replay(made, tmp_path / "home", book()), book()).bots == (1, 4)


def test_the_seats_of_an_old_save_are_carried_along_beside_it(file: Path, tmp_path: Path) -> None:
    game = read_game(file, book())
    game.beside.clear()
    write_game(game, file)
    seats_file(file).write_text(json.dumps([HUMAN, "greedy", HUMAN, HUMAN, "random"]), encoding="utf-8")
    made = export_replay(file, tmp_path / "away.json")
    assert open_replay(import_replay(made, tmp_path / "home", book()), book()).bots == (1, 4)


def test_an_imported_game_is_listed_whatever_its_file_was_called(file: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    kept = import_replay(file.rename(tmp_path / "game.txt"), home, book())
    assert kept.name == "game.txt.json" and [info.path for info in all_replays(home)] == [kept]


@pytest.mark.parametrize("name", ["x" * 300, "a\0b"])
def test_a_path_that_cannot_be_is_told(name: str, file: Path, tmp_path: Path) -> None:
    for act, key in (
        (lambda: export_replay(file, tmp_path / name), "replay-not-written"),
        (lambda: import_replay(tmp_path / name, tmp_path / "home", book()), "replay-not-read"),
    ):
        with pytest.raises(CosmicError) as fault:
            act()
        assert fault.value.key == key


def test_of_a_game_under_way_only_what_was_told_is_shown(left: Game, tmp_path: Path) -> None:
    """How far it has run on beyond that depends on who holds an answer."""
    game = left.clone()
    whole = Reel(game.clone())
    game.beside["told"] = told = whole.frames[40].line + 1
    write_game(game, tmp_path / "game.json")
    reel = open_replay(tmp_path / "game.json", book()).reel
    assert reel.length == 41 and reel.frames == whole.frames[:41]
    assert max(reel.lines_to(reel.length)) < told
    assert reel.view_at(reel.length) == whole.view_at(41) == reel.view_at(999)


def sealed(data: dict[str, object]) -> str:
    """A file whose seal is right, whatever it says."""
    body = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    rest = f'","save":{body}}}'
    return f"{HEAD}{hashlib.sha256(rest.encode()).hexdigest()}{rest}\n"


def changed(text: str, **values: object) -> str:
    return sealed(json.loads(text)["save"] | values)


BROKEN = {
    "empty": (lambda text: "", "replay-foreign"),
    "foreign": (lambda text: '{"name": "another program"}', "replay-foreign"),
    "truncated": (lambda text: text[: len(text) // 2], "replay-damaged"),
    "damaged": (lambda text: text.replace('"turn"', '"torn"', 1), "replay-damaged"),
    "newer": (lambda text: changed(text, format=99), "replay-format"),
    "other cards": (lambda text: changed(text, content="0" * 16), "replay-other"),
    "other rules": (lambda text: changed(text, journal=json.loads(text)["save"]["journal"][::-1]), "replay-other"),
    "other steps": (lambda text: changed(text, steps=[[0, "0" * 16]]), "replay-other"),
    "no journal": (lambda text: changed(text, journal="x"), "replay-damaged"),
    "no table": (lambda text: changed(text, start={}), "replay-damaged"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_file_that_is_none_gets_one_sentence_and_nothing_changes(what: str, file: Path, tmp_path: Path) -> None:
    spoil, key = BROKEN[what]
    bad = tmp_path / "bad" / "game of friday.json"
    bad.parent.mkdir()
    bad.write_text(spoil(file.read_text(encoding="utf-8")), encoding="utf-8")
    home = tmp_path / "home"
    home.mkdir()
    for act in (lambda: open_replay(bad, book()), lambda: import_replay(bad, home, book())):
        with pytest.raises(CosmicError) as fault:
            act()
        assert fault.value.key == key
    words = Messages(strict=True).say(f"error-{fault.value.key}", **fault.value.about)
    assert bad.name in words and str(bad.parent) in words and ";" in words and "\n" not in words
    assert list(home.iterdir()) == []


def test_a_file_that_is_not_there_is_told_too(tmp_path: Path) -> None:
    with pytest.raises(CosmicError) as fault:
        open_replay(tmp_path / "nothing.json", book())
    words = Messages(strict=True).say(f"error-{fault.value.key}", **fault.value.about)
    assert fault.value.key == "replay-not-read" and "nothing.json" in words


def test_a_place_that_cannot_be_written_is_told(file: Path, tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("", encoding="utf-8")
    with pytest.raises(CosmicError) as fault:
        export_replay(file, tmp_path / "wall" / "game.json")
    assert fault.value.key == "replay-not-written"
    assert "game.json" in Messages(strict=True).say("error-replay-not-written", **fault.value.about)
