"""The guided first turn at the window, by mouse and keys: done as asked, done otherwise, left and taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from cosmic.engine.decisions import Decision
from cosmic.engine.rng import Chance
from cosmic.hotseat import forms
from cosmic.hotseat.settings import Settings
from cosmic.hotseat.tutorial import place_kept
from cosmic.hotseat.worker import BotWorker
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.ui.app import App
from cosmic.ui.board.layout import Box
from cosmic.ui.desk import Desk
from cosmic.ui.kit.audit import complaints
from cosmic.ui.kit.node import Node
from cosmic.ui.scenes.pause import PauseScene
from cosmic.ui.scenes.title import TitleScene
from cosmic.ui.stack import Scene
from cosmic.ui.table.scene import TableScene
from cosmic.ui.tutorial import places
from cosmic.ui.tutorial.boxes import shared
from cosmic.ui.tutorial.open import open_tutorial
from cosmic.ui.tutorial.scene import TutorialScene
from cosmic.ui.window import View, open_window

LESSONS = 32
LAST = "play-on"


class Pupil:
    """Somebody at the window; pictures are drawn only when one is wanted, to save time."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720), **settings: Any) -> None:
        self.window = open_window(size, "test")
        self.view = View(self.window)
        settings.setdefault("speed", 0.0)
        self.desk = Desk(folder, Messages(strict=True), book(), Settings(**settings))
        self.app = App([self.view], self.desk, self.desk.messages)
        self.paint = self.app.draw
        self.app.draw = lambda: None  # type: ignore[method-assign]
        self.show(open_tutorial(self.desk))

    def show(self, scene: Scene) -> None:
        self.app.stack.reset(scene)
        self.step()

    def step(self, *events: pygame.Event) -> None:
        self.app.step(0.05, events)

    @property
    def top(self) -> Scene:
        assert self.app.stack.top is not None
        self.app.stack.top.refresh()
        return self.app.stack.top

    @property
    def table(self) -> TutorialScene:
        top = self.top
        assert isinstance(top, TutorialScene)
        return top

    def find(self, key: str) -> Node:
        node = self.top.ui.find(key)
        assert node is not None, f"there is no {key!r}; there are {[node.key for node in self.top.ui.focusables()]}"
        return node

    # --- two ways to press
    def click(self, key: str) -> None:
        node = self.find(key)
        seen = node.visible_area
        assert seen is not None, key
        x, y, w, h = seen
        # A card in a row is covered by its neighbour, a plate by nothing.
        spots = [(x + w * share, y + h / 2) for share in (0.5, 0.15, 0.05)]
        pos = next(self.view.to_window(*spot) for spot in spots if self.top.ui.at(*spot) is node)
        about = {"pos": pos, "window": self.window}
        self.step(
            pygame.Event(pygame.MOUSEMOTION, rel=(0, 0), buttons=(0, 0, 0), **about),
            pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, **about),
            pygame.Event(pygame.MOUSEBUTTONUP, button=1, **about),
        )

    def key(self, key: int) -> None:
        about = {"key": key, "mod": 0, "unicode": "", "scancode": 0, "window": self.window}
        self.step(pygame.Event(pygame.KEYDOWN, about), pygame.Event(pygame.KEYUP, about))

    def by_keys(self, key: str) -> None:
        for _ in range(120):
            if self.top.ui.focus_key == key:
                return self.key(pygame.K_RETURN)
            self.key(pygame.K_TAB)
        raise AssertionError(f"{key} cannot be reached by Tab")

    # --- the way through
    def lessons(self, press: Callable[[str], None], choose: Callable[[Decision], Any] | None = None) -> Iterator[str]:
        """Stops at every lesson, then does what it asks, or what is chosen instead; ends at the last one."""
        seen = ""
        for _ in range(600):
            table = self.table
            lesson = table.tutorial.standing
            if lesson is None:
                self.step()
                continue
            if lesson.id != seen:
                seen = lesson.id
                yield lesson.id
                if self.app.stack.top is not table:
                    continue
            if lesson.id == LAST:
                return
            if table.detour is not None:
                press("tutorial-own-way")
            elif table.tutorial.reading:
                press("tutorial-on")
            elif table.asked is not None:
                self.choose(press, choose or self.as_asked)
        raise AssertionError(f"stuck at {seen!r}")

    def as_asked(self, decision: Decision) -> Any:
        wanted = self.table.tutorial.wanted(decision)
        draft = forms.Draft(decision)
        draft.fill()
        return draft.answer() if wanted is None else wanted

    def choose(self, press: Callable[[str], None], choose: Callable[[Decision], Any]) -> None:
        """Press by press until the answer is given."""
        table, asked = self.table, self.table.asked
        assert asked is not None
        answer = choose(asked.decision)
        kinds = {forms.PLANETS: "planet", forms.GUESTS: "seat", forms.SHIPS: "zone", forms.HAND: "card"}
        kind = kinds[asked.form]
        if asked.form in (forms.PLANETS, forms.HAND):
            press(f"{kind}-{answer}")
        elif asked.form == forms.GUESTS:
            for seat in answer:
                press(f"{kind}-{seat}")
        else:
            for zone, count in answer:
                for _ in range(count):
                    press(f"{kind}-{zone}")
        if table.asked is asked:
            press("confirm")


