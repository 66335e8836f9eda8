"""Between the table and the public board: tells it every beat, and says what the table's own screen shows meanwhile."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cosmic.engine.asking import LogEntry
from cosmic.engine.state import NOBODY
from cosmic.engine.views import PUBLIC
from cosmic.hotseat.calls import Call
from cosmic.hotseat.session import Ask, Look, Over, Think
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.tween import Part
from cosmic.ui.kit.widgets import Button
from cosmic.ui.projector.band import Story
from cosmic.ui.projector.cover import cover_nodes, draw_cover
from cosmic.ui.projector.public import PublicBoard
from cosmic.ui.projector.screens import OFF, SAME, SCREEN, Projector
from cosmic.ui.projector.zoom import public_scale
from cosmic.ui.table.callbar import call_sentence
from cosmic.ui.table.words import with_marks

if TYPE_CHECKING:
    from cosmic.ui.table.scene import TableScene

DEALING = ("deal-offer", "deal-reply")
MENU = 58.0  # room for the way to the menu in the phase bar


class BigScreen:
    """One table's public board; made when it is first wanted, and never there without a wish."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.made: PublicBoard | None = None

    @property
    def projector(self) -> Projector | None:
        app = getattr(self.scene, "app", None)
        return None if app is None else app.projector

    @property
    def mode(self) -> str:
        return OFF if self.projector is None else self.projector.mode

    @property
    def board(self) -> PublicBoard | None:
        if self.mode == OFF:
            self.made = None
        elif self.made is None:
            self.made = PublicBoard(self.scene.desk, self.scene.session)
        return self.made

    # --- beats
    def tell(self, line: int, entry: LogEntry) -> list[Part]:
        board = self.board
        if board is None:
            return []
        return board.follow(line, entry, self.canvas() if self.scene.app.speed > 0 else None)

    def settle(self) -> None:
        if self.board is not None:
            self.board.settle()

    def rest(self) -> None:
        if self.board is not None:
            self.board.rest()

    def canvas(self) -> Canvas:
        """Of the window with the public board, for pictures that fly over it."""
        app, projector = self.scene.app, self.projector
        view = app.main if projector is None or projector.view is None else projector.view
        return app.public_canvas(view)

    # --- the table's own screen
    @property
    def covers(self) -> bool:
        """Nobody is asked at the table's own screen and no hand is open."""
        scene = self.scene
        if self.mode == OFF or scene.asked is not None or scene.peeking or scene.eyes != scene.session.viewer:
            return False
        if isinstance(scene.beat, Call):
            return self.mode == SCREEN
        return not isinstance(scene.beat, (Ask, Look))

    def nodes(self) -> list[Node]:
        if self.mode == SCREEN or self.board is None:
            return cover_nodes(self.scene)
        bar = self.board.layout.hud.phase_bar
        box = (bar.right - MENU, bar.y, MENU - 8, bar.height)
        return [Button("menu", box, "", self.scene.pause_menu, icon="ui/pause")]

    def draw(self, canvas: Canvas) -> None:
        if self.mode == SCREEN or self.board is None:
            draw_cover(canvas, self.scene)
            return
        scale = public_scale(canvas.text_scale)
        sheet = Canvas(canvas.surface, canvas.theme, scale, canvas.faults, canvas.texts)
        self.board.draw(sheet, self.waits_for, self.story(), moving=False)
        self.scene.ui.draw(canvas)

    def draw_moving(self, canvas: Canvas) -> None:
        if self.mode == SAME and self.board is not None:
            self.board.draw_moving(canvas)

    # --- the public window
    def mark(self) -> object:
        """Another one whenever the public picture is to be drawn again; None if there is none."""
        if self.mode != SCREEN or self.board is None:
            return None
        if self.scene.timeline.busy:
            return object()
        return (self.board.changes, self.waits_for, self.story())

    def draw_public(self, canvas: Canvas) -> None:
        if self.mode == SCREEN and self.board is not None:
            self.board.draw(canvas, self.waits_for, self.story())

    @property
    def waits_for(self) -> int:
        """A hand that is only looked at is the same to the public as one that is played from."""
        beat = self.scene.beat
        return beat.seat if isinstance(beat, Look) else self.scene.deciding()

    def story(self) -> Story:
        """In words that depend on nothing the public does not know."""
        scene, board = self.scene, self.board
        assert board is not None
        beat, words, say = scene.beat, board.words, scene.desk.say
        tools = MENU if self.mode == SAME else 0.0
        if isinstance(beat, Call):
            now = call_sentence(beat, words)
            return Story((), in_gold(with_marks(now, board.view)), round(scene.call_share(), 2), tools)
        now = ""
        enc = board.view.enc
        if isinstance(beat, (Ask, Think)) and beat.decision.kind in DEALING and enc is not None:
            if enc.defense != NOBODY:
                now = say("ui-public-deal", one=words.seat(enc.offense), other=words.seat(enc.defense))
        elif self.waits_for != PUBLIC and isinstance(beat, Think):
            now = say("ui-thinking", seat=words.seat(self.waits_for))
        elif self.waits_for != PUBLIC:
            private = isinstance(beat, Look) or (isinstance(beat, Ask) and beat.private)
            key = "ui-public-looks" if private else "ui-public-decides"
            now = say(key, seat=words.seat(self.waits_for))
        spans: tuple[Span, ...] = in_gold(with_marks(now, board.view)) if now else ()
        return Story(() if isinstance(beat, Over) and board.view.winners else board.caption, spans, None, tools)


def in_gold(spans: tuple[Span, ...]) -> tuple[Span, ...]:
    """What is waited for, apart from what has happened; names keep their own colours."""
    return tuple(span if span.colour or span.icon else replace(span, colour="gold") for span in spans)
