"""All that lies face down, exchanged within what each viewer cannot know: no pixel changes on the open table, behind
the viewer's own curtain, or in the projector's own window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest
from leaks import DRAWN, TO_SOMEBODY, WRITTEN
from projecting import projector, public_pixels
from rich_tables import secret_table
from twins import Twins, picture

from cosmic.engine import views
from cosmic.engine.definitions import KINDS
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.state import GameState
from cosmic.engine.views import PUBLIC
from cosmic.fuzz.secrets import exchange_techs, turn_over_others
from cosmic.hotseat.session.calls import Call
from cosmic.rulebook import book
from cosmic.ui.board.closer_look import SeatScene
from cosmic.ui.shell.projector import OFF, SAME, Projector
from cosmic.worlds.hidden_places import backs, hidden_piles

SEATS = (4, 6)
CALL_TIME = 3.0
SECRETS = ("laid", "kickers", "beside", "hoard", "battery", "techs", "sheets", "cosmic hands", "reward hands")


# --- two tables that differ in all that a viewer cannot know


def exchanged_for(viewer: int, state: GameState, chance: Chance) -> GameState:
    """Among their kind: a kicker stays a kicker, for everybody has heard that one was laid."""
    twin = state.copy()
    kind_of = book().box(twin.cards).kind
    for kind, back in product(KINDS, backs(twin)):
        piles = hidden_piles(twin, viewer).values()
        spots = [(pile, n) for pile in piles for n, card in enumerate(pile) if kind_of[card] == kind and card in back]
        cards = [pile[n] for pile, n in spots]
        chance.shuffle(cards)
        for pile, n in spots:
            pile[n] = cards.pop()
    turn_over_others(twin, viewer, chance)
    exchange_techs(twin, viewer, chance, set())
    return twin


def secrets_of(state: GameState, viewer: int) -> dict[str, list[Any]]:
    """What lies face down, but for what the viewer knows."""
    enc = state.enc
    assert enc is not None

    def of_sides(piles: list[list[int]]) -> list[list[str]]:
        others = [pile for main, pile in zip((enc.offense, enc.defense), piles) if main != viewer]
        return [[state.cards[card] for card in pile] for pile in others]

    def of_place(place: str, keeper: int) -> list[str]:
        return [] if keeper == viewer else [state.cards[card] for card in state.apart[place]]

    others = [seat for player, seat in enumerate(state.seats) if player != viewer]
    hands = [
        [sorted(state.cards[card] for card in seat.hand if card in back) for seat in others] for back in backs(state)
    ]
    techs = [tech.slug for tech in state.techs if not tech.face_up and tech.owner != viewer]
    found: list[list[Any]] = [of_sides(enc.laid), of_sides(enc.kickers), of_sides(enc.beside)]
    found += [of_place("miser", 2), of_place("quark_battery", 2), techs, [seat.face_down for seat in others], *hands]
    return dict(zip(SECRETS, found, strict=True))


def pair(viewer: int, seats: int) -> tuple[Game, Game]:
    """A table and one on which everything else lies that the viewer cannot know, at the same question."""
    game, chance = secret_table(seats), Chance(viewer + 2)
    before = secrets_of(game.start, viewer)
    for _ in range(40):
        twin = Game(exchanged_for(viewer, game.start, chance), game.book)
        after = secrets_of(twin.start, viewer)
        assert twin.decision is not None and game.decision is not None
        if twin.decision.key == game.decision.key and all(
            before[name] != after[name] for name in SECRETS if before[name]
        ):
            return game, twin
    raise AssertionError("these tables have something in common")


@pytest.fixture
def twins(tmp_path: Path) -> Iterator[Twins]:
    """With a second screen, on which a window may be opened."""
    twins = Twins(tmp_path, "normal")
    for hands in twins.hands:
        hands.app.projector = Projector(hands.app, hands.services)
        hands.app.projector.count = lambda: 2  # type: ignore[method-assign]
    yield twins
    for hands in twins.hands:
        projector(hands).choose(OFF)
    twins.close()


def show(twins: Twins, viewer: int, seats: int) -> None:
    """At the call before the cards are turned up."""
    twins.show_both(*pair(viewer, seats))
    assert all(isinstance(hands.scene.beat, Call) for hands in twins.hands)


def assert_same_window(twins: Twins, when: str) -> None:
    one, other = (public_pixels(hands) for hands in twins.hands)
    assert one == other, f"hidden cards can be seen on the projector: {when}"


# --- what everybody sees


def look_at_everything(twins: Twins, when: str) -> int:
    """Tab by Tab through all that can be pointed at, with its tip or its reading copy; how many pictures there were."""
    keys = [node.key for node in twins.hands[0].top.ui.focusables()]
    assert keys == [node.key for node in twins.hands[1].top.ui.focusables()], when
    seen = set()
    for _ in keys:
        twins.key(pygame.K_TAB)
        twins.both(lambda hands: hands.top.ui.tip.toggle())
        twins.both(lambda hands: hands.send())
        twins.assert_same(f"{when}: {twins.hands[0].top.ui.focus_key}")
        seen.add(picture(twins.hands[0].view))
        for hands in twins.hands:
            hands.top.ui.tip.hide()
            hands.scene.call_left = CALL_TIME  # nobody waits for the end of the call
    return len(seen)


@pytest.mark.every(2)
@pytest.mark.parametrize("seats", SEATS)
def test_the_open_table_shows_nothing_that_lies_face_down(seats: int, twins: Twins) -> None:
    show(twins, PUBLIC, seats)
    assert look_at_everything(twins, "the open table") > 40
    for seat in range(seats):
        twins.both(lambda hands, seat=seat: hands.press(f"seat-{seat}"))  # type: ignore[misc]
        assert twins.tops == [SeatScene, SeatScene]
        look_at_everything(twins, f"the sheet of seat {seat}")
        twins.key(pygame.K_ESCAPE)
    twins.key(pygame.K_l, "l")
    twins.assert_same("the log")


@pytest.mark.every(2)
@pytest.mark.parametrize("seats", SEATS)
def test_the_projectors_own_window_shows_nothing_that_lies_face_down(seats: int, twins: Twins) -> None:
    """Whatever is done at the laptop beside it, and in the laptop's own window without it."""
    show(twins, PUBLIC, seats)
    for hands in twins.hands:
        projector(hands).open(1)
        hands.send()
    assert_same_window(twins, "the call")
    twins.assert_same("the laptop beside it")
    look_at_everything(twins, "the cover")
    assert_same_window(twins, "while the cover is looked through")
    before = public_pixels(twins.hands[0])
    open_hand(twins, 0)
    assert not twins.are_same, "the hands were to be seen"
    assert_same_window(twins, "a hand is open")
    assert public_pixels(twins.hands[0]) != before, "the call is over"
    twins.both(lambda hands: hands.lose_focus())
    twins.assert_covered("beside the projector")
    for hands in twins.hands:
        projector(hands).choose(SAME)
        hands.send()
    twins.assert_covered("the board came here")


