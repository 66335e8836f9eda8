"""The band below the public board: who fights with how much, what happened, and in the end who has won."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pygame
import pytest
from projecting import SMALL, Told, games
from situations import NAMES, stated_book, table

from cosmic.engine.state import NOBODY
from cosmic.hotseat.keeping.settings import Settings
from cosmic.phases.setup import Setup
from cosmic.rulebook import book, new_game
from cosmic.text.messages import Messages
from cosmic.ui.board.public_band import StoryNode
from cosmic.ui.board.public_board import PublicBoard
from cosmic.ui.kit.canvas import Canvas, TextMark
from cosmic.ui.kit.flow import Span
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.window import open_window, public_canvas
from cosmic.ui.way_map import with_ways

SENTENCE = "Somebody gives all ships in the warp back to their owners, who put them where they please."
THREE_LINES, FOUR_LINES = (Span(" ".join([SENTENCE] * count)) for count in (2, 3))


@pytest.fixture
def services(tmp_path) -> Iterator[Services]:
    window = open_window(SMALL, "test")
    yield with_ways(Services(tmp_path, Messages(strict=True), book(), Settings()))
    window.destroy()


def looks(services: Services, every: int = 7) -> Iterator[PublicBoard]:
    return (PublicBoard(services, Told(game)) for game in games(5, 0, every))


def revealed(services: Services) -> Iterator[PublicBoard]:
    """Both attacks are turned up, and everybody may still add to them."""
    laid = {"offense": "attack 11", "defense": "attack 13"}
    allies = {"offense": {"purple": 2}, "defense": {"red": 1, "yellow": 4}}
    for variant in range(3):
        place: dict[str, Any] = {"offense": "blue", "defense": "green", "planet": "green 2", "sends": 3}
        game = table(5, variant, start="reveal", laid=laid, allies=allies, **place)
        while game.decision is not None and game.state.phase == "reveal":
            yield PublicBoard(services, Told(game))
            game.answer(game.decision.options[-1])


def texts_of(board: PublicBoard, story: StoryNode | None = None) -> list[TextMark]:
    texts: list[TextMark] = []
    board.draw(public_canvas(Canvas(pygame.Surface((1920, 1080)), texts=texts), 1.0), story=story)
    return texts


def said(texts: list[TextMark], owner: str) -> str:
    return " ".join(mark.words for mark in texts if mark.owner == owner)


def test_a_total_says_what_it_is_made_of(services):
    sums = 0
    for board in revealed(services):
        texts = texts_of(board)
        for side in (0, 1):
            total, parts = said(texts, f"total-{side}"), said(texts, f"sum-{side}")
            if parts:
                assert sum(int(part) for part in parts.replace("− ", "-").replace("+ ", "").split()) == int(total)
                sums += 1
    assert sums > 5


def test_ships_are_counted_while_they_stand_against_each_other(services):
    phases = set()
    for board in islice(looks(services, every=1), 60):
        enc, counted = board.view.enc, said(texts_of(board), "ships").split()
        if counted:
            assert enc is not None and enc.defense != NOBODY and not enc.totals
            assert int(counted[counted[0] == "?" and 2]) == sum(board.view.ships[-1]) > 0
            phases.add(board.view.phase)
    assert {"alliance", "planning"} <= phases <= {"launch", "alliance", "planning", "reveal"}


def test_before_the_first_encounter_it_says_so(services):
    board = PublicBoard(services, Told(new_game(Setup(1, NAMES[:5]), stated_book())))
    assert board.view.enc is None
    assert said(texts_of(board, StoryNode()), "headline") == services.say("ui-no-encounter")


def test_in_the_end_it_names_the_winners_and_covers_nothing_of_the_board(services):
    *_, board = looks(services, every=10_000)
    texts = texts_of(board)
    winners = [board.view.seats[seat].name for seat in board.view.winners]
    assert winners and all(name in said(texts, "winners") for name in winners)
    band = pygame.Rect(*board.layout.hud.dock)
    assert all(band.contains(mark.rect) for mark in texts if mark.owner == "winners")


@pytest.mark.parametrize("can_omit", [True, False])
def test_that_a_bot_thinks_is_left_out_where_there_is_no_room_for_both(services, can_omit):
    board = next(board for board in looks(services) if board.view.enc is not None and board.view.enc.defense != NOBODY)
    now = (Span("Ada is thinking"),)
    shown = said(texts_of(board, StoryNode((THREE_LINES,), now, can_omit=can_omit)), "story")
    assert "thinking" in shown and SENTENCE in shown
    shown = said(texts_of(board, StoryNode((FOUR_LINES,), now, can_omit=can_omit)), "story")
    assert ("thinking" in shown) is not can_omit and (SENTENCE in shown) is can_omit
    short = said(texts_of(board, StoryNode((Span("Ada draws a card."),), now, can_omit=can_omit)), "story")
    assert "thinking" in short
