"""Everything that moves in a game, drawn at rest: ships, the gate, the colony markers, decks and encounter cards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pygame import FRect

from cosmic.engine.definitions import REWARDS
from cosmic.engine.state import FACE_DOWN, GATE, NOBODY, REMOVED
from cosmic.engine.views import PlayerView
from cosmic.ui.board import hyperspace_gate, tokens
from cosmic.ui.board.board_backdrop import paint_number
from cosmic.ui.board.board_layout import BoardLayout, BoardPoint, center_of, kicker_box, number_spot, radius_of
from cosmic.ui.board.board_state import (
    FOOT,
    SHIP,
    STEP,
    BoardState,
    ShipStack,
    home_of,
    number_of,
    planet_box,
    planet_count,
    room_of,
    stacks,
)
from cosmic.ui.board.crowded_planets import is_small
from cosmic.ui.kit import smooth_shapes
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.theme import RGB, SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.printed.card_backs import back_of, draw_back
from cosmic.ui.printed.card_canvas import CardCanvas, lay, printed
from cosmic.ui.printed.destiny_cards import draw_destiny
from cosmic.ui.printed.hand_cards import draw_card
from cosmic.ui.printed.printed_words import Wording

TAG = 70.0  # how far from a plate the tag at it may lie over something
FIGURE = 20.0  # size of the count at the foot of a pile


@dataclass
class Tableau:
    """What is to be seen on the board: a view, and what is in flight just now and so not at its place."""

    layout: BoardLayout
    view: PlayerView
    ships: list[list[int]] = field(default_factory=list)  # those at rest
    laid: list[str] = field(default_factory=lambda: ["", ""])
    hidden_slots: set[int] = field(default_factory=set)  # cards of these sides are drawn by a motion
    hidden_kickers: set[int] = field(default_factory=set)  # and their kickers
    hidden_marks: set[int] = field(default_factory=set)  # and the markers of these seats
    hidden_tags: set[int] = field(default_factory=set)  # and what comes to lie beside these planets
    under_way: int = NOBODY  # the planet that is drawn by a motion, with all that is on it

    @property
    def scene(self) -> BoardState:
        enc = self.view.enc
        target = NOBODY if enc is None or enc.outcome == "refounded" else enc.planet
        view, seats = self.view, range(len(self.view.seats))
        away = NOBODY if enc is None or target == NOBODY else enc.worldship
        techs = tuple(sum(tech.owner == seat for tech in view.techs) for seat in seats) if view.techs else ()
        return BoardState(view.options.planets, target, tuple(view.added), techs, away, self.under_way)

    @property
    def sky(self) -> tuple[Any, ...]:
        """All that the resting board depends on: whose planets there are, and which are gone, at the gate or under
        way."""
        view = self.view
        seats = tuple((seat.colour, tuple(seat.devoured)) for seat in view.seats)
        away = self.scene.worldship, self.under_way
        return seats, view.options.planets, tuple(view.added), tuple(view.gone), away, view.options.colonies_to_win

    def colour(self, seat: int) -> RGB:
        return SEAT_COLOURS[self.view.seats[seat].colour]

    def mark(self, seat: int) -> str:
        return SEAT_MARKS[self.view.seats[seat].colour]


def draw_middle(canvas: Canvas, table: Tableau, wording: Wording) -> None:
    """Everything between the sky and the plates."""
    draw_gate(canvas, table)
    draw_target(canvas, table)
    draw_decks(canvas, table, wording)
    draw_slots(canvas, table, wording)
    draw_markers(canvas, table, foreign_counts(table.view))


def draw_gate(canvas: Canvas, table: Tableau) -> None:
    """Before the planet it is aimed at; at rest on the warp's rim."""
    scene, layout = table.scene, table.layout
    room = room_of(layout, scene, GATE)
    if scene.target == NOBODY:
        hyperspace_gate.draw_ring(canvas, FRect(layout.gate.x - 40, layout.gate.y - 18, 80, 36))
    else:
        hyperspace_gate.draw_aimed(canvas, layout, room, planet_box(layout, scene, scene.target))
        if scene.worldship not in (NOBODY, scene.under_way):
            draw_planet_away(canvas, table, scene.worldship, planet_box(layout, scene, scene.worldship))


