"""Between the table and the public board: tells it every beat, and says what the table's own screen shows meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.hotseat.session.calls import Call
from cosmic.hotseat.session.session import Ask, Look, Over, Think
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.board.public_band import StoryNode, in_gold
from cosmic.ui.board.public_onlookers import Onlookers
from cosmic.ui.board.stage import PUBLIC_BOX
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Button
from cosmic.ui.shell.projector import OFF, SAME, SCREEN
from cosmic.ui.shell.window import public_scale
from cosmic.ui.table.public_cover import cover_nodes, draw_cover

if TYPE_CHECKING:
    from cosmic.ui.table.table_scene import TableScene

MENU = 58.0  # room for the way to the menu in the phase bar


class BigScreen(Onlookers):
    """The board of a table that is played at; with one window only it shares that with the table."""

    modes = (SAME, SCREEN)

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene, scene.session)
        self.scene: TableScene = scene

    # --- the table's own screen
    @property
    def covers(self) -> bool:
        """Nobody is asked at the table's own screen and no hand is open."""
        scene = self.scene
        if self.mode == OFF or not scene.gives_way:
            return False
        if scene.asked is not None or scene.peeking or scene.eyes != scene.session.viewer:
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
        if not self.scene.timeline.busy:
            self.scene.stage.draw(sheet, PUBLIC_BOX)

    def draw_moving(self, canvas: Canvas) -> None:
        if self.mode == SAME and self.board is not None:
            self.board.draw_moving(canvas)
            scale = public_scale(canvas.text_scale)
            sheet = Canvas(canvas.surface, canvas.theme, scale, canvas.faults, canvas.texts)
            self.scene.stage.draw(sheet, PUBLIC_BOX)

    # --- the public window
    @property
    def waits_for(self) -> int:
        return self.scene.deciding()

    def story(self) -> StoryNode:
        """In words that depend on nothing the public does not know."""
        scene, board = self.scene, self.board
        assert board is not None
        beat = scene.beat
        tools = MENU if self.mode == SAME else 0.0
        spans = in_gold(with_marks(scene.awaited(board.words, "ui-public-looks"), board.view))
        if isinstance(beat, Call):
            return StoryNode((), spans, round(scene.call_share(), 2), tools)
        caption = () if isinstance(beat, Over) and board.view.winners else board.caption
        return StoryNode(caption, spans, None, tools, can_omit=isinstance(beat, Think))
