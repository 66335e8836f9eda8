"""The dock below the board: the question, and whatever of its answers is not clicked on the board itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pygame import FRect

from cosmic.engine.decisions import PASS
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.hotseat.session import question_forms
from cosmic.hotseat.session.why_not import playable_faces, why_not
from cosmic.ui.board.card_fan import Held, card_fan, in_order, super_side
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import NORMAL, SEAT_COLOURS
from cosmic.ui.kit.widgets import Panel
from cosmic.ui.table.answer_buttons import actions, warning
from cosmic.ui.table.answer_grid import answer_grid, answers_room, hand_room, words_nodes
from cosmic.ui.table.asked import Asked


def dock_nodes(box: FRect, asked: Asked, metrics: Metrics, extra: Sequence[Node]) -> list[Node]:
    """`extra`: buttons of the table itself, such as a look behind the curtain."""
    seat = asked.words.view.seats[asked.decision.player]
    nodes: list[Node] = [Panel("dock", box, edge=SEAT_COLOURS[seat.colour], width=3)]
    beside_hand = shows_cards(asked)
    room = answers_room(box, metrics, beside_hand)
    buttons: list[Node] = [answer_grid("actions", room, [*actions(asked), *extra], metrics)]
    if beside_hand:
        of_cards = asked.form in question_forms.OF_CARDS
        cards = card_fan(hand_room(box, metrics), hand_cards(asked), metrics, numbered=of_cards)
        # The focus starts where the answer is.
        nodes += [*cards, *buttons] if of_cards else [*buttons, *cards]
    else:
        nodes += buttons
    return nodes + question(box, asked, metrics)


def question(box: FRect, asked: Asked, metrics: Metrics) -> list[Node]:
    """Who is asked and what, and how to answer; why is a key away."""
    words, decision = asked.words, asked.decision
    seat = words.view.seats[decision.player]
    lines: list[tuple[Span, ...]] = [with_marks(words.question(decision), words.view)]
    needed = 1
    warned = warning(asked)
    if warned:
        lines.append((Span(icon="ui/warning", tint=NORMAL.warn), Span(warned, "warn", "bold")))
        needed += 1
    if asked.form == question_forms.RESPONSE and asked.reminds:
        could = [words.choice(decision, option).label for option in asked.options if option != PASS]
        lines.append((Span(words.say("ui-could-use", what=words.listed(could)), "gold"),))
    hint = hint_for(asked)
    if hint:
        lines.append((Span(hint, "dim"),))
    nodes = words_nodes(box, metrics, lines, (seat.name, seat.colour), needed)
    nodes[-1].entry = asked.entry
    return nodes


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
