"""The left side of the set-up screen: one card for each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cosmic.engine.clean import LONGEST_NAME
from cosmic.hotseat.plans.plan_editor import KINDS
from cosmic.ui.board import tokens
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.node import Area
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.kit.ui import UI
from cosmic.ui.kit.widgets import Button, Choice, Hotspot, Node, Rich, TextField

if TYPE_CHECKING:
    from cosmic.ui.screens.set_up_screen import SetupScene

FIELD, NOTE = 24.0, 20.0
PAD, GAP = 13.0, 9.0
BETWEEN = 12.0  # from card to card
BUTTON = 54.0


class SeatCard(Node):
    """The plate of a seat in its colour, with its planet and a ship that bears its mark."""

    def __init__(self, key: str, box: Area, colour: str, index: int, world: float) -> None:
        super().__init__(key, box)
        self.colour, self.index, self.world = colour, index, world

    def draw(self, canvas: Canvas, ui: UI) -> None:
        rgb = SEAT_COLOURS.get(self.colour, canvas.theme.dim)
        x, y, _, h = self.box
        canvas.panel(self.box, blend(canvas.theme.raised, rgb, 0.10), (*rgb, 170), 16, 2, "panel_low")
        canvas.panel((x, y + 18, 7, h - 36), rgb, None, 3)
        side = self.world
        left, top = x + PAD + 8, y + (h - side) / 2
        tokens.draw_planet(canvas, self.colour, self.index, (left, top, side, side))
        tokens.draw_ship(
            canvas, left + side * 0.66, top + side * 0.76, side * 0.66, rgb, SEAT_MARKS.get(self.colour, "")
        )


class KeyCap(Node):
    """The key of a seat, drawn as on a keyboard."""

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        canvas.panel((x, y + 4, w, h - 4), "shadow", None, 10)
        canvas.panel((x, y, w, h - 5), "ink", None, 10, 2, "dim")
        canvas.text(
            self.label, (x + 4, y, w - 8, h - 5), 22, (20, 24, 48), "extrabold", "center", "middle", owner=self.key
        )


class MarkChoice(Node):
    """A red frame around a field that cannot stay as it is."""

    def draw(self, canvas: Canvas, ui: UI) -> None:
        canvas.panel(self.box, (0, 0, 0, 0), "bad", 13, 3)


class SeatColumn:
    """Lays out the cards one below the other; boxes count from the corner of the list they lie in."""

    def __init__(self, scene: SetupScene, width: float, faults: dict[str, str]) -> None:
        self.scene, self.planner, self.metrics = scene, scene.planner, scene.metrics
        self.width, self.faults = width, faults
        self.line = self.metrics.line(FIELD) + 17
        self.world = 96.0
        self.left = PAD + 8 + self.world + 22
        self.right = width - PAD + 6
        self.fields = self.right - 2 * BUTTON - 2 * GAP  # where the fields end and the arrows begin
        self.nodes: list[Node] = []
        self.y = 6.0

    def build(self) -> list[Node]:
        for i in range(len(self.planner.seats)):
            self._seat(i)
        return self.nodes

    # One seat

    def _seat(self, i: int) -> None:
        seat, top = self.planner.seats[i], self.y
        parts: list[Node] = []
        foot = self._first_line(parts, i, top + PAD)
        foot = self._second_line(parts, i, foot + GAP)
        for field in ("name", "kind", "colour"):
            fault = self.faults.get(f"seats.{i}.{field}", "")
            if fault:
                foot = self._fault(parts, f"fault-{field}-{i}", fault, foot + 4)
        high = max(foot + PAD - top, self.world + 2 * PAD)
        plate = SeatCard(f"plate-{i}", (0, top, self.width, high), seat.colour, i, self.world)
        self.nodes += [plate, self._colour(i, top, high), *parts]
        self.y = top + high + BETWEEN

    def _colour(self, i: int, top: float, high: float) -> Node:
        seat = self.planner.seats[i]
        colour = self.scene.services.say(f"colour-{seat.colour}") if seat.colour else ""
        tip = self.scene.services.say("ui-setup-colour", colour=colour, mark=SEAT_MARKS.get(seat.colour, ""))
        box = (PAD + 4, top + (high - self.world) / 2 - 4, self.world + 14, self.world + 8)
        return Hotspot(
            f"colour-{i}",
            box,
            self._edit(lambda: self.planner.next_colour(i)),
            tip=tip[:1].upper() + tip[1:],
            on_alt=self._edit(lambda: self.planner.next_colour(i, -1)),
            radius=20,
        )

    def _first_line(self, parts: list[Node], i: int, y: float) -> float:
        seat, say = self.planner.seats[i], self.scene.services.say
        right, tip = self.fields, say("ui-setup-name-tip")
        if seat.is_human and len(self.planner.people) > 1:
            key = self.scene.services.settings.seat_keys[i].upper()
            wide = max(self.line - 4, self.metrics.width_of(key, 22, "extrabold") + 24)
            right -= wide + GAP
            tip = say("ui-setup-key", name=seat.name, letter=key)
            parts.append(KeyCap(f"key-{i}", (right + GAP, y + 1, wide, self.line - 2), key))
        box = (self.left, y, right - self.left, self.line)
        parts.append(
            TextField(
                f"name-{i}",
                box,
                "",
                seat.name,
                lambda name: self.scene.edit(lambda: self.planner.rename(i, name)),
                lambda: self.scene.name_done(i),
                longest=LONGEST_NAME,
                empty=say("ui-setup-name-empty"),
                tip=tip,
            )
        )
        if f"seats.{i}.name" in self.faults:
            parts.append(MarkChoice(f"mark-name-{i}", box))
        self._order(parts, i, y)
        return y + self.line

    def _order(self, parts: list[Node], i: int, y: float) -> None:
        """Up and down one above the other, and beside them the way out."""
        say, name = self.scene.services.say, self.planner.seats[i].name
        first, last, x = i == 0, i == len(self.planner.seats) - 1, self.fields
        parts.append(
            Button(
                f"up-{i}",
                (x + GAP, y, BUTTON, self.line),
                "",
                lambda: self.scene.move_seat(i, -1),
                icon="ui/arrow_up",
                tip="" if first else say("ui-setup-up", name=name),
                enabled=not first,
                why_not=say("ui-setup-first", name=name),
            )
        )
        parts.append(
            Button(
                f"remove-{i}",
                (x + BUTTON + 2 * GAP, y, BUTTON, 2 * self.line + GAP),
                "",
                lambda: self.scene.remove_seat(i),
                icon="ui/cross_out",
                tone="quiet",
                tip=say("ui-setup-remove", name=name) if self.planner.can_remove else "",
                enabled=self.planner.can_remove,
                why_not=say("ui-setup-fewest"),
            )
        )
        parts.append(
            Button(
                f"down-{i}",
                (x + GAP, y + self.line + GAP, BUTTON, self.line),
                "",
                lambda: self.scene.move_seat(i, 1),
                icon="ui/arrow_down",
                tip="" if last else say("ui-setup-down", name=name),
                enabled=not last,
                why_not=say("ui-setup-last", name=name),
            )
        )

    def _second_line(self, parts: list[Node], i: int, y: float) -> float:
        seat, say = self.planner.seats[i], self.scene.services.say
        kinds = [(kind, self.scene.services.messages.say_or(f"ui-setup-kind-{kind}", kind)) for kind in KINDS]
        wide = max(self.metrics.width_of(word, FIELD, "bold") for _, word in kinds) + 104 + 40 + 12
        wide = min(wide, self.fields - self.left)
        parts.append(
            Choice(
                f"kind-{i}",
                (self.left, y, wide, self.line),
                "",
                kinds,
                seat.kind,
                lambda kind: self.scene.edit(lambda: self.planner.set_kind(i, kind)),
                tip=say("ui-setup-kind-tip"),
                icon="ui/person" if seat.is_human else "ui/bot",
            )
        )
        room = (self.left + wide + GAP, y, self.fields - GAP - self.left - wide, self.line)
        return self._alien(parts, i, room) if self.planner.base.setup == "chosen" else self._about(parts, i, room)

    def _alien(self, parts: list[Node], i: int, room: Area) -> float:
        """The alien of a seat, or the wish for one; below the line if there is no room beside it."""
        say, slug = self.scene.services.say, self.planner.aliens[i]
        label = self.planner.alien_name(slug) if slug else say("ui-setup-alien")
        needed = self.metrics.width_of(label, FIELD, "bold") + min(self.line - 16, 56) + 60
        x, y, w, h = room
        if needed > w:
            x, y, w = self.left, y + self.line + GAP, self.right - self.left
        parts.append(
            Button(
                f"alien-{i}",
                (x, y, w, h),
                label,
                lambda: self.scene.pick_alien(i),
                icon=f"aliens/{slug}" if slug else "ui/help",
                tip=say("ui-setup-alien-tip", name=self.planner.seats[i].name),
                size=FIELD,
                picked=bool(slug),
            )
        )
        return y + h

    def _about(self, parts: list[Node], i: int, room: Area) -> float:
        """One line on who sits here."""
        kind = self.planner.seats[i].kind
        words = self.scene.services.messages.say_or(f"ui-setup-kind-{kind}.note")
        x, y, w, h = room
        x, w = x + 8, w - 8
        if self.metrics.height_of(words, w, NOTE) > h:
            x, y, w = self.left, y + self.line + 4, self.right - self.left
            h = self.metrics.height_of(words, w, NOTE) + 2
        parts.append(Rich(f"about-{i}", (x, y, w, h), words, NOTE, "dim", valign="middle"))
        return max(y + h, room[1] + self.line)

    def _fault(self, parts: list[Node], key: str, fault: str, y: float) -> float:
        spans = [Span(icon="ui/warning", tint=(255, 190, 92)), Span(fault, "bad", "bold")]
        width = self.right - self.left
        high = self.metrics.rich_height(spans, width, NOTE) + 2
        parts.append(Rich(key, (self.left, y, width, high), spans, NOTE))
        return y + high

    def _edit(self, act: Callable[[], object]) -> Callable[[], None]:
        return lambda: self.scene.edit(act)
