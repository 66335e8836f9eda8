"""From the command line to a window and out again, and what happens when the program errs on the way."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from cosmic.cli import main as command_line
from cosmic.cli.main import main
from cosmic.engine.errors import CosmicError
from cosmic.hotseat.keeping.settings import Settings
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.screens.settings_screen import SettingsScene
from cosmic.ui.screens.title import TitleScene
from cosmic.ui.shell import start
from cosmic.ui.shell.app import App
from cosmic.ui.shell.crash_report import CrashScene
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.way_map import with_ways

pytest_plugins = ("scene_fixtures",)

Visit = Callable[[App], None]


@pytest.fixture
def visits(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Visit]]:
    """What somebody does in each frame; after the last visit they quit."""
    planned: list[Visit] = []
    step = App.step

    def visited(app: App, dt: float = 0, events: Any = ()) -> None:
        step(app, dt, events)
        if planned:
            planned.pop(0)(app)
        else:
            app.quit()

    monkeypatch.setattr(App, "step", visited)
    yield planned


def run(folder: Path, *words: str) -> int:
    args = command_line.parser("play").parse_args(["play", "--save-dir", str(folder), *words])
    return start.run(args, with_ways)


def top(app: App) -> Scene:
    assert app.stack.top is not None
    return app.stack.top


def key(app: App, code: int) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))
    pygame.event.post(pygame.Event(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0))


def test_the_title_comes_first_in_a_window_of_the_wished_size(tmp_path: Path, visits: list[Visit]) -> None:
    seen: list[Any] = []
    visits.append(lambda app: seen.extend([type(top(app)), app.main.size, app.main.window.title]))
    assert run(tmp_path, "--size", "1280x720") == 0
    assert seen == [TitleScene, (1280, 720), "Cosmic Hotseat"]


def test_settings_are_the_same_after_a_restart(tmp_path: Path, visits: list[Visit]) -> None:
    visits += [
        lambda app: app.stack.push(SettingsScene(top(app).services)),  # type: ignore[attr-defined]
        lambda app: key(app, pygame.K_RIGHT),
        lambda app: None,
    ]
    run(tmp_path)
    seen: list[float] = []
    visits.append(lambda app: seen.append(app.settings.text_scale))
    run(tmp_path)
    assert seen == [1.15] and Settings.load(tmp_path)[0].text_scale == 1.15


def test_settings_that_cannot_be_read_are_told_on_the_title(tmp_path: Path, visits: list[Visit]) -> None:
    (tmp_path / "settings.json").write_text("no", encoding="utf-8")
    seen: list[str] = []
    visits.append(lambda app: seen.extend(top(app).notices))  # type: ignore[attr-defined]
    run(tmp_path)
    assert len(seen) == 1 and "settings.json" in seen[0]


def test_seats_on_the_command_line_open_a_table(tmp_path: Path, visits: list[Visit]) -> None:
    seen: list[Any] = []
    visits.append(lambda app: seen.extend(getattr(scene, "plan", None) for scene in app.stack.scenes))
    assert run(tmp_path, "--seats", "ann,bob,cy", "--seed", "5", "--planets", "4") == 0
    plan = next(plan for plan in seen if plan is not None)
    assert [seat.name for seat in plan.seats] == ["Ann", "Bob", "Cy"] and (plan.seed, plan.planets) == (5, 4)


@pytest.mark.parametrize("words", [("--seats", "a,b"), ("--aliens", "nobody"), ("--load", "/no/such/file")])
def test_what_cannot_be_played_is_refused_before_a_window_opens(
    words: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "make_view", lambda *args: pytest.fail("a window was opened"))
    with pytest.raises(CosmicError):
        run(tmp_path, *words)


def test_full_screen_by_word_or_by_setting(tmp_path: Path, visits: list[Visit]) -> None:
    seen: list[bool] = []
    visits.append(lambda app: seen.append(app.main.fullscreen))
    run(tmp_path, "--fullscreen")
    Settings(fullscreen=True).save(tmp_path)
    visits.append(lambda app: seen.append(app.main.fullscreen))
    run(tmp_path)
    assert seen == [True, True]


def test_the_key_and_the_setting_for_the_full_screen_are_one(tmp_path: Path, visits: list[Visit]) -> None:
    seen: list[bool] = []

    def look(app: App) -> None:
        seen.append(top(app).ui.find("fullscreen").on)

    visits += [
        lambda app: app.stack.push(SettingsScene(top(app).services)),  # type: ignore[attr-defined]
        lambda app: key(app, pygame.K_F11),
        look,
    ]
    run(tmp_path)
    assert seen == [True] and Settings.load(tmp_path)[0].fullscreen


def test_the_switch_shows_a_full_screen_that_was_asked_for_by_word(tmp_path: Path, visits: list[Visit]) -> None:
    seen: list[bool] = []
    visits += [
        lambda app: app.stack.push(SettingsScene(top(app).services)),  # type: ignore[attr-defined]
        lambda app: seen.append(top(app).ui.find("fullscreen").on),
    ]
    run(tmp_path, "--fullscreen")
    assert seen == [True] and not Settings.load(tmp_path)[0].fullscreen


# --- without a screen


def test_without_a_screen_one_sentence_and_the_text_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(start, "has_screen", lambda: False)
    monkeypatch.setattr("sys.platform", "linux")
    assert main(["play", "--seats", "bot:random,bot:random,bot:random", "--save-dir", str(tmp_path)]) == 0
    out, err = capsys.readouterr()
    assert err.count("\n") == 1 and err.startswith("cosmic: No window") and "The game is over" in out


def test_a_screen_that_nobody_sees_is_none(monkeypatch: pytest.MonkeyPatch, calm_services: Any) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(start, "has_screen", lambda: True)
    monkeypatch.setattr(start, "start_video", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(start.NoDisplay):
        start.need_screen(calm_services.messages)


# --- faults of the program


class Faulty(Scene):
    """A table that errs: when drawn, and if wished also when it is left."""

    def __init__(self, store: Any = None, leaves: bool = True, saves: bool = True) -> None:
        super().__init__()
        self.store, self.leaves, self.saves, self.saved = store, leaves, saves, 0

    def emergency_save(self) -> None:
        self.saved += 1
        if not self.saves:
            raise OSError("no room")

    def draw(self, canvas: Canvas) -> None:
        raise ValueError("attack_40")

    def leave(self) -> None:
        if not self.leaves:
            raise ValueError("cannot leave")


@pytest.mark.parametrize("leaves", [True, False])
def test_a_fault_saves_the_game_and_is_told(leaves: bool, tmp_path: Path, visits: list[Visit]) -> None:
    table = Faulty(argparse.Namespace(auto=tmp_path / "auto.json"), leaves)
    seen: list[Any] = []
    visits += [
        lambda app: app.stack.push(table),
        lambda app: None,
        lambda app: seen.extend([type(top(app)), top(app).go_on is not None, len(app.stack.scenes)]),  # type: ignore[attr-defined]
        lambda app: key(app, pygame.K_ESCAPE),
        lambda app: None,
        lambda app: seen.append(type(top(app))),
    ]
    assert run(tmp_path) == 0
    assert seen == [CrashScene, True, 1, TitleScene] and table.saved == 1
    [report] = (tmp_path / "reports").iterdir()
    assert "attack_40" not in report.read_text(encoding="utf-8").replace('raise ValueError("attack_40")', "")


def test_a_game_that_could_not_be_saved_is_not_called_safe(tmp_path: Path, visits: list[Visit]) -> None:
    seen: list[Any] = []
    visits += [
        lambda app: app.stack.push(Faulty(argparse.Namespace(auto=tmp_path / "auto.json"), saves=False)),
        lambda app: None,
        lambda app: seen.extend([top(app).go_on, top(app).ui.find("words:0").label]),  # type: ignore[attr-defined]
    ]
    assert run(tmp_path) == 0
    assert seen[0] is None and "could not be saved" in seen[1]


def test_going_on_opens_the_save_again(tmp_path: Path, visits: list[Visit], tables: list[Any], keep: Any) -> None:
    path = keep(1, 40)
    visits += [
        lambda app: app.stack.push(Faulty(argparse.Namespace(auto=path))),
        lambda app: None,
        lambda app: key(app, pygame.K_RETURN),
        lambda app: None,
    ]
    assert run(tmp_path) == 0
    assert tables == [path]


def test_a_save_that_does_not_open_leads_to_the_title(
    tmp_path: Path, visits: list[Visit], tables: list[Any], keep: Any
) -> None:
    seen: list[Any] = []
    path = keep(1, 40)
    path.write_text("{", encoding="utf-8")
    visits += [
        lambda app: app.stack.push(Faulty(argparse.Namespace(auto=path))),
        lambda app: None,
        lambda app: key(app, pygame.K_RETURN),
        lambda app: None,
        lambda app: seen.extend([type(top(app)), *top(app).notices]),  # type: ignore[attr-defined]
    ]
    assert run(tmp_path) == 0
    assert seen[0] is TitleScene and str(path) in seen[1]


def test_a_fault_while_telling_of_one_ends_the_program(
    tmp_path: Path, visits: list[Visit], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(scene: Scene, canvas: Canvas) -> None:
        raise ValueError("again")

    monkeypatch.setattr(CrashScene, "draw", fail)
    visits += [lambda app: app.stack.push(Faulty()), *([lambda app: None] * 5)]
    assert run(tmp_path) == 1
    err = capsys.readouterr().err
    assert err.count("\n") == 1 and "stumbled twice" in err and "Traceback" not in err