def draw_planet_away(canvas: Canvas, table: Tableau, planet: int, box: FRect) -> None:
    """A planet that was sent, with a rim in its owner's colour."""
    owner, number = home_of(table.layout, table.scene, planet), number_of(table.layout, table.scene, planet)
    tokens.draw_planet(canvas, table.view.seats[owner].colour, number - 1, box)
    canvas.circle(*center_of(box), radius_of(box) + 3, table.colour(owner), 4)


def draw_target(canvas: Canvas, table: Tableau) -> None:
    """A ring around the planet that is attacked, in the colour of the offense."""
    enc, scene = table.view.enc, table.scene
    if enc is not None and scene.target != NOBODY and not enc.outcome:
        box = planet_box(table.layout, scene, scene.target)
        canvas.circle(*center_of(box), radius_of(box) + 5, table.colour(enc.offense), 5)


def draw_numbers(canvas: Canvas, table: Tableau) -> None:
    """Once more over the gate, the ring around the target and the tags at the plates: no number is ever hidden."""
    with canvas.above(), canvas.above(), canvas.above():
        for planet in covered_numbers(table.layout, table.scene):
            draw_number(canvas, table, planet)


def draw_number(canvas: Canvas, table: Tableau, planet: int) -> None:
    layout, scene = table.layout, table.scene
    draw_number_at(canvas, table, planet, number_spot(layout, planet_box(layout, scene, planet)))


def draw_number_at(canvas: Canvas, table: Tableau, planet: int, spot: BoardPoint) -> None:
    layout, scene = table.layout, table.scene
    paint_number(canvas, spot, number_of(layout, scene, planet), table.colour(home_of(layout, scene, planet)))


def covered_numbers(layout: BoardLayout, scene: BoardState) -> list[int]:
    """The planets whose number something may lie over: the target's, and those near a plate."""
    plates = [seat.plate for seat in layout.seats]
    around_plates = [FRect(x - TAG, y - TAG, wide + 2 * TAG, high + 2 * TAG) for x, y, wide, high in plates]

    def is_near(planet: int) -> bool:
        x, y = number_spot(layout, planet_box(layout, scene, planet))
        return any(box.x < x < box.right and box.y < y < box.bottom for box in around_plates)

    at_gate = (scene.target, scene.worldship)
    planets = [planet for planet in range(planet_count(layout, scene)) if planet != scene.under_way]
    return [planet for planet in planets if planet in at_gate or is_near(planet)]


def count_box(metrics: Metrics, stack: ShipStack) -> FRect:
    """The plate with the count, at the foot of the pile; a single ship needs none."""
    figure = FIGURE * stack.size
    wide, high = metrics.width_of(str(stack.count), figure, "extrabold") + 8, metrics.capitals(figure) + 7
    top = min(4 * stack.size, FOOT * stack.size - high)
    return FRect(stack.place.x - wide / 2, stack.place.y + top, wide, high)


def tokens_box(stack: ShipStack) -> FRect:
    wide = SHIP * stack.size
    half = wide * tokens.SHIP_HEIGHT / 2
    top = stack.top(stack.count - 1).y - half
    return FRect(stack.place.x - wide / 2, top, wide, stack.place.y + half - top)


def pile_box(metrics: Metrics, stack: ShipStack) -> FRect:
    """All that is drawn of a pile: its tokens and its count."""
    ships = tokens_box(stack)
    if stack.count < 2:
        return ships
    count = count_box(metrics, stack)
    left = min(ships.x, count.x)
    return FRect(left, ships.y, 2 * (stack.place.x - left), count.bottom - ships.y)


def draw_stack(canvas: Canvas, table: Tableau, stack: ShipStack) -> None:
    """One picture for each owner and number, kept."""
    colour, mark = table.colour(stack.owner), table.mark(stack.owner)
    box = pile_box(canvas.metrics, stack)
    key = ("stack", colour, mark, stack.count, stack.tallest, stack.size)
    size = canvas.box((0, 0, box.width, box.height)).size
    lay(canvas, box, printed(canvas, key, size, lambda press: paint_stack(press, box, stack, colour, mark)))


