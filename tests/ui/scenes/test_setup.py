"""The set-up screen, used as people use it: by keys and clicks."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pygame
import pytest
from examples_around import FULL_TABLE
from two_boxes import FIRST, SECOND, of_box, two_boxes, with_boxes

from cosmic.hotseat.keeping.kept_files import LAST_TABLE as FILE
from cosmic.hotseat.plans.plan_editor import KINDS
from cosmic.hotseat.plans.table_plan import TablePlan, default_plan, last_plan
from cosmic.hotseat.session.seats import HUMAN
from cosmic.rulebook import book, minds
from cosmic.text.messages import Messages
from cosmic.ui.screens.alien_choice import AlienPicker
from cosmic.ui.screens.set_up_screen import SetupScene
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services
from cosmic.ui.way_map import with_ways

pytest_plugins = ("scene_fixtures",)

MESSAGES = Messages(strict=True)


@pytest.fixture
def services(calm_services: Services) -> Services:
    return calm_services


def setup(table: Any, services: Services, plan: TablePlan | None = None) -> SetupScene:
    seeds = count(1)
    scene = SetupScene(services, plan, lambda: next(seeds))
    table.show(scene)
    return scene


def keys(table: Any) -> list[str]:
    table.top.refresh()
    return [node.key for node in table.top.ui.all()]


# --- seats


def test_seats_come_and_go_by_keyboard_alone(table: Any, services: Services) -> None:
    scene = setup(table, services)
    table.press_by_keys("add")
    assert len(scene.planner.seats) == 5 and scene.ui.focus_key == "name-4"
    table.press_by_keys("remove-1")
    table.press_by_keys("remove-1")
    assert scene.planner.seats[0].name == "Captain" and len(scene.planner.seats) == 3
    table.press_by_keys("remove-1")
    assert len(scene.planner.seats) == 3
    assert "three seats" in table.find("remove-1").hint


def test_a_sixth_seat_says_why_not(table: Any, services: Services) -> None:
    scene = setup(table, services, FULL_TABLE)
    table.click("add")
    assert len(scene.planner.seats) == 5 and not table.find("add").enabled
    assert "five colours" in table.find("add").hint


def test_a_name_is_written_and_enter_goes_on(table: Any, services: Services) -> None:
    scene = setup(table, services)
    table.tab_to("name-0")
    for _ in "Captain":
        table.key(pygame.K_BACKSPACE)
    table.write("Zoe Q")
    table.key(pygame.K_RETURN)
    assert scene.planner.plan.seats[0].name == "Zoe Q" and scene.ui.focus_key == "name-1"


def test_no_tip_comes_over_the_choice_that_a_press_has_just_changed(table: Any, services: Services) -> None:
    scene = setup(table, services)
    table.send(dt=1.0)
    table.click("kind-1")
    for _ in range(20):
        table.send(dt=0.1)
    assert not scene.ui.tip.shown
    x, y = table.find("kind-2").area.center
    table.point(x, y)
    for _ in range(20):
        table.send(dt=0.1)
    assert scene.ui.tip.shown


def test_a_proposed_name_is_replaced_after_the_first_click(table: Any, services: Services) -> None:
    scene = setup(table, services)
    table.click("name-0")
    table.write("Zoe")
    assert scene.planner.seats[0].name == "Zoe"
    table.click("name-0")  # the second click goes on with it
    table.write("y")
    assert scene.planner.seats[0].name == "Zoey"


def test_control_a_selects_a_name(table: Any, services: Services) -> None:
    scene = setup(table, services)
    table.tab_to("name-0")
    for last, left in (("B", "B"), ("", "")):
        table.key(pygame.K_a, "\x01", pygame.KMOD_CTRL)
        table.write(last) if last else table.key(pygame.K_BACKSPACE)
        assert scene.planner.seats[0].name == left
    table.write("Ann")
    table.key(pygame.K_a, "\x01", pygame.KMOD_CTRL)
    table.key(pygame.K_LEFT)  # an arrow goes to its end of the selection and changes nothing
    table.write("J")
    assert scene.planner.seats[0].name == "JAnn"


def test_a_colour_is_changed_by_keys_and_by_clicks(table: Any, services: Services) -> None:
    scene = setup(table, services)
    before = [seat.colour for seat in scene.planner.seats]
    table.press_by_keys("colour-0")
    assert [seat.colour for seat in scene.planner.seats][:2] == [before[1], before[0]]
    table.click("colour-0", button=3)
    assert [seat.colour for seat in scene.planner.seats] == before
    assert scene.planner.faults() == {}


def test_kinds_go_round(table: Any, services: Services) -> None:
    scene = setup(table, services)
    table.tab_to("kind-1")
    table.key(pygame.K_RIGHT)
    assert scene.planner.seats[1].kind == "hard"
    table.key(pygame.K_RIGHT)
    assert scene.planner.seats[1].kind == HUMAN


def test_the_hard_bot_is_said_to_think_in_as_many_made_up_games_as_it_does(table: Any, services: Services) -> None:
    scene = setup(table, services)
    scene.edit(lambda: scene.planner.set_kind(1, "hard"))
    assert f"up to {max(minds().levels['hard'].worlds.values())} made-up games" in table.find("about-1").spans


def test_the_order_is_changed_and_the_focus_goes_along(table: Any, services: Services) -> None:
    scene = setup(table, services)
    table.press_by_keys("down-0")
    table.key(pygame.K_RETURN)
    assert scene.planner.seats[2].name == "Captain" and scene.ui.focus_key == "down-2"


def test_a_name_twice_is_refused_with_the_sentence(table: Any, services: Services, tables: list[Any]) -> None:
    scene = setup(table, services)
    table.tab_to("name-1")
    for _ in range(3):
        table.key(pygame.K_BACKSPACE)
    table.write("captain")
    assert not table.find("start").enabled
    assert table.find("start").hint == "There is another captain at this table."
    assert table.words().count("There is another captain at this table.") == 2  # at the seat and beside Start
    assert table.find("fault-name-1") is not None and table.find("mark-name-1") is not None
    table.press_by_keys("start")
    assert tables == [] and table.scene is scene


def test_a_colour_twice_is_refused_with_the_sentence(table: Any, services: Services, tables: list[Any]) -> None:
    plan = default_plan(MESSAGES)
    setup(table, services, replace(plan, seats=(*plan.seats[:3], replace(plan.seats[3], colour=plan.seats[0].colour))))
    assert table.find("start").hint == "No two seats can have the colour blue."
    assert table.find("fault-colour-3") is not None
    table.click("start")
    assert tables == []


# --- the game


def test_options_are_picked(table: Any, services: Services, tables: list[Any]) -> None:
    setup(table, services)
    table.click("more")
    for key in ("setup-1", "flares-1", "planets-1", "single_encounter-1", "call_mode-2"):
        table.press_by_keys(key)
        assert table.find(key).picked
    table.tab_to("seed")
    table.write("42")
    table.press_by_keys("start")
    (plan,) = tables
    assert (plan.setup, plan.flares, plan.planets, plan.single_encounter) == ("advanced", True, 4, True)
    assert (plan.call_mode, plan.seed) == ("strict", 42)


def test_one_choice_of_game_says_it_all(table: Any, services: Services, tables: list[Any]) -> None:
    scene = setup(table, services)
    assert table.find("game-first").picked and not [key for key in keys(table) if key.startswith("flares-")]
    for kind, setup_of, planets in (("everything", "advanced", 5), ("classic", "advanced", 5), ("quick", "basic", 4)):
        table.press_by_keys(f"game-{kind}")
        assert table.find(f"game-{kind}").picked and not table.find("game-first").picked
        assert (scene.planner.plan.setup, scene.planner.plan.planets) == (setup_of, planets)
    table.press_by_keys("start")
    assert tables[0].planets == 4


def test_an_own_mix_shows_what_it_is_made_of(table: Any, services: Services) -> None:
    plan = replace(default_plan(MESSAGES), single_encounter=True)
    setup(table, services, plan)
    assert table.find("single_encounter-1").picked
    assert not any(table.find(f"game-{kind}").picked for kind in book().content.presets)
    table.press_by_keys("more")
    assert "single_encounter-1" not in keys(table)


def test_what_is_wrong_is_never_hidden(table: Any, services: Services) -> None:
    scene = setup(table, services)
    table.press_by_keys("more")
    table.tab_to("seed")
    table.write("x")
    table.press_by_keys("more")
    assert "seed" in keys(table) and scene.planner.seed == "x"


def test_a_wrong_seed_is_told(table: Any, services: Services) -> None:
    setup(table, services)
    table.press_by_keys("more")
    table.tab_to("seed")
    table.write("4x")
    assert "number" in table.find("start").hint and not table.find("start").enabled


def test_surprise_twice_gives_two_tables(table: Any, services: Services) -> None:
    scene = setup(table, services)
    plans = [scene.planner.plan]
    for _ in range(2):
        table.press_by_keys("surprise")
        plans.append(scene.planner.plan)
        assert table.find("start").enabled
    assert len(set(plans)) == 3 and all("Captain" in [s.name for s in plan.seats] for plan in plans)


def test_who_plays_is_said(table: Any, services: Services) -> None:
    scene = setup(table, services)
    info = table.find("info")
    assert "".join(span.words for span in info.spans) == "One person: your hand stays open, without a curtain."
    scene.edit(lambda: scene.planner.set_kind(2, HUMAN))
    assert "2 people" in "".join(span.words for span in table.find("info").spans)
    assert [table.find(f"key-{i}").label for i in (0, 2)] == ["Q", "E"]


def test_aliens_by_name(table: Any, services: Services, tables: list[Any]) -> None:
    scene = setup(table, services)
    table.click("more")
    table.press_by_keys("setup-3")
    assert not table.find("start").enabled
    table.press_by_keys("alien-1")
    picker: Scene = table.scene
    assert isinstance(picker, AlienPicker)
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    second = scene.planner.candidates(1)[1].slug
    assert table.scene is scene and scene.planner.aliens == ["", second, "", ""]
    table.press_by_keys("alien-0")
    assert not table.find("tile-1").enabled and "has this alien" in table.find("tile-1").hint
    table.key(pygame.K_ESCAPE)
    assert table.scene is scene and scene.planner.aliens[0] == ""
    table.press_by_keys("fill")
    table.press_by_keys("start")
    assert tables[0].aliens[1] == second and tables[0].check(book()) == {}


# --- coming and going


def test_going_back_keeps_the_table(table: Any, services: Services, tables: list[Any]) -> None:
    """Until the program ends, or until it is played and becomes the last table."""
    table.show(Scene())
    for _ in range(2):
        table.app.stack.push(services.ways.set_up())
        table.app.step()
        if "name-4" not in keys(table):
            table.press_by_keys("add")
            table.press_by_keys("game-classic")
        table.key(pygame.K_ESCAPE)
    table.app.stack.push(services.ways.set_up())
    table.app.step()
    table.press_by_keys("start")
    assert (len(tables[0].seats), tables[0].setup) == (5, "advanced")
    assert services.table_begun is None


# --- nothing moves under the pointer


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("chosen", [False, True])
def test_a_card_stays_as_large_as_it_is(window: Any, services: Services, scale: float, chosen: bool) -> None:
    """Whatever is chosen or written on it: the next click is meant for what stood there."""
    table = window(text_scale=scale)
    scene = setup(table, services, replace(default_plan(MESSAGES), setup="chosen" if chosen else "basic"))
    before = [tuple(table.find(f"plate-{i}").box) for i in range(4)]
    for _ in KINDS:
        table.click("kind-1")
        assert [tuple(table.find(f"plate-{i}").box) for i in range(4)] == before
    scene.edit(lambda: scene.planner.rename(1, "captain"))
    assert table.find("fault-name-1") is not None
    assert [tuple(table.find(f"plate-{i}").box) for i in range(4)] == before


def test_start_hands_over_the_plan_and_remembers_it(table: Any, services: Services, tables: list[Any]) -> None:
    scene = setup(table, services)
    table.press_by_keys("add")
    plan = scene.planner.plan
    table.press_by_keys("start")
    assert tables == [plan] and table.scene is not scene
    assert last_plan(services.folder, MESSAGES) == (plan, [])
    assert setup(table, services).planner.plan == plan


def test_enter_at_once_starts(table: Any, services: Services, tables: list[Any]) -> None:
    setup(table, services)
    table.key(pygame.K_RETURN)
    assert tables == [default_plan(MESSAGES)]


def test_a_damaged_last_table_gives_a_notice(table: Any, services: Services) -> None:
    (services.folder / FILE).write_text("{", encoding="utf-8")
    scene = setup(table, services)
    assert "could not be read" in table.find("notice").label
    assert scene.planner.plan == default_plan(MESSAGES) and table.find("start").enabled
    table.click("notice-close")
    assert scene.notices == []


def test_notices_that_wait_are_shown(table: Any, services: Services) -> None:
    services.notices.append("Something happened.")
    setup(table, services, FULL_TABLE)
    assert table.find("notice").label == "Something happened." and services.notices == []


def test_a_folder_that_cannot_be_written_to_does_not_stop_the_game(
    table: Any, tmp_path: Path, tables: list[Any]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    services = with_ways(Services(tmp_path / "file", MESSAGES, book()))
    setup(table, services, default_plan(MESSAGES))
    table.press_by_keys("start")
    assert len(tables) == 1 and len(services.notices) == 1


def test_escape_goes_back_to_what_was_below(table: Any, services: Services) -> None:
    below = table.show(Scene())
    table.app.stack.push(SetupScene(services))
    table.app.step()
    table.key(pygame.K_ESCAPE)
    assert table.scene is below


# --- boxes


def test_with_one_box_there_is_no_choice_of_boxes(table: Any, services: Services) -> None:
    services.book = with_boxes(FIRST)
    scene = setup(table, services)
    scene.toggle_more()
    assert "alert-0" in keys(table) and not [key for key in keys(table) if key.startswith("sets-")]


def test_the_last_box_is_seen_to_be_chosen_and_locked(table: Any, services: Services) -> None:
    services.book = two_boxes()
    setup(table, services).toggle_more()
    locked = table.find(f"sets-{FIRST}")
    assert locked.icon == "ui/lock" and locked.picked and not locked.enabled
    table.app.step()
    x, y, _, h = locked.area
    assert table.colour_at(x + 1, y + h / 2) == table.app.theme.gold_low, "its edge is that of something chosen"


def test_boxes_come_onto_the_table_and_go_and_are_remembered(table: Any, services: Services) -> None:
    services.book = two_boxes()
    scene = setup(table, services)
    assert list(scene.planner.base.sets) == [FIRST]
    scene.toggle_more()
    table.press_by_keys(f"sets-{SECOND}")
    assert list(scene.planner.plan.sets) == [FIRST, SECOND] and table.find(f"sets-{SECOND}").picked
    assert {table.find(f"sets-{name}").icon for name in (FIRST, SECOND)} == {None}
    table.press_by_keys(f"sets-{FIRST}")
    assert list(scene.planner.plan.sets) == [SECOND]
    table.press_by_keys(f"sets-{SECOND}")  # the last one stays
    assert list(scene.planner.plan.sets) == [SECOND]
    assert {one.slug for one in scene.planner.candidates(0)} == of_box(SECOND)
    scene.planner.change(setup="random")
    scene.start()
    assert last_plan(services.folder, MESSAGES)[0].sets == (SECOND,)


def test_everything_means_all_boxes(table: Any, services: Services) -> None:
    services.book = two_boxes()
    scene = setup(table, services)
    table.press_by_keys("game-everything")
    assert list(scene.planner.plan.sets) == [FIRST, SECOND] and scene.planner.game == "everything"
    table.press_by_keys("game-first")
    assert list(scene.planner.plan.sets) == [FIRST]


def test_a_box_of_last_time_that_is_gone_is_left_out(table: Any, services: Services) -> None:
    services.book = with_boxes(FIRST)
    scene = setup(table, services, replace(default_plan(MESSAGES), sets=(FIRST, SECOND)))
    assert list(scene.planner.plan.sets) == [FIRST] and scene.planner.faults() == {}
