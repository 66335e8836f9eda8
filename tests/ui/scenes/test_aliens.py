"""The choice of an alien by keyboard and mouse."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from examples_around import BOX, QUESTION, whole_box

from cosmic.ui.screens.alien_choice import AlienScene
from cosmic.ui.shell.services import Services


@pytest.fixture
def services(calm_services: Services) -> Services:
    return calm_services


def two(services: Services, **more: Any) -> AlienScene:
    return AlienScene(services, "Ann", "red", BOX[:2], QUESTION, private=True, **more)


# --- two sheets


def test_enter_takes_the_first_and_an_arrow_leads_to_the_second(table: Any, services: Services) -> None:
    below = table.over(two(services))
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    assert below.results == [BOX[1]]


@pytest.mark.parametrize("n", (0, 1))
def test_numbers_take_an_alien(table: Any, services: Services, n: int) -> None:
    below = table.over(two(services))
    table.key(pygame.K_1 + n, str(n + 1))
    assert below.results == [BOX[n]]


def test_a_click_on_its_button_takes_an_alien(table: Any, services: Services) -> None:
    below = table.over(two(services))
    table.click("sheet-1")
    assert below.results == [] and table.scene.ui.focus_key == "choose-1"
    table.click("choose-1")
    assert below.results == [BOX[1]]


def test_the_choice_cannot_be_run_away_from(table: Any, services: Services) -> None:
    below = table.over(two(services))
    table.key(pygame.K_ESCAPE)
    assert below.results == [] and table.scene is not below


def test_escape_leads_where_the_table_says(table: Any, services: Services) -> None:
    opened: list[str] = []
    table.over(two(services, cancel=lambda: opened.append("menu")))
    table.key(pygame.K_ESCAPE)
    table.key(pygame.K_f, "f")  # another picture of the same choice
    table.key(pygame.K_ESCAPE)
    assert opened == ["menu", "menu"]


def test_the_flare_can_be_read(table: Any, services: Services) -> None:
    table.over(two(services))
    table.key(pygame.K_f, "f")
    assert table.find("page-0").flare.face == f"flare_{BOX[0]}"
    table.click("flare")
    assert table.find("page-0").flare is None


def test_what_the_key_shows_is_what_is_not_there(table: Any, services: Services) -> None:
    table.over(AlienScene(services, "Ann", "red", BOX[:2], QUESTION, private=False))
    assert "shows the flare" in str(table.find("who").spans)
    table.key(pygame.K_f, "f")
    assert "shows the sheet" in str(table.find("who").spans)


# --- large text: one sheet at a time


def test_large_sheets_are_leafed_through(open_table: Any, services: Services) -> None:
    table = open_table(text_scale=1.6)
    below = table.over(two(services))
    table.click("next")
    assert table.find("choose-1") is not None
    table.key(pygame.K_PAGEUP)
    table.key(pygame.K_2, "2")  # not in sight: only shows it
    assert below.results == []
    table.key(pygame.K_2, "2")
    assert below.results == [BOX[1]]


def test_enter_takes_the_sheet_in_sight(open_table: Any, services: Services) -> None:
    table = open_table(text_scale=1.6)
    below = table.over(two(services))
    table.key(pygame.K_PAGEDOWN)
    table.key(pygame.K_RETURN)
    assert below.results == [BOX[1]]


# --- the whole box


def test_a_long_list_is_a_grid(table: Any, services: Services) -> None:
    below = table.over(AlienScene(services, "Ann", "red", BOX, QUESTION, private=False))
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_DOWN)
    table.app.step()
    assert table.find("page-5") is not None
    table.key(pygame.K_RETURN)
    assert below.results == [BOX[5]]


def test_the_first_click_looks_and_the_second_takes(table: Any, services: Services) -> None:
    below = table.over(whole_box(services))
    assert table.find("page-4") is not None  # the one the seat has
    table.click("tile-7")
    assert below.results == [] and table.find("page-7") is not None
    table.click("tile-7")
    assert below.results == [BOX[7]]


def test_the_gold_button_takes_what_is_shown(table: Any, services: Services) -> None:
    below = table.over(whole_box(services))
    table.click("tile-9")
    table.click("take")
    assert below.results == [BOX[9]]


def test_a_taken_alien_can_be_read_but_not_had(table: Any, services: Services) -> None:
    below = table.over(whole_box(services))
    table.click("tile-2")
    table.app.step()
    table.key(pygame.K_RETURN)
    assert below.results == []
    assert table.find("page-2") is not None and table.find("why-not") is not None
    assert table.find("tile-2").hint == "Bob has this alien."


def test_escape_leaves_the_picker(table: Any, services: Services) -> None:
    below = table.over(whole_box(services))
    table.key(pygame.K_ESCAPE)
    assert below.results == [None] and table.scene is below
