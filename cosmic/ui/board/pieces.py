"""Everything that moves in a game, drawn at rest: ships, the gate, the colony markers, decks and encounter cards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import pygame

from cosmic.engine.state import FACE_DOWN, NOBODY
from cosmic.engine.views import PlayerView
from cosmic.ui.board import tokens
from cosmic.ui.board.board_backdrop import paint_number
from cosmic.ui.board.board_layout import BoardBox, BoardLayout, BoardPoint
from cosmic.ui.board.board_state import SHIP, STEP, TALLEST, BoardState, ShipStack, stacks, zone_center
from cosmic.ui.kit import icons
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.theme import RGB, SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.printed.card_backs import draw_back
from cosmic.ui.printed.card_canvas import CardCanvas, lay, printed
from cosmic.ui.printed.destiny_cards import draw_destiny
from cosmic.ui.printed.hand_cards import draw_card
from cosmic.ui.printed.printed_words import Wording

GATE_TONE: RGB = (126, 208, 255)
FIGURE = 20.0  # size of the figure beside a stack


@dataclass
class Tableau:
    """What is to be seen on the board: a view, and what is in flight just now and so not at its place."""

    layout: BoardLayout
    view: PlayerView
    ships: list[list[int]] = field(default_factory=list)  # those at rest
    laid: list[str] = field(default_factory=lambda: ["", ""])
    hidden_slots: set[int] = field(default_factory=set)  # cards of these sides are drawn by a motion
    hidden_marks: set[int] = field(default_factory=set)  # and the markers of these seats

    @property
    def scene(self) -> BoardState:
        enc = self.view.enc
        target = NOBODY if enc is None or enc.outcome == "refounded" else enc.planet
        return BoardState(self.view.options.planets, target)

    def colour(self, seat: int) -> RGB:
        return SEAT_COLOURS[self.view.seats[seat].colour]

    def mark(self, seat: int) -> str:
        return SEAT_MARKS[self.view.seats[seat].colour]


def draw_middle(canvas: Canvas, numbers: Canvas, table: Tableau, wording: Wording) -> None:
    """Everything between the sky and the plates; `numbers` is what the numbers of planets are drawn on."""
    draw_gate(canvas, table)
    draw_target_number(numbers, table)
    draw_decks(canvas, table, wording)
    draw_slots(canvas, table, wording)
    draw_markers(canvas, table, foreign_counts(table.view))


def draw_gate(canvas: Canvas, table: Tableau) -> None:
    """A beam from the warp to the planet it is aimed at; at rest a ring on the warp's rim."""
    scene, warp = table.scene, table.layout.warp
    if scene.target == NOBODY:
        at = table.layout.gate
        canvas.icon("ui/gate", (at.x - 26, at.y - 26, 52, 52), GATE_TONE)
        return
    head = zone_center(table.layout, scene, -1)
    angle = math.atan2(head.y - warp.center.y, head.x - warp.center.x)
    foot = BoardPoint(warp.center.x + warp.radius * math.cos(angle), warp.center.y + warp.radius * math.sin(angle))
    draw_beam(canvas, foot, head)
    draw_ring(canvas, head, 92, math.degrees(angle))


def draw_target_number(canvas: Canvas, table: Tableau) -> None:
    """Once more over the gate, which comes from the side on which some planets have their number."""
    scene = table.scene
    if scene.target != NOBODY:
        seat, index = divmod(scene.target, scene.planets)
        with canvas.above():
            paint_number(canvas, table.layout.seats[seat].planets[index], index + 1, table.colour(seat))


def draw_ring(canvas: Canvas, at: BoardPoint, side: float, angle: float) -> None:
    """The gate turned towards where it points; `angle` in degrees, clockwise from the right."""
    px = canvas.length(side)
    turned = _turned(px, round(-angle - 90))
    x, y = canvas.point(at.x, at.y)
    canvas.surface.blit(turned, turned.get_rect(center=(round(x), round(y))))


