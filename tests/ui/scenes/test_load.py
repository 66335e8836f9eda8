"""The list of saves: opening, damaged ones, deleting."""

from __future__ import annotations

import os
from typing import Any

import pygame
import pytest
from games import NEWEST

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.keeping.store import seats_file
from cosmic.ui.screens.saved_games import LoadScene
from cosmic.ui.screens.title import TitleScene
from cosmic.ui.shell.dialogs import ConfirmScene, NoticeScene

pytest_plugins = ("scene_fixtures",)


@pytest.fixture
def three(keep: Any, calm_services: Any) -> list[Any]:
    """An autosave, a damaged save and one with a name; newest first."""
    auto, named = keep(1, 5), keep(2, 5, "Friday", age=120)
    damaged = calm_services.folder / "Broken.json"
    damaged.write_text("{", encoding="utf-8")
    os.utime(damaged, (NEWEST - 60,) * 2)
    return [auto, damaged, named]


def test_every_save_is_listed_with_its_players_and_colonies(window: Any, calm_services: Any, three: list[Any]) -> None:
    table = window()
    table.show(LoadScene(calm_services))
    rows = [node.key for node in table.scene.ui.focusables() if node.key.startswith("save:")]
    assert rows == [f"save:{path.name}" for path in three]
    words = table.words()
    assert "Friday" in words and "Bartholomew 0/4" in words and "Encounter" in words
    assert str(three[1]) in words


def test_enter_opens_the_save_in_focus(window: Any, calm_services: Any, three: list[Any], tables: list[Any]) -> None:
    table = window()
    table.show(LoadScene(calm_services))
    table.key(pygame.K_DOWN)
    table.key(pygame.K_DOWN)
    table.key(pygame.K_RETURN)
    assert tables == [three[2]] and table.scene.what == three[2]


def test_a_click_marks_and_the_button_opens(
    window: Any, calm_services: Any, three: list[Any], tables: list[Any]
) -> None:
    table = window()
    table.show(LoadScene(calm_services))
    table.click("save:Friday.json")
    assert tables == []
    table.click("open")
    assert tables == [three[2]]


def test_a_click_on_the_marked_one_opens_it(
    window: Any, calm_services: Any, three: list[Any], tables: list[Any]
) -> None:
    table = window()
    table.show(LoadScene(calm_services))
    table.click("save:Friday.json")
    table.click("save:Friday.json")
    assert tables == [three[2]]


def test_a_damaged_save_cannot_be_opened_but_deleted(
    window: Any, calm_services: Any, three: list[Any], tables: list[Any]
) -> None:
    table = window()
    table.show(LoadScene(calm_services))
    table.key(pygame.K_DOWN)
    table.key(pygame.K_RETURN)
    assert tables == [] and not table.find("open").enabled
    table.click("delete")
    assert isinstance(table.scene, ConfirmScene)
    table.click("yes")
    assert not three[1].exists()
    assert isinstance(table.scene, LoadScene) and len(table.scene.games) == 2


def test_the_delete_key_asks_first(window: Any, calm_services: Any, three: list[Any]) -> None:
    table = window()
    table.show(LoadScene(calm_services))
    table.key(pygame.K_DELETE)
    table.key(pygame.K_RETURN)  # the safe answer is at hand
    assert three[0].exists()
    table.key(pygame.K_DELETE)
    table.key(pygame.K_LEFT)
    table.key(pygame.K_RETURN)
    assert not three[0].exists() and not seats_file(three[0]).exists()


def test_a_save_that_cannot_be_deleted_is_told(
    window: Any, calm_services: Any, three: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Any) -> None:
        raise CosmicError("save-not-deleted", file=str(path), reason="Permission denied")

    monkeypatch.setattr("cosmic.ui.screens.saved_games.delete", fail)
    table = window()
    table.show(LoadScene(calm_services))
    table.click("delete")
    table.click("yes")
    assert isinstance(table.scene, NoticeScene) and "Permission denied" in table.scene.words


def test_one_that_turns_out_damaged_on_opening_is_told(
    window: Any, calm_services: Any, three: list[Any], tables: list[Any]
) -> None:
    table = window()
    table.show(LoadScene(calm_services))
    three[0].write_text("{}", encoding="utf-8")
    table.key(pygame.K_RETURN)
    assert tables == [] and isinstance(table.scene, NoticeScene)


def test_without_saves_it_says_so_and_the_way_back_is_there(window: Any, calm_services: Any) -> None:
    table = window()
    title = table.show(TitleScene(calm_services))
    table.click("load")
    assert str(calm_services.folder) in table.words()
    table.key(pygame.K_RETURN)
    assert table.scene is title
