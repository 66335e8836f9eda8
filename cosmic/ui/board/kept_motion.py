"""What aliens keep, under way: tokens and sheets that go from seat to seat, and cards that are laid apart."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from pygame import FRect

from cosmic.engine.notes import alien_of
from cosmic.engine.state import NOBODY
from cosmic.engine.views import PlayerView
from cosmic.text.below_zero import figure
from cosmic.ui.board.board_layout import BoardPoint, center_of
from cosmic.ui.board.board_state import planet_box
from cosmic.ui.board.free_places import tech_box
from cosmic.ui.board.pieces import Tableau
from cosmic.ui.board.planet_tags import beside_planet, keeper_of
from cosmic.ui.board.sprite import Sprite
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.theme import RGB

TOKEN = 52.0
LETTERS = 26.0
CARD = FRect(0, 0, 52, 73)  # a small one, as it flies


class KeptJourney(NamedTuple):
    """`what`: a number of tokens in figures, or the picture of what goes; NOBODY is the middle of the board."""

    source: int
    target: int
    what: str


class TokenFlight(Sprite):
    """A golden token with a figure or an emblem on it, on an arc from place to place."""

    def __init__(self, start: BoardPoint, end: BoardPoint, what: str, colour: RGB) -> None:
        super().__init__()
        self.start, self.end, self.what, self.colour = start, end, what, colour

    def draw(self, canvas: Canvas) -> None:
        x, y = (a + (b - a) * self.share for a, b in zip(self.start, self.end))
        box = FRect(0, 0, TOKEN, TOKEN)
        box.center = (x, y - 60 * math.sin(math.pi * self.share))
        if "/" in self.what:
            canvas.circle(*box.center, TOKEN / 2 + 4, (10, 12, 28))
            canvas.icon(self.what, box, self.colour)
        else:
            canvas.panel(box, "gold", (30, 20, 4), TOKEN / 2, 3)
            canvas.text(self.what, box, LETTERS, "on_gold", "extrabold", "center", "middle", False, False)


def journeys(before: PlayerView, after: PlayerView) -> Iterator[KeptJourney]:
    """Tokens that came or went, and sheets that changed hands."""
    for seat, (was, now) in enumerate(zip(before.seats, after.seats)):
        more = now.tokens - was.tokens
        if more and was.aliens == now.aliens:
            yield KeptJourney(NOBODY, seat, f"+{more}") if more > 0 else KeptJourney(seat, NOBODY, figure(more))
        for alien in sorted({*was.others_tokens, *now.others_tokens}):
            more = now.others_tokens.get(alien, 0) - was.others_tokens.get(alien, 0)
            keeper = keeper_of(after, alien)
            if more and keeper != seat:
                way = (keeper, seat) if more > 0 else (seat, keeper)
                yield KeptJourney(*way, f"aliens/{alien}")
        for alien in was.aliens:
            owner = keeper_of(after, alien)
            if owner not in (seat, NOBODY) and alien not in before.seats[owner].aliens:
                yield KeptJourney(seat, owner, f"aliens/{alien}")


def spot_of(table: Tableau, seat: int) -> BoardPoint:
    """Where the emblem of a seat is, or the middle of the board."""
    if seat == NOBODY:
        return center_of(table.layout.warp)
    plate = table.layout.seats[seat].plate
    return BoardPoint(plate.x + plate.height / 2 + 6, plate.centery)


def flights(table: Tableau, before: PlayerView, after: PlayerView) -> Iterator[TokenFlight]:
    for source, target, what in journeys(before, after):
        whose = target if target != NOBODY else source
        yield TokenFlight(spot_of(table, source), spot_of(table, target), what, table.colour(whose))


def places_changed(before: PlayerView, after: PlayerView) -> Iterator[tuple[str, int]]:
    """The places apart to which cards came, or from which they went, and how many."""
    for place in dict.fromkeys((*before.apart, *after.apart)):
        more = len(after.apart.get(place, ())) - len(before.apart.get(place, ()))
        if more:
            yield place, more


def place_box(table: Tableau, view: PlayerView, place: str) -> FRect:
    """Where cards at a place lie, as large as a card that flies: beside a planet, under a tech, or on the sheet of
    their owner."""
    planet, keeper = beside_planet(place), keeper_of(view, alien_of(place))
    box = CARD.copy()
    own = [tech.slug for tech in view.techs if tech.owner == keeper]
    if place in own:
        box.center = tech_box(table.layout, keeper, own.index(place), len(own)).center
    elif planet == NOBODY:
        box.center = spot_of(table, keeper)
    else:
        at = planet_box(table.layout, table.scene, planet)
        box.center = (at.centerx, at.bottom)
    return box
