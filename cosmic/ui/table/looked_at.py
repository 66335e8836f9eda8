"""Cards of another that somebody may look at: they lie before that person alone, until it has seen enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic.engine.log import Line
from cosmic.ui.board.closer_look import PileScene
from cosmic.ui.kit.node import Action
from cosmic.ui.shell.projector import SAME

if TYPE_CHECKING:
    from cosmic.ui.table.table_scene import TableScene

LOOKED_AT = "looked-at"


class LookedScene(PileScene):
    """The cards of one look, in the order of the box as they were told."""


def is_up(scene: TableScene) -> bool:
    """Somebody has not seen enough yet."""
    return any(isinstance(above, LookedScene) for above in scene.app.stack.scenes)


def show_news(scene: TableScene, seat: int, then: Action) -> None:
    """Behind the curtain that has just been opened: first what this seat has been shown since it last looked."""
    show(scene, [line for line in scene.session.news_for(seat) if line.to == [seat]], then)


def show_alone(scene: TableScene, line: Line) -> None:
    """Who plays alone has no curtain; where the room shares the screen the line of the log must do."""
    if line.to is not None and scene.session.solo is not None and scene.big.mode != SAME:
        show(scene, [line], lambda: None)


def show(scene: TableScene, lines: Sequence[Line], then: Action) -> None:
    """One look after the other."""
    looks = [line for line in lines if line.key == LOOKED_AT and line.about["cards"]]
    if not looks:
        then()
        return
    about = looks[0].about
    title, faces = scene.words.say("ui-looked-at", other=scene.words.seat(about["other"])), about["cards"][::-1]
    scene.app.press_guard.begin()
    scene.over(LookedScene(scene.services, title, faces, scene.printed), lambda _: show(scene, looks[1:], then))
