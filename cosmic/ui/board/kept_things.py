"""What aliens keep on the board: cards beside planets, and cards that were added to an encounter card."""

from __future__ import annotations

from pygame import FRect

from cosmic.engine.notes import PUT_ASIDE, is_of_sheet
from cosmic.engine.state import FACE_DOWN
from cosmic.engine.views import REWARD_BACK, EncounterView, PlayerView
from cosmic.ui.board.crews import draw_crews
from cosmic.ui.board.pieces import Tableau
from cosmic.ui.board.planet_tags import draw_kept_beside
from cosmic.ui.board.tech_pieces import draw_tech_tokens
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.printed.card_backs import back_of, draw_back
from cosmic.ui.printed.hand_cards import draw_card
from cosmic.ui.printed.printed_words import Wording

ADDED, ASIDE = 0.56, 0.44  # of the size of an encounter card
OVERHANG = 8.0  # how far a card looks out beside the encounter card to which it was added


def draw_kept_things(canvas: Canvas, table: Tableau, wording: Wording) -> None:
    draw_tech_tokens(canvas, table, wording.content)
    draw_kept_beside(canvas, table, wording.content)
    draw_crews(canvas, table)
    if table.view.enc is not None:
        draw_beside_cards(canvas, table, table.view.enc, wording)


def draw_beside_cards(canvas: Canvas, table: Tableau, enc: EncounterView, wording: Wording) -> None:
    """What counts with an encounter card lies at its lower outer corner, and what is put aside over the upper one."""
    for side, slot in enumerate(table.layout.slots):
        for n, face in enumerate(enc.added[side]):
            box = added_box(slot, side, n)
            if face == FACE_DOWN:
                draw_back(canvas, box, back_of(enc.added_rewards[side][n]))
            else:
                draw_card(canvas, box, wording.card(face))
        for n, face in enumerate(put_aside(table.view, (enc.offense, enc.defense)[side])):
            wide, high = slot.w * ASIDE, slot.h * ASIDE
            box = FRect(slot.x - 16, slot.y - 16 + 30 * n, wide, high)
            draw_card(canvas, box, wording.card(face))
            canvas.panel(box, (*canvas.theme.panel, 120), canvas.theme.dim, 8, 3)


def added_box(slot: FRect, side: int, nth: int) -> FRect:
    """On the side of the plate of strength, but clear of it: at the other one is the place of a kicker."""
    wide, high = slot.w * ADDED, slot.h * ADDED
    left = slot.x - OVERHANG if side == 0 else slot.right - wide + OVERHANG
    return FRect(left, slot.bottom - high + 14 - 40 * nth, wide, high)


def put_aside(view: PlayerView, seat: int) -> list[str]:
    """The cards of a seat that lie aside until the encounter is over."""
    notes = view.enc.notes.get(PUT_ASIDE.name, ()) if view.enc is not None else ()
    places = dict.fromkeys(place for _, home, place in notes if home == seat)
    return [face for place in places for face in view.apart.get(place, ())]


def cards_on_sheets(view: PlayerView, seat: int) -> int:
    """How many cards lie on the sheets of a seat, apart from those it has borrowed and those of others."""
    return len(backs_on_sheets(view, seat))


def rewards_on_sheets(view: PlayerView, seat: int) -> int:
    """How many of them have the back of the reward deck."""
    return backs_on_sheets(view, seat).count(REWARD_BACK)


def backs_on_sheets(view: PlayerView, seat: int) -> list[str]:
    own = [alien for alien in view.seats[seat].aliens if view.apart.get(alien) and is_of_sheet(alien)]
    return [back for alien in own for back in view.backs_at(alien)]
