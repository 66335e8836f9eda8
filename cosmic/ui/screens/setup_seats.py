"""The left side of the set-up screen: one card for each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cosmic.engine.clean import LONGEST_NAME
from cosmic.hotseat.plans.plan_editor import KINDS, WORLDS
from cosmic.ui.board import tokens
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.layout import Column, Fill, Fitting, Laid, Layered, Pad, Roomy, Row, Sized, space
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import UNPLACED
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.kit.ui import UI
from cosmic.ui.kit.widgets import Button, Choice, Hotspot, Node, Rich, TextField

if TYPE_CHECKING:
    from cosmic.ui.screens.set_up_screen import SetupScene

FIELD, NOTE = 24.0, 20.0
PAD, GAP = 13.0, 9.0
WORLD = 96.0  # the side of a seat's planet
BUTTON = 54.0
LEAST_NAME = 220.0


class SeatCard(Node):
    """The plate of a seat in its colour, with its planet and a ship that bears its mark."""

    def __init__(self, key: str, colour: str, index: int) -> None:
        super().__init__(key)
        self.colour, self.index = colour, index

    def draw(self, canvas: Canvas, ui: UI) -> None:
        rgb = SEAT_COLOURS.get(self.colour, canvas.theme.dim)
        x, y, _, h = self.box
        canvas.panel(self.box, blend(canvas.theme.raised, rgb, 0.10), (*rgb, 170), 16, 2, "panel_low")
        canvas.panel((x, y + 18, 7, h - 36), rgb, None, 3)
        left, top = x + PAD + 8, y + (h - WORLD) / 2
        tokens.draw_planet(canvas, self.colour, self.index, (left, top, WORLD, WORLD))
        mark = SEAT_MARKS.get(self.colour, "")
        tokens.draw_ship(canvas, left + WORLD * 0.66, top + WORLD * 0.76, WORLD * 0.66, rgb, mark)


class KeyCap(Node):
    """The key of a seat, drawn as on a keyboard."""

    def wanted_width(self, metrics: Metrics) -> float:
        return max(46.0, metrics.width_of(self.label, 22, "extrabold") + 24)

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


def fault_spans(fault: str) -> list[Span]:
    return [Span(icon="ui/warning", tint=(255, 190, 92)), Span(fault, "bad", "bold")]


class SeatCards:
    """The cards of all seats. Whatever is chosen or wrong on one, its size stays: the next click is meant for it."""

    def __init__(self, scene: SetupScene, faults: dict[str, str]) -> None:
        self.scene, self.planner, self.faults = scene, scene.planner, faults
        self.say = scene.services.say
        self.line = scene.metrics.line(FIELD) + 17

    def column(self) -> Column:
        return Column(*(self.card(i) for i in range(len(self.planner.seats))), gap=12)

    def card(self, i: int) -> Laid:
        seat = self.planner.seats[i]
        fields = Column(self.first_line(i), self.second_line(i), gap=GAP)
        row = Row(self.colour(i), Fill(Sized(fields, place=(0.0, 0.5))), self.order(i), gap=GAP)
        return Layered(SeatCard(f"plate-{i}", seat.colour, i), Sized(Pad(row, PAD), least=WORLD + 2 * PAD))

    def colour(self, i: int) -> Laid:
        seat = self.planner.seats[i]
        colour = self.say(f"colour-{seat.colour}") if seat.colour else ""
        tip = self.say("ui-setup-colour", colour=colour, mark=SEAT_MARKS.get(seat.colour, ""))
        spot = Hotspot(
            f"colour-{i}",
            UNPLACED,
            self.edit(lambda: self.planner.next_colour(i)),
            tip=tip[:1].upper() + tip[1:],
            on_alt=self.edit(lambda: self.planner.next_colour(i, -1)),
            radius=20,
        )
        return Sized(spot, WORLD + 18, WORLD + 8, place=(0.0, 0.5))

    def first_line(self, i: int) -> Laid:
        """The name, and the key of a person or the personality of a bot."""
        seat, say = self.planner.seats[i], self.say
        letter = self.scene.services.settings.seat_keys[i].upper()
        has_key = seat.is_human and len(self.planner.people) > 1
        field = TextField(
            f"name-{i}",
            UNPLACED,
            "",
            seat.name,
            lambda name: self.scene.edit(lambda: self.planner.rename(i, name)),
            lambda: self.scene.name_done(i),
            longest=LONGEST_NAME,
            empty=say("ui-setup-name-empty"),
            tip=say("ui-setup-key", name=seat.name, letter=letter) if has_key else say("ui-setup-name-tip"),
        )
        mark = MarkChoice(f"mark-name-{i}") if f"seats.{i}.name" in self.faults else None
        cap = KeyCap(f"key-{i}", label=letter) if has_key else None
        name = Sized(Layered(field, mark), height=self.line)
        if cap is not None:
            return Row(Fill(name), Sized(cap, height=self.line), gap=GAP)
        choice = self.personality(i)
        if choice is None:
            return name
        wide = Sized(name, width=LEAST_NAME)
        return Fitting(Row(Fill(wide), choice, gap=GAP), Column(name, choice, gap=GAP))

    def personality(self, i: int) -> Laid | None:
        """Of a bot, if there is a choice. Arrow keys go past it to the name, so it is a button."""
        seat, say_or, known = self.planner.seats[i], self.scene.services.messages.say_or, self.planner.personalities
        if seat.is_human or not known:
            return None
        words = {"": self.say("ui-setup-personality")}
        words |= {one: say_or(f"ui-setup-personality-{one}", one) for one in known}
        note = say_or(f"ui-setup-personality-{seat.personality}.note") if seat.personality else ""
        button = Button(
            f"personality-{i}",
            UNPLACED,
            words.get(seat.personality, seat.personality),
            self.edit(lambda: self.planner.next_personality(i)),
            "ui/check" if seat.personality else "ui/dice",
            tip=self.say("ui-setup-personality-tip", note=note or self.say("ui-setup-personality.note")),
            size=FIELD,
            on_alt=self.edit(lambda: self.planner.next_personality(i, -1)),
            snug=True,
        )
        longest = max(
            Button("", UNPLACED, one, button.on_press, button.icon, size=FIELD, snug=True).wanted_width(
                self.scene.metrics
            )
            for one in words.values()
        )
        return Sized(button, longest, self.line)

    def order(self, i: int) -> Laid:
        """Up and down one above the other, and beside them the way out."""
        say, name = self.say, self.planner.seats[i].name
        up = self.arrow(i, "up", i > 0, say("ui-setup-up", name=name), say("ui-setup-first", name=name))
        last = i == len(self.planner.seats) - 1
        down = self.arrow(i, "down", not last, say("ui-setup-down", name=name), say("ui-setup-last", name=name))
        able = self.planner.can_remove
        remove = Button(
            f"remove-{i}",
            UNPLACED,
            "",
            lambda: self.scene.remove_seat(i),
            "ui/cross_out",
            "quiet",
            tip=say("ui-setup-remove", name=name) if able else "",
            enabled=able,
            why_not=say("ui-setup-fewest"),
        )
        arrows = Column(Sized(up, height=self.line), Sized(down, height=self.line), gap=GAP)
        out = Sized(remove, BUTTON, 2 * self.line + GAP)
        return Sized(Row(Sized(arrows, width=BUTTON), out, gap=GAP), place=(0.0, 0.5))

    def arrow(self, i: int, way: str, able: bool, tip: str, why_not: str) -> Button:
        act = lambda: self.scene.move_seat(i, -1 if way == "up" else 1)  # noqa: E731
        tip = tip if able else ""
        return Button(f"{way}-{i}", UNPLACED, "", act, f"ui/arrow_{way}", tip=tip, enabled=able, why_not=why_not)

    def second_line(self, i: int) -> Laid:
        """Who sits here, and its alien or one line on it; below each other if there is no room."""
        seat, say_or = self.planner.seats[i], self.scene.services.messages.say_or
        kinds = [(kind, say_or(f"ui-setup-kind-{kind}", kind)) for kind in KINDS]
        kind: Laid = Choice(
            f"kind-{i}",
            UNPLACED,
            "",
            kinds,
            seat.level,
            lambda kind: self.scene.edit(lambda: self.planner.set_kind(i, kind)),
            tip=self.say("ui-setup-kind-tip"),
            icon="ui/person" if seat.is_human else "ui/bot",
        )
        kind = Sized(kind, height=self.line)
        found = [(field, self.faults.get(f"seats.{i}.{field}", "")) for field in ("name", "kind", "colour")]
        wrong = [Rich(f"fault-{field}-{i}", UNPLACED, fault_spans(fault), NOTE) for field, fault in found if fault]
        if self.planner.base.setup == "chosen":
            alien = Sized(self.alien(i), height=self.line)
            both = Fitting(Row(kind, Fill(alien), gap=GAP), Column(kind, alien, gap=GAP))
            return Column(both, Sized(Column(*wrong, gap=2), least=self.scene.metrics.line(NOTE)), gap=4)
        notes = [self.about(f"about-{i}", self.note(one)) for one in (seat.level, *KINDS)]
        wide = max(note.wanted_width(self.scene.metrics) for note in notes) + 8
        about = Sized(Roomy(Column(*wrong, gap=2) if wrong else notes[0], *notes[1:]), width=wide)
        return Fitting(Row(kind, space(width=0), Fill(about), gap=GAP), Column(kind, about, gap=4))

    def note(self, kind: str) -> str:
        return self.scene.services.messages.say_or(f"ui-setup-kind-{kind}.note", worlds=WORLDS.get(kind, 0))

    def about(self, key: str, words: str) -> Rich:
        return Rich(key, UNPLACED, words, NOTE, "dim", valign="middle")

    def alien(self, i: int) -> Button:
        """The alien of a seat, or the wish for one."""
        slug = self.planner.aliens[i]
        return Button(
            f"alien-{i}",
            UNPLACED,
            self.planner.alien_name(slug) if slug else self.say("ui-setup-alien"),
            lambda: self.scene.pick_alien(i),
            f"aliens/{slug}" if slug else "ui/help",
            tip=self.say("ui-setup-alien-tip", name=self.planner.seats[i].name),
            size=FIELD,
            picked=bool(slug),
            snug=True,
        )

    def edit(self, act: Callable[[], object]) -> Callable[[], None]:
        return lambda: self.scene.edit(act)
