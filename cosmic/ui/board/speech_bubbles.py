"""What was just said, in a bubble that takes the place of the words on its speaker's plate."""

from __future__ import annotations

from pygame import FRect

from cosmic.engine.views import PlayerView
from cosmic.hotseat.session.talking import Talking
from cosmic.talk.statements import Statement, encounter_begins
from cosmic.text.messages import Messages
from cosmic.text.spoken_words import statement_said
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.theme import RGB, blend

STAYS = 3  # lines of the log that may be told meanwhile
LETTERS = 24.0
PAPER, INK = (240, 243, 255), (16, 20, 44)
BUBBLE = 64.0  # on the public board, where the words stand in the story
SMALL_BUBBLE = 30.0  # on a plate that is to be pressed


def speech_now(session: Talking) -> dict[int, Statement]:
    """By seat, the last thing that it has said, if that was just now."""
    begins = encounter_begins(session.game.log, session.shown)
    said = session.said[: session.heard]
    return {one.seat: one for one in said if begins <= one.line <= session.shown <= one.line + STAYS}


def said_in_words(messages: Messages, view: PlayerView, one: Statement) -> str:
    other = view.seats[one.other].name if one.other >= 0 else ""
    return statement_said(messages, one, other)


def said_line(messages: Messages, view: PlayerView, one: Statement) -> str:
    """As it stands in the log."""
    return messages.say("said", seat=view.seats[one.seat].name, words=said_in_words(messages, view, one))


def draw_speech(canvas: Canvas, box: FRect, words: str, colour: RGB, mark: str) -> None:
    """As large as a plate; the letters shrink until all of it fits."""
    paper = blend(colour, PAPER, 0.85)
    canvas.panel(box, paper, colour, 16, 4)
    side = min(30.0, box.height / 2)
    canvas.icon(f"marks/{mark}", (box.x + 12, box.centery - side / 2, side, side), blend(colour, INK, 0.35))
    room = FRect(box.x + 20 + side, box.y + 4, box.width - side - 32, box.height - 8)
    spans = (Span(words, INK, "bold"),)
    size = LETTERS
    while size > 8 and canvas.metrics.rich_height(spans, room.width, size, "bold") > room.height:
        size -= 1
    canvas.text(words, room, size, INK, "bold", "left", "middle", True, False, "speech")


def draw_speaking(canvas: Canvas, plate: FRect, colour: RGB) -> None:
    """At the corner of a plate, for those who sit far away."""
    left, top = max(0.0, plate.x - 0.3 * BUBBLE), max(0.0, plate.y - 0.3 * BUBBLE)
    with canvas.above():
        canvas.icon("ui/talk", (left, top, BUBBLE, BUBBLE), colour)


def draw_has_spoken(canvas: Canvas, plate: FRect, colour: RGB) -> None:
    """On the emblem, while somebody is asked and needs the words of the plate; ships lie around it."""
    with canvas.above():
        canvas.circle(plate.x + SMALL_BUBBLE / 2 + 2, plate.y + SMALL_BUBBLE / 2 + 2, SMALL_BUBBLE / 2 + 1, INK)
        canvas.icon("ui/talk", (plate.x + 5, plate.y + 5, SMALL_BUBBLE - 6, SMALL_BUBBLE - 6), colour)
