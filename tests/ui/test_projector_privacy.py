"""What the public window shows depends on nothing that is hidden from the public."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import projecting
import pygame
import pytest
import situations
from driver import Hands, plan_at
from projecting import SMALL, Told, opened, play_on, projector, public_pixels
from table_states import with_things_kept

from cosmic.engine.log import Line
from cosmic.engine.rng import Chance
from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, view_of
from cosmic.fuzz.secrets import exchanged
from cosmic.hotseat.session.beats import Ask, Beat, Look, Think
from cosmic.hotseat.session.calls import Call
from cosmic.rulebook import book
from cosmic.ui.board.public_band import StoryNode
from cosmic.ui.board.public_board import PublicBoard
from cosmic.ui.board.sprite import Sprite
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.tween import MotionPart
from cosmic.ui.shell.window import View
from cosmic.ui.table.public_screen import BigScreen
from cosmic.ui.table.table_scene import TableScene

hands = projecting.hands
PICTURE = (800, 450)
IN_FLIGHT = 0.3  # of a motion
ANEW = 25  # after so many pictures the twin's sky is painted anew, too; no card changes it


# --- two tables that only hidden cards tell apart


class ExchangedSession:
    """What everybody hears is the same, but for what the log tells some alone."""

    def __init__(self, scene: TableScene, chance: Chance) -> None:
        self.scene, self.chance = scene, chance

    @property
    def game(self) -> Any:
        game = self.scene.session.game
        log = [entry if entry.to is None else Line("unknown", {}, entry.to) for entry in game.log]
        return SimpleNamespace(table_at=self.table_at, log=log, state=game.state)

    def table_at(self, line: int) -> Table:
        state = self.scene.session.game.table_at(line).s
        return Table(exchanged(state, PUBLIC, self.chance), book())

    @property
    def shown(self) -> int:
        return self.scene.session.shown

    @property
    def said(self) -> Any:
        return self.scene.session.said

    @property
    def heard(self) -> int:
        return self.scene.session.heard

    def told_to(self) -> int:
        return self.scene.session.told_to()


class Exchanged:
    """A table as it would be if everybody held other cards; the public must not see a difference."""

    def __init__(self, scene: TableScene, chance: Chance) -> None:
        self.real, self.session = scene, ExchangedSession(scene, chance)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    @property
    def game(self) -> Any:
        return self.session.game

    @property
    def beat(self) -> Beat | None:
        return with_other_cards(self.real.beat)

    def deciding(self) -> int:
        return TableScene.deciding(self)  # type: ignore[arg-type]


def with_other_cards(beat: Beat | None) -> Beat | None:
    """Who can answer behind the curtain might as well look in vain, and the other way round."""
    if isinstance(beat, Look):
        kind, passive = beat.kind or "window", not beat.kind
        return Ask(SimpleNamespace(player=beat.seat, kind=kind, options=(), passive=passive), True)  # type: ignore[arg-type]
    if isinstance(beat, Ask) and beat.private:
        return Look(beat.decision.player, 0, "" if beat.decision.passive else beat.decision.kind)
    if isinstance(beat, Think):
        return beat if beat.is_secret else Think(beat.seat, beat.kind)
    if isinstance(beat, Ask):
        return replace(beat, decision=replace(beat.decision, options=(), caps=(), about={}, bounds=None))
    return beat


class Lockstep(BigScreen):
    """A table's big screen and that of its twin; both windows are drawn and compared at every line and every frame."""

    def __init__(self, table: Hands, chance: Chance) -> None:
        super().__init__(table.scene)
        self.stack, self.view = table.app.stack, opened(table)
        self.view.set_fullscreen(False)
        self.view.window.size = PICTURE
        self.twin = BigScreen(Exchanged(table.scene, chance))  # type: ignore[arg-type]
        self.window = pygame.Window("twin", self.view.size)
        self.twin_view = View(self.window, "public")
        self.compared = self.different = 0
        self.last = b""
        self.step: tuple[int, ...] = ()
        table.scene.big = self
        table.paint = self.frame

    def frame(self) -> None:
        """Instead of drawing the table's own window, which is not looked at here; but not while everything waits."""
        session = self.scene.session
        step = (session.shown, len(session.game.journal), id(self.scene.beat), id(self.stack.top))
        if step != self.step or self.stack._is_old(self.view):
            self.compare()
        self.step = step
        self.stack.drawn()
        for scene in self.stack.scenes:
            scene.ui.dirty = scene.ui.tip.dirty = False

    def tell(self, line: int, entry: Line) -> list[MotionPart]:
        """A line is told: once with everything in flight, once at rest."""
        flying = [sprite for big in (self, self.twin) for sprite in self.followed(big, line, entry)]
        for sprite in flying:
            sprite.live, sprite.share = True, IN_FLIGHT
        if flying:
            self.compare()
            self.rest()
            self.twin.rest()
        self.compare()
        return []

    def followed(self, big: BigScreen, line: int, entry: Line) -> list[Sprite]:
        assert big.board is not None
        big.board.follow(line, entry, self.canvas())
        return big.board.motion.sprites

    def settle(self) -> None:
        super().settle()
        self.twin.settle()

    def compare(self) -> None:
        real, twin = self.picture(self.view, self), self.picture(self.twin_view, self.twin)
        self.compared += 1
        self.different += real != self.last
        self.last = real
        if real != twin:
            raise Leak(f"picture {self.compared}, at line {self.session.shown} of the log")

    def picture(self, view: View, big: BigScreen) -> bytes:
        """What stands in the window once the stack has drawn; the twin's is painted from the start each time."""
        if big is self.twin:
            assert big.board is not None
            big.board.layers.kept.pop("board", None)
            if self.compared % ANEW == 0:
                big.board.layers.kept.clear()
            self.stack._publics.pop(id(view), None)
        self.scene.big = big
        self.stack.draw(view)
        self.scene.big = self
        return view.surface.get_buffer().raw

    def close(self) -> None:
        self.window.destroy()


