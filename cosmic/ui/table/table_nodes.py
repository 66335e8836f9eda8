"""What stands on the table's screen: the answers, the board's places, the panels around it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import FRect

from cosmic.engine.decisions import PASS
from cosmic.engine.state import NOBODY
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.hotseat.session.beats import Look, Over, Think
from cosmic.hotseat.session.calls import NEVER_LIKE_THIS, NOT_THIS_ENCOUNTER, ORDERS, Call, is_own_use
from cosmic.hotseat.session.headline import asked_in_the_open, headline
from cosmic.hotseat.session.privacy import is_face_down, offers_power, only_turns_up, said_without_a_choice
from cosmic.hotseat.session.undo import last_spoken
from cosmic.hotseat.session.why_not import why_not
from cosmic.text.presenter import Presenter
from cosmic.text.spoken_words import promised_to
from cosmic.ui.board.board_panels import phase_nodes
from cosmic.ui.board.board_state import planet_box
from cosmic.ui.board.card_fan import CardNode, Held, ReadingCopy, reading_box, super_side
from cosmic.ui.board.card_groups import grouped_fans, own_groups
from cosmic.ui.board.headline_panel import headline_node
from cosmic.ui.board.info_spot import InfoSpot
from cosmic.ui.board.log_drawer import drawer_button, log_drawer, log_list, without_covered
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.board.strength_plates import strength_nodes
from cosmic.ui.board.tech_tiles import tiles_beside
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.node import UNPLACED, Node
from cosmic.ui.kit.theme import SEAT_COLOURS
from cosmic.ui.kit.widgets import Button, Choice, Hotspot, Panel, Rich, ScrollList
from cosmic.ui.table import table_actions
from cosmic.ui.table.answer_grid import (
    GAP,
    LEAST,
    QUESTION,
    answer_grid,
    answers_room,
    hand_room,
    sizes,
    words_nodes,
)
from cosmic.ui.table.asked import Asked
from cosmic.ui.table.board_spots import board_spots, pile_spots, place_tips, seat_plates
from cosmic.ui.table.call_bar import ThinkBar, TimeLine, call_nodes, floor_said
from cosmic.ui.table.dock import dock_nodes

if TYPE_CHECKING:
    from cosmic.ui.table.table_scene import TableScene

GAPS = 6.0  # between the small buttons beside the phases
STORY = 44.0  # size of what is told while nobody is asked, at most


def nodes(scene: TableScene) -> list[Node]:
    """Answers first, so that the focus starts there."""
    words, layout = scene.words, scene.layout
    answers = answer_nodes(scene)
    found: list[Node] = []
    spots: list[Node] = []
    said = scene.said_now()
    if scene.asked is not None:
        scene.asked.words = words
        spots = board_spots(scene.asked, scene.table, layout, said)
    found += spots
    found += answers
    found += time_nodes(scene)
    taken = {node.key for node in spots}
    found += seat_plates(layout, taken, partial(table_actions.open_seat, scene), words, scene.bots, said)
    found += pile_spots(
        layout,
        words,
        lambda: table_actions.open_pile(scene),
        lambda: table_actions.open_rewards(scene),
        scene.explain,
    )
    if isinstance(scene.beat, Think):
        found.append(ThinkBar(FRect(layout.seats[scene.beat.seat].plate), scene.think_share))
    found.append(headline_of(scene))
    found += phase_nodes(layout.hud, words, scene.metrics, scene.explain, partial(now_due, scene))
    found += tool_nodes(scene)
    turning = bool(scene.table.hidden_slots)
    found += strength_nodes(layout, words, scene.shown_ships, turning, scene.explain)
    if not spots:
        found += place_tips(scene.table, layout, words)
    if scene.drawer:
        rows = scene.log_rows()
        log = log_list(rows, scene.explain, scene.entry_of_line, scene.unfold, scene.news, news_line(scene))
        found = without_covered(found, layout.hud.log)
        found.append(log_drawer(layout.hud.log, words, scene.metrics, log, turning))
    reads = scene.beat is not None and not isinstance(scene.beat, Think)  # else what happens is not to be covered
    found.append(ReadingCopy(reading_place(scene), by_focus=reads))
    if scene.ui.focus_key is None:
        # One press too many neither stops one's own power nor turns a sheet up.
        careful = scene.asked is not None and (is_own_use(scene.asked.decision) or only_turns_up(scene.asked.decision))
        scene.ui.focus_key = f"option-{PASS}" if careful else first_answer(found)
    scene.ui.tip.keep_clear = kept_clear(scene)
    return found


def reading_place(scene: TableScene) -> FRect:
    """On the side where nothing is fought over."""
    hud, board = scene.layout.hud, scene.table.scene
    kept = [FRect(hud.log)] if scene.drawer else []
    if board.target != NOBODY:
        kept.append(FRect(planet_box(scene.layout, board, board.target)).inflate(120, 120))
    return reading_box(hud, kept)


def kept_clear(scene: TableScene) -> list[FRect]:
    """No tip comes over the headline, question and answers, the open log, the planet that is attacked, or cards on the
    table."""
    layout, board = scene.layout, scene.table.scene
    kept = [FRect(layout.hud.headline), FRect(layout.hud.dock)]
    if scene.drawer:
        kept.append(FRect(layout.hud.log))
    if board.target != NOBODY:
        kept.append(FRect(planet_box(layout, board, board.target)))
    enc = scene.view.enc
    if enc is not None:
        kept += [FRect(slot) for slot, face in zip(layout.slots, enc.laid) if face]
    return kept


def headline_of(scene: TableScene) -> Node:
    """The lasting headline; behind the curtain it says whose hand is open, so that nobody mistakes it for the board."""
    words = scene.words
    if scene.eyes == scene.session.viewer:
        return headline_node(scene.layout.hud, words, scene.awaited(words))
    seat = scene.view.seats[scene.eyes]
    colour = SEAT_COLOURS[seat.colour]
    sign = (Span(icon="ui/lock", tint=colour), Span(scene.services.say("ui-private", seat=seat.name), "ink", "bold"))
    return headline_node(scene.layout.hud, words, "", sign, colour)


def now_due(scene: TableScene) -> str:
    """Who decides just now and what, as everybody may know it."""
    return asked_in_the_open(scene.beat, scene.words) or scene.awaited(scene.words)


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
        return dock_nodes(box, scene.asked, scene.metrics, extra_buttons(scene, scene.asked), promised(scene))
    if isinstance(beat, Look) and scene.eyes == beat.seat:
        told = said_without_a_choice(beat.kind, words, beat.seat)
        close = words.say("ui-close-hand" if beat.kind else "opt-pass")
        return hand_dock(scene, with_marks(told, scene.view), close, greyed=not beat.kind)
    if scene.peeking:
        told = words.say("ui-peek", seat=words.seat(scene.eyes))
        return hand_dock(scene, with_marks(told, scene.view), words.say("ui-close-hand"))
    if isinstance(beat, Over):
        return [Panel("dock", box), story(box, scene), result_button(scene, box.right, box.y + 16)]
    if isinstance(beat, Think) and scene.has_floor:
        return floor_dock(scene, beat)
    if scene.session.solo is not None:
        return hand_dock(scene, scene.caption, "")
    return [Panel("dock", box), story(box, scene)]


def promised(scene: TableScene) -> str:
    """What was said to a host goes by while others speak; it stands beside the question for which it was said."""
    assert scene.asked is not None
    decision, session = scene.asked.decision, scene.session
    if decision.kind != "invite":
        return ""
    heard = set(session.said[: session.heard])
    said = [one for one in session.said_now() if one in heard and one.seat in decision.options]
    return promised_to(scene.words, decision.player, said)


def result_button(scene: TableScene, right: float, top: float) -> Node:
    """After the end the way back to it; Escape does the same."""
    made = Button("result", (0, 0, 0, 0), scene.services.say("end-back"), scene.finish, icon="ui/trophy", tone="main")
    wide = made.wanted_width(scene.metrics)
    made.box = (right - wide - 24, top, wide, made.height_at(wide, scene.metrics))
    return made


def story(box: FRect, scene: TableScene) -> Node:
    """Nobody is asked: what happens is told in large letters."""
    room = FRect(box.x + 60, box.y + 16, box.width - 120, box.height - 32)
    spans = scene.caption or with_marks(headline(scene.words), scene.view)
    metrics = scene.metrics
    fits = (s for s in sizes(STORY, metrics) if metrics.rich_height(spans, room.width, s, "bold") <= room.height)
    return Rich("story", room, spans, next(fits, LEAST), weight="bold", align="center", valign="middle")


def floor_dock(scene: TableScene, beat: Think) -> list[Node]:
    """A bot is about to invite: people may speak first, or go on."""
    say = scene.services.say
    talks = Button("say-something", UNPLACED, say("ui-floor-talk"), scene.talk, icon="ui/talk", size=24)
    label = say("ui-floor-go-on")
    on = Button("go-on", UNPLACED, label, scene.hurry, icon="ui/skip", tone="main", size=24, hot_key="space")
    return hand_dock(scene, with_marks(floor_said(scene.words, beat), scene.view), "", [on, talks])


def hand_dock(
    scene: TableScene, told: tuple[Span, ...], close: str, more: Sequence[Node] = (), greyed: bool = False
) -> list[Node]:
    """A hand that is only looked at. `greyed`: each card says why it cannot be played now."""
    box, words, metrics = scene.layout.hud.dock, scene.words, scene.metrics
    cards_at = hand_room(box, metrics)
    buttons: list[Node] = [*more]
    if close:
        buttons += [Button("close", (0, 0, 0, 0), close, scene.end_look, icon="ui/curtain", tone="main", size=24)]
        buttons += order_nodes(scene)
    buttons += turn_up_nodes(scene, scene.eyes)
    wide = QUESTION if buttons else cards_at.x - 2 * GAP - box.x
    found: list[Node] = [Panel("dock", box), *words_nodes(box, metrics, [told] if told else [], wide=wide)]
    found[-1].focusable = False
    cards = own_groups(words, lambda card: looked_at(scene, words, card, greyed))
    fans_at, techs = tiles_beside(cards_at, words, scene.printed, metrics)
    found += [*grouped_fans(fans_at, cards, metrics, numbered=False), *techs]
    if buttons:
        beside = cards_at if techs or any(group.cards for group in cards) else None
        found.append(answer_grid("actions", answers_room(box, beside), buttons, metrics))
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
        is_reward=card in words.view.reward_backs,
    )


def turn_up_nodes(scene: TableScene, seat: int) -> list[Node]:
    """Who has a sheet face down may turn it up at any moment: it is asked at the next one, behind the curtain."""
    session, say = scene.session, scene.services.say
    if seat not in session.people or not scene.view.seats[seat].face_down or isinstance(scene.beat, Over):
        return []
    waits = seat in session.turning
    label, tip = say("ui-turn-up-waits" if waits else "ui-turn-up"), say("ui-turn-up-tip")
    press = partial(want_to_turn_up, scene, seat)
    return [Button("turn-up", (0, 0, 0, 0), label, press, icon="ui/power_hidden", tip=tip, size=24, picked=waits)]


def want_to_turn_up(scene: TableScene, seat: int) -> None:
    scene.session.want_to_turn_up(seat)
    scene.changed()


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
    """A look at one's own cards before a choice in the open; behind the curtain the standing orders; for somebody who
    plays alone an end to being asked about every card."""
    seat = asked.decision.player
    turn_up = [] if any(map(is_face_down, asked.decision.options)) else turn_up_nodes(scene, seat)
    if scene.session.solo is not None:
        return [*not_again_nodes(scene, asked), *turn_up]
    if asked.shows_hand:
        return [*order_nodes(scene), *turn_up]
    label = scene.services.say("ui-look-at-hand")
    peek = Button("peek", (0, 0, 0, 0), label, lambda: scene.peek(seat), icon="ui/eye", size=24)
    return [peek, *turn_up]


def not_again_nodes(scene: TableScene, asked: Asked) -> list[Node]:
    decision, say = asked.decision, scene.services.say
    if not decision.passive or offers_power(decision):
        return []

    def not_again() -> None:
        scene.session.order(decision.player, NOT_THIS_ENCOUNTER)
        scene.give(PASS)

    tip = say("ui-not-again-tip", letter=scene.services.settings.seat_keys[decision.player].upper())
    return [Button("not-again", (0, 0, 0, 0), say("ui-not-again"), not_again, icon="ui/skip", tip=tip, size=24)]


def time_nodes(scene: TableScene) -> list[Node]:
    """How much time is left to answer a call, or to speak, along the upper edge of the dock."""
    if not scene.everybody_is_asked:
        return []
    box = scene.layout.hud.dock
    return [TimeLine(FRect(box.x + 16, box.y - 5, box.width - 32, 10), scene.time_share)]


def tool_nodes(scene: TableScene) -> list[Node]:
    x, y, w, h = scene.layout.hud.tools
    say = scene.services.say
    last = last_spoken(scene.session.game, scene.session.people)
    count = 5 if scene.plan.hints else 4
    wide = (w - (count - 1) * GAPS) / count
    boxes = [FRect(x + n * (wide + GAPS), y, wide, h) for n in range(count)]
    talks = Button(
        "talk",
        boxes[1],
        "",
        scene.talk,
        icon="ui/talk",
        tip=say("ui-talk-tip"),
        enabled=may_talk(scene),
        why_not=say("ui-talk-not-now"),
    )
    undo = Button(
        "undo",
        boxes[2],
        "",
        scene.undo,
        icon="ui/undo",
        tip=say("ui-undo-tip"),
        enabled=last is not None,
        why_not=say("ui-undo-nothing"),
    )
    return [
        drawer_button(boxes[0], say("ui-log-tip"), scene.toggle_drawer, scene.drawer),
        talks,
        undo,
        *([hint_button(scene, boxes[3])] if scene.plan.hints else []),
        Button("menu", boxes[-1], "", scene.pause_menu, icon="ui/pause", tip=say("ui-menu-tip")),
    ]


def may_talk(scene: TableScene) -> bool:
    """Not behind a curtain, where nobody else looks, nor at a call, which does not wait."""
    session = scene.session
    is_open = scene.eyes == session.viewer and not scene.is_private
    return bool(session.people) and is_open and not isinstance(scene.beat, (Call, Over))


def hint_button(scene: TableScene, box: FRect) -> Node:
    say, waits = scene.services.say, scene.hints.is_awaited
    return Button(
        "hint",
        box,
        "",
        scene.hints.ask,
        icon="ui/help",
        tip=say("ui-hint-awaited" if waits else "ui-hint-tip"),
        enabled=scene.hints.is_open,
        why_not=say("hint-nothing"),
        picked=waits,
    )


def news_line(scene: TableScene) -> Span:
    return Span(scene.services.say("ui-news", seat=scene.view.seats[scene.eyes].name), "gold", "bold")
