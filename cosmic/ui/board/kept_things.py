"""What aliens keep on the board: cards beside planets, and cards that were added to an encounter card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import FRect

from cosmic.engine.definitions import Content, Face
from cosmic.engine.notes import PUT_ASIDE, alien_of, is_of_sheet
from cosmic.engine.state import FACE_DOWN, NOBODY
from cosmic.engine.views import REWARD_BACK, EncounterView, PlayerView
from cosmic.ui.board.board_layout import number_spot, outwards
from cosmic.ui.board.board_state import NUMBER, planet_box
from cosmic.ui.board.crews import draw_crews
from cosmic.ui.board.large_units import ZOOM
from cosmic.ui.board.pieces import Tableau
from cosmic.ui.board.tech_pieces import draw_techs
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.theme import RGB
from cosmic.ui.printed.card_backs import back_of, draw_back
from cosmic.ui.printed.hand_cards import draw_card
from cosmic.ui.printed.printed_words import Wording

LETTERS = 24.0
ADDED, ASIDE = 0.56, 0.44  # of the size of an encounter card


def draw_kept_things(canvas: Canvas, table: Tableau, wording: Wording) -> None:
    if table.view.techs:
        draw_techs(canvas, table, wording.content)
    for planet in range(table.view.planet_count):
        draw_kept_beside(canvas, table, wording.content, planet)
    draw_crews(canvas, table)
    if table.view.enc is not None:
        draw_beside_cards(canvas, table, table.view.enc, wording)


def draw_beside_cards(canvas: Canvas, table: Tableau, enc: EncounterView, wording: Wording) -> None:
    """What counts with an encounter card lies at its lower corner, and what is put aside over the upper one."""
    for side, slot in enumerate(table.layout.slots):
        for n, face in enumerate(enc.added[side]):
            wide, high = slot.w * ADDED, slot.h * ADDED
            box = FRect(slot.right - wide + 14, slot.bottom - high + 14 - 40 * n, wide, high)
            if face == FACE_DOWN:
                draw_back(canvas, box, back_of(enc.added_rewards[side][n]))
            else:
                draw_card(canvas, box, wording.card(face))
        for n, face in enumerate(put_aside(table.view, (enc.offense, enc.defense)[side])):
            wide, high = slot.w * ASIDE, slot.h * ASIDE
            box = FRect(slot.x - 16, slot.y - 16 + 30 * n, wide, high)
            draw_card(canvas, box, wording.card(face))
            canvas.panel(box, (*canvas.theme.panel, 120), canvas.theme.dim, 8, 3)


def put_aside(view: PlayerView, seat: int) -> list[str]:
    """The cards of a seat that lie aside until the encounter is over."""
    notes = view.enc.notes.get(PUT_ASIDE.name, ()) if view.enc is not None else ()
    places = dict.fromkeys(place for _, home, place in notes if home == seat)
    return [face for place in places for face in view.apart.get(place, ())]


def draw_kept_beside(canvas: Canvas, table: Tableau, content: Content, planet: int) -> None:
    """At the foot of the planet, where no number is: whose cards they are, and what they are worth."""
    for place, cards in table.view.apart.items():
        if beside_planet(place) == planet and cards and planet not in table.hidden_tags:
            alien = alien_of(place)
            keeper = keeper_of(table.view, alien)
            colour = canvas.theme.gold if keeper == NOBODY else table.colour(keeper)
            draw_tag(canvas, table, planet, alien, worth(cards, content.faces), colour)


def draw_tag(canvas: Canvas, table: Tableau, planet: int, alien: str, words: str, colour: RGB) -> None:
    size = LETTERS / max(1.0, canvas.text_scale**0.5)
    high = canvas.metrics.capitals(size) + 9
    wide = high + canvas.metrics.width_of(words, size, "extrabold") + 14
    tag = tag_box(table, planet, wide, high)
    with canvas.above(), canvas.above(), canvas.above():
        canvas.panel(tag, (10, 12, 28), colour, high / 2, 3)
        canvas.icon(f"aliens/{alien}", (tag.x + 5, tag.y + 2, high - 4, high - 4), colour)
        beside = (tag.x + high + 3, tag.y, wide - high - 10, high)
        canvas.text(words, beside, size, "ink", "extrabold", "center", "middle", False, False, owner="kept")


def tag_box(table: Tableau, planet: int, wide: float, high: float) -> FRect:
    """At the foot of the planet, or where the dock is too near for that, on top of it beside its number."""
    box = planet_box(table.layout, table.scene, planet)
    if box.bottom + high / 2 < table.layout.hud.dock.y / ZOOM:
        return FRect(box.centerx - wide / 2, box.bottom - high / 2, wide, high)
    side = outwards(table.layout, box)
    middle = number_spot(table.layout, box).x - side * (NUMBER + 2 + wide / 2)
    return FRect(middle - wide / 2, box.y - high / 2, wide, high)


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


def cards_on_sheets(view: PlayerView, seat: int) -> int:
    """How many cards lie on the sheets of a seat, apart from those it has borrowed and those of others."""
    return len(backs_on_sheets(view, seat))


def rewards_on_sheets(view: PlayerView, seat: int) -> int:
    """How many of them have the back of the reward deck."""
    return backs_on_sheets(view, seat).count(REWARD_BACK)


def backs_on_sheets(view: PlayerView, seat: int) -> list[str]:
    own = [alien for alien in view.seats[seat].aliens if view.apart.get(alien) and is_of_sheet(alien)]
    return [back for alien in own for back in view.backs_at(alien)]
