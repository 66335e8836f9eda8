"""What a lesson points at, as boxes on the screen; and where there is room to speak of it."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import TYPE_CHECKING

from pygame import FRect

from cosmic.engine.state import BESIDE, GATE
from cosmic.ui.board.board_layout import center_of
from cosmic.ui.board.board_state import planet_box, room_of
from cosmic.ui.board.card_fan import CardNode
from cosmic.ui.kit.canvas import HEIGHT, WIDTH
from cosmic.ui.kit.node import Node
from cosmic.ui.screens.tutorial.box_sums import apart, around, grown, overlap
from cosmic.ui.table.table_nodes import reading_place

if TYPE_CHECKING:
    from cosmic.ui.screens.tutorial.tutorial_scene import TutorialScene

ROUND = ("planet", "target", "system", "warp", "track")  # ringed by circles, not by frames
AIR = 18.0  # between the panel and anything it must not cover
STEP = 24.0


def boxes_of(scene: TutorialScene, place: str, nodes: Sequence[Node]) -> list[FRect]:
    """The boxes of a place by its name in the lessons; none if it is not to be seen now."""
    what, _, which = place.partition(" ")
    spots = fixed_spots(scene)
    if place in spots:
        return [spots[place]]
    if what in ("offense", "defense", "totals"):
        return totals_boxes(what, nodes)
    if what == "seat":
        return [scene.layout.seats[scene.tutorial.course.names.seat(which)].plate]
    if what in ("planet", "target"):
        planet = scene.tutorial.target if what == "target" else scene.tutorial.course.names.planet(which)
        return [] if planet is None else [planet_box(scene.layout, scene.table.scene, planet)]
    if what == "system":
        return list(scene.layout.seats[scene.tutorial.course.names.seat(which)].planets)
    if what == "slots":
        return list(scene.layout.slots)
    cards = [node for node in nodes if isinstance(node, CardNode)]
    if what == "card":
        faces = scene.view.cards
        return [seen for node, seen in in_sight(cards) if faces.get(int(node.key.rpartition("-")[2])) == which][:1]
    return [around([FRect(*node.area) for node in cards])] if cards else []


def in_sight(cards: Sequence[CardNode]) -> list[tuple[CardNode, FRect]]:
    """The cards of a row, each with the part of it on which no other lies."""
    boxes = [FRect(*node.area) for node in cards]
    ends = [*(box.x for box in boxes[1:]), float("inf")]
    return [(node, FRect(box.x, box.y, min(box.w, end - box.x), box.h)) for node, box, end in zip(cards, boxes, ends)]


def fixed_spots(scene: TutorialScene) -> dict[str, FRect]:
    """Places that are always there."""
    layout, board = scene.layout, scene.table.scene
    tools = layout.hud.tools
    return {
        "phases": layout.hud.phase_bar,
        "log": FRect(tools.x, tools.y, (tools.w - 16) / 3, tools.h),
        "warp": layout.warp,
        "track": grown(layout.warp, 26),
        "destiny": layout.decks.destiny_discard,
        "deck": layout.decks.deck,
        "discard": layout.decks.discard,
        "gate": grown(room_of(layout, board, GATE), 8),
        "beside": grown(room_of(layout, board, BESIDE), 8),
    }


def totals_boxes(which: str, nodes: Sequence[Node]) -> list[FRect]:
    sides = {"offense": (0,), "defense": (1,)}.get(which, (0, 1))
    return [FRect(*node.area) for node in nodes for side in sides if node.key == f"strength-{side}"]


def place_for(
    sizes: Sequence[tuple[float, float]], kept: Sequence[FRect], spared: Sequence[FRect], near: FRect
) -> FRect:
    """The best place for a panel of one of these sizes: never over what is kept free if that can be helped, seldom
    over what is better spared, and near to what it speaks of."""
    best, least = FRect(AIR, AIR, *sizes[0]), float("inf")
    weighed = [(box, 10_000.0) for box in kept] + [(box, 2.0) for box in spared]
    for wide, high in sizes:
        lefts = [AIR + i * STEP for i in range(int((WIDTH - wide - 2 * AIR) / STEP) + 1)]
        # How far off a column is, and how much of each thing it would cover, does not depend on the row.
        offs = [apart(x, wide, near.x, near.width) for x in lefts]
        covers = [[overlap(x, wide, box.x, box.width) * weight for box, weight in weighed] for x in lefts]
        for i in range(int((HEIGHT - high - 2 * AIR) / STEP) + 1):
            y = AIR + i * STEP
            below = apart(y, high, near.y, near.height)
            if 30 * below >= least:  # nothing in this row is near enough
                continue
            row = [overlap(y, high, box.y, box.height) for box, _ in weighed]
            for x, off, column in zip(lefts, offs, covers):
                far = 30 * (off + below)
                if far < least and (cost := sum(map(mul, row, column)) + far) < least:
                    best, least = FRect(x, y, wide, high), cost
    return best


def middle_place(scene: TutorialScene, sizes: Sequence[tuple[float, float]]) -> FRect:
    """Over the middle of the board, for words about nothing in particular."""
    wide, high = sizes[min(1, len(sizes) - 1)]
    center = center_of(scene.layout.warp)
    return FRect(max(AIR, center.x - wide / 2), max(AIR, center.y - high / 2), wide, high)


def room_around(
    scene: TutorialScene, targets: Sequence[FRect], nodes: Sequence[Node]
) -> tuple[list[FRect], list[FRect]]:
    """What a panel must not cover, and what it should rather not."""
    kept = [grown(box, AIR) for box in targets]
    layout = scene.layout
    if scene.asked is not None:
        kept.append(layout.hud.dock)
        kept += [grown(FRect(*node.area), 10) for node in nodes if node.key.startswith(("planet-", "zone-"))]
        kept += [FRect(*node.area) for node in nodes if node.key.startswith("seat-") and getattr(node, "lit", False)]
    spared = [layout.warp, *layout.slots, *(seat.plate for seat in layout.seats), layout.hud.dock]
    spared += [planet for seat in layout.seats for planet in seat.planets]
    spots = fixed_spots(scene)
    spared += [*layout.strength, layout.hud.headline, spots["gate"], spots["beside"]]
    if any(isinstance(node, CardNode) and node.held.lit for node in nodes):
        spared += [FRect(*reading_place(scene))] * 2
    return kept, spared
