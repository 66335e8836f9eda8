"""A hint is for the one who asks for it: from its view, behind its curtain, and only where the table wants hints."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from string import ascii_lowercase

import pygame
import pytest
from driver import Hands, plan_at
from questions import ROOT, asked_in, written_in
from slow_bots import SlowBots

from cosmic.bots.thoughts import Thought, Weighed
from cosmic.engine.decisions import PASS
from cosmic.engine.game import Game
from cosmic.engine.state import Options
from cosmic.engine.views import view_of
from cosmic.hotseat.keeping.settings import LETTERS
from cosmic.hotseat.session.beats import Ask
from cosmic.hotseat.session.calls import Call
from cosmic.hotseat.session.thinkers import Question, Reply, Thinkers
from cosmic.phases.setup import Setup
from cosmic.positions import position
from cosmic.rulebook import new_game
from cosmic.rulings.ruling_files import Ruling
from cosmic.ui.kit.inputs import Key
from cosmic.ui.screens.alien_choice import AlienScene
from cosmic.ui.screens.deal.deal_scene import DealScene
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.table import table_keys
from cosmic.ui.table.curtain_scene import CurtainScene
from cosmic.ui.table.hints import HintScene
from cosmic.ui.table.table_scene import TableScene

LAYS = """
seats: {red: none, blue: none, green: none}
offense: red
defense: blue
planet: blue 1
sends: 2
start: planning
hands: {red: [attack 20, negotiate], blue: [attack 08, attack 12], green: [attack 04, attack 30]}
"""
AIMS = """
seats: {red: none, blue: none, green: none}
start: launch
offense: red
defense: blue
hands: {red: [attack 20, negotiate], blue: [attack 08, attack 12], green: [attack 04, attack 30]}
"""
TALKS = """
seats: {red: none, blue: none, green: none}
start: outcome
offense: red
defense: blue
planet: blue 1
sends: 2
laid: {offense: negotiate, defense: negotiate}
hands: {red: [attack 20, negotiate], blue: [attack 08, attack 12], green: [attack 04, attack 30]}
"""


CALLED = """
seats: {red: none, blue: none, green: none}
start: alliance
offense: red
defense: blue
planet: blue 1
sends: 2
allies: {offense: {green: 1}}
hands: {red: [attack 08, force field], blue: [attack 06, flare loser], green: [attack 04]}
"""


class Adviser(SlowBots):
    """Says what it likes, when it is let."""

    def __init__(self) -> None:
        super().__init__(range(3), lambda decision: 0.0)
        self.asked_for: list[Question] = []
        self.is_slow = True
        self.thinks: Reply | None = None  # instead of what it likes
        self.cancelled: list[int | None] = []

    def ask(self, question: Question) -> None:
        self.asked_for.append(question)

    def poll(self) -> Reply | None:
        if self.is_slow or not self.asked_for:
            return None
        self.is_slow = True
        question = self.asked_for[-1]
        if self.thinks is not None:
            return self.thinks._replace(ticket=question.ticket)
        first, second = question.decision.options[:2]
        return Reply(question.ticket, first, Thought((Weighed(first, 0.42), Weighed(second, 0.375)), worlds=40))

    def cancel(self, ticket: int | None = None) -> None:
        self.cancelled.append(ticket)


class Asking(Hands):
    def __init__(self, folder: Path, situation: str | Game, people: list[int], hints: bool = True) -> None:
        self.adviser = Adviser()
        game = position(situation) if isinstance(situation, str) else situation
        super().__init__(replace(plan_at(game, people=people), hints=hints), folder, (1280, 720), game)

    def sit_at(self, scene: TableScene) -> None:
        scene.worker = scene.thinking.worker = self.adviser
        super().sit_at(scene)

    def to_question(self) -> None:
        for _ in range(100):
            if self.scene.asked is not None or isinstance(self.top, CurtainScene):
                return
            self.send()
        raise AssertionError("nobody is ever asked")


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Asking]:
    hands = Asking(tmp_path, LAYS, [0])
    hands.to_question()
    yield hands
    hands.close()


def aliens_dealt() -> Game:
    """Each of three chooses between two."""
    game = new_game(Setup(1, ("Ann", "Bob", "Cy"), Options()))
    assert game.decision is not None and game.decision.kind == "alien"
    return game


def words_on(hands: Hands) -> str:
    hands.top.refresh()
    spans = [getattr(node, "spans", None) or getattr(node, "label", "") for node in hands.top.ui.all()]
    return " ".join(one if isinstance(one, str) else "".join(span.words for span in one) for one in spans)


@pytest.mark.parametrize("by_key", [True, False])
def test_a_hint_comes_when_it_is_there_and_says_what_was_weighed(by_key: bool, alone: Asking) -> None:
    hands, scene = alone, alone.scene
    decision = scene.asked.decision
    hands.type("h") if by_key else hands.press("hint")
    [question] = hands.adviser.asked_for
    assert question.view == view_of(scene.session.game.table, 0) and question.worlds is not None
    hands.send()
    assert scene.hints.is_awaited and hands.top is scene
    hands.type("h")
    assert len(hands.adviser.asked_for) == 1, "one is enough"
    hands.adviser.is_slow = False
    hands.send()
    hands.send()
    assert isinstance(hands.top, HintScene) and not scene.hints.is_awaited
    assert "42 %: Attack 20" in words_on(hands) and "38 %: Negotiate" in words_on(hands)
    assert "The figures are your chances of winning the game" in words_on(hands)
    hands.key(pygame.K_ESCAPE)
    hands.send()
    assert hands.top is scene and scene.asked.decision == decision


def test_who_answers_before_it_comes_does_not_hear_it(alone: Asking) -> None:
    hands, scene = alone, alone.scene
    hands.type("h")
    hands.adviser.is_slow = False
    scene.give(scene.asked.decision.options[0])
    for _ in range(5):
        hands.send()
    assert hands.adviser.cancelled and not isinstance(hands.top, HintScene)


def test_of_a_choice_in_the_open_it_is_told_behind_the_curtain(tmp_path: Path) -> None:
    hands = Asking(tmp_path, AIMS, [0, 1, 2])
    hands.to_question()
    scene = hands.scene
    assert scene.asked is not None and not scene.asked.shows_hand
    hands.press("hint")
    assert isinstance(hands.top, CurtainScene) and not hands.adviser.asked_for
    hands.adviser.is_slow = False
    hands.press("open")
    for _ in range(3):
        hands.send()
    assert isinstance(hands.top, HintScene) and scene.eyes == 0
    hands.lose_focus()
    hands.send()
    assert not isinstance(hands.top, HintScene) and scene.eyes == scene.session.viewer
    hands.close()


def test_it_waits_behind_the_curtain_for_the_one_who_asked(tmp_path: Path) -> None:
    hands = Asking(tmp_path, LAYS, [0, 1])
    hands.to_question()
    hands.press("open")
    hands.send()
    hands.type("h")
    assert hands.adviser.asked_for and hands.scene.eyes == 0
    hands.lose_focus()
    hands.adviser.is_slow = False
    for _ in range(4):
        hands.send()
    assert isinstance(hands.top, CurtainScene)
    hands.press("open")
    for _ in range(4):
        hands.send()
    assert isinstance(hands.app.stack.top, HintScene) and hands.scene.eyes == 0
    hands.close()


def test_a_table_without_hints_has_none(tmp_path: Path) -> None:
    hands = Asking(tmp_path, LAYS, [0], hints=False)
    hands.to_question()
    hands.type("h")
    assert hands.scene.ui.find("hint") is None and not hands.adviser.asked_for
    assert hands.scene.session.game.beside["hints"] is False
    hands.close()


def test_under_a_call_it_is_about_what_the_one_is_asked_who_pressed(tmp_path: Path) -> None:
    """The table waits for Red, who has not answered yet; Blue thinks of a later moment, when Red will have passed."""
    hands = Asking(tmp_path, CALLED, [0, 1, 2])
    while not isinstance(hands.scene.beat, Call):
        hands.send()
    hands.app.press_guard.left = hands.app.press_guard.closed = 0.0
    blue = hands.services.settings.seat_keys[1]
    hands.strike(ord(blue), blue)
    hands.press("wave")
    hands.send()
    hands.press("open")
    hands.send()
    game, beat = hands.scene.session.game, hands.scene.beat
    assert game.decision is not None and game.decision.player == 0 and game.table.s.phase == "alliance"
    hands.type("h")
    [question] = hands.adviser.asked_for
    assert isinstance(beat, Ask) and question.decision == beat.decision and question.seat == 1
    assert (question.view.viewer, question.view.phase) == (1, "planning")
    found = Thinkers({}, 1).reply(question)
    assert found.thought.worlds and {one.answer for one in found.thought.weighed} == {PASS, "flare_loser"}
    hands.adviser.thinks, hands.adviser.is_slow = found, False
    hands.send()
    hands.send()
    assert isinstance(hands.top, HintScene) and hands.scene.eyes == 1
    assert "Loser" in words_on(hands) and "Force Field" not in words_on(hands)
    hands.close()


# --- questions that have a scene to themselves


def to_own_scene(hands: Asking, kind: type[Scene]) -> Scene:
    for _ in range(100):
        if isinstance(hands.top, CurtainScene):
            hands.press("open")
        if isinstance(hands.top, kind):
            return hands.top
        hands.send()
    raise AssertionError("it never comes up")


@pytest.mark.parametrize("people", [[0], [0, 1, 2]])
@pytest.mark.parametrize("by_key", [True, False])
def test_there_is_one_at_the_deal_table(by_key: bool, people: list[int], tmp_path: Path) -> None:
    hands = Asking(tmp_path, TALKS, people)
    deal = to_own_scene(hands, DealScene)
    hands.type("h") if by_key else hands.press("hint")
    [question] = hands.adviser.asked_for
    assert question.view == view_of(hands.scene.session.game.table, 0) and question.decision.kind == "deal-offer"
    hands.send()
    assert hands.top is deal and hands.scene.hints.is_awaited and deal.ui.find("hint").picked
    hands.adviser.is_slow = False
    hands.send()
    hands.send()
    assert isinstance(hands.top, HintScene)
    hands.key(pygame.K_ESCAPE)
    hands.send()
    assert hands.top is deal, "the paper lies as it lay"
    hands.press("no_deal")
    hands.press("leave")
    hands.send()
    assert hands.scene.session.game.journal[-1][1] == "no_deal", "and it can be answered"
    hands.close()


def test_who_leaves_the_deal_does_not_hear_it(tmp_path: Path) -> None:
    hands = Asking(tmp_path, TALKS, [0])
    to_own_scene(hands, DealScene)
    hands.type("h")
    hands.press("no_deal")
    hands.press("leave")
    hands.adviser.is_slow = False
    for _ in range(5):
        hands.send()
    assert hands.adviser.cancelled and not isinstance(hands.top, HintScene)
    hands.close()


def test_letters_of_a_card_that_is_sought_are_no_question(tmp_path: Path) -> None:
    hands = Asking(tmp_path, TALKS, [0])
    deal = to_own_scene(hands, DealScene)
    hands.press("certain")
    hands.type("h")
    assert isinstance(deal, DealScene) and deal.picker is not None
    assert not hands.adviser.asked_for and deal.picker.letters == "h"
    hands.close()


@pytest.mark.parametrize("people", [[0], [0, 1, 2]])
def test_of_aliens_a_bot_says_with_which_others_have_fared_best(people: list[int], tmp_path: Path) -> None:
    hands = Asking(tmp_path, aliens_dealt(), people)
    choice = to_own_scene(hands, AlienScene)
    hands.type("h")
    [question] = hands.adviser.asked_for
    assert question.decision.kind == "alien"
    hands.adviser.thinks = Thinkers({}, 1).reply(question)
    hands.adviser.is_slow = False
    hands.send()
    hands.send()
    assert isinstance(hands.top, HintScene) and "fared best" in words_on(hands)
    assert [option.is_given for option in hands.top.thought.options] == [True]
    hands.key(pygame.K_ESCAPE)
    hands.send()
    assert hands.top is choice
    hands.close()


@pytest.mark.parametrize(("situation", "kind"), [(TALKS, DealScene), (None, AlienScene)])
def test_a_table_without_hints_has_none_there_either(situation: str | None, kind: type[Scene], tmp_path: Path) -> None:
    hands = Asking(tmp_path, situation or aliens_dealt(), [0], hints=False)
    scene = to_own_scene(hands, kind)
    hands.type("h")
    assert scene.ui.find("hint") is None and not hands.adviser.asked_for
    hands.close()


def test_a_sheet_chosen_in_the_open_is_talked_over_behind_the_curtain(tmp_path: Path) -> None:
    found: dict[str, Game] = {}
    for ruling in written_in(ROOT / "tests" / "rulings" / "aliens" / "plant.yaml"):
        if isinstance(ruling, Ruling):
            asked_in(ruling, found)
    game = found["plant-power"]
    asked = game.decision
    assert asked is not None
    hands = Asking(tmp_path, game, list(range(len(game.state.seats))))
    to_own_scene(hands, AlienScene)
    assert hands.scene.asked is not None and not hands.scene.asked.shows_hand
    hands.press("hint")
    hands.send()
    assert isinstance(hands.top, CurtainScene) and not hands.adviser.asked_for
    hands.press("open")
    hands.send()
    assert isinstance(hands.top, AlienScene) and hands.adviser.asked_for and hands.scene.eyes == asked.player
    hands.adviser.is_slow = False
    hands.send()
    hands.send()
    assert isinstance(hands.top, HintScene)
    hands.key(pygame.K_ESCAPE)
    hands.send()
    hands.press("choose-0")
    hands.send()
    assert hands.scene.session.game.journal[-1][1] == asked.options[0]
    hands.close()


def test_of_techs_too(tmp_path: Path) -> None:
    options, aliens = Options(setup="chosen", techs=True), ("macron", "oracle", "zombie")
    hands = Asking(tmp_path, new_game(Setup(1, ("Ann", "Bob", "Cy"), options, aliens)), [0])
    hands.to_question()
    assert hands.scene.asked.decision.kind == "tech-keep"
    hands.type("h")
    [question] = hands.adviser.asked_for
    hands.adviser.thinks = Thinkers({}, 1).reply(question)
    hands.adviser.is_slow = False
    hands.send()
    hands.send()
    assert isinstance(hands.top, HintScene) and "completed soonest" in words_on(hands)
    hands.close()


def test_no_letter_of_the_table_is_the_key_of_a_seat(alone: Asking) -> None:
    """Which of the two was meant would depend on the moment."""
    taken = []
    for letter in ascii_lowercase:
        taken += [letter] if table_keys.takes_letter(alone.scene, Key(letter)) else []
        alone.scene.clear_above()
    assert tuple(taken) == LETTERS
