"""What can be picked on the deal table: cards, planets, numbers of cards; and the plates of the two seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import FRect

from cosmic.ui.board import tokens
from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import UNPLACED, Action, Node
from cosmic.ui.kit.theme import Colour, blend
from cosmic.ui.kit.widgets_basic import focus_ring
from cosmic.ui.kit.widgets_values import Stepper
from cosmic.ui.printed.card_backs import draw_back
from cosmic.ui.printed.hand_cards import draw_card
from cosmic.ui.printed.printed_words import CardWords
from cosmic.ui.screens.deal.deal_styles import Looks

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

BACK_RATIO = 1.4  # height of a card for its width
SHIP_WIDE = 34
PLANET_WIDE = 68.0
PLATE_LEFT = 114.0  # where the words on a plate begin
ABOVE_NAME, AT_FOOT = 0.74, 0.96  # of the height of a card
NAMED_FROM = 90.0  # width of a card that has its name on it
STEP_REACH = 17  # radius of minus and plus


def draw_badge(canvas: Canvas, x: float, y: float, icon: str = "ui/check", radius: float = 17) -> None:
    """A gold button with a sign, for what is chosen."""
    canvas.circle(x, y, radius + 2, "shadow")
    canvas.circle(x, y, radius, "gold")
    side = radius * 1.3
    canvas.icon(icon, (x - side / 2, y - side / 2, side, side), "on_gold")


def draw_reward_mark(canvas: Canvas, box: Box) -> None:
    """Over the name of a card with the back of the reward deck; a very small one has no name, so at its foot."""
    x, y, w, h = box
    side = max(24.0, w * 0.3)
    foot = y + h * (ABOVE_NAME if w >= NAMED_FROM else AT_FOOT)
    canvas.icon("cards/reward_back", (x + w * 0.06, foot - side, side, side), canvas.theme.gold)


class Pickable(Node):
    """Something to put into the offer or take out of it."""

    focusable = True

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        tip: str,
        on_press: Action | None = None,
        picked: bool = False,
        enabled: bool = True,
        why_not: str = "",
    ) -> None:
        super().__init__(key, box, label, tip, enabled, why_not)
        self.on_press, self.picked = on_press, picked

    def accept(self) -> bool:
        if self.on_press is None:
            return False
        self.on_press()
        return True


class CardTile(Pickable):
    """A card of the own hand, or one the other is asked for; what is picked stands out of the row."""

    words: CardWords
    lift = 0.0
    is_reward = False

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        top = y if self.picked else y + self.lift
        card = (x, top, w, h - self.lift)
        if ui.focused(self):
            focus_ring(canvas, card, 8)
        elif ui.hot(self) and self.enabled and self.on_press is not None:
            canvas.panel((x - 3, top - 3, w + 6, h - self.lift + 6), (*canvas.theme.gold, 40), "gold", 11, 2)
        draw_card(canvas, card, self.words, selected=self.picked, greyed=not self.enabled)
        if self.is_reward:
            draw_reward_mark(canvas, card)


class PlanetTile(Pickable):
    """A planet on which the other may be given a colony, with everyone who stands there."""

    def __init__(
        self,
        key: str,
        looks: Looks,
        planet: int,
        tip: str,
        on_press: Action | None = None,
        picked: bool = False,
        fresh: bool = True,
    ) -> None:
        super().__init__(key, UNPLACED, looks.words.planet(planet), tip, on_press, picked)
        self.looks, self.planet, self.fresh = looks, planet, fresh

    def wanted_width(self, metrics: Metrics) -> float:
        crew = PLANET_WIDE + SHIP_WIDE + 26 + metrics.width_of("4", 20, "bold")
        return max(metrics.width_of(self.label, 20, "bold") + 24, crew)

    def height_at(self, width: float, metrics: Metrics) -> float:
        """One row for the ships of each owner."""
        crew = max(1, len(self.looks.crew(self.planet))) * max(26.0, metrics.line(20))
        return max(PLANET_WIDE, crew) + metrics.line(20) + 14

    def draw(self, canvas: Canvas, ui: UI) -> None:
        if ui.focused(self):
            focus_ring(canvas, self.box)
        x, y, w, h = self.box
        fill: Colour = "raised"
        if self.picked:
            fill = blend(canvas.theme.raised, canvas.theme.gold, 0.22)
        elif ui.hot(self) and self.on_press is not None:
            fill = "button"
        edge: Colour = "gold" if self.picked else (*canvas.theme.panel_edge, 200)
        canvas.panel(self.box, fill, edge, 12, 3 if self.picked else 1.5)
        name = canvas.metrics.line(20)
        side = min(PLANET_WIDE, h - name - 14)
        middle = y + 6 + (h - name - 12) / 2
        tokens.draw_planet(canvas, *self.looks.planet(self.planet), (x + 8, middle - side / 2, side, side))
        draw_crew(canvas, self.looks, self.planet, (x + side + 12, y + 6, w - side - 18, h - name - 12), self.key)
        tone: Colour = "gold" if self.picked else ("ink" if self.fresh else "dim")
        place = (x + 8, y + h - name - 4, w - 16, name)
        canvas.text(self.label, place, 20, tone, "bold", "center", "middle", False, owner=self.key)
        if self.picked:
            draw_badge(canvas, x + 8 + side * 0.84, middle - side * 0.34)


def draw_crew(canvas: Canvas, looks: Looks, planet: int, box: Box, owner: str) -> None:
    crew = looks.crew(planet)
    x, y, w, h = box
    row = max(26.0, canvas.metrics.line(20))
    top = y + max(0.0, (h - row * len(crew)) / 2)
    for seat, ships in crew:
        tokens.draw_ship(canvas, x + SHIP_WIDE / 2, top + row / 2, SHIP_WIDE, looks.colour(seat), looks.mark(seat))
        words = (x + SHIP_WIDE + 4, top, w - SHIP_WIDE - 4, row)
        canvas.text(str(ships), words, 20, "ink", "bold", "left", "middle", False, False, owner=owner)
        top += row


class AmountTile(Stepper):
    """A number of cards of one kind, with the picture of the kind; at its ends the arrows lead on to the next."""

    size = 22.0
    holds = ""
    value_wide = 0.0

    def __init__(
        self,
        key: str,
        label: str,
        icon: str,
        tint: Colour,
        value: int,
        most: int,
        on_change: Callable[[int], object],
        tip: str,
        why_not: str = "",
    ) -> None:
        super().__init__(key, UNPLACED, label, value, 0, most, on_change, 1, tip, most > 0, why_not)
        self.icon, self.tint = icon, tint

    def value_width(self, metrics: Metrics) -> float:
        """Of minus, number and plus."""
        return 4 * STEP_REACH + 8 + 24 * max(1.0, metrics.text_scale)

    def wanted_width(self, metrics: Metrics) -> float:
        return metrics.width_of(self.label, self.size) + self.value_width(metrics) + 49

    def height_at(self, width: float, metrics: Metrics) -> float:
        return max(52.0, metrics.line(self.size) + 14)

    def put(self, box: Box, metrics: Metrics) -> list[Node]:
        self.value_wide = self.value_width(metrics)
        return super().put(box, metrics)

    def room(self) -> tuple[FRect, FRect]:
        x, y, w, h = self.box
        value = self.value_wide
        return FRect(x + 46, y, w - 48 - value, h), FRect(x + w - value, y, value, h)

    def move(self, dx: int, dy: int) -> bool:
        return self.low <= self.value + dx <= self.high and super().move(dx, dy)

    def draw(self, canvas: Canvas, ui: UI) -> None:
        ink = self.draw_field(canvas, ui)
        left, top, _, h = self.box
        if self.value:
            canvas.panel(self.box, (*canvas.theme.gold, 30), "gold", 12, 2.5)
        canvas.icon(self.icon, (left + 8, top + (h - 32) / 2, 32, 32), self.tint if self.enabled else "faint")
        _, (x, y, w, h) = self.room()
        for way, able in ((-1, self.value > self.low), (1, self.value < self.high)):
            tone: Colour = "gold" if able and self.enabled else "faint"
            cx, cy = (x + STEP_REACH, y + h / 2) if way < 0 else (x + w - STEP_REACH - 8, y + h / 2)
            canvas.circle(cx, cy, STEP_REACH, "button")
            canvas.line([(cx - 7, cy), (cx + 7, cy)], tone, 3.5)
            if way > 0:
                canvas.line([(cx, cy - 7), (cx, cy + 7)], tone, 3.5)
        words = (x + 2 * STEP_REACH, y + 3, w - 4 * STEP_REACH - 8, h - 6)
        canvas.text(self.shown, words, 24, ink, "extrabold", "center", "middle", False, False, owner=self.key)


class Backs(Node):
    """The other's hand as everybody sees it: backs, as many as there are; those asked for stand out."""

    def __init__(self, key: str, box: Box, count: int, asked: int, rewards: int = 0) -> None:
        super().__init__(key, box)
        self.count, self.asked, self.rewards = count, asked, rewards

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        wide = (h - 12) / BACK_RATIO
        step = min(wide + 6, (w - wide) / max(1, self.count - 1))
        for n in range(self.count):
            picked = n < self.asked
            kind = "reward" if n >= self.count - self.rewards else "cosmic"
            draw_small_back(canvas, (x + n * step, y if picked else y + 10, wide, h - 12), picked, kind)


