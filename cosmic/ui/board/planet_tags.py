"""Cards that are kept beside planets: whose they are and what they are worth, on a tag at each planet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygame import FRect

from cosmic.engine.definitions import Content, Face
from cosmic.engine.notes import alien_of
from cosmic.engine.state import FACE_DOWN, NOBODY
from cosmic.engine.views import PlayerView
from cosmic.ui.board.board_layout import number_spot, outwards
from cosmic.ui.board.board_state import NUMBER, planet_box, planet_count
from cosmic.ui.board.captive_places import (
    CORE,
    CUT_OFF,
    USUAL,
    WORSE,
    covered,
    fixed_things,
    numbers,
    off_board,
    tags,
)
from cosmic.ui.board.pieces import Tableau
from cosmic.ui.kit.canvas import Canvas

LETTERS = 24.0
RAISED = 8.0  # how far a tag may lie higher than usual


@dataclass(frozen=True)
class PlanetTag:
    """What is kept beside one planet, and where it is told."""

    planet: int
    alien: str
    words: str
    size: float
    box: FRect


def draw_kept_beside(canvas: Canvas, table: Tableau, content: Content, planet: int = NOBODY) -> None:
    """Beside all planets, or this one."""
    for tag in tags_of(canvas, table, content):
        if planet in (NOBODY, tag.planet) and tag.planet not in table.hidden_tags:
            draw_tag(canvas, table, tag)


def tags_of(canvas: Canvas, table: Tableau, content: Content) -> list[PlanetTag]:
    found = list[PlanetTag]()
    size = LETTERS / max(1.0, canvas.text_scale**0.5)
    high = canvas.metrics.capitals(size) + 9
    for place, cards in sorted(table.view.apart.items()):
        planet, words = beside_planet(place), worth(cards, content.faces)
        if planet != NOBODY and cards:
            wide = high + canvas.metrics.width_of(words, size, "extrabold") + 14
            box = tag_box(table, planet, wide, high, [tag.box for tag in found])
            found.append(PlanetTag(planet, alien_of(place), words, size, box))
    return found


def draw_tag(canvas: Canvas, table: Tableau, tag: PlanetTag) -> None:
    x, y, wide, high = tag.box
    keeper = keeper_of(table.view, tag.alien)
    colour = canvas.theme.gold if keeper == NOBODY else table.colour(keeper)
    with canvas.above(), canvas.above(), canvas.above():
        canvas.panel(tag.box, (10, 12, 28), colour, high / 2, 3)
        canvas.icon(f"aliens/{tag.alien}", (x + 5, y + 2, high - 4, high - 4), colour)
        beside = (x + high + 3, y, wide - high - 10, high)
        canvas.text(tag.words, beside, tag.size, "ink", "extrabold", "center", "middle", False, False, owner="kept")


def tag_box(table: Tableau, planet: int, wide: float, high: float, others: Sequence[FRect] = ()) -> FRect:
    """At the foot of the planet or a little aside of it, or on top beside its number: wherever it hides least.
    `others`: tags that lie there already. It does not depend on ships, which would move it to and fro."""
    layout, scene = table.layout, table.scene
    box = planet_box(layout, scene, planet)
    side, aside = outwards(layout, box), wide / 2 - 8
    top = number_spot(layout, box).x - side * (NUMBER + 2 + wide / 2)
    feet = [(box.centerx + dx, box.bottom - up) for up in (0.0, RAISED) for dx in (0.0, -side * aside, side * aside)]
    tops = [(x, box.y - up) for up in (0.0, high / 2) for x in (top, top - side * aside)]
    ways = [FRect(x - wide / 2, y - high / 2, wide, high) for x, y in (*feet[:3], *tops, *feet[3:])]
    planets = [planet_box(layout, scene, one) for one in range(planet_count(layout, scene))]
    read = [*fixed_things(table), *numbers(table), *others, *(one.scale_by(CORE) for one in planets)]

    def hidden(nth: int) -> float:
        way = [ways[nth]]
        return USUAL * nth + WORSE * covered(way, read) + covered(way, tags(table)) + CUT_OFF * off_board(layout, way)

    return ways[min(range(len(ways)), key=hidden)]


def worth(cards: Sequence[str], faces: Mapping[str, Face]) -> str:
    """The sum of cards that lie open, and else how many there are."""
    if FACE_DOWN in cards:
        return str(len(cards))
    return f"+{sum(faces[card].value for card in cards)}"


def beside_planet(place: str) -> int:
    """The planet beside which a place is; NOBODY's for a sheet."""
    _, _, planet = place.partition("/")
    return int(planet) if planet else NOBODY


def keeper_of(view: PlayerView, alien: str) -> int:
    """Who has the sheet, or the tech, as far as that is known."""
    keeper = next((seat for seat, shown in enumerate(view.seats) if alien in shown.aliens), NOBODY)
    return next((tech.owner for tech in view.techs if tech.face_up and tech.slug == alien), keeper)
