"""Watching a game again, its files, the record book and the last screen, used by posted events only."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame
import pytest

from cosmic.bots import make
from cosmic.cli.main import main
from cosmic.engine.digest import digest
from cosmic.engine.game import Game
from cosmic.engine.saves import read_game, write_game
from cosmic.engine.views import view_of
from cosmic.hotseat.plans import TablePlan
from cosmic.hotseat.records import Place, RecordBook, Result
from cosmic.hotseat.replay_files import keep_replay, open_replay
from cosmic.hotseat.seats import HUMAN, SeatPlan
from cosmic.hotseat.settings import Settings
from cosmic.hotseat.store import Store
from cosmic.phases.setup import Setup
from cosmic.rulebook import book, new_game
from cosmic.text.messages import Messages
from cosmic.ui import art
from cosmic.ui.codex import CodexScene
from cosmic.ui.desk import Desk
from cosmic.ui.kit.audit import complaints
from cosmic.ui.replay.files import ExportScene, ImportScene
from cosmic.ui.replay.list import ReplayListScene
from cosmic.ui.replay.records import RecordsScene
from cosmic.ui.replay.scene import ReplayScene
from cosmic.ui.scenes.dialogs import ConfirmScene
from cosmic.ui.scenes.end import EndScene, end_of_game
from cosmic.ui.scenes.title import TitleScene
from cosmic.ui.stack import Scene
from cosmic.ui.table.inspect import PileScene, SeatScene

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
PLANS = tuple(SeatPlan(name, HUMAN if name in "AnnBob" else "greedy") for name in NAMES)
NOW = datetime(2026, 11, 16, 20, 15)


def play(answers: int = 100_000) -> Game:
    game = new_game(Setup(5, NAMES))
    minds = [make("greedy", seat + 1) for seat in range(len(NAMES))]
    while game.decision is not None and len(game.journal) < answers:
        decision = game.decision
        game.answer(minds[decision.player].choose(view_of(game.table, decision.player), decision))
    return game


@pytest.fixture(scope="module")
def live() -> Game:
    return play()


@pytest.fixture(scope="module")
def left() -> Game:
    return play(90)


@pytest.fixture
def calm_desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path, Messages(strict=True), book(), Settings(reduced_motion=True))


@pytest.fixture
def window(open_table: Callable[..., Any], calm_desk: Desk) -> Callable[..., Any]:
    def opened(size: tuple[int, int] = (1280, 720), **settings: Any) -> Any:
        calm_desk.change(**settings)
        table = open_table(size)
        table.app.settings = calm_desk
        return table

    return opened


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where exports go by themselves."""
    folder = tmp_path / "outside"
    folder.mkdir()
    monkeypatch.setattr("cosmic.ui.replay.files.outside_folder", lambda: folder)
    return folder


@pytest.fixture
def watching(window: Any, calm_desk: Desk, live: Game) -> Any:
    """A table on which the finished game is watched."""
    table = window()
    path = keep_replay(live, calm_desk.folder, PLANS, NOW)
    table.show(ReplayScene(calm_desk, open_replay(path, book())))
    return table


def shown(table: Any) -> str:
    table.app.stack.dirty = True
    table.app.step()
    return " ".join(mark.words for mark in table.app.texts)


# --- watching


def test_it_plays_to_the_end_and_every_table_is_that_of_the_game(watching: Any, live: Game) -> None:
    scene = watching.scene
    watching.key(pygame.K_SPACE, " ")
    assert scene.playing
    for _ in range(2 * scene.reel.length):
        place = scene.place
        watching.send(dt=9.0)
        assert scene.place - place in (0, 1)
        if scene.place != place and scene.place % 8 == 0:
            line = scene.reel.line_at(scene.place)
            assert scene.view == view_of(live.table_at(line), -1)
            assert scene.reel.digest_at(scene.place) == digest(live.table_at(line).s)
        if not scene.playing:
            break
    assert scene.place == scene.reel.length and not scene.playing
    assert scene.view.winners == live.state.winners


def test_twenty_random_places_by_a_click_on_the_bar(watching: Any, live: Game) -> None:
    scene, chance = watching.scene, random.Random(8)
    for _ in range(20):
        bar = watching.find("seek")
        at = bar.x_of(chance.randrange(scene.reel.length + 1)), bar.box[1] + bar.box[3] / 2
        watching.press(*at)
        watching.release(*at)
        line = scene.reel.line_at(scene.place)
        assert abs(watching.find("seek").x_of(scene.place) - at[0]) < 4
        assert scene.reel.digest_at(scene.place) == digest(live.table_at(line).s)
        assert scene.view == view_of(live.table_at(line), -1)


