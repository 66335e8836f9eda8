"""Ships under way: they land and stay, they are lost in the dark, and nothing of it is painted twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest
from situations import table

from cosmic.engine.state import WARP
from cosmic.engine.views import PUBLIC, view_of
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.ui.board import ship_flights
from cosmic.ui.board.board_layout import BoardLayout, BoardPoint
from cosmic.ui.board.board_motion import Motion
from cosmic.ui.board.board_state import SHIP
from cosmic.ui.board.large_units import in_large_units
from cosmic.ui.board.pieces import Tableau
from cosmic.ui.board.ship_flights import LANDED, ShipFall, ShipFlight
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.tween import Timeline
from cosmic.ui.printed.printed_words import Wording
from cosmic.ui.shell.window import open_window

BLUE = (86, 180, 233)
START, END = BoardPoint(300, 800), BoardPoint(1300, 400)
SKY = (0, 0, 0)


@pytest.fixture(scope="module", autouse=True)
def window() -> Iterator[None]:
    opened = open_window((1024, 576), "test")
    yield
    opened.destroy()


def drawn(flight: ShipFlight, share: float) -> pygame.Surface:
    surface = pygame.Surface((1920, 1080))
    surface.fill(SKY)
    flight.share = share
    flight.draw(Canvas(surface))
    return surface


def seen(surface: pygame.Surface) -> pygame.Rect:
    mask = pygame.mask.from_threshold(surface, SKY, (1, 1, 1))
    mask.invert()
    return mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())


def brightest(surface: pygame.Surface) -> int:
    box = seen(surface)
    return max(sum(surface.get_at((x, y))[:3]) for x in range(box.left, box.right) for y in range(box.top, box.bottom))


def test_a_ship_trails_light_behind_it_on_its_way() -> None:
    box = seen(drawn(ShipFlight(START, END, BLUE, "dot"), LANDED / 2))
    assert box.width > 1.8 * SHIP
    assert box.centerx < (START.x + END.x) / 2, "the light is behind it"


def test_it_raises_dust_when_it_lands_and_settles_at_its_place() -> None:
    flight = ShipFlight(START, END, BLUE, "dot")
    landing, rest = seen(drawn(flight, LANDED + 0.1)), seen(drawn(flight, 1.0))
    assert landing.width > 1.2 * rest.width
    assert rest.width == pytest.approx(SHIP, abs=2)
    assert rest.center == pytest.approx(END, abs=3)


def test_a_lost_ship_shrinks_and_grows_dark() -> None:
    fall = ShipFall(START, END, BLUE, "dot")
    before, after = drawn(fall, 0.3), drawn(fall, 0.95)
    assert seen(after).height < seen(before).height
    assert brightest(after) < 0.6 * brightest(before)


def test_a_picture_follows_from_the_share_alone_and_is_made_once() -> None:
    flights = [ShipFlight(START, END, BLUE, "dot"), ShipFall(START, END, BLUE, "dot")]
    shares = [n / 40 for n in range(41)]
    first = [pygame.image.tobytes(drawn(flight, share), "RGB") for flight in flights for share in shares]
    made = ship_flights._kept.made
    again = [pygame.image.tobytes(drawn(flight, share), "RGB") for flight in flights for share in shares]
    assert first == again
    assert ship_flights._kept.made == made


def motion_of(target: int) -> tuple[Motion, Timeline]:
    """Two ships leave the first planet."""
    game = table(4)
    before = view_of(game.table_at(len(game.log)), PUBLIC)
    after = replace(before, ships=[list(row) for row in before.ships])
    owner = next(seat for seat, count in enumerate(before.ships[0]) if count > 1)
    after.ships[0][owner] -= 2
    after.ships[target][owner] += 2
    tableau = Tableau(in_large_units(BoardLayout.load(4)), after)
    motion = Motion(tableau, Wording(book().content, Messages()))
    timeline = Timeline()
    for part in motion.ships(before, after):
        timeline.add(part)
    return motion, timeline


def test_who_has_landed_stays_until_all_are_at_rest() -> None:
    motion, timeline = motion_of(6)
    assert [type(sprite) for sprite in motion.sprites] == [ShipFlight, ShipFlight]
    while timeline.busy:
        timeline.update(0.02)
    assert all(sprite.live for sprite in motion.sprites)
    one, other = motion.sprites
    assert isinstance(one, ShipFlight) and isinstance(other, ShipFlight)
    assert one.end.x == other.end.x and one.end.y > other.end.y, "one lies on the other"
    motion.clear()
    assert motion.sprites == []


def test_ships_that_are_lost_fall_into_the_middle_of_the_warp() -> None:
    motion, timeline = motion_of(WARP)
    assert [type(sprite) for sprite in motion.sprites] == [ShipFall, ShipFall]
    assert all(sprite.end == motion.table.layout.warp.center for sprite in motion.sprites)  # type: ignore[attr-defined]
    timeline.skip()
    assert not any(sprite.live for sprite in motion.sprites)


def test_without_motion_nothing_flies() -> None:
    _, timeline = motion_of(6)
    timeline.speed = 0
    timeline.update(0.02)
    assert not timeline.busy