def otherwise(pupil: Pupil, seed: int) -> Callable[[Decision], Any]:
    """Any other legal answer, if there is one."""
    chance = Chance(seed)

    def choose(decision: Decision) -> Any:
        for _ in range(40):
            answer = decision.sample(chance)
            if not pupil.table.tutorial.is_wanted(decision, answer):
                break
        return answer

    return choose


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Pupil]]:
    """Bots think here, without a process of their own."""
    monkeypatch.setattr(BotWorker, "start", lambda self: None)
    pupils: list[Pupil] = []

    def seated(size: tuple[int, int] = (1280, 720), **settings: Any) -> Pupil:
        pupils.append(Pupil(tmp_path, size, **settings))
        return pupils[-1]

    yield seated
    for pupil in pupils:
        for scene in pupil.app.stack.scenes:
            scene.leave()
        pupil.window.destroy()


# --- done as asked


@pytest.mark.parametrize("hand", ["click", "by_keys"])
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
    for lesson in pupil.lessons(pupil.by_keys):
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
            pupil.step()
    assert seen[-1] == "aim"


def test_then_the_game_goes_on_from_there(sit) -> None:
    pupil = sit()
    list(pupil.lessons(pupil.click))
    before = pupil.table.session.game
    pupil.click("tutorial-play")
    table = pupil.top
    assert type(table) is TableScene and table.session.game is before
    for _ in range(5):
        pupil.step()
    assert table.asked is not None and table.asked.decision.kind == "second-encounter"
    assert place_kept(pupil.desk.folder) is None
    assert table.store.auto.exists()
    pupil.click("option-yes")
    for _ in range(200):
        pupil.step()
        if table.asked is not None and table.asked.decision.kind != "second-encounter":
            break
    assert table.session.game.state.encounters == 2


def test_the_lessons_can_be_skipped_at_any_time(sit) -> None:
    pupil = sit()
    for lesson in pupil.lessons(pupil.click):
        if lesson == "invite":
            break
    pupil.click("tutorial-skip")
    assert type(pupil.top) is TableScene and place_kept(pupil.desk.folder) is None
    for _ in range(5):
        pupil.step()
    assert pupil.top.asked.decision.kind == "invite"


# --- done otherwise


@pytest.mark.parametrize("seed", range(6))
def test_who_does_something_else_every_time_comes_through_too(sit, seed: int) -> None:
    pupil = sit()
    seen = list(pupil.lessons(pupil.click, otherwise(pupil, seed)))
    assert seen[-1] == LAST and pupil.table.tutorial.own_way
    pupil.by_keys("tutorial-play")
    for _ in range(300):
        pupil.step()
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
        assert pupil.table.words_of(lesson) == pupil.desk.say(
            f"tutorial-{lesson}.because", **pupil.table.tutorial.about()
        )
        pupil.click("tutorial-back")
        assert pupil.table.asked is not None and pupil.table.tutorial.standing.id == lesson
    assert not pupil.table.tutorial.own_way


