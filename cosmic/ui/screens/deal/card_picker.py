"""Asking for a certain card: every card of the box by kind, or by the letters of its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cosmic.engine.definitions import KINDS
from cosmic.text.below_zero import as_typed
from cosmic.ui.kit.layout import Column, Fill, Grid, Laid, Wrap
from cosmic.ui.kit.node import UNPLACED, Action, Node
from cosmic.ui.kit.widgets_basic import Button
from cosmic.ui.kit.widgets_list import Scrolled
from cosmic.ui.kit.widgets_writing import TextField
from cosmic.ui.printed.card_styles import LIVERIES
from cosmic.ui.screens.deal.card_strip import GAP, words
from cosmic.ui.screens.deal.deal_styles import Looks


class CardPicker:
    """Which cards are on show now."""

    def __init__(self, looks: Looks, faces: tuple[str, ...], kinds: dict[str, str]) -> None:
        self.looks, self.all, self.kinds = looks, faces, kinds
        self.there = [kind for kind in KINDS if kind in kinds.values()]
        self.kind, self.letters = KINDS[0], ""

    def faces(self) -> list[str]:
        """Letters look through all kinds; without any, one kind is shown."""
        letters = as_typed(self.letters)
        if letters:
            return [face for face in self.all if letters in as_typed(self.looks.words.card(face))]
        return [face for face in self.all if self.kinds[face] == self.kind]

    def part(self, choose: Callable[[str], None], back: Action, changed: Action) -> Laid:
        say = self.looks.words.say

        def write(letters: str) -> None:
            self.letters = letters
            changed()

        def first() -> None:
            if self.letters and self.faces():
                choose(self.faces()[0])

        title = say("ui-deal-which-card", other=self.looks.words.seat(self.looks.other))
        field = TextField("search", UNPLACED, "", self.letters, write, first, 24, say("ui-deal-search"))
        rows = Grid(*(self._row(n, face, choose) for n, face in enumerate(self.faces())), most=2, gap=GAP)
        none = words("pick-none", say("ui-deal-no-card"), 22, "dim")
        listed = Fill(Scrolled("pick-list", rows if rows.parts else none))
        out = Button("pick-back", UNPLACED, say("ui-deal-back"), back, "ui/arrow_left", size=24)
        tabs = Wrap(*(self._tab(kind, changed) for kind in self.there), gap=8)
        return Column(words("pick-title", title, 24, "gold", "bold"), field, tabs, listed, out, gap=GAP)

    def _tab(self, kind: str, changed: Action) -> Button:
        def turn() -> None:
            self.kind, self.letters = kind, ""
            changed()

        tab = Button(f"tab-{kind}", UNPLACED, self.looks.kind(kind), turn, f"cards/{kind}", size=22, snug=True)
        tab.tint, tab.picked = LIVERIES[kind].glow, not self.letters and kind == self.kind
        return tab

    def _row(self, n: int, face: str, choose: Callable[[str], None]) -> Node:
        kind = self.kinds[face]
        name, tip = self.looks.words.card(face), self.looks.words.card_means(face)
        row = Button(f"pick-{n}", UNPLACED, name, partial(choose, face), f"cards/{kind}", size=24, tip=tip, snug=True)
        row.tint, row.entry = LIVERIES[kind].glow, self.looks.entry(face)
        return row