@lru_cache(maxsize=64)
def _turned(px: int, degrees: int) -> pygame.Surface:
    return pygame.transform.rotozoom(icons.icon("ui/gate", px, GATE_TONE), degrees, 1.0)


def draw_beam(canvas: Canvas, foot: BoardPoint, head: BoardPoint) -> None:
    """Narrow at the warp, wide at its head, half transparent."""
    length = math.hypot(head.x - foot.x, head.y - foot.y) or 1.0
    ux, uy = (head.x - foot.x) / length, (head.y - foot.y) / length
    spots = [canvas.point(foot.x - uy * w, foot.y + ux * w) for w in (10, -10)]
    spots += [canvas.point(head.x - uy * w, head.y + ux * w) for w in (-34, 34)]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    wide, high = max(x for x, _ in spots) - left + 2, max(y for _, y in spots) - top + 2
    beam = pygame.Surface((max(1, round(wide)), max(1, round(high))), pygame.SRCALPHA)
    for share, alpha in ((1.0, 46), (0.62, 60), (0.3, 84)):
        inner = [
            canvas.point(foot.x - uy * w * share, foot.y + ux * w * share) if i < 2 else
            canvas.point(head.x - uy * w * share, head.y + ux * w * share)
            for i, w in enumerate((10, -10, -34, 34))
        ]  # fmt: skip
        pygame.draw.polygon(beam, (*GATE_TONE, alpha), [(x - left, y - top) for x, y in inner])
    canvas.surface.blit(beam, (round(left), round(top)))


def draw_stack(canvas: Canvas, table: Tableau, stack: ShipStack) -> None:
    """One picture for each owner and number, kept."""
    colour, mark = table.colour(stack.owner), table.mark(stack.owner)
    wide = SHIP + canvas.metrics.width_of(str(stack.count), FIGURE, "extrabold") + 12
    above = (TALLEST - 1) * STEP + SHIP / 2
    box = BoardBox(
        stack.place.x - SHIP / 2, stack.place.y - above, wide, above + max(SHIP / 2, canvas.metrics.line(FIGURE))
    )
    key = ("stack", colour, mark, stack.count)
    size = canvas.box((0, 0, box.width, box.height)).size
    made = printed(canvas, key, size, lambda press: paint_stack(press, above, stack.count, colour, mark))
    lay(canvas, box, made)


def paint_stack(press: CardCanvas, middle: float, count: int, colour: RGB, mark: str) -> None:
    for i in range(min(count, TALLEST)):
        tokens.draw_ship(press, SHIP / 2, middle - i * STEP, SHIP, colour, mark)
    if count > 1:
        wide = press.metrics.width_of(str(count), FIGURE, "extrabold") + 10
        tag = (SHIP - 8, middle - 2, wide, press.metrics.line(FIGURE))
        press.panel(tag, (10, 12, 28), blend(colour, (255, 255, 255), 0.2), 9, 2)
        press.text(str(count), tag, FIGURE, "ink", "extrabold", "center", "middle", fit=False)


def draw_ships(canvas: Canvas, table: Tableau) -> None:
    found = stacks(table.layout, table.scene, table.ships or table.view.ships)
    for stack in sorted(found, key=lambda stack: stack.place.y):
        draw_stack(canvas, table, stack)


def draw_markers(canvas: Canvas, table: Tableau, foreign: Sequence[float]) -> None:
    """Every seat's marker on the colony track, beside the number of its foreign colonies."""
    for seat, spot in enumerate(marker_places(table, foreign)):
        if seat not in table.hidden_marks:
            draw_marker(canvas, spot, table.mark(seat), table.colour(seat))


def draw_marker(canvas: Canvas, spot: BoardPoint, mark: str, colour: RGB) -> None:
    def paint(press: CardCanvas) -> None:
        press.circle(16, 16, 15, (8, 9, 22))
        press.icon(f"marks/{mark}", (3, 3, 26, 26), colour)

    made = printed(canvas, ("marker", mark, colour), canvas.box((0, 0, 32, 32)).size, paint)
    lay(canvas, (spot.x - 16, spot.y - 16, 32, 32), made)


