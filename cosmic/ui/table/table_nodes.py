"""What stands on the table's screen: the answers, the board's places, the panels around it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cosmic.hotseat.codex import codex_ids as ways
from cosmic.hotseat.session.calls import NEVER_LIKE_THIS, ORDERS, Call
from cosmic.hotseat.session.privacy import said_without_a_choice
from cosmic.hotseat.session.session import Look, Think
from cosmic.hotseat.session.undo import last_spoken
from cosmic.hotseat.session.why_not import why_not
from cosmic.text.presenter import Presenter
from cosmic.ui.board.board_layout import BoardBox
from cosmic.ui.board.board_panels import TOOLS, encounter_nodes, log_nodes, phase_nodes, total_tips
from cosmic.ui.board.card_row import CardNode, Held, ReadingCopy, card_row, in_order, super_side
from cosmic.ui.board.info_spot import InfoSpot
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import SEAT_COLOURS, blend
from cosmic.ui.kit.widgets import Button, Choice, Hotspot, Panel, Rich, ScrollList
from cosmic.ui.table import table_actions
from cosmic.ui.table.board_spots import board_spots, pile_spots, place_tips, seat_plates
from cosmic.ui.table.call_bar import TimeLine, call_nodes
from cosmic.ui.table.dock import BUTTONS, GAP, QUESTION, WIDE_BUTTONS, Asked, dock_nodes, stacked
from cosmic.ui.table.who_decides import asked_in_the_open, awaited

if TYPE_CHECKING:
    from cosmic.ui.table.table_scene import TableScene


# --- nodes


def nodes(scene: TableScene) -> list[Node]:
    """Answers first, so that the focus starts there."""
    words, layout = scene.words, scene.layout
    answers = answer_nodes(scene)
    found: list[Node] = []
    spots: list[Node] = []
    if scene.asked is not None:
        scene.asked.words = words
        spots = board_spots(scene.asked, scene.table)
    found += spots
    found += answers
    found += caption_nodes(scene)
    taken = {node.key for node in spots}
    found += seat_plates(layout, taken, partial(table_actions.open_seat, scene), words, scene.bots)
    found += pile_spots(layout, words, lambda: table_actions.open_pile(scene), scene.explain)
    found += phase_nodes(layout.hud, words, scene.metrics, scene.explain, partial(now_due, scene))
    found += tool_nodes(scene)
    found += encounter_nodes(layout.hud, words, scene.metrics, turning=bool(scene.table.hidden_slots))
    found += total_tips(found, words, scene.explain)
    if not spots:
        found += place_tips(scene.table, words)
    found += log_nodes(layout.hud, scene.lines, scene.explain, scene.entry_of_line, scene.news, news_line(scene))
    reads = scene.beat is not None and not isinstance(scene.beat, Think)  # else what happens is not to be covered
    found.append(ReadingCopy(layout.hud.phase_bar.right, layout.hud.dock.y - 8, by_focus=reads))
    if scene.ui.focus_key is None:
        scene.ui.focus_key = first_answer(found)
    return found


def now_due(scene: TableScene) -> str:
    """Who decides just now and what, as everybody may know it."""
    return asked_in_the_open(scene.beat, scene.words) or awaited(scene.beat, scene.words)


def first_answer(nodes: list[Node]) -> str | None:
    """Where the focus starts: on the board, on a card that can be chosen, or on a button."""
    for node in nodes:
        if isinstance(node, CardNode):
            if node.held.lit:
                return node.key
        elif isinstance(node, ScrollList):
            for child in node.children:
                if child.focusable and child.enabled:
                    return child.key
        elif isinstance(node, Hotspot) and not isinstance(node, InfoSpot):
            return node.key
    return None


def answer_nodes(scene: TableScene) -> list[Node]:
    """The dock, as the beat wants it."""
    box, beat, words = scene.layout.hud.dock, scene.beat, scene.words
    if isinstance(beat, Call):
        keys = {seat: scene.services.settings.seat_keys[seat] for seat in scene.session.people}
        return call_nodes(box, beat, words, keys, scene.metrics, scene.press_seat, scene.wave)
    if scene.asked is not None:
        return dock_nodes(box, scene.asked, scene.metrics, extra_buttons(scene, scene.asked))
    if isinstance(beat, Look) and scene.eyes == beat.seat:
        told = words.say(said_without_a_choice(beat.kind), seat=words.seat(beat.seat))
        return hand_dock(scene, told, words.say("ui-close-hand" if beat.kind else "opt-pass"), greyed=not beat.kind)
    if scene.peeking:
        return hand_dock(scene, words.say("ui-peek", seat=words.seat(scene.eyes)), words.say("ui-close-hand"))
    sentence = ""
    if isinstance(beat, Think) and not beat.is_secret:
        sentence = words.say("ui-thinking", seat=words.seat(beat.seat))
    if scene.session.solo is not None:
        return hand_dock(scene, sentence, "")
    return [Panel("dock", box), story(box, scene, sentence)]


def story(box: BoardBox, scene: TableScene, sentence: str) -> Node:
    """Nobody is asked: what happens is told in large letters."""
    spans = with_marks(sentence, scene.view) if sentence else scene.caption
    area = (box.x + 60, box.y + 16, box.width - 120, box.height - 32)
    return Rich("story", area, spans, 32, weight="bold", align="center", valign="middle")


def dock_line(box: BoardBox, scene: TableScene, sentence: str) -> Node:
    area = (box.x + GAP, box.y + GAP, QUESTION, box.height - 2 * GAP)
    lines = [with_marks(sentence, scene.view)] if sentence else []
    node = ScrollList("question", area, lines=lines, size=22)
    node.focusable = False
    return node


def hand_dock(scene: TableScene, sentence: str, close: str, greyed: bool = False) -> list[Node]:
    """A hand that is only looked at. `greyed`: each card says why it cannot be played now."""
    box, words = scene.layout.hud.dock, scene.words
    found: list[Node] = [Panel("dock", box), dock_line(box, scene, sentence)]
    right = BoardBox(box.x + QUESTION + 2 * GAP, box.y + GAP, box.width - QUESTION - 3 * GAP, box.height - 2 * GAP)
    wide = BUTTONS if scene.metrics.text_scale < 1.3 else WIDE_BUTTONS
    room = BoardBox(right.x, right.y, right.width - wide - GAP, right.height)
    found += card_row(room, [looked_at(scene, words, card, greyed) for card in in_order(words)], numbered=False)
    if close:
        buttons: list[Node] = [
            Button("close", (0, 0, 0, 0), close, scene.end_look, icon="ui/curtain", tone="main", size=24)
        ]
        buttons += order_nodes(scene)
        found.append(
            stacked("actions", BoardBox(right.right - wide, right.y, wide, right.height), buttons, scene.metrics)
        )
    return found


def looked_at(scene: TableScene, words: Presenter, card: int, greyed: bool) -> Held:
    face = words.view.cards[card]
    return Held(
        f"card-{card}",
        scene.printed.card(face),
        greyed=greyed,
        why_not=why_not(face, None, words) if greyed else "",
        super_side=super_side(words, face),
        press=lambda: None,
        entry=ways.of_face(words.content, face),
    )


def order_nodes(scene: TableScene) -> list[Node]:
    """Standing orders: what this seat does at calls without pressing its key."""
    session, say = scene.session, scene.services.say
    if not session.makes_calls or scene.eyes not in session.orders:
        return []

    def change(order: str) -> None:
        session.order(scene.eyes, order)
        scene.changed()

    orders = ORDERS if session.call is None else (*ORDERS, NEVER_LIKE_THIS)
    values = [(order, say(f"ui-order-{order}")) for order in orders]
    return [Choice("orders", (0, 0, 0, 0), "", values, session.order_of(scene.eyes), change, tip=say("ui-order-tip"))]


def extra_buttons(scene: TableScene, asked: Asked) -> list[Node]:
    """A look at one's own cards before a choice in the open; behind the curtain the standing orders."""
    if scene.session.solo is not None:
        return []
    if asked.shows_hand:
        return order_nodes(scene)
    seat = asked.decision.player
    label = scene.services.say("ui-look-at-hand")
    return [Button("peek", (0, 0, 0, 0), label, lambda: scene.peek(seat), icon="ui/eye", size=24)]


