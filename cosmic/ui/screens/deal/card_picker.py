"""Naming a certain card: every card that may be meant by kind, or by the letters of its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from cosmic.engine.definitions import KINDS
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.text.below_zero import as_typed
from cosmic.text.presenter import Presenter
from cosmic.ui.kit.layout import Column, Fill, Grid, Laid, Wrap
from cosmic.ui.kit.node import UNPLACED, Action, Node
from cosmic.ui.kit.widgets_basic import Button
from cosmic.ui.kit.widgets_list import Scrolled
from cosmic.ui.kit.widgets_writing import TextField
from cosmic.ui.printed.card_styles import LIVERIES
from cosmic.ui.screens.deal.card_strip import GAP, words


class CardPicker:
    """Which cards are on show now."""

    def __init__(
        self, words: Presenter, faces: tuple[str, ...], kinds: Mapping[str, str], key: str = "pick", across: int = 2
    ) -> None:
        """`key`: what the rows are called; `across`: so many of them side by side."""
        self.words, self.all, self.kinds, self.key, self.across = words, faces, kinds, key, across
        self.there = [kind for kind in KINDS if kind in kinds.values()]
        self.kind, self.letters = self.there[0], ""

    def faces(self) -> list[str]:
        """Letters look through all kinds; without any, one kind is shown."""
        letters = as_typed(self.letters)
        if letters:
            return [face for face in self.all if letters in as_typed(self.words.card(face))]
        return [face for face in self.all if self.kinds[face] == self.kind]

    def part(
        self, choose: Callable[[str], None], changed: Action, above: Laid | None = None, below: Laid | None = None
    ) -> Laid:
        say = self.words.say

        def write(letters: str) -> None:
            self.letters = letters
            changed()

        def first() -> None:
            if self.letters and self.faces():
                choose(self.faces()[0])

        field = TextField("search", UNPLACED, "", self.letters, write, first, 24, say("ui-deal-search"))
        rows = Grid(*(self._row(n, face, choose) for n, face in enumerate(self.faces())), most=self.across, gap=GAP)
        none = words("pick-none", say("ui-deal-no-card"), 22, "dim")
        listed = Fill(Scrolled("pick-list", rows if rows.parts else none))
        tabs = Wrap(*(self._tab(kind, changed) for kind in self.there), gap=8) if len(self.there) > 1 else None
        return Column(above, field, tabs, listed, below, gap=GAP)

    def _tab(self, kind: str, changed: Action) -> Button:
        def turn() -> None:
            self.kind, self.letters = kind, ""
            changed()

        label = self.words.say("ui-deal-kind", kind=kind)
        tab = Button(f"tab-{kind}", UNPLACED, label, turn, f"cards/{kind}", size=22, snug=True)
        tab.tint, tab.picked = LIVERIES[kind].glow, not self.letters and kind == self.kind
        return tab

    def _row(self, n: int, face: str, choose: Callable[[str], None]) -> Node:
        kind = self.kinds[face]
        name, tip = self.words.card(face), self.words.card_means(face)
        press, icon = partial(choose, face), f"cards/{kind}"
        row = Button(f"{self.key}-{n}", UNPLACED, name, press, icon, size=24, tip=tip, snug=True)
        row.tint, row.entry = LIVERIES[kind].glow, ways.of_face(self.words.content, face)
        return row
