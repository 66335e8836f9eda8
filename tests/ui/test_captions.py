"""Sounds in words stand in the log where they were heard, whoever looks at it and however often it is written anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from driver import Hands, plan_for
from examples_replay import watched

from cosmic.engine.views import PUBLIC
from cosmic.hotseat.keeping.settings import Settings
from cosmic.rulebook import book
from cosmic.text.folding import folded
from cosmic.text.messages import Messages
from cosmic.ui.board.board_scene import BoardScene
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.sound import sound_of
from cosmic.ui.table.curtain_scene import CurtainScene
from cosmic.ui.way_map import with_ways

MESSAGES = Messages(strict=True)
SAID = {sound: MESSAGES.say(f"ui-sound-{sound}") for sound in ("call", "curtain")}


def in_words(scene: BoardScene) -> list[str]:
    return ["".join(span.words for span in line) for line in scene.lines]


def captions(scene: BoardScene) -> list[str]:
    return [words for words in in_words(scene) if words.startswith("[")]


@pytest.fixture
def hands(tmp_path: Path) -> Iterator[Hands]:
    made = Hands(plan_for(3, 3, "normal"), tmp_path, (1024, 576), captions=True)
    yield made
    made.close()


def play_until(hands: Hands, due: str) -> None:
    for _ in range(600):
        if due in in_words(hands.scene) and isinstance(hands.top, CurtainScene):
            return
        hands.act()
    raise AssertionError(f"never heard: {due}")


def test_the_curtain_is_told_in_words_too(hands: Hands) -> None:
    play_until(hands, SAID["curtain"])
    assert in_words(hands.scene)[-1] == SAID["curtain"]


def test_captions_stay_where_they_were_when_a_hand_is_opened_and_closed(hands: Hands) -> None:
    play_until(hands, SAID["call"])
    scene = hands.scene
    before = in_words(scene)
    assert len(captions(scene)) > 3
    hands.press("open")
    assert scene.eyes != PUBLIC
    assert captions(scene) == [words for words in before if words.startswith("[")]
    hands.lose_focus()
    assert in_words(scene)[: len(before)] == before


def test_what_is_new_begins_with_a_line_and_not_with_a_sound(hands: Hands) -> None:
    play_until(hands, SAID["call"])
    hands.press("open")
    scene, session = hands.scene, hands.scene.session
    unread = [told[0] for told in folded(session.news_for(scene.eyes))]
    assert [entry for entry in scene.line_entries[scene.news :] if entry.key] == unread


def test_what_is_taken_back_is_not_heard_any_more(hands: Hands) -> None:
    play_until(hands, SAID["call"])
    session = hands.scene.session
    session.undo_to(2)
    hands.scene.look(session.viewer)
    assert all(place <= session.shown for place, _ in hands.scene.heard.kept)


def test_without_the_wish_nothing_is_told(tmp_path: Path) -> None:
    made = Hands(plan_for(3, 3, "normal"), tmp_path, (1024, 576))
    for _ in range(40):
        made.act()
    assert not captions(made.scene)
    made.close()


def test_a_replay_keeps_every_caption_up_to_its_place(open_table, tmp_path: Path) -> None:
    services = with_ways(Services(tmp_path, MESSAGES, book(), Settings(reduced_motion=True, captions=True)))
    table = open_table()
    scene = table.show(watched(services))
    for _ in range(12):
        table.key(pygame.K_PERIOD, ".")
    heard = [frame for frame in scene.reel.frames[:12] if sound_of(frame.entry)]
    assert len(captions(scene)) == len(heard) > 2
    table.key(pygame.K_COMMA, ",")
    table.key(pygame.K_PERIOD, ".")
    assert len(captions(scene)) == len(heard), "what is told again is not written twice"
    table.key(pygame.K_HOME)
    assert not captions(scene)