def test_the_bar_can_be_dragged(watching: Any) -> None:
    scene, bar = watching.scene, watching.find("seek")
    y = bar.box[1] + bar.box[3] / 2
    watching.press(bar.x_of(0), y)
    assert scene.place == 0
    watching.point(bar.x_of(120), y)
    assert scene.place == pytest.approx(120, abs=1)
    watching.release(bar.x_of(120), y)


def test_arrows_step_by_lines_and_home_and_end_go_to_the_ends(watching: Any) -> None:
    scene = watching.scene
    watching.key(pygame.K_RIGHT)
    watching.key(pygame.K_RIGHT)
    assert scene.place == 2
    watching.key(pygame.K_LEFT)
    assert scene.place == 1
    watching.key(pygame.K_END)
    assert scene.place == scene.reel.length
    watching.key(pygame.K_HOME)
    assert scene.place == 0
    watching.key(pygame.K_PERIOD, ".")
    watching.key(pygame.K_PERIOD, ".")
    watching.key(pygame.K_COMMA, ",")
    assert scene.place == 1


def test_page_keys_go_by_encounters_and_brackets_by_turns(watching: Any) -> None:
    scene = watching.scene
    encounters, turns = scene.reel.encounters, scene.reel.turns
    watching.key(pygame.K_PAGEDOWN)
    watching.key(pygame.K_PAGEDOWN)
    assert scene.place == encounters[1].place
    watching.key(pygame.K_PAGEUP)
    assert scene.place == encounters[0].place
    watching.key(pygame.K_HOME)
    watching.key(pygame.K_RIGHTBRACKET, "]")
    watching.key(pygame.K_RIGHTBRACKET, "]")
    assert scene.place == turns[1].place
    watching.key(pygame.K_LEFTBRACKET, "[")
    assert scene.place == turns[0].place


def test_every_button_does_what_it_says(watching: Any) -> None:
    scene = watching.scene
    encounters, turns = scene.reel.encounters, scene.reel.turns
    assert not watching.find("line-back").enabled
    for key, place in (
        ("line-on", 1),
        ("line-on", 2),
        ("line-back", 1),
        ("encounter-on", encounters[0].place),
        ("encounter-on", encounters[1].place),
        ("encounter-back", encounters[0].place),
        ("turn-on", turns[1].place),
        ("turn-back", turns[0].place),
    ):
        watching.click(key)
        assert scene.place == place, key
    watching.click("play")
    assert scene.playing
    watching.click("play")
    assert not scene.playing
    watching.key(pygame.K_END)
    assert not watching.find("turn-on").enabled
    watching.click("play")
    assert scene.playing and scene.place <= 1, "from the end it starts again"


def test_speed_by_button_and_keys(watching: Any) -> None:
    scene = watching.scene
    watching.click("speed")
    assert scene.pace == 2.0
    watching.key(pygame.K_MINUS, "-")
    watching.key(pygame.K_MINUS, "-")
    assert scene.pace == 0.5
    watching.key(pygame.K_PLUS, "+")
    assert scene.pace == 1.0
    watching.click("speed", button=3)
    assert scene.pace == 0.5


def test_hands_open_after_the_end_of_the_game_only(watching: Any, live: Game) -> None:
    scene = watching.scene
    watching.key(pygame.K_END)
    watching.click("hands")
    assert scene.opened
    for seat, faces in enumerate(scene.reel.hands_at(scene.place)):
        assert len(faces) == len(live.state.seats[seat].hand)
        assert all(watching.find(f"hand-{seat}-{n}") for n in range(len(faces)))
    watching.key(pygame.K_h, "h")
    assert not scene.opened and watching.find("log")


def test_a_game_that_was_left_shows_what_the_public_saw(window: Any, calm_desk: Desk, left: Game) -> None:
    table = window()
    path = Store(calm_desk.folder, PLANS).autosave(left)
    scene = ReplayScene(calm_desk, open_replay(path, book()))
    table.show(scene)
    assert not table.find("hands").enabled
    table.click("hands")
    table.key(pygame.K_h, "h")
    table.key(pygame.K_END)
    assert not scene.opened and scene.view.viewer == -1 and not scene.view.hand
    assert calm_desk.say("replay-left") in shown(table)
    private = [entry for entry in scene.reel.game.log if entry[2]]
    assert private and not any(entry in scene.line_entries for entry in private)


