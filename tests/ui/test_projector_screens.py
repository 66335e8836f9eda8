"""Which screen the public board is on: chosen, kept for the next time, unplugged, and plugged in again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import projecting
import pygame
import pytest
from driver import Hands
from projecting import opened, play_on, projector, public_pixels

from cosmic.cli.main import main
from cosmic.engine.views import PUBLIC
from cosmic.hotseat.keeping.kept_files import SETTINGS as FILE
from cosmic.hotseat.keeping.settings import Settings
from cosmic.ui.kit.widgets import Text
from cosmic.ui.screens.codex.codex_scene import CodexScene
from cosmic.ui.screens.projector_choice import OneScreenScene, ScreensScene
from cosmic.ui.screens.set_up_screen import SetupScene
from cosmic.ui.shell.app import App
from cosmic.ui.shell.dialogs import NoticeScene
from cosmic.ui.shell.projector import OFF, SAME, SCREEN, STEADY, Projector
from cosmic.ui.shell.screen_numbers import Numbers
from cosmic.ui.shell.window import open_window

hands = projecting.hands


# --- choosing


def test_the_set_up_screen_offers_every_other_screen_and_numbers_them(hands, monkeypatch):
    table = hands(screens=2)
    shown: list[int] = []
    monkeypatch.setattr(projector(table).numbers, "show", shown.append)
    table.app.stack.reset(SetupScene(table.services))
    table.send()
    assert shown[-1] == 0
    table.find("screens-1")
    table.top.ui.set_focus("screens-off")
    table.send()
    assert shown[-1] == 2
    table.press_by_keys(table.find("screens-1"))
    assert projector(table).mode == SCREEN
    table.top.ui.set_focus("start")
    table.send()
    assert shown[-1] == 0
    table.press_by_keys(table.find("screens-off"))
    assert projector(table).mode == OFF


def test_numbers_stand_on_every_screen_and_go():
    window, numbers = open_window((1024, 576), "test"), Numbers()
    numbers.show(2)
    first, second = numbers.windows
    assert numbers.has(first) and numbers.has(second) and not numbers.has(window)
    numbers.show(0)
    assert numbers.windows == []
    window.destroy()


def test_f10_goes_from_screen_to_screen_but_not_to_the_table_s_own(hands):
    table = hands(screens=3)
    visited = []
    for _ in range(4):
        table.key(pygame.K_F10)
        visited.append(projector(table).screen)
    assert visited == [1, 2, 1, 2]


def test_with_one_screen_it_says_so_and_offers_this_window(hands):
    table = hands(screens=1)
    projector(table).ask_for(1)
    table.send()
    assert isinstance(table.top, OneScreenScene)
    table.press("here")
    table.send()
    assert projector(table).mode == SAME
    assert table.app.views == [table.view]


def test_a_wrong_number_lists_the_screens_there_are(hands):
    table = hands(screens=3)
    projector(table).sizes = lambda: [(1366, 768), (1920, 1080), (1280, 720)]  # type: ignore[method-assign]
    projector(table).ask_for(6)
    table.send()
    assert isinstance(table.top, OneScreenScene)
    told = [node.label for node in table.top.ui.all() if isinstance(node, Text)]
    assert any("1920" in words for words in told) and any("1280" in words for words in told)
    table.press("screen-2")
    table.send()
    assert (projector(table).mode, projector(table).screen) == (SCREEN, 2)


def test_bots_alone_play_on_a_second_screen(hands):
    table = hands(people=0, screens=2)
    projector(table).ask_for(1)
    for _ in range(20):
        table.send(dt=0.5)
    assert projector(table).mode == SCREEN
    assert not [node for node in table.scene.ui.all() if node.key.startswith("hand-")]


def test_in_one_window_the_large_board_is_there_while_nobody_is_asked(hands):
    table = hands(people=2, screens=1, speed=1.0)
    projector(table).choose(SAME)
    table.send()
    told = 0
    for _ in range(300):
        scene = table.scene
        nobody = scene.eyes == scene.session.viewer  # whose hand is still open until the next beat
        if table.top is scene and scene.beat is None and nobody:
            assert [node.key for node in scene.ui.all()] == ["menu"]
            assert scene.big.board is not None and scene.big.board.view.viewer == PUBLIC
            told += 1
        elif table.top is scene and scene.asked is not None:
            assert scene.ui.find("dock") is not None
        table.act()
    assert told


# --- kept for the next time


@pytest.mark.parametrize("choice, kept", [("screens-same", "same"), ("screens-2", "3"), ("screens-off", "off")])
def test_what_is_chosen_at_the_set_up_is_kept(hands, choice, kept):
    table = hands(screens=3, public_board="2")
    table.app.stack.reset(SetupScene(table.services))
    table.send()
    table.press_by_keys(table.find(choice))
    assert Settings.load(table.services.folder) == (table.services.settings, [])
    assert table.services.settings.public_board == kept


def test_what_comes_of_a_key_or_the_command_line_is_not_kept(hands):
    table = hands(screens=1)
    projector(table).ask_for(1)
    table.send()
    table.press("here")
    projector(table).count = lambda: 2  # type: ignore[method-assign]
    table.key(pygame.K_F10)
    assert projector(table).mode == SCREEN
    assert not (table.services.folder / FILE).exists()


@pytest.fixture
def started(tmp_path: Path, monkeypatch) -> Callable[..., tuple[str, int, list[str]]]:
    """The program from its start to its first frame: where the public board is, and the scenes there are."""

    def run(kept: str, screens: int, *words: str) -> tuple[str, int, list[str]]:
        Settings(public_board=kept, sound=False).save(tmp_path)
        found: list[tuple[str, int, list[str]]] = []

        def one_frame(app: App) -> None:
            app.step(0.05)
            made = app.projector
            assert made is not None
            found.append((made.mode, made.screen, [type(scene).__name__ for scene in app.stack.scenes]))
            made.close()

        monkeypatch.setattr(Projector, "count", lambda self: screens)
        monkeypatch.setattr(App, "run", one_frame)
        assert main(["play", "--save-dir", str(tmp_path), *words]) == 0
        return found[0]

    return run


@pytest.mark.parametrize(
    "kept, screens, mode, screen",
    [
        ("off", 2, OFF, 0),
        ("same", 1, SAME, 0),
        ("2", 2, SCREEN, 1),
        ("3", 3, SCREEN, 2),
        ("2", 1, OFF, 0),
        ("3", 2, OFF, 0),
        ("1", 2, OFF, 0),  # there is the table's own window
    ],
)
def test_the_next_start_has_it_again_if_that_screen_is_there(started, tmp_path, kept, screens, mode, screen):
    assert started(kept, screens) == (mode, screen, ["TitleScene"])
    assert Settings.load(tmp_path)[0].public_board == kept


def test_the_command_line_outranks_what_was_kept(started, tmp_path):
    assert started("2", 3, "--projector", "3")[:2] == (SCREEN, 2)
    assert Settings.load(tmp_path)[0].public_board == "2"


def test_a_wrong_number_on_the_command_line_is_told_with_the_screens_there_are(started):
    assert started("off", 3, "--projector", "7") == (OFF, 0, ["TitleScene", "OneScreenScene"])
    assert started("off", 1, "--projector", "2") == (OFF, 0, ["TitleScene", "OneScreenScene"])


# --- unplugged


def unplug(table: Hands) -> None:
    """As a desktop does it: the window is moved, and the screen is no longer counted."""
    view = projector(table).view
    assert view is not None
    projector(table).count = lambda: 1  # type: ignore[method-assign]
    table.send(pygame.Event(pygame.WINDOWDISPLAYCHANGED, window=view.window, display_index=0, x=0, y=0))


def plug_in(table: Hands) -> None:
    projector(table).count = lambda: 2  # type: ignore[method-assign]
    for _ in range(STEADY):
        table.send()


def test_an_unplugged_screen_covers_hands_and_brings_the_board_here(hands):
    table = hands()
    opened(table)
    play_on(table, lambda: table.scene.eyes != PUBLIC and table.scene.asked is not None)
    unplug(table)
    assert table.scene.eyes == PUBLIC
    assert projector(table).mode == SAME
    assert isinstance(table.top, NoticeScene)


def test_a_screen_that_is_no_longer_counted_is_gone_even_if_no_window_moved(hands):
    table = hands()
    opened(table)
    projector(table).count = lambda: 1  # type: ignore[method-assign]
    table.send()
    assert projector(table).mode == SAME
    assert isinstance(table.top, NoticeScene)
    assert table.app.views == [table.view]


@pytest.mark.parametrize("read", [True, False], ids=["notice read", "notice unread"])
def test_the_board_goes_back_by_itself_once_the_screen_is_there_again(hands, read):
    table = hands()
    opened(table)
    unplug(table)
    if read:
        table.key(pygame.K_RETURN)
    for _ in range(3 * STEADY):
        table.send()
    assert projector(table).mode == SAME
    plug_in(table)
    assert (projector(table).mode, projector(table).screen) == (SCREEN, 1)
    assert not any(isinstance(scene, NoticeScene) for scene in table.app.stack.scenes)
    assert len(table.app.views) == 2


def test_that_it_is_gone_is_not_said_any_longer_once_f10_has_brought_it_back(hands):
    table = hands()
    opened(table)
    unplug(table)
    projector(table).count = lambda: 2  # type: ignore[method-assign]
    table.key(pygame.K_F10)
    assert projector(table).mode == SCREEN
    assert not any(isinstance(scene, NoticeScene) for scene in table.app.stack.scenes)


def test_nor_under_something_that_was_opened_meanwhile(hands):
    table = hands()
    opened(table)
    unplug(table)
    above = CodexScene(table.services, "phase:launch")
    table.app.stack.push(above)
    table.send()
    plug_in(table)
    assert projector(table).mode == SCREEN
    assert table.top is above
    assert not any(isinstance(scene, NoticeScene) for scene in table.app.stack.scenes)


def test_the_size_of_its_words_is_chosen_where_its_screen_is_and_changes_nothing_else(hands):
    table = hands(text_scale=1.3)
    view = opened(table)
    table.app.stack.push(ScreensScene(table.services, projector(table)))
    table.send()
    before = public_pixels(table)
    table.tab_to("public_text_scale")
    table.key(pygame.K_RIGHT)
    assert table.services.settings.public_text_scale == 1.15
    assert table.app.public_canvas(view).text_scale == 1.15
    assert table.services.settings.text_scale == table.app.metrics.text_scale == 1.3
    assert public_pixels(table) != before
    assert Settings.load(table.services.folder)[0].public_text_scale == 1.15


def test_a_screen_that_flickers_is_waited_for(hands):
    table = hands()
    opened(table)
    unplug(table)
    for _ in range(5):
        projector(table).count = lambda: 2  # type: ignore[method-assign]
        for _ in range(STEADY - 1):
            table.send()
        projector(table).count = lambda: 1  # type: ignore[method-assign]
        table.send()
    assert projector(table).mode == SAME


def test_who_has_chosen_otherwise_meanwhile_is_left_alone(hands):
    table = hands()
    opened(table)
    unplug(table)
    table.key(pygame.K_RETURN)
    projector(table).choose(OFF)
    plug_in(table)
    assert projector(table).mode == OFF


def test_where_nothing_tells_that_a_screen_is_gone_f10_brings_the_board_back(hands):
    """As on a server that counts a screen that was switched off: only the window has moved."""
    table = hands()
    view = opened(table)
    table.send(pygame.Event(pygame.WINDOWDISPLAYCHANGED, window=view.window, display_index=0, x=0, y=0))
    table.key(pygame.K_RETURN)
    for _ in range(3 * STEADY):
        table.send()
    assert projector(table).mode == SAME
    table.key(pygame.K_F10)
    assert (projector(table).mode, projector(table).screen) == (SCREEN, 1)
