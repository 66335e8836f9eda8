"""Leaving a table and going on at the window: the same calls, no hand uncovered, and another game of the same plan."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from driver import Hands, plan_for

from cosmic.engine.saves import read_game, write_game
from cosmic.hotseat.past.ending import ending_of
from cosmic.hotseat.session.calls import Call
from cosmic.hotseat.session.undo import last_spoken
from cosmic.rulebook import book
from cosmic.ui.board.card_fan import CardNode
from cosmic.ui.screens.end_screen import EndScene
from cosmic.ui.screens.pause_menu import PauseScene
from cosmic.ui.screens.title import TitleScene
from cosmic.ui.shell.dialogs import NoticeScene
from cosmic.ui.table.open_table import open_saved
from cosmic.ui.table.table_scene import TableScene


@pytest.fixture
def hands(tmp_path: Path) -> Iterator[Hands]:
    hands = Hands(plan_for(3, 3, "normal", planets=4), tmp_path, (1024, 576))
    yield hands
    hands.close()


def to_a_call(hands: Hands, held: bool) -> Call:
    """On to a call that somebody could answer, or nobody could; what came before it is saved."""
    for _ in range(3000):
        beat, decision = hands.scene.beat, hands.scene.session.game.decision
        is_held = decision is not None and decision.passive
        is_kept = hands.scene.store.auto.exists()
        if isinstance(beat, Call) and hands.top is hands.scene and is_held == held and is_kept:
            return beat
        hands.act()
    raise AssertionError("there was no such call")


def open_again(hands: Hands, path: Path) -> None:
    hands.scene = open_saved(hands.services, path)
    hands.app.stack.reset(hands.scene)
    hands.send()


@pytest.mark.parametrize("held", [True, False])
def test_quitting_at_a_call_and_going_on_makes_the_same_call(held: bool, hands: Hands) -> None:
    call = to_a_call(hands, held)
    shown, path = hands.scene.session.shown, hands.scene.store.auto
    hands.app.stack.reset(TitleScene(hands.services))
    hands.send()
    open_again(hands, path)
    hands.settle()
    beat = hands.scene.beat
    assert isinstance(beat, Call) and (beat.line, beat.seats) == (call.line, call.seats)
    assert hands.scene.session.shown == shown


def test_a_save_from_the_menu_goes_on_at_the_same_call(hands: Hands) -> None:
    call = to_a_call(hands, False)
    hands.press("menu")
    assert isinstance(hands.top, PauseScene)
    path = hands.top.actions.save_as("evening")
    open_again(hands, path)
    hands.settle()
    assert isinstance(hands.scene.beat, Call) and hands.scene.beat.line == call.line


def test_going_on_keeps_the_way_the_table_calls(tmp_path: Path) -> None:
    hands = Hands(plan_for(3, 3, "strict", planets=4), tmp_path, (1024, 576))
    try:
        for _ in range(30):
            hands.act()
        assert hands.services.settings.call_mode != "strict"
        open_again(hands, hands.scene.store.auto)
        assert hands.scene.session.mode == hands.scene.plan.call_mode == "strict"
    finally:
        hands.close()


def test_a_save_that_does_not_tell_who_plays_opens_no_hand_and_says_so(hands: Hands, tmp_path: Path) -> None:
    for _ in range(60):
        hands.act()
    game = read_game(hands.scene.store.auto, book())
    game.beside.clear()
    path = tmp_path / "copied.json"
    write_game(game, path)
    open_again(hands, path)
    assert hands.scene.session.solo is None and hands.scene.session.people == [0, 1, 2]
    hands.send()
    assert isinstance(hands.top, NoticeScene)
    for scene in hands.app.stack.scenes:
        scene.refresh()
        assert not any(isinstance(node, CardNode) for node in scene.ui.all())
    hands.press("close")
    hands.send()
    assert not isinstance(hands.top, NoticeScene), "it is told once"


def test_people_are_told_if_another_program_plays_their_game(hands: Hands) -> None:
    for _ in range(30):
        hands.act()
    store = hands.scene.store
    taken = store.auto
    write_game(hands.scene.session.game, taken)  # as another program would
    theirs = taken.read_bytes()
    for _ in range(60):
        if isinstance(hands.top, NoticeScene):
            break
        hands.act()
    assert isinstance(hands.top, NoticeScene) and store.auto != taken
    assert store.auto.name in hands.top.words
    assert taken.read_bytes() == theirs


def test_a_game_begun_by_other_rules_has_a_menu_and_says_why_nothing_can_be_taken_back(
    hands: Hands, tmp_path: Path
) -> None:
    for _ in range(2000):
        game = hands.scene.session.game
        last = last_spoken(game, [0, 1, 2])
        if len(game.journal) > 20 and last is not None and last < game.told_checkpoint().answers:
            break
        hands.act()
    game = read_game(hands.scene.store.auto, book())
    game.journal[0] = ["0/nobody-asks-this/0", 1]
    path = tmp_path / "other.json"
    write_game(game, path)
    open_again(hands, path)
    hands.settle()
    answers = len(hands.scene.session.game.journal)
    hands.scene.undo()
    hands.scene.pause_menu()
    hands.send()
    assert isinstance(hands.top, PauseScene)
    undo = hands.find("undo")
    assert not undo.enabled and "another version" in undo.why_not
    assert len(hands.scene.session.game.journal) == answers


# --- once more


def test_a_rematch_of_a_chosen_game_is_another_game(hands: Hands) -> None:
    """Its replay can show every hand by then."""
    game = hands.scene.session.game
    hands.app.stack.reset(EndScene(hands.services, ending_of(game), hands.plan))
    hands.send()
    assert hands.plan.seed is not None and isinstance(hands.top, EndScene)
    hands.top.rematch()
    hands.send()
    table = next(scene for scene in hands.app.stack.scenes if isinstance(scene, TableScene))
    hands.scene = table
    assert table.session.game.start.rng != game.start.rng
    assert [seat.name for seat in table.plan.seats] == [seat.name for seat in hands.plan.seats]


def test_a_loaded_game_is_played_again_with_the_aliens_that_were_chosen(hands: Hands) -> None:
    aliens = ("zombie", "clone", "void")
    plan = replace(hands.plan, setup="chosen", aliens=aliens, flares=False, single_encounter=True)
    hands.begin(plan)
    for _ in range(30):
        hands.act()
    open_again(hands, hands.scene.store.auto)
    again = hands.scene.plan
    assert (again.setup, again.aliens, again.flares, again.single_encounter) == ("chosen", aliens, False, True)
    assert not again.check(book())
