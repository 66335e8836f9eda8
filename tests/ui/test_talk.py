"""Talk at the window: a button, who speaks, what is said; then it stands at the plate, in the story and in the log."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from driver import Hands, plan_at
from pygame import FRect

from cosmic.engine.deals import share
from cosmic.positions import position
from cosmic.talk.statements import FIGHT, INVITE_ME, NEGOTIATE, WHY, Statement
from cosmic.ui.board.info_spot import InfoSpot
from cosmic.ui.board.public_board import PublicBoard
from cosmic.ui.board.speech_bubbles import STAYS, speech_now
from cosmic.ui.screens.deal.deal_scene import DealScene
from cosmic.ui.shell.dialogs import WhoScene
from cosmic.ui.table.table_scene import TableScene
from cosmic.ui.table.talk_scene import TalkScene, hear_all

TABLE = {
    "seats": {"red": "none", "green": "none", "blue": "none", "yellow": "none"},
    "offense": "red",
    "defense": "blue",
    "planet": "blue 1",
    "sends": 3,
    "start": "invitations",
}
RED, GREEN, BLUE, YELLOW = range(4)


def seated(folder: Path, people: list[int], **more: object) -> Hands:
    game = position({**TABLE, **more})
    hands = Hands(plan_at(game, "quick", people), folder, game=game)
    hands.settle()
    return hands


@pytest.fixture
def hands(tmp_path: Path) -> Iterator[Hands]:
    hands = seated(tmp_path, [RED, BLUE])
    yield hands
    hands.close()


def caption(hands: Hands) -> str:
    return "".join(span.words for span in hands.scene.caption)


def told(hands: Hands) -> list[str]:
    return ["".join(span.words for span in line) for line in hands.scene.lines]


def test_one_of_several_speaks(hands: Hands) -> None:
    asked = hands.scene.asked
    assert asked is not None and asked.decision.kind == "invite"
    hands.press("talk")
    assert isinstance(hands.top, WhoScene)
    hands.press("seat:1")
    assert isinstance(hands.top, TalkScene)
    hands.press("say:negotiate:-1:0")
    assert isinstance(hands.top, TableScene)
    said = Statement(BLUE, NEGOTIATE, line=hands.scene.session.shown)
    assert hands.scene.session.said == [said] and speech_now(hands.scene.session) == {BLUE: said}
    assert told(hands)[-1] == "Blue: “I am going to play a negotiate.”"
    assert hands.scene.asked is not None and hands.scene.asked.decision == asked.decision, "the question still stands"


def test_nothing_is_said_after_all(hands: Hands) -> None:
    hands.press("talk")
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, TableScene)
    hands.press("talk")
    hands.press("seat:0")
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, TableScene) and hands.scene.session.said == []
    assert hands.scene.asked is not None


def test_who_plays_alone_is_not_asked_who_it_is(tmp_path: Path) -> None:
    hands = seated(tmp_path, [RED])
    hands.press("talk")
    assert isinstance(hands.top, TalkScene)
    hands.key(pygame.K_RETURN)
    assert [one.seat for one in hands.scene.session.said] == [RED]
    hands.close()


def test_behind_the_curtain_nobody_talks(hands: Hands) -> None:
    assert hands.find("talk").enabled
    hands.scene.peek(RED)
    hands.send()
    hands.key(pygame.K_RETURN)
    assert hands.scene.eyes == RED and not hands.find("talk").enabled


def test_what_a_bot_says_comes_out_by_itself(hands: Hands) -> None:
    """In the story, at the plate and in the log; the plate has its words back when the game has gone on."""
    scene = hands.scene
    scene.session._add(Statement(GREEN, INVITE_ME, RED, 3))
    hear_all(scene)
    assert caption(hands) == "Green: “Red, invite me, and I will bring three ships.”" == told(hands)[-1]
    assert set(speech_now(scene.session)) == {GREEN}
    before = picture(hands)
    scene.session.shown += STAYS + 1
    assert speech_now(scene.session) == {}
    scene.session.shown -= STAYS + 1
    scene.session.said.clear()
    scene.session.heard = 0
    assert picture(hands) != before, "the plate looked otherwise"


def test_a_plate_that_is_an_answer_keeps_its_words(hands: Hands) -> None:
    """Green may be invited: who that is stands on its plate, that it has spoken beside it, and what in its tip."""
    scene = hands.scene
    assert GREEN in scene.asked.seats
    quiet = picture(hands)
    scene.session._add(Statement(GREEN, INVITE_ME, RED, 3))
    hear_all(scene)
    assert middle(picture(hands)) == middle(quiet) and picture(hands) != quiet
    assert hands.find(f"seat-{GREEN}").tip.endswith("Green: “Red, invite me, and I will bring three ships.”")


def test_whoever_is_asked_reads_all_plates(tmp_path: Path) -> None:
    """However much was said: who has how many cards and colonies counts for any answer."""
    launching = {word: stated for word, stated in TABLE.items() if word not in ("planet", "sends")} | {
        "start": "launch"
    }
    game = position(launching)
    hands = Hands(plan_at(game, "quick", [RED, BLUE]), tmp_path, game=game)
    hands.settle()
    scene = hands.scene
    assert scene.asked is not None and not scene.asked.seats
    quiet = picture(hands)
    scene.session._add(Statement(GREEN, INVITE_ME, RED, 3))
    hear_all(scene)
    assert middle(picture(hands)) == middle(quiet) and picture(hands) != quiet
    plate = hands.find(f"seat-{GREEN}")
    assert isinstance(plate, InfoSpot) and callable(plate.words)
    assert plate.words().endswith("Green: “Red, invite me, and I will bring three ships.”")
    hands.close()


def test_what_was_promised_stands_beside_the_question_whom_to_invite(hands: Hands) -> None:
    """However much is told meanwhile; of two promises the last one counts."""
    scene = hands.scene
    for seat, ships in ((GREEN, 2), (YELLOW, 4), (GREEN, 3)):
        scene.session._add(Statement(seat, INVITE_ME, RED, ships))
    scene.session._add(Statement(GREEN, INVITE_ME, BLUE, 1))
    assert "Promised" not in question(hands), "nobody has heard it yet"
    hear_all(scene)
    scene.session.shown += STAYS + 1
    scene.changed()
    assert "Promised, if you invite them: Green 3 ships and Yellow 4 ships." in question(hands)


def test_the_mark_of_who_has_spoken_lies_on_its_plate(hands: Hands) -> None:
    """Around a plate there are ships."""
    scene = hands.scene
    plate = FRect(scene.layout.seats[GREEN].plate)
    around = [pygame.Rect([round(n * 2 / 3) for n in box]) for box in (plate, plate.inflate(60, 60))]

    def ring() -> bytes:
        scene.changed()
        hands.send()
        seen = hands.view.surface.copy()
        seen.fill((0, 0, 0), around[0])
        return pygame.image.tobytes(seen.subsurface(around[1].clip(seen.get_rect())), "RGB")

    quiet = ring()
    scene.session._add(Statement(GREEN, INVITE_ME, RED, 3))
    hear_all(scene)
    assert ring() == quiet


def question(hands: Hands) -> str:
    hands.send()
    return " ".join("".join(span.words for span in line) for line in hands.find("question").lines)  # type: ignore[attr-defined]


def middle(pixels: bytes) -> bytes:
    """The lower rows, below the corner where the mark of who speaks lies."""
    return pixels[len(pixels) // 2 :]


def picture(hands: Hands) -> bytes:
    hands.scene.changed()
    hands.send()
    place = hands.scene.layout.seats[GREEN].plate
    return pygame.image.tobytes(hands.view.surface.subsurface([int(n * 2 / 3) for n in place]), "RGB")


def test_the_log_is_read_again_with_what_was_said(hands: Hands) -> None:
    scene = hands.scene
    scene.session._add(Statement(BLUE, FIGHT))
    hear_all(scene)
    first = told(hands)
    scene.look(RED)
    scene.look(scene.session.viewer)
    assert told(hands) == first and any("going to fight" in line for line in first)


def test_why_a_bot_has_made_another_offer_stands_between_the_offers(tmp_path: Path) -> None:
    laid = {"offense": "negotiate", "defense": "negotiate"}
    hands = seated(tmp_path, [RED], start="outcome", laid=laid)
    assert isinstance(hands.top, DealScene)
    game, session = hands.scene.session.game, hands.scene.session
    gift = {"give": share(), "take": share(colony=game.state.home_planets(BLUE)[1])}
    other = {"give": share(random=1), "take": share(random=1)}
    hands.app.stack.pop(gift)
    for _ in range(100):
        hands.send()
        decision = game.decision
        if decision is not None and decision.player == BLUE:
            break
    session.shown = len(game.log)
    session.bot_explains(BLUE, RED, "colony-for-nothing", {})
    assert session.said[-1].kind == WHY
    session.bot_answer("counter")
    session.bot_answer(other)
    hands.scene.done()
    for _ in range(200):
        hands.send()
        if isinstance(hands.top, DealScene):
            break
    assert isinstance(hands.top, DealScene)
    assert "Blue: “That is a colony for nothing.”" in hands.top.history
    hands.close()


def test_the_public_board_shows_who_speaks_and_tells_what(hands: Hands) -> None:
    scene = hands.scene
    board = PublicBoard(scene.services, scene.session)
    before = board.changes
    board.hear([GREEN], "Green: “I am going to fight.”")
    assert board.changes > before and "".join(span.words for span in board.caption) == "Green: “I am going to fight.”"
    still = board.changes
    board.hear([GREEN])
    assert board.changes == still, "nothing new"
    board.hear([])
    assert board.changes > still, "it is some time ago"