def test_motion_can_be_watched_and_clicked_away(window: Any, calm_desk: Desk, live: Game) -> None:
    table = window(reduced_motion=False)
    path = keep_replay(live, calm_desk.folder, PLANS, NOW)
    scene = ReplayScene(calm_desk, open_replay(path, book()))
    table.show(scene)
    launched = next(n for n, frame in enumerate(scene.reel.frames) if frame.entry[0] == "launched")
    scene.seek(launched - 1)
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RIGHT)
    assert scene.timeline.busy
    table.app.step()
    warp = scene.layout.warp.center
    table.press(*warp)
    table.release(*warp)
    assert not scene.timeline.busy and scene.place == launched + 1


def test_seats_cards_and_lines_can_be_looked_at(watching: Any) -> None:
    watching.key(pygame.K_END)
    watching.click("seat-1")
    assert isinstance(watching.scene, SeatScene)
    watching.key(pygame.K_ESCAPE)
    watching.click("discard")
    assert isinstance(watching.scene, PileScene)
    watching.key(pygame.K_ESCAPE)
    watching.scene.ui.set_focus("log")
    watching.key(pygame.K_RETURN)
    assert isinstance(watching.scene, CodexScene)


def test_escape_closes_it(window: Any, calm_desk: Desk, live: Game) -> None:
    table = window()
    title = table.show(TitleScene(calm_desk))
    path = keep_replay(live, calm_desk.folder, PLANS, NOW)
    for close in (lambda: table.key(pygame.K_ESCAPE), lambda: table.click("close")):
        table.app.stack.push(ReplayScene(calm_desk, open_replay(path, book())))
        table.app.step()
        close()
        assert table.scene is title


# --- files


def test_export_asks_for_a_place_and_says_where_it_is(watching: Any, outside: Path) -> None:
    watching.click("export")
    assert isinstance(watching.scene, ExportScene)
    watching.key(pygame.K_RETURN)
    made = outside / "2026-11-16 Ann Bob Cleo Dan Eve.json"
    assert made.exists() and made.name in watching.find("words:0").label
    watching.key(pygame.K_RETURN)
    assert isinstance(watching.scene, ReplayScene)
    watching.key(pygame.K_e, "e")
    watching.key(pygame.K_RETURN)
    assert "already" in watching.find("fault").label, "nothing is written over"
    watching.write("2")
    watching.click("save")
    assert (outside / f"{made.name}2.json").exists()


def test_import_checks_then_keeps_and_marks_the_game(window: Any, calm_desk: Desk, live: Game, outside: Path) -> None:
    write_game(live, outside / "from afar.json")
    table = window()
    table.show(ReplayListScene(calm_desk))
    table.click("import")
    assert isinstance(table.scene, ImportScene)
    table.click("found:0")
    assert isinstance(table.scene, ReplayListScene)
    assert table.scene.chosen == calm_desk.folder / "replays" / "from afar.json"
    table.click("watch")
    assert isinstance(table.scene, ReplayScene)


def test_a_broken_file_is_told_in_one_sentence_and_nothing_changes(
    window: Any, calm_desk: Desk, live: Game, outside: Path
) -> None:
    bad = outside / "half.json"
    write_game(live, bad)
    bad.write_text(bad.read_text(encoding="utf-8")[:5000], encoding="utf-8")
    table = window()
    table.show(ReplayListScene(calm_desk))
    table.click("import")
    table.click("found:0")
    words = table.find("fault").label
    assert "half.json" in words and str(outside) in words and "once more" in words
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.scene, ReplayListScene) and table.scene.games == []


def test_the_name_of_a_folder_offers_what_lies_in_it(window: Any, calm_desk: Desk, live: Game, outside: Path) -> None:
    table = window()
    table.show(ImportScene(calm_desk))
    write_game(live, outside / "late.json")
    table.click("import")
    assert "folder" in table.find("fault").label and table.find("found:0").label == "late.json"


# --- the list


def test_the_list_opens_watches_and_deletes(window: Any, calm_desk: Desk, live: Game, left: Game) -> None:
    path = keep_replay(live, calm_desk.folder, PLANS, NOW)
    auto = Store(calm_desk.folder, PLANS).autosave(left)
    (calm_desk.folder / "replays" / "broken.json").write_text("{", encoding="utf-8")
    table = window()
    table.show(TitleScene(calm_desk))
    table.click("replays")
    scene = table.scene
    assert isinstance(scene, ReplayListScene) and len(scene.games) == 3
    table.click(f"replay:replays/{path.name}")
    table.key(pygame.K_RETURN)
    assert isinstance(table.scene, ReplayScene)
    table.key(pygame.K_ESCAPE)
    table.click("replay:replays/broken.json")
    assert not table.find("watch").enabled and not table.find("export").enabled
    table.key(pygame.K_DELETE)
    assert isinstance(table.scene, ConfirmScene)
    table.click("yes")
    assert len(scene.games) == 2 and path.exists()
    assert scene.chosen == auto, "the mark stays in its place"
    assert not table.find("delete").enabled, "a game under way belongs to the list of saves"
    table.key(pygame.K_DELETE)
    assert table.scene is scene and auto.exists()


