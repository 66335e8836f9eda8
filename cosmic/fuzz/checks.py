"""What holds at every single decision: nothing is lost, and there is a legal answer."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.errors import IllegalAnswer
from cosmic.engine.marked import what_is_wrong_in
from cosmic.engine.saves import check_techs
from cosmic.engine.state import GameState
from cosmic.fuzz import fuzz_words
from cosmic.fuzz.fuzz_words import FuzzFault


def nothing_is_lost(s: GameState) -> None:
    """Every ship, every card and every destiny card is in one place."""
    for player, count in enumerate(map(sum, zip(*s.ships))):
        if count != s.seats[player].fleet:
            raise FuzzFault(fuzz_words.ships_lost(player, count, s.seats[player].fleet))
    if min(chain.from_iterable(s.ships)) < 0:
        raise FuzzFault(fuzz_words.fewer_than_none(next(row.index(min(row)) for row in s.ships if min(row) < 0)))
    if any(any(s.ships[planet]) for planet in s.gone):
        raise FuzzFault(fuzz_words.ships_nowhere(next(planet for planet in s.gone if any(s.ships[planet]))))
    if s.marked and what_is_wrong_in(s):
        raise FuzzFault(fuzz_words.stacks(what_is_wrong_in(s)))
    cards = list(chain.from_iterable(s.piles()))
    if len(cards) != len(s.cards) or len(set(cards)) != len(cards):
        count_of = Counter(cards)
        nowhere = [face for card, face in enumerate(s.cards) if not count_of[card]]
        raise FuzzFault(fuzz_words.cards_lost(nowhere, [s.cards[card] for card, n in count_of.items() if n > 1]))
    if s.has_reward_deck and (s.rewards_in(s.discard) or s.rewards_in(s.reward_discard) < len(s.reward_discard)):
        raise FuzzFault(fuzz_words.wrong_discards())
    if len(s.destiny_deck) + len(s.destiny_discard) != len(s.destinies) or not set(s.destiny_deck).isdisjoint(
        s.destiny_discard
    ):
        raise FuzzFault(fuzz_words.destinies_lost())
    if s.options.techs:
        techs_are_there(s)


def techs_are_there(s: GameState) -> None:
    """Every tech is in one place, and its ships are those that lie on techs."""
    try:
        check_techs(s)
    except ValueError as fault:
        raise FuzzFault(fuzz_words.techs_wrong()) from fault


def is_a_choice(decision: Decision) -> None:
    """Who has one answer only is not asked; that there is one at all, the table sees to itself."""
    if decision.only_answer() is not None:
        raise FuzzFault(fuzz_words.sole_option(decision.kind))


def is_taken(decision: Decision, answer: Answer) -> None:
    """An answer drawn from a question is a legal one."""
    try:
        taken = decision.check(answer)
    except IllegalAnswer as fault:
        raise FuzzFault(fuzz_words.refused(decision.kind, answer, fault.key)) from fault
    if taken != answer:
        raise FuzzFault(fuzz_words.other_form(decision.kind, answer, taken))
