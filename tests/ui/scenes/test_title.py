"""The first screen: every button by key and by mouse, going on after damage, notices, a sky that can stand still."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from cosmic.hotseat.keeping.settings import Settings
from cosmic.ui.kit.widgets import Button
from cosmic.ui.screens.saved_games import LoadScene
from cosmic.ui.screens.set_up_screen import SetupScene
from cosmic.ui.screens.settings_screen import SettingsScene
from cosmic.ui.screens.title import TitleScene
from cosmic.ui.screens.tutorial.tutorial_scene import TutorialScene
from cosmic.ui.shell.dialogs import NoticeScene
from cosmic.ui.shell.opening import OpeningScene

pytest_plugins = ("scene_fixtures",)

SCENES = {"new": SetupScene, "load": LoadScene, "settings": SettingsScene}


def by_mouse(table: Any, key: str) -> None:
    table.click(key)


def by_keys(table: Any, key: str) -> None:
    table.press_by_keys(key)


@pytest.mark.parametrize("push", [by_mouse, by_keys])
@pytest.mark.parametrize("key", SCENES)
def test_buttons_lead_to_their_screens_and_escape_back(key: str, push: Any, window: Any, calm_services: Any) -> None:
    table = window()
    title = table.show(TitleScene(calm_services))
    push(table, key)
    assert isinstance(table.scene, SCENES[key])
    table.key(pygame.K_ESCAPE)
    assert table.scene is title


@pytest.mark.parametrize("push", [by_mouse, by_keys])
def test_quit(push: Any, window: Any, calm_services: Any) -> None:
    table = window()
    table.show(TitleScene(calm_services))
    push(table, "quit")
    assert not table.app.running


def test_escape_only_points_at_quit(window: Any, calm_services: Any) -> None:
    table = window()
    table.show(TitleScene(calm_services))
    table.key(pygame.K_ESCAPE)
    assert table.app.running and table.scene.ui.focus_key == "quit"


def test_without_a_game_continue_says_why_not(window: Any, calm_services: Any, tables: list[Any]) -> None:
    table = window()
    table.show(TitleScene(calm_services))
    node = table.find("continue")
    assert not node.enabled and node.note == calm_services.say("title-no-game")
    table.click("continue")
    assert tables == [] and table.scene.ui.tip.shown


def test_continue_opens_the_newest_unfinished_game(
    window: Any, calm_services: Any, tables: list[Any], keep: Any
) -> None:
    keep(3, age=1)  # newer, but over
    newest = keep(1, 40, age=5)
    keep(2, 40, age=9)
    table = window()
    table.show(TitleScene(calm_services))
    assert table.scene.ui.focus_key == "continue"
    table.key(pygame.K_RETURN)
    assert tables == [newest] and table.scene.what == newest


def test_a_damaged_autosave_leads_to_the_next_older_one_with_a_notice(
    window: Any, calm_services: Any, tables: list[Any], keep: Any
) -> None:
    damaged, older = keep(1, 40), keep(2, 40, age=60)
    damaged.write_text(damaged.read_text(encoding="utf-8")[:-200], encoding="utf-8")
    table = window()
    table.show(TitleScene(calm_services))
    table.click("continue")
    table.looks_first = True
    assert isinstance(table.scene, NoticeScene)
    assert str(damaged) in table.scene.words
    table.key(pygame.K_RETURN)
    assert tables == [older] and getattr(table.scene, "what") == older  # noqa: B009 (the scene of before is another)


def test_a_save_that_only_fails_to_open_is_passed_by_too(
    window: Any, calm_services: Any, tables: list[Any], keep: Any
) -> None:
    newest, older = keep(1, 40), keep(2, 40, age=60)
    table = window()
    table.show(TitleScene(calm_services))
    newest.write_text("{}", encoding="utf-8")  # after the title has looked
    table.click("continue")
    table.key(pygame.K_RETURN)
    assert tables == [older]


def test_notices_are_shown_until_somebody_has_read_them(window: Any, calm_services: Any) -> None:
    calm_services.notices.append("The settings could not be read.")
    table = window()
    table.show(TitleScene(calm_services))
    assert "settings could not be read." in table.words()
    assert calm_services.notices == []
    table.click("dismiss")
    assert table.scene.notices == [] and table.scene.ui.find("dismiss") is None


def test_the_sky_lives_only_while_motion_is_allowed(window: Any, calm_services: Any) -> None:
    table = window()
    title = table.show(TitleScene(calm_services))
    table.app.step(1.0)
    drawn = table.app.frames_drawn
    for _ in range(10):
        table.app.step(1 / 30)
    assert table.app.frames_drawn == drawn and title.time == 0
    calm_services.change(reduced_motion=False)
    table.app.settings_changed()
    for _ in range(10):
        table.app.step(1 / 30)
    assert table.app.frames_drawn >= drawn + 9 and title.time > 0


def test_a_slow_sky_is_not_drawn_at_every_step(window: Any, calm_services: Any) -> None:
    table = window(reduced_motion=False)
    table.show(TitleScene(calm_services))
    drawn = table.app.frames_drawn
    for _ in range(60):
        table.app.step(1 / 60)
    assert 25 <= table.app.frames_drawn - drawn <= 35


def test_under_a_dialog_the_sky_stands_still(window: Any, calm_services: Any) -> None:
    table = window(reduced_motion=False)
    title = table.show(TitleScene(calm_services))
    table.app.stack.push(NoticeScene(calm_services, "Title", "Words"))
    table.app.step()
    table.app.step()
    drawn, time = table.app.frames_drawn, title.time
    for _ in range(10):
        table.app.step(1 / 30)
    assert title.time == time and table.app.frames_drawn <= drawn + 1  # the tip at most


# --- opening takes a while


def test_continue_says_so_at_once_and_hears_no_press_meanwhile(
    window: Any, calm_services: Any, tables: list[Any], keep: Any
) -> None:
    """The work begins after the picture that tells of it, and a second Enter is not meant for the table."""
    keep(1, 40)
    table = window()
    table.show(TitleScene(calm_services))
    enter = {"key": pygame.K_RETURN, "mod": 0, "unicode": "", "scancode": 0, "window": table.window}
    drawn = table.app.frames_drawn
    table.app.step(0.02, [pygame.Event(pygame.KEYDOWN, enter)])
    assert isinstance(table.scene, OpeningScene) and tables == []
    assert table.find("opening").label == calm_services.say("opening") and table.app.frames_drawn > drawn
    table.app.step(0.02, [pygame.Event(pygame.KEYDOWN, enter)])
    assert len(tables) == 1 and getattr(table.scene, "what", None) == tables[0]
    answered: list[str] = []
    table.scene.refresh()
    table.scene.ui.set_nodes([Button("yes", (0, 0, 100, 50), "Yes", lambda: answered.append("yes"))])
    table.app.step(1.4, [pygame.Event(pygame.KEYDOWN, enter)])  # it waited until the table was there
    assert answered == []
    table.app.step(1.0)
    while table.app.press_guard.left:
        table.app.step(0.1)
    table.app.step(0.02, [pygame.Event(pygame.KEYDOWN, enter)])
    assert answered == ["yes"]


# --- the first start


def test_the_tutorial_offers_itself_at_the_first_start(window: Any, calm_services: Any) -> None:
    table = window()
    table.show(TitleScene(calm_services))
    assert table.scene.ui.focus_key == "offer:yes"
    table.key(pygame.K_RETURN)
    assert isinstance(table.scene, TutorialScene)
    table.show(TitleScene(calm_services))  # its bots go home


def test_it_is_offered_once(window: Any, calm_services: Any) -> None:
    table = window()
    table.show(TitleScene(calm_services))
    table.press_by_keys("offer:no")
    assert calm_services.say("welcome-title") not in table.words() and table.scene.ui.focus_key == "new"
    calm_services.settings, _ = Settings.load(calm_services.folder)
    table.show(TitleScene(calm_services))
    assert calm_services.say("welcome-title") not in table.words()


def test_it_is_not_offered_to_those_who_have_played(window: Any, calm_services: Any, keep: Any) -> None:
    keep(1)
    table = window()
    table.show(TitleScene(calm_services))
    assert calm_services.say("welcome-title") not in table.words()
