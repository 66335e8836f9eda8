"""Games that have come to a deal, and the deal table for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from conftest import Below, Table

from cosmic.bots import make
from cosmic.engine.game import Game
from cosmic.engine.state import Options
from cosmic.engine.views import view_of
from cosmic.hotseat.dealing import DealClock, OfferDraft, last_offer, talks
from cosmic.phases.setup import Setup
from cosmic.rulebook import new_game
from cosmic.text.board import Board
from cosmic.ui.deal.scene import DealScene
from cosmic.ui.desk import Desk

NAMES = ("Anna", "Ben", "Cleo", "Dávid")
FULL, ZOMBIE, NO_PLANETS, NO_HAND = 30, 14, 10, 3  # seeds of games whose first talks are like that


@cache
def played(seed: int, names: tuple[str, ...]) -> Game:
    """A game of bots up to its first deal."""
    game = new_game(Setup(seed, names, Options(setup="basic")))
    bots = [make("random" if seat % 2 else "greedy", seed * 10 + seat) for seat in range(4)]
    while game.decision is not None and game.decision.kind != "deal-offer":
        player = game.decision.player
        game.answer(bots[player].choose(view_of(game.table, player), game.decision))
    return game


def game_at(seed: int, names: tuple[str, ...] = NAMES) -> Game:
    return played(seed, names).clone()


def deal_table(desk: Desk, game: Game, clock: DealClock | None = None) -> DealScene:
    """The deal question of a game, as the table puts it."""
    decision = game.decision
    assert decision is not None
    view = view_of(game.table, decision.player)
    words = Board(view, desk.book.content, desk.messages)
    history = [words.event(entry) for entry in talks(game.log)]
    earlier = last_offer(game.log) if decision.bounds is not None else None
    return DealScene(desk, decision, view, words, clock or DealClock(60), history, earlier)


@pytest.fixture
def sit_down(calm_desk: Desk) -> Callable[..., DealScene]:
    """Puts the pending deal question of a game on a table, over a scene that catches the answer."""

    def shown(table: Table, game: Game, clock: DealClock | None = None) -> DealScene:
        scene = deal_table(calm_desk, game, clock)
        table.over(scene)
        return scene

    return shown


def answer_of(table: Table) -> object:
    assert isinstance(table.scene, Below), "the deal table is still there"
    assert len(table.scene.results) == 1
    return table.scene.results[0]


# --- offers


def draft_for(game: Game) -> OfferDraft:
    assert game.decision is not None and game.decision.bounds is not None
    return OfferDraft(game.decision.bounds)


def fair_offer(game: Game) -> dict[str, Any]:
    """Something of every sort that the other can certainly hand over."""
    draft = draft_for(game)
    draft.toggle_slot(0)
    draft.toggle_colony(0, draft.bounds.new[0][0])
    draft.set_random(1, 1)
    draft.toggle_colony(1, draft.bounds.new[1][0])
    return draft.answer()


def rich_offer(game: Game) -> dict[str, Any]:
    """As much as can be put on one paper."""
    draft = draft_for(game)
    bounds = draft.bounds
    draft.toggle_slot(0)
    draft.toggle_slot(len(draft.hand) - 1)
    draft.set_kind(0, "attack", 2)
    draft.set_random(0, 2)
    draft.toggle_colony(0, bounds.colonies[0][0])
    draft.add_card(1, "attack_30")
    draft.add_card(1, [face for face in bounds.faces if bounds.kinds[face] == "flare"][3])
    draft.set_kind(1, "negotiate", 1)
    draft.set_random(1, 2)
    draft.toggle_colony(1, bounds.colonies[1][0])
    return draft.answer()
