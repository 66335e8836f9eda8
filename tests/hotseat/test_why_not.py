"""Why a card cannot be used: one sentence that fits the question."""

from __future__ import annotations

from dataclasses import replace

import pytest
from situations import table

from cosmic.engine.decisions import Decision
from cosmic.engine.views import view_of
from cosmic.hotseat.session.why_not import why_not
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter

MESSAGES = Messages(strict=True)
LAYING = Decision(0, "card", "pick", (1,), "card")


def words(phase: str = "regroup") -> Presenter:
    game = table(3)
    return Presenter(replace(view_of(game.table, 0), phase=phase), book().content, MESSAGES)


@pytest.mark.parametrize("kind", ["plague-card", "deal-hand-over"])
@pytest.mark.parametrize("face", ["attack_6", "negotiate", "card_zap"])
def test_where_a_kind_is_wanted_the_reason_names_it(kind: str, face: str) -> None:
    decision = replace(LAYING, kind=kind, about={"card_kind": "flare"})
    wanted = words().word_of_kind("flare")
    assert why_not(face, decision, words()) == MESSAGES.say("ui-not-that-kind", card_kind=wanted)


def test_a_card_of_the_wanted_kind_is_not_blamed_for_its_kind() -> None:
    decision = replace(LAYING, kind="plague-card", about={"card_kind": "attack"})
    assert why_not("attack_6", decision, words()) == MESSAGES.say("ui-not-this-card")


def test_in_planning_only_encounter_cards_are_laid() -> None:
    assert why_not("card_zap", LAYING, words()) == MESSAGES.say("ui-not-encounter-card")
    assert why_not("attack_6", LAYING, words()) == MESSAGES.say("ui-not-this-card")


def test_cards_borrowed_need_be_no_encounter_cards() -> None:
    assert why_not("card_zap", replace(LAYING, kind="put-back"), words()) == MESSAGES.say("ui-not-this-card")


def test_without_a_question_the_moment_is_the_reason() -> None:
    assert why_not("attack_6", None, words()) == MESSAGES.say("ui-not-before-planning")
    assert why_not("card_zap", None, words()) == MESSAGES.say("ui-not-now")
