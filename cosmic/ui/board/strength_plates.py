"""How strong both sides are, beside their encounter cards: ships from launch on, then the total and its sum."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pygame import FRect

from cosmic.engine.state import BESIDE, FACE_DOWN, GATE, NOBODY, OFFENSE
from cosmic.engine.totals import Total
from cosmic.engine.views import EncounterView, PlayerView
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.text.below_zero import MINUS, figure
from cosmic.text.presenter import Presenter
from cosmic.ui.board import tokens
from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.board.info_spot import InfoSpot
from cosmic.ui.board.seat_plates import shortened
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS, blend

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

ROLE, FIGURE, SUM = 28.0, 84.0, 28.0  # of units, whatever the text scale: the plate does not grow
SHIPS_ALONE, SHIPS_AND_CARDS = (66.0, 54.0), (50.0, 44.0, 38.0, 32.0, 26.0)
SHIP_SIDE = 58.0
MARK = 34.0
KICKED = "? ×? + "  # a card that a kicker multiplies, neither of them known

Rows = Sequence[Sequence[int]]


@dataclass(frozen=True)
class Totals:
    """Both totals as far as they may be shown: none while cards are still turning over."""

    words: Presenter
    turning: bool = False

    def total(self, side: int) -> Total | None:
        enc = self.words.view.enc
        if enc is None or self.turning:
            return None
        return next((total for total in enc.totals if total.side == side), None)

    def leads(self, side: int) -> bool:
        """Whether it wins, or would as both totals stand: not always the higher one."""
        enc = self.words.view.enc
        return enc is not None and self.total(side) is not None and enc.winner == side


class StrengthNode(InfoSpot):
    """One side: its role, its allies as marks, and the figure with its sum."""

    def __init__(
        self, box: FRect, totals: Totals, side: int, ships: int | None, explain: Callable[[str], object]
    ) -> None:
        self.totals, self.side, self.ships = totals, side, ships
        entry = ways.of_number("total")
        super().__init__(f"strength-{side}", box, partial(explain, entry), self.told, entry, radius=16)

    def told(self) -> str:
        words, total = self.totals.words, self.totals.total(self.side)
        return "\n".join([*([words.total(total)] if total is not None else []), words.say("ui-total-tip")])

    def draw(self, canvas: Canvas, ui: UI) -> None:
        words, view = self.totals.words, self.totals.words.view
        enc = view.enc
        assert enc is not None
        seat = (enc.offense, enc.defense)[self.side]
        colour = SEAT_COLOURS[view.seats[seat].colour]
        total = self.totals.total(self.side)
        leads = total is not None and self.totals.leads(self.side)
        box = FRect(*self.box)
        edge = canvas.theme.gold if leads else blend(colour, canvas.theme.panel, 0.15)
        canvas.panel(box, blend(colour, canvas.theme.panel, 0.8), edge, 16, 5 if leads else 3)
        super().draw(canvas, ui)
        plain = canvas.with_scale(1.0)
        role = words.say("ui-role-offense" if self.side == 0 else "ui-role-defense")
        head = plain.metrics.line(ROLE)
        name = shortened(plain, role, box.width - 44, ROLE, "bold")
        wide = plain.metrics.width_of(name, ROLE, "bold")
        left = box.centerx - (wide + 32) / 2
        icon = f"marks/{SEAT_MARKS[view.seats[seat].colour]}"
        canvas.icon(icon, (left, box.y + 8 + (head - 26) / 2, 26, 26), colour)
        plain.text(name, (left + 32, box.y + 8, wide + 6, head), ROLE, "ink", "bold", wrap=False, owner=self.key)
        allies = [ally for ally, where in enumerate(enc.allies) if where == self.side]
        foot = MARK + 8 if any(where != NOBODY for where in enc.allies) else 0.0  # both figures of one size
        self.draw_allies(canvas, FRect(box.x, box.bottom - foot, box.width, MARK), view, allies)
        room = FRect(box.x, box.y + 8 + head, box.width, box.height - 8 - head - foot)
        if total is not None:
            self.draw_total(plain, room, total, "gold" if leads else "ink")
        elif self.ships is not None:
            self.draw_ships(plain, room, cards_down(enc, self.side), seat)

    def draw_allies(self, canvas: Canvas, box: FRect, view: PlayerView, allies: Sequence[int]) -> None:
        step = MARK + 8
        left = box.centerx - (len(allies) * step + 18) / 2
        if allies:
            canvas.icon("ui/plus", (left, box.y + 8, 18, 18), canvas.theme.dim)
        for n, ally in enumerate(allies):
            shown = view.seats[ally]
            place = (left + 22 + n * step, box.y, MARK, MARK)
            canvas.icon(f"marks/{SEAT_MARKS[shown.colour]}", place, SEAT_COLOURS[shown.colour])

    def draw_total(self, canvas: Canvas, box: FRect, total: Total, tone: str) -> None:
        """The figure, and below it the card, the ships and whatever else counts."""
        made = sum_of(total)
        small = next((size for size in (SUM, 24.0, 20.0) if canvas.metrics.width_of(made, size, "bold") < box.width), 0)
        foot = canvas.metrics.line(SUM) if made and small else 0.0
        place = (box.x, box.y, box.width, box.height - foot - 6)
        owner = f"total-{total.side}"
        size = min(FIGURE, place[3] / 1.36)
        canvas.text(figure(total.value), place, size, tone, "extrabold", "center", "middle", False, owner=owner)
        if foot:
            row = (box.x, box.bottom - foot - 6, box.width, foot)
            canvas.text(made, row, small, "ink", "bold", "center", "middle", False, owner=f"sum-{total.side}")

    def draw_ships(self, canvas: Canvas, box: FRect, hidden: int, seat: int) -> None:
        """As long as there is no total: the ships so far, and cards that nobody knows yet; where these are too many for
        that, in a row of their own."""
        shown = self.totals.words.view.seats[seat]
        said = ships_so_far(self.totals.words.view, self.side, self.ships or 0, hidden)
        owner, room = f"ships-{self.side}", box.width - SHIP_SIDE - 18
        if not said.isdigit() and not fits(canvas, said, SHIPS_AND_CARDS[-2], room):
            cards, said = in_two_rows(said)
            upper, box = FRect(box.x, box.y, box.width, box.height / 2), box.move(0, box.height / 4)
            size = largest(canvas, cards, SHIPS_AND_CARDS[1:], box.width - 18)
            canvas.text(cards, upper, size, "ink", "extrabold", "center", "middle", False, owner=owner)
        size = largest(canvas, said, SHIPS_ALONE if said.isdigit() else SHIPS_AND_CARDS, room)
        wide = canvas.metrics.width_of(said, size, "extrabold")
        left = box.centerx - (wide + SHIP_SIDE + 6) / 2
        place = (left, box.y, wide + 4, box.height)
        canvas.text(said, place, size, "ink", "extrabold", "left", "middle", False, owner=owner)
        x = left + wide + 6 + SHIP_SIDE / 2
        tokens.draw_ship(canvas, x, box.centery, SHIP_SIDE, SEAT_COLOURS[shown.colour], SEAT_MARKS[shown.colour])


def fits(canvas: Canvas, words: str, size: float, room: float) -> bool:
    return canvas.metrics.width_of(words, size, "extrabold") <= room


def largest(canvas: Canvas, words: str, sizes: Sequence[float], room: float) -> float:
    return next((size for size in sizes if fits(canvas, words, size, room)), sizes[-1])


def in_two_rows(said: str) -> tuple[str, str]:
    """What was said of cards, and the ships that come on top of them."""
    cards, plus, ships = said.rpartition(" + ")
    return cards, f"{plus.strip()} {ships}".strip()


def cards_down(enc: EncounterView, side: int) -> int:
    """How many cards of a side lie face down: its encounter card, and what was laid beside it."""
    return [enc.laid[side], *enc.added[side]].count(FACE_DOWN)


def sum_of(total: Total) -> str:
    """The amounts that make it up, equal kinds taken together; nothing if there is but one."""
    parts: dict[str, int] = {}
    times = ""
    for part in total.parts:
        if part.what == "kicker":  # not what it adds, but what it does
            times = f" ×{part.ships}"
        else:
            parts[part.what] = parts.get(part.what, 0) + part.amount
    amounts = [amount for amount in parts.values() if amount]
    if len(amounts) < 2 and not times:
        return ""
    first = f"{figure(amounts[0])}{times}" if amounts else "0"
    return " ".join([first, *(f"{'+' if amount > 0 else MINUS} {abs(amount)}" for amount in amounts[1:])])


def ships_of(view: PlayerView, side: int, ships: Rows) -> int:
    """How many ships fight on a side."""
    enc = view.enc
    assert enc is not None
    zones = [view.zone_in_encounter(seat) for seat in range(len(view.seats))]
    attacks = (GATE, enc.worldship) if enc.worldship != NOBODY else (GATE,)
    fighting = [seat for seat, zone in enumerate(zones) if (zone in attacks) == (side == OFFENSE)]
    hired = sum(view.hired_at(seat, zones[seat]) for seat in fighting)
    if side == OFFENSE:
        aboard = enumerate(ships[enc.worldship]) if enc.worldship != NOBODY else ()
        riding = sum(n for seat, n in aboard if seat == enc.offense or enc.allies[seat] == OFFENSE)
        return riding + sum(ships[GATE]) + hired
    at_home = ships[enc.planet][enc.defense] if enc.planet != NOBODY else 0
    return at_home + sum(ships[BESIDE]) + hired


def is_attacked(enc: EncounterView, ships: Rows) -> bool:
    """Something stands at the gate."""
    return enc.worldship != NOBODY or any(ships[GATE])


def ships_so_far(view: PlayerView, side: int, ships: int, hidden: int) -> str:
    """As long as there is no total: what a planet at the gate adds to the ships, or cards that nobody knows yet, the
    first of them times a kicker."""
    enc = view.enc
    adds = enc.worldship_adds if enc is not None and side == OFFENSE else 0
    if adds:
        return f"{adds} + {ships}"
    if hidden and enc is not None and enc.kickers[side]:
        return f"{KICKED}{'? + ' * (hidden - 1)}{ships}"
    return f"{'? + ' * hidden}{ships}"


def strength_nodes(
    layout: BoardLayout, words: Presenter, ships: Rows, turning: bool, explain: Callable[[str], object]
) -> list[Node]:
    """From the moment the defense is known; `ships` as they are shown, with those that are just being chosen."""
    view = words.view
    enc = view.enc
    if enc is None or enc.defense == NOBODY:
        return []
    totals = Totals(words, turning)
    facing = is_attacked(enc, ships) and not enc.outcome
    return [
        StrengthNode(box, totals, side, ships_of(view, side, ships) if facing else None, explain)
        for side, box in enumerate(layout.strength)
    ]
