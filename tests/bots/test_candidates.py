"""Which answers are compared: few, but never without the one that may decide everything."""

from __future__ import annotations

from typing import Any

import pytest
from outlooks import outlook_of

from cosmic.bots.candidates import candidates, guesses, picks, selections
from cosmic.engine.decisions import PASS, Decision
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.views import PlayerView, view_of
from cosmic.positions import position
from cosmic.rulebook import book
from cosmic.worlds.outlook import Outlook

RED, BLUE, GREEN, YELLOW = range(4)
TABLE: dict[str, Any] = {
    "seats": {"red": "none", "blue": "none", "green": "none", "yellow": "none"},
    "offense": "red",
    "defense": "blue",
    "planet": "blue 1",
    "sends": 3,
}
MANY = ["attack 04", "attack 06", "attack 08", "attack 09", "attack 11", "attack 12", "attack 15", "attack 23"]


def asked(**stated: Any) -> tuple[Game, Decision, PlayerView]:
    game = position({**TABLE, **stated})
    assert game.decision is not None
    return game, game.decision, view_of(game.table, game.decision.player)


def compared(game: Game, decision: Decision) -> list[Any]:
    outlook = outlook_of(game)
    return candidates(view_of(game.table, decision.player), decision, outlook, 8, Chance(1))


@pytest.mark.parametrize("most", [4, 6, 8])
def test_of_many_cards_the_highest_attack_is_never_left_out_nor_what_is_no_attack(most: int) -> None:
    _, decision, view = asked(start="selection", hands={"red": [*MANY, "negotiate", "morph"]})
    found = [view.cards[card] for card in picks(view, decision, most)]
    assert len(found) == most and {"attack_23", "attack_4", "negotiate", "morph"} <= {*found}


def test_of_players_those_of_either_side_are_a_choice() -> None:
    _, _, view = asked(start="selection", allies={"offense": {"green": 2}, "defense": {"yellow": 2}})
    decision = Decision(BLUE, "whom", "many", (RED, BLUE, GREEN, YELLOW), "seat", 0, 4)
    found = selections(view, decision)
    assert [RED, GREEN] in found and [BLUE, YELLOW] in found
    assert [chosen for chosen in selections(view, Decision(BLUE, "which", "many", (1, 2), "card", 0, 2))] == [
        [],
        [1, 2],
        [1],
        [2],
        [2],
        [1],
    ], "cards have no side"


@pytest.mark.parametrize(("tech", "stays"), sorted((slug, one.stays) for slug, one in book().content.techs.items()))
def test_a_tech_that_is_discarded_after_use_is_kept_unless_it_pays(tech: str, stays: bool) -> None:
    """Habit comes first."""
    game, _, _ = asked(start="selection", hands={"red": ["attack 10", "negotiate"]})
    decision = Decision(RED, "use-tech", "pick", (PASS, f"{tech}.tech"), "effect", passive=True, about={"tech": tech})
    assert game.decision is not None
    outlook = outlook_of(game)
    outlook.worlds.decision = decision
    outlook._at_question = lambda look: f"{tech}.tech"  # type: ignore[method-assign]
    assert outlook.habit() == (f"{tech}.tech" if stays else PASS)


class Held(Outlook):
    """Made-up worlds in which it is stated what another holds."""

    def __init__(self, hands: list[set[str]]) -> None:
        self.hands = hands

    def faces_held(self, player: int, worlds: int) -> list[set[str]]:
        return self.hands


def naming(hands: list[set[str]], options: tuple[str, ...]) -> list[Any]:
    decision = Decision(RED, "finder-card", "pick", options, "face", about={"other": BLUE})
    return guesses(decision, Held(hands), 4)


def test_who_names_a_card_of_another_names_one_that_it_may_well_hold() -> None:
    """The likeliest first; of equal ones the one that is listed first, so that the same seed names the same."""
    faces = ("attack_6", "attack_40", "negotiate", "quash", "card_zap")
    hands = [{"attack_40", "quash"}, {"attack_40", "negotiate"}, {"quash", "negotiate"}, {"attack_40", "attack_6"}]
    assert naming(hands, faces) == ["attack_40", "negotiate", "quash", "attack_6"]
    assert naming([], faces) == []


def test_of_a_hand_that_lies_open_the_best_attack_and_other_cards_are_weighed() -> None:
    hand = ["plague", "attack_1", "attack_40", "quash", "attack_8", "attack_10", "negotiate", "attack_15", "attack_6"]
    found = naming([set(hand)] * 8, tuple(hand))
    assert len(found) == 4 and "attack_40" in found and any(not face.startswith("attack") for face in found)


def test_of_cards_that_lie_open_the_best_attack_is_always_weighed() -> None:
    """As of the discard pile, which is asked about by faces."""
    faces = [
        "attack_23",
        "attack_10",
        "attack_6",
        "attack_4",
        "card_zap",
        "force_field",
        "mobius_tubes",
        "emotion_control",
        "negotiate",
    ]
    _, _, view = asked(start="regroup")
    found = picks(view, Decision(RED, "delta", "pick", tuple(faces), "face"), 8)
    assert len(found) == 8 and "attack_23" in found and "negotiate" in found


def test_cards_are_named_that_the_unseen_ones_allow() -> None:
    stated = {
        "hands": {"red": ["finder", "attack 10"], "blue": ["attack 40", "attack 06"]},
        "options": {"rewards": "deck"},
    }
    game, decision, _ = asked(start="regroup", **stated)
    assert decision.kind == "window"
    game.answer("finder")
    while game.decision is not None and game.decision.kind != "finder-card":
        options = game.decision.options
        game.answer(BLUE if BLUE in options and game.decision.of == "seat" else PASS)
    assert game.decision is not None and len(game.decision.options) > 20
    held = set.union(*outlook_of(game).faces_held(BLUE, 8))
    named = compared(game, game.decision)
    assert len(named) >= 4 and set(named[1:]) <= held and len(held) < len(game.decision.options)