def draw_small_back(canvas: Canvas, box: Box, lit: bool = False, kind: str = "cosmic") -> None:
    x, y, w, h = box
    if lit:
        canvas.panel((x - 3, y - 3, w + 6, h + 6), "gold", None, w * 0.12 + 3)
    draw_back(canvas, box, kind)


class BargainerPlate(Node):
    """The head of one side: emblem, mark and name of who gives what stands below."""

    def __init__(self, key: str, looks: Looks, seat: int, words: str, note: str) -> None:
        super().__init__(key, label=words)
        self.looks, self.seat, self.note = looks, seat, note

    def height_at(self, width: float, metrics: Metrics) -> float:
        room = width - PLATE_LEFT - 16
        needed = metrics.height_of(self.label, room - 40, 30, "extrabold") + metrics.height_of(self.note, room, 20)
        return max(96.0, needed + 22)

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        colour = self.looks.colour(self.seat)
        canvas.panel(self.box, blend(colour, canvas.theme.panel, 0.72), blend(colour, canvas.theme.panel, 0.15), 14, 2)
        side = min(h - 16, 84.0)
        canvas.icon(self.looks.emblem(self.seat), (x + 14, y + (h - side) / 2, side, side), colour)
        left, room = x + PLATE_LEFT, w - PLATE_LEFT - 16
        name = canvas.measure(self.label, room - 40, 30, "extrabold")
        note = canvas.measure(self.note, room, 20)
        top = y + (h - name - note) / 2
        line = canvas.metrics.line(30)
        canvas.icon(f"marks/{self.looks.mark(self.seat)}", (left, top + line / 2 - 15, 30, 30), colour)
        canvas.text(self.label, (left + 40, top, room - 40, name + 2), 30, "ink", "extrabold", owner=self.key)
        canvas.text(self.note, (left, top + name, room, note + 2), 20, "dim", owner=self.key)
