"""The greedy bot's deals: simple swaps."""

from __future__ import annotations

from cosmic.bots.view_reading import gains, is_home, would_win
from cosmic.engine.deals import Bounds, Share, card_count, share
from cosmic.engine.state import NOBODY
from cosmic.engine.views import PlayerView


def offer(view: PlayerView, bounds: Bounds, other: int) -> dict[str, Share] | None:
    """Colony for colony, or else a card for a card; None if neither can be had."""
    swaps = [
        {"give": share(colony=giving), "take": share(colony=taking)}
        for giving in bounds.new[0]
        for taking in bounds.new[1]
        if not is_home(view, taking, view.viewer)
    ]
    # A planet of the other's own system costs least: a colony there brings it no nearer to victory.
    swaps.sort(key=lambda swap: not is_home(view, swap["give"]["colony"], other))
    for swap in swaps:
        if is_welcome(view, other, swap["give"], swap["take"]):
            return swap
    cards = {"give": share(random=1), "take": share(random=1)}
    return None if bounds.fault_of(cards) else cards


def is_welcome(view: PlayerView, other: int, give: Share, take: Share) -> bool:
    """Brings a colony, or as many cards as it costs; never lets the other win alone."""
    mine, theirs = _gain(view, view.viewer, take), _gain(view, other, give)
    if theirs and would_win(view, other, give["colony"]):
        return mine and would_win(view, view.viewer, take["colony"])
    if mine:
        return True
    return not theirs and card_count(take) >= card_count(give)


def _gain(view: PlayerView, player: int, given: Share) -> bool:
    return given["colony"] != NOBODY and gains(view, player, given["colony"])
