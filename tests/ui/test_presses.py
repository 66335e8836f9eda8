"""Presses meant for what was there before: the key that skips motion opens, waves and answers nothing."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from pathlib import Path

import pygame
import pytest
from driver import Hands, plan_for
from questions import examples
from table_states import show, sit_down

from cosmic.engine.views import PUBLIC
from cosmic.hotseat.session.beats import Think
from cosmic.hotseat.session.bot_pause import SHORTEST
from cosmic.hotseat.session.calls import Call
from cosmic.positions import position
from cosmic.ui.board.closer_look import SeatScene
from cosmic.ui.kit.inputs import Accept
from cosmic.ui.screens.pause_menu import PauseScene
from cosmic.ui.shell.press_guard import GUARDED, LONGEST, PressGuard
from cosmic.ui.table.board_spots import ShipSpot
from cosmic.ui.table.curtain_scene import CurtainScene
from cosmic.ui.table.table_scene import TableScene

PRESSES = [(pygame.K_RETURN, "\r"), (pygame.K_SPACE, " ")]
PAD_A, PAD_START = 0, 7


# A call, and then both main players lay a card; a call, and then the offense aims.
PLANNING = """
seats: {red: none, blue: none, green: none, yellow: none}
start: planning
defense: blue
planet: blue 1
sends: 2
hands: {red: [attack 10, attack 08], blue: [attack 06, attack 04]}
"""
DESTINY = """
seats: {red: none, blue: none, green: none, yellow: none}
start: destiny
destiny: [blue]
"""


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    plan = plan_for(4, 4, "quick", planets=4)
    hands = Hands(plan, tmp_path_factory.mktemp("presses"), (1024, 576), examples()["invite"].clone())
    yield hands
    hands.close()


def hammer(hands: Hands, key: int, letters: str) -> None:
    """Five presses a second, as somebody does who wants the motion to end."""
    for _ in range(9):
        hands.strike(key, letters)
        for _ in range(3):
            hands.send(dt=0.05)


def pause(hands: Hands) -> None:
    """As long as a look takes."""
    for _ in range(10):
        hands.send(dt=GUARDED / 9)


def pad(hands: Hands, button: int) -> None:
    hands.send(pygame.Event(pygame.JOYBUTTONDOWN, button=button, instance_id=0))
    hands.send(pygame.Event(pygame.JOYBUTTONUP, button=button, instance_id=0))


@pytest.mark.parametrize(("key", "letters"), PRESSES)
def test_hammering_a_key_opens_no_curtain(key: int, letters: str, hands: Hands) -> None:
    sit_down(hands, "card")
    hammer(hands, key, letters)
    assert isinstance(hands.top, CurtainScene) and hands.scene.eyes == PUBLIC


def test_hammering_the_pad_opens_no_curtain(hands: Hands) -> None:
    sit_down(hands, "card")
    for _ in range(10):
        pad(hands, PAD_A)
    assert isinstance(hands.top, CurtainScene)


def test_enter_after_a_look_opens_the_curtain(hands: Hands) -> None:
    sit_down(hands, "card")
    hammer(hands, pygame.K_RETURN, "\r")
    pause(hands)
    hands.strike(pygame.K_RETURN, "\r")
    assert hands.scene.eyes != PUBLIC


def test_the_own_key_and_a_click_open_the_curtain(hands: Hands) -> None:
    game = sit_down(hands, "card")
    assert game.decision is not None
    hands.type(hands.services.settings.seat_keys[game.decision.player])
    assert hands.scene.eyes == game.decision.player
    sit_down(hands, "card")
    hands.click(hands.find("open"))
    assert hands.scene.eyes == game.decision.player


# --- Space goes on, and no further


def test_space_opens_no_curtain_however_long_one_has_looked(hands: Hands) -> None:
    sit_down(hands, "card")
    for _ in range(3):
        pause(hands)
        hands.strike(pygame.K_SPACE, " ")
        assert isinstance(hands.top, CurtainScene) and hands.scene.eyes == PUBLIC


def test_ten_presses_of_space_lay_no_card_and_show_no_hand(hands: Hands) -> None:
    """One a second, from a call on: it is waved through, and the two who lay cards after it are left alone."""
    show(hands, position(PLANNING))
    assert isinstance(hands.scene.beat, Call)
    journal = hands.scene.session.game.journal
    given = len(journal)
    for _ in range(10):
        pause(hands)
        pause(hands)
        hands.strike(pygame.K_SPACE, " ")
        assert hands.scene.eyes == PUBLIC
    assert isinstance(hands.top, CurtainScene) and len(journal) == given


@pytest.mark.parametrize("kind", ["card", "alien"])
def test_space_answers_nothing_behind_a_curtain(kind: str, hands: Hands) -> None:
    game = sit_down(hands, kind)
    assert game.decision is not None
    hands.press("open")
    given = len(hands.scene.session.game.journal)
    for _ in range(4):
        pause(hands)
        hands.strike(pygame.K_SPACE, " ")
    assert len(hands.scene.session.game.journal) == given
    assert hands.scene.draft is not None and hands.scene.draft.total == 0


# --- what a press was meant for


def click_at(hands: Hands, pos: tuple[int, int], *kinds: int) -> None:
    """Without a look."""
    for kind in kinds or (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        hands.send(pygame.Event(kind, pos=pos, button=1, window=hands.window))


def lapse(hands: Hands) -> None:
    """The time of a call runs out, and the next person is asked."""
    while isinstance(hands.scene.beat, Call):
        hands.send(dt=0.05)
    hands.settle()


@pytest.mark.parametrize("late", [0.1, 0.3])
def test_a_click_just_after_a_call_has_lapsed_answers_nothing(late: float, hands: Hands) -> None:
    show(hands, position(DESTINY))
    lapse(hands)
    asked = hands.scene.asked
    assert asked is not None
    pos = hands.place_on(hands.find("option-5"))
    assert pos is not None
    given = len(hands.scene.session.game.journal)
    hands.send(dt=late)
    click_at(hands, pos)
    assert len(hands.scene.session.game.journal) == given and asked.draft.total == 0
    pause(hands)
    click_at(hands, pos)
    assert len(hands.scene.session.game.journal) > given


@pytest.mark.parametrize("how", ["digit", "seat key"])
def test_no_key_answers_for_the_next_person_at_once(how: str, hands: Hands) -> None:
    """A number of the question before, or the key of a seat at the call before."""
    sit_down(hands, "reward" if how == "digit" else "reinforce", "quick" if how == "digit" else "normal")
    beat, given = hands.scene.beat, len(hands.scene.session.game.journal)
    letter = "1" if how == "digit" else hands.services.settings.seat_keys[0]
    hands.strike(ord(letter), letter)
    assert len(hands.scene.session.game.journal) == given
    assert not (isinstance(beat, Call) and beat.pressed)
    pause(hands)
    hands.strike(ord(letter), letter)
    assert beat.pressed == [0] if isinstance(beat, Call) else len(hands.scene.session.game.journal) > given


def test_a_press_that_began_at_a_call_ends_at_nothing(hands: Hands) -> None:
    """The button was held down when the time ran out; the same one stands in the next call, after the reveal."""
    show(
        hands,
        position(PLANNING.replace("start: planning", "start: reveal\nlaid: {offense: attack 20, defense: attack 12}")),
    )
    pause(hands)
    pos = hands.place_on(hands.find("wave"))
    assert pos is not None
    click_at(hands, pos, pygame.MOUSEBUTTONDOWN)
    call = hands.scene.beat
    while hands.scene.beat is call:
        hands.send(dt=0.05)
    hands.settle()
    again = hands.scene.beat
    assert isinstance(again, Call)
    click_at(hands, pos, pygame.MOUSEBUTTONUP)
    assert hands.scene.beat is again and again.open


def test_the_same_person_goes_on_clicking_without_a_pause(hands: Hands) -> None:
    """Nothing has changed hands: who has aimed sends ships."""
    show(hands, position(DESTINY), "quick")
    hands.click("option-5")
    hands.settle()
    spot = next(node for node in hands.scene.ui.focusables() if isinstance(node, ShipSpot))
    pos = hands.place_on(spot)
    assert pos is not None
    click_at(hands, pos)
    assert hands.scene.asked is not None and hands.scene.asked.draft.total == 1


# --- nobody is there


@pytest.mark.parametrize("gone", [pygame.WINDOWMINIMIZED, pygame.WINDOWFOCUSLOST])
def test_a_call_waits_while_nobody_can_see_it(gone: int, hands: Hands) -> None:
    sit_down(hands, "reinforce", "normal")
    call = hands.scene.beat
    assert isinstance(call, Call)
    hands.send(pygame.Event(gone, window=hands.window))
    left = hands.scene.call_left
    for _ in range(200):
        hands.send(dt=0.1)
    assert call.open and hands.scene.call_left == left
    back = pygame.WINDOWRESTORED if gone == pygame.WINDOWMINIMIZED else pygame.WINDOWFOCUSGAINED
    hands.send(pygame.Event(back, window=hands.window))
    for _ in range(200):
        hands.send(dt=0.1)
    assert not call.open


def test_opening_the_curtain_twice_does_not_close_the_hand_again(hands: Hands) -> None:
    """The second press of two would be a pass."""
    sit_down(hands, "card")
    pause(hands)
    hands.strike(pygame.K_RETURN)
    hands.strike(pygame.K_RETURN)
    assert hands.scene.asked is not None and hands.scene.asked.draft.total == 0


@pytest.mark.parametrize(("key", "letters"), PRESSES)
def test_hammering_a_key_waves_no_call_through(key: int, letters: str, hands: Hands) -> None:
    sit_down(hands, "reinforce", "normal")
    call = hands.scene.beat
    assert isinstance(call, Call)
    hammer(hands, key, letters)
    assert call.open and not call.pressed
    pause(hands)
    hands.strike(key, letters)
    assert not call.open


@pytest.mark.parametrize(("key", "letters"), PRESSES)
@pytest.mark.parametrize("kind", ["aim", "invite", "reward"])
def test_hammering_a_key_answers_no_question(kind: str, key: int, letters: str, hands: Hands) -> None:
    sit_down(hands, kind)
    journal = hands.scene.session.game.journal
    given = len(journal)
    hammer(hands, key, letters)
    asked = hands.scene.asked
    assert len(journal) == given and asked is not None and asked.draft.total == 0


def test_a_new_question_counts_as_new_after_every_answer(hands: Hands) -> None:
    """One press too many after an answer does not give the next one."""
    sit_down(hands, "aim")
    journal = hands.scene.session.game.journal
    given = len(journal)
    hands.key(pygame.K_RETURN)
    hammer(hands, pygame.K_RETURN, "\r")
    asked = hands.scene.asked
    assert len(journal) == given + 1 and asked is not None and asked.draft.total == 0


def test_quick_presses_after_a_look_all_count(hands: Hands) -> None:
    """Ships are put aboard as fast as somebody likes, once the question has been seen."""
    sit_down(hands, "launch-ships")
    pause(hands)
    for _ in range(3):
        hands.strike(pygame.K_RETURN)
    assert hands.scene.asked is not None and hands.scene.asked.draft.total > 1


def test_who_hammers_on_what_is_only_to_be_read_is_heard_after_a_while() -> None:
    """Before a curtain, a call or a question never."""
    heard = {}
    for longest in (LONGEST, inf):
        guard = PressGuard()
        guard.begin(longest)
        heard[longest] = 0
        while guard.swallows(Accept()) and heard[longest] < 100:
            heard[longest] += 1
            guard.update(0.1)
    assert heard == {LONGEST: round(LONGEST / 0.1), inf: 100}


# --- where the focus is


def test_at_a_call_the_focus_is_on_the_call(hands: Hands) -> None:
    """Whatever it was on before."""
    sit_down(hands, "reinforce", "normal")
    hands.scene.beat = None
    hands.scene.session.call = None
    hands.scene.ui.set_focus("seat-0")
    for _ in range(40):
        if isinstance(hands.scene.beat, Call):
            break
        hands.send()
    assert hands.scene.ui.focus_key == "wave"


def test_a_hand_opened_while_lines_are_told_is_closed_with_enter(hands: Hands) -> None:
    sit_down(hands, "aim")
    hands.scene.peek(1)
    hands.send()
    hands.press("open")
    hands.scene.beat = None  # as while a line is told
    hands.tab_to(hands.find("close"))
    hands.key(pygame.K_RETURN)
    assert hands.scene.eyes == PUBLIC


def test_standing_orders_are_changed_with_enter_while_lines_are_told(hands: Hands) -> None:
    sit_down(hands, "aim", "normal")
    while hands.scene.asked is None:
        hands.act()
    hands.scene.peek(1)
    hands.send()
    hands.press("open")
    hands.scene.beat = None
    before = hands.scene.session.orders[1]
    hands.tab_to(hands.find("orders"))
    hands.key(pygame.K_RETURN)
    assert hands.scene.session.orders[1] != before


def test_the_start_button_of_a_pad_opens_the_menu(hands: Hands) -> None:
    sit_down(hands, "aim")
    assert isinstance(hands.top, TableScene)
    pad(hands, PAD_START)
    assert isinstance(hands.top, PauseScene)


def test_a_shorter_call_does_not_make_the_running_one_longer_than_itself(hands: Hands) -> None:
    sit_down(hands, "reinforce", "normal")
    before = hands.services.settings.call_seconds
    hands.services.change(call_seconds=1.0)
    share = hands.scene.time_share()
    hands.services.change(call_seconds=before)
    assert 0.9 < share <= 1.0


def at_a_thinking_bot(tmp_path: Path) -> Hands:
    """One person and bots; the focus is still where the last answer was given."""
    hands = Hands(plan_for(1, 3, planets=4), tmp_path, (1024, 576), speed=1.0)
    for _ in range(3000):
        beat = hands.scene.beat
        if isinstance(beat, Think) and hands.top is hands.scene and hands.scene.thinking.pause.left > 0.3:
            hands.scene.ui.focus_key = "seat-1"
            return hands
        hands.act()
    raise AssertionError("no bot was seen to think")


@pytest.mark.parametrize(("key", "letters"), PRESSES)
def test_a_press_hurries_a_bot_that_thinks_and_opens_nothing(key: int, letters: str, tmp_path: Path) -> None:
    hands = at_a_thinking_bot(tmp_path)
    hands.app.press_guard.left = 0.0
    hands.strike(key, letters)
    assert isinstance(hands.top, TableScene)
    assert hands.scene.thinking.pause.left <= SHORTEST
    hands.close()


def test_who_goes_to_a_plate_while_a_bot_thinks_opens_its_sheet_and_closes_it_with_the_same_key(tmp_path: Path) -> None:
    hands = at_a_thinking_bot(tmp_path)
    hands.key(pygame.K_TAB)
    hands.scene.ui.set_focus("seat-1")
    hands.key(pygame.K_RETURN, "\r")
    assert isinstance(hands.top, SeatScene)
    hands.send()
    hands.key(pygame.K_RETURN, "\r")
    assert isinstance(hands.top, TableScene)
    hands.close()
