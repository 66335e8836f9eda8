"""Looking closer: a seat with its alien sheet, the rule behind a line, the discard pile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from cosmic.engine.views import known_sheets
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.ui.board.card_fan import CardNode, Held, ReadingCopy
from cosmic.ui.board.codex_entries_for import of_seat
from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import NORMAL, RGB, SEAT_COLOURS
from cosmic.ui.kit.widgets import Button, Panel, ScrollList
from cosmic.ui.printed.alien_sheets import draw_sheet
from cosmic.ui.printed.printed_words import SheetWords, Wording
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

if TYPE_CHECKING:
    from cosmic.ui.board.board_scene import BoardScene
    from cosmic.ui.kit.ui import UI


class OverTable(Scene):
    """A dialog over the board that any of the usual keys closes."""

    opaque = False

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.ui.on_cancel = self.close
        self.ui.on_explain = self.explain
        self.ui.focus_key = "close"  # who opened it with a key closes it with the same one

    def close(self) -> None:
        self.app.stack.pop()

    def explain(self, entry: str) -> None:
        self.app.stack.push(self.services.ways.codex(entry))

    def close_button(self, box: FRect) -> Button:
        return Button("close", box, self.services.say("ui-close"), self.close, icon="ui/check", tone="main", size=26)


class SheetNode(Node):
    """An alien sheet as it lies on the table."""

    def __init__(self, key: str, box: FRect, words: SheetWords, tint: RGB, state: str) -> None:
        super().__init__(key, box)
        self.words, self.tint, self.state = words, tint, state

    def draw(self, canvas: Canvas, ui: UI) -> None:
        draw_sheet(canvas, self.box, self.words, tint=self.tint, state=self.state)


class SeatScene(OverTable):
    """Everything public about a seat; a person may go on from here to its own hand."""

    def __init__(
        self,
        table: BoardScene,
        seat: int,
        peek: Callable[[int], None] | None = None,
        accuse: Callable[[int], None] | None = None,
    ) -> None:
        super().__init__(table.services)
        self.table, self.seat, self.to_hand, self.on_accuse = table, seat, peek, accuse

    def build(self) -> list[Node]:
        words, seat = self.table.words, self.table.view.seats[self.seat]
        tint = SEAT_COLOURS[seat.colour]
        large = self.metrics.text_scale > 1.2
        wide, high = (900.0, 900.0) if large else (660.0, 800.0)
        known = known_sheets(self.table.view, self.seat)
        aliens = [*known, *[""] * (len(seat.aliens) + seat.face_down - len(known))][:2] or [""]
        gap = 24.0
        if large and len(aliens) > 1:
            aliens = aliens[-1:]
        left = (WIDTH - (wide + gap) * len(aliens) - 420) / 2
        top = (HEIGHT - high) / 2
        nodes: list[Node] = []
        for i, slug in enumerate(aliens):
            sheet = self.table.printed.sheet(slug) if slug else self.table.printed.hidden_sheet()
            state = (
                "hidden" if not slug else "lost" if seat.power_lost else "zapped" if slug in seat.zapped else "active"
            )
            nodes.append(
                SheetNode(f"sheet-{slug}", FRect(left + i * (wide + gap), top, wide, high), sheet, tint, state)
            )
        x = left + (wide + gap) * len(aliens)
        lines: list[Sequence[Span]] = [
            (Span(seat.name, tint, "extrabold"),),
            (Span(words.say("ui-seat-standing", **words.standing_of(self.seat))),),
        ]
        if seat.face_down:
            lines.append((Span(words.say("ui-seat-face-down", seat=seat.name), "gold"),))
        for slug, kept in words.kept_by(self.seat):
            lines.append((Span(icon=f"aliens/{slug}" if slug else "ui/power_on", tint=NORMAL.gold), Span(kept, "gold")))
        for slug in known:
            lines.append((Span(words.card_text(f"flare_{slug}"), "dim"),))
        labels = [self.services.say(key) for key in ("ui-close", "ui-codex", "ui-look-at-hand", "ui-accuse")]
        button = max(70.0, *(self.metrics.height_of(label, 260, 26, "bold") + 26 for label in labels))
        count = 2 + (self.to_hand is not None) + (self.on_accuse is not None)
        nodes.append(Panel("panel", FRect(x, top, 420, high)))
        room = high - 60 - count * (button + 14)
        nodes.append(ScrollList("standing", (x + 16, top + 20, 388, room), lines=lines, size=23))
        y = top + high - 20 - button
        nodes.append(self.close_button(FRect(x + 30, y, 360, button)))
        y -= button + 14
        label = self.services.say("ui-codex")
        nodes.append(Button("codex", (x + 30, y, 360, button), label, self.read, icon="ui/book", size=26))
        if self.to_hand is not None:
            y -= button + 14
            label = self.services.say("ui-look-at-hand")
            nodes.append(Button("peek", (x + 30, y, 360, button), label, self.peek, icon="ui/eye", size=26))
        if self.on_accuse is not None:
            y -= button + 14
            label, tip = self.services.say("ui-accuse"), self.services.say("ui-accuse-tip", seat=seat.name)
            nodes.append(
                Button("accuse", (x + 30, y, 360, button), label, self.accuse, icon="ui/warning", tip=tip, size=26)
            )
        return nodes

    def read(self) -> None:
        self.explain(of_seat(self.table.view, self.seat))

    def peek(self) -> None:
        self.app.stack.pop()
        if self.to_hand is not None:
            self.to_hand(self.seat)

    def accuse(self) -> None:
        self.app.stack.pop()
        if self.on_accuse is not None:
            self.on_accuse(self.seat)


class PileScene(OverTable):
    """All cards of a face-up pile, newest first."""

    def __init__(self, services: Services, title: str, faces: Sequence[str], printed: Wording) -> None:
        super().__init__(services)
        self.title, self.faces, self.printed = title, list(reversed(faces)), printed

    def build(self) -> list[Node]:
        box = FRect(120, 70, 1240, HEIGHT - 140)
        wide, high, gap = 150.0, 210.0, 14.0
        per = int((box.width - 70) // (wide + gap))
        cards: list[Node] = []
        for i, face in enumerate(self.faces):
            place = FRect(8 + i % per * (wide + gap), 24 + i // per * (high + gap + 10), wide, high)
            entry = ways.of_face(self.services.book.content, face)
            held = Held(f"pile-{i}", self.printed.card(face), press=lambda: None, entry=entry)
            cards.append(CardNode(held, place, None))
        panel = Panel("panel", box, self.title, raised=True)
        top = box.y + 30 + self.metrics.line(26)
        button = max(64.0, self.metrics.line(26) + 24)
        return [
            panel,
            ScrollList("cards", (box.x + 24, top + 10, box.width - 48, box.bottom - top - button - 40), cards),
            self.close_button(FRect(box.x + box.width / 2 - 150, box.bottom - button - 16, 300, button)),
            ReadingCopy((box.right + 20, box.y, WIDTH - box.right - 40, box.height)),
        ]
