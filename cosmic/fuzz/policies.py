"""Ways to answer that lead games into their corners; all but the first have a will of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmic.engine.deals import Bounds, in_order
from cosmic.engine.decisions import ACCUSE, NO, PASS, YES, Answer, Decision
from cosmic.engine.definitions import KINDS
from cosmic.engine.rng import Chance
from cosmic.engine.table import Table
from cosmic.fuzz.drawing import ANSWERING, Trial, stream

Mind = Callable[[Table, Decision, Chance], Answer]


def by_chance(t: Table, decision: Decision, chance: Chance) -> Answer:
    return decision.sample(chance)


def use_all(t: Table, decision: Decision, chance: Chance) -> Answer:
    """Whatever may be used is used, and as much of it as may be."""
    if decision.form == "many":
        return list(decision.options) if decision.high >= len(decision.options) else most_of(decision, chance)
    if decision.form == "offer":
        return rich_offer(decision, chance)
    if decision.form == "pick" and YES in decision.options:
        return YES
    return not_passing(decision, chance)


def zap_all(t: Table, decision: Decision, chance: Chance) -> Answer:
    """Whatever can be stopped is stopped."""
    return not_passing(decision, chance) if decision.kind == "counter" else decision.sample(chance)


def negotiate(t: Table, decision: Decision, chance: Chance) -> Answer:
    """Negotiates are laid while there are any, offers are large and accepted."""
    if decision.form == "offer":
        return rich_offer(decision, chance)
    if decision.kind == "card":
        cards = [card for card in decision.options if t.box.kind[card] == "negotiate"]
        return cards[chance.below(len(cards))] if cards else decision.sample(chance)
    return "accept" if "accept" in decision.options else decision.sample(chance)


def let_pass(t: Table, decision: Decision, chance: Chance) -> Answer:
    """Whatever can be declined is declined, and given as little as may be."""
    if decision.form == "many":
        options = list(decision.options)
        chance.shuffle(options)
        return [option for option in decision.options if option in options[: decision.low]]
    for word in (PASS, NO, "no_deal", "refuse", "neither"):
        if word in decision.options:
            return word
    return decision.sample(chance)


MINDS: dict[str, Mind] = {
    "random": by_chance,
    "use_all": use_all,
    "zap_all": zap_all,
    "negotiate": negotiate,
    "pass": let_pass,
}
MIXED = "mixed"
RARELY = 12  # one chance to cry thief in so many is taken
POLICIES = (*MINDS, MIXED)


def minds_of(trial: Trial, seats: int) -> list[Mind]:
    """One for each seat. Mixed: in half of the games all seats share one, in the others each has its own."""
    known = {name: seldom_giving_up(seldom_accusing(mind)) for name, mind in MINDS.items()}
    if trial.policy != MIXED:
        return [known[trial.policy]] * seats
    chance, minds = stream(trial.seed, ANSWERING), list(known.values())
    if chance.below(2):
        return [minds[chance.below(len(minds))]] * seats
    return [minds[chance.below(len(minds))] for _ in range(seats)]


def seldom_accusing(mind: Mind) -> Mind:
    """If everybody cried thief at every chance, all ships would soon be in the warp and no game would end."""

    def answer(t: Table, decision: Decision, chance: Chance) -> Answer:
        return PASS if decision.kind == ACCUSE and chance.below(RARELY) else mind(t, decision, chance)

    return answer


def seldom_giving_up(mind: Mind) -> Mind:
    """If every third action gave a tech up, hardly one would ever be completed."""

    def answer(t: Table, decision: Decision, chance: Chance) -> Answer:
        chosen = mind(t, decision, chance)
        if decision.kind == "tech-action" and str(chosen).startswith("abandon:") and chance.below(RARELY):
            others = [option for option in decision.options if not option.startswith("abandon:")]
            return others[chance.below(len(others))]
        return chosen

    return answer


def not_passing(decision: Decision, chance: Chance) -> Answer:
    if decision.form == "pick" and PASS in decision.options:
        others = [option for option in decision.options if option != PASS]
        return others[chance.below(len(others))]
    return decision.sample(chance)


def most_of(decision: Decision, chance: Chance) -> Answer:
    options = list(decision.options)
    chance.shuffle(options)
    return [option for option in decision.options if option in options[: decision.high]]


def rich_offer(decision: Decision, chance: Chance) -> Answer:
    """An offer with several kinds of cards each way, in any order, as far as it is legal."""
    bounds = decision.bounds
    assert bounds is not None
    offer = bounds.sample(chance)
    if offer is None:
        return decision.sample(chance)
    for side in ("give", "take"):
        kinds = list(KINDS)
        chance.shuffle(kinds)
        for kind in kinds[: chance.below(4)]:
            offer = with_kind(bounds, offer, side, kind)
    return offer


def with_kind(bounds: Bounds, offer: dict[str, Any], side: str, kind: str) -> dict[str, Any]:
    """The offer with one card of a kind more, or as it is if that is more than there can be."""
    given = offer[side]
    counts = dict(given["kinds"])
    counts[kind] = counts.get(kind, 0) + 1
    larger = {**offer, side: {**given, "kinds": in_order(counts)}}
    return offer if bounds.fault_of(larger) else larger
