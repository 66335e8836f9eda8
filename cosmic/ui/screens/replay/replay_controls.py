"""What stands on the screen while a game is watched: the board's places, what is told, and the controls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from cosmic.hotseat.codex import codex_ids as ways
from cosmic.hotseat.past.replay_reel import SPEEDS
from cosmic.ui.board.board_layout import BoardBox
from cosmic.ui.board.board_panels import phase_nodes
from cosmic.ui.board.card_fan import CardNode, Held, ReadingCopy, reading_box
from cosmic.ui.board.headline_panel import headline_node
from cosmic.ui.board.log_drawer import LogDrawer, drawer_button, log_drawer, log_list, without_covered
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.board.strength_plates import strength_nodes
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
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
BAR, ROW = 44.0, 66.0
CARD_HIGHS = (72.0, 104.0)  # least and most
CARD_SHAPE = 132 / 186


def nodes(scene: ReplayScene) -> list[Node]:
    words, layout = scene.words, scene.layout
    hud = layout.hud
    turning = bool(scene.table.hidden_slots)
    found = control_nodes(scene)
    found += seat_plates(layout, set(), scene.open_seat, words, scene.bots)
    found += pile_spots(layout, words, scene.open_pile, scene.explain)
    found.append(headline_node(hud, words, ""))
    found += phase_nodes(hud, words, scene.metrics, scene.explain)
    found += corner_nodes(scene)
    found += strength_nodes(layout, words, scene.view.ships, turning, scene.explain)
    found += place_tips(scene.table, layout, words)
    if scene.opened:
        found = [*without_covered(found, hud.log), hands_drawer(scene)]
    elif scene.drawer:
        log = log_list(scene.lines, scene.explain, scene.entry_of_line)
        found = [*without_covered(found, hud.log), log_drawer(hud.log, words, scene.metrics, log, turning)]
    found.append(
        ReadingCopy(
            reading_box(FRect(hud.dock.x, 0, hud.dock.width, hud.dock.y - 8), [FRect(hud.log)]),
            by_focus=not scene.playing,
        )
    )
    return found


# --- the controls


def control_nodes(scene: ReplayScene) -> list[Node]:
    box = scene.layout.hud.dock
    colours = [SEAT_COLOURS[seat.colour] for seat in scene.view.seats]
    seek = SeekBar(
        "seek",
        (box.x + PAD, box.y + 10, box.width - 2 * PAD, BAR),
        scene.reel,
        scene.place,
        colours,
        scene.seek,
        scene.step,
        scene.toggle_play,
        scene.services.say("replay-seek-tip"),
    )
    top = box.y + 10 + BAR + 8
    row = BoardBox(box.x + PAD, box.bottom - PAD - ROW, box.width - 2 * PAD, ROW)
    told = BoardBox(box.x + PAD, top, box.width - 2 * PAD, row.y - 6 - top)
    return [Panel("dock", box), *caption_nodes(scene, told), seek, *row_nodes(scene, row)]


def status_nodes(scene: ReplayScene, box: BoardBox) -> list[Node]:
    """Where in the game this is: the encounter, and below it the turn if there is room."""
    metrics = scene.metrics
    large, small = metrics.line(24), metrics.line(20)
    name, turn = scene.where()
    both = (
        bool(turn) and large + small <= box.height and metrics.rich_width(with_marks(turn, scene.view), 20) <= box.width
    )
    high = large + small if both else large
    size = next((size for size in (24, 22, 20) if metrics.width_of(name, size, "bold") <= box.width), 20)
    y = box.y + (box.height - high) / 2
    nodes: list[Node] = [
        Text("where", (box.x, y, box.width, large), name, size, "ink", "bold", "center", "middle", wrap=False)
    ]
    if both:
        spans = with_marks(turn, scene.view)
        nodes.append(Rich("turn", (box.x, y + large, box.width, small), spans, 20, "dim", align="center"))
    return nodes


def row_nodes(scene: ReplayScene, box: BoardBox) -> list[Node]:
    say, metrics = scene.services.say, scene.metrics
    at_start, at_end = scene.place == 0, scene.place == scene.reel.length
    first, last = say("replay-at-start"), say("replay-at-end")
    play = Button(
        "play",
        (0, 0, 88, 0),
        "",
        scene.toggle_play,
        icon="ui/pause" if scene.playing else "ui/play",
        tone="main",
        tip=say("replay-pause-tip" if scene.playing else "replay-play-tip"),
    )
    transport: list[Node] = [
        tool("turn-back", "ui/skip_back", lambda: scene.to_turn(-1), say("replay-turn-back"), not at_start, first),
        tool("encounter-back", "ui/fast_back", lambda: scene.to_encounter(-1), say("replay-encounter-back"),
             not at_start, first),
        tool("line-back", "ui/step_back", lambda: scene.step(-1), say("replay-line-back"), not at_start, first),
        play,
        tool("line-on", "ui/step", lambda: scene.step(1), say("replay-line-on"), not at_end, last),
        tool("encounter-on", "ui/fast", lambda: scene.to_encounter(1), say("replay-encounter-on"), not at_end, last),
        tool("turn-on", "ui/skip", lambda: scene.to_turn(1), say("replay-turn-on"), not at_end, last),
    ]  # fmt: skip
    names = [say("replay-speed", value=speed) for speed in SPEEDS]
    wide = max(metrics.width_of(name, 26, "bold") for name in names) + 44
    shown = say("replay-speed", value=scene.pace)
    speed = Button(
        "speed",
        (0, 0, wide, 0),
        shown,
        scene.next_pace,
        tip=say("replay-speed-tip"),
        on_alt=lambda: scene.change_pace(-1),
        size=26,
    )
    finished = scene.reel.is_finished
    side: list[Node] = [
        Button(
            "hands",
            (0, 0, 0, 0),
            say("replay-hands"),
            scene.toggle_hands,
            icon="ui/hand",
            picked=scene.opened,
            tip=say("replay-hands-tip"),
            enabled=finished,
            why_not=say("replay-hands-closed"),
            size=24,
        ),
        Button(
            "export",
            (0, 0, 0, 0),
            say("replay-export"),
            scene.export,
            icon="ui/save",
            tip=say("replay-export-tip"),
            enabled=scene.film.path is not None,
            why_not=say("end-no-replay"),
            size=24,
        ),
    ]
    room = metrics.width_of(say("replay-where", number=88, count=88), 24, "bold") + 2 * GAP
    row = placed(metrics, box, transport, speed, side, room)
    left, right = speed.box[0] + speed.box[2] + GAP, side[0].box[0] - GAP
    return row + status_nodes(scene, BoardBox(left, box.y, right - left, box.height))


def tool(key: str, icon: str, act: object, tip: str, enabled: bool, why_not: str) -> Button:
    assert callable(act)
    return Button(key, (0, 0, 68, 0), "", act, icon=icon, tip=tip, enabled=enabled, why_not=why_not)


def placed(
    metrics: Metrics, box: BoardBox, transport: Sequence[Node], speed: Node, side: Sequence[Node], room: float
) -> list[Node]:
    """From left to right, with room before the last ones; if there is too little, only their pictures remain."""
    icon = metrics.icon_side
    used = sum(node.box[2] + GAP for node in transport) + speed.box[2] + 3 * GAP
    wides = [metrics.width_of(node.label, 24, "bold") + icon + 56 for node in side]
    if used + room + sum(wides) + GAP * len(side) > box.width:
        for node in side:
            node.tip, node.label = node.tip or node.label, ""
        wides = [92.0] * len(side)
    x = box.x
    for node in transport:
        node.box = (x, box.y, node.box[2], box.height)
        x += node.box[2] + GAP
    speed.box = (x + GAP, box.y, speed.box[2], box.height)
    right = box.right
    for node, wide in zip(reversed(side), reversed(wides)):
        node.box = (right - wide, box.y, wide, box.height)
        right -= wide + GAP
    return [*transport, speed, *side]


def corner_nodes(scene: ReplayScene) -> list[Node]:
    x, y, w, h = scene.layout.hud.tools
    say = scene.services.say
    wide = (w - 8) / 2
    return [
        drawer_button(BoardBox(x, y, wide, h), say("ui-log-tip"), scene.toggle_drawer, scene.drawer),
        Button("close", (x + w - wide, y, wide, h), "", scene.close, icon="ui/cross_out", tip=say("replay-close")),
    ]


# --- what is told


def caption_nodes(scene: ReplayScene, box: BoardBox) -> list[Node]:
    """The last line, between the bar and the buttons, as large as there is room for."""
    metrics, spans = scene.metrics, scene.caption()
    for size in sizes(32.0, metrics):
        if metrics.rich_height(spans, box.width, size, "bold") <= box.height:
            return [Rich("caption", box, spans, size, weight="bold", align="center", valign="middle")]
    return [ScrollList("caption", box, lines=[spans], size=20)]


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
        inside += small_cards(scene, seat, faces, BoardBox(6, y, width, high))
        y += high + 8
    return LogDrawer(box, [ScrollList("hands-list", (box.x + 10, box.y + 10, box.width - 20, room), inside, pad=0)])


def small_cards(scene: ReplayScene, seat: int, faces: Sequence[str], box: BoardBox) -> list[Node]:
    order = {slug: i for i, slug in enumerate(scene.services.book.content.faces)}
    wide = box.height * CARD_SHAPE
    step = min(wide + 6, (box.width - wide) / max(1, len(faces) - 1))
    cards: list[Node] = []
    for n, face in enumerate(sorted(faces, key=lambda face: order[face])):
        entry = ways.of_face(scene.services.book.content, face)
        held = Held(f"hand-{seat}-{n}", scene.printed.card(face), press=lambda: None, entry=entry)
        cards.append(CardNode(held, BoardBox(box.x + n * step, box.y, wide, box.height), None))
    return cards
