"""The same thing has the same name on every screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from driver import Hands
from examples_replay import records
from questions import examples
from situations import at
from table_states import FOUGHT, open_curtain, seated, show, sit_down

from cosmic.bots import BOTS
from cosmic.engine.definitions import PHASES
from cosmic.engine.state import OFFENSE
from cosmic.engine.views import view_of
from cosmic.rulebook import content
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter
from cosmic.ui.kit.canvas import TextMark
from cosmic.ui.screens.replay.record_book import RecordWords
from cosmic.ui.shell.services import Services

MESSAGES = Messages(strict=True)


@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase != "start_turn"])
def test_a_phase_has_one_name(phase: str) -> None:
    assert MESSAGES.say(f"ui-phase-{phase}") == MESSAGES.say(f"phase-{phase}")


def lines_of(services: Services, tab: str) -> list[RecordWords]:
    scene = records(services, tab)
    scene.enter()
    return scene.entries()


def test_bots_are_called_in_the_record_book_what_the_set_up_calls_them(calm_services) -> None:
    lines = lines_of(calm_services, "players")
    kinds = {MESSAGES.say(f"ui-setup-kind-{kind}") for kind in BOTS}
    assert {line.facts[0] for line in lines if line.icon == "ui/bot"} & kinds
    assert not any(kind in fact for line in lines for fact in line.facts for kind in BOTS)


def test_a_share_says_of_what_it_is(calm_services) -> None:
    for tab, words in (("players", "won"), ("aliens", "won"), ("tables", "of games")):
        lines = lines_of(calm_services, tab)
        assert lines and all(line.shown.endswith(words) for line in lines)


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    folder: Path = tmp_path_factory.mktemp("words")
    yield from seated(folder, (1280, 720))


def test_a_total_below_zero_has_the_sign_that_its_parts_have(hands: Hands) -> None:
    laid = {"offense": "attack -07", "defense": "attack 08"}
    held = {"blue": ["attack 10"], "green": ["+2", "attack 06"]}
    fought = FOUGHT | {"laid": laid, "hands": held, "options": {"rewards": "deck"}}
    show(hands, at(fought), "quick")
    open_curtain(hands)
    texts: list[TextMark] = []
    canvas = hands.app.plain_canvas(hands.view, hands.view.surface)
    canvas.texts = texts
    hands.find("strength-0").draw(canvas, hands.scene.ui)
    said = [mark.words for mark in texts]
    assert "−5" in said and "−7 + 2" in said, said


def test_a_victory_of_another_kind_is_called_after_what_wins_it() -> None:
    assert MESSAGES.say("merit-other-way") == "It comes closer to winning by the alien power."
    assert "chance of winning" in MESSAGES.say("replay-thoughts-tip")


def test_who_is_asked_is_spoken_to_as_you(hands: Hands) -> None:
    game = examples()["counter"]
    decision = game.decision
    assert decision is not None and decision.about["other"] == decision.player
    words = Presenter(view_of(game.table, decision.player), content(), MESSAGES)
    assert words.question(decision) == "Bob, Ann is using the power of Mind on you. Do you stop it?"
    sit_down(hands, "own-colour")
    assert "destiny shows your own colour" in str(hands.find("question").lines)  # type: ignore[attr-defined]


def test_a_reinforcement_says_whose_side_it_is_for(hands: Hands) -> None:
    game = examples()["reinforce"]
    decision = game.decision
    assert decision is not None and game.state.enc is not None
    words = Presenter(view_of(game.table, decision.player), content(), MESSAGES)
    assert game.state.enc.allies[decision.player] == OFFENSE or game.state.enc.offense == decision.player
    said = {choice.label: choice.means for choice in words.choices(decision)}
    assert said["+3 for your side"] == "adds 3 to the total of the offense"
    assert said["+3 for the defense"] == "adds 3 to the total of the defense"
    others = Presenter(view_of(game.table, 1 - decision.player), content(), MESSAGES)
    assert "+3 for the offense" in {choice.label for choice in others.choices(decision)}


def test_rewards_are_said_as_ships_and_cards(hands: Hands) -> None:
    sit_down(hands, "reward")
    labels = [node.label for node in hands.scene.ui.all() if node.key.startswith("option-")]
    assert labels == ["3 cards", "One ship, 2 cards", "2 ships, one card"]


@pytest.mark.parametrize(
    ("who", "count", "what"),
    [
        ("magician", 2, "One of them goes to Ann; you play the one that is left."),
        ("none", 3, "Chance picks the one that you play."),
    ],
)
def test_who_lays_cards_for_magician_is_told_how_many_and_who_picks(who: str, count: int, what: str) -> None:
    flare = [] if who == "magician" else ["magician flare"]
    blue = ["attack 40", "attack 30", "attack 06", "morph"]
    game = at(
        {
            "seats": {"red": who, "green": "none", "blue": "none"},
            "hands": {
                "red": [*flare, "attack 10"],
                "green": [],
                "blue": blue,
            },
            "start": "planning",
            "defense": "blue",
            "planet": "blue 1",
            "sends": 4,
        }
    )
    asked: list[str] = []
    while len(asked) < count:
        decision = game.decision
        assert decision is not None
        if decision.kind == "magician-lay":
            asked.append(Presenter(view_of(game.table, decision.player), content(), MESSAGES).question(decision))
        game.answer("flare_magician" if "flare_magician" in decision.options else decision.options[0])
    for number, question in enumerate(asked, 1):
        assert f"as number {number} of {count}? {what}" in question
