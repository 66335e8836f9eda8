"""When the room sees what comes next does not depend on what a bot holds, nor on how long it thinks about that."""

from __future__ import annotations

from pathlib import Path

import pytest
from driver import Hands, plan_at
from slow_bots import SlowBots, without_a_look

from cosmic.engine.decisions import Decision
from cosmic.hotseat.session.bot_pause import SHORTEST
from cosmic.hotseat.session.calls import NORMAL, STRICT, Call
from cosmic.hotseat.session.headline import decides
from cosmic.positions import position
from cosmic.ui.table.curtain_scene import CurtainScene
from cosmic.ui.table.table_scene import TableScene

TABLES = [([0], NORMAL), ([0, 2], NORMAL), ([0, 2], STRICT)]  # people, and how they are called
PICTURE = 1 / 60  # seconds
WINDOWS = """
seats: {red: none, blue: none, green: none}
start: regroup
hands: {red: [attack 10, attack 12], blue: [%s, attack 06, attack 08], green: [attack 04, negotiate]}
"""
VICTIM = """
seats: {red: none, blue: none, green: none}
start: regroup
hands: {red: [plague, attack 10, attack 12], blue: [%s], green: [attack 04]}
"""
TWINS = [
    (WINDOWS, ("plague", "attack 14", "mobius tubes"), {}, "cards-laid"),
    (
        VICTIM,
        ("attack 06, attack 08, negotiate, +3, +5", "attack 06", "attack 06, attack 06, negotiate, +3, +5"),
        {"window": "plague", "plague-victim": 1},
        "discarded",
    ),
]
SHARES = (0.16, 0.0, 0.1)  # of the pause, for every answer


class Watched(Hands):
    """Somebody who plays with slow bots and answers the same whatever they hold."""

    def __init__(self, folder: Path, situation: str, people: list[int], mode: str, share: float, speed: float) -> None:
        game = position(situation)
        self.bots = SlowBots({0, 1, 2} - set(people), self.seconds)
        self.share = share
        super().__init__(plan_at(game, mode, people), folder, (640, 360), game, speed=speed)
        self.frame, self.app.draw = PICTURE, lambda: None  # type: ignore[method-assign]

    def seconds(self, decision: Decision) -> float:
        seen = 0.0 if decision.passive else self.scene.seconds(self.scene.thinking_time)
        return self.share * max(SHORTEST, seen)

    def sit_at(self, scene: TableScene) -> None:
        scene.worker = scene.thinking.worker = self.bots
        super().sit_at(scene)

    def seen(self, wishes: dict[str, object], last: str) -> list[object]:
        """At which picture something else is seen, and what, until a line of this kind is told."""
        scene, found, before = self.scene, list[object](), None
        for picture in range(4000):
            told = scene.session.game.log[: scene.session.shown]
            if any(line.key == last for line in told):
                return found
            words = "".join(span.words for span in scene.caption)
            kind = scene.asked.decision.kind if scene.asked is not None else ""
            now = (type(self.top).__name__, decides(scene.beat), kind, words, scene.timeline.busy)
            if now != before:
                before = now
                found.append((picture, now))
            self.bots.now += PICTURE
            self.go_on(wishes)
        raise AssertionError(f"stuck at {scene.beat}")

    def go_on(self, wishes: dict[str, object]) -> None:
        scene = self.scene
        self.top.refresh()
        if isinstance(self.top, CurtainScene):
            self.press("open")
        elif isinstance(scene.beat, Call) and "window" in wishes and 0 not in scene.beat.pressed:
            self.type(self.services.settings.seat_keys[0])
        elif isinstance(scene.beat, Call):
            self.press("wave")
        elif scene.asked is not None:
            decision = scene.asked.decision
            self.wish = wishes.get(decision.kind, without_a_look(decision))
            self.press(self.table_key(scene, scene.asked))
        elif self.top.ui.find("close") is not None:
            self.press("close")
        else:
            self.send()


@pytest.mark.every(2)
@pytest.mark.parametrize("speed", [0.0, 1.0, 3.0])
@pytest.mark.parametrize(("people", "mode"), TABLES)
@pytest.mark.parametrize(("situation", "held", "wishes", "last"), TWINS, ids=["window", "victim"])
def test_the_next_thing_is_seen_at_the_same_picture(
    situation: str,
    held: tuple[str, ...],
    wishes: dict[str, object],
    last: str,
    people: list[int],
    mode: str,
    speed: float,
    tmp_path: Path,
) -> None:
    seen, asked = [], []
    for i, (hand, share) in enumerate(zip(held, SHARES)):
        hands = Watched(tmp_path / str(i), situation % hand, people, mode, share, speed)
        seen.append(hands.seen(wishes, last))
        asked.append(len(hands.bots.questions))
        hands.close()
    assert seen[0] == seen[1] == seen[2]
    assert asked[0] > asked[1], "one of them has more to answer"