def paint_stack(press: CardCanvas, box: FRect, stack: ShipStack, colour: RGB, mark: str) -> None:
    ship, step = SHIP * stack.size, STEP * stack.size
    with press.shifted(-box.x, -box.y):
        for i in range(min(stack.count, stack.tallest)):
            tokens.draw_ship(press, stack.place.x, stack.place.y - i * step, ship, colour, mark)
        if stack.count > 1:
            tag = count_box(press.metrics, stack)
            press.panel(tag, (10, 12, 28), blend(colour, (255, 255, 255), 0.2), 8, 2)
            figure = FIGURE * stack.size
            press.text(str(stack.count), tag, figure, "ink", "extrabold", "center", "middle", fit=False)


def draw_ships(canvas: Canvas, table: Tableau) -> None:
    found = stacks(table.layout, table.scene, table.ships or table.view.ships)
    found = [stack for stack in found if stack.zone > REMOVED]  # captives are seen where they are held
    for stack in found:
        draw_mooring(canvas, table, stack)
    for stack in sorted(found, key=lambda stack: stack.place.y):
        draw_stack(canvas, table, stack)


def draw_mooring(canvas: Canvas, table: Tableau, stack: ShipStack) -> None:
    """A line from a pile that has no room on its planet to where it belongs."""
    if stack.zone < 0:
        return
    planet = planet_box(table.layout, table.scene, stack.zone)
    middle, reach = center_of(planet), radius_of(planet)
    far = math.dist(middle, stack.place)
    if is_small(planet) and far > reach:
        rim = _between(middle, stack.place, 0.8 * reach / far)
        canvas.line([rim, stack.place], blend(table.colour(stack.owner), (255, 255, 255), 0.2), 3)


def draw_over_small(canvas: Canvas, table: Tableau, planet: int) -> None:
    """The piles on a small planet once more, over a ring around it that would cross their counts."""
    if is_small(planet_box(table.layout, table.scene, planet)):
        for stack in stacks(table.layout, table.scene, table.ships or table.view.ships):
            if stack.zone == planet:
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
    return [float(view.foreign_count(seat)) for seat in range(len(view.seats))]


def marker_places(table: Tableau, foreign: Sequence[float]) -> list[BoardPoint]:
    """Along the rim, those with the same number beside each other."""
    middle = center_of(table.layout.warp)
    track = table.layout.track
    places: list[BoardPoint] = []
    for seat, number in enumerate(foreign):
        low = min(int(number), len(track) - 1)
        spot = _between(track[low], track[min(low + 1, len(track) - 1)], number - low)
        same = [other for other in range(len(foreign)) if round(foreign[other]) == round(number)]
        reach = radius_of(table.layout.warp) + 30
        angle = math.atan2(spot.y - middle.y, spot.x - middle.x)
        angle += (same.index(seat) - (len(same) - 1) / 2) * 27 / reach
        places.append(BoardPoint(middle.x + reach * math.cos(angle), middle.y + reach * math.sin(angle)))
    return places


def _between(one: BoardPoint, other: BoardPoint, share: float) -> BoardPoint:
    return BoardPoint(one.x + (other.x - one.x) * share, one.y + (other.y - one.y) * share)


def draw_decks(canvas: Canvas, table: Tableau, wording: Wording) -> None:
    view, decks = table.view, table.layout.decks
    for box, count, kind in (
        (decks.deck, view.deck_size, view.deck_back),
        (decks.destiny, view.destiny_deck_size, "destiny"),
    ):
        if count:
            draw_edges(canvas, box, count)
            draw_back(canvas, box, kind)
    if view.discard:
        draw_edges(canvas, decks.discard, len(view.discard))
        draw_card(canvas, decks.discard, wording.card(view.discard[-1]))
    else:
        draw_empty(canvas, decks.discard)
    shown = view.enc.destiny if view.enc is not None and view.enc.destiny else ""
    pile = view.destiny_discard
    if shown or pile:
        draw_destiny(canvas, decks.destiny_discard, wording.destiny(shown or pile[-1]))
    else:
        draw_empty(canvas, decks.destiny_discard)
    sizes = [(decks.deck, view.deck_size), (decks.destiny, view.destiny_deck_size), (decks.discard, len(view.discard))]
    if view.options.rewards == "deck":
        draw_rewards(canvas, table, wording)
        sizes += [(decks.reward, view.reward_deck_size), (decks.reward_discard, len(view.reward_discard))]
    for box, count in sizes:  # over the pile below
        draw_pile_size(canvas, box, count)


