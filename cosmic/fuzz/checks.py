"""What holds at every single decision: nothing is lost, and there is a legal answer."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.errors import IllegalAnswer
from cosmic.engine.state import GameState
from cosmic.fuzz import fuzz_words
from cosmic.fuzz.fuzz_words import FuzzFault
from cosmic.phases.setup import SHIPS_PER_PLANET


def nothing_is_lost(s: GameState) -> None:
    """Every ship, every card and every destiny card is in one place."""
    ships = SHIPS_PER_PLANET * s.options.planets
    for player, count in enumerate(map(sum, zip(*s.ships))):
        if count != ships:
            raise FuzzFault(fuzz_words.ships_lost(player, count, ships))
    if min(chain.from_iterable(s.ships)) < 0:
        raise FuzzFault(fuzz_words.fewer_than_none(next(row.index(min(row)) for row in s.ships if min(row) < 0)))
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
