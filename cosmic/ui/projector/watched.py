"""A replay on the big screen: the table as everybody saw it, at the place the replay has come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.engine.game import Game
from cosmic.ui.projector.band import Story
from cosmic.ui.projector.onlookers import Onlookers
from cosmic.ui.table.words import with_marks

if TYPE_CHECKING:
    from cosmic.ui.replay.scene import ReplayScene


class Place:
    """A replay as the public board knows a table."""

    def __init__(self, scene: ReplayScene) -> None:
        self.scene = scene

    @property
    def game(self) -> Game:
        return self.scene.reel.game

    @property
    def shown(self) -> int:
        return min(self.told_to() + 1, len(self.game.log))

    def told_to(self) -> int:
        return self.scene.reel.line_at(self.scene.place)


class WatchedScreen(Onlookers):
    """Hands that are opened in a replay stay at the table's own screen."""

    def __init__(self, scene: ReplayScene) -> None:
        super().__init__(scene, Place(scene))
        self.scene: ReplayScene = scene

    def story(self) -> Story:
        scene, board = self.scene, self.board
        assert board is not None
        words, say = board.words, scene.desk.say
        if scene.place == 0:
            names = words.listed([words.seat(seat) for seat in range(len(board.view.seats))])
            return Story(with_marks(say("ui-public-replay", names=names), board.view), tag=say("ui-public-again"))
        return Story(board.caption, (), round(scene.place / scene.reel.length, 3), tag=say("ui-public-again"))