def draw_rewards(canvas: Canvas, table: Tableau, wording: Wording) -> None:
    """The reward deck and its discards."""
    view, decks = table.view, table.layout.decks
    if view.reward_deck_size:
        draw_edges(canvas, decks.reward, view.reward_deck_size)
        draw_back(canvas, decks.reward, "reward")
    else:
        draw_empty(canvas, decks.reward)
    if view.reward_discard:
        draw_edges(canvas, decks.reward_discard, len(view.reward_discard))
        draw_card(canvas, decks.reward_discard, wording.card(view.reward_discard[-1]))
    else:
        draw_empty(canvas, decks.reward_discard)


def draw_edges(canvas: Canvas, box: FRect, count: int) -> None:
    """The cards below the uppermost one, seen from the front: whole pixels, so that every edge is a clean line."""
    area, radius, thin = canvas.box(box), canvas.length(4.5), canvas.length(1.3)
    area.inflate_ip(-2 * thin, 0)  # the rim of a card is dark
    for n in range(min(4, count // 8), -1, -1):
        edge = area.move(0, (n + 1) * thin)
        tone = (214, 206, 190) if n % 2 else (92, 92, 116)
        canvas.surface.blit(smooth_shapes.plate(area.size, tone, None, None, radius, 0), edge)


def draw_pile_size(canvas: Canvas, box: FRect, count: int) -> None:
    high = canvas.metrics.line(20)
    wide = canvas.metrics.width_of(str(count), 20, "bold") + 14
    tag = (box.x + box.width / 2 - wide / 2, box.bottom - high / 2, wide, high)
    canvas.panel(tag, (10, 12, 28), "panel_edge", 8, 2)
    canvas.text(str(count), tag, 20, "ink", "bold", "center", "middle", fit=False, owner="deck")


def draw_empty(canvas: Canvas, box: FRect) -> None:
    canvas.panel(box, (12, 15, 36), "panel_edge", 10, 2)


def draw_slots(canvas: Canvas, table: Tableau, wording: Wording) -> None:
    """The encounter cards of both sides, face up or down, and frames where they will lie."""
    enc = table.view.enc
    if enc is None or enc.defense == NOBODY:
        return
    laid = table.laid if any(table.laid) else enc.laid
    for side, (box, face) in enumerate(zip(table.layout.slots, laid)):
        seat = (enc.offense, enc.defense)[side]
        frame = FRect(box.x - 5, box.y - 5, box.width + 10, box.height + 10)
        canvas.panel(frame, (12, 15, 36), table.colour(seat), 14, 3)
        if side not in table.hidden_slots and face:
            if face == FACE_DOWN and not enc.laid[side] and table.view.options.rewards != REWARDS[0]:
                draw_untold(canvas, box, table.colour(seat), table.mark(seat))
            elif face == FACE_DOWN:
                draw_back(canvas, box, back_of(enc.laid_rewards[side]))
            else:
                draw_card(canvas, box, wording.card(face))
        if side not in table.hidden_kickers:
            draw_kicker(canvas, kicker_box(box, side), enc.kickers[side], wording)


def draw_untold(canvas: Canvas, box: FRect, colour: RGB, mark: str) -> None:
    """A card that one side has laid and the other not yet: which back it has would help the other to choose."""
    canvas.panel(box, blend(colour, (12, 15, 36), 0.75), "ink", 10, 3)
    side = box.width * 0.5
    canvas.icon(f"marks/{mark}", (box.centerx - side / 2, box.centery - side / 2, side, side), colour)


def draw_kicker(canvas: Canvas, box: FRect, face: str, wording: Wording) -> None:
    """Beside the encounter card, face down until both are turned up."""
    if face == FACE_DOWN:
        draw_back(canvas, box, "reward")
    elif face:
        draw_card(canvas, box, wording.card(face))
