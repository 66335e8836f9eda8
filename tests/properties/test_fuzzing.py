"""The checks themselves: each finds a game that was broken on purpose, and names a command that shows it again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cosmic.engine import saves, views
from cosmic.engine.decisions import Decision
from cosmic.engine.game import Game
from cosmic.engine.steps import STEPS
from cosmic.engine.table import Table
from cosmic.fuzz import checks, copies, damage, fuzz_games, secrets
from cosmic.fuzz.drawing import Trial, start_of
from cosmic.fuzz.fuzz_games import play
from cosmic.rulebook import book

TRIAL = Trial(1, "random", ("clone", "filch", "gambler"))
Patch = pytest.MonkeyPatch


def after_regroup(patch: Patch, do: Callable[[Table], object]) -> None:
    """A rule that does something else besides."""
    regroup = STEPS["regroup"]

    def broken(t: Table) -> None:
        regroup(t)
        do(t)

    patch.setitem(STEPS, "regroup", broken)


def fault_in_depth() -> str:
    return play(TRIAL, every=18).fault


def test_the_game_itself_is_sound() -> None:
    assert fault_in_depth() == ""


def owe_a_ship(t: Table) -> None:
    """On one planet less than none, and the rest elsewhere."""
    here, there = t.s.ships[0], t.s.ships[1]
    there[0] += here[0] + 1
    here[0] = -1


BROKEN: dict[str, Callable[[Table], object]] = {
    "these cards are nowhere": lambda t: t.s.deck.pop(),
    "and these in two places": lambda t: t.s.discard.append(t.s.deck[0]),
    "ships instead of": lambda t: t.s.ships[0].__setitem__(0, t.s.ships[0][0] + 1),
    "fewer than no ships": owe_a_ship,
    "the destiny cards": lambda t: t.s.destiny_deck.pop(),
    "has no legal answer": lambda t: t.put(Decision(0, "strange", "pick", (), "word")),
    "ZeroDivisionError": lambda t: 1 // 0,
}


@pytest.mark.parametrize("words", BROKEN)
def test_a_broken_rule_is_found_at_the_next_question(words: str, monkeypatch: Patch) -> None:
    after_regroup(monkeypatch, BROKEN[words])
    assert words in play(TRIAL).fault


def test_an_answer_drawn_from_a_question_that_is_refused_is_found(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Decision, "sample", lambda decision, chance: "nonsense")
    assert "refused 'nonsense'" in play(TRIAL).fault


def test_a_question_with_one_answer_is_found(monkeypatch: Patch) -> None:
    monkeypatch.setattr(
        fuzz_games, "is_a_choice", lambda decision: checks.is_a_choice(replace(decision, options=("go",)))
    )
    assert "one answer only" in play(TRIAL).fault


def test_a_game_or_an_encounter_without_end_is_found(monkeypatch: Patch) -> None:
    monkeypatch.setattr(fuzz_games, "MOST_ENCOUNTERS", 2)
    assert "did not end within 2 encounters" in play(TRIAL).fault
    monkeypatch.undo()
    monkeypatch.setattr(fuzz_games, "MOST_ANSWERS", 2)
    assert "did not end within 2 answers" in play(TRIAL).fault


def test_a_save_that_forgets_something_is_found(monkeypatch: Patch) -> None:
    def forgetful(text: str, book: Any) -> Game:
        game = saves.loads_game(text, book)
        game.log.pop()
        return game

    monkeypatch.setattr(copies, "loads_game", forgetful)
    assert "a loaded game: the log differs" in fault_in_depth()


def test_an_undo_that_goes_too_far_is_found(monkeypatch: Patch) -> None:
    undo_to = Game.undo_to
    monkeypatch.setattr(Game, "undo_to", lambda game, count: undo_to(game, max(0, count - 1)))
    assert "taken back" in fault_in_depth()


def test_a_view_that_shows_a_hand_is_found(monkeypatch: Patch) -> None:
    def leaking(t: Table, viewer: int) -> Any:
        view = views.view_of(t, viewer)
        view.discard.append(str(t.s.seats[0].hand))
        return view

    monkeypatch.setattr(secrets, "view_of", leaking)
    assert "depends on what is hidden from it (discard)" in fault_in_depth()


def test_a_public_view_with_a_hand_is_found(monkeypatch: Patch) -> None:
    def leaking(t: Table, viewer: int) -> Any:
        view = views.view_of(t, viewer)
        view.hand = [0]
        return view

    monkeypatch.setattr(secrets, "view_of", leaking)
    assert "the public view tells hand" in fault_in_depth()


def test_a_question_that_tells_of_the_deck_is_found(monkeypatch: Patch) -> None:
    ask = Table.ask

    def leaking(t: Table, *args: Any, **about: Any) -> Any:
        return ask(t, *args, **about, top=t.s.deck[-1] if t.s.deck else -1)

    monkeypatch.setattr(Table, "ask", leaking)
    assert "depends on what the asked player cannot know" in play(TRIAL, every=1).fault


def test_a_damaged_save_that_opens_or_breaks_down_is_found(monkeypatch: Patch) -> None:
    whole: list[Game] = []

    def careless(path: Any, book: Any) -> Game:
        return whole[0]

    def strict(path: Any, book: Any) -> Game:
        raise KeyError("seal")

    monkeypatch.setattr(damage, "read_game", careless)
    whole.append(Game(start_of(TRIAL, book()), book()))
    assert "was opened" in play(TRIAL, every=1).fault
    monkeypatch.setattr(damage, "read_game", strict)
    assert "was not refused but broke down: KeyError" in play(TRIAL, every=1).fault


def test_a_rule_with_a_will_of_its_own_is_found(monkeypatch: Patch) -> None:
    """It does something else when it is run again: what live play does at every question."""
    runs = [0]

    def fickle(t: Table) -> None:
        runs[0] += 1
        t.s.rng ^= runs[0]

    after_regroup(monkeypatch, fickle)
    assert "differs" in fault_in_depth()
