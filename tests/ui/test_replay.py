"""Watching a game again and carrying it about as a file, by posted events only."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from auditing import SMALL, look_closely
from examples_replay import LEFT, NOW, with_totals
from games import PLANS, by_bots

from cosmic.cli.main import main
from cosmic.engine.digest import digest
from cosmic.engine.game import Game
from cosmic.engine.saves import write_game
from cosmic.engine.views import view_of
from cosmic.hotseat.keeping.store import Store
from cosmic.hotseat.past.replay_files import keep_replay, open_replay
from cosmic.hotseat.past.thoughts_told import thoughts_at
from cosmic.hotseat.session.kept_thoughts import thoughts_of
from cosmic.rulebook import book
from cosmic.ui.board.closer_look import PileScene, SeatScene
from cosmic.ui.screens.codex.codex_scene import CodexScene
from cosmic.ui.screens.replay.replay_dialogs import ExportScene, ImportScene
from cosmic.ui.screens.replay.replay_list import ReplayListScene
from cosmic.ui.screens.replay.replay_scene import ReplayScene
from cosmic.ui.screens.title import TitleScene
from cosmic.ui.shell.dialogs import ConfirmScene
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services


@pytest.fixture
def live() -> Game:
    """A game that was played to its end."""
    return by_bots()


@pytest.fixture
def left() -> Game:
    """One that was not."""
    return by_bots(LEFT)


@pytest.fixture
def watching(window: Any, calm_services: Services, live: Game) -> Any:
    """A table on which the finished game is watched."""
    table = window()
    path = keep_replay(live, calm_services.folder, PLANS, NOW)
    table.show(ReplayScene(calm_services, open_replay(path, book())))
    return table


# --- looking things up


def pages(table: Any) -> Iterator[str]:
    """The page of the codex that is open; it is closed again."""
    while True:
        assert isinstance(table.scene, CodexScene)
        page = table.scene.entry.id
        table.key(pygame.K_ESCAPE)
        yield page


def test_f1_and_the_other_button_explain_what_one_points_at(watching: Any) -> None:
    scene, opened = watching.scene, pages(watching)
    scene.show(with_totals(scene.reel))
    watching.app.step()
    for key, page in (
        ("deck", "term.deck"),
        ("discard", "term.discard"),
        ("strength-0", "term.total"),
        ("number-warp", "term.warp"),
        ("phase-alliance", "phase.alliance"),
        ("seat-0", f"alien.{scene.view.seats[0].aliens[-1]}"),
    ):
        x, y, w, h = watching.find(key).area
        watching.point(x + w * 0.3, y + h * 0.3)
        watching.key(pygame.K_F1)
        assert next(opened) == page, f"F1 on {key}"
        watching.press(x + w * 0.3, y + h * 0.3, 3)
        assert next(opened) == page, f"the other button on {key}"


def test_cards_in_open_hands_explain_themselves(watching: Any) -> None:
    scene, opened = watching.scene, pages(watching)
    scene.show(with_totals(scene.reel))
    watching.key(pygame.K_h, "h")
    card = next(node for node in scene.ui.focusables() if node.key.startswith("hand-0-"))
    x, y, _, h = card.area
    watching.press(x + 6, y + h / 2, 3)
    assert next(opened) == card.entry


def test_f1_beside_everything_explains_the_phase(watching: Any) -> None:
    scene = watching.scene
    scene.show(with_totals(scene.reel))
    scene.ui.focus_key, scene.ui.hover = "seek", None
    watching.key(pygame.K_F1)
    assert next(pages(watching)) == f"phase.{scene.view.phase}"


# --- watching


def test_it_plays_to_the_end_and_every_table_is_that_of_the_game(watching: Any, live: Game) -> None:
    scene = watching.scene
    watching.key(pygame.K_SPACE, " ")
    assert scene.playing
    watching.draw_every = 8
    for _ in range(2 * scene.reel.length):
        place = scene.place
        watching.send(dt=9.0)
        assert scene.place - place in (0, 1)
        if scene.place != place and scene.place % 8 == 0:
            line = scene.reel.line_at(scene.place)
            assert scene.view == view_of(live.table_at(line), -1)
            assert digest(scene.reel.table_at(scene.place).s) == digest(live.table_at(line).s)
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
        assert digest(scene.reel.table_at(scene.place).s) == digest(live.table_at(line).s)
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


def test_what_bots_weighed_is_shown_at_every_one_of_their_decisions(watching: Any) -> None:
    scene = watching.scene
    watching.click("thoughts")
    kept = thoughts_of(scene.reel.game)
    found = [thoughts_at(scene.reel, place, scene.services.messages) for place in range(scene.reel.length + 1)]
    assert sum(map(len, found)) == len(kept) > 50
    assert all(sum(option.is_given for option in one.options) == 1 and one.options for told in found for one in told)
    place = next(place for place, told in enumerate(found) if told and told[0].seat in scene.bots)
    scene.seek(0)
    for there in [at for at, told in enumerate(found) if told][:8]:
        watching.click("next-thought")
        assert scene.place == there
    scene.seek(place)
    scene.refresh()
    shown = ["".join(span.words for span in line) for line in scene.ui.find("thoughts-list").lines]
    first = found[place][0]
    assert shown[0] == first.question and shown[1] == f"{first.options[0].percent} %: {first.options[0].words}"
    watching.key(pygame.K_t, "t")
    assert scene.ui.find("thoughts-list") is None


def test_no_plate_lies_below_the_thoughts(watching: Any) -> None:
    """Whose thought it is can be seen."""
    scene = watching.scene
    scene.show(with_totals(scene.reel))
    watching.app.step()
    before = plates(watching)
    watching.click("thoughts")
    watching.point(960, 400)
    watching.app.step()
    assert scene.ui.find("thoughts-list") is not None
    assert plates(watching) == before


def plates(watching: Any) -> list[bytes]:
    """How they look in the window."""
    found = []
    for seat in watching.scene.layout.seats:
        x, y, w, h = seat.plate
        corners = watching.view.to_window(x, y), watching.view.to_window(x + w, y + h)
        area = pygame.Rect(corners[0], (corners[1][0] - corners[0][0], corners[1][1] - corners[0][1]))
        found.append(pygame.image.tobytes(watching.view.surface.subsurface(area), "RGB"))
    return found


def test_thoughts_and_hands_lie_in_one_place(watching: Any) -> None:
    scene = watching.scene
    for key, other in (("thoughts", "hands"), ("hands", "thoughts")):
        watching.click(key)
        assert scene.ui.find(f"{key}-list") is not None and scene.ui.find(f"{other}-list") is None


def test_hands_open_after_the_end_of_the_game_only(watching: Any, live: Game) -> None:
    scene = watching.scene
    watching.key(pygame.K_END)
    watching.click("hands")
    assert scene.opened
    for seat, faces in enumerate(scene.reel.hands_at(scene.place)):
        assert len(faces) == len(live.state.seats[seat].hand)
        assert all(watching.find(f"hand-{seat}-{n}") for n in range(len(faces)))
    watching.key(pygame.K_h, "h")
    assert not scene.opened and scene.ui.find("hands-list") is None


def test_a_game_that_was_left_shows_what_the_public_saw(window: Any, calm_services: Services, left: Game) -> None:
    table = window()
    path = Store(calm_services.folder, PLANS).autosave(left)
    scene = ReplayScene(calm_services, open_replay(path, book()))
    table.show(scene)
    assert not table.find("hands").enabled and not table.find("thoughts").enabled
    table.click("hands")
    table.key(pygame.K_h, "h")
    table.click("thoughts")
    table.key(pygame.K_t, "t")
    assert scene.ui.find("thoughts-list") is None and not scene.weighed
    assert thoughts_of(scene.reel.game), "they are there"
    assert not any(thoughts_at(scene.reel, place, scene.services.messages) for place in range(scene.reel.length))
    table.key(pygame.K_END)
    assert not scene.opened and scene.view.viewer == -1 and not scene.view.hand
    assert calm_services.say("replay-left") in table.words()
    private = [entry for entry in scene.reel.game.log if entry.to]
    assert private and not any(entry in scene.line_entries for entry in private)


def test_motion_can_be_watched_and_clicked_away(window: Any, calm_services: Services, live: Game) -> None:
    table = window(reduced_motion=False)
    path = keep_replay(live, calm_services.folder, PLANS, NOW)
    scene = ReplayScene(calm_services, open_replay(path, book()))
    table.show(scene)
    launched = next(n for n, frame in enumerate(scene.reel.frames) if frame.entry.key == "launched")
    scene.seek(launched - 1)
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RIGHT)
    assert scene.timeline.busy
    table.app.step()
    warp = scene.layout.warp.center
    table.press(*warp)
    table.release(*warp)
    assert not scene.timeline.busy and scene.place == launched + 1


def test_no_line_of_the_game_is_cut_off(watching: Any) -> None:
    scene = watching.scene
    for place in range(0, scene.reel.length, 12):
        scene.seek(place)
        assert look_closely(watching.app, SMALL, 1.6) == [], place


def test_seats_cards_and_lines_can_be_looked_at(watching: Any) -> None:
    watching.key(pygame.K_END)
    watching.click("seat-1")
    assert isinstance(watching.scene, SeatScene)
    watching.key(pygame.K_ESCAPE)
    watching.click("discard")
    assert isinstance(watching.scene, PileScene)
    watching.key(pygame.K_ESCAPE)
    watching.key(pygame.K_l, "l")
    assert watching.scene.ui.focus_key == "log"
    watching.key(pygame.K_RETURN)
    assert isinstance(watching.scene, CodexScene)


def test_escape_closes_it(window: Any, calm_services: Services, live: Game) -> None:
    table = window()
    title = table.show(TitleScene(calm_services))
    path = keep_replay(live, calm_services.folder, PLANS, NOW)
    for close in (lambda: table.key(pygame.K_ESCAPE), lambda: table.click("close")):
        table.app.stack.push(ReplayScene(calm_services, open_replay(path, book())))
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


def test_export_needs_a_place_and_says_what_is_wrong_with_it(
    window: Any, calm_services: Services, live: Game, outside: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(outside)
    table = window()
    scene = ExportScene(calm_services, keep_replay(live, calm_services.folder, PLANS, NOW))
    table.show(scene)
    scene.write("  ")
    table.key(pygame.K_RETURN)
    assert scene.done is None and not list(outside.iterdir()), "nowhere is not the folder one happens to be in"
    scene.write(str(outside / ("x" * 300)))
    table.key(pygame.K_RETURN)
    assert table.scene is scene and "could not be written" in table.find("fault").label


def test_import_from_a_path_that_cannot_be_is_told(window: Any, calm_services: Services, outside: Path) -> None:
    table = window()
    scene = ImportScene(calm_services)
    table.show(scene)
    scene.write(str(outside / ("x" * 300)))
    table.click("import")
    assert table.scene is scene and "cannot be read" in table.find("fault").label


def test_import_checks_then_keeps_and_marks_the_game(
    window: Any, calm_services: Services, live: Game, outside: Path
) -> None:
    write_game(live, outside / "from afar.json")
    table = window()
    table.show(ReplayListScene(calm_services))
    table.click("import")
    assert isinstance(table.scene, ImportScene)
    table.click("found:0")
    assert isinstance(table.scene, ReplayListScene)
    assert table.scene.chosen == calm_services.folder / "replays" / "from afar.json"
    table.click("watch")
    assert isinstance(table.scene, ReplayScene)


def test_a_broken_file_is_told_in_one_sentence_and_nothing_changes(
    window: Any, calm_services: Services, live: Game, outside: Path
) -> None:
    bad = outside / "half.json"
    write_game(live, bad)
    bad.write_text(bad.read_text(encoding="utf-8")[:5000], encoding="utf-8")
    table = window()
    table.show(ReplayListScene(calm_services))
    table.click("import")
    table.click("found:0")
    words = table.find("fault").label
    assert "half.json" in words and str(outside) in words and "fresh copy" in words
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.scene, ReplayListScene) and table.scene.games == []


def test_the_name_of_a_folder_offers_what_lies_in_it(
    window: Any, calm_services: Services, live: Game, outside: Path
) -> None:
    table = window()
    table.show(ImportScene(calm_services))
    write_game(live, outside / "late.json")
    table.click("import")
    assert "folder" in table.find("fault").label and table.find("found:0").label == "late.json"


# --- the list


def test_the_list_opens_watches_and_deletes(window: Any, calm_services: Services, live: Game, left: Game) -> None:
    path = keep_replay(live, calm_services.folder, PLANS, NOW)
    auto = Store(calm_services.folder, PLANS).autosave(left)
    (calm_services.folder / "replays" / "broken.json").write_text("{", encoding="utf-8")
    table = window()
    table.show(TitleScene(calm_services))
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


# --- from the command line


def test_the_command_opens_the_window_on_the_replay(
    live: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[Scene | None] = []
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("cosmic.ui.shell.app.App.run", lambda app: opened.append(app.stack.top))
    write_game(live, tmp_path / "game.json")
    assert main(["replay", str(tmp_path / "game.json"), "--watch"]) == 0
    assert isinstance(opened[0], ReplayScene) and opened[0].reel.length > 100
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    assert main(["replay", str(tmp_path / "other.json"), "--watch"]) == 2
    assert "other.json" in capsys.readouterr().err and len(opened) == 1
