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
from cosmic.hotseat.settings import Settings
from cosmic.phases.setup import Setup
from cosmic.rulebook import book, new_game
from cosmic.text.messages import Messages
from cosmic.ui.desk import Desk
from cosmic.ui.kit.canvas import Canvas, TextMark
from cosmic.ui.kit.flow import Span
from cosmic.ui.projector.band import Story
from cosmic.ui.projector.public import PublicBoard
from cosmic.ui.window import open_window

LONG = (Span("Somebody gives all ships in the warp back to their owners, who may put them wherever they please."),)


@pytest.fixture
def desk(tmp_path) -> Iterator[Desk]:
    window = open_window(SMALL, "test")
    yield Desk(tmp_path, Messages(strict=True), book(), Settings())
    window.destroy()


def looks(desk: Desk, every: int = 7) -> Iterator[PublicBoard]:
    return (PublicBoard(desk, Told(game)) for game in games(5, 0, every))


def revealed(desk: Desk) -> Iterator[PublicBoard]:
    """Both attacks are turned up, and everybody may still add to them."""
    laid = {"offense": "attack 11", "defense": "attack 13"}
    allies = {"offense": {"purple": 2}, "defense": {"red": 1, "yellow": 4}}
    for variant in range(3):
        place: dict[str, Any] = {"offense": "blue", "defense": "green", "planet": "green 2", "sends": 3}
        game = table(5, variant, start="reveal", laid=laid, allies=allies, **place)
        while game.decision is not None and game.state.phase == "reveal":
            yield PublicBoard(desk, Told(game))
            game.answer(game.decision.options[-1])


def texts_of(board: PublicBoard, story: Story | None = None) -> list[TextMark]:
    texts: list[TextMark] = []
    board.draw(Canvas(pygame.Surface((1920, 1080)), texts=texts), story=story)
    return texts


def said(texts: list[TextMark], owner: str) -> str:
    return " ".join(mark.words for mark in texts if mark.owner == owner)


def test_a_total_says_what_it_is_made_of(desk):
    sums = 0
    for board in revealed(desk):
        texts = texts_of(board)
        for side in (0, 1):
            total, parts = said(texts, f"total-{side}"), said(texts, f"sum-{side}")
            if parts:
                assert sum(int(part) for part in parts.replace("− ", "-").replace("+ ", "").split()) == int(total)
                sums += 1
    assert sums > 5


def test_ships_are_counted_while_they_stand_against_each_other(desk):
    phases = set()
    for board in islice(looks(desk, every=1), 60):
        enc, counted = board.view.enc, said(texts_of(board), "ships").split()
        if counted:
            assert enc is not None and enc.defense != NOBODY and not enc.totals
            assert int(counted[0]) == sum(board.view.ships[-1]) > 0
            phases.add(board.view.phase)
    assert {"alliance", "planning"} <= phases <= {"launch", "alliance", "planning", "reveal"}


def test_before_the_first_encounter_it_says_so(desk):
    board = PublicBoard(desk, Told(new_game(Setup(1, NAMES), stated_book())))
    assert board.view.enc is None
    assert said(texts_of(board, Story()), "story") == desk.say("ui-no-encounter")


def test_in_the_end_it_names_the_winners_and_covers_nothing_of_the_board(desk):
    *_, board = looks(desk, every=10_000)
    texts = texts_of(board)
    winners = [board.view.seats[seat].name for seat in board.view.winners]
    assert winners and all(name in said(texts, "winners") for name in winners)
    band = pygame.Rect(*board.layout.hud.encounter)
    assert all(band.contains(mark.rect) for mark in texts if mark.owner == "winners")


@pytest.mark.parametrize("can_omit", [True, False])
def test_that_a_bot_thinks_is_left_out_where_letters_would_be_small(desk, can_omit):
    board = next(board for board in looks(desk) if board.view.enc is not None and board.view.enc.defense != NOBODY)
    now = (Span("Ada is thinking"),)
    shown = said(texts_of(board, Story(LONG, now, can_omit=can_omit)), "story")
    assert ("thinking" in shown) is not can_omit
    assert "Somebody" in shown
    short = said(texts_of(board, Story((Span("Ada draws a card."),), now, can_omit=can_omit)), "story")
    assert "thinking" in short
