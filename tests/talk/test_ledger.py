"""Words and what becomes of them: kept, broken or beside the point, from what everybody saw alone."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic.engine.log import Line
from cosmic.talk.facts import EncounterFacts, Witness
from cosmic.talk.hearing import hearing_of
from cosmic.talk.ledger import BROKEN, KEPT, MOOT, OPEN, deeds, faded, judge, trust
from cosmic.talk.statements import (
    FIGHT,
    INVITE_ME,
    LEAVE_ALONE,
    NEGOTIATE,
    NOT_THAT_ONE,
    WHY,
    Statement,
    statement_from,
    worded,
)

KINDS = {"negotiate": "negotiate", "attack_08": "attack"}
FACES = {kind: face for face, kind in KINDS.items()}


def line(key: str, **about: Any) -> Line:
    return Line(key, about)


def encounter(
    offense: int = 0,
    defense: int = 1,
    destiny: str = "colour",
    invited: dict[int, list[int]] | None = None,
    allied: dict[int, tuple[int, int]] | None = None,
    cards: dict[int, str] | None = None,
) -> list[Line]:
    return [
        line("encounter-starts", seat=offense, number=1),
        line("destiny", seat=offense, destiny=destiny),
        line("aimed", seat=offense, other=defense, planet=5),
        *(line("invited", seat=main, seats=seats) for main, seats in (invited or {}).items()),
        *(line("allied", seat=seat, side=side, count=n, sources=[]) for seat, (side, n) in (allied or {}).items()),
        *(line("revealed", seat=seat, card=FACES[kind]) for seat, kind in (cards or {}).items()),
    ]


def facts(log: list[Line]) -> list[EncounterFacts]:
    return Witness(KINDS, ("wild",)).read_on(log)


def verdict(one: Statement, log: list[Line]) -> str:
    """Said after three lines of the first encounter; another one has begun since."""
    return judge([one._replace(line=3)], facts(log))[0].verdict


NEXT = encounter(offense=3, defense=2)


@pytest.mark.parametrize(
    ("kind", "card", "expected"),
    [
        (NEGOTIATE, "negotiate", KEPT),
        (NEGOTIATE, "attack", BROKEN),
        (FIGHT, "attack", KEPT),
        (FIGHT, "negotiate", BROKEN),
        (NEGOTIATE, "", MOOT),
    ],
)
def test_what_was_said_of_a_card(kind: str, card: str, expected: str) -> None:
    cards = {0: card} if card else {}
    assert verdict(Statement(0, kind), encounter(cards=cards) + NEXT) == expected


@pytest.mark.parametrize(
    ("invited", "allied", "expected"),
    [
        ({0: [2]}, {2: (0, 3)}, KEPT),
        ({0: [2]}, {2: (0, 4)}, KEPT),
        ({0: [2]}, {2: (0, 2)}, BROKEN),
        ({0: [2], 1: [2]}, {2: (1, 4)}, BROKEN),
        ({0: [2]}, {}, BROKEN),
        ({0: [3]}, {}, MOOT),
    ],
)
def test_who_asked_to_be_invited(invited: Any, allied: Any, expected: str) -> None:
    log = encounter(invited=invited, allied=allied) + NEXT
    assert verdict(Statement(2, INVITE_ME, 0, 3), log) == expected


@pytest.mark.parametrize(("swaps", "expected"), [(1, KEPT), (2, BROKEN)])
def test_who_laid_what_it_said_is_no_liar_though_the_cards_were_swapped(swaps: int, expected: str) -> None:
    start = encounter() + [line("cards-swapped")] * swaps
    shown = encounter(cards={0: "attack", 1: "negotiate"})[-2:]
    assert verdict(Statement(0, NEGOTIATE), start + shown + NEXT) == expected
    assert verdict(Statement(1, FIGHT), start + shown + NEXT) == expected


def test_a_request_is_no_promise() -> None:
    assert verdict(Statement(2, NOT_THAT_ONE, 3), encounter() + NEXT) == MOOT


def test_a_reason_for_what_was_turned_down_is_no_promise_and_nothing_that_bots_go_by() -> None:
    """Whatever becomes of it: people give none, so it would tell them and bots apart."""
    reason = Statement(0, WHY, 1, reason="you-gain-more")
    log = encounter(cards={0: "attack"})
    assert not reason.is_promise
    assert verdict(reason, log) == verdict(reason, log + NEXT) == MOOT
    promise = Statement(0, NEGOTIATE, line=3)
    heard = hearing_of(1, 4, [reason._replace(line=3), promise], facts(log))
    assert heard.said == (promise,)
    assert heard == hearing_of(1, 4, [promise], facts(log)), "as if it had not been said"


def test_nothing_is_judged_before_the_encounter_is_over() -> None:
    log = encounter(cards={0: "attack"})
    assert verdict(Statement(0, NEGOTIATE), log) == OPEN
    assert judge([Statement(0, NEGOTIATE, line=3)], facts(log), is_over=True)[0].verdict == BROKEN


@pytest.mark.parametrize(
    ("later", "expected"),
    [
        (encounter(0, 1, "wild"), BROKEN),
        (encounter(0, 2, "wild"), KEPT),
        (encounter(0, 1, "colour"), OPEN),  # destiny has sent it there
        (encounter(2, 1, "wild", invited={2: [0]}, allied={0: (0, 2)}), OPEN),  # somebody else has chosen
        (encounter(2, 3), OPEN),
        (encounter(2, 3) * 7, MOOT),
    ],
)
def test_who_was_to_be_left_alone(later: list[Line], expected: str) -> None:
    assert verdict(Statement(0, LEAVE_ALONE, 1), encounter(3, 2) + later + encounter(3, 2)) == expected


def test_lines_for_one_pair_of_eyes_are_no_facts() -> None:
    log = [*encounter(), Line("revealed", {"seat": 0, "card": "attack_08"}, [0])]
    assert facts(log)[-1].shown == {}


def test_trust_goes_with_kept_and_broken_words_and_fades() -> None:
    kept = judge([Statement(0, NEGOTIATE, line=3)], facts(encounter(cards={0: "negotiate"}) + NEXT))
    broken = judge([Statement(0, NEGOTIATE, line=3)], facts(encounter(cards={0: "attack"}) + NEXT))
    assert trust(kept, 4, 1, 1)[0] > 0 > trust(broken, 4, 1, 1)[0]
    assert trust(broken, 4, 1, 4)[0] == pytest.approx(trust(broken, 4, 1, 1)[0] / 2)
    assert faded(3) == 0.5 and faded(0) == 1
    assert trust(broken, 4, 0, 1) == [0, 0, 0, 0]  # of oneself nobody has an opinion


def test_whoever_was_spoken_to_takes_it_harder() -> None:
    log = encounter(invited={0: [2]}) + NEXT
    judged = judge([Statement(2, INVITE_ME, 0, 3, 3)], facts(log))
    assert trust(judged, 4, 0, 1)[2] < trust(judged, 4, 1, 1)[2] < 0


def test_deeds_are_remembered() -> None:
    """By the defense: who attacked it, by choice or not, who helped and who helped the other."""
    seen = facts(encounter(0, 1, "wild", allied={2: (1, 2), 3: (0, 1)}) + NEXT)
    by_choice = deeds(seen, 4, 1, len(seen) - 1)
    assert by_choice[0] < by_choice[3] < 0 < by_choice[2] and by_choice[1] == 0
    sent = facts(encounter(0, 1) + NEXT)
    assert by_choice[0] < deeds(sent, 4, 1, len(sent) - 1)[0] < 0


@pytest.mark.parametrize(("later", "left"), [(0, 1), (1, 0.5 ** (1 / 3)), (3, 0.5), (6, 0.25)])
def test_deeds_are_forgotten_by_and_by(later: int, left: float) -> None:
    """Whether good or bad, half of them in three encounters."""
    log = encounter(0, 1, "wild", allied={2: (1, 2), 3: (0, 1)})
    fresh, old = (deeds(seen, 4, 1, len(seen) - 1) for seen in (facts(log + NEXT), facts(log + NEXT * (later + 1))))
    assert fresh[0] < 0 < fresh[2]
    assert old == pytest.approx([one * left for one in fresh])


def test_regard_fades_with_words_and_deeds_and_what_is_under_way_is_no_deed_yet() -> None:
    """As a seat hears of it: who helps it now may still be paid for that, but not before the encounter is over."""
    helped = encounter(0, 1, allied={2: (1, 2)})
    assert hearing_of(1, 4, [], facts(helped)).regard[2] == 0
    over = [hearing_of(1, 4, [], facts(helped + NEXT * later)).regard[2] for later in range(1, 8)]
    assert over == sorted(over, reverse=True) and 0 < over[-1] < over[0] / 3


def test_who_came_to_help_bears_no_grudge_for_the_attack_on_another() -> None:
    seen = facts(encounter(0, 1, "wild", allied={2: (1, 2)}) + NEXT)
    attacked, helper = (deeds(seen, 4, seat, len(seen) - 1)[0] for seat in (1, 2))
    assert attacked < helper < 0


def test_a_promise_that_is_repeated_is_one_promise() -> None:
    log = encounter() + encounter(2, 3) + encounter(0, 2, "wild") + NEXT
    promise = Statement(0, LEAVE_ALONE, 1)
    once, twice = ([promise._replace(line=place) for place in places] for places in ((3,), (3, 5)))
    assert [one.verdict for one in judge(twice, facts(log))] == [KEPT, MOOT]
    assert trust(judge(twice, facts(log)), 4, 1, 3) == trust(judge(once, facts(log)), 4, 1, 3)


def test_what_a_seat_hears() -> None:
    log = encounter(cards={0: "attack"}) + NEXT
    said = [Statement(0, NEGOTIATE, line=3), Statement(2, LEAVE_ALONE, 1, line=3), Statement(3, FIGHT, line=len(log))]
    heard = hearing_of(1, 4, said, facts(log))
    assert heard.said == (said[1], said[2])  # what holds, and what was said just now
    assert heard.trust[0] < 0 and heard.regard[0] < heard.trust[0]


def test_a_statement_survives_a_save_and_an_answer() -> None:
    one = Statement(2, INVITE_ME, 0, 3, 17)
    assert statement_from(list(one)) == one
    assert worded(2, one.word).is_like(one)
    for nonsense in (["x"], [0, "shout", 1, 1, 1], [0, FIGHT, "1", 0, 0], None):
        with pytest.raises((TypeError, ValueError)):
            statement_from(nonsense)