# --- the end and the record book


def plan_of(game: Game) -> TablePlan:
    return TablePlan(tuple(SeatPlan(plan.name, plan.kind, seat.colour) for plan, seat in zip(PLANS, game.state.seats)))


def test_the_end_of_a_game_keeps_its_replay_and_writes_the_book(window: Any, calm_desk: Desk, live: Game) -> None:
    for _ in range(2):
        end_of_game(calm_desk, live, plan_of(live))
    kept = list((calm_desk.folder / "replays").glob("*.json"))
    assert len(kept) == 1 and len(RecordBook.load(calm_desk.folder)[0].results) == 1
    assert calm_desk.notices == []
    assert read_game(kept[0], book()).state.winners == live.state.winners


def test_what_cannot_be_kept_is_told_at_the_title(window: Any, calm_desk: Desk, live: Game) -> None:
    (calm_desk.folder / "replays").write_text("a file where the folder should be", encoding="utf-8")
    scene = end_of_game(calm_desk, live, plan_of(live))
    table = window()
    table.show(scene)
    assert not table.find("save_replay").enabled and table.find("watch").enabled
    assert any("replays" in notice for notice in calm_desk.notices)


def test_the_last_screen_leads_everywhere(window: Any, calm_desk: Desk, live: Game, outside: Path) -> None:
    table = window()
    scene = table.show(end_of_game(calm_desk, live, plan_of(live)))
    table.click("watch")
    assert isinstance(table.scene, ReplayScene) and table.scene.film.bots == (2, 3, 4)
    table.key(pygame.K_ESCAPE)
    table.click("save_replay")
    assert isinstance(table.scene, ExportScene)
    table.key(pygame.K_ESCAPE)
    table.click("records")
    assert isinstance(table.scene, RecordsScene) and len(table.scene.book.results) == 1
    table.key(pygame.K_ESCAPE)
    assert table.scene is scene


def test_charts_and_moments_by_tab(window: Any, calm_desk: Desk, live: Game) -> None:
    table = window()
    scene = table.show(end_of_game(calm_desk, live, plan_of(live)))
    assert isinstance(scene, EndScene)
    for measure in ("warps", "hands", "race"):
        table.click(f"tab:{measure}")
        assert scene.measure == measure
    for player, seat in enumerate(scene.result.seats):
        assert len(seat.warps) == len(seat.hands) == len(seat.race) == live.state.encounters + 1
        assert seat.hands[-1] == len(live.state.seats[player].hand) and seat.warps[-1] == seat.in_warp
    table.click("tab:moments")
    moment = scene.result.moments[0]
    table.click(f"moment:{moment.kind}")
    replay = table.scene
    assert isinstance(replay, ReplayScene)
    assert replay.place == replay.reel.place_of(moment.line) - 1
    table.key(pygame.K_RIGHT)
    assert replay.reel.frames[replay.place - 1].line == moment.line


def some_records(folder: Path) -> None:
    records = RecordBook()
    slugs = sorted(book().content.aliens)
    for n in range(12):
        seats = 3 + n % 3
        places = [Place(PLANS[i].name, PLANS[i].kind, (slugs[(n + i) % 9],), i == n % 2) for i in range(seats)]
        records.add(Result(f"g{n}", f"2026-10-{n + 1:02}", 6 + n, tuple(places)))
    records.save(folder)


def test_the_record_book_has_three_pages(window: Any, calm_desk: Desk) -> None:
    some_records(calm_desk.folder)
    table = window()
    table.show(TitleScene(calm_desk))
    table.click("records")
    assert table.find("record:0").label == "Ann"
    table.click("tab:aliens")
    assert len(table.scene.entries()) == 9
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    assert table.scene.tab == "tables" and len(table.scene.entries()) == 3
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.scene, TitleScene)


def test_a_damaged_book_is_told(window: Any, calm_desk: Desk) -> None:
    (calm_desk.folder / "records.json").write_text("[", encoding="utf-8")
    table = window()
    table.show(RecordsScene(calm_desk))
    assert "set aside" in table.find("notice:0").label and table.find("none")


