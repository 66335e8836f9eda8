"""A scene's public board: told every beat, drawn on the window for everybody, and never there without a wish."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from cosmic.engine.log import Line
from cosmic.engine.views import PUBLIC
from cosmic.ui.board.public_band import StoryNode
from cosmic.ui.board.public_board import PublicBoard, Telling
from cosmic.ui.board.public_deal import PublicDeal, deal_of, draw_deal
from cosmic.ui.board.stage import PUBLIC_BOX
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.tween import MotionPart
from cosmic.ui.shell.projector import OFF, SCREEN, Projector
from cosmic.ui.shell.sound import caption_of

if TYPE_CHECKING:
    from cosmic.ui.board.board_scene import BoardScene


class Onlookers(ABC):
    """Those who look on, seen from the scene they look at."""

    modes: tuple[str, ...] = (SCREEN,)  # in which the board is wanted

    def __init__(self, scene: BoardScene, session: Telling) -> None:
        self.scene, self.session = scene, session
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
        if self.mode not in self.modes:
            self.made = None
        elif self.made is None:
            self.made = PublicBoard(self.scene.services, self.session)
        return self.made

    # --- beats
    def tell(self, line: int, entry: Line) -> list[MotionPart]:
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

    def make_stage_ready(self) -> None:
        """What comes up on the stage is printed for this board before anything of it moves."""
        if self.board is not None and self.scene.app.speed > 0:
            self.scene.stage.make_ready(self.canvas(), PUBLIC_BOX)

    # --- the public window
    def mark(self) -> object:
        """Another one whenever the public picture is to be drawn again; None if there is none."""
        if self.mode != SCREEN or self.board is None:
            return None
        self.show_choice(self.board)
        if self.scene.timeline.busy:
            return object()
        return (self.board.changes, self.scene.stage.changes, self.waits_for, self.story(), self.deal())

    def draw_public(self, canvas: Canvas) -> None:
        if self.mode == SCREEN and self.board is not None:
            self.show_choice(self.board)
            self.board.draw(canvas, self.waits_for, self.story())
            deal = self.deal()
            if deal is not None and not self.scene.stage.is_up:
                draw_deal(canvas, self.board.words, deal)
            self.scene.stage.draw(canvas, PUBLIC_BOX)

    def show_choice(self, board: PublicBoard) -> None:  # noqa: B027 (most have nothing to choose)
        """What is being chosen in the open lies on the board before it is confirmed."""

    @property
    def waits_for(self) -> int:
        """The seat that is to decide, as far as everybody may know."""
        return PUBLIC

    def deal(self) -> PublicDeal | None:
        """The talks that are going on."""
        assert self.board is not None
        return deal_of(self.board.view, self.session.game.log[: self.session.shown], is_talking=False)

    def heard(self) -> str:
        """What was heard with the last line, in words, if people want to read sounds."""
        kept, services = self.scene.heard.kept, self.scene.services
        is_new = services.settings.captions and bool(kept) and kept[-1][0] == self.scene.told
        return caption_of(services.messages, kept[-1][1]) if is_new else ""

    @abstractmethod
    def story(self) -> StoryNode:
        """In words that depend on nothing the public does not know."""
