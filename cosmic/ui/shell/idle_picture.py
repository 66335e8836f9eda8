"""What stands on the public screen while no game is shown."""

from __future__ import annotations

from cosmic.text.messages import Messages
from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Canvas


def draw_idle(canvas: Canvas, messages: Messages) -> None:
    side = 300.0
    canvas.icon("ui/logo", ((WIDTH - side) / 2, 220, side, side), canvas.theme.gold)
    name = messages.say("title-name")
    canvas.text(name, (100, 560, WIDTH - 200, 150), 90, "ink", "extrabold", "center", "middle", owner="idle")
    words = messages.say("ui-public-idle")
    canvas.text(words, (100, 730, WIDTH - 200, HEIGHT - 830), 40, "dim", "bold", "center", owner="idle")
