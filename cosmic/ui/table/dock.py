"""The dock below the board: the question, and whatever of its answers is not clicked on the board itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from cosmic.engine.decisions import PASS, Decision
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.hotseat.session import question_forms
from cosmic.hotseat.session.privacy import is_power, open_options
from cosmic.hotseat.session.question_forms import Draft, form_of
from cosmic.hotseat.session.why_not import playable_faces, why_not
from cosmic.text.presenter import Presenter
from cosmic.ui.board import codex_entries_for
from cosmic.ui.board.board_layout import BoardBox
from cosmic.ui.board.card_row import Held, card_row, in_order, super_side
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Button, Panel, ScrollList, Stepper
from cosmic.ui.printed.printed_words import Wording

QUESTION = 420.0  # width of the question at the left
BUTTONS = 270.0  # width of the buttons beside a hand that is chosen from
WIDE_BUTTONS = 440.0  # beside a hand that is only looked at
GAP = 10.0


@dataclass
class Asked:
    """A question on the screen with its answer in the making."""

    decision: Decision
    draft: Draft
    words: Presenter
    printed: Wording
    shows_hand: bool  # the cards of the one who decides may be seen
    give: Callable[[Any], None]
    changed: Callable[[], None]
    reminds: bool = True  # names what could be used

    @property
    def form(self) -> str:
        return form_of(self.decision)

    @property
    def options(self) -> list[Any]:
        """What may be shown now."""
        shown = self.words.shown(self.decision)
        return shown if self.shows_hand else [option for option in shown if option in open_options(self.decision)]

    @property
    def entry(self) -> str:
        """Of the codex, on the question."""
        return codex_entries_for.of_question(self.words.content, self.words.messages, self.decision)

    def choose(self, option: Any) -> None:
        """An answer by one click."""
        self.give(option)

    def toggle(self, option: Any) -> None:
        self.draft.toggle(option)
        self.changed()

    def add(self, option: Any) -> None:
        self.draft.add(option)
        self.changed()

    def remove(self, option: Any) -> None:
        self.draft.remove(option)
        self.changed()

    def confirm(self) -> None:
        if self.draft.ready:
            self.give(self.draft.answer())


def dock_nodes(box: BoardBox, asked: Asked, metrics: Metrics, extra: Sequence[Node]) -> list[Node]:
    """`extra`: buttons of the table itself, such as a look behind the curtain."""
    nodes: list[Node] = [Panel("dock", box)]
    right = BoardBox(box.x + QUESTION + 2 * GAP, box.y + GAP, box.width - QUESTION - 3 * GAP, box.height - 2 * GAP)
    wide = BUTTONS if asked.form in question_forms.OF_CARDS and metrics.text_scale < 1.3 else WIDE_BUTTONS
    hand_room = BoardBox(right.x, right.y, right.width - wide - GAP, right.height)
    side = BoardBox(right.right - wide, right.y, wide, right.height)
    if shows_cards(asked):
        cards = card_row(hand_room, hand_cards(asked), numbered=asked.form in question_forms.OF_CARDS)
        buttons = stacked("actions", side, [*actions(asked, metrics), *extra], metrics)
        # The focus starts where the answer is.
        nodes += [*cards, buttons] if asked.form in question_forms.OF_CARDS else [buttons, *cards]
    else:
        nodes.append(stacked("actions", right, [*actions(asked, metrics), *extra], metrics, columns=3))
    nodes.append(question(box, asked))
    return nodes


def question(box: BoardBox, asked: Asked) -> Node:
    """What is asked of whom and why, and how to answer."""
    words, decision = asked.words, asked.decision
    lines: list[tuple[Span, ...]] = [with_marks(words.question(decision), words.view)]
    hint = hint_for(asked)
    if hint:
        lines.append((Span(hint, "dim"),))
    if asked.form == question_forms.RESPONSE and asked.reminds:
        could = [words.choice(decision, option).label for option in asked.options if option != PASS]
        lines.append((Span(words.say("ui-could-use", what=words.listed(could)), "gold"),))
    lines += [(Span(f"{title}. ", "gold", "bold"), Span(text, "dim")) for title, text in words.reasons(decision)[:1]]
    area = (box.x + GAP, box.y + GAP, QUESTION, box.height - 2 * GAP)
    node = ScrollList("question", area, lines=lines, size=22)
    node.entry = asked.entry
    return node


def hint_for(asked: Asked) -> str:
    say, decision = asked.words.say, asked.decision
    form = asked.form
    if form == question_forms.SHIPS:
        return say("ui-hint-ships", low=decision.low, high=decision.high)
    if form in (question_forms.PLANETS, question_forms.SEATS, question_forms.GUESTS):
        return say(f"ui-hint-{form}")
    if form == question_forms.HAND:
        return say("ui-hint-hand", low=decision.low, high=decision.high)
    return ""


def shows_cards(asked: Asked) -> bool:
    """A gallery is for everybody to see, a hand only behind the curtain."""
    view = asked.words.view
    return asked.form == question_forms.GALLERY or (asked.shows_hand and bool(view.hand or view.borrowed))


# --- the hand


def hand_cards(asked: Asked) -> list[Held]:
    if asked.form == question_forms.GALLERY:
        return gallery(asked)
    view, decision, words = asked.words.view, asked.decision, asked.words
    usable = playable_faces(decision, words) if asked.form in (question_forms.RESPONSE, question_forms.SUPPORT) else {}
    return [held_card(asked, card, view.cards[card], usable) for card in in_order(words)]


def held_card(asked: Asked, card: int, face: str, usable: dict[str, Any]) -> Held:
    words, decision, form = asked.words, asked.decision, asked.form
    press: Callable[[], object] | None = None
    picked = False
    if form == question_forms.HAND:
        same = [option for option in decision.options if words.view.cards.get(option) == face]
        if card in decision.options:
            press, picked = (lambda: pick_card(asked, card)), bool(asked.draft.count(card))
        elif same and decision.form == "pick":
            press, picked = (lambda: pick_card(asked, same[0])), bool(asked.draft.count(same[0]))
    elif face in usable:
        press, picked = (lambda: play_card(asked, face, usable[face])), bool(asked.draft.count(usable[face]))
    reason = "" if press else why_not(face, decision, words)
    asks_for_cards = form in (question_forms.HAND, question_forms.RESPONSE, question_forms.SUPPORT)
    return Held(
        f"card-{card}",
        asked.printed.card(face),
        lit=press is not None,
        picked=picked,
        greyed=press is None and asks_for_cards,
        why_not=reason,
        super_side=super_side(words, face),
        press=press or (lambda: None),
        entry=ways.of_face(words.content, face),
    )


def pick_card(asked: Asked, card: Any) -> None:
    """The first press takes a card up, a second one on the same card lays it."""
    if asked.decision.form == "many":
        asked.toggle(card)
    elif asked.draft.count(card):
        asked.confirm()
    else:
        asked.add(card)


def play_card(asked: Asked, face: str, option: Any) -> None:
    """A response: taken up first, so that a slip of the hand does not play a card."""
    if asked.draft.count(option) and asked.form == question_forms.RESPONSE:
        asked.confirm()
    else:
        asked.add(option)


def gallery(asked: Asked) -> list[Held]:
    def held(face: str) -> Held:
        picked = bool(asked.draft.count(face))
        card, entry = asked.printed.card(face), ways.of_face(asked.words.content, face)
        return Held(f"face-{face}", card, lit=True, picked=picked, press=lambda: pick_card(asked, face), entry=entry)

    order = list(asked.words.content.faces)
    return [held(face) for face in sorted(asked.options, key=order.index)]


# --- buttons


def actions(asked: Asked, metrics: Metrics) -> list[Node]:
    """The answers in words, and the button that gives the answer in the making."""
    form, decision = asked.form, asked.decision
    if form == question_forms.WORDS:
        return [option_button(asked, option, i) for i, option in enumerate(asked.options)]
    if form == question_forms.NUMBER:
        return number_actions(asked)
    if form == question_forms.RESPONSE:
        return response_actions(asked)
    if form == question_forms.SUPPORT:
        return support_actions(asked)
    if form == question_forms.GUESTS:
        return [confirm_button(asked), all_button(asked), clear_button(asked)]
    if form == question_forms.SHIPS:
        return [confirm_button(asked), fill_button(asked), clear_button(asked)]
    if form in (question_forms.HAND, question_forms.GALLERY):
        return [confirm_button(asked), clear_button(asked)] if decision.form == "many" else [confirm_button(asked)]
    if form in (question_forms.PLANETS, question_forms.SEATS):
        return [option_button(asked, option, i) for i, option in enumerate(asked.options)]
    return []


def option_button(asked: Asked, option: Any, i: int, tone: str = "plain") -> Button:
    choice = asked.words.choice(asked.decision, option)
    is_long = tone == "main"  # the text of a power: it is on the sheet too
    return Button(
        f"option-{option}",
        (0, 0, 0, 0),
        choice.label,
        lambda: asked.choose(option),
        number=number_for(asked, option, i),
        note="" if is_long else choice.means,
        tip=choice.means if is_long else "",
        tone=tone,
        size=24,
        entry=codex_entries_for.of_option(asked.words.content, asked.words.messages, asked.decision, option),
    )


def number_for(asked: Asked, option: Any, i: int) -> int | None:
    """Beside cards to choose from, which have the numbers, only passing has one."""
    if asked.form in question_forms.OF_CARDS and asked.shows_hand:
        return 0 if option == PASS else None
    return i + 1 if i < 9 else None


def number_actions(asked: Asked) -> list[Node]:
    decision, draft = asked.decision, asked.draft
    if not question_forms.is_stepped(decision):
        return [option_button(asked, option, i) for i, option in enumerate(asked.options)]
    if draft.answer() is None:
        draft.add(decision.options[0])

    def step(value: int) -> None:
        draft.add(min(decision.options, key=lambda option: abs(int(option) - value)))
        asked.changed()

    current = draft.answer()
    stepper = Stepper(
        "number",
        (0, 0, 0, 64),
        asked.words.say("ui-number"),
        current,
        min(decision.options),
        max(decision.options),
        step,
    )
    return [stepper, confirm_button(asked)]


def response_actions(asked: Asked) -> list[Node]:
    """Powers as buttons; a card that was taken up can be played; and passing."""
    nodes: list[Node] = []
    chosen = asked.draft.answer()
    if chosen is not None and chosen != PASS and not is_power(chosen):
        nodes.append(confirm_button(asked))
    offered = [option for option in asked.options if option == PASS or is_power(option) or not asked.shows_hand]
    offered.sort(key=lambda option: option == PASS)
    nodes += [
        option_button(asked, option, i, "main" if is_power(option) else "plain") for i, option in enumerate(offered)
    ]
    return nodes


def support_actions(asked: Asked) -> list[Node]:
    """For the reinforcement that was taken up: which side; and passing."""
    chosen = asked.draft.answer()
    face = str(chosen).partition(":")[0] if chosen and chosen != PASS else ""
    options = [option for option in asked.options if option == PASS or str(option).partition(":")[0] == face]
    return [option_button(asked, option, i) for i, option in enumerate(reversed(options))]


def confirm_button(asked: Asked) -> Button:
    words, decision, draft = asked.words, asked.decision, asked.draft
    fault = draft.fault()
    return Button(
        "confirm",
        (0, 0, 0, 0),
        confirm_label(asked),
        asked.confirm,
        icon="ui/check",
        tone="main",
        enabled=fault is None,
        why_not=words.say("ui-choose-first", low=decision.low, high=decision.high) if fault else "",
        size=26,
    )


def confirm_label(asked: Asked) -> str:
    say, draft = asked.words.say, asked.draft
    if asked.form == question_forms.SHIPS:
        return say("ui-confirm-ships", count=draft.total)
    if asked.form == question_forms.GUESTS:
        return say("ui-confirm-guests", count=draft.total)
    if asked.form == question_forms.RESPONSE:
        return say("ui-confirm-play")
    if asked.form == question_forms.HAND and asked.decision.form == "pick":
        return say("ui-confirm-card")
    return say("ui-confirm")


def clear_button(asked: Asked) -> Button:
    def clear() -> None:
        asked.draft.clear()
        asked.changed()

    return Button(
        "clear",
        (0, 0, 0, 0),
        asked.words.say("ui-clear"),
        clear,
        icon="ui/undo",
        enabled=asked.draft.total > 0,
        why_not=asked.words.say("ui-nothing-chosen"),
        size=24,
    )


def all_button(asked: Asked) -> Button:
    """Everybody, or as many ships as may go."""

    def fill() -> None:
        for option in asked.decision.options:
            while asked.draft.add(option):
                pass
        asked.changed()

    return Button("all", (0, 0, 0, 0), asked.words.say("ui-all-guests"), fill, icon="ui/invite", size=24)


def fill_button(asked: Asked) -> Button:
    """One press for the usual number: as many as may go, from the largest stacks first."""

    def fill() -> None:
        zones = sorted(asked.decision.options, key=asked.draft.cap, reverse=True)
        progress = True
        while progress:
            progress = False
            for zone in zones:
                progress = asked.draft.add(zone) or progress
        asked.changed()

    label = asked.words.say("ui-fill-ships", high=asked.decision.high)
    return Button("fill", (0, 0, 0, 0), label, fill, icon="ui/ship", size=24)


def stacked(key: str, box: BoardBox, nodes: Sequence[Node], metrics: Metrics, columns: int = 1) -> ScrollList:
    """Buttons below each other, in as many columns as are useful, each as high as its words need."""
    columns = max(1, min(columns, len(nodes))) if metrics.text_scale < 1.3 else max(1, min(columns - 1, len(nodes)))
    wide = (box.width - 22 - (columns - 1) * GAP) / columns
    tops = [4.0] * columns
    for i, node in enumerate(nodes):
        column = i % columns
        high = height_of(node, wide, metrics)
        node.box = (4 + column * (wide + GAP), tops[column], wide - 4, high)
        tops[column] += high + GAP
    return ScrollList(key, box, children=nodes)


def height_of(node: Node, wide: float, metrics: Metrics) -> float:
    if not isinstance(node, Button):
        return max(64.0, metrics.line(24) + 24)
    room = wide - 44
    if node.number is not None:
        room -= 42
    if node.icon:
        room -= 40 * max(1.0, min(metrics.text_scale, 1.4)) + 10
    high = metrics.height_of(node.label, room, node.size, "bold")
    if node.note:
        high += metrics.height_of(node.note, room, 21)
    return max(56.0, high + 16)
