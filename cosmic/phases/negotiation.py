"""The talk about a deal: offers and counter-offers until one is accepted or nobody wants to go on."""

from __future__ import annotations

from typing import Any, Final

from cosmic.engine.deals import MOST_OFFERS, bounds_for, can_meet
from cosmic.engine.decisions import Decision
from cosmic.engine.state import SIDE_NAMES
from cosmic.engine.table import Table

TIME_UP: Final = ("time_up",)  # the clock's answer (rule: deals.clock)


def negotiate(t: Table) -> dict[str, Any] | None:
    """The agreed terms, by what each side gives; None if there is no deal."""
    offers = {t.enc.offense: 0, t.enc.defense: 0}
    said: list[dict[str, Any]] = []
    proposer, other = t.enc.offense, t.enc.defense
    while True:
        may_wait = not any(offers.values()) and proposer == t.enc.offense
        offer = make_offer(t, proposer, other, may_wait, said)
        if offer == "you_begin":
            t.tell("deal-you-begin", seat=proposer, other=other)
            proposer, other = other, proposer
            continue
        offers[proposer] += 1
        if offer == "no_deal" or offer in TIME_UP:
            tell_no_deal(t, proposer, offer)
            return None
        t.tell("deal-offered", seat=proposer, other=other, give=offer["give"], take=offer["take"])
        said = [*said, {"seat": proposer, "give": offer["give"], "take": offer["take"]}]
        reply = reply_to(t, other, proposer, offer, offers[other] < MOST_OFFERS, said)
        if reply == "accept":
            t.tell("deal-accepted", seat=other)
            given = {proposer: offer["give"], other: offer["take"]}
            return {SIDE_NAMES[t.side_of(player)]: given[player] for player in (t.enc.offense, t.enc.defense)}
        if reply != "counter":
            tell_no_deal(t, other, reply)
            return None
        proposer, other = other, proposer


def tell_no_deal(t: Table, player: int, answer: str) -> None:
    if answer in TIME_UP:
        t.tell("deal-time-up")
    else:
        t.tell("deal-refused", seat=player)


def make_offer(t: Table, me: int, other: int, may_wait: bool, said: list[dict[str, Any]]) -> Any:
    """An offer, or no deal. The offense, who is asked first, may leave the first word to the defense. Everybody has
    heard what was `said` in this talk."""
    bounds = bounds_for(t, me, other)
    if not bounds.possible():
        return "no_deal"
    words = ("no_deal", "you_begin") if may_wait else ("no_deal",)
    about = {"other": other, "said": said}
    return t.put(Decision(me, "deal-offer", "offer", words, "offer", bounds=bounds, outside=TIME_UP, about=about))


def reply_to(
    t: Table, me: int, other: int, offer: dict[str, Any], may_counter: bool, said: list[dict[str, Any]]
) -> Any:
    """One can only accept what one can hand over (rule: deals.failure)."""
    replies = ["refuse"]
    if may_counter:
        replies.insert(0, "counter")
    if can_meet(t, me, offer["take"]):
        replies.insert(0, "accept")
    about = {"other": other, "give": offer["take"], "take": offer["give"], "said": said}
    # In secret, or a last offer would show whether the other holds the card it names.
    return t.put(Decision(me, "deal-reply", "pick", tuple(replies), "word", secret=True, outside=TIME_UP, about=about))
