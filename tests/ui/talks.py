"""Games that have come to a deal, and the deal table for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from conftest import Below, Table
from situations import at

from cosmic.engine.decisions import PASS
from cosmic.engine.game import Game
from cosmic.engine.views import view_of
from cosmic.hotseat.session.deal_drafts import DealClock, OfferDraft, draft_after, talks
from cosmic.text.presenter import Presenter
from cosmic.ui.screens.deal.deal_scene import DealScene
from cosmic.ui.shell.services import Services

NAMES = ("Anna", "Ben", "Cleo", "Dávid")
# Both main players have laid a negotiate: what comes next is the deal.
TALKS = """
seats: {blue: mind, green: clone, purple: zombie, red: macron}
unused: [oracle]
start: reveal
offense: blue
planet: green 1
sends: 3
laid: {offense: negotiate, defense: negotiate}
"""
HANDS = """
hands:
  blue: [attack 04, attack 06, attack 08, negotiate, attack 10, +2, attack 12, flare void]
  green: [attack 05, attack 06, attack 08, negotiate, attack 20, +3, attack 14, flare oracle]
  purple: [attack 07, attack 06, attack 08, negotiate, attack 10, +5, flare macron, flare clone]
"""
# Each with cards of many kinds and a planet where the other already lives; everybody has been around.
FULL = f"""{TALKS}{HANDS}
defense: green
ships:
  blue: {{warp: 1, green 3: 2, red 2: 1}}
  green: {{blue 2: 2, purple 1: 1}}
  purple: {{red 1: 2, blue 5: 2}}
"""
# The other one can free ships from the warp.
ZOMBIE = f"""{TALKS.replace("green 1", "purple 1")}{HANDS}
defense: purple
ships: {{green: {{warp: 3}}, red: {{warp: 2}}}}
"""
NO_PLANETS = f"""{TALKS}{HANDS}
defense: green
ships: {{blue: {{gate: 3, rest: warp}}, green: {{green 1: 4, rest: warp}}}}
"""
NO_HAND = f"""{TALKS}
hands: {{blue: [attack 04], green: []}}
defense: green
"""


def game_at(written: str, names: tuple[str, ...] = NAMES) -> Game:
    """Nobody answers the cards that were turned up."""
    game = at(written, names)
    while game.decision is not None and game.decision.passive:
        game.answer(PASS)
    assert game.decision is not None and game.decision.kind == "deal-offer"
    return game


class EmptyDesk:
    """Nobody there has a hint."""

    is_awaited = False

    def ask(self) -> None:
        self.is_awaited = True

    def work(self) -> None:
        pass


def deal_table(services: Services, game: Game, clock: DealClock | None = None) -> DealScene:
    """The deal question of a game, as the table puts it."""
    decision = game.decision
    assert decision is not None
    view = view_of(game.table, decision.player)
    words = Presenter(view, services.book.content, services.messages)
    history = [words.event(entry) for entry in talks(game.log)]
    draft = draft_after(game.log, decision.bounds) if decision.bounds is not None else None
    return DealScene(services, decision, view, words, clock or DealClock(60), history, draft, None, EmptyDesk())


@pytest.fixture
def sit_down(calm_services: Services) -> Callable[..., DealScene]:
    """Puts the pending deal question of a game on a table, over a scene that catches the answer."""

    def shown(table: Table, game: Game, clock: DealClock | None = None) -> DealScene:
        scene = deal_table(calm_services, game, clock)
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
