"""The guided first turn at the window, by mouse and keys: done as asked, done otherwise, left and taken up again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest
from pupil import LAST, LESSONS, Pupil, otherwise

from cosmic.engine.decisions import Decision
from cosmic.hotseat.lessons.tutorial_guide import place_kept
from cosmic.ui.board.board_state import planet_box
from cosmic.ui.board.card_fan import CardNode
from cosmic.ui.screens.pause_menu import PauseScene
from cosmic.ui.screens.title import TitleScene
from cosmic.ui.screens.tutorial.open_tutorial import open_tutorial
from cosmic.ui.screens.tutorial.speech import Pointing
from cosmic.ui.shell.dialogs import ConfirmScene
from cosmic.ui.table.table_scene import TableScene

pytest_plugins = ("pupil",)


# --- done as asked


@pytest.mark.parametrize("hand", ["click", "press_by_keys"])
def test_who_does_what_is_asked_comes_through(sit, hand: str) -> None:
    pupil = sit()
    seen, totals = [], {}
    for lesson in pupil.lessons(getattr(pupil, hand)):
        seen.append(lesson)
        enc = pupil.table.view.enc
        totals[lesson] = [total.value for total in enc.totals] if enc is not None else []
    assert len(seen) == LESSONS and seen[-1] == LAST
    assert totals["offense-total"] == totals["defense-total"] == [17, 18]
    assert totals["reinforced"] == [19, 18]
    assert not pupil.table.tutorial.own_way


def test_enter_alone_leads_through_the_reading(sit) -> None:
    pupil = sit()
    for lesson in pupil.lessons(pupil.press_by_keys):
        table = pupil.table
        if table.tutorial.reading and lesson != LAST:
            pupil.key(pygame.K_RETURN)
            assert table.tutorial.standing is None or table.tutorial.standing.id != lesson


def test_things_move_and_bots_take_their_time(sit) -> None:
    pupil = sit(speed=3.0)
    seen = []
    for lesson in pupil.lessons(pupil.click):
        seen.append(lesson)
        if lesson == "aim":
            break
        for _ in range(3):
            pupil.send()
    assert seen[-1] == "aim"


def test_then_the_game_goes_on_from_there(sit) -> None:
    pupil = sit()
    list(pupil.lessons(pupil.click))
    before = pupil.table.session.game
    pupil.click("tutorial-play")
    table = pupil.top
    assert type(table) is TableScene and table.session.game is before
    for _ in range(5):
        pupil.send()
    assert table.asked is not None and table.asked.decision.kind == "second-encounter"
    assert place_kept(pupil.services.folder) is None
    assert table.store.auto.exists()
    pupil.click("option-yes")
    for _ in range(200):
        pupil.send()
        if table.asked is not None and table.asked.decision.kind != "second-encounter":
            break
    assert table.session.game.state.encounters == 2


def test_the_lessons_can_be_skipped_at_any_time(sit) -> None:
    pupil = sit()
    for lesson in pupil.lessons(pupil.click):
        if lesson == "invite":
            break
    pupil.click("tutorial-skip")
    pupil.click("yes")
    assert type(pupil.top) is TableScene and place_kept(pupil.services.folder) is None
    for _ in range(5):
        pupil.send()
    assert pupil.top.asked.decision.kind == "invite"


@pytest.mark.parametrize("button", ["tutorial-skip", "tutorial-again"])
def test_one_press_does_not_give_up_the_place(sit, button: str) -> None:
    pupil = sit()
    for lesson in pupil.lessons(pupil.click):
        if lesson == "invite":
            break
    table, place = pupil.table, place_kept(pupil.services.folder)
    pupil.click(button)
    assert isinstance(pupil.top, ConfirmScene)
    pupil.key(pygame.K_RETURN)  # the answer at hand is no
    assert pupil.table is table and table.tutorial.standing.id == "invite"
    assert place_kept(pupil.services.folder) == place is not None
    pupil.key(pygame.K_ESCAPE)
    assert isinstance(pupil.top, PauseScene), "what waits for an answer is not left behind"


# --- done otherwise


@pytest.mark.every(3)
@pytest.mark.parametrize("seed", range(6))
def test_who_does_something_else_every_time_comes_through_too(sit, seed: int) -> None:
    pupil = sit()
    seen = list(pupil.lessons(pupil.click, otherwise(pupil, seed)))
    assert seen[-1] == LAST and pupil.table.tutorial.own_way
    pupil.press_by_keys("tutorial-play")
    for _ in range(300):
        pupil.send()
        if pupil.top.asked is not None:
            break
    assert pupil.top.asked is not None


def test_another_choice_is_explained_and_can_be_made_again(sit) -> None:
    pupil = sit()
    for lesson in pupil.lessons(pupil.click):
        if lesson not in ("aim", "invite", "planning"):
            continue
        journal = len(pupil.table.session.game.journal)
        pupil.choose(pupil.click, otherwise(pupil, 2))
        assert pupil.table.detour is not None and len(pupil.table.session.game.journal) == journal
        assert pupil.table.words_of(lesson) == pupil.services.say(
            f"tutorial-{lesson}.because", **pupil.table.tutorial.about()
        )
        pupil.click("tutorial-back")
        assert pupil.table.asked is not None and pupil.table.tutorial.standing.id == lesson
    assert not pupil.table.tutorial.own_way


@pytest.mark.parametrize("planet", [16, 17, 18, 19])
def test_after_another_aim_that_planet_is_ringed(sit, planet: int) -> None:
    pupil = sit()
    ringed = set()

    def choose(decision: Decision) -> Any:
        return planet if decision.kind == "aim" else pupil.as_asked(decision)

    for lesson in pupil.lessons(pupil.click, choose):
        if lesson in ("won", "landed"):
            table = pupil.table
            ringed.add(lesson)
            assert pointing(pupil).targets == [planet_box(table.layout, table.table.scene, planet)]
    assert "won" in ringed


def pointing(pupil: Pupil) -> Pointing:
    found = pupil.find("tutorial-pointing")
    assert isinstance(found, Pointing)
    return found


@pytest.mark.parametrize("scale", [0.85, 1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_arrow_ends_at_its_card_and_crosses_no_other(sit, size: tuple[int, int], scale: float) -> None:
    pupil = sit(size, text_scale=scale)
    seen = set()
    for lesson in pupil.lessons(pupil.click):
        if lesson not in ("planning", "deals"):
            continue
        seen.add(lesson)
        [part], way = pointing(pupil).targets, pointing(pupil).way()
        cards = [pygame.FRect(node.area) for node in pupil.table.ui.all() if isinstance(node, CardNode)]
        own = next(box for box in cards if box.x == part.x)
        assert way is not None and part.x <= way[1].x <= part.right and abs(way[1].y - own.top) < 12
        assert not any(box.clipline(way) for box in cards if box.x < own.x)
        assert not any(box.left < way[1].x for box in cards if box.x > own.x), "it ends where another card lies"
    assert seen == {"planning", "deals"}


def test_a_choice_can_be_taken_back(sit) -> None:
    pupil = sit()
    for lesson in pupil.lessons(pupil.click):
        if lesson == "invited":
            break
    pupil.key(pygame.K_u)
    for _ in range(3):
        pupil.send()
    assert pupil.table.tutorial.standing.id == "invite" and pupil.table.asked is not None
    assert list(pupil.lessons(pupil.click))[-1] == LAST


def test_nothing_is_hit_through_the_panel(sit) -> None:
    pupil = sit()
    for lesson in pupil.lessons(pupil.click):
        x, y, w, _ = pupil.table.speaks_in
        under = pupil.view.to_window(x + w / 2, y + 60)
        about = {"pos": under, "window": pupil.window}
        scenes = len(pupil.app.stack.scenes)
        pupil.send(
            pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, **about),
            pygame.Event(pygame.MOUSEBUTTONUP, button=1, **about),
        )
        assert pupil.table.tutorial.standing.id == lesson and len(pupil.app.stack.scenes) == scenes


# --- left and taken up


def test_it_is_left_and_taken_up_at_every_lesson(sit) -> None:
    pupil = sit()
    seen = []
    for lesson in pupil.lessons(pupil.click):
        seen.append(lesson)
        if lesson == LAST:
            break
        pupil.click("tutorial-leave")
        assert isinstance(pupil.top, TitleScene)
        label, step = pupil.find("tutorial").label, place_kept(pupil.services.folder)
        assert (step is not None) == (len(seen) > 1) and (step is None or f"{step[0]}/{step[1]}" in label), label
        pupil.click("tutorial")
        for _ in range(8):
            pupil.send()
        assert pupil.table.tutorial.standing.id == lesson
    assert len(seen) == LESSONS


def test_escape_opens_the_menu_from_which_one_may_leave(sit) -> None:
    pupil = sit()
    pupil.click("tutorial-on")
    pupil.key(pygame.K_ESCAPE)
    assert isinstance(pupil.top, PauseScene)
    pupil.click("leave")
    assert isinstance(pupil.top, TitleScene)


def test_it_can_be_started_over(sit) -> None:
    pupil = sit()
    for lesson in pupil.lessons(pupil.click):
        if lesson == "aim":
            break
    pupil.click("tutorial-again")
    pupil.click("yes")
    assert pupil.table.tutorial.step == 0 and not pupil.table.session.game.journal


def test_a_place_that_is_lost_is_told(sit, tmp_path: Path) -> None:
    pupil = sit()
    for lesson in pupil.lessons(pupil.click):
        if lesson == "aim":
            break
    file = tmp_path / "tutorial" / "place.json"
    file.write_text(file.read_text(encoding="utf-8").replace('"course": "', '"course": "not '), encoding="utf-8")
    pupil.show(open_tutorial(pupil.services))
    assert pupil.table.tutorial.step == 0 and pupil.services.notices
