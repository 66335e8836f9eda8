"""A replay on the big screen: the table as everybody saw it, at the place the replay has come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.engine.game import Game
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.board.public_band import StoryNode
from cosmic.ui.board.public_onlookers import Onlookers

if TYPE_CHECKING:
    from cosmic.ui.screens.replay.replay_scene import ReplayScene


class ReplayTable:
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
        super().__init__(scene, ReplayTable(scene))
        self.scene: ReplayScene = scene

    @property
    def waits_for(self) -> int:
        return self.scene.deciding()

    def story(self) -> StoryNode:
        scene, board = self.scene, self.board
        assert board is not None
        words, say = board.words, scene.services.say
        if scene.place == 0:
            names = words.listed([words.seat(seat) for seat in range(len(board.view.seats))])
            return StoryNode(with_marks(say("ui-public-replay", names=names), board.view), tag=say("ui-public-again"))
        over = round(scene.place / scene.reel.length, 3)
        return StoryNode(board.caption, (), over, tag=say("ui-public-again"), sound=self.heard())
