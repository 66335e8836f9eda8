"""An offer in the making stays within its bounds at every step, and reaches everything that may be offered."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from cosmic.engine.deals import Bounds, can_hand_over, in_order, share
from cosmic.engine.definitions import KINDS
from cosmic.engine.log import Line
from cosmic.engine.state import NOBODY
from cosmic.hotseat.session.deal_drafts import (
    GIVE,
    LONGEST_TICK,
    SIDES,
    TAKE,
    DealClock,
    OfferDraft,
    lacking,
    last_offer,
    talks,
    turned_round,
)

FACES = {
    "attack_8": "attack",
    "attack_10": "attack",
    "negotiate": "negotiate",
    "morph": "morph",
    "reinforcement_3": "reinforcement",
    "plague": "artifact",
    "flare_x": "flare",
}


def bounds(
    hand=("attack_8", "attack_8", "attack_10", "negotiate"),
    their_cards=2,
    colonies=((1, 2), (6,)),
    new=((1,), (6,)),
    free=((), ()),
) -> Bounds:
    return Bounds(tuple(FACES), tuple(hand), FACES, their_cards, colonies, new, free)


def offer(give=None, take=None):
    return {"give": share() | (give or {}), "take": share() | (take or {})}


def canonical(given):
    return share(
        sorted(given["cards"]),
        given["kinds"],
        given["random"],
        given["colony"],
        given["free"] if any(given["free"]) else [],
    )


# --- everything legal can be reached


def shares(faces, kinds, most_random, colonies, free):
    """Every share with named cards from a list of choices, kinds, random cards, a colony and ships."""
    for cards, counts, random, colony, ships in product(faces, kinds, range(most_random + 1), colonies, free):
        yield share(list(cards), in_order(dict(counts)), random, colony, list(ships))


def compose(draft: OfferDraft, side: int, given) -> None:
    for face in given["cards"]:
        draft.add_card(side, face)
    for kind, count in given["kinds"]:
        draft.set_kind(side, kind, count)
    draft.set_random(side, given["random"])
    if given["colony"] != NOBODY:
        draft.toggle_colony(side, given["colony"])
    for owner, count in enumerate(given["free"]):
        draft.set_free(side, owner, count)


def test_every_legal_share_of_the_own_side_can_be_composed():
    limits = bounds(free=((2, 1), ()))
    names = [(), ("attack_8",), ("attack_8", "attack_8"), ("attack_10", "attack_8"), ("negotiate",), ("morph",)]
    kinds = [tuple(zip(("attack", "negotiate", "flare"), counts)) for counts in product(range(4), range(2), range(2))]
    tried = 0
    for given in shares(names, kinds, 4, (NOBODY, 1, 2), ((), (1, 0), (2, 1))):
        draft = OfferDraft(limits)
        compose(draft, GIVE, given)
        legal = limits.fault_of({"give": given, "take": share()}) in ("", "offer-empty")
        assert (canonical(draft.share(GIVE)) == canonical(given)) == legal, given
        tried += 1
    assert tried > 1000


def test_every_legal_share_of_the_other_side_can_be_composed():
    limits = bounds(free=((), (0, 2)), their_cards=3)
    names = [(), ("morph",), ("morph", "morph"), ("attack_8", "flare_x", "plague"), ("attack_8",) * 4]
    kinds = [tuple(zip(("attack", "artifact"), counts)) for counts in product(range(4), range(3))]
    for given in shares(names, kinds, 4, (NOBODY, 6), ((), (0, 2))):
        draft = OfferDraft(limits)
        compose(draft, TAKE, given)
        legal = limits.fault_of({"give": share(), "take": given}) in ("", "offer-empty")
        assert (canonical(draft.share(TAKE)) == canonical(given)) == legal, given


def one_step(draft: OfferDraft, chance: Random) -> None:
    side, limits = chance.randrange(2), draft.bounds
    match chance.randrange(7):
        case 0 if draft.hand:
            draft.toggle_slot(chance.randrange(len(draft.hand)))
        case 1:
            draft.add_card(side, chance.choice(limits.faces))
        case 2:
            draft.remove_card(side, chance.choice(limits.faces))
        case 3:
            draft.set_kind(side, chance.choice(KINDS), chance.randrange(-1, 6))
        case 4:
            draft.set_random(side, chance.randrange(-1, 8))
        case 5:
            draft.toggle_colony(side, chance.choice([*limits.colonies[0], *limits.colonies[1], 99]))
        case 6:
            draft.set_free(side, chance.randrange(3), chance.randrange(-1, 4))


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_pressed_only_emptiness_is_ever_wrong(seed):
    chance = Random(seed)
    hand = [chance.choice(list(FACES)) for _ in range(chance.randrange(0, 9))]
    free = chance.choice((((), ()), ((1, 0, 3), ()), ((), (0, 2, 2))))
    limits = bounds(hand, chance.randrange(0, 6), free=free)
    draft = OfferDraft(limits)
    for _ in range(200):
        one_step(draft, chance)
        assert draft.fault == limits.fault_of(draft.answer())
        assert draft.fault in ("", "offer-empty")
        assert can_hand_over(draft.share(GIVE), list(limits.hand), FACES)
        assert draft.room(GIVE) >= 0 and draft.room(TAKE) >= 0


# --- single steps


def test_copies_of_a_card_are_counted_one_by_one():
    draft = OfferDraft(bounds())
    assert draft.hand == ["attack_8", "attack_8", "attack_10", "negotiate"]
    assert draft.toggle_slot(1) and draft.share(GIVE)["cards"] == ["attack_8"]
    assert draft.named == {1}  # the very card that was pressed
    assert draft.add_card(GIVE, "attack_8") and not draft.add_card(GIVE, "attack_8")
    assert draft.toggle_slot(1) and draft.share(GIVE)["cards"] == ["attack_8"]


def test_a_card_promised_by_kind_cannot_be_named_as_well():
    draft = OfferDraft(bounds())
    draft.set_kind(GIVE, "attack", 9)
    assert draft.kinds[GIVE] == {"attack": 3}
    assert not draft.can_name(0) and not draft.toggle_slot(0)
    assert draft.can_name(3)
    draft.set_kind(GIVE, "attack", 2)
    assert draft.toggle_slot(0) and draft.most_of_kind(GIVE, "attack") == 2


def test_random_cards_come_from_what_is_left():
    draft = OfferDraft(bounds())
    draft.toggle_slot(0)
    draft.set_random(GIVE, 9)
    assert draft.random[GIVE] == 3 and draft.room(GIVE) == 0
    assert not draft.toggle_slot(1)


def test_no_more_can_be_asked_for_than_the_other_holds():
    draft = OfferDraft(bounds())
    assert draft.add_card(TAKE, "flare_x") and draft.add_card(TAKE, "attack_8")
    assert not draft.add_card(TAKE, "morph")
    assert draft.share(TAKE)["cards"] == ["attack_8", "flare_x"]  # in the order of the box
    assert draft.most_random(TAKE) == 0 and draft.most_of_kind(TAKE, "attack") == 0
    assert not draft.add_card(TAKE, "no_such_card")


def test_one_colony_for_each_side():
    draft = OfferDraft(bounds())
    draft.toggle_colony(GIVE, 1)
    draft.toggle_colony(GIVE, 2)
    assert draft.share(GIVE)["colony"] == 2 and draft.fault == "offer-empty"  # already settled there
    draft.toggle_colony(TAKE, 6)
    assert draft.fault == ""
    draft.toggle_colony(GIVE, 2)
    assert draft.share(GIVE)["colony"] == NOBODY
    assert not draft.toggle_colony(GIVE, 6)


def test_clearing_leaves_nothing():
    draft = OfferDraft(bounds(free=((2,), ())))
    compose(draft, GIVE, share(["negotiate"], [["attack", 1]], 1, 1, [1]))
    assert not draft.is_blank
    draft.clear()
    assert draft.is_blank and draft.answer() == offer() and draft.fault == "offer-empty"


# --- counter-offers


def test_a_counter_offer_starts_from_the_other_side_of_the_table():
    theirs = offer({"random": 1, "colony": 6}, {"cards": ["attack_10"], "kinds": [["negotiate", 1]], "colony": 1})
    draft = OfferDraft.answering(bounds(), theirs)
    assert draft.answer() == turned_round(theirs)
    assert turned_round(turned_round(theirs)) == theirs


def test_what_cannot_be_met_is_left_out_of_a_counter_offer():
    theirs = offer({"random": 1}, {"cards": ["plague", "negotiate"], "kinds": [["attack", 1], ["flare", 2]]})
    draft = OfferDraft.answering(bounds(), theirs)
    assert draft.share(GIVE) == share(["negotiate"], [["attack", 1]])
    assert draft.share(TAKE) == share(random=1)
    assert draft.fault == ""


def test_what_a_hand_lacks_is_named():
    asked = share(["plague", "attack_8", "attack_8", "attack_8"], [["attack", 2]], 3)
    assert lacking(asked, bounds().hand, FACES) == share(["plague", "attack_8"], [["attack", 1]], 2)
    assert lacking(share(["negotiate"], [["attack", 3]]), bounds().hand, FACES) == share()


def test_the_talks_are_the_end_of_the_log():
    old = Line("deal-offered", {"seat": 0, "other": 1, "give": share(random=9), "take": share()}, None)
    new = Line("deal-offered", {"seat": 2, "other": 1, "give": share(random=1), "take": share()}, None)
    begin = Line("deal-you-begin", {"seat": 1, "other": 2}, None)
    log = [old, Line("deal-refused", {"seat": 1}, None), begin, new]
    assert talks(log) == [begin, new]
    assert last_offer(log) == {side: new[1][side] for side in SIDES}
    assert last_offer(log[:3]) is None and talks([]) == []


# --- the clock


def test_the_clock_runs_only_when_ticked():
    clock = DealClock(2.0)
    assert clock.running and clock.face == "0:02"
    assert not clock.tick(0.0)
    assert not clock.tick(0.5) and clock.tick(0.5)  # rounded up: 1.5 still shows two
    for _ in range(8):
        clock.tick(0.5)
    assert clock.up and not clock.running and clock.face == "0:00"


def test_a_hiccup_does_not_eat_the_minute():
    clock = DealClock(60)
    clock.tick(50)
    assert clock.left == 60 - LONGEST_TICK


def test_the_clock_can_be_paused_lengthened_and_switched_off():
    clock = DealClock(1)
    clock.pause()
    clock.tick(0.5)
    assert clock.left == 1 and clock.paused
    clock.go_on()
    clock.add()
    assert clock.left == 31 and clock.face == "0:31"
    clock.switch_off()
    for _ in range(100):
        clock.tick(0.5)
    assert not clock.up and clock.left == 31
    clock.add()
    assert clock.running and clock.left == 30  # a clock that was off starts anew


def test_no_seconds_mean_no_clock():
    clock = DealClock(0)
    clock.tick(0.5)
    assert not clock.on and not clock.up and not clock.running
