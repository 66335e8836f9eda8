"""Naming one card among so many that they could not lie side by side."""

from __future__ import annotations

from cosmic.engine.decisions import Decision
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.text.presenter import Presenter
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.inputs import Input, Key
from cosmic.ui.kit.layout import SHEET, Column, Fill, Laid, Layered, Pad, Row, Sized, middle
from cosmic.ui.kit.node import UNPLACED, Action, Node
from cosmic.ui.kit.theme import SEAT_COLOURS
from cosmic.ui.kit.ui import UI
from cosmic.ui.kit.widgets_basic import Button, Panel, Text
from cosmic.ui.printed.hand_cards import draw_card
from cosmic.ui.printed.printed_words import CardWords, Wording
from cosmic.ui.screens.alien_choice_nodes import CARD_SHAPE, SeatBadge
from cosmic.ui.screens.deal.card_picker import CardPicker
from cosmic.ui.shell.hint_desk import HintDesk, hint_button, is_hint_key
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

EDGE, GAP = 44.0, 26.0
QUESTION = 36.0
GRID_SHARE = 0.66  # of the width, for the names
ACROSS = 3


class CardPage(Node):
    """The card that is taken up, as large as there is room; before that nothing."""

    def __init__(self, key: str, card: CardWords | None, entry: str) -> None:
        super().__init__(key)
        self.card, self.entry = card, entry

    def draw(self, canvas: Canvas, ui: UI) -> None:
        if self.card is not None:
            x, y, w, h = self.box
            wide = min(w, h * CARD_SHAPE)
            high = wide / CARD_SHAPE
            draw_card(canvas, (x + (w - wide) / 2, y + (h - high) / 2, wide, high), self.card)


class FaceScene(Scene):
    """The result is the face. The first press takes a card up, the button names it."""

    def __init__(
        self,
        services: Services,
        decision: Decision,
        words: Presenter,
        printed: Wording,
        label: str,
        menu: Action | None = None,
        hints: HintDesk | None = None,
    ) -> None:
        """`label`: of the button that gives the answer."""
        super().__init__()
        self.services, self.decision, self.words, self.printed = services, decision, words, printed
        self.label, self.hints = label, hints
        self.face = ""
        kinds = {face: words.content.faces[face].kind for face in decision.options}
        order = {face: n for n, face in enumerate(words.content.faces)}
        self.picker = CardPicker(words, tuple(sorted(kinds, key=order.__getitem__)), kinds, key="face", across=ACROSS)
        self.ui.on_cancel = menu
        self.ui.on_explain = self.explain
        self.ui.focus_key = "search"

    # --- what people do
    def take_up(self, face: str) -> None:
        self.face = face
        self.changed()
        self.refresh()
        self.ui.set_focus("confirm")

    def name(self) -> None:
        self.app.stack.pop(self.face)

    def explain(self, entry: str) -> None:
        self.app.stack.push(self.services.ways.codex(entry))

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.hints is not None and self.app.stack.top is self:
            self.hints.work()

    def handle(self, what: Input) -> bool:
        """Letters belong to the name as long as one is written."""
        writes = self.ui.focus_key == "search"
        if isinstance(what, Key) and self.hints is not None and is_hint_key(what) and not writes:
            self.hints.ask()
            return True
        return super().handle(what)

    # --- what stands where
    def build(self) -> list[Node]:
        listed = Layered(Panel("faces-panel"), Pad(self.picker.part(self.take_up, self.changed), 18, 16))
        body = Row(Fill(listed, GRID_SHARE), Fill(self.chosen(), 1 - GRID_SHARE), gap=GAP)
        return Pad(Column(self.header(), Fill(body), gap=20), EDGE, 28).put(SHEET, self.metrics)

    def header(self) -> Laid:
        colour = self.words.view.seats[self.decision.player].colour
        badge = Sized(SeatBadge("badge", colour, SEAT_COLOURS[colour]), 80, 80, place=(0.0, 0.5))
        asked = Text("question", UNPLACED, self.words.question(self.decision), QUESTION, "ink", "extrabold")
        hint = middle(hint_button(self.services, self.hints)) if self.hints is not None else None
        return Row(badge, Fill(middle(asked)), hint, gap=20)

    def chosen(self) -> Laid:
        """The card taken up, and the button that names it."""
        entry = ways.of_face(self.words.content, self.face) if self.face else ""
        page = CardPage("page", self.printed.card(self.face) if self.face else None, entry)
        give = Button("confirm", UNPLACED, self.label, self.name, icon="ui/check", tone="main", size=28)
        give.enabled, give.why_not = bool(self.face), self.words.say("ui-choose-first", low=1, high=1)
        return Column(Fill(page), give, gap=22)
