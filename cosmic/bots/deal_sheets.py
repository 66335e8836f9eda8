"""What may sensibly be offered in a deal: a colony for a colony, a colony for cards, cards for cards, ships freed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmic.bots.view_reading import is_home, worth
from cosmic.engine.deals import Bounds, Share, card_count, share
from cosmic.engine.state import NOBODY
from cosmic.engine.views import PlayerView

Offer = dict[str, Share]
# Cards on top of colonies, as so many given and so many taken.
SWAPPED = ((0, 0), (0, 1), (1, 0))
FOR_CARDS, FOR_MY_CARDS = ((0, 1), (0, 2), (0, 3)), ((1, 0), (2, 0), (3, 0))
CARDS_ALONE = ((1, 1), (1, 2), (2, 1))


def sheets(view: PlayerView, bounds: Bounds, other: int) -> list[Offer]:
    """All of them legal, none twice, and none that asks for something and gives nothing, as out of an empty hand."""
    found: list[Offer] = []
    for offer in _written(view, bounds, other):
        is_exchange = is_something(offer["give"]) and is_something(offer["take"])
        if is_exchange and offer not in found and not bounds.fault_of(offer):
            found.append(offer)
    return found


def is_something(part: Share) -> bool:
    return card_count(part) > 0 or part["colony"] != NOBODY or any(part["free"])


def _written(view: PlayerView, bounds: Bounds, other: int) -> Iterator[Offer]:
    given = [NOBODY, *_planets(view, bounds.new[0], view.viewer, other)]
    taken = [NOBODY, *_planets(view, bounds.new[1], other, view.viewer)]
    for giving in given:
        for taking in taken:
            yield from _with_cards(view, bounds, giving, taking)
            yield from _with_ships(view, bounds, other, giving, taking)


def _planets(view: PlayerView, planets: Sequence[int], giver: int, settler: int) -> list[int]:
    """A colony abroad and one at home are not the same thing: one of each, where the giver stands most firmly."""
    firm = sorted(planets, key=lambda planet: -view.ships[planet][giver])
    abroad = [planet for planet in firm if not is_home(view, planet, settler)]
    return abroad[:1] + [planet for planet in firm if is_home(view, planet, settler)][:1]


def _with_cards(view: PlayerView, bounds: Bounds, giving: int, taking: int) -> Iterator[Offer]:
    if giving == NOBODY and taking == NOBODY:
        counts: tuple[tuple[int, int], ...] = CARDS_ALONE
    elif giving == NOBODY:
        counts = FOR_MY_CARDS
    elif taking == NOBODY:
        counts = FOR_CARDS
    else:
        counts = SWAPPED
    cheap = sorted(bounds.hand, key=worth)
    for out, into in counts:
        taken = share(random=into, colony=taking)
        yield {"give": share(random=out, colony=giving), "take": taken}
        if out:
            yield {"give": share(cards=cheap[:out], colony=giving), "take": taken}
        if into == 1:
            attack = share(kinds=[["attack", 1]], colony=taking)
            yield {"give": share(cards=cheap[:out], colony=giving), "take": attack}


def _with_ships(view: PlayerView, bounds: Bounds, other: int, giving: int, taking: int) -> Iterator[Offer]:
    """A power may free ships from the warp."""
    mine, theirs = (_freed(bounds.free[0], other), _freed(bounds.free[1], view.viewer))
    if mine:
        for into in (0, 1):
            give, take = share(colony=giving, free=mine), share(random=into, colony=taking)
            yield {"give": give, "take": take}
    if theirs:
        for out in (0, 1):
            give, take = share(random=out, colony=giving), share(colony=taking, free=theirs)
            yield {"give": give, "take": take}


def _freed(most: Sequence[int], owner: int) -> list[int]:
    if not most or not most[owner]:
        return []
    return [count if seat == owner else 0 for seat, count in enumerate(most)]
