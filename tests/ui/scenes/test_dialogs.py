"""Small questions: yes or no, things to know, everybody's consent, the pause and a name for a save."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from cosmic.engine.errors import CosmicError
from cosmic.ui.screens.codex.codex_scene import CodexScene
from cosmic.ui.screens.pause_menu import PauseScene, SaveAsScene
from cosmic.ui.screens.saved_games import LoadScene
from cosmic.ui.screens.settings_screen import SettingsScene
from cosmic.ui.shell.dialogs import ConfirmScene, ConsentScene, NoticeScene
from cosmic.ui.shell.projector import Projector
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.ways import PauseActions

pytest_plugins = ("scene_fixtures",)

PEOPLE = [("Ann", "blue", "dot", "q"), ("Bob", "red", "cross", "w"), ("Cy", "green", "triangle", "e")]


@pytest.fixture
def over(window: Any) -> Any:
    """Puts a dialog over another scene."""
    table = window()
    return lambda dialog: (table, table.over(dialog))


@pytest.mark.parametrize(("key", "result"), [(pygame.K_RETURN, True), (pygame.K_ESCAPE, False)])
def test_confirm_by_keys(key: int, result: bool, over: Any, calm_services: Any) -> None:
    table, below = over(ConfirmScene(calm_services, "Title", "Words", "Yes", "No"))
    table.key(key)
    assert below.results == [result]


@pytest.mark.parametrize(("name", "result"), [("yes", True), ("no", False)])
def test_confirm_by_mouse(name: str, result: bool, over: Any, calm_services: Any) -> None:
    table, below = over(ConfirmScene(calm_services, "Title", "Words", "Yes", "No"))
    table.click(name)
    assert below.results == [result]


def test_what_cannot_be_undone_is_not_one_key_away(over: Any, calm_services: Any) -> None:
    table, below = over(ConfirmScene(calm_services, "Title", "Words", "Yes", "No", "danger"))
    table.key(pygame.K_RETURN)
    assert below.results == [False]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE])
def test_a_notice_goes_away(key: int, over: Any, calm_services: Any) -> None:
    table, below = over(NoticeScene(calm_services, "Title", "Words"))
    table.key(key)
    assert below.results == [True]


# --- consent


def test_all_must_agree_each_with_the_own_key(over: Any, calm_services: Any) -> None:
    table, below = over(ConsentScene(calm_services, "Title", "Words", PEOPLE))
    table.key(pygame.K_q, "q")
    table.key(pygame.K_q, "q")
    table.key(pygame.K_w, "w")
    assert below.results == [] and table.scene.agreed == {0, 1}
    table.key(pygame.K_e, "e")
    assert below.results == [True]


def test_plates_can_be_clicked_too(over: Any, calm_services: Any) -> None:
    table, below = over(ConsentScene(calm_services, "Title", "Words", PEOPLE))
    for n in range(3):
        table.click(f"seat:{n}")
    assert below.results == [True]


@pytest.mark.parametrize("refuse", [lambda table: table.key(pygame.K_ESCAPE), lambda table: table.click("refuse")])
def test_one_refusal_is_enough(refuse: Any, over: Any, calm_services: Any) -> None:
    table, below = over(ConsentScene(calm_services, "Title", "Words", PEOPLE))
    table.key(pygame.K_q, "q")
    table.key(pygame.K_w, "w")
    refuse(table)
    assert below.results == [False]


# --- pause


class Table:
    """What a table offers to a pause, and what was asked of it."""

    def __init__(self, folder: Path, can_undo: bool = True) -> None:
        self.done: list[str] = []
        self.names: list[str] = []
        self.folder = folder
        self.actions = PauseActions(
            save_as=self.save_as,
            leave=lambda: self.done.append("leave"),
            undo=lambda: self.done.append("undo"),
            can_undo=can_undo,
            why_not="Nothing to take back.",
            saved_in=folder / "auto.json",
        )

    def save_as(self, name: str) -> Path:
        if name == "bad":
            raise CosmicError("save-name")
        self.names.append(name)
        return self.folder / f"{name}.json"


@pytest.mark.parametrize("name", ["undo", "leave"])
def test_the_pause_closes_and_the_table_does_the_rest(name: str, over: Any, calm_services: Any) -> None:
    game = Table(calm_services.folder)
    table, below = over(PauseScene(calm_services, game.actions))
    table.click(name)
    assert game.done == [name] and table.scene is below


def test_escape_and_enter_go_on_with_the_game(over: Any, calm_services: Any) -> None:
    for key in (pygame.K_ESCAPE, pygame.K_RETURN):
        game = Table(calm_services.folder)
        table, below = over(PauseScene(calm_services, game.actions))
        table.key(key)
        assert game.done == [] and table.scene is below


def test_nothing_to_take_back_says_why(over: Any, calm_services: Any) -> None:
    game = Table(calm_services.folder, can_undo=False)
    table, _ = over(PauseScene(calm_services, game.actions))
    table.click("undo")
    assert game.done == [] and table.find("undo").hint == "Nothing to take back."


@pytest.mark.parametrize(("name", "scene"), [("settings", SettingsScene), ("load", LoadScene), ("codex", CodexScene)])
def test_other_screens_lie_over_the_pause(name: str, scene: type[Scene], over: Any, calm_services: Any) -> None:
    table, _ = over(PauseScene(calm_services, Table(calm_services.folder).actions))
    table.click(name)
    assert isinstance(table.scene, scene)
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.scene, PauseScene)


def test_the_pause_leads_to_the_public_board(over: Any, calm_services: Any) -> None:
    table, _ = over(PauseScene(calm_services, Table(calm_services.folder).actions))
    table.app.projector = Projector(table.app, calm_services)
    table.scene.changed()
    table.press_by_keys("screens")
    table.press_by_keys("screens-same")
    assert table.find("screens-same").picked and calm_services.settings.public_board == "same"
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.scene, PauseScene)


def test_the_pause_says_in_words_that_the_game_is_kept_and_where_only_when_asked(over: Any, calm_services: Any) -> None:
    table, _ = over(PauseScene(calm_services, Table(calm_services.folder).actions))
    assert table.find("saved").label == calm_services.say("pause-saved")
    assert str(calm_services.folder) not in table.words()
    assert str(calm_services.folder / "auto.json") in table.find("save_as").tip


def test_saving_under_a_name_by_keys_alone(over: Any, calm_services: Any) -> None:
    game = Table(calm_services.folder)
    table, _ = over(PauseScene(calm_services, game.actions))
    table.key(pygame.K_DOWN)
    table.key(pygame.K_RETURN)
    assert isinstance(table.scene, SaveAsScene)
    table.key(pygame.K_RETURN)  # without a name nothing happens
    table.write("Friday 2")
    table.key(pygame.K_RETURN)
    assert game.names == ["Friday 2"] and isinstance(table.scene, PauseScene)
    assert "Friday 2" in table.find("saved").label


def test_a_name_that_cannot_be_says_why_and_can_be_mended(over: Any, calm_services: Any) -> None:
    game = Table(calm_services.folder)
    table, _ = over(PauseScene(calm_services, game.actions))
    table.click("save_as")
    table.write("bad")
    table.click("save")
    assert table.find("fault").label == calm_services.say("error-save-name")
    table.write("ger")
    table.click("save")
    assert game.names == ["badger"]


def test_saving_can_be_left(over: Any, calm_services: Any) -> None:
    game = Table(calm_services.folder)
    table, _ = over(PauseScene(calm_services, game.actions))
    table.click("save_as")
    table.write("x")
    table.key(pygame.K_ESCAPE)
    assert game.names == [] and isinstance(table.scene, PauseScene)
