"""The table's own screen while everybody looks at the big one: a calm cover, the way to each hand, and calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.hotseat.session.beats import Over
from cosmic.hotseat.session.calls import Call
from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Canvas
from cosmic.ui.kit.night_sky import draw_backdrop
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS
from cosmic.ui.kit.widgets import Button, ScrollList, Text
from cosmic.ui.table import table_nodes

if TYPE_CHECKING:
    from cosmic.ui.table.table_scene import TableScene

TOP, BOTTOM = 400.0, 780.0  # of the room for words and buttons
WIDE = 1300.0


def cover_nodes(scene: TableScene) -> list[Node]:
    """Nothing of the board is here, so nothing can be seen here before it is seen there."""
    nodes: list[Node] = []
    if scene.everybody_is_asked or (scene.session.solo is not None and not isinstance(scene.beat, Over)):
        nodes += table_nodes.answer_nodes(scene)
    nodes += table_nodes.time_nodes(scene)
    if isinstance(scene.beat, Over):
        nodes.append(table_nodes.result_button(scene, WIDTH, HEIGHT - 120))
    return nodes + words(scene) + table_nodes.tool_nodes(scene)


def words(scene: TableScene) -> list[Node]:
    say, metrics = scene.services.say, scene.metrics
    x, y = (WIDTH - WIDE) / 2, 0.0
    inside: list[Node] = []
    lines = [
        ("cover-title", say("ui-cover-title"), 64 / max(1.0, metrics.text_scale), "ink", "extrabold"),
        ("cover-words", say(what_to_do(scene)), 30.0, "dim", "medium"),
    ]
    for key, said, size, tone, weight in lines:
        high = metrics.height_of(said, WIDE - 30, size, weight)
        inside.append(Text(key, (0, y, WIDE - 30, high), said, size, tone, weight, "center"))
        y += high + 18
    inside += hands(scene, y + 12)
    foot = max(node.box[1] + node.box[3] for node in inside)
    if foot <= BOTTOM - TOP:
        for node in inside:
            left, top, wide, high = node.box
            node.box = (left + x + 15, top + TOP, wide, high)
        return inside
    return [ScrollList("cover", (x, TOP, WIDE, BOTTOM - TOP), inside, pad=0)]


def what_to_do(scene: TableScene) -> str:
    """The key of the words below the title."""
    if scene.stage.held:
        return "stage-go-on"
    if scene.has_floor:
        return "ui-cover-floor"
    return "ui-cover-call" if isinstance(scene.beat, Call) else "ui-cover-words"


def hands(scene: TableScene, top: float) -> list[Node]:
    """Everybody may look at the own cards at any time, behind the curtain; but not during a call."""
    nobody = not scene.session.people  # bots only, and everybody watches
    if nobody or scene.session.solo is not None or isinstance(scene.beat, (Call, Over)):
        return []
    say, metrics = scene.services.say, scene.metrics
    found: list[Node] = []
    high = max(64.0, metrics.line(24) + 24)
    labels = {seat: say("ui-cover-hand", seat=scene.view.seats[seat].name) for seat in scene.session.people}
    wide = max(metrics.width_of(label, 24, "bold") for label in labels.values()) + 120
    columns = max(1, min(len(labels), int((WIDE - 30 + 16) // (wide + 16))))
    wide = min(wide, WIDE - 30)
    left = (WIDE - 30 - columns * (wide + 16) + 16) / 2
    for n, (seat, label) in enumerate(labels.items()):
        colour = scene.view.seats[seat].colour
        box = (left + n % columns * (wide + 16), top + n // columns * (high + 14), wide, high)
        found.append(
            Button(
                f"hand-{seat}",
                box,
                label,
                lambda seat=seat: scene.peek(seat),  # type: ignore[misc]
                icon=f"marks/{SEAT_MARKS[colour]}",
                tint=SEAT_COLOURS[colour],
                size=24,
            )
        )
    return found


def draw_cover(canvas: Canvas, scene: TableScene) -> None:
    draw_backdrop(canvas)
    middle = WIDTH / 2
    canvas.panel((middle - 170, 130, 340, 200), (14, 18, 44), "gold", 22, 6)
    canvas.panel((middle - 60, 330, 120, 14), "gold", None, 4)
    canvas.icon("ui/eye", (middle - 75, 155, 150, 150), canvas.theme.gold)
    scene.ui.draw(canvas)
