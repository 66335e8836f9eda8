"""The end of a game as an ending: the evening's score, and the last picture on the big screen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest
from auditing import LONG_NAMES
from examples_replay import plan_of
from games import by_bots

from cosmic.engine.game import Game
from cosmic.hotseat.past.record_lines import GameResult, RecordBook, Standing, evening_of
from cosmic.ui.kit.audit import overlaps
from cosmic.ui.kit.canvas import Canvas, ScreenFault, TextMark
from cosmic.ui.kit.theme import NORMAL
from cosmic.ui.screens.end_screen import EndScene, end_of_game
from cosmic.ui.shell.services import Services

SIZES = ((1280, 720), (1366, 768), (1920, 1080), (3840, 2160))


@pytest.fixture
def live() -> Game:
    """A game that was played to its end."""
    return by_bots()


def played(number: str, day: str, winner: str, people: tuple[str, ...] = ("Ann", "Bob")) -> GameResult:
    places = [Standing(name, "human", ("mind",), name == winner) for name in people]
    return GameResult(number, day, 9, (*places, Standing("Zed", "greedy", ("void",), winner == "Zed")))


def test_an_evening_is_the_games_of_the_same_people_on_one_day() -> None:
    book = [
        played("1", "2026-11-16", "Ann"),
        played("2", "2026-11-17", "Bob"),
        played("3", "2026-11-17", "Ann", ("Ann", "Eve")),
        played("4", "2026-11-17", "Zed"),
    ]
    assert [result.id for result in evening_of(book, "4")] == ["2", "4"]
    assert evening_of(book[:-1], "4") == [], "a game that could not be written down has no evening"


def test_the_last_screen_tells_the_score_of_the_evening(calm_services: Services, live: Game) -> None:
    plan = plan_of(live)
    assert "evening" not in end_of_game(calm_services, live, plan).how()
    book, _ = RecordBook.load(calm_services.folder)
    earlier = replace(book.results[0], id="another")
    places = tuple(replace(place, won=n == 0) for n, place in enumerate(earlier.places))
    book.results.insert(0, replace(earlier, places=places))
    book.save(calm_services.folder)
    scene = end_of_game(calm_services, live, plan)
    first = live.state.seats[0].name
    wins = 1 + (0 in live.state.winners)
    assert "After 2 games this evening" in scene.how() and f"{first} {wins}" in scene.how()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("winners", [1, 3])
def test_the_big_screen_ends_with_the_winners_and_the_race(
    size: tuple[int, int], winners: int, calm_services: Services, live: Game
) -> None:
    """Nothing overflows or overlaps, and nothing is small."""
    scene = end_of_game(calm_services, live, plan_of(live))
    seats = [
        replace(seat, name=name, won=n < winners)
        for n, (seat, name) in enumerate(zip(scene.result.seats, (*LONG_NAMES, "Eve")))
    ]
    scene.result = replace(scene.result, seats=tuple(seats))
    scene.evening = "After 12 games this evening: " + ", ".join(f"{name} 3" for name in LONG_NAMES) + "."
    faults: list[ScreenFault] = []
    texts: list[TextMark] = []
    canvas = Canvas(pygame.Surface(size), NORMAL, 1.0, faults, texts)
    scene.draw_public(canvas)
    assert faults == [] and overlaps(texts) == []
    assert scene.headline() in {mark.words for mark in texts}
    least = min(mark.rect.h / max(1, len(mark.words.splitlines())) for mark in texts)
    assert least >= 24 * canvas.k, "read from afar"


def test_the_last_screen_has_a_picture_for_everybody(window: Any, calm_services: Services, live: Game) -> None:
    table = window()
    scene = table.show(end_of_game(calm_services, live, plan_of(live)))
    assert isinstance(scene, EndScene) and scene.public_mark() is not None
