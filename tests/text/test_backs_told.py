"""The log tells how many of the cards that move have the back of the reward deck (rule: reward_deck.backs)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic.engine.game import Game
from cosmic.engine.log import Line
from cosmic.engine.views import PUBLIC, view_of, visible_log
from cosmic.positions import position
from cosmic.rulebook import book, content
from cosmic.text.describe import Describe
from cosmic.text.messages import Messages

ENCOUNTER: dict[str, Any] = {
    "seats": {"red": "none", "green": "none", "blue": "none", "yellow": "none"},
    "start": "reveal",
    "defense": "blue",
    "planet": "blue 1",
    "sends": 4,
}
COMPENSATED = {
    "options": {"rewards": "deck"},
    "ships": {"blue": {"blue 1": 2, "warp": 2}},
    "hands": {"red": ["attack 19", "attack 18", "attack 20", "attack 30"], "blue": 2},
    "laid": {"offense": "attack 10", "defense": "negotiate"},
}
REWARDED = {
    "options": {"rewards": "mixed"},
    "allies": {"defense": {"green": 2}},
    "deck": ["attack 19", "attack 30"],
    "laid": {"offense": "attack 12", "defense": "attack 20"},
}
STORING = {
    "seats": {"red": "cryo", "green": "none", "blue": "none", "yellow": "none"},
    "hands": {"red": ["rift 3", "attack 20"]},
    "options": {"rewards": "deck"},
    "deck": ["attack 40"],
    "start": "invitations",
}


def words_of(game: Game) -> Describe:
    return Describe(view_of(game.table, PUBLIC), book().content, Messages(strict=True))


def told(situation: dict[str, Any], *answers: tuple[str, Any]) -> list[str]:
    """What everybody reads once these questions have been answered."""
    game = position(ENCOUNTER | situation)
    for kind, answer in answers:
        decision = game.decision
        assert decision is not None and decision.kind == kind
        cards = {game.state.cards[card]: card for card in decision.options if decision.of == "card"}
        game.answer(cards[answer] if cards else answer)
    return [words_of(game).event(line) for line in visible_log(game.log, PUBLIC) if not line.is_window]


@pytest.mark.parametrize(
    ("situation", "answers", "sentence"),
    [
        (COMPENSATED, [("backs", 2)], "Blue takes 2 reward cards from the hand of Red."),
        (COMPENSATED, [("backs", 1)], "Blue takes 2 cards (one of them a reward) from the hand of Red."),
        (COMPENSATED, [("backs", 0)], "Blue takes 2 cards from the hand of Red."),
        (REWARDED, [("return", [[5, 2]])], "Green draws 2 cards (one of them a reward)."),
        (
            STORING,
            [("invite", []), ("invite", []), ("window", "cryo.power"), ("cryo-store", "rift_3")],
            "Red puts a reward card into cold storage; one card lies there now.",
        ),
    ],
    ids=["all", "some", "none", "from a mixed deck", "a single card"],
)
def test_everybody_reads_how_many_have_the_back_of_the_reward_deck(
    situation: dict[str, Any], answers: list[tuple[str, Any]], sentence: str
) -> None:
    assert sentence in told(situation, *answers)


@pytest.mark.parametrize("key", [key for key, line in content().lines.items() if "rewards" in line.names])
def test_a_line_with_backs_sounds_as_ever_where_there_are_none(key: str) -> None:
    """Also one of an older save, which says nothing about them."""
    words = words_of(position(ENCOUNTER | COMPENSATED))
    about = {"seat": 0, "other": 2, "count": 3, "alien": "cryo", "card": "attack_10"}
    about = {name: about[name] for name in content().lines[key].names if name != "rewards"}
    plain = words.event(Line(key, about))
    assert "reward" not in plain
    assert words.event(Line(key, about | {"rewards": 0})) == plain
    assert "reward" in words.event(Line(key, about | {"rewards": 1}))