class Leak(AssertionError):
    """The public could see what it may not know."""


@pytest.fixture
def locked(hands) -> Iterator[Any]:
    made: list[Lockstep] = []

    def begin(people: int, seats: int, mode: str, abroad: int = 2) -> tuple[Hands, Lockstep]:
        table = hands(people, seats, mode, abroad=abroad, size=SMALL)
        made.append(Lockstep(table, Chance(seats)))
        return table, made[-1]

    yield begin
    for one in made:
        one.close()


GAMES = [(3, 4, "normal"), (2, 3, "strict"), (3, 5, "quick")]
KEPT_LINES = 30
LINES = 160  # of the log: some six encounters, with every kind of picture


@pytest.mark.every(3)
@pytest.mark.parametrize("people, seats, mode", GAMES, ids=lambda value: str(value))
def test_hidden_cards_change_no_pixel_at_any_step(locked, people, seats, mode):
    table, both = locked(people, seats, mode)
    session = table.scene.session
    play_on(table, lambda: session.shown >= LINES or session.game.is_over)
    log, journal = session.game.log[: session.shown], session.game.journal
    assert both.compared > len(journal)
    assert both.different > len(log) / 2


def test_what_lies_face_down_on_a_sheet_changes_no_pixel(hands):
    """A hoard, from which cards are played, and citadels, tokens and grudges in the open."""
    table = hands(2, 4, "normal", size=SMALL)
    game = with_things_kept()
    table.show(game, plan_at(game, "normal", [0, 1]))
    table.settle()
    both = Lockstep(table, Chance(3))
    session = table.scene.session
    until = session.shown + KEPT_LINES
    try:
        play_on(table, lambda: session.shown >= until or session.game.is_over)
    finally:
        both.close()
    assert both.different > KEPT_LINES / 3


def of_a_hand(state: Any) -> Any:
    return state.seats[0].hand[:1]


def of_the_deck(state: Any) -> Any:
    return state.deck[-1:]


def of_cards_face_down(state: Any) -> Any:
    return [] if state.enc is None else [pile for pile, up in zip(state.enc.laid, state.enc.face_up) if not up]


@pytest.mark.parametrize("hidden", [of_a_hand, of_the_deck, of_cards_face_down])
def test_a_board_that_shows_a_hidden_card_would_be_found_out(locked, hidden, monkeypatch):
    draw = PublicBoard.draw_board

    def leaking(board: PublicBoard, canvas: Canvas, asked: int) -> None:
        draw(board, canvas, asked)
        state = board.session.game.table_at(board.session.told_to()).s
        canvas.text(str(hidden(state)), (60, 400, 900, 60), 30)

    monkeypatch.setattr(PublicBoard, "draw_board", leaking)
    table, _ = locked(3, 4, "normal")
    with pytest.raises(Leak):
        table.play()


def test_a_story_that_tells_who_can_answer_would_be_found_out(locked, monkeypatch):
    story = BigScreen.story

    def leaking(big: BigScreen) -> StoryNode:
        told = story(big)
        return replace(told, tag="!") if isinstance(big.scene.beat, Ask) and big.scene.beat.private else told

    monkeypatch.setattr(BigScreen, "story", leaking)
    table, _ = locked(3, 4, "normal")
    with pytest.raises(Leak):
        table.play()


# --- one by one


def test_a_private_view_is_refused(calm_services, table):
    game = situations.table()
    board = PublicBoard(calm_services, Told(game))
    with pytest.raises(AssertionError):
        board.show(view_of(game.table_at(0), 1))


def test_an_open_hand_leaves_the_public_picture_as_it_is(hands):
    table = hands()
    opened(table)
    for _ in range(5):
        play_on(table, lambda: table.scene.eyes != PUBLIC and table.scene.asked is not None)
        table.send()
        with_hand = public_pixels(table)
        table.lose_focus()
        table.send()
        assert table.scene.eyes == PUBLIC
        assert public_pixels(table) == with_hand
        at = len(table.scene.session.game.journal)
        play_on(table, lambda at=at: len(table.scene.session.game.journal) > at)  # type: ignore[misc]


def test_the_public_window_shows_the_board_and_never_a_dialog(hands):
    table = hands()
    opened(table)
    play_on(table, lambda: table.scene.eyes != PUBLIC and isinstance(table.scene.beat, Ask))
    before = public_pixels(table)
    table.scene.pause_menu()
    table.send()
    table.send()
    assert table.top is not table.scene
    assert public_pixels(table) == before
    table.key(pygame.K_ESCAPE)
    table.send()
    assert public_pixels(table) == before


def test_who_looks_in_vain_looks_the_same_as_who_can_answer(hands):
    table = hands(mode="normal")
    projector(table).open(1)
    play_on(table, lambda: isinstance(table.scene.beat, Call))
    scene, look = table.scene, Look(table.scene.session.people[0], 0)
    stories = []
    for beat in (look, with_other_cards(look)):
        scene.beat = beat
        stories.append((scene.big.waits_for, scene.big.story()))
    assert stories[0] == stories[1]