# --- nothing is cut off, overlaps or cannot be reached


def replay_scene(desk: Desk, live: Game, place: int, opened: bool) -> Scene:
    path = keep_replay(live, desk.folder, PLANS, NOW)
    scene = ReplayScene(desk, open_replay(path, book()), place)
    scene.opened = opened
    return scene


def last_screen(desk: Desk, live: Game, page: str, measure: str) -> Scene:
    scene = end_of_game(desk, live, plan_of(live))
    scene.page, scene.measure = page, measure
    return scene


def failed_import(desk: Desk, live: Game) -> Scene:
    scene = ImportScene(desk)
    scene.fault = "A long sentence about a file that could not be read, and what is to be done about it now. " * 2
    return scene


def listed(desk: Desk, live: Game) -> Scene:
    keep_replay(live, desk.folder, PLANS, NOW)
    (desk.folder / "replays" / "broken.json").write_text("{", encoding="utf-8")
    Store(desk.folder, PLANS).autosave(play(60))
    return ReplayListScene(desk)


def records_page(desk: Desk, tab: str) -> Scene:
    some_records(desk.folder)
    scene = RecordsScene(desk)
    scene.tab = tab
    return scene


MAKERS: dict[str, Callable[[Desk, Game], Scene]] = {
    "replay-start": lambda desk, live: replay_scene(desk, live, 0, False),
    "replay": lambda desk, live: replay_scene(desk, live, 150, False),
    "replay-hands": lambda desk, live: replay_scene(desk, live, 9999, True),
    "list": listed,
    "list-empty": lambda desk, live: ReplayListScene(desk),
    "export": lambda desk, live: ExportScene(desk, desk.folder / "2026-11-16 Ann Bob Cleo Dan Eve.json"),
    "import": failed_import,
    "records-players": lambda desk, live: records_page(desk, "players"),
    "records-tables": lambda desk, live: records_page(desk, "tables"),
    "records-empty": lambda desk, live: RecordsScene(desk),
    "end": lambda desk, live: last_screen(desk, live, "players", "race"),
    "end-moments": lambda desk, live: last_screen(desk, live, "moments", "hands"),
}


def of_ours(found: list[str]) -> list[str]:
    """Without the words on the board itself, which the tests of the table look after."""
    return [words for words in found if not words.startswith("overlap:  ")]


@pytest.mark.parametrize("text_scale", [1.0, 1.6])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)], ids=["720", "1080", "4k"])
@pytest.mark.parametrize("name", MAKERS)
def test_a_reader_has_nothing_to_complain_about(
    name: str, size: tuple[int, int], text_scale: float, window: Any, calm_desk: Desk, live: Game, outside: Path
) -> None:
    table = window(size, text_scale=text_scale)
    table.show(MAKERS[name](calm_desk, live))
    assert [fault for fault in table.app.faults if fault.owner] == []
    assert of_ours(complaints(table.scene.ui, table.app.texts)) == []
    assert art.missing_icons() == set()


@pytest.mark.parametrize("text_scale", [0.85, 2.0])
@pytest.mark.parametrize("name", MAKERS)
def test_the_smallest_and_the_largest_text_fit_too(
    name: str, text_scale: float, window: Any, calm_desk: Desk, live: Game, outside: Path
) -> None:
    table = window((1920, 1080), text_scale=text_scale)
    table.show(MAKERS[name](calm_desk, live))
    assert [fault for fault in table.app.faults if fault.kind == "overflow" and fault.owner] == []
    assert of_ours(complaints(table.scene.ui, table.app.texts)) == []


def test_no_line_of_the_game_is_cut_off(window: Any, calm_desk: Desk, live: Game) -> None:
    table = window(text_scale=1.6)
    scene = table.show(replay_scene(calm_desk, live, 0, False))
    for place in range(0, scene.reel.length, 12):
        scene.seek(place)
        table.app.step()
        assert [fault for fault in table.app.faults if fault.owner == "caption"] == [], place


# --- from the command line


def test_the_command_opens_the_window_on_the_replay(
    live: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[Scene | None] = []
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("cosmic.ui.app.App.run", lambda app: opened.append(app.stack.top))
    write_game(live, tmp_path / "game.json")
    assert main(["replay", str(tmp_path / "game.json"), "--watch"]) == 0
    assert isinstance(opened[0], ReplayScene) and opened[0].reel.length > 100
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    assert main(["replay", str(tmp_path / "other.json"), "--watch"]) == 2
    assert "other.json" in capsys.readouterr().err and len(opened) == 1
