"""The public board on a second screen: large words, nothing private, its own window and its own inputs."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pygame
import pytest
from driver import Hands, plan_for

from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.table import Table as EngineTable
from cosmic.engine.views import PUBLIC, view_of
from cosmic.hotseat.calls import Call
from cosmic.hotseat.session import Ask, Look
from cosmic.hotseat.settings import Settings
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.ui.board.layout import NOWHERE, BoardLayout, Box
from cosmic.ui.desk import Desk
from cosmic.ui.kit import type as setting
from cosmic.ui.kit.audit import complaints, overlaps
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.widgets import Button
from cosmic.ui.projector.band import Story
from cosmic.ui.projector.choice import OneScreenScene
from cosmic.ui.projector.public import PublicBoard
from cosmic.ui.projector.screens import OFF, SAME, SCREEN, Projector
from cosmic.ui.scenes.dialogs import NoticeScene
from cosmic.ui.scenes.setup import SetupScene
from cosmic.ui.stack import Scene
from cosmic.ui.window import open_window

PROPERTIES = Path(__file__).resolve().parents[1] / "properties"
TABLES = [3, 4, 5, 6]
SAFE = Box(48, 27, 1824, 1026)  # the middle 95 % of the picture
SMALL = (1024, 576)
LEAST_LETTERS = 22  # pixels at 1920 x 1080


def helper(name: str) -> ModuleType:
    """What the property tests have already."""
    spec = importlib.util.spec_from_file_location(name, PROPERTIES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


random_play = helper("random_play")


@pytest.fixture
def desk(tmp_path) -> Desk:
    return Desk(tmp_path, Messages(strict=True), book(), Settings())


@pytest.fixture
def window() -> Iterator[pygame.Window]:
    opened = open_window(SMALL, "test")
    yield opened
    opened.destroy()


# --- the maps


@pytest.fixture(params=TABLES)
def public(request) -> BoardLayout:
    return BoardLayout.load(request.param, "public")


def things(layout: BoardLayout) -> dict[str, Box]:
    """All that must not cover anything else, by name; 71 by 52 is what gathers at a point."""
    found = {f"slot {side}": box for side, box in enumerate(layout.slots)} | vars(layout.decks)
    for seat, system in enumerate(layout.seats):
        found[f"plate {seat}"] = system.plate
        for index, planet in enumerate(system.planets):
            found[f"planet {seat} {index}"] = planet
            for name, point in (("beside", system.beside[index]), ("approach", system.approach[index])):
                found[f"{name} {seat} {index}"] = Box(point.x - 35.5, point.y - 26, 71, 52)
    return found


def test_nothing_covers_anything_else(public):
    pairs = combinations(things(public).items(), 2)
    assert [(one, other) for (one, a), (other, b) in pairs if a.overlaps(b)] == []
    hud = public.hud
    assert not any(hud.encounter.overlaps(box) for box in things(public).values())


def test_everything_stands_in_the_middle_of_the_picture(public):
    hud = public.hud
    regions = {**things(public), "encounter": hud.encounter, "phases": hud.phase_bar, "story": hud.log}
    assert [name for name, box in regions.items() if not SAFE.contains(box)] == []


def test_nobody_answers_at_the_public_board(public):
    assert public.hud.dock == public.hud.call == NOWHERE
    assert public.hud.encounter.contains(public.hud.log)
    assert public.hud.encounter.contains(public.hud.phase_bar)


@pytest.mark.parametrize("n", TABLES)
def test_the_public_board_is_larger_than_the_table_s_own(n):
    own, public = BoardLayout.load(n), BoardLayout.load(n, "public")
    assert public.warp.width > own.warp.width
    for mine, theirs in zip(public.seats, own.seats):
        assert mine.plate.width > theirs.plate.width
        assert all(a.width > b.width for a, b in zip(mine.planets, theirs.planets))
    assert public.slots[0].width >= 1.5 * own.slots[0].width


# --- what it shows


class Told:
    """A session that has told everything that has happened."""

    def __init__(self, game: Any) -> None:
        self.game, self.people = game, [0, 1]

    @property
    def shown(self) -> int:
        return len(self.game.log)

    def told_to(self) -> int:
        return self.shown


def session_at(game: Any) -> Any:
    return Told(game)


def games(seed: int, every: int) -> Iterator[Game]:
    """A whole random game, looked at now and then."""
    for n, game in enumerate(random_play.play_randomly(random_play.random_game(seed), seed)):
        if n % every == 0:
            yield game
    yield game


def long_story(board: PublicBoard) -> Story:
    now = (Span("Somebody with a rather long name is to decide what becomes of all the ships in the warp.", "gold"),)
    return Story(board.caption, now, 0.5)


@pytest.mark.parametrize("scale", [1.0, 1.4])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)], ids=lambda size: str(size[1]))
def test_words_have_room_and_can_be_read_from_afar(desk, window, size, scale, monkeypatch):
    sizes: list[int] = []
    render = setting.rendered

    def rendered(lines: Any, px: int, *rest: Any) -> pygame.Surface:
        sizes.append(px)
        return render(lines, px, *rest)

    monkeypatch.setattr(setting, "rendered", rendered)
    surface = pygame.Surface(size)
    for seed in (311, 312, 313, 314):
        for n, game in enumerate(games(seed, 90)):
            board = PublicBoard(desk, session_at(game))
            faults: list[Any] = []
            texts: list[Any] = []
            canvas = Canvas(surface, text_scale=scale, faults=faults, texts=texts)
            board.draw(canvas, 0, long_story(board) if n % 2 else None)
            assert faults == []
            assert overlaps(texts) == []
            edges = pygame.Rect(surface.get_rect()).inflate(-0.05 * size[0], -0.05 * size[1])
            assert [mark.words for mark in texts if not edges.contains(mark.rect)] == []
    assert min(sizes) >= LEAST_LETTERS * size[1] // 1080


def test_a_private_view_is_refused(desk, window):
    game = random_play.random_game(5)
    board = PublicBoard(desk, session_at(game))
    with pytest.raises(AssertionError):
        board.show(view_of(game.table_at(0), 1))


def permuted_game(game: Game, chance: Chance) -> Any:
    """The same game to the public, with all hidden cards exchanged."""
    hidden = helper("test_hidden_information")

    def table_at(line: int) -> EngineTable:
        return EngineTable(hidden.permuted(game.table_at(line).s, PUBLIC, chance), book())

    return SimpleNamespace(table_at=table_at, log=game.log, state=game.state)


@pytest.mark.parametrize("seed", [501, 502, 503])
def test_hidden_cards_change_no_pixel(desk, window, seed, monkeypatch):
    monkeypatch.syspath_prepend(str(PROPERTIES))
    surface, chance = pygame.Surface(SMALL), Chance(seed)
    compared, before = 0, None
    board = twin = None
    for game in games(seed, 1):
        board = board or PublicBoard(desk, session_at(game))
        twin = twin or PublicBoard(desk, session_at(game))
        twin.session = session_at(permuted_game(game, chance))
        board.settle()
        twin.settle()
        assert (twin.view, twin.caption) == (board.view, board.caption)
        if (board.view, board.caption) != before:
            before = (board.view, board.caption)
            assert picture(board, surface) == picture(twin, surface)
            compared += 1
    assert compared > 50


def picture(board: PublicBoard, surface: pygame.Surface) -> bytes:
    board.draw(Canvas(surface))
    return pygame.image.tobytes(surface, "RGB")


# --- with a window of its own


@pytest.fixture
def hands(tmp_path) -> Iterator[Callable[..., Hands]]:
    opened: list[Hands] = []

    def sit_down(people: int = 3, seats: int = 4, mode: str = "normal", screens: int = 2, **settings: Any) -> Hands:
        made = Hands(plan_for(people, seats, mode), tmp_path, **settings)
        made.app.projector = Projector(made.app, made.desk)
        made.app.projector.count = lambda: screens  # type: ignore[method-assign]
        opened.append(made)
        return made

    yield sit_down
    for made in opened:
        projector(made).choose(OFF)
        made.close()


def projector(hands: Hands) -> Projector:
    assert hands.app.projector is not None
    return hands.app.projector


def public_pixels(hands: Hands) -> bytes:
    view = projector(hands).view
    assert view is not None
    return pygame.image.tobytes(view.surface, "RGB")


def play_on(hands: Hands, until: Callable[[], bool], most: int = 3000) -> None:
    for _ in range(most):
        if until():
            return
        hands.act()
    raise AssertionError("it did not come to that")


def test_the_public_window_shows_the_board_and_never_a_dialog(hands):
    table = hands()
    projector(table).open(1)
    table.send()
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


def test_an_open_hand_leaves_the_public_picture_as_it_is(hands):
    table = hands()
    projector(table).open(1)
    seen = 0
    while seen < 5:
        play_on(table, lambda: table.scene.eyes != PUBLIC and table.scene.asked is not None)
        table.send()
        with_hand = public_pixels(table)
        table.lose_focus()
        table.send()
        assert table.scene.eyes == PUBLIC
        assert public_pixels(table) == with_hand
        seen += 1
        at = len(table.scene.session.game.journal)
        play_on(table, lambda at=at: len(table.scene.session.game.journal) > at)


def test_who_looks_in_vain_looks_the_same_as_who_can_answer(hands):
    table = hands(mode="normal")
    projector(table).open(1)
    play_on(table, lambda: isinstance(table.scene.beat, Call))
    scene, seat = table.scene, table.scene.session.people[0]
    decision = scene.session.game.decision
    assert decision is not None
    stories = []
    for beat in (Look(seat, 0), Ask(with_player(decision, seat), True)):
        scene.beat = beat
        stories.append((scene.big.waits_for, scene.big.story()))
    assert stories[0] == stories[1]


def with_player(decision: Any, seat: int) -> Any:
    return SimpleNamespace(player=seat, kind="window", options=decision.options)


def test_the_public_picture_is_drawn_only_when_it_is_new(hands):
    table = hands()
    projector(table).open(1)
    table.send()
    play_on(table, lambda: table.scene.asked is not None)
    table.send()
    view = projector(table).view
    flips: list[bool] = []
    view.flip = lambda: flips.append(True)  # type: ignore[method-assign, union-attr]
    for step in range(10):
        table.scene.redraw()
        table.send(
            pygame.Event(pygame.MOUSEMOTION, pos=(300 + step, 300), rel=(1, 0), buttons=(0, 0, 0), window=table.window)
        )
    assert flips == []
    table.app.stack.rebuild()
    table.send()
    assert flips == [True]


def test_the_table_s_own_screen_is_covered_while_nobody_is_asked(hands):
    table = hands(people=2, speed=1.0)
    projector(table).open(1)
    told = asked = 0
    for _ in range(400):
        scene = table.scene
        if table.top is scene and scene.beat is None:
            assert scene.big.covers and scene.ui.find("log") is None
            told += 1
        elif table.top is scene and scene.asked is not None:
            assert not scene.big.covers
            asked += 1
        table.act()
    assert told and asked


@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_a_reader_has_nothing_to_complain_about_the_cover(hands, scale):
    table = hands(people=3, speed=1.0, text_scale=scale)
    projector(table).open(1)
    seen: set[str] = set()
    table.app.faults, table.app.texts = [], []

    def both() -> bool:
        scene = table.scene
        if table.top is scene and scene.big.covers and type(scene.beat).__name__ not in seen:
            scene.refresh()
            table.app.draw()
            assert table.app.faults == []
            assert complaints(scene.ui, table.app.texts or []) == []
            seen.add(type(scene.beat).__name__)
        return {"NoneType", "Call"} <= seen

    play_on(table, both)


def test_ships_fly_and_cards_turn_on_the_public_board(hands):
    table = hands(people=2, speed=1.0)
    projector(table).open(1)
    kinds: set[str] = set()

    def seen() -> bool:
        board = table.scene.big.board
        kinds.update(type(sprite).__name__ for sprite in board.motion.sprites if sprite.live)
        return {"ShipFlight", "CardFlight"} <= kinds

    play_on(table, seen)


def test_a_whole_game_with_a_projector(hands):
    table = hands(people=3, seats=4, size=SMALL, draw_every=12)
    projector(table).open(1)
    table.play()
    assert table.is_over
    board = table.scene.big.board
    assert board is not None and board.view.winners


# --- windows and inputs


class Pressed(Scene):
    def __init__(self) -> None:
        super().__init__()
        self.presses: list[str] = []

    def build(self) -> list[Any]:
        return [Button("all", (0, 0, 1920, 1080), "all", lambda: self.presses.append("all"))]


def click_in(hands: Hands, window: pygame.Window) -> None:
    about = {"pos": (400, 300), "window": window}
    hands.send(
        pygame.Event(pygame.MOUSEMOTION, rel=(0, 0), buttons=(0, 0, 0), **about),
        pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, **about),
        pygame.Event(pygame.MOUSEBUTTONUP, button=1, **about),
    )


def test_a_click_into_the_public_window_presses_nothing(hands):
    table, scene = hands(), Pressed()
    projector(table).open(1)
    table.app.stack.reset(scene)
    table.send()
    view = projector(table).view
    assert view is not None
    click_in(table, view.window)
    assert scene.presses == []
    click_in(table, table.window)
    assert scene.presses == ["all"]


def test_keys_count_in_either_window(hands):
    table, scene = hands(), Pressed()
    projector(table).open(1)
    table.app.stack.reset(scene)
    table.send()
    view = projector(table).view
    assert view is not None
    about = {"key": pygame.K_RETURN, "mod": 0, "unicode": "", "scancode": 0, "window": view.window}
    table.send(pygame.Event(pygame.KEYDOWN, about))
    assert scene.presses == ["all"]


def test_closing_the_public_window_leaves_the_game_running(hands):
    table = hands()
    projector(table).open(1)
    view = projector(table).view
    assert view is not None
    table.send(pygame.Event(pygame.WINDOWCLOSE, window=view.window))
    assert table.app.running
    assert projector(table).mode == OFF
    assert table.app.views == [table.view]
    table.send()


def test_an_unplugged_screen_covers_hands_and_brings_the_board_here(hands):
    table = hands()
    projector(table).open(1)
    play_on(table, lambda: table.scene.eyes != PUBLIC and table.scene.asked is not None)
    view = projector(table).view
    assert view is not None
    table.send(pygame.Event(pygame.WINDOWDISPLAYCHANGED, window=view.window, display_index=0, x=0, y=0))
    assert table.scene.eyes == PUBLIC
    assert projector(table).mode == SAME
    assert isinstance(table.top, NoticeScene)
    table.key(pygame.K_RETURN)
    table.key(pygame.K_F10)
    assert projector(table).mode == SCREEN
    assert projector(table).screen == 1


def test_f10_goes_from_screen_to_screen_but_not_to_the_table_s_own(hands):
    table = hands(screens=3)
    visited = []
    for _ in range(4):
        table.key(pygame.K_F10)
        visited.append(projector(table).screen)
    assert visited == [1, 2, 1, 2]


def test_f11_is_for_the_window_with_the_focus(hands):
    table = hands()
    projector(table).open(1)
    view = projector(table).view
    assert view is not None and view.fullscreen
    about = {"key": pygame.K_F11, "mod": 0, "unicode": "", "scancode": 0, "window": view.window}
    table.send(pygame.Event(pygame.KEYDOWN, about))
    assert not view.fullscreen
    assert not table.view.fullscreen


# --- one screen only


def test_with_one_screen_it_says_so_and_offers_this_window(hands):
    table = hands(screens=1)
    projector(table).ask_for(1)
    table.send()
    assert isinstance(table.top, OneScreenScene)
    table.press("here")
    table.send()
    assert projector(table).mode == SAME
    assert table.app.views == [table.view]


def test_in_one_window_the_large_board_is_there_while_nobody_is_asked(hands):
    table = hands(people=2, screens=1, speed=1.0)
    projector(table).choose(SAME)
    told = 0
    for _ in range(300):
        scene = table.scene
        if table.top is scene and scene.beat is None:
            assert [node.key for node in scene.ui.all()] == ["menu"]
            assert scene.big.board is not None and scene.big.board.view.viewer == PUBLIC
            told += 1
        elif table.top is scene and scene.asked is not None:
            assert scene.ui.find("dock") is not None
        table.act()
    assert told


# --- choosing


def test_the_set_up_screen_offers_every_other_screen_and_numbers_them(hands, monkeypatch):
    table = hands(screens=2)
    shown: list[int] = []
    monkeypatch.setattr(projector(table).numbers, "show", shown.append)
    table.app.stack.reset(SetupScene(table.desk))
    table.send()
    assert shown[-1] == 0
    table.find("screens-1")
    table.top.ui.set_focus("screens-off")
    table.send()
    assert shown[-1] == 2
    table.press_by_keys(table.find("screens-1"))
    assert projector(table).mode == SCREEN
    table.top.ui.set_focus("start")
    table.send()
    assert shown[-1] == 0
    table.press_by_keys(table.find("screens-off"))
    assert projector(table).mode == OFF


def test_numbers_stand_on_every_screen_and_go(window):
    from cosmic.ui.projector.numbers import Numbers

    numbers = Numbers()
    numbers.show(2)
    first, second = numbers.windows
    assert numbers.has(first) and numbers.has(second) and not numbers.has(window)
    numbers.show(0)
    assert numbers.windows == []


def test_an_event_of_a_number_is_nobody_s(hands):
    table, scene = hands(), Pressed()
    table.app.stack.reset(scene)
    table.send()
    numbers = projector(table).numbers
    numbers.show(2)
    events = projector(table).seen(
        [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1, window=numbers.windows[0])]
    )
    assert events == []
    numbers.show(0)
