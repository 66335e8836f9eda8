"""Technologies on the board: in front of each seat, with their ships, and the tokens that belong to them."""

from __future__ import annotations

from pygame import FRect

from cosmic.engine.definitions import Content
from cosmic.engine.state import NO_TOKEN
from cosmic.engine.views import PlayerView, TechView
from cosmic.ui.board import tokens
from cosmic.ui.board.board_backdrop import paint_number
from cosmic.ui.board.board_layout import number_spot
from cosmic.ui.board.board_state import SHIP, place_of, planet_box
from cosmic.ui.board.free_places import tech_box
from cosmic.ui.board.pieces import Tableau
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.theme import RGB, blend
from cosmic.ui.printed.card_backs import draw_back
from cosmic.ui.printed.card_canvas import CardCanvas, lay, printed

SIGN = 40.0  # size of a token's picture
FIGURE = 20.0
UNDER = 0.28  # how far a card looks out from under a tech
PICTURES = 5  # of planets of one colour
GROUND: RGB = (10, 12, 28)


def techs_of(view: PlayerView, seat: int) -> list[TechView]:
    return [tech for tech in view.techs if tech.owner == seat]


def draw_techs(canvas: Canvas, table: Tableau) -> None:
    """Face down nobody sees more of one than its ships, not even its owner: that is what the hand is for. Ships that
    come to a gate or a planet near by are drawn later, and lie over them."""
    for seat in range(len(table.view.seats)):
        own = techs_of(table.view, seat)
        for n, tech in enumerate(own):
            box = tech_box(table.layout, seat, n, len(own))
            if tech.face_up:
                draw_under(canvas, box, table.view.backs_at(tech.slug))
            draw_tech(canvas, box, tech.slug if tech.face_up else "", table.colour(seat))
            ships = tech.ships if not table.ships else min(tech.ships, table.ships[-5 - len(table.view.seats)][seat])
            if ships:
                draw_researchers(canvas, box, ships, table.colour(seat), table.mark(seat))


def draw_tech_tokens(canvas: Canvas, table: Tableau, content: Content) -> None:
    for tech in table.view.techs:
        if tech.face_up and tech.token != NO_TOKEN:
            draw_token(canvas, table, tech, content.techs[tech.slug].token)


def draw_under(canvas: Canvas, box: FRect, backs: list[str]) -> None:
    """Cards face down look out from under a tech, above it."""
    for n, back in enumerate(backs):
        draw_back(canvas, FRect(box.x + 4 + 6 * n, box.y - box.height * UNDER, box.width - 8, box.height), back)


def draw_tech(canvas: Canvas, box: FRect, slug: str, colour: RGB) -> None:
    def paint(press: CardCanvas) -> None:
        area = FRect(0, 0, press.wide, press.high)
        press.panel(area, blend(colour, GROUND, 0.72 if slug else 0.86), colour, 6, 2)
        side = press.wide - 8
        name = f"techs/{slug}" if slug else "ui/research"
        press.icon(name, (4, (press.high - side) / 2, side, side), colour if slug else blend(colour, GROUND, 0.35))

    lay(canvas, box, printed(canvas, ("tech", slug, colour), canvas.box(box).size, paint))


def draw_researchers(canvas: Canvas, box: FRect, ships: int, colour: RGB, mark: str) -> None:
    with canvas.above():
        tokens.draw_ship(canvas, box.x + 12, box.bottom - 6, SHIP * 0.62, colour, mark)
        wide = canvas.metrics.width_of(str(ships), FIGURE, "extrabold") + 8
        tag = FRect(box.right - wide + 4, box.bottom - 16, wide, canvas.metrics.capitals(FIGURE) + 7)
        canvas.panel(tag, GROUND, blend(colour, (255, 255, 255), 0.2), 8, 2)
        canvas.text(str(ships), tag, FIGURE, "ink", "extrabold", "center", "middle", False, False, owner="tech")


def draw_token(canvas: Canvas, table: Tableau, tech: TechView, marks: str) -> None:
    """Between two planets, or over the ship that it is."""
    view, colour = table.view, table.colour(tech.owner)
    if marks == "gap":
        x, y = between(table, tech.token)
    else:
        owners = [owner for owner, count in enumerate(view.ships[tech.token]) if count]
        x, y = place_of(table.layout, table.scene, tech.token, tech.owner, owners)
        x, y = x + SHIP * 0.55, y - SHIP * 0.75
    with canvas.above(), canvas.above():
        canvas.circle(x, y, SIGN / 2 + 3, GROUND)
        canvas.circle(x, y, SIGN / 2 + 3, colour, 2)
        canvas.icon(f"techs/{tech.slug}", (x - SIGN / 2, y - SIGN / 2, SIGN, SIGN), colour)


def between(table: Tableau, first: int) -> tuple[float, float]:
    """Halfway from a planet to the next one of its system."""
    view = table.view
    system = list(view.home_planets(view.home_of(first)))
    second = system[min(system.index(first) + 1, len(system) - 1)] if first in system else first
    one, other = (planet_box(table.layout, table.scene, planet) for planet in (first, second))
    return (one.centerx + other.centerx) / 2, (one.centery + other.centery) / 2


def draw_added_planets(canvas: Canvas, table: Tableau) -> None:
    """What came into the game is on no map."""
    view = table.view
    first = len(view.seats) * view.options.planets
    for n, seat in enumerate(view.added):
        if first + n not in view.gone and first + n != table.under_way:
            box = planet_box(table.layout, table.scene, first + n)
            tokens.draw_planet(canvas, view.seats[seat].colour, n % PICTURES, box)
            with canvas.above(), canvas.above():
                paint_number(canvas, number_spot(table.layout, box), view.number_of(first + n), table.colour(seat))
