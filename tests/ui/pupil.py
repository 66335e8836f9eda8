"""Somebody who takes the guided first turn, by mouse or keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from driver import Window, strict_messages

from cosmic.engine.decisions import PASS, Decision
from cosmic.engine.rng import Chance
from cosmic.hotseat.keeping.settings import Settings
from cosmic.hotseat.session import question_forms
from cosmic.hotseat.session.bot_worker import BotWorker
from cosmic.rulebook import book
from cosmic.ui.screens.tutorial.open_tutorial import open_tutorial
from cosmic.ui.screens.tutorial.tutorial_scene import TutorialScene
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services
from cosmic.ui.way_map import with_ways

LESSONS = 32
LAST = "play-on"


class Pupil(Window):
    """Somebody at the window; pictures are drawn only when one is wanted, to save time."""

    frame = 0.05
    looks_first = True

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720), **settings: Any) -> None:
        settings.setdefault("speed", 0.0)
        self.services = with_ways(Services(folder, strict_messages(), book(), Settings(**settings)))
        super().__init__(size, self.services, self.services.messages)
        self.app.draw = lambda: None  # type: ignore[method-assign]
        self.show(open_tutorial(self.services))

    def show(self, scene: Scene) -> None:
        self.app.stack.reset(scene)
        self.send()

    @property
    def table(self) -> TutorialScene:
        top = self.top
        assert isinstance(top, TutorialScene)
        top.refresh()
        return top

    # --- the way through
    def lessons(self, press: Callable[[str], None], choose: Callable[[Decision], Any] | None = None) -> Iterator[str]:
        """Stops at every lesson, then does what it asks, or what is chosen instead; ends at the last one."""
        seen = ""
        for _ in range(600):
            table = self.table
            lesson = table.tutorial.standing
            if lesson is None:
                self.send()
                continue
            if lesson.id != seen:
                seen = lesson.id
                yield lesson.id
                if self.app.stack.top is not table or table.tutorial.standing is not lesson:
                    continue
            if lesson.id == LAST:
                return
            if table.detour is not None:
                press("tutorial-own-way")
            elif table.tutorial.reading:
                press("tutorial-on")
            elif table.asked is not None:
                self.choose(press, choose or self.as_asked)
        raise AssertionError(f"stuck at {seen!r}")

    def as_asked(self, decision: Decision) -> Any:
        wanted = self.table.tutorial.wanted(decision)
        if wanted is not None:
            return wanted
        return PASS if PASS in decision.options else decision.sample(Chance(0))

    def choose(self, press: Callable[[str], None], choose: Callable[[Decision], Any]) -> None:
        """Press by press until the answer is given."""
        table, asked = self.table, self.table.asked
        assert asked is not None
        answer = choose(asked.decision)
        kinds = {
            question_forms.PLANETS: "planet",
            question_forms.GUESTS: "seat",
            question_forms.SHIPS: "zone",
            question_forms.HAND: "card",
        }
        kind = kinds[asked.form]
        if asked.form in (question_forms.PLANETS, question_forms.HAND):
            press(f"{kind}-{answer}")
        elif asked.form == question_forms.GUESTS:
            for seat in answer:
                press(f"{kind}-{seat}")
        else:
            for zone, count in answer:
                for _ in range(count):
                    press(f"{kind}-{zone}")
        if table.asked is asked:
            press("confirm")


def otherwise(pupil: Pupil, seed: int) -> Callable[[Decision], Any]:
    """Any other legal answer, if there is one."""
    chance = Chance(seed)

    def choose(decision: Decision) -> Any:
        for _ in range(40):
            answer = decision.sample(chance)
            if not pupil.table.tutorial.is_wanted(decision, answer):
                break
        return answer

    return choose


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Pupil]]:
    """Bots think here, without a process of their own."""
    monkeypatch.setattr(BotWorker, "start", lambda self: None)
    pupils: list[Pupil] = []

    def seated(size: tuple[int, int] = (1280, 720), **settings: Any) -> Pupil:
        pupils.append(Pupil(tmp_path, size, **settings))
        return pupils[-1]

    yield seated
    for pupil in pupils:
        for scene in pupil.app.stack.scenes:
            scene.leave()
        pupil.window.destroy()
