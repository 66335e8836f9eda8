"""An encounter among bots takes no longer to watch than it interests, and can be passed over."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from driver import Hands, plan_at
from slow_bots import SlowBots, without_a_look
from table_states import on_the_big_screen

from cosmic.hotseat.past.encounter_ends import ends_encounter
from cosmic.hotseat.session.beats import Think
from cosmic.hotseat.session.bot_watch import FAST, seconds_at
from cosmic.positions import position
from cosmic.ui.kit.node import Node
from cosmic.ui.shell.projector import SAME, SCREEN
from cosmic.ui.table.table_scene import TableScene
from cosmic.ui.table.talk_scene import TalkScene

PICTURE = 1 / 60  # seconds
RED, BLUE = 0, 1
AMONG_BOTS = """
seats: {red: none, blue: none, green: none, yellow: none}
offense: blue
destiny: [green]
start: start_turn
hands:
  red: [attack 10, attack 12]
  blue: [attack 30, attack 08]
  green: [attack 04, attack 06]
  yellow: [attack 15, %s]
"""


class Watching(Hands):
    """Somebody who looks on: Red, or nobody at all, and bots that take so long for every answer."""

    def __init__(
        self, folder: Path, people: list[int], speed: float, takes: float = 0.0, held: str = "attack 20"
    ) -> None:
        game = position(AMONG_BOTS % held)
        self.bots = SlowBots({0, 1, 2, 3} - set(people), lambda decision: takes)
        super().__init__(plan_at(game, people=people), folder, (640, 360), game, speed=speed)
        self.frame, self.app.draw = PICTURE, lambda: None  # type: ignore[method-assign]
        self.pictures = 0

    def sit_at(self, scene: TableScene) -> None:
        scene.worker = scene.thinking.worker = self.bots
        super().sit_at(scene)

    def told(self) -> list[str]:
        session = self.scene.session
        return [line.key for line in session.game.log[: session.shown]]

    def has_ended(self) -> bool:
        """The next encounter has begun."""
        session = self.scene.session
        return sum(ends_encounter(line) for line in session.game.log[: session.shown]) > 1

    def watch(self) -> None:
        """One more picture."""
        self.pictures += 1
        self.bots.now += PICTURE
        self.send()


def watched(hands: Watching) -> float:
    """Seconds until it is over."""
    while not hands.has_ended() and hands.pictures < 6000:
        hands.watch()
    assert hands.has_ended()
    hands.close()
    return hands.pictures * PICTURE


@pytest.mark.parametrize("takes", [0.0, 0.05])
def test_it_takes_six_seconds_at_most(takes: float, tmp_path: Path) -> None:
    assert watched(Watching(tmp_path, [], 1.0, takes)) <= 6.0


def test_it_takes_a_second_where_people_want_it_fast(tmp_path: Path) -> None:
    assert watched(Watching(tmp_path, [], 2.0)) <= 1.0


@pytest.mark.parametrize("people", [[], [0]])
def test_when_something_is_seen_tells_nothing_of_what_a_bot_holds_or_how_long_it_thinks(
    people: list[int], tmp_path: Path
) -> None:
    seen: list[list[tuple[int, int]]] = []
    asked: list[int] = []
    for n, (held, takes) in enumerate([("plague", 0.03), ("attack 20", 0.0), ("mobius tubes", 0.015)]):
        hands = Watching(tmp_path / str(n), people, 1.0, takes, held)
        found: list[tuple[int, int]] = []
        while not hands.has_ended() and hands.scene.asked is None and hands.pictures < 6000:
            hands.watch()
            if not found or found[-1][1] != hands.scene.session.shown:
                found.append((hands.pictures, hands.scene.session.shown))
        assert hands.scene.watch.is_quick
        seen.append(found)
        asked.append(len(hands.bots.questions))
        hands.close()
    assert seen[0] == seen[1] == seen[2] and len(seen[0]) > 5
    assert asked[0] > asked[1], "one of them has more to answer"


def until_the_floor(hands: Watching) -> Think:
    """Until Red may speak, as somebody else is about to invite."""
    while not isinstance(hands.scene.beat, Think):
        hands.watch()
        assert not hands.has_ended() and hands.pictures < 600
    return hands.scene.beat


def test_who_looks_on_may_speak_before_anybody_is_invited(tmp_path: Path) -> None:
    hands = Watching(tmp_path, [RED], 1.0)
    beat = until_the_floor(hands)
    assert (beat.seat, beat.kind, beat.floor) == (BLUE, "invite", (RED,)) and hands.find("time") is not None
    before = hands.pictures
    while hands.scene.beat is not None:
        hands.watch()
    assert 1.0 < (hands.pictures - before) * PICTURE < 3.0, "it does not wait for ever"
    assert "invited" in hands.told()
    hands.close()


@pytest.mark.parametrize("speed", [1.0, 1.5, 2.0])
def test_the_moment_to_speak_is_part_of_the_time_that_is_watched(speed: float, tmp_path: Path) -> None:
    hands = Watching(tmp_path, [RED], speed)
    hands.bots.choose = lambda decision: [] if decision.kind == "invite" else without_a_look(decision)
    assert watched(hands) <= seconds_at(speed), "as nobody is invited"


@pytest.mark.parametrize("speed", [0.0, 0.5, 1.0, 1.5, 2.0, 3.0])
def test_it_is_long_enough_to_press_or_there_is_none(speed: float, tmp_path: Path) -> None:
    """Fast, or where all is there at once, no button comes up that is gone before anybody can press it."""
    hands = Watching(tmp_path, [RED], speed)
    hands.bots.choose = lambda decision: [] if decision.kind == "invite" else without_a_look(decision)
    pictures = 0
    while not hands.has_ended() and hands.pictures < 6000:
        hands.watch()
        hands.top.refresh()
        shown = {node.key for node in hands.top.ui.all()} & {"say-something", "go-on", "time"}
        assert shown in (set(), {"say-something", "go-on", "time"})
        pictures += bool(shown)
    hands.close()
    assert pictures * PICTURE > 1.0 if 0 < speed < FAST else not pictures


def test_no_button_to_speak_stays_when_a_bot_takes_longer(tmp_path: Path) -> None:
    hands = Watching(tmp_path, [RED], 1.0, takes=4.0)
    beat = until_the_floor(hands)
    hands.top.refresh()
    assert hands.find("go-on") is not None
    for _ in range(200):
        hands.watch()
    hands.top.refresh()
    assert hands.scene.beat is beat and hands.top.ui.find("go-on") is None and hands.top.ui.find("time") is None
    hands.close()


def test_who_was_invited_and_stays_out_sees_what_comes_of_it(tmp_path: Path) -> None:
    """However much of the time for an encounter among bots has gone by until then; Space passes over the rest."""
    hands = Watching(tmp_path, [RED], 1.0)
    hands.bots.choose = lambda decision: [RED] if decision.kind == "invite" else without_a_look(decision)
    seconds: dict[str, float] = {}
    while not hands.has_ended() and hands.pictures < 6000:
        if hands.scene.asked is not None:
            assert hands.scene.asked.decision.kind == "ally" and hands.scene.watch.is_quick
            hands.app.press_guard.left = 0.0
            hands.press("option-neither")
        hands.watch()
        moment = hands.scene.stage.moment
        if moment is not None:
            seconds[moment.kind] = seconds.get(moment.kind, 0.0) + PICTURE
    hands.close()
    assert "outcome" in seconds and seconds["outcome"] >= 2.0, seconds


def test_what_is_said_is_heard_by_who_is_about_to_invite(tmp_path: Path) -> None:
    hands = Watching(tmp_path, [RED], 1.0)
    until_the_floor(hands)
    hands.press("say-something")
    assert isinstance(hands.top, TalkScene)
    for _ in range(600):  # nothing goes on meanwhile
        hands.watch()
    hands.press(f"say:invite-me:{BLUE}:2")
    asked = len(hands.bots.questions)
    while "invited" not in hands.told():
        hands.watch()
        assert not (isinstance(hands.scene.beat, Think) and hands.scene.beat.floor), "who has spoken is not waited for"
    heard = [
        [one.seat for one in talk.said]
        for question, talk in zip(hands.bots.questions[asked:], hands.bots.heard[asked:])
        if question.kind == "invite"
    ]
    assert heard == [[RED]]
    hands.close()


def test_who_has_spoken_by_keyboard_can_hurry_the_answer(tmp_path: Path) -> None:
    """The focus has wandered to the button, and no further."""
    hands = Watching(tmp_path, [RED], 1.0, takes=1.5)
    until_the_floor(hands)
    hands.press_by_keys("say-something")
    hands.press(f"say:leave-alone:{BLUE}:0")
    while not isinstance(hands.scene.beat, Think):
        hands.watch()
    hurried: list[int] = []
    hands.bots.hurry = lambda: hurried.append(hands.pictures)  # type: ignore[method-assign]
    hands.app.press_guard.left = 0.0
    hands.strike(pygame.K_RETURN)
    assert hurried and hands.top is hands.scene
    hands.close()


def test_who_has_nothing_to_say_goes_on(tmp_path: Path) -> None:
    hands = Watching(tmp_path, [RED], 1.0)
    until_the_floor(hands)
    hands.app.press_guard.left = 0.0
    before = hands.pictures
    hands.press("go-on")
    while "invited" not in hands.told():
        hands.watch()
    assert (hands.pictures - before) * PICTURE < 0.5
    hands.close()


@pytest.mark.parametrize("has_looked_round", [False, True])
@pytest.mark.parametrize("by", ["button", "space"])
def test_who_goes_on_still_watches_the_encounter(by: str, has_looked_round: bool, tmp_path: Path) -> None:
    """Space goes on as the button says, wherever the focus is; pressed again later it passes over the encounter."""
    hands = Watching(tmp_path, [RED], 1.0, takes=0.4)
    hurried: list[int] = []
    hands.bots.hurry = lambda: hurried.append(hands.pictures)  # type: ignore[method-assign]
    until_the_floor(hands)
    hands.app.press_guard.left = 0.0
    if has_looked_round:
        hands.tab_to("say-something")
    if by == "button":
        hands.click("go-on")
    else:
        hands.strike(pygame.K_SPACE, " ")
    assert hands.top is hands.scene and hurried and not hands.scene.watch.is_skipped
    hands.top.refresh()
    assert hands.top.ui.find("go-on") is None, "it is pressed once"
    before = hands.pictures
    while "defense" not in hands.told() or "invited" not in hands.told() or hands.scene.timeline.busy:
        hands.watch()
    assert (hands.pictures - before) * PICTURE < 1.5 and not hands.scene.watch.is_skipped
    hands.app.press_guard.left = 0.0
    hands.strike(pygame.K_SPACE, " ")
    assert hands.scene.watch.is_skipped
    hands.close()


def test_with_a_person_in_it_everybody_takes_the_time(tmp_path: Path) -> None:
    hands = Watching(tmp_path, [1], 1.0)
    for _ in range(60):
        hands.watch()
    assert not hands.scene.watch.is_quick and hands.scene.haste == 1.0
    hands.close()


def test_a_press_passes_over_the_rest(tmp_path: Path) -> None:
    hands = Watching(tmp_path, [], 1.0)
    while "defense" not in hands.told():
        hands.watch()
    hands.app.press_guard.left = 0.0
    hands.strike(pygame.K_SPACE, " ")
    before = hands.pictures
    while not hands.has_ended():
        hands.watch()
    assert hands.pictures - before < 60
    assert not hands.scene.watch.is_skipped, "only this one"
    hands.close()


def test_who_takes_longer_than_a_moment_has_a_bar_on_its_plate_and_can_be_cut_short(tmp_path: Path) -> None:
    hands = Watching(tmp_path, [2], 1.0, takes=1.5)
    hurried: list[int] = []
    hands.bots.hurry = lambda: hurried.append(hands.pictures)  # type: ignore[method-assign]
    bars: list[float] = []
    while len(bars) < 40:
        hands.watch()
        assert hands.pictures < 6000
        hands.top.refresh()
        bar = hands.scene.ui.find("think-bar") if isinstance(hands.scene.beat, Think) else None
        if bar is not None and hands.scene.think_share() > 0:
            assert hands.scene.layout.seats[hands.scene.beat.seat].plate.contains(bar.box)
            bars.append(hands.scene.think_share())
    assert bars == sorted(bars) and not hurried
    hands.app.press_guard.left = 0.0
    hands.strike(pygame.K_SPACE, " ")
    assert hurried
    hands.close()


def test_the_bar_on_a_plate_grows_while_a_bot_thinks(tmp_path: Path) -> None:
    """Not while it is only seen to think, as every bot is, and then with every picture."""
    hands = Watching(tmp_path, [2], 1.0, takes=1.5)
    while not isinstance(hands.scene.beat, Think):
        hands.watch()
    beat, shares, painted = hands.scene.beat, [], []
    while hands.scene.beat is beat and hands.pictures < 6000:
        hands.top.refresh()
        bar = hands.scene.ui.find("think-bar")
        assert bar is not None
        shares.append(hands.scene.think_share())
        painted.append(golden(hands, bar))
        hands.watch()
    hands.close()
    first = next(n for n, share in enumerate(shares) if share > 0)
    assert first > 10 and set(painted[:first]) == {0}
    assert all(a < b for a, b in pairwise(shares[first:])) and 0.3 < shares[-1] < 1
    assert painted[first:] == sorted(painted[first:]) and painted[-1] > 3 * painted[first] > 0


def golden(hands: Watching, bar: Node) -> int:
    """How wide the golden part of it is, in pixels."""
    view = hands.app.main
    view.surface.fill("black")
    canvas = hands.app.plain_canvas(view, view.surface)
    bar.draw(canvas, hands.scene.ui)
    x, y, wide, high = canvas.box(bar.box)
    gold = pygame.Color(canvas.theme.gold)
    return sum(view.surface.get_at((n, y + high // 2)) == gold for n in range(x, x + wide))


@pytest.mark.parametrize("mode", [SAME, SCREEN])
@pytest.mark.parametrize("people", [[RED], [RED, 3]])
def test_also_while_everybody_looks_at_the_public_board_people_may_speak(
    mode: str, people: list[int], tmp_path: Path
) -> None:
    """At the table's own screen, as at a call; the big one tells it and shows the time."""
    hands = Watching(tmp_path, people, 1.0)
    on_the_big_screen(hands, mode)
    beat = until_the_floor(hands)
    hands.top.refresh()
    assert {"say-something", "go-on", "time"} <= {node.key for node in hands.top.ui.all()}
    assert hands.scene.big.covers == (mode == SCREEN)
    story, later = hands.scene.big.story(), None
    assert "Blue is about to invite." in "".join(span.words for span in story.now) and story.time is not None
    while hands.scene.beat is beat and hands.scene.has_floor:
        later = hands.scene.big.story()
        hands.watch()
    assert later is not None and later.time is not None and later.time < 0.1 < story.time
    hands.top.refresh()
    assert hands.scene.big.covers and hands.top.ui.find("say-something") is None
    hands.close()


@pytest.mark.parametrize("mode", [SAME, SCREEN])
def test_what_is_said_before_the_public_board_is_heard(mode: str, tmp_path: Path) -> None:
    hands = Watching(tmp_path, [RED], 1.0)
    on_the_big_screen(hands, mode)
    until_the_floor(hands)
    hands.press("say-something")
    hands.press(f"say:invite-me:{BLUE}:2")
    assert [one.seat for one in hands.scene.session.said] == [RED]
    hands.close()
