"""Answers in the making, and the form each question has on the screen."""

from __future__ import annotations

from typing import Any

import pytest
from situations import table

from cosmic.engine.decisions import PASS, Decision
from cosmic.engine.rng import Chance
from cosmic.engine.views import view_of
from cosmic.hotseat.session import question_forms
from cosmic.hotseat.session.privacy import is_private, offers_power, open_options, said_without_a_choice
from cosmic.hotseat.session.question_forms import Draft, form_of, is_stepped
from cosmic.hotseat.session.why_not import playable_faces, why_not
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter


def pick(*options: Any, of: str = "word", kind: str = "test", **about: Any) -> Decision:
    return Decision(0, kind, "pick", options, of, **about)


def many(options: tuple[Any, ...], low: int, high: int, of: str = "seat") -> Decision:
    return Decision(0, "test", "many", options, of, low, high)


def ships(zones: tuple[int, ...], caps: tuple[int, ...], low: int, high: int) -> Decision:
    return Decision(0, "test", "allot", zones, "zone", low, high, caps)


# --- a pick


def test_a_pick_changes_its_mind() -> None:
    draft = Draft(pick("a", "b"))
    assert draft.answer() is None and not draft.ready
    assert draft.add("a") and draft.ready and draft.answer() == "a"
    assert draft.add("b") and draft.answer() == "b"
    assert draft.total == 1


def test_what_is_no_option_is_not_taken_up() -> None:
    for decision in (pick("a", "b"), many((1, 2), 0, 2), ships((3, 4), (2, 2), 1, 3)):
        draft = Draft(decision)
        assert not draft.add("c")
        assert draft.total == 0


def test_a_toggle_puts_down_again() -> None:
    draft = Draft(pick("a", "b"))
    assert draft.toggle("a") and draft.answer() == "a"
    assert draft.toggle("a") and draft.answer() is None
    assert not draft.remove("a")


# --- many


def test_many_are_taken_up_to_the_limit_and_given_in_order() -> None:
    draft = Draft(many((3, 1, 2), 1, 2))
    assert not draft.ready
    assert draft.toggle(2) and draft.ready
    assert draft.toggle(3)
    assert not draft.toggle(1), "two are enough"
    assert draft.answer() == [3, 2]
    assert draft.decision.check(draft.answer()) == [3, 2]
    draft.clear()
    assert draft.answer() == [] and draft.fault() is not None


def test_nobody_is_an_answer_if_the_lower_limit_is_none() -> None:
    assert Draft(many((1, 2), 0, 2)).ready


# --- ships


def test_ships_are_limited_by_place_and_by_number() -> None:
    draft = Draft(ships((5, 7), (1, 4), 1, 3))
    assert draft.add(5)
    assert not draft.add(5), "there is one ship only"
    assert draft.add(7) and draft.add(7)
    assert not draft.add(7), "three may go"
    assert draft.answer() == [[5, 1], [7, 2]]
    assert draft.remove(7) and draft.answer() == [[5, 1], [7, 1]]
    assert draft.cap(7) == 4 and draft.high == 3


def test_the_fault_says_how_many_are_wanted() -> None:
    fault = Draft(ships((5, 7), (4, 4), 2, 3)).fault()
    assert fault is not None
    assert (fault.about["low"], fault.about["high"]) == (2, 3)


# --- one press goes on from anywhere


@pytest.mark.parametrize("seed", range(40))
def test_every_answer_by_chance_can_be_put_together(seed: int) -> None:
    """Whatever the rules accept can also be drafted, press by press."""
    chance = Chance(seed)
    decisions = [
        pick(*range(5), of="number"),
        many(tuple(range(4)), chance.below(2), 2 + chance.below(3)),
        ships((2, 4, 8), (1 + chance.below(4), 1 + chance.below(4), 1), 1, 4),
    ]
    for decision in decisions:
        answer = decision.sample(chance)
        draft = Draft(decision)
        wanted = answer[:] if decision.form == "many" else [answer]
        if decision.form == "allot":
            wanted = [zone for zone, count in answer for _ in range(count)]
        chance.shuffle(wanted)
        assert all(draft.add(option) for option in wanted)
        assert draft.answer() == answer and draft.ready


