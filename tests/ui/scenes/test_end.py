"""The last screen of a game, and that of a fault of the program."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from cosmic import __version__
from cosmic.engine.definitions import COLOURS
from cosmic.hotseat.past.ending import Deeds, Ending, SeatEnding, ending_of
from cosmic.hotseat.past.highlights import Moment
from cosmic.hotseat.plans.table_plan import default_plan
from cosmic.ui.screens.end_screen import EndScene
from cosmic.ui.screens.title import TitleScene
from cosmic.ui.shell.crash_report import CrashScene, report_of, write_report
from cosmic.ui.shell.opening import OpeningScene

pytest_plugins = ("scene_fixtures",)


def test_it_says_who_won_and_shows_everybody(window: Any, calm_services: Any, played: Any) -> None:
    table, result = window((1920, 1080)), ending_of(played(3))
    result = replace(result, seats=tuple(replace(seat, won=n == 1) for n, seat in enumerate(result.seats)))
    table.show(EndScene(calm_services, result))
    said = table.words()
    assert calm_services.say("end-winners", names=result.seats[1].name, count=1) in said
    assert all(seat.name in said for seat in result.seats)


def test_several_win_together(window: Any, calm_services: Any, played: Any) -> None:
    result = ending_of(played(3))
    result = replace(result, seats=tuple(replace(seat, won=n < 3) for n, seat in enumerate(result.seats)))
    table = window((1920, 1080))
    table.show(EndScene(calm_services, result))
    assert table.find("headline").label == "Ann, Bartholomew and Cy win together!"


def test_a_victory_of_a_power_names_it(window: Any, calm_services: Any, played: Any) -> None:
    result = ending_of(played(3))
    slug = result.seats[0].aliens[0]
    seats = (replace(result.seats[0], won=True, special=slug), *(replace(seat, won=False) for seat in result.seats[1:]))
    scene = EndScene(calm_services, replace(result, seats=seats))
    table = window()
    table.show(scene)
    assert scene.alien(slug) in table.find("how").label


def test_an_upset_says_how_it_stood_and_how_it_came_out(window: Any, calm_services: Any, played: Any) -> None:
    upset = Moment("upset", 3, 9, 0, 1, 2, 16, 14, (3, 14))
    scene = EndScene(calm_services, replace(ending_of(played(3)), moments=(upset,)))
    scene.page = "moments"
    table = window()
    table.show(scene)
    assert "Ann was losing with 3 against 14, and beat Bartholomew with 16 against 14." in scene.in_words(upset)
    assert table.find("moment:upset")


def test_rematch_is_at_the_same_table(window: Any, calm_services: Any, played: Any, tables: list[Any]) -> None:
    plan = default_plan(calm_services.messages)
    table = window()
    table.show(EndScene(calm_services, ending_of(played(3)), plan))
    table.key(pygame.K_RETURN)
    assert tables == [plan]


@pytest.mark.parametrize("key", ["rematch", "watch"])
def test_what_takes_a_while_to_open_says_so_first(key: str, window: Any, calm_services: Any, played: Any) -> None:
    game, table = played(3), window()
    scene = table.show(EndScene(calm_services, ending_of(game), default_plan(calm_services.messages), game=game))
    table.find(key).accept()
    table.app.stack.apply()
    assert isinstance(table.scene, OpeningScene)
    table.send()
    assert not isinstance(table.scene, (OpeningScene, type(scene)))


def test_the_board_lies_below(window: Any, calm_services: Any, played: Any) -> None:
    table = window()
    below = table.show(TitleScene(calm_services))
    table.app.stack.push(EndScene(calm_services, ending_of(played(3))))
    table.app.step()
    table.click("look")
    assert table.scene is below


def test_back_to_the_title(window: Any, calm_services: Any, played: Any) -> None:
    table = window()
    table.show(EndScene(calm_services, ending_of(played(3))))
    table.key(pygame.K_ESCAPE)
    assert table.scene.ui.focus_key == "title"
    table.key(pygame.K_RETURN)
    assert isinstance(table.scene, TitleScene)


def test_stars_fall_only_while_motion_is_allowed(window: Any, calm_services: Any, played: Any) -> None:
    table = window(reduced_motion=False)
    scene = table.show(EndScene(calm_services, ending_of(played(3))))
    table.app.step()
    assert scene.moving
    for _ in range(120):
        table.app.step(0.05)
    assert not scene.moving


# --- faults of the program


def failing() -> Exception:
    try:
        try:
            raise KeyError("attack_40")
        except KeyError as first:
            raise ValueError("the hand is attack_40, negotiate") from first
    except ValueError as fault:
        return fault


def test_a_report_tells_where_but_nothing_of_the_cards(calm_services: Any) -> None:
    path = write_report(calm_services.folder, failing())
    text = path.read_text(encoding="utf-8")
    assert path.parent == calm_services.folder / "reports"
    assert __version__ in text and "in failing" in text and "KeyError" in text and "ValueError" in text
    assert "ValueError: " not in text and "negotiate\n" not in text
    assert write_report(calm_services.folder, failing()) != path


def test_faults_that_python_words_itself_are_told_in_full() -> None:
    assert "AttributeError: 'int' object has no attribute 'x'" in report_of(
        AttributeError("'int' object has no attribute 'x'")
    )


@pytest.mark.parametrize(("name", "said"), [("go_on", ["on"]), ("leave", ["title"])])
def test_after_a_fault_people_choose(name: str, said: list[str], window: Any, calm_services: Any) -> None:
    done: list[str] = []
    table = window()
    report = calm_services.folder / "reports" / "x.txt"
    table.show(CrashScene(calm_services, report, lambda: done.append("on"), lambda: done.append("title")))
    assert "x.txt" in table.words()
    table.click(name)
    assert done == said


def test_without_a_game_there_is_only_the_title(window: Any, calm_services: Any) -> None:
    done: list[str] = []
    table = window()
    table.show(CrashScene(calm_services, None, None, lambda: done.append("title")))
    table.key(pygame.K_RETURN)
    assert done == ["title"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_every_number_beside_the_chart_stands_on_one_line(
    window: Any, calm_services: Any, size: tuple[int, int]
) -> None:
    """A hand of eleven: the 10 below it is the wider number."""
    hands = ((8, 11, 9), (8, 7, 6), (8, 8, 8))
    seats = tuple(
        SeatEnding(name, colour, (), name == "Ann", "", 0, 5, 0, hand[-1], Deeds(), (0, 0, 0), (0, 0, 0), hand)
        for name, colour, hand in zip(("Ann", "Ben", "Cy"), COLOURS, hands)
    )
    table = window(size)
    scene = EndScene(calm_services, Ending(seats, goal=5, encounters=2))
    scene.measure = "hands"
    table.show(scene)
    marks = {mark.owner: mark.rect.h for mark in table.marks() if mark.owner.startswith("chart:")}
    assert {"chart:0", "chart:10"} <= set(marks)
    assert marks["chart:10"] == marks["chart:0"]
