"""Asking for a certain card: every card of the box by kind, or by the letters of its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cosmic.engine.definitions import KINDS
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Action, Area, Node
from cosmic.ui.kit.widgets_basic import Button, Text
from cosmic.ui.kit.widgets_list import ScrollList
from cosmic.ui.kit.widgets_values import TextField
from cosmic.ui.printed.card_styles import LIVERIES
from cosmic.ui.screens.deal.deal_column import GAP, PAD, Column
from cosmic.ui.screens.deal.deal_styles import Looks


class CardPicker:
    """Which cards are on show now."""

    def __init__(self, looks: Looks, faces: tuple[str, ...], kinds: dict[str, str]) -> None:
        self.looks, self.all, self.kinds = looks, faces, kinds
        self.kind, self.letters = KINDS[0], ""

    def faces(self) -> list[str]:
        """Letters look through all kinds; without any, one kind is shown."""
        letters = self.letters.strip().casefold()
        if letters:
            return [face for face in self.all if letters in self.looks.words.card(face).casefold()]
        return [face for face in self.all if self.kinds[face] == self.kind]

    def nodes(
        self, box: Area, metrics: Metrics, choose: Callable[[str], None], back: Action, changed: Action
    ) -> list[Node]:
        say = self.looks.words.say
        x, y, w, h = box
        nodes: list[Node] = []
        title = say("ui-deal-which-card", other=self.looks.words.seat(self.looks.other))
        high = metrics.height_of(title, w - 2 * PAD, 24, "bold") + 4
        nodes.append(Text("pick-title", (x + PAD, y + 6, w - 2 * PAD, high), title, 24, "gold", "bold"))
        top = y + high + 14
        field = max(54.0, metrics.line(24) + 18)
        place = (x + PAD, top, w - 2 * PAD, field)

        def write(letters: str) -> None:
            self.letters = letters
            changed()

        def first() -> None:
            if self.letters and self.faces():
                choose(self.faces()[0])

        empty = say("ui-deal-search")
        nodes.append(TextField("search", place, "", self.letters, write, first, 24, empty))
        top += field + GAP
        top = self._tabs((x + PAD, top, w - 2 * PAD, 0), metrics, nodes, changed)
        line = max(54.0, metrics.line(24) + 16)
        foot = field + GAP
        column = Column("pick", w, metrics)
        widest = max((metrics.width_of(self.looks.words.card(face), 24, "bold") for face in self.faces()), default=0.0)
        makers: list[Callable[[Area], Node]] = [
            partial(self._row, n, face, choose) for n, face in enumerate(self.faces())
        ]
        column.grid(makers, widest + 110, line, 2)
        rows = column.nodes
        area = (x, top, w, y + h - foot - top)
        if rows:
            nodes.append(ScrollList("pick-list", area, rows))
        else:
            none, room = say("ui-deal-no-card"), w - 2 * PAD
            high = metrics.height_of(none, room, 22)
            nodes.append(Text("pick-none", (x + PAD, top + 8, room, high), none, 22, "dim"))
        place = (x + PAD, y + h - field, w - 2 * PAD, field)
        nodes.append(Button("pick-back", place, say("ui-deal-back"), back, "ui/arrow_left", size=24))
        return nodes

    def _tabs(self, box: Area, metrics: Metrics, nodes: list[Node], changed: Action) -> float:
        """One button for each kind, in as many rows as their names need; returns where the next thing may begin."""
        x, y, w, _ = box
        high = max(50.0, metrics.line(22) + 14)
        left = x
        for kind in KINDS:
            words = self.looks.kind(kind)
            wide = metrics.width_of(words, 22, "bold") + 96
            if left > x and left + wide > x + w:
                left, y = x, y + high + 8

            def turn(kind: str = kind) -> None:
                self.kind, self.letters = kind, ""
                changed()

            picked = not self.letters and kind == self.kind
            place = (left, y, min(wide, w), high)
            tint = LIVERIES[kind].glow
            nodes.append(Button(f"tab-{kind}", place, words, turn, f"cards/{kind}", size=22, tint=tint, picked=picked))
            left += wide + 8
        return y + high + GAP

    def _row(self, n: int, face: str, choose: Callable[[str], None], box: Area) -> Node:
        kind = self.kinds[face]
        words, tip = self.looks.words.card(face), self.looks.words.card_means(face)
        press = partial(choose, face)
        tint, entry = LIVERIES[kind].glow, self.looks.entry(face)
        return Button(f"pick-{n}", box, words, press, f"cards/{kind}", size=24, tip=tip, tint=tint, entry=entry)