# --- what one sees behind its own curtain


def open_hand(twins: Twins, seat: int) -> None:
    """Its key is pressed under the call, and the curtain opened."""
    twins.both(lambda hands: hands.type(hands.services.settings.seat_keys[seat]))
    twins.both(lambda hands: hands.press("wave"))
    for _ in range(10):
        if all(hands.top is not hands.scene for hands in twins.hands):
            break
        twins.both(lambda hands: hands.wait_a_frame())
    twins.assert_same("the curtain, with what is the viewer's own the same at both tables")
    twins.open()
    assert all(hands.scene.eyes == seat for hands in twins.hands)


@pytest.mark.every(3)
@pytest.mark.parametrize(("seats", "viewer"), [(4, 0), (4, 1), (4, 3), (6, 5)])
def test_behind_the_own_curtain_nobody_sees_what_others_have_face_down(seats: int, viewer: int, twins: Twins) -> None:
    """Offense, defense, and who has no part in it."""
    show(twins, viewer, seats)
    for hands in twins.hands:
        projector(hands).open(1)
        hands.send()
    open_hand(twins, viewer)
    assert look_at_everything(twins, f"with the eyes of seat {viewer}") > 40
    assert_same_window(twins, f"seat {viewer} looks at its hand")


# --- every one of these tests can fail


@pytest.mark.parametrize(("name", "leak"), (DRAWN | WRITTEN).items(), ids=[*DRAWN, *WRITTEN])
def test_what_the_table_knows_too_early_would_be_found_out(
    name: str, leak: Callable[..., Any], twins: Twins, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(views, name, leak)
    with pytest.raises(AssertionError, match="hidden cards can be seen"):
        test_the_open_table_shows_nothing_that_lies_face_down(4, twins)


@pytest.mark.parametrize(("name", "leak"), DRAWN.items(), ids=DRAWN)
def test_what_the_projector_knows_too_early_would_be_found_out(
    name: str, leak: Callable[..., Any], twins: Twins, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(twins, PUBLIC, 4)
    monkeypatch.setattr(views, name, leak)
    for hands in twins.hands:
        projector(hands).open(1)
        hands.send()
    with pytest.raises(AssertionError, match="on the projector"):
        assert_same_window(twins, "the call")


@pytest.mark.parametrize(("name", "leak"), TO_SOMEBODY.items(), ids=TO_SOMEBODY)
def test_what_another_knows_too_early_would_be_found_out(
    name: str, leak: Callable[..., Any], twins: Twins, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only to people: the public sees nothing of it."""
    as_it_is = getattr(views, name)

    def leaking(*about: Any) -> Any:
        return (as_it_is if PUBLIC in about else leak)(*about)

    monkeypatch.setattr(views, name, leaking)
    with pytest.raises(AssertionError, match="hidden cards can be seen: with the eyes of seat 3"):
        test_behind_the_own_curtain_nobody_sees_what_others_have_face_down(4, 3, twins)
