"""What is kept of a game: its last screen, its replay and its line in the record book."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest
from examples_replay import plan_of, some_records
from games import by_bots

from cosmic.engine.game import Game
from cosmic.engine.saves import read_game
from cosmic.hotseat.past.record_lines import RecordBook
from cosmic.rulebook import book
from cosmic.ui.screens.end_screen import EndScene, end_of_game
from cosmic.ui.screens.replay.record_book import RecordsScene
from cosmic.ui.screens.replay.replay_dialogs import ExportScene
from cosmic.ui.screens.replay.replay_scene import ReplayScene
from cosmic.ui.screens.title import TitleScene
from cosmic.ui.shell.services import Services


@pytest.fixture
def live() -> Game:
    """A game that was played to its end."""
    return by_bots()


def test_the_end_of_a_game_keeps_its_replay_and_writes_the_book(
    window: Any, calm_services: Services, live: Game
) -> None:
    for _ in range(2):
        end_of_game(calm_services, live, plan_of(live))
    kept = list((calm_services.folder / "replays").glob("*.json"))
    assert len(kept) == 1 and len(RecordBook.load(calm_services.folder)[0].results) == 1
    assert calm_services.notices == []
    assert read_game(kept[0], book()).state.winners == live.state.winners


def test_what_cannot_be_kept_is_told_at_the_title(window: Any, calm_services: Services, live: Game) -> None:
    (calm_services.folder / "replays").write_text("a file where the folder should be", encoding="utf-8")
    scene = end_of_game(calm_services, live, plan_of(live))
    table = window()
    table.show(scene)
    assert not table.find("save_replay").enabled and table.find("watch").enabled
    assert any("replays" in notice for notice in calm_services.notices)


def test_the_last_screen_leads_everywhere(window: Any, calm_services: Services, live: Game, outside: Path) -> None:
    table = window()
    scene = table.show(end_of_game(calm_services, live, plan_of(live)))
    table.click("watch")
    assert isinstance(table.scene, ReplayScene) and table.scene.film.bots == (2, 3, 4)
    table.key(pygame.K_ESCAPE)
    table.click("save_replay")
    assert isinstance(table.scene, ExportScene)
    table.key(pygame.K_ESCAPE)
    table.click("records")
    assert isinstance(table.scene, RecordsScene) and len(table.scene.book.results) == 1
    table.key(pygame.K_ESCAPE)
    assert table.scene is scene


def test_charts_and_moments_by_tab(window: Any, calm_services: Services, live: Game) -> None:
    table = window()
    scene = table.show(end_of_game(calm_services, live, plan_of(live)))
    assert isinstance(scene, EndScene)
    for measure in ("warps", "hands", "race"):
        table.click(f"tab:{measure}")
        assert scene.measure == measure
    for player, seat in enumerate(scene.result.seats):
        assert len(seat.warps) == len(seat.hands) == len(seat.race) == live.state.encounters + 1
        assert seat.hands[-1] == len(live.state.seats[player].hand) and seat.warps[-1] == seat.in_warp
    table.click("tab:moments")
    moment = scene.result.moments[0]
    table.click(f"moment:{moment.kind}")
    replay = table.scene
    assert isinstance(replay, ReplayScene)
    assert replay.place == replay.reel.place_of(moment.line) - 1
    table.key(pygame.K_RIGHT)
    assert replay.reel.frames[replay.place - 1].line == moment.line


def test_the_record_book_has_three_pages(window: Any, calm_services: Services) -> None:
    some_records(calm_services.folder)
    table = window()
    table.show(TitleScene(calm_services))
    table.click("records")
    assert table.find("record:0").label == "Ann"
    table.click("tab:aliens")
    assert len(table.scene.entries()) == 9
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    assert table.scene.tab == "tables" and len(table.scene.entries()) == 3
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.scene, TitleScene)


def test_a_damaged_book_is_told(window: Any, calm_services: Services) -> None:
    (calm_services.folder / "records.json").write_text("[", encoding="utf-8")
    table = window()
    table.show(RecordsScene(calm_services))
    assert "set aside" in table.find("notice:0").label and table.find("none")