# --- forms


def test_every_pair_of_form_and_options_has_a_place_on_the_screen() -> None:
    assert form_of(pick(1, 2, of="planet")) == question_forms.PLANETS
    assert form_of(pick(1, 2, of="seat")) == question_forms.SEATS
    assert form_of(many((1, 2), 0, 2)) == question_forms.GUESTS
    assert form_of(many((1, 2), 0, 2, "card")) == question_forms.HAND
    assert form_of(ships((1,), (2,), 1, 2)) == question_forms.SHIPS
    assert form_of(pick("yes", "no", kind="deal-reply")) == question_forms.REPLY
    with pytest.raises(KeyError):
        form_of(pick(1, 2, of="star"))


def test_long_ranges_are_stepped_through() -> None:
    assert not is_stepped(pick(*range(question_forms.LONG_RANGE), of="number"))
    assert is_stepped(pick(*range(question_forms.LONG_RANGE + 1), of="number"))
    assert not is_stepped(pick(*"abcdefghijkl"))


# --- what may be shown to whom


def test_a_response_shows_everybody_the_powers_and_nobody_the_cards() -> None:
    decision = pick(PASS, "zombie.power", "plague", of="effect", kind="window")
    assert is_private(decision) and offers_power(decision)
    assert open_options(decision) == [PASS, "zombie.power"]
    in_the_open = pick(PASS, "zombie.power", of="effect", kind="counter")
    assert not is_private(in_the_open)


@pytest.mark.parametrize(
    ("decision", "private"),
    [
        (pick(1, 2, of="card"), True),
        (pick(PASS, "reinforcement_3:offense", of="reinforcement", kind="reinforce"), True),
        (pick(PASS, "plague", of="effect", kind="play"), True),
        (pick("a", "b", secret=True), True),
        (pick(1, 2, of="planet"), False),
        (many((1, 2), 0, 2), False),
        (ships((1, 2), (1, 1), 1, 2), False),
        (pick("yes", "no"), False),
    ],
)
def test_what_would_show_cards_is_private(decision: Decision, private: bool) -> None:
    assert is_private(decision) is private
    assert open_options(decision) == list(decision.options)


def test_cards_have_the_reason_why_they_cannot_be_played() -> None:
    """Every card of every hand, at every question of a game: one sentence that is not empty."""
    game = table(3, abroad=1)
    messages, chance, reasons = Messages(strict=True), Chance(4), set()
    while game.decision is not None:
        decision = game.decision
        words = Presenter(view_of(game.table, decision.player), book().content, messages)
        usable = playable_faces(decision, words) if decision.of in ("effect", "reinforcement") else {}
        assert set(usable.values()) <= set(decision.options)
        for card in (*words.view.hand, *words.view.borrowed):
            face = words.view.cards[card]
            if face not in usable:
                reasons.add(why_not(face, decision, words))
        game.answer(decision.sample(chance))
    assert "" not in reasons and len(reasons) > 5


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        ("", "ui-look-nothing"),
        ("card", "ui-look-only"),
        ("deal-reply", "ui-look-refuse"),
        ("second-encounter", "ui-look-unable"),
        ("use", "ui-look-unable"),
    ],
)
def test_who_has_no_choice_is_told_why(kind: str, key: str) -> None:
    words = Presenter(view_of(table().table, 0), book().content, Messages(strict=True))
    assert said_without_a_choice(kind, words, 0) == words.say(key, seat="Ann")


def test_a_question_may_say_itself_why_there_is_no_choice() -> None:
    words = Presenter(view_of(table().table, 0), book().content, Messages(strict=True))
    assert "hoard" in said_without_a_choice("miser-refresh", words, 0)
