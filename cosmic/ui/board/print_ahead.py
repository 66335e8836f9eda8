"""Prints made ahead, in frames in which nothing else happens, so that no motion and no pointer waits for the press.

What is printed follows from what lies open: the cards on the screen, and every card that any deck holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from cosmic.engine.views import PlayerView
from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.board.board_motion import shown_large
from cosmic.ui.board.card_fan import CardNode, ReadingCopy
from cosmic.ui.board.stage_pictures import prints_ahead
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.node import Node
from cosmic.ui.printed.card_canvas import has_room, prints_made
from cosmic.ui.printed.destiny_cards import destiny_surface
from cosmic.ui.printed.hand_cards import card_surface, fanned_size
from cosmic.ui.printed.printed_words import DestinyWords, Wording

if TYPE_CHECKING:
    from cosmic.ui.board.board_scene import BoardScene

PLAYED = ("artifact", "flare", "reinforcement")  # kinds of cards that are shown large when they are played


class PrintAhead:
    """One print at a time; begins again when something else has come on the screen."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.look: object = None
        self.prints: Iterator[object] = iter(())

    def print_one(self, scene: BoardScene, canvas: Canvas) -> None:
        look = (canvas.surface.get_size(), canvas.theme.name, canvas.text_scale)
        if scene.ui.nodes is not self.nodes or look != self.look:
            self.nodes, self.look = scene.ui.nodes, look
            open_cards = reading_copies(scene.ui.all(), canvas)
            big = prints_ahead(canvas, scene.stage_box, scene.view, scene.printed)
            board = faces(scene.table.layout, scene.view, scene.printed, scene.motion_canvas())
            self.prints = chain(open_cards, big, board)
        before = prints_made()
        while has_room() and prints_made() == before and next(self.prints, None) is not None:
            pass


def reading_copies(nodes: Iterable[Node], canvas: Canvas) -> Iterator[object]:
    """What the pointer would find on the cards that lie open now."""
    nodes = list(nodes)
    large = [canvas.box(node.box).size for node in nodes if isinstance(node, ReadingCopy)]
    for node in [node for node in nodes if isinstance(node, CardNode)]:
        held = node.held
        if isinstance(held.words, DestinyWords):
            yield from (destiny_surface(canvas, held.words, size) for size in large)
            continue
        for size in large:
            yield card_surface(canvas, held.words, size, super_side=held.super_side)
        size = canvas.box(node.box).size if node.fanned is None else fanned_size(canvas, node.box)
        straight = replace(node.fanned, tilt=0.0) if node.fanned is not None else None
        for fanned in dict.fromkeys((straight, node.fanned)):
            yield card_surface(
                canvas,
                held.words,
                size,
                fanned=fanned,
                lit=True,
                greyed=held.greyed,
                selected=held.picked,
                super_side=held.super_side,
            )


def faces(layout: BoardLayout, view: PlayerView, wording: Wording, canvas: Canvas) -> Iterator[object]:
    """Every card of the decks as it will lie on the board; of the flares those of the aliens that sit openly."""
    content, large = wording.content, canvas.box(shown_large(layout)).size
    for slug in dict.fromkeys(card.slug for card in content.destiny):
        yield destiny_surface(canvas, wording.destiny(slug), large)
        yield destiny_surface(canvas, wording.destiny(slug), canvas.box(layout.decks.destiny_discard).size)
    aliens = {alien for seat in view.seats for alien in seat.aliens}
    for slug, face in content.faces.items():
        if face.kind == "flare" and face.alien not in aliens:
            continue
        yield card_surface(canvas, wording.card(slug), canvas.box(layout.decks.discard).size)
        for slot in layout.slots:
            yield card_surface(canvas, wording.card(slug), canvas.box(slot).size)
        if face.kind in PLAYED:
            yield card_surface(canvas, wording.card(slug), large)
