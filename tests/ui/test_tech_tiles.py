"""The own techs face down are read where the hand is, by their owner alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from driver import Hands, plan_for
from rich_tables import secret_table
from table_states import open_curtain, show

from cosmic.ui.board.card_fan import CardNode, ReadingCopy
from cosmic.ui.board.tech_tiles import TechTile


@pytest.fixture(params=[((1280, 720), 1.0), ((1280, 720), 1.6), ((1920, 1080), 2.0)], ids=str)
def hands(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Hands]:
    size, scale = request.param
    hands = Hands(plan_for(4, 4, "quick", planets=4), tmp_path, size, text_scale=scale)
    hands.keys_only = True
    yield hands
    hands.close()


def tiles(hands: Hands) -> list[TechTile]:
    hands.top.refresh()
    return [node for node in hands.top.ui.all() if isinstance(node, TechTile)]


def test_behind_the_curtain_the_own_techs_lie_beside_the_cards(hands: Hands) -> None:
    show(hands, secret_table(6), "quick")
    assert not tiles(hands)
    open_curtain(hands)
    seat = hands.scene.eyes
    own = [tech.slug for tech in hands.scene.view.techs if tech.owner == seat and not tech.face_up]
    shown = tiles(hands)
    assert [tile.slug for tile in shown] == own and len(own) == 2
    cards = [node for node in hands.top.ui.all() if isinstance(node, CardNode) and not isinstance(node, TechTile)]
    assert cards and all(card.box.right <= shown[0].box.x for card in cards)
    assert hands.scene.layout.hud.dock.contains(shown[-1].box)


def test_what_a_tech_does_stands_on_its_reading_copy(hands: Hands) -> None:
    show(hands, secret_table(4), "quick")
    open_curtain(hands)
    tile = tiles(hands)[0]
    hands.tab_to(tile.key)
    copy = next(node for node in hands.top.ui.all() if isinstance(node, ReadingCopy))
    canvas = hands.app.plain_canvas(hands.view, hands.view.surface)
    before = hands.view.surface.subsurface(canvas.box(copy.box)).copy().get_buffer().raw
    hands.tab_to(tiles(hands)[1].key)
    assert hands.view.surface.subsurface(canvas.box(copy.box)).copy().get_buffer().raw != before


def test_at_the_open_table_nobody_sees_them(hands: Hands) -> None:
    show(hands, secret_table(4), "normal")
    assert not tiles(hands)
    open_curtain(hands)
    hands.lose_focus()
    assert not tiles(hands)
