"""The set-up screen, used as people use it: by keys and clicks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pygame
import pytest

from cosmic.hotseat.plans import FILE, TablePlan, default_plan, last_plan
from cosmic.hotseat.seats import HUMAN, SeatPlan
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.ui.desk import Desk
from cosmic.ui.kit.audit import complaints
from cosmic.ui.scenes.aliens import AlienPicker
from cosmic.ui.scenes.setup import SetupScene
from cosmic.ui.stack import Scene

MESSAGES = Messages(strict=True)
FIVE = TablePlan(
    (
        SeatPlan("Ann", HUMAN, "red"),
        SeatPlan("Bartholomew Longfellow", HUMAN, "yellow"),
        SeatPlan("Ada", "greedy", "blue"),
        SeatPlan("Ann", "random", "green"),
        SeatPlan("Boole", "greedy", "purple"),
    ),
    setup="chosen",
)
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path, MESSAGES, book())


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[TablePlan]]:
    """Plans for which a table has been opened."""
    plans: list[TablePlan] = []

    def new_table(app: Any, desk: Desk, plan: TablePlan) -> Scene:
        plans.append(plan)
        return Scene()

    module = ModuleType("cosmic.ui.table.open")
    module.new_table = new_table  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "cosmic.ui.table.open", module)
    yield plans


def setup(table: Any, desk: Desk, plan: TablePlan | None = None) -> SetupScene:
    seeds = count(1)
    scene = SetupScene(desk, plan, lambda: next(seeds))
    table.show(scene)
    return scene


def tab_to(table: Any, key: str) -> None:
    """Goes on with Tab until a thing has the focus."""
    for _ in range(80):
        if table.scene.ui.focus_key == key:
            return
        table.key(pygame.K_TAB)
    raise AssertionError(f"Tab never comes to {key}")


def press(table: Any, key: str) -> None:
    tab_to(table, key)
    table.key(pygame.K_RETURN)


def words(table: Any) -> str:
    table.app.stack.dirty = True
    table.app.step()
    return " ".join(mark.words for mark in table.app.texts)


# --- seats


def test_seats_come_and_go_by_keyboard_alone(table: Any, desk: Desk) -> None:
    scene = setup(table, desk)
    press(table, "add")
    assert len(scene.planner.seats) == 5 and scene.ui.focus_key == "name-4"
    press(table, "remove-1")
    press(table, "remove-1")
    assert scene.planner.seats[0].name == "Captain" and len(scene.planner.seats) == 3
    press(table, "remove-1")
    assert len(scene.planner.seats) == 3
    assert "three seats" in table.find("remove-1").hint


def test_a_sixth_seat_says_why_not(table: Any, desk: Desk) -> None:
    scene = setup(table, desk, FIVE)
    table.click("add")
    assert len(scene.planner.seats) == 5 and not table.find("add").enabled
    assert "five colours" in table.find("add").hint


def test_a_name_is_written_and_enter_goes_on(table: Any, desk: Desk) -> None:
    scene = setup(table, desk)
    tab_to(table, "name-0")
    for _ in "Captain":
        table.key(pygame.K_BACKSPACE)
    table.write("Zoe Q")
    table.key(pygame.K_RETURN)
    assert scene.planner.plan.seats[0].name == "Zoe Q" and scene.ui.focus_key == "name-1"


def test_a_colour_is_changed_by_keys_and_by_clicks(table: Any, desk: Desk) -> None:
    scene = setup(table, desk)
    before = [seat.colour for seat in scene.planner.seats]
    press(table, "colour-0")
    assert [seat.colour for seat in scene.planner.seats][:2] == [before[1], before[0]]
    table.click("colour-0", button=3)
    assert [seat.colour for seat in scene.planner.seats] == before
    assert scene.planner.faults() == {}


def test_kinds_go_round(table: Any, desk: Desk) -> None:
    scene = setup(table, desk)
    tab_to(table, "kind-1")
    table.key(pygame.K_RIGHT)
    assert scene.planner.seats[1].kind == "random"
    table.key(pygame.K_RIGHT)
    assert scene.planner.seats[1].kind == HUMAN


def test_the_order_is_changed_and_the_focus_goes_along(table: Any, desk: Desk) -> None:
    scene = setup(table, desk)
    press(table, "down-0")
    table.key(pygame.K_RETURN)
    assert scene.planner.seats[2].name == "Captain" and scene.ui.focus_key == "down-2"


def test_a_name_twice_is_refused_with_the_sentence(table: Any, desk: Desk, opened: list[TablePlan]) -> None:
    scene = setup(table, desk)
    tab_to(table, "name-1")
    for _ in range(3):
        table.key(pygame.K_BACKSPACE)
    table.write("captain")
    assert not table.find("start").enabled
    assert table.find("start").hint == "There is another captain at this table."
    assert words(table).count("There is another captain at this table.") == 2  # at the seat and beside Start
    assert table.find("fault-name-1") is not None and table.find("mark-name-1") is not None
    press(table, "start")
    assert opened == [] and table.scene is scene


def test_a_colour_twice_is_refused_with_the_sentence(table: Any, desk: Desk, opened: list[TablePlan]) -> None:
    plan = default_plan(MESSAGES)
    setup(table, desk, replace(plan, seats=(*plan.seats[:3], replace(plan.seats[3], colour=plan.seats[0].colour))))
    assert table.find("start").hint == "No two seats can have the colour blue."
    assert table.find("fault-colour-3") is not None
    table.click("start")
    assert opened == []


# --- the game


def test_options_are_picked(table: Any, desk: Desk, opened: list[TablePlan]) -> None:
    setup(table, desk)
    for key in ("setup-0", "flares-1", "planets-1", "single_encounter-1", "call_mode-2"):
        table.click(key)
        assert table.find(key).picked  # type: ignore[attr-defined]
    table.click("seed")
    table.write("42")
    press(table, "start")
    (plan,) = opened
    assert (plan.setup, plan.flares, plan.planets, plan.single_encounter) == ("basic", True, 4, True)
    assert (plan.call_mode, plan.seed) == ("strict", 42)


def test_a_wrong_seed_is_told(table: Any, desk: Desk) -> None:
    setup(table, desk)
    tab_to(table, "seed")
    table.write("4x")
    assert "number" in table.find("start").hint and not table.find("start").enabled


def test_surprise_twice_gives_two_tables(table: Any, desk: Desk) -> None:
    scene = setup(table, desk)
    plans = [scene.planner.plan]
    for _ in range(2):
        press(table, "surprise")
        plans.append(scene.planner.plan)
        assert table.find("start").enabled
    assert len(set(plans)) == 3 and all("Captain" in [s.name for s in plan.seats] for plan in plans)


def test_who_plays_is_said(table: Any, desk: Desk) -> None:
    scene = setup(table, desk)
    info = table.find("info")
    assert "".join(span.words for span in info.spans) == "One person: no curtain, hands are shown."  # type: ignore[attr-defined]
    scene.edit(lambda: scene.planner.set_kind(2, HUMAN))
    assert "2 people" in "".join(span.words for span in table.find("info").spans)  # type: ignore[attr-defined]
    assert [table.find(f"key-{i}").label for i in (0, 2)] == ["Q", "E"]


def test_aliens_by_name(table: Any, desk: Desk, opened: list[TablePlan]) -> None:
    scene = setup(table, desk)
    table.click("setup-2")
    assert not table.find("start").enabled
    press(table, "alien-1")
    assert isinstance(table.scene, AlienPicker)
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    second = scene.planner.candidates(1)[1].slug
    assert table.scene is scene and scene.planner.aliens == ["", second, "", ""]
    press(table, "alien-0")
    assert not table.find("tile-1").enabled and "has this alien" in table.find("tile-1").hint
    table.key(pygame.K_ESCAPE)
    assert table.scene is scene and scene.planner.aliens[0] == ""
    press(table, "fill")
    press(table, "start")
    assert opened[0].aliens[1] == second and opened[0].check(book()) == {}


# --- coming and going


def test_start_hands_over_the_plan_and_remembers_it(table: Any, desk: Desk, opened: list[TablePlan]) -> None:
    scene = setup(table, desk)
    press(table, "add")
    plan = scene.planner.plan
    press(table, "start")
    assert opened == [plan] and table.scene is not scene
    assert last_plan(desk.folder, MESSAGES) == (plan, [])
    assert setup(table, desk).planner.plan == plan


def test_enter_at_once_starts(table: Any, desk: Desk, opened: list[TablePlan]) -> None:
    setup(table, desk)
    table.key(pygame.K_RETURN)
    assert opened == [default_plan(MESSAGES)]


def test_a_damaged_last_table_gives_a_notice(table: Any, desk: Desk) -> None:
    (desk.folder / FILE).write_text("{", encoding="utf-8")
    scene = setup(table, desk)
    assert "could not be read" in table.find("notice").label
    assert scene.planner.plan == default_plan(MESSAGES) and table.find("start").enabled
    table.click("notice-close")
    assert scene.notices == []


def test_notices_that_wait_are_shown(table: Any, desk: Desk) -> None:
    desk.notices.append("Something happened.")
    setup(table, desk, FIVE)
    assert table.find("notice").label == "Something happened." and desk.notices == []


def test_a_folder_that_cannot_be_written_to_does_not_stop_the_game(
    table: Any, tmp_path: Path, opened: list[TablePlan]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    desk = Desk(tmp_path / "file", MESSAGES, book())
    setup(table, desk, default_plan(MESSAGES))
    press(table, "start")
    assert len(opened) == 1 and len(desk.notices) == 1


def test_escape_goes_back_to_what_was_below(table: Any, desk: Desk) -> None:
    below = table.show(Scene())
    table.app.stack.push(SetupScene(desk))
    table.app.step()
    table.key(pygame.K_ESCAPE)
    assert table.scene is below


def test_the_bots_are_woken_while_people_set_up(table: Any, desk: Desk, opened: list[TablePlan]) -> None:
    woken: list[bool] = []
    desk.worker = SimpleNamespace(start=lambda: woken.append(True))  # type: ignore[assignment]
    setup(table, desk)
    press(table, "start")
    assert woken == [True] and len(opened) == 1


# --- how it looks


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[1]}")
@pytest.mark.parametrize("scale", (1.0, 1.6))
@pytest.mark.parametrize("case", ("usual", "faults", "notice"))
def test_nothing_to_complain_about(open_table: Any, desk: Desk, size: tuple[int, int], scale: float, case: str) -> None:
    table = open_table(size, text_scale=scale)
    if case == "notice":
        (desk.folder / FILE).write_text("[]", encoding="utf-8")
    setup(table, desk, FIVE if case == "faults" else None)
    table.app.stack.dirty = True
    table.app.step()
    assert table.app.faults == []
    assert complaints(table.scene.ui, table.app.texts) == []


@pytest.mark.parametrize("scale", (0.85, 2.0))
def test_even_very_small_and_very_large_text_fits(open_table: Any, desk: Desk, scale: float) -> None:
    table = open_table((1280, 720), text_scale=scale)
    setup(table, desk, FIVE)
    table.app.stack.dirty = True
    table.app.step()
    assert [fault for fault in table.app.faults if fault.kind != "small"] == []
    assert complaints(table.scene.ui, table.app.texts) == []
