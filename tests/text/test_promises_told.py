"""Promises and votes stand where everybody reads them: in the headline, on the board in words, and with their seat."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic.engine.decisions import PASS
from cosmic.engine.game import Game
from cosmic.engine.views import PUBLIC, view_of
from cosmic.hotseat.session.headline import headline
from cosmic.positions import position
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter

MESSAGES = Messages(strict=True)
ASKING = {
    "seats": {"blue": "seeker", "red": "clone", "green": "none"},
    "hands": {"red": ["attack 08", "attack 20", "negotiate", "+3"], "blue": ["attack 10", "seeker flare"]},
    "start": "planning",
    "defense": "red",
    "planet": "red 1",
    "sends": 1,
}
WHINING = {
    "seats": {"yellow": "sniveler", "red": "none", "blue": "none", "green": "none"},
    "ships": {"yellow": {"warp": 5}},
    "start": "invitations",
    "defense": "red",
    "planet": "red 1",
    "sends": 1,
}


def played(situation: dict[str, Any], *answers: tuple[str, Any]) -> Game:
    game = position(situation)
    for kind, answer in answers:
        while game.decision is not None and game.decision.kind != kind:
            game.answer(PASS)
        assert game.decision is not None
        cards = {game.state.cards[card]: card for card in game.decision.options if game.decision.of == "card"}
        game.answer(cards.get(answer, answer))
    return game


def words_of(game: Game) -> Presenter:
    return Presenter(view_of(game.table, PUBLIC), book().content, MESSAGES)


@pytest.mark.parametrize(
    ("question", "promised"),
    [
        ((("seeker-topic", "card"), ("seeker-kind", "negotiate"), ("seeker-answer", "no")), "to play no negotiate"),
        ((("seeker-topic", "card"), ("seeker-kind", "attack"), ("seeker-answer", "yes")), "to play an attack"),
        (
            (
                ("seeker-topic", "strength"),
                ("seeker-bound", "at_least"),
                ("seeker-number", 15),
                ("seeker-answer", "yes"),
            ),
            "to play an attack of at least 15",
        ),
        (
            (("seeker-topic", "strength"), ("seeker-bound", "at_most"), ("seeker-number", 9), ("seeker-answer", "no")),
            "to play no attack of at most 9",
        ),
        ((("seeker-topic", "power"), ("seeker-answer", "no")), "not to use its power"),
        ((("seeker-topic", "reinforce"), ("seeker-answer", "yes")), "to play a reinforcement"),
    ],
)
def test_a_promise_is_read_by_everybody(question: tuple[tuple[str, Any], ...], promised: str) -> None:
    words = words_of(played(ASKING, ("window", "seeker.power"), *question))
    said = f"Red has promised {promised}."
    assert said in headline(words)
    assert said not in headline(words, in_short=True)
    assert said in words.board()
    assert ("", said) in words.kept_by(1) and not words.kept_by(0)


def test_a_card_that_was_named_is_read_by_everybody() -> None:
    asked = ("window", "flare_seeker"), ("window", "seeker.power"), ("seeker-topic", "which_card")
    words = words_of(played(ASKING, *asked, ("seeker-which", "attack_20")))
    assert "Red has promised to play Attack 20." in words.board()


def test_a_vote_is_read_as_long_as_it_goes_on() -> None:
    asked = ("window", "sniveler.power"), ("sniveler-about", "ships"), ("sniveler-ships", "yes")
    words = words_of(played(WHINING, *asked))
    assert "The vote so far: Red agrees." in headline(words)
    over = played(WHINING, *asked, ("sniveler-ships", "no"))
    assert "vote" not in headline(words_of(over))
