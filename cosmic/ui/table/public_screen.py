"""Between the table and the public board: tells it every beat, and says what the table's own screen shows meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.hotseat.session.beats import Ask, Look, Over, Think
from cosmic.hotseat.session.deal_drafts import DEALING
from cosmic.hotseat.session.headline import kind_of
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.board.public_band import StoryNode, in_gold
from cosmic.ui.board.public_board import PublicBoard
from cosmic.ui.board.public_deal import PublicDeal, deal_of
from cosmic.ui.board.public_onlookers import Onlookers
from cosmic.ui.board.speech_bubbles import speech_now
from cosmic.ui.board.stage import PUBLIC_BOX
from cosmic.ui.board.strength_plates import Rows
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Button
from cosmic.ui.shell.projector import OFF, SAME, SCREEN
from cosmic.ui.shell.window import public_canvas
from cosmic.ui.table.board_draft import ships_chosen
from cosmic.ui.table.call_bar import floor_said
from cosmic.ui.table.public_cover import cover_nodes, draw_cover

if TYPE_CHECKING:
    from cosmic.ui.table.table_scene import TableScene

MENU = 60.0  # room for the way to the menu beside the story


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
        if scene.everybody_is_asked:
            return self.mode == SCREEN
        return not isinstance(scene.beat, (Ask, Look)) and (self.mode == SCREEN or not isinstance(scene.beat, Over))

    def nodes(self) -> list[Node]:
        if self.mode == SCREEN or self.board is None:
            return cover_nodes(self.scene)
        dock = self.board.layout.hud.dock
        box = (dock.right - MENU - 8, dock.y + 12, MENU, MENU)
        return [Button("menu", box, "", self.scene.pause_menu, icon="ui/pause")]

    def draw(self, canvas: Canvas) -> None:
        if self.mode == SCREEN or self.board is None:
            draw_cover(canvas, self.scene)
            return
        sheet = public_canvas(canvas, canvas.text_scale)
        self.board.draw(sheet, self.waits_for, self.story(), moving=False)
        self.scene.ui.draw(canvas)
        if not self.scene.timeline.busy:
            self.scene.stage.draw(sheet, PUBLIC_BOX)

    def draw_moving(self, canvas: Canvas) -> None:
        if self.mode == SAME and self.board is not None:
            sheet = public_canvas(canvas, canvas.text_scale)
            self.board.draw_moving(sheet)
            self.scene.stage.draw(sheet, PUBLIC_BOX)

    # --- the public window
    def show_choice(self, board: PublicBoard) -> None:
        """Ships only of an open question: behind the curtain it is nobody's business what is tried."""
        scene, beat = self.scene, self.scene.beat
        ships: Rows = board.chosen_ships if beat is None and scene.chosen.ships else []
        if isinstance(beat, Ask) and not beat.private and scene.asked is not None:
            ships = ships_chosen(scene.asked)
        board.choose(ships, scene.chosen.laid(board.view))
        board.hear(self.speaking())

    def speaking(self) -> list[int]:
        return sorted(speech_now(self.scene.session))

    def hear(self, caption: str) -> None:
        if self.board is not None:
            self.board.hear(self.speaking(), caption)

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
        if isinstance(beat, Think) and scene.has_floor:
            spans = in_gold(with_marks(floor_said(board.words, beat), board.view))
        if scene.everybody_is_asked:
            return StoryNode((), spans, round(scene.time_share(), 2), tools, sound=self.heard())
        caption = () if isinstance(beat, Over) and board.view.winners else board.caption
        return StoryNode(caption, spans, None, tools, sound=self.heard(), can_omit=isinstance(beat, Think))

    def deal(self) -> PublicDeal | None:
        """With the clock that runs at the table."""
        assert self.board is not None
        scene, session = self.scene, self.session
        log = session.game.log[: session.shown]
        return deal_of(self.board.view, log, kind_of(scene.beat) in DEALING, scene.clock)