def test_a_choice_can_be_taken_back(sit) -> None:
    pupil = sit()
    for lesson in pupil.lessons(pupil.click):
        if lesson == "invited":
            break
    pupil.key(pygame.K_u)
    for _ in range(3):
        pupil.step()
    assert pupil.table.tutorial.standing.id == "invite" and pupil.table.asked is not None
    assert list(pupil.lessons(pupil.click))[-1] == LAST


def test_nothing_is_hit_through_the_panel(sit) -> None:
    pupil = sit()
    for lesson in pupil.lessons(pupil.click):
        x, y, w, _ = pupil.table.speaks_in
        under = pupil.view.to_window(x + w / 2, y + 60)
        about = {"pos": under, "window": pupil.window}
        scenes = len(pupil.app.stack.scenes)
        pupil.step(
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
        label = pupil.find("tutorial").label
        assert (str(len(seen)) in label) == (len(seen) > 1), label
        pupil.click("tutorial")
        for _ in range(8):
            pupil.step()
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
    assert pupil.table.tutorial.step == 0 and not pupil.table.session.game.journal


def test_a_place_that_is_lost_is_told(sit, tmp_path: Path) -> None:
    pupil = sit()
    for lesson in pupil.lessons(pupil.click):
        if lesson == "aim":
            break
    file = tmp_path / "tutorial" / "place.json"
    file.write_text(file.read_text(encoding="utf-8").replace('"course": "', '"course": "not '), encoding="utf-8")
    pupil.show(open_tutorial(pupil.desk))
    assert pupil.table.tutorial.step == 0 and pupil.desk.notices


# --- looks


SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]


def check_panel(pupil: Pupil, lesson: str) -> None:
    """Its words fit, it stands on the sheet, and it covers neither what it speaks of nor an answer."""
    table = pupil.table
    box, faults = table.speaks_in, []
    canvas = pupil.view.canvas(pupil.app.theme, pupil.desk.text_scale, faults, [], pupil.view.surface)
    for node in (table.ui.find("tutorial-pointing"), table.ui.find("tutorial-speech")):
        node.draw(canvas, table.ui)
    assert not [fault for fault in faults if fault.kind != "small" or pupil.desk.text_scale >= 1], lesson
    assert box.x >= 0 and box.y >= 0 and box.right <= 1920 and box.bottom <= 1080, lesson
    nodes = list(table.ui.all())
    targets = [one for place in table.tutorial.standing.point for one in places.boxes_of(table, place, nodes)]
    assert bool(targets) == bool(table.tutorial.standing.point), lesson
    if table.asked is not None:
        targets.append(table.layout.hud.dock)
        targets += [Box(*node.area) for node in nodes if node.key.startswith(("planet-", "zone-"))]
    assert not [one for one in targets if shared(one, box)], lesson


@pytest.mark.parametrize("scale", [0.85, 1.0, 1.6, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_panel_fits_and_covers_nothing_it_speaks_of(sit, size: tuple[int, int], scale: float) -> None:
    pupil = sit(size, text_scale=scale)
    for lesson in pupil.lessons(pupil.click):
        check_panel(pupil, lesson)
        if lesson in ("aim", "invite", "planning"):
            pupil.choose(pupil.click, otherwise(pupil, 1))
            pupil.table.refresh()
            check_panel(pupil, lesson)
            pupil.click("tutorial-back")


@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_the_whole_screen_is_in_order(sit, scale: float) -> None:
    pupil = sit(text_scale=scale)
    for lesson in pupil.lessons(pupil.click):
        pupil.app.faults, pupil.app.texts = [], []
        pupil.table.refresh()
        pupil.paint()
        assert not [fault for fault in pupil.app.faults if "tutorial" in fault.owner], lesson
        found = complaints(pupil.table.ui, pupil.app.texts)
        assert not [one for one in found if "tutorial" in one or "unreachable" in one], lesson
        pupil.app.faults = pupil.app.texts = None
