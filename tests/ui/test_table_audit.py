"""The table in every state and size, looked at by machine: nothing overflows, overlaps or is out of reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from io import BytesIO

import pygame
import pytest
from driver import NAMES, Hands, plan_for
from fontTools.ttLib import TTFont
from questions import KINDS, examples, tables

from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.views import PUBLIC, view_of
from cosmic.hotseat.calls import Call
from cosmic.hotseat.plans import TablePlan
from cosmic.hotseat.session import Look
from cosmic.ui.codex import CodexScene
from cosmic.ui.kit.audit import complaints, letters
from cosmic.ui.kit.fonts import face
from cosmic.ui.table.curtain import CurtainScene
from cosmic.ui.table.hand import CardNode
from cosmic.ui.table.inspect import PileScene, SeatScene

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
SCALES = (1.0, 1.6)
LONG = ("Wilhelmina Featherstone", "Bartholomew Longbottom", "Maximiliana Überlinger", "Konstantin Schwarzwald")


@cache
def known_letters() -> set[int]:
    """Signs that every weight of the typeface has."""
    faces = [set(TTFont(BytesIO(face(weight))).getBestCmap()) for weight in ("medium", "bold", "extrabold")]
    return set.intersection(*faces)


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    plan = plan_for(4, 4, "quick", planets=4)
    hands = Hands(plan, tmp_path_factory.mktemp("audit"), SIZES[0], examples()["invite"].clone())
    hands.keys_only = True
    yield hands
    hands.close()


def look_closely(hands: Hands, size: tuple[int, int], scale: float) -> list[str]:
    """What a reader of this screen would complain about."""
    app = hands.app
    hands.window.size = size
    hands.desk.settings = replace(hands.desk.settings, text_scale=scale)
    app.settings_changed()
    app.faults, app.texts = [], []
    hands.send(pygame.Event(pygame.WINDOWSIZECHANGED, window=hands.window), dt=0.0)
    assert hands.view.size == size
    hands.paint()
    found = [f"{fault.kind}: {fault.owner} {fault.words!r}" for fault in app.faults]
    found += complaints(hands.top.ui, app.texts)
    found += [f"no glyph for {letter!r}" for letter in letters(app.texts) if ord(letter) not in known_letters()]
    assert app.texts, "nothing was written on the screen"
    app.faults = app.texts = None
    return [f"{size[0]}x{size[1]} at {scale}: {one}" for one in found]


def look_everywhere(hands: Hands) -> None:
    found = [one for scale in SCALES for size in SIZES for one in look_closely(hands, size, scale)]
    back_to_normal(hands)
    assert not found, "\n".join(found[:12])


def back_to_normal(hands: Hands) -> None:
    hands.window.size = SIZES[0]
    hands.desk.settings = replace(hands.desk.settings, text_scale=1.0)
    hands.app.settings_changed()
    hands.send(pygame.Event(pygame.WINDOWSIZECHANGED, window=hands.window))


# --- states


def sit_down(hands: Hands, kind: str, mode: str = "quick", names: tuple[str, ...] = NAMES[:4]) -> Game:
    """The table of a game in which this is asked, up to the question or the curtain before it."""
    game = examples(names)[kind]
    plan = plan_for(4, 4, mode, planets=4)
    seats = tuple(replace(seat, name=name) for seat, name in zip(plan.seats, names))
    show(hands, game, replace(plan, seats=seats))
    return game


def show(hands: Hands, game: Game, plan: TablePlan) -> None:
    hands.wish = None
    hands.show(game.clone(), plan)
    for _ in range(80):
        if hands.scene.beat is not None:
            return
        hands.send()
    raise AssertionError("nothing is asked")


def open_curtain(hands: Hands) -> None:
    if isinstance(hands.top, CurtainScene):
        hands.press("open")


def launching(hands: Hands) -> None:
    sit_down(hands, "launch-ships")
    spots = [node for node in hands.scene.ui.focusables() if node.key.startswith("zone-")]
    for node in spots[:3]:
        hands.press(node.key)


def inviting(hands: Hands) -> None:
    game = sit_down(hands, "invite")
    assert game.decision is not None
    hands.press(f"seat-{game.decision.options[0]}")


def planning(hands: Hands) -> None:
    """A card is taken up, and its reading copy is open."""
    sit_down(hands, "card")
    open_curtain(hands)
    card = next(node for node in hands.scene.ui.focusables() if isinstance(node, CardNode) and node.held.lit)
    hands.press(card.key)
    hands.tab_to(card)


def answering(hands: Hands) -> None:
    sit_down(hands, "counter")
    open_curtain(hands)


def reinforcing(hands: Hands) -> None:
    """With totals, and with a reinforcement taken up."""
    sit_down(hands, "reinforce")
    open_curtain(hands)
    card = next(node for node in hands.scene.ui.focusables() if isinstance(node, CardNode) and node.held.lit)
    hands.press(card.key)


@cache
def revealed() -> Game:
    """A game in which both totals are known and the table may still answer."""
    for seed in range(40):
        game, chance = tables(seed, NAMES[:4]), Chance(seed)
        while game.decision is not None and len(game.journal) < 200:
            enc = view_of(game.table, PUBLIC).enc
            if game.decision.kind == "reinforce" and enc is not None and len(enc.totals) == 2:
                return game
            game.answer(game.decision.sample(chance))
    raise AssertionError("no cards were ever revealed")


def calling(hands: Hands) -> None:
    """The cards are up, the totals known."""
    show(hands, revealed(), plan_for(4, 4, "normal", planets=4))
    beat = hands.scene.beat
    assert isinstance(beat, Call)
    hands.press_by_keys(hands.find(f"press-{beat.seats[0]}"))
    enc = hands.scene.view.enc
    assert enc is not None and len(enc.totals) == 2


def curtain(hands: Hands) -> None:
    sit_down(hands, "card")
    assert isinstance(hands.top, CurtainScene)


def looking(hands: Hands) -> None:
    """Behind the curtain with nothing to play."""
    sit_down(hands, "window", "normal")
    beat, decision = hands.scene.beat, hands.scene.session.game.decision
    assert isinstance(beat, Call) and decision is not None
    for seat in range(4):
        if seat != decision.player:
            hands.press_by_keys(hands.find(f"press-{seat}"))
    hands.press("wave")
    while not isinstance(hands.scene.beat, Look):
        hands.wish = "pass"
        hands.act()
    open_curtain(hands)
    assert hands.scene.eyes != PUBLIC


def peeking(hands: Hands) -> None:
    """At the own hand, while somebody else is asked."""
    game = sit_down(hands, "aim")
    assert game.decision is not None
    hands.press(f"seat-{(game.decision.player + 1) % 4}")
    hands.press("peek")
    open_curtain(hands)
    assert hands.scene.eyes != PUBLIC


def rewarded(hands: Hands) -> None:
    """After the reveal: the outcome stands, a question is open."""
    sit_down(hands, "reward")


def discards(hands: Hands) -> None:
    game = max(examples().values(), key=lambda game: len(game.state.discard))
    show(hands, game, plan_for(4, 4, "normal", planets=4))
    if isinstance(hands.top, CurtainScene):
        sit_down(hands, "reward")
    hands.press("discard")
    assert isinstance(hands.top, PileScene)


def seat_sheet(hands: Hands) -> None:
    sit_down(hands, "aim")
    hands.press("seat-0" if hands.scene.asked is not None and hands.scene.asked.decision.player else "seat-1")
    assert isinstance(hands.top, SeatScene)


def rule(hands: Hands) -> None:
    sit_down(hands, "reward")
    hands.tab_to(hands.find("log"))
    for _ in range(40):
        hands.key(pygame.K_RETURN)
        if isinstance(hands.top, CodexScene):
            return
        hands.key(pygame.K_UP)
    raise AssertionError("no line of the log explains itself")


def alone(hands: Hands) -> None:
    """One person against bots: the own hand is always open."""
    game = examples()["aim"]
    assert game.decision is not None
    plan = plan_for(4, 4, planets=4)
    seats = [replace(seat, kind="greedy") for seat in plan.seats]
    seats[game.decision.player] = plan.seats[game.decision.player]
    show(hands, game, replace(plan, seats=tuple(seats)))
    assert hands.scene.asked is not None


STATES: dict[str, Callable[[Hands], None]] = {
    state.__name__: state
    for state in (
        launching,
        inviting,
        planning,
        answering,
        reinforcing,
        calling,
        curtain,
        looking,
        peeking,
        rewarded,
        discards,
        seat_sheet,
        rule,
        alone,
    )
}


@pytest.mark.parametrize("state", STATES)
def test_every_state_of_the_table_holds_in_every_size(state: str, hands: Hands) -> None:
    STATES[state](hands)
    look_everywhere(hands)


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_holds_in_the_smallest_window_with_the_largest_text(kind: str, hands: Hands) -> None:
    sit_down(hands, kind)
    open_curtain(hands)
    found = look_closely(hands, SIZES[0], SCALES[-1]) + look_closely(hands, SIZES[0], SCALES[0])
    back_to_normal(hands)
    assert not found, "\n".join(found[:12])


@pytest.mark.parametrize("kind", ["aim", "invite", "card", "reinforce", "launch-ships"])
def test_long_names_fit(kind: str, hands: Hands) -> None:
    sit_down(hands, kind, names=LONG)
    open_curtain(hands)
    found = [one for scale in SCALES for one in look_closely(hands, SIZES[0], scale)]
    back_to_normal(hands)
    assert not found, "\n".join(found[:12])


@pytest.mark.parametrize("scale", [0.85, 2.0])
@pytest.mark.parametrize("state", ["planning", "calling", "launching", "curtain"])
def test_the_ends_of_the_text_scale_do_not_break_anything(state: str, scale: float, hands: Hands) -> None:
    STATES[state](hands)
    # The smallest text is lifted to what can be read, which is noted as small.
    found = [one for one in look_closely(hands, SIZES[0], scale) if scale > 1 or " small: " not in one]
    back_to_normal(hands)
    assert not found, "\n".join(found[:12])
