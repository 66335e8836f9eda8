"""The choice of an alien by keyboard and mouse, at every size."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from cosmic.hotseat.planning import Candidate
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.ui.desk import Desk
from cosmic.ui.kit.audit import complaints
from cosmic.ui.scenes.aliens import AlienPicker, AlienScene
from cosmic.ui.stack import Scene

BOX = book().playable_aliens()
QUESTION = "Ann, which alien?"
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


class Below(Scene):
    """Keeps the result of the scene above."""

    result: Any = "nothing yet"

    def resume(self, result: Any = None) -> None:
        self.result = result


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path, Messages(strict=True), book())


def over(table: Any, scene: Scene) -> Below:
    below = Below()
    table.show(below)
    table.app.stack.push(scene)
    table.app.step()
    return below


def two(desk: Desk, **more: Any) -> AlienScene:
    return AlienScene(desk, "Ann", "red", BOX[:2], QUESTION, private=True, **more)


def whole_box(desk: Desk) -> AlienPicker:
    candidates = [Candidate(slug, "Bob has this alien." if n == 2 else "") for n, slug in enumerate(BOX)]
    return AlienPicker(desk, "Ann", "red", candidates, QUESTION, BOX[4])


def lost_focus(table: Any) -> None:
    table.send(pygame.Event(pygame.WINDOWFOCUSLOST, window=table.window))


# --- two sheets


def test_enter_takes_the_first_and_an_arrow_leads_to_the_second(table: Any, desk: Desk) -> None:
    below = over(table, two(desk))
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    assert below.result == BOX[1]


@pytest.mark.parametrize("n", (0, 1))
def test_numbers_take_an_alien(table: Any, desk: Desk, n: int) -> None:
    below = over(table, two(desk))
    table.key(pygame.K_1 + n, str(n + 1))
    assert below.result == BOX[n]


def test_a_click_on_its_button_takes_an_alien(table: Any, desk: Desk) -> None:
    below = over(table, two(desk))
    table.click("sheet-1")
    assert below.result == "nothing yet" and table.scene.ui.focus_key == "choose-1"
    table.click("choose-1")
    assert below.result == BOX[1]


def test_the_choice_cannot_be_run_away_from(table: Any, desk: Desk) -> None:
    below = over(table, two(desk))
    table.key(pygame.K_ESCAPE)
    assert below.result == "nothing yet" and table.scene is not below


def test_the_flare_can_be_read(table: Any, desk: Desk) -> None:
    over(table, two(desk))
    table.key(pygame.K_f, "f")
    assert table.find("page-0").flare.face == f"flare_{BOX[0]}"
    table.click("flare")
    assert table.find("page-0").flare is None


def test_a_look_at_the_table(table: Any, desk: Desk) -> None:
    looks: list[int] = []
    over(table, two(desk, peek=lambda: looks.append(1)))
    table.click("peek")
    assert looks == [1]


def test_a_private_choice_covers_itself(table: Any, desk: Desk) -> None:
    below = over(table, two(desk))
    lost_focus(table)
    assert [node.key for node in table.scene.ui.focusables()] == ["uncover"]
    table.key(pygame.K_1, "1")
    assert below.result == "nothing yet"
    table.key(pygame.K_RETURN)
    table.key(pygame.K_RETURN)
    assert below.result == BOX[0]


def test_an_open_choice_does_not(table: Any, desk: Desk) -> None:
    over(table, AlienScene(desk, "Ann", "red", BOX[:2], QUESTION, private=False))
    lost_focus(table)
    assert table.find("choose-0") is not None


# --- large text: one sheet at a time


def test_large_sheets_are_leafed_through(open_table: Any, desk: Desk) -> None:
    table = open_table(text_scale=1.6)
    below = over(table, two(desk))
    table.click("next")
    assert table.find("choose-1") is not None
    table.key(pygame.K_PAGEUP)
    table.key(pygame.K_2, "2")  # not in sight: only shows it
    assert below.result == "nothing yet"
    table.key(pygame.K_2, "2")
    assert below.result == BOX[1]


def test_enter_takes_the_sheet_in_sight(open_table: Any, desk: Desk) -> None:
    table = open_table(text_scale=1.6)
    below = over(table, two(desk))
    table.key(pygame.K_PAGEDOWN)
    table.key(pygame.K_RETURN)
    assert below.result == BOX[1]


# --- the whole box


def test_a_long_list_is_a_grid(table: Any, desk: Desk) -> None:
    below = over(table, AlienScene(desk, "Ann", "red", BOX, QUESTION, private=False))
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_DOWN)
    table.app.step()
    assert table.find("page-5") is not None
    table.key(pygame.K_RETURN)
    assert below.result == BOX[5]


def test_the_first_click_looks_and_the_second_takes(table: Any, desk: Desk) -> None:
    below = over(table, whole_box(desk))
    assert table.find("page-4") is not None  # the one the seat has
    table.click("tile-7")
    assert below.result == "nothing yet" and table.find("page-7") is not None
    table.click("tile-7")
    assert below.result == BOX[7]


def test_the_gold_button_takes_what_is_shown(table: Any, desk: Desk) -> None:
    below = over(table, whole_box(desk))
    table.click("tile-9")
    table.click("take")
    assert below.result == BOX[9]


def test_a_taken_alien_can_be_read_but_not_had(table: Any, desk: Desk) -> None:
    below = over(table, whole_box(desk))
    table.click("tile-2")
    table.app.step()
    table.key(pygame.K_RETURN)
    assert below.result == "nothing yet"
    assert table.find("page-2") is not None and table.find("why-not") is not None
    assert table.find("tile-2").hint == "Bob has this alien."


def test_escape_leaves_the_picker(table: Any, desk: Desk) -> None:
    below = over(table, whole_box(desk))
    table.key(pygame.K_ESCAPE)
    assert below.result is None and table.scene is below


# --- how it looks


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[1]}")
@pytest.mark.parametrize("scale", (1.0, 1.6))
@pytest.mark.parametrize("case", ("two", "flares", "three", "box", "covered"))
def test_nothing_to_complain_about(open_table: Any, desk: Desk, size: tuple[int, int], scale: float, case: str) -> None:
    table = open_table(size, text_scale=scale)
    if case == "box":
        scene: AlienScene = whole_box(desk)
    elif case == "three":
        scene = AlienScene(desk, "Ann", "red", BOX[5:8], QUESTION, private=False)
    else:
        scene = two(desk, peek=lambda: None)
    over(table, scene)
    if case == "flares":
        table.key(pygame.K_f, "f")
    elif case == "covered":
        lost_focus(table)
    table.app.stack.dirty = True
    table.app.step()
    assert table.app.faults == []
    assert complaints(table.scene.ui, table.app.texts) == []
