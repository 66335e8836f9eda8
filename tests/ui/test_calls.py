"""Calls on the screen: keys between calls, an end to being asked, and nobody nudged to stop itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from driver import Hands, plan_for
from questions import examples
from table_states import show

from cosmic.engine.decisions import PASS
from cosmic.hotseat.session.beats import Ask
from cosmic.hotseat.session.calls import Call
from cosmic.positions import position
from cosmic.ui.table.curtain_scene import CurtainScene

ANN, CLEO = 0, 2
ALLIANCE = """
seats: {red: none, blue: none, green: none, yellow: none}
start: alliance
defense: blue
planet: blue 1
sends: 2
invited: {offense: [green]}
hands: {red: [attack 10, attack 08], blue: [attack 06, attack 04], green: [attack 12, force field]}
"""
MACRON = """
seats: {red: macron, blue: none, green: none}
start: launch
defense: blue
hands: {red: [cosmic zap, attack 10, attack 08], blue: [attack 06], green: [attack 06]}
"""
REVEAL = """
seats: {red: none, blue: none, green: none}
start: reveal
defense: blue
planet: blue 1
sends: 2
laid: {offense: attack 10, defense: attack 06}
hands: {red: [attack 08, emotion control, ionic gas, +3], blue: [attack 06]}
"""


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    hands = Hands(plan_for(4, 4), tmp_path_factory.mktemp("calls"), (1024, 576), examples()["invite"].clone())
    yield hands
    hands.close()


def to(hands: Hands, kind: str) -> None:
    """To a question of this kind; calls on the way are let pass."""
    for _ in range(100):
        beat = hands.scene.beat
        if isinstance(beat, Ask) and beat.decision.kind == kind:
            return
        hands.act()
    raise AssertionError(f"nobody is asked: {kind}")


def test_a_key_between_calls_is_heard(tmp_path: Path) -> None:
    """Cleo thinks of the Force Field in her hand before anybody is called for it, and need not press again."""
    hands = Hands(plan_for(4, 4), tmp_path, (1024, 576), examples()["invite"].clone(), speed=1.0)
    show(hands, position(ALLIANCE))
    to(hands, "ally-ships")
    hands.press("zone-10")
    hands.press("confirm")
    assert hands.scene.beat is None, "the line that she allies is being told"
    key = hands.services.settings.seat_keys[CLEO]
    hands.scene.app.press_guard.left = hands.scene.app.press_guard.closed = 0.0
    hands.strike(ord(key), key)
    assert hands.scene.session.has_pressed(CLEO)
    hands.settle()
    assert isinstance(hands.scene.beat, Call) and hands.scene.beat.pressed == [CLEO]
    hands.press("wave")
    hands.send()
    hands.press("open")
    beat = hands.scene.beat
    assert isinstance(beat, Ask) and beat.decision.player == CLEO and "force_field" in beat.decision.options
    hands.close()


def test_a_call_says_up_to_what_it_holds(hands: Hands) -> None:
    show(hands, position(MACRON.replace("macron", "none")))
    to(hands, "launch-ships")
    for _ in range(40):
        if isinstance(hands.scene.beat, Call):
            break
        hands.act()
    assert isinstance(hands.scene.beat, Call)
    words = hands.services.say("ui-call-hint", until=hands.scene.beat.until)
    assert "until the cards are turned up" in words
    question = hands.find("question")
    assert words in [span.words for line in question.lines for span in line]  # type: ignore[attr-defined]


def test_who_plays_alone_has_enough_with_one_button(hands: Hands) -> None:
    show(hands, position(REVEAL), people=[ANN])
    to(hands, "window")
    hands.press("not-again")
    for _ in range(60):
        beat = hands.scene.beat
        if isinstance(beat, Ask):
            assert not beat.decision.passive
            break
        hands.act()
    log = hands.scene.session.game.log
    assert any(entry.key == "encounter-won" for entry in log)


@pytest.mark.parametrize("people", [[0, 1, 2], [0]])
def test_the_focus_never_starts_on_stopping_ones_own_power(people: list[int], hands: Hands) -> None:
    """Macron may zap itself, and Enter pressed once too often does not."""
    show(hands, position(MACRON), "quick", people=people)
    to(hands, "counter")
    if isinstance(hands.top, CurtainScene):
        hands.press("open")
    hands.find(f"option-{PASS}")
    assert hands.scene.ui.focus_key == f"option-{PASS}"
    hands.key(pygame.K_RETURN)
    assert "cosmic_zap" not in [answer for _, answer in hands.scene.session.game.journal]
