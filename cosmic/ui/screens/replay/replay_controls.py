"""What stands on the screen while a game is watched: the board's places, what is told, and the controls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import FRect

from cosmic.hotseat.codex import codex_ids as ways
from cosmic.hotseat.past.replay_reel import SPEEDS
from cosmic.hotseat.past.thoughts_told import thoughts_at
from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.board.board_panels import phase_nodes
from cosmic.ui.board.card_fan import CardNode, Held, ReadingCopy, reading_box
from cosmic.ui.board.headline_panel import headline_node
from cosmic.ui.board.log_drawer import LogDrawer, drawer_button, log_drawer, log_list, without_covered
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.board.strength_plates import strength_nodes
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.layout import ByHand, Column, Fill, Fitting, Laid, Layered, Pad, Row, Sized, middle, space
from cosmic.ui.kit.node import UNPLACED, Action, Node
from cosmic.ui.kit.theme import SEAT_COLOURS
from cosmic.ui.kit.widgets import Button, Panel, Rich, ScrollList, Text
from cosmic.ui.screens.replay.replay_bar import SeekBar
from cosmic.ui.table.answer_grid import sizes
from cosmic.ui.table.board_spots import pile_spots, place_tips, seat_plates

if TYPE_CHECKING:
    from cosmic.ui.screens.replay.replay_scene import ReplayScene

GAP = 10.0
PAD = 12.0
SIZE = 22.0
BAR, ROW, TOOL = 44.0, 66.0, 68.0
CARD_HIGHS = (72.0, 104.0)  # least and most
CARD_SHAPE = 132 / 186
PLATE_ROOM = 42.0  # above a plate, for the tag with its role
GIVEN = (255, 205, 92)  # the sign of the answer that was given


def nodes(scene: ReplayScene) -> list[Node]:
    words, layout = scene.words, scene.layout
    hud = layout.hud
    turning = bool(scene.table.hidden_slots)
    found = control_nodes(scene)
    found += seat_plates(layout, set(), scene.open_seat, words, scene.bots, scene.said_now())
    found += pile_spots(layout, words, scene.open_pile, scene.open_rewards, scene.explain)
    found.append(headline_node(hud, words, ""))
    found += phase_nodes(hud, words, scene.metrics, scene.explain)
    found += corner_nodes(scene)
    found += strength_nodes(layout, words, scene.view.ships, turning, scene.explain)
    found += place_tips(scene.table, layout, words)
    if scene.opened:
        found = [*without_covered(found, hud.log), hands_drawer(scene)]
    elif scene.weighed:
        found = [*without_covered(found, thoughts_box(layout)), thoughts_drawer(scene)]
    elif scene.drawer:
        log = log_list(scene.log_rows(), scene.explain, scene.entry_of_line, scene.unfold)
        found = [*without_covered(found, hud.log), log_drawer(hud.log, words, scene.metrics, log, turning)]
    found.append(ReadingCopy(reading_box(hud, [FRect(hud.log)]), by_focus=not scene.playing))
    return found


# --- the controls


def control_nodes(scene: ReplayScene) -> list[Node]:
    seek = SeekBar(
        "seek",
        UNPLACED,
        scene.reel,
        scene.place,
        [SEAT_COLOURS[seat.colour] for seat in scene.view.seats],
        scene.seek,
        scene.step,
        scene.toggle_play,
        scene.services.say("replay-seek-tip"),
    )
    told = Fill(ByHand(lambda box: [caption_node(scene, box)]))
    rows = Column(Sized(seek, height=BAR), told, Sized(buttons(scene), height=ROW), gap=6)
    return Layered(Panel("dock"), Pad(rows, PAD, 10)).put(scene.layout.hud.dock, scene.metrics)


def buttons(scene: ReplayScene) -> Laid:
    """From left to right, with room before the last ones; if there is too little, only their pictures remain."""
    say, metrics = scene.services.say, scene.metrics
    room = metrics.width_of(say("replay-where", number=88, count=88), 24, "bold") + 2 * GAP
    where = Fill(Sized(ByHand(lambda box: where_nodes(scene, box)), width=room))
    left = [*transport(scene), space(), pace(scene), where]
    rows = ([*left, *on_the_side(scene, named)] for named in (True, False))
    return Fitting(*(Row(*parts, gap=GAP) for parts in rows))


def transport(scene: ReplayScene) -> list[Laid]:
    say, at_start, at_end = scene.services.say, scene.place == 0, scene.place == scene.reel.length

    def back(key: str, icon: str, act: Action) -> Laid:
        tip, why_not = say(f"replay-{key}"), say("replay-at-start")
        tool = Button(key, UNPLACED, "", act, icon, tip=tip, enabled=not at_start, why_not=why_not)
        return Sized(tool, width=TOOL)

    def on(key: str, icon: str, act: Action) -> Laid:
        tip, why_not = say(f"replay-{key}"), say("replay-at-end")
        return Sized(Button(key, UNPLACED, "", act, icon, tip=tip, enabled=not at_end, why_not=why_not), width=TOOL)

    icon, tip = ("ui/pause", "replay-pause-tip") if scene.playing else ("ui/play", "replay-play-tip")
    return [
        back("turn-back", "ui/skip_back", lambda: scene.to_turn(-1)),
        back("encounter-back", "ui/fast_back", lambda: scene.to_encounter(-1)),
        back("line-back", "ui/step_back", lambda: scene.step(-1)),
        Sized(Button("play", UNPLACED, "", scene.toggle_play, icon, "main", tip=say(tip)), width=TOOL + 20),
        on("line-on", "ui/step", lambda: scene.step(1)),
        on("encounter-on", "ui/fast", lambda: scene.to_encounter(1)),
        on("turn-on", "ui/skip", lambda: scene.to_turn(1)),
    ]


def pace(scene: ReplayScene) -> Laid:
    """As wide as the longest of its words, so that nothing moves when it changes."""
    say = scene.services.say
    wide = max(scene.metrics.width_of(say("replay-speed", value=speed), 26, "bold") for speed in SPEEDS) + 44
    shown, slower = say("replay-speed", value=scene.pace), lambda: scene.change_pace(-1)
    return Sized(
        Button("speed", UNPLACED, shown, scene.next_pace, tip=say("replay-speed-tip"), on_alt=slower), width=wide
    )


def on_the_side(scene: ReplayScene, named: bool) -> list[Laid]:
    say = scene.services.say

    def side(key: str, icon: str, act: Action, enabled: bool, why_not: str, picked: bool = False) -> Laid:
        label, tip = say(f"replay-{key}") if named else "", say(f"replay-{key}-tip")
        return Button(
            key, UNPLACED, label, act, icon, tip=tip, enabled=enabled, why_not=say(why_not), size=24, picked=picked
        )

    return [
        side("hands", "ui/hand", scene.toggle_hands, scene.reel.is_finished, "replay-hands-closed", scene.opened),
        side(
            "thoughts", "ui/bot", scene.toggle_thoughts, scene.reel.is_finished, "replay-thoughts-closed", scene.weighed
        ),
        side("export", "ui/save", scene.export, scene.film.path is not None, "end-no-replay"),
    ]


def where_nodes(scene: ReplayScene, box: FRect) -> list[Node]:
    """Where in the game this is: the encounter, and below it the turn if there is room."""
    metrics = scene.metrics
    name, turn = scene.where()
    spans = with_marks(turn, scene.view)
    size = next((size for size in (24, 22, 20) if metrics.width_of(name, size, "bold") <= box.w), 20)
    lines: list[Node] = [Text("where", UNPLACED, name, size, "ink", "bold", "center", wrap=False)]
    if turn and metrics.line(size) + metrics.line(20) <= box.h and metrics.rich_width(spans, 20) <= box.w:
        lines.append(Rich("turn", UNPLACED, spans, 20, "dim", align="center"))
    return middle(Column(*lines, gap=0)).put(box, metrics)


def corner_nodes(scene: ReplayScene) -> list[Node]:
    x, y, w, h = scene.layout.hud.tools
    say = scene.services.say
    wide = (w - 8) / 2
    return [
        drawer_button(FRect(x, y, wide, h), say("ui-log-tip"), scene.toggle_drawer, scene.drawer),
        Button("close", (x + w - wide, y, wide, h), "", scene.close, icon="ui/cross_out", tip=say("replay-close")),
    ]


# --- what is told


def caption_node(scene: ReplayScene, box: FRect) -> Node:
    """The last line, between the bar and the buttons, as large as there is room for."""
    metrics, spans = scene.metrics, scene.caption()
    for size in sizes(32.0, metrics):
        if metrics.rich_height(spans, box.w, size, "bold") <= box.h:
            return Rich("caption", box, spans, size, weight="bold", align="center", valign="middle")
    return ScrollList("caption", box, lines=[spans], size=20)


# --- what bots weighed


def thoughts_box(layout: BoardLayout) -> FRect:
    """Above the plates: whose thought it is can be seen together with it."""
    log = FRect(layout.hud.log)
    tops = [seat.plate.y for seat in layout.seats if seat.plate.colliderect(log)]
    log.height = min([log.bottom, *(top - PLATE_ROOM for top in tops)]) - log.y
    return log


def thoughts_drawer(scene: ReplayScene) -> Node:
    """In place of the log: what each bot weighed before what has just been told, the answer it gave in gold."""
    box, say, view = thoughts_box(scene.layout), scene.services.say, scene.view
    lines: list[tuple[Span, ...]] = []
    for thought in thoughts_at(scene.reel, scene.place, scene.services.messages):
        lines.append(tuple(replace(span, weight="bold") for span in with_marks(thought.question, view)))
        for option in thought.options:
            words = option.said(scene.services.messages)
            mark = (Span(icon="ui/check", tint=GIVEN),) if option.is_given else ()
            lines.append((*mark, Span(words, "gold" if option.is_given else "ink")))
        if thought.why:
            lines.append((Span(thought.why, "dim"),))
    if not lines:
        lines.append((Span(say("replay-thoughts-none"), "dim"),))
    told = ScrollList("thoughts-list", UNPLACED, lines=lines, size=SIZE + 2)
    onward = Button("next-thought", UNPLACED, say("replay-next-thought"), scene.to_next_thought, size=24)
    onward.tip, onward.enabled = say("replay-next-thought-tip"), scene.place < scene.reel.length
    inner = Pad(Column(Fill(told), onward, gap=10), 12, 12)
    return LogDrawer(box, inner.put(box, scene.metrics))


# --- all hands


def hands_drawer(scene: ReplayScene) -> Node:
    """The cards of every seat in place of the log, small; the one under the pointer or in focus is shown large."""
    box, hands = scene.layout.hud.log, scene.reel.hands_at(scene.place)
    line, room = scene.metrics.line(SIZE), box.height - 20
    least, most = CARD_HIGHS
    high = max(least, min(most, (room - 8) / len(hands) - line - 10))
    inside: list[Node] = []
    width = box.width - 20 - 24
    y = 4.0
    for seat, faces in enumerate(hands):
        name = scene.view.seats[seat].name
        spans = with_marks(scene.services.say("replay-hand", seat=name, count=len(faces)), scene.view)
        inside.append(Rich(f"hand-{seat}", (6, y, width, line), spans, SIZE, weight="bold"))
        y += line + 2
        inside += small_cards(scene, seat, faces, FRect(6, y, width, high))
        y += high + 8
    return LogDrawer(box, [ScrollList("hands-list", (box.x + 10, box.y + 10, box.width - 20, room), inside, pad=0)])


def small_cards(scene: ReplayScene, seat: int, faces: Sequence[str], box: FRect) -> list[Node]:
    order = {slug: i for i, slug in enumerate(scene.services.book.content.faces)}
    wide = box.height * CARD_SHAPE
    step = min(wide + 6, (box.width - wide) / max(1, len(faces) - 1))
    cards: list[Node] = []
    for n, face in enumerate(sorted(faces, key=lambda face: order[face])):
        entry = ways.of_face(scene.services.book.content, face)
        held = Held(f"hand-{seat}-{n}", scene.printed.card(face), press=lambda: None, entry=entry)
        cards.append(CardNode(held, FRect(box.x + n * step, box.y, wide, box.height), None))
    return cards
