"""How often the curtain falls does not tell what the one behind it holds."""

from __future__ import annotations

from pathlib import Path

import pytest
from driver import Hands, plan_for

from cosmic.engine.decisions import PASS
from cosmic.hotseat.session.calls import NORMAL, QUICK, STRICT, Call
from cosmic.positions import position
from cosmic.ui.table.curtain_scene import CurtainScene

BEFORE_THE_CARDS = """
seats: {red: none, blue: none, green: none}
start: planning
defense: blue
planet: blue 1
sends: 2
hands: {red: [%s], blue: [attack 06, attack 08], green: [attack 04]}
"""
PLAGUE = """
seats: {red: none, blue: none, green: none}
start: regroup
hands: {red: [plague, attack 10, attack 12], blue: [%s], green: [attack 04]}
"""

AFTER_A_DEFEAT = """
seats: {red: machine, blue: none, green: none}
start: reveal
defense: blue
planet: blue 1
sends: 1
hands: {red: [%s], blue: [attack 06, attack 08], green: [attack 04]}
laid: {offense: attack 04, defense: attack 20}
"""


def curtains(folder: Path, situation: str, mode: str, wishes: dict[str, object], last: str) -> list[str]:
    """Whose curtain falls until a line of this kind is told; the offense looks at every call. Who is asked passes, or
    answers as wished, or takes the first answer there is."""
    hands = Hands(plan_for(3, 3, mode), folder, game=position(situation))
    seen: list[str] = []
    try:
        for _ in range(300):
            scene, top = hands.scene, hands.top
            told = [line.key for line in scene.session.game.log[: scene.session.shown]]
            if last in told:
                return seen
            top.refresh()
            if isinstance(top, CurtainScene):
                seen.append(top.name)
                hands.press("open")
            elif isinstance(scene.beat, Call) and 0 in scene.beat.seats and 0 not in scene.beat.pressed:
                hands.type(hands.services.settings.seat_keys[0])
            elif isinstance(scene.beat, Call):
                hands.press("wave")
            elif scene.asked is not None:
                decision = scene.asked.decision
                usual = PASS if decision.passive else decision.options[0]
                hands.wish = wishes.get(decision.kind, usual)
                hands.press(hands.table_key(scene, scene.asked))
            elif top.ui.find("close") is not None:
                hands.press("close")
            else:
                hands.wait_a_frame()
        raise AssertionError(f"stuck at {hands.scene.beat}")
    finally:
        hands.close()


@pytest.mark.parametrize("mode", [NORMAL, STRICT])
def test_who_looked_and_passes_goes_on_behind_the_same_curtain_with_a_card_to_play_or_without(
    mode: str, tmp_path: Path
) -> None:
    seen = []
    for hand in ("oracle flare, attack 10, attack 12", "attack 14, attack 10, attack 12", "oracle flare, attack 10"):
        seen.append(curtains(tmp_path, BEFORE_THE_CARDS % hand, mode, {}, "cards-laid"))
    assert seen[0] == seen[1] == seen[2]
    assert len(seen[0]) > 1 and "Red" in seen[0]


def test_a_victim_of_the_plague_has_one_curtain_whatever_it_holds(tmp_path: Path) -> None:
    wishes: dict[str, object] = {"window": "plague", "plague-victim": 1, "plague-ships": [[5, 3]]}
    seen = []
    for hand in ("attack 06, attack 08, negotiate, +3, +5", "attack 06, attack 06, negotiate, +3, +3", "attack 06"):
        seen.append(curtains(tmp_path, PLAGUE % hand, NORMAL, wishes, "discarded"))
    assert seen == [["Red", "Red", "Blue"]] * 3


@pytest.mark.parametrize("mode", [QUICK, STRICT])
def test_machine_has_the_same_curtain_whether_or_not_it_could_go_on(mode: str, tmp_path: Path) -> None:
    with_a_card, without = (
        curtains(tmp_path, AFTER_A_DEFEAT % hand, mode, {"use": PASS}, "turn-starts")
        for hand in ("attack 10", "mind flare")
    )
    assert with_a_card == without and with_a_card[-1] == "Red"
