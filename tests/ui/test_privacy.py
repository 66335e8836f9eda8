"""Nothing hidden reaches the screen before its time: pictures of two tables that only hidden cards tell apart.

Both tables get the same presses. While the board is open to everybody, or a curtain is down, their pictures must be
equal pixel by pixel; only behind an opened curtain may they differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from driver import Hands
from occasions import Occasion, after_what_is_said, occasions, stand_in
from questions import KINDS, examples
from rich_tables import rich_table
from situations import NAMES, table
from table_states import on_the_big_screen
from twins import SIZE, Twins, picture, twin_of

from cosmic.bots import make
from cosmic.engine.decisions import PASS
from cosmic.engine.game import Game
from cosmic.engine.log import Line
from cosmic.engine.rng import Chance
from cosmic.engine.state import FACE_DOWN
from cosmic.engine.views import PUBLIC, view_of, visible_log
from cosmic.hotseat.session.beats import Ask, Look
from cosmic.hotseat.session.calls import Call
from cosmic.hotseat.session.privacy import is_private
from cosmic.hotseat.session.question_forms import GALLERY, OF_CARDS, form_of
from cosmic.ui.board.closer_look import SeatScene
from cosmic.ui.screens.alien_choice import AlienScene
from cosmic.ui.screens.pause_menu import PauseScene
from cosmic.ui.shell.projector import SAME
from cosmic.ui.shell.window import View, open_window
from cosmic.ui.table.curtain_scene import CurtainScene
from cosmic.ui.table.open_table import open_saved
from cosmic.ui.table.table_scene import TableScene

PRIVATE = sorted(kind for kind in KINDS if (d := examples()[kind].decision) is not None and is_private(d))


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    twins = Twins(tmp_path_factory.mktemp("twins"), "quick")
    yield twins
    twins.close()


def pair(kind: str) -> tuple[Game, Game]:
    """A game at this question and one with other hidden cards."""
    game = examples()[kind]
    twin = twin_of(game)
    if twin is None:
        pytest.skip("this question follows from the hidden cards alone")
    return game, twin


def test_there_are_twins_for_nearly_every_private_question() -> None:
    missing = [kind for kind in PRIVATE if twin_of(examples()[kind]) is None]
    assert len(missing) <= len(PRIVATE) / 2, missing
    assert "card" not in missing and "alien" not in missing


# --- behind the curtain


@pytest.mark.every(3)
@pytest.mark.parametrize("kind", PRIVATE)
def test_a_hand_is_covered_before_it_is_opened_and_when_nobody_looks(kind: str, twins: Twins) -> None:
    one, other = pair(kind)
    twins.show(one, other)
    twins.settle()
    twins.assert_covered("the first picture after loading")
    twins.both(lambda hands: hands.send())
    twins.assert_covered("the next picture")
    twins.key(pygame.K_ESCAPE)
    assert twins.tops == [PauseScene, PauseScene]
    twins.assert_same("the menu over the board")
    twins.key(pygame.K_ESCAPE)
    twins.assert_covered("after the menu the curtain is down again")
    twins.open()
    assert one.decision is not None
    if twins.hands[0].scene.eyes == one.decision.player:  # another may have to look first
        assert not twins.are_same or hands_of(one) == hands_of(other), "the hand was to be seen"
    twins.both(lambda hands: hands.lose_focus())
    twins.assert_covered("the picture after the window has lost the focus")
    twins.open()
    twins.key(pygame.K_ESCAPE)
    twins.both(lambda hands: hands.lose_focus())
    twins.assert_covered("the focus was lost while a menu lay over the open hand")


def hands_of(game: Game) -> tuple[Any, ...]:
    """What the player who is asked sees of its own; in words or a gallery only what it may choose from."""
    assert game.decision is not None
    view = view_of(game.table, game.decision.player)
    is_open = form_of(game.decision) in OF_CARDS and form_of(game.decision) != GALLERY
    hand = sorted(view.cards[card] for card in view.hand) if is_open else []
    return hand, sorted(str(view.cards.get(option, option)) for option in game.decision.options)


def choose_apart(twins: Twins) -> None:
    """Each table chooses something else, at another place of the screen."""
    for hands, choice in zip(twins.hands, (0, -1)):
        game = hands.scene.session.game
        given, decision = len(game.journal), game.decision
        assert decision is not None
        hands.wish = decision.options[choice]
        while len(game.journal) == given:
            hands.act()
        hands.wish = None


@pytest.mark.parametrize("kind", ["card", "alien"])
def test_what_was_chosen_in_secret_shows_nowhere_afterwards(kind: str, twins: Twins) -> None:
    one, other = pair(kind)
    twins.show(one, other)
    twins.open()
    choose_apart(twins)
    twins.assert_same("the picture after the choice")
    twins.both(lambda hands: hands.send())
    twins.assert_same("and the one after that")


def test_laid_cards_stay_secret_until_they_are_turned_up(tmp_path: Path) -> None:
    """Through both choices and back to the open board, picture by picture while the cards lie there face down."""
    twins = Twins(tmp_path, "normal")
    choices = face_down = 0
    try:
        one, other = pair("card")
        twins.show(one, other)
        twins.both(lambda hands: hands.services.change(speed=1.0))
        for _ in range(400):
            if not same_story(twins):
                break
            twins.assert_same("the cards lie face down")
            enc = twins.hands[0].scene.view.enc
            face_down += enc is not None and list(enc.laid) == [FACE_DOWN] * 2
            beat = twins.hands[0].scene.beat
            if isinstance(beat, Call):
                twins.key(pygame.K_SPACE, " ")
            elif isinstance(beat, Ask) and beat.decision.kind == "card":
                twins.assert_covered("a card is chosen")
                twins.open()
                choose_apart(twins)
                choices += 1
            elif beat is None:
                twins.both(lambda hands: hands.send())
            else:
                break
    finally:
        twins.close()
    assert choices == 2 and face_down > 5


# --- looking without being asked


def test_a_look_at_the_own_hand_is_covered_before_and_afterwards(twins: Twins) -> None:
    """By the plate of a seat, while somebody else is asked in the open."""
    one, other = pair("aim")
    twins.show(one, other)
    assert one.decision is not None
    seat = (one.decision.player + 1) % 4
    twins.assert_same("the open board")
    twins.both(lambda hands: hands.press(f"seat-{seat}"))
    assert twins.tops == [SeatScene, SeatScene]
    twins.assert_same("the sheet of a seat")
    twins.both(lambda hands: hands.press("peek"))
    twins.assert_covered("before the look")
    twins.open()
    assert not twins.are_same, "the hand was to be seen"
    twins.both(lambda hands: hands.lose_focus())
    twins.assert_same("the focus was lost")
    assert all(hands.scene.eyes == PUBLIC for hands in twins.hands)
    twins.both(lambda hands: hands.press(f"seat-{seat}"))
    twins.both(lambda hands: hands.press("peek"))
    twins.open()
    twins.both(lambda hands: hands.press("close"))
    twins.assert_same("after the look")
    assert all(hands.scene.asked is not None for hands in twins.hands), "the question is still there"


def test_who_is_asked_in_the_open_may_look_at_the_own_hand(twins: Twins) -> None:
    one, other = pair("aim")
    twins.show(one, other)
    twins.both(lambda hands: hands.press("peek"))
    twins.assert_covered("before the look")
    twins.open()
    assert not twins.are_same, "the hand was to be seen"
    twins.both(lambda hands: hands.lose_focus())
    twins.assert_same("the focus was lost")


def test_the_log_behind_the_curtain_is_not_the_open_one(twins: Twins) -> None:
    """Lines for one seat alone are told behind its curtain and gone when it falls."""
    one, other = pair("card")
    twins.show(one, other)
    twins.open()
    hands = twins.hands[0]
    seat = hands.scene.eyes
    private = [e for e in hands.scene.line_entries if e.to is not None]
    assert all(entry.is_for(seat) for entry in private)
    hands.lose_focus()
    assert all(entry.to is None for entry in hands.scene.line_entries)
    twins.hands[1].lose_focus()


# --- calls and other people's turns


def same_story(twins: Twins) -> bool:
    """Whether the same has been told at both tables so far: no other card has come to light."""
    one, other = (hands.scene for hands in twins.hands)
    return one.line_entries == other.line_entries


def go_on_alike(twins: Twins, looking: int | None) -> int:
    """Both tables go on through their calls, until somebody is asked or they are past the window in which one holder
    passed who was not asked at the other table; how many calls looked the same."""
    calls, apart = 0, twins.answers_apart
    for _ in range(80):
        if not same_story(twins):
            break
        one, other = (hands.scene for hands in twins.hands)
        twins.assert_same(f"{one.beat} / {other.beat}")
        if one.beat is None or other.beat is None:
            twins.both(lambda hands: hands.wait_a_frame())
        elif isinstance(one.beat, Call) and isinstance(other.beat, Call):
            if twins.answers_apart != apart:
                break
            calls += 1
            here, there = one.beat, other.beat
            assert (here.line, here.about, here.seats) == (there.line, there.about, there.seats)
            if looking in here.seats and not here.pressed:
                twins.both(lambda hands: hands.type(hands.services.settings.seat_keys[looking]))
                twins.assert_same("a key was pressed")
            twins.key(pygame.K_SPACE, " ")
        elif who_looks(one) >= 0:
            assert who_looks(one) == who_looks(other)
            twins.assert_covered("somebody looks")
            twins.open()
            twins.both(look_and_pass)
        else:
            break
    return calls


def who_looks(scene: TableScene) -> int:
    """Behind a curtain under a call, or with a choice that is none; -1 if nobody does."""
    call = scene.session.call
    if call is not None and call.waiting():
        return call.waiting()[0]
    return scene.beat.seat if isinstance(scene.beat, Look) else -1


def look_and_pass(hands: Hands) -> None:
    """Behind the curtain, until it is down again."""
    hands.wish = PASS
    for _ in range(30):
        asked = hands.scene.asked
        if hands.scene.eyes == PUBLIC or (asked is not None and not asked.decision.passive):
            break
        hands.act()
    hands.wish = None
    if hands.scene.eyes != PUBLIC:  # the next question is put to the same seat
        hands.lose_focus()
        hands.send(pygame.Event(pygame.WINDOWFOCUSGAINED, window=hands.window))  # time goes on at both tables


# The first window that is gone through, and how many further on the next is: with a look every other one, in shares.
SHARES = {**{f"looking {first}": (first, 8, True) for first in range(0, 8, 2)}, "passing": (0, 8, False)}


@pytest.mark.every(4)
@pytest.mark.parametrize(("first", "step", "looks"), SHARES.values(), ids=SHARES)
def test_calls_look_the_same_whoever_holds_an_answer(first: int, step: int, looks: bool, tmp_path: Path) -> None:
    """At one table the holder of a card could answer, at the other it has another card."""
    windows = [found[0] for found in occasions().values() if found[0].is_window]
    twins = Twins(tmp_path, "normal")
    unlike = []
    try:
        for occasion in windows[first::step]:
            one, other = pair_at(occasion)
            if other.decision is None:  # a table at which the game is over shows that at once
                assert windows_of(one) == windows_of(other)[: len(windows_of(one))], occasion.title
                continue
            twins.show_both(one, other)
            apart = twins.answers_apart
            assert go_on_alike(twins, occasion.holder if looks else None), occasion.title
            unlike.append(twins.answers_apart != apart)
    finally:
        twins.close()
    assert unlike.count(True) > len(unlike) / 2, "mostly the holder alone was asked; some have a power to use anyway"


def windows_of(game: Game) -> list[Line]:
    """For what the whole table was called."""
    return [line for line in visible_log(game.log, PUBLIC) if line.is_window]


def pair_at(occasion: Occasion) -> tuple[Game, Game]:
    """The two tables when all has been said that comes before the window."""
    one, other = (
        after_what_is_said(occasion, state) for state in (occasion.start, occasion.exchanged_for(stand_in(occasion)))
    )
    return one, other


def open_questions(variant: int) -> Iterator[Game]:
    """A game of people at questions that are answered in the open."""
    game = table(4, variant)
    minds = [make("greedy", seat) for seat in range(4)]
    while game.decision is not None and len(game.journal) < 160:
        decision = game.decision
        if not decision.passive and not is_private(decision):
            yield game.clone()
        game.answer(minds[decision.player].choose(view_of(game.table, decision.player), decision))


def test_with_motion_the_open_board_looks_the_same_in_every_frame(tmp_path: Path) -> None:
    twins = Twins(tmp_path, "normal", speed=2.0)
    compared = 0
    try:
        for n, game in enumerate(open_questions(2)):
            assert game.decision is not None
            own = set(game.state.seats[game.decision.player].hand)
            twin = twin_of(game, n, own, by_kind=True) if n % 9 == 0 else None
            if twin is None or twin.decision != game.decision:
                continue
            twins.show(game, twin)
            answer = game.decision.sample(Chance(n))
            for hands in twins.hands:
                hands.scene.give(answer)
            for _ in range(20):
                twins.both(lambda hands: hands.send(dt=0.05))
                one, other = (hands.scene for hands in twins.hands)
                if not same_story(twins):
                    break
                twins.assert_same(f"{one.beat} / {other.beat}")
                compared += 1
    finally:
        twins.close()
    assert compared > 40


@pytest.mark.parametrize("seats", [4, 6])
def test_a_table_with_everything_on_it_shows_nothing_hidden(seats: int, tmp_path: Path) -> None:
    """Hands by their backs, techs face down, hired cards and hoards, at the table and on the public board."""
    game = rich_table(seats)
    twin = twin_of(game, by_kind=True)
    assert twin is not None
    techs = [[tech.slug for tech in one.state.techs] for one in (game, twin)]
    held = [[seat.hand for seat in one.state.seats] for one in (game, twin)]
    assert techs[0] != techs[1] and held[0] != held[1]
    assert game.state.apart["merchant"] != twin.state.apart["merchant"]
    twins = Twins(tmp_path, "quick")
    try:
        twins.show(game, twin)
        twins.assert_same("the open table")
        before = picture(twins.hands[0].view)
        for hands in twins.hands:
            hands.scene.beat = hands.scene.asked = None
            on_the_big_screen(hands, SAME)
            hands.app.draw()
        twins.assert_same("the public board")
        assert picture(twins.hands[0].view) != before
    finally:
        twins.close()


# --- the start, and saves


def test_the_choice_of_aliens_at_the_start_is_private(twins: Twins) -> None:
    """From the first picture on: two deals of aliens and cards, chosen from differently."""
    game = examples()["alien"]
    twin = twin_of(game)
    assert not game.journal and twin is not None
    twins.show(game, twin)
    for name in NAMES[:4]:
        twins.assert_covered(f"before {name} chooses")
        twins.open()
        assert twins.tops == [AlienScene, AlienScene]
        assert not twins.are_same, "the sheets were to be seen"
        twins.both(lambda hands: hands.lose_focus())
        twins.assert_covered("nobody looks")
        twins.open()
        for hands, choice in zip(twins.hands, (0, 1)):
            hands.press(f"choose-{choice}")
    for hands in twins.hands:
        decision = hands.scene.session.game.decision
        assert decision is not None and decision.kind != "alien"


@pytest.mark.parametrize("kind", ["card", "alien", "deal-offer"])
def test_a_game_saved_with_an_open_hand_is_loaded_behind_the_curtain(kind: str, twins: Twins) -> None:
    one, other = pair(kind)
    twins.show(one, other)
    twins.open()
    for hands in twins.hands:
        path = hands.scene.store.save_as(hands.scene.session.game, f"open {kind}")
        hands.scene = open_saved(hands.services, path)
        hands.app.stack.reset(hands.scene)
        hands.send()
    twins.settle()
    twins.assert_covered("the first picture after loading")


def test_a_game_saved_during_a_call_begins_with_the_same_call(tmp_path: Path) -> None:
    """The file knows who holds an answer; the table that is loaded from it does not show it."""
    twins = Twins(tmp_path, "normal")
    compared = 0
    try:
        for seed in range(8):
            game = examples()["window"]
            twin = twin_of(game, seed)
            if twin is not None:
                twins.show(game, twin)
                twins.settle()
                assert all(isinstance(hands.scene.beat, Call) for hands in twins.hands)
                compared += 1
    finally:
        twins.close()
    assert compared


# --- the second window


def test_the_window_for_everybody_never_shows_a_hand(twins: Twins) -> None:
    """Whatever is open on the screen of a seat, the public window is the same on both tables."""
    views = []
    for hands in twins.hands:
        view = View(open_window(SIZE, "public"), "public")
        views.append(view)
        hands.app.views.append(view)
    try:
        for kind in ("card", "alien", "deal-offer", "aim"):
            one, other = pair(kind)
            twins.show(one, other)
            assert picture(views[0]) == picture(views[1]), f"{kind}: at first"
            if twins.tops == [CurtainScene, CurtainScene]:
                twins.open()
                assert not twins.are_same
            assert picture(views[0]) == picture(views[1]), f"{kind}: behind the curtain"
            twins.key(pygame.K_TAB)
            assert picture(views[0]) == picture(views[1]), f"{kind}: while a hand is looked through"
    finally:
        for hands, view in zip(twins.hands, views):
            hands.app.views.remove(view)
            view.window.destroy()
