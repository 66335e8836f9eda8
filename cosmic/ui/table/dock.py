"""The dock below the board: the question, and whatever of its answers is not clicked on the board itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pygame import FRect

from cosmic.engine.decisions import PASS
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.hotseat.session import question_forms
from cosmic.hotseat.session.why_not import playable_faces, why_not
from cosmic.text.outcome_reasons import as_it_stands
from cosmic.ui.board.card_fan import Held, open_width, super_side
from cosmic.ui.board.card_groups import CardGroup, grouped_fans, own_groups
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.board.tech_tiles import tiles_beside
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import NORMAL, SEAT_COLOURS
from cosmic.ui.kit.widgets import Panel
from cosmic.ui.table.answer_buttons import actions, warning
from cosmic.ui.table.answer_grid import answer_grid, answers_room, hand_room, words_nodes
from cosmic.ui.table.asked import Asked

SHOWN = "shown"  # the card that a question is about


def dock_nodes(box: FRect, asked: Asked, metrics: Metrics, extra: Sequence[Node], promised: str = "") -> list[Node]:
    """`extra`: buttons of the table itself, such as a look behind the curtain; `promised`: what others have said to
    whoever is asked."""
    seat = asked.words.view.seats[asked.decision.player]
    nodes: list[Node] = [Panel("dock", box, edge=SEAT_COLOURS[seat.colour], width=3)]
    groups = [group for group in card_groups(asked) if group.cards]
    cards_at = cards_room(box, metrics, groups)
    room = answers_room(box, cards_at)
    buttons: list[Node] = [
        answer_grid("actions", room, [*actions(asked), *extra], metrics, asked.decision.of == "tech")
    ]
    if cards_at is not None:
        of_cards = asked.form in question_forms.OF_CARDS
        fans_at, techs = with_techs(asked, cards_at, metrics)
        cards = [*grouped_fans(fans_at, groups, metrics, numbered=of_cards), *techs]
        # The focus starts where the answer is.
        nodes += [*cards, *buttons] if of_cards else [*buttons, *cards]
    else:
        nodes += buttons
    return nodes + question(box, asked, metrics, promised)


def question(box: FRect, asked: Asked, metrics: Metrics, promised: str = "") -> list[Node]:
    """Who is asked and what, and how to answer; why is a key away."""
    words, decision = asked.words, asked.decision
    seat = words.view.seats[decision.player]
    lines: list[tuple[Span, ...]] = [with_marks(words.question(decision), words.view)]
    needed = 1
    warned = warning(asked)
    if warned:
        lines.append((Span(icon="ui/warning", tint=NORMAL.warn), Span(warned, "warn", "bold")))
        needed += 1
    if promised:
        lines.append(with_marks(promised, words.view))
        needed += 1
    standing = as_it_stands(words) if asked.form == question_forms.SUPPORT else ""
    if standing:  # in one go with the question: two paragraphs leave no room for letters of full size
        lines[0] = (*lines[0], Span(f" {standing}", "gold", "bold"))
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


def cards_room(box: FRect, metrics: Metrics, groups: Sequence[CardGroup]) -> FRect | None:
    """Where cards lie, if any are to be seen. A single one that is only looked at leaves the rest to the answers."""
    if not groups:
        return None
    room = hand_room(box, metrics)
    if [group.key for group in groups] == [SHOWN]:
        wide = open_width(len(groups[0].cards), room.height)
        return FRect(room.right - wide, room.y, wide, room.height)
    return room


# --- cards


def with_techs(asked: Asked, room: FRect, metrics: Metrics) -> tuple[FRect, list[Node]]:
    """What of the room is left for cards beside the own techs, which are known behind the curtain alone."""
    if not asked.shows_hand or asked.decision.of == "tech" or asked.form == question_forms.GALLERY:
        return room, []
    return tiles_beside(room, asked.words, asked.printed, metrics)


def card_groups(asked: Asked) -> list[CardGroup]:
    """Those to choose from, or else the own ones and the one that the question is about."""
    decision, words = asked.decision, asked.words
    if asked.form == question_forms.GALLERY:
        return [CardGroup("gallery", "", "", NORMAL.gold, tuple(gallery(asked)))]
    usable = playable_faces(decision, words) if asked.form in (question_forms.RESPONSE, question_forms.SUPPORT) else {}
    own = own_groups(words, lambda card: held_card(asked, card, words.view.cards[card], usable))
    groups = own if asked.shows_hand and decision.of != "tech" else []  # techs are no part of a hand
    if asked.form == question_forms.WORDS and "card" in decision.about:
        face = decision.about["card"]
        entry = ways.of_face(words.content, face)
        shown = Held(f"shown-{face}", asked.printed.card(face), press=lambda: None, entry=entry)
        groups.append(CardGroup(SHOWN, words.say("ui-group-shown"), "ui/eye", NORMAL.gold, (shown,)))
    return groups


def held_card(asked: Asked, card: int, face: str, usable: dict[str, Any]) -> Held:
    words, decision, form = asked.words, asked.decision, asked.form
    press: Callable[[], object] | None = None
    picked = False
    if form == question_forms.HAND:
        backs = words.view.reward_backs
        same = [option for option in decision.options if words.view.cards.get(option) == face]
        same = [option for option in same if (option in backs) == (card in backs)]
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
        is_reward=card in words.view.reward_backs,
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
    """The faces to choose from, in the order of the box."""
    printed, content = asked.printed, asked.words.content

    def held(face: str) -> Held:
        is_destiny = asked.decision.of == "destiny"
        return Held(
            f"face-{face}",
            printed.destiny(face) if is_destiny else printed.card(face),
            lit=True,
            picked=bool(asked.draft.count(face)),
            press=lambda: pick_card(asked, face),
            entry=ways.of_destiny(face) if is_destiny else ways.of_face(content, face),
        )

    order = [*content.faces, *(card.slug for card in content.destiny)]
    return [held(face) for face in sorted(asked.options, key=order.index)]