def caption_nodes(scene: TableScene) -> list[Node]:
    """The slim bar above the dock: the time of a call, or the last thing that happened."""
    box = scene.layout.hud.call
    if isinstance(scene.beat, Call):
        return [TimeLine(BoardBox(box.x + 8, box.bottom - 12, box.width - 16, 8), scene.call_share)]
    if scene.eyes != scene.session.viewer:
        return private_sign(scene, box)
    if not scene.caption or (scene.session.solo is None and scene.asked is None):
        return []
    size = 22.0
    lines = scene.metrics.rich_height(scene.caption, box.width - 40, size)
    if lines > box.height:
        return []
    return [
        Panel("caption-panel", box, fill="panel", radius=14),
        Rich("caption", (box.x + 20, box.y, box.width - 40, box.height), scene.caption, size, valign="middle"),
    ]


def private_sign(scene: TableScene, box: BoardBox) -> list[Node]:
    """Nobody can mistake an open hand for the open board."""
    seat = scene.view.seats[scene.eyes]
    colour = SEAT_COLOURS[seat.colour]
    spans = (Span(icon="ui/lock", tint=colour), Span(scene.services.say("ui-private", seat=seat.name), "ink", "bold"))
    high = max(box.height, scene.metrics.rich_height(spans, box.width - 40, 22) + 8)
    area = BoardBox(box.x, box.bottom - high, box.width, high)
    return [
        Panel("caption-panel", area, fill=blend(colour, (12, 14, 32), 0.6), edge=colour, radius=14, width=3),
        Rich("caption", (area.x + 20, area.y, area.width - 40, area.height), spans, 22, valign="middle"),
    ]


def tool_nodes(scene: TableScene) -> list[Node]:
    x, y, w, h = scene.layout.hud.phase_bar
    say = scene.services.say
    last = last_spoken(scene.session.game, scene.session.people)
    wide = (TOOLS - 3 * 8) / 2
    return [
        Button(
            "undo",
            (x + w - TOOLS + 8, y, wide, h),
            "",
            scene.undo,
            icon="ui/undo",
            tip=say("ui-undo-tip"),
            enabled=last is not None,
            why_not=say("ui-undo-nothing"),
        ),
        Button("menu", (x + w - wide, y, wide, h), "", scene.pause_menu, icon="ui/pause", tip=say("ui-menu-tip")),
    ]


def news_line(scene: TableScene) -> Span:
    return Span(scene.services.say("ui-news", seat=scene.view.seats[scene.eyes].name), "gold", "bold")
