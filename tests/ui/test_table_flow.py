"""Small things people do at the table: taking back, changing their minds, pausing, looking, letting time run out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from driver import Hands, plan_at, plan_for
from questions import examples

from cosmic.engine.game import Game
from cosmic.engine.saves import read_game
from cosmic.engine.views import PUBLIC
from cosmic.hotseat.session.beats import Ask, Think
from cosmic.hotseat.session.calls import Call
from cosmic.hotseat.session.undo import way_back
from cosmic.rulebook import book
from cosmic.ui.kit.inputs import Key
from cosmic.ui.screens.pause_menu import PauseScene
from cosmic.ui.shell.dialogs import ConsentScene
from cosmic.ui.table.board_spots import ShipSpot
from cosmic.ui.table.curtain_scene import CurtainScene
from cosmic.ui.table.looked_at import LookedScene
from cosmic.ui.table.open_table import open_saved
from cosmic.ui.table.table_scene import TableScene


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    plan = plan_for(4, 4, "quick", planets=4)
    hands = Hands(plan, tmp_path_factory.mktemp("flow"), (1024, 576), examples()["invite"].clone())
    yield hands
    hands.close()


def sit_down(hands: Hands, kind: str, mode: str = "quick") -> Game:
    """The table of a game in which this is asked."""
    hands.keys_only, hands.wish = False, None
    hands.show(examples()[kind].clone(), plan_at(examples()[kind], mode))
    hands.settle()
    return hands.scene.session.game


def answer(hands: Hands) -> None:
    """Whatever is asked is answered, until the journal has grown."""
    journal = hands.scene.session.game.journal
    given = len(journal)
    for _ in range(200):
        if len(journal) > given:
            return
        hands.act()
    raise AssertionError("no answer was given")


def agree(hands: Hands) -> None:
    assert isinstance(hands.top, ConsentScene)
    for seat in hands.scene.session.people:
        hands.type(hands.services.settings.seat_keys[seat])
    hands.send()


# --- taking back


def test_a_slip_is_taken_back_at_once(hands: Hands) -> None:
    game = sit_down(hands, "aim")
    decision, given = game.decision, len(game.journal)
    answer(hands)
    hands.settle()
    assert game.decision is not None and game.decision.kind == "launch-ships"
    hands.type("u")
    hands.settle()
    assert len(game.journal) == given and game.decision == decision
    assert isinstance(hands.top, TableScene) and hands.scene.asked is not None


def to_new_knowledge(hands: Hands, private: bool) -> Game:
    """On to a question before which somebody has learned something, so that taking back concerns everybody."""
    game = sit_down(hands, "aim")
    for _ in range(60):
        back = way_back(game, hands.scene.session.people)
        beat = hands.scene.beat
        if back is not None and back.needs_consent and isinstance(beat, Ask) and beat.private is private:
            return game
        answer(hands)
        hands.settle()
    raise AssertionError("nothing was ever learned")


def open_hand(hands: Hands) -> None:
    """Past the cards of another that may lie there first."""
    hands.press("open")
    while isinstance(hands.top, LookedScene):
        hands.press("close")


@pytest.mark.parametrize("private", [False, True])
@pytest.mark.parametrize("way", ["key", "button", "menu"])
def test_what_others_have_learned_is_taken_back_if_everybody_agrees(way: str, private: bool, hands: Hands) -> None:
    game = to_new_knowledge(hands, private)
    given = len(game.journal)
    if private:
        open_hand(hands)
    if way == "menu":
        hands.press("menu")
        assert isinstance(hands.top, PauseScene)
    hands.press("undo") if way != "key" else hands.type("u")
    hands.send()
    assert isinstance(hands.top, ConsentScene), "the others are asked"
    assert len(game.journal) == given and hands.scene.eyes == PUBLIC
    agree(hands)
    assert len(game.journal) < given
    hands.settle()
    assert isinstance(hands.scene.beat, (Ask, Call))
    answer(hands)  # and the game goes on


@pytest.mark.parametrize("private", [False, True])
def test_a_refusal_leaves_everything_as_it_was(private: bool, hands: Hands) -> None:
    """A private question that stood open is behind the curtain again."""
    game = to_new_knowledge(hands, private)
    given, decision = len(game.journal), game.decision
    if private:
        open_hand(hands)
        assert hands.scene.eyes != PUBLIC
    hands.type("u")
    hands.send()
    assert isinstance(hands.top, ConsentScene)
    hands.press("refuse")
    hands.send()
    assert len(game.journal) == given and game.decision == decision
    assert hands.scene.eyes == PUBLIC
    assert isinstance(hands.top, CurtainScene if private else TableScene)
    answer(hands)


# --- menus and curtains


@pytest.mark.parametrize("people", [None, [0]], ids=["at the table", "alone"])
def test_what_was_told_before_a_question_is_not_told_again_after_it(people: list[int] | None, hands: Hands) -> None:
    """Nor that something was taken back, which is long past when the answer has been given anew."""
    game = examples()["aim"]
    assert game.decision is not None and game.decision.player == 0
    hands.show(game.clone(), plan_at(game, "quick", people))
    hands.settle()
    scene = hands.scene
    assert isinstance(scene.beat, Ask) and game.log, "something was told before"
    assert not scene.caption
    answer(hands)
    hands.settle()
    hands.type("u")
    hands.settle()
    assert isinstance(scene.beat, Ask) and not scene.caption


def test_a_curtain_that_nobody_opens_falls_again(hands: Hands) -> None:
    sit_down(hands, "card")
    for _ in range(3):
        assert isinstance(hands.top, CurtainScene)
        hands.key(pygame.K_ESCAPE)
        assert isinstance(hands.top, PauseScene)
        hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, CurtainScene)
    answer(hands)


def test_the_seat_opens_its_curtain_with_its_own_key(hands: Hands) -> None:
    game = sit_down(hands, "card")
    assert game.decision is not None
    keys = hands.services.settings.seat_keys
    for seat in range(4):
        if seat != game.decision.player:
            hands.type(keys[seat])
            assert isinstance(hands.top, CurtainScene), "that was somebody else's key"
    hands.type(keys[game.decision.player])
    assert hands.scene.eyes == game.decision.player


def test_the_menu_over_an_open_question_changes_nothing(hands: Hands) -> None:
    for kind in ("aim", "invite", "launch-ships"):
        sit_down(hands, kind)
        hands.key(pygame.K_ESCAPE)
        assert isinstance(hands.top, PauseScene)
        hands.key(pygame.K_ESCAPE)
        assert isinstance(hands.top, TableScene) and hands.scene.asked is not None
        answer(hands)


def test_looking_at_the_own_hand_while_others_are_asked(hands: Hands) -> None:
    """The cards are to be seen, and the question is there again afterwards."""
    game = sit_down(hands, "aim")
    assert game.decision is not None
    seat = (game.decision.player + 1) % 4
    hands.press(f"seat-{seat}")
    hands.press("peek")
    hands.press("open")
    shown = {node.key for node in hands.scene.ui.all() if node.key.startswith("card-")}
    assert shown == {f"card-{card}" for card in game.state.seats[seat].hand}
    hands.press("close")
    assert hands.scene.eyes == PUBLIC
    assert hands.scene.asked is not None and hands.scene.asked.decision == game.decision
    answer(hands)


def test_the_log_counts_as_read_by_who_has_looked(hands: Hands) -> None:
    game = sit_down(hands, "card")
    assert game.decision is not None
    seat = game.decision.player
    hands.scene.session.known[seat] = 0
    hands.press("open")
    assert hands.scene.session.news_for(seat)
    answer(hands)
    hands.settle()
    assert hands.scene.session.known[seat] > 0


# --- calls


def open_call(hands: Hands) -> Call:
    sit_down(hands, "reinforce", "normal")
    beat = hands.scene.beat
    assert isinstance(beat, Call)
    return beat


def test_a_call_runs_out_by_itself(hands: Hands) -> None:
    call = open_call(hands)
    for _ in range(10):
        hands.send(dt=hands.services.settings.call_seconds / 12)
        assert call.open
    hands.send(dt=hands.services.settings.call_seconds)
    assert not call.open


@pytest.mark.parametrize("how", ["space", "mouse"])
def test_a_call_is_waved_through(how: str, hands: Hands) -> None:
    call = open_call(hands)
    hands.key(pygame.K_SPACE, " ") if how == "space" else hands.click(hands.find("wave"))
    assert not call.open and not call.pressed


def test_everybody_presses_the_own_key_at_a_call(hands: Hands) -> None:
    call = open_call(hands)
    while not set(call.seats) >= {0, 1, 2}:
        hands.key(pygame.K_SPACE, " ")
        while not isinstance(hands.scene.beat, Call):
            hands.act()
        call = hands.scene.beat
    for seat in (2, 0):
        hands.type(hands.services.settings.seat_keys[seat])
    hands.click(hands.find("press-1"))
    assert sorted(call.pressed) == [0, 1, 2] and call.open
    hands.key(pygame.K_SPACE, " ")
    looked = []
    while call.waiting():
        assert isinstance(hands.top, CurtainScene)
        looked.append(call.waiting()[0])
        hands.press("open")
        hands.wish = "pass"
        while hands.scene.eyes != PUBLIC and not isinstance(hands.top, CurtainScene):
            hands.act()
        hands.wish = None
        for _ in range(5):
            if isinstance(hands.top, CurtainScene) or not call.waiting():
                break
            hands.send()
    assert sorted(looked) == [0, 1, 2]
    assert looked == [seat for seat in hands.scene.session.game.table_at(call.line).s.order if seat in looked]


# --- ships


def ship_spots(hands: Hands) -> list[ShipSpot]:
    sit_down(hands, "launch-ships")
    return [node for node in hands.scene.ui.focusables() if isinstance(node, ShipSpot)]


def count(hands: Hands, zone: int) -> int:
    assert hands.scene.asked is not None
    return hands.scene.asked.draft.count(zone)


def test_ships_are_put_back_with_the_other_button(hands: Hands) -> None:
    spot = ship_spots(hands)[0]
    hands.click(spot)
    assert count(hands, spot.zone) == 1
    hands.click(hands.find(spot.key), button=3)
    assert count(hands, spot.zone) == 0


def test_ships_are_put_back_with_the_backspace_key(hands: Hands) -> None:
    spot = ship_spots(hands)[0]
    hands.tab_to(spot)
    hands.key(pygame.K_RETURN)
    assert count(hands, spot.zone) == 1
    hands.key(pygame.K_BACKSPACE)
    assert count(hands, spot.zone) == 0


def test_a_ship_is_dragged_from_its_planet(hands: Hands) -> None:
    spot = ship_spots(hands)[0]
    start = hands.place_on(spot)
    assert start is not None
    end = hands.view.to_window(hands.scene.layout.hud.dock.x + 400, hands.scene.layout.hud.dock.y - 200)
    window = hands.window
    hands.look()
    hands.send(pygame.Event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0), window=window))
    hands.send(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, window=window))
    for share in (0.3, 0.6, 1.0):
        pos = tuple(round(a + (b - a) * share) for a, b in zip(start, end))
        hands.send(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(1, 0, 0), window=window))
    hands.send(pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1, window=window))
    assert count(hands, spot.zone) == 1


# --- saves and bots


def test_every_answer_is_saved(hands: Hands) -> None:
    game = sit_down(hands, "aim")
    for _ in range(3):
        answer(hands)
        hands.settle()
    path = hands.scene.store.auto
    assert path is not None
    kept = read_game(path, book())
    assert kept.journal == game.journal and kept.decision == game.decision


def test_a_saved_table_goes_on_where_it_was(hands: Hands) -> None:
    game = sit_down(hands, "invite")
    path = hands.scene.store.save_as(game, "evening")
    hands.scene = open_saved(hands.services, path)
    hands.app.stack.reset(hands.scene)
    hands.settle()
    assert hands.scene.session.game.decision == game.decision
    assert hands.scene.session.people == [0, 1, 2, 3]
    answer(hands)


def test_a_pause_while_a_bot_thinks(hands: Hands) -> None:
    """The menu can be opened at any time, and the game goes on afterwards."""
    hands.wish = None
    hands.show(None, plan_for(1, 4, planets=4))
    seen = False
    for _ in range(400):
        if isinstance(hands.scene.beat, Think) and hands.top is hands.scene:
            hands.key(pygame.K_ESCAPE)
            if isinstance(hands.top, PauseScene):
                seen = True
                given = len(hands.scene.session.game.journal)
                for _ in range(3):
                    hands.send()
                assert len(hands.scene.session.game.journal) == given, "the table waits"
                hands.key(pygame.K_ESCAPE)
                break
        hands.act()
    assert seen
    answer(hands)


def test_keys_without_a_meaning_change_nothing(hands: Hands) -> None:
    game = sit_down(hands, "aim")
    given = len(game.journal)
    for letter in "zx;'0":
        hands.type(letter)
    hands.app.take(Key("f7", view=hands.view))
    hands.send()
    assert len(game.journal) == given and isinstance(hands.top, TableScene)


def test_a_folder_that_cannot_be_written_to_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.write_text("a file where the folder should be")
    hands = Hands(plan_for(1, 3), folder)
    try:
        seen = 0
        for _ in range(60):
            if type(hands.top).__name__ == "NoticeScene":
                seen += 1
                hands.key(pygame.K_RETURN)
            else:
                hands.act()
        assert seen == 1
        assert len(hands.scene.session.game.journal) > 3
    finally:
        hands.close()