def foreign_counts(view: PlayerView) -> list[float]:
    """How many foreign colonies each seat has."""
    per = view.options.planets
    planets = range(view.planet_count)
    return [
        float(sum(1 for planet in planets if view.ships[planet][seat] and planet // per != seat))
        for seat in range(len(view.seats))
    ]


def marker_places(table: Tableau, foreign: Sequence[float]) -> list[BoardPoint]:
    """Along the rim, those with the same number beside each other."""
    middle = table.layout.warp.center
    track = table.layout.track
    places: list[BoardPoint] = []
    for seat, number in enumerate(foreign):
        low = min(int(number), len(track) - 1)
        spot = _between(track[low], track[min(low + 1, len(track) - 1)], number - low)
        same = [other for other in range(len(foreign)) if round(foreign[other]) == round(number)]
        reach = table.layout.warp.radius + 30
        angle = math.atan2(spot.y - middle.y, spot.x - middle.x)
        angle += (same.index(seat) - (len(same) - 1) / 2) * 27 / reach
        places.append(BoardPoint(middle.x + reach * math.cos(angle), middle.y + reach * math.sin(angle)))
    return places


def _between(one: BoardPoint, other: BoardPoint, share: float) -> BoardPoint:
    return BoardPoint(one.x + (other.x - one.x) * share, one.y + (other.y - one.y) * share)


def draw_decks(canvas: Canvas, table: Tableau, wording: Wording) -> None:
    view, decks = table.view, table.layout.decks
    for box, count, kind in (
        (decks.deck, view.deck_size, "cosmic"),
        (decks.destiny, view.destiny_deck_size, "destiny"),
    ):
        if count:
            for lift in range(min(3, 1 + count // 12), -1, -1):
                draw_back(canvas, BoardBox(box.x + lift * 2, box.y - lift * 2, box.width, box.height), kind)
    if view.discard:
        draw_card(canvas, decks.discard, wording.card(view.discard[-1]))
    else:
        draw_empty(canvas, decks.discard)
    shown = view.enc.destiny if view.enc is not None and view.enc.destiny else ""
    pile = view.destiny_discard
    if shown or pile:
        draw_destiny(canvas, decks.destiny_discard, wording.destiny(shown or pile[-1]))
    else:
        draw_empty(canvas, decks.destiny_discard)
    sizes = ((decks.deck, view.deck_size), (decks.destiny, view.destiny_deck_size), (decks.discard, len(view.discard)))
    for box, count in sizes:  # over the pile below
        draw_pile_size(canvas, box, count)


def draw_pile_size(canvas: Canvas, box: BoardBox, count: int) -> None:
    high = canvas.metrics.line(20)
    wide = canvas.metrics.width_of(str(count), 20, "bold") + 14
    tag = (box.x + box.width / 2 - wide / 2, box.bottom - high / 2, wide, high)
    canvas.panel(tag, (10, 12, 28), "panel_edge", 8, 2)
    canvas.text(str(count), tag, 20, "ink", "bold", "center", "middle", fit=False)


def draw_empty(canvas: Canvas, box: BoardBox) -> None:
    canvas.panel(box, (12, 15, 36), "panel_edge", 10, 2)


def draw_slots(canvas: Canvas, table: Tableau, wording: Wording) -> None:
    """The encounter cards of both sides, face up or down, and frames where they will lie."""
    enc = table.view.enc
    if enc is None or enc.defense == NOBODY:
        return
    laid = table.laid if any(table.laid) else enc.laid
    for side, (box, face) in enumerate(zip(table.layout.slots, laid)):
        seat = (enc.offense, enc.defense)[side]
        frame = BoardBox(box.x - 5, box.y - 5, box.width + 10, box.height + 10)
        canvas.panel(frame, (12, 15, 36), table.colour(seat), 14, 3)
        if side in table.hidden_slots or not face:
            continue
        if face == FACE_DOWN:
            draw_back(canvas, box)
        else:
            draw_card(canvas, box, wording.card(face))
