"""What aliens keep on the board: cards beside planets, and cards that were added to an encounter card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import FRect

from cosmic.engine.definitions import Face
from cosmic.engine.state import FACE_DOWN
from cosmic.engine.views import PlayerView
from cosmic.ui.board.board_state import planet_box
from cosmic.ui.board.pieces import Tableau
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.printed.hand_cards import draw_card
from cosmic.ui.printed.printed_words import Wording

LETTERS = 24.0
ADDED = 0.56  # of the size of an encounter card


def draw_kept_things(canvas: Canvas, table: Tableau, wording: Wording) -> None:
    for place, cards in table.view.apart.items():
        alien, _, planet = place.partition("/")
        if planet and cards:
            box = planet_box(table.layout, table.scene, int(planet))
            draw_badge(canvas, box, alien, worth(cards, wording.content.faces), colour_of_keeper(canvas, table, alien))
    enc = table.view.enc
    for slot, faces in zip(table.layout.slots, enc.added if enc is not None else ()):
        for n, face in enumerate(faces):
            wide, high = slot.w * ADDED, slot.h * ADDED
            box = FRect(slot.right - wide + 14, slot.bottom - high + 14 - 40 * n, wide, high)
            draw_card(canvas, box, wording.card(face))


def draw_badge(canvas: Canvas, planet: FRect, alien: str, words: str, colour: tuple[int, int, int]) -> None:
    """At the foot of the planet, where no number is: whose cards they are, and what they are worth."""
    size = LETTERS / max(1.0, canvas.text_scale**0.5)
    high = canvas.metrics.line(size) + 4
    wide = high + canvas.metrics.width_of(words, size, "extrabold") + 16
    tag = FRect(planet.centerx - wide / 2, planet.bottom - high / 2, wide, high)
    with canvas.above(), canvas.above(), canvas.above():
        canvas.panel(tag, (10, 12, 28), colour, high / 2, 3)
        canvas.icon(f"aliens/{alien}", (tag.x + 5, tag.y + 3, high - 6, high - 6), colour)
        beside = (tag.x + high + 2, tag.y, wide - high - 10, high)
        canvas.text(words, beside, size, "ink", "extrabold", "center", "middle", False, False, owner="kept")


def worth(cards: Sequence[str], faces: Mapping[str, Face]) -> str:
    """The sum of cards that lie open, and else how many there are."""
    if FACE_DOWN in cards:
        return str(len(cards))
    return f"+{sum(faces[card].value for card in cards)}"


def keeper_of(view: PlayerView, alien: str) -> int | None:
    return next((seat for seat, shown in enumerate(view.seats) if alien in shown.aliens), None)


def colour_of_keeper(canvas: Canvas, table: Tableau, alien: str) -> tuple[int, int, int]:
    keeper = keeper_of(table.view, alien)
    return canvas.theme.gold if keeper is None else table.colour(keeper)


def cards_on_sheets(view: PlayerView, seat: int) -> int:
    """How many cards lie on the sheets of a seat, apart from those it has borrowed."""
    on_sheets = {place: cards for place, cards in view.apart.items() if "/" not in place}
    return sum(len(cards) for place, cards in on_sheets.items() if keeper_of(view, place) == seat)
