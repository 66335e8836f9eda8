"""Deals. What might be agreed on is valued for both sides, against what a failed deal leaves them; one opens high,
comes nearer to what is best for both with each offer, and never says the same twice. What a bot turns down it turns
down for a reason, and gives it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from cosmic.bots.deal_sheets import Offer, sheets
from cosmic.bots.manner import MOST
from cosmic.bots.merits import NO_MERIT, UNMET, Merit, Pair, merit_of
from cosmic.bots.thoughts import Thought, Weighed
from cosmic.bots.view_reading import foreign_colonies, gains, is_home, would_win
from cosmic.engine.deals import Bounds, Share, card_count
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.state import NOBODY
from cosmic.engine.views import PlayerView
from cosmic.talk.statements import WhyNot
from cosmic.worlds.aftermath import Aftermath
from cosmic.worlds.outlook import Outlook

if TYPE_CHECKING:
    from cosmic.bots.thinking import ThinkingBot

# In shares of the game.
LEAST = 0.004  # a deal must be better than none by so much
FAIR = 0.03  # so much more may the other gain by it
LAST_WORD = 0.06  # and so much if there is nothing left to say
MORE = 0.35  # or so much of what oneself gains
TWICE = 2  # cards for one
SCREENED = 1  # worlds in which every sheet is tried
KEPT = 6  # sheets that are tried in all
NOTHING_TO_AGREE: WhyNot = "nothing-to-agree"
MET = 0.6  # of the worlds: the other must be likely to hold what is asked for


class Sheet(NamedTuple):
    """An offer, and what both gain by it against a deal that fails."""

    offer: Offer
    mine: float
    theirs: float
    standing: tuple[float, ...]
    ends: tuple[dict[int, Aftermath], dict[int, Aftermath]] = ({}, {})  # with it and without it, by world


class Sums:
    """Shares of everybody, added up over worlds."""

    def __init__(self, seats: int) -> None:
        self.sums, self.seen, self.tried = [0.0] * seats, 0, 0
        self.lone_wins = [0] * seats  # of others
        self.ends: dict[int, Aftermath] = {}  # by world

    def add(self, shares: list[float] | None, me: int, after: Aftermath) -> None:
        self.tried += 1
        if shares is not None:
            self.seen += 1
            self.ends[self.tried] = after
            self.sums = [a + b for a, b in zip(self.sums, shares)]
            for seat, one in enumerate(shares):
                self.lone_wins[seat] += seat != me and one >= 1

    def winner(self) -> int:
        """Somebody else who wins alone by it, more often than not."""
        return next((seat for seat, wins in enumerate(self.lone_wins) if 2 * wins > self.seen), NOBODY)

    def means(self) -> tuple[float, ...]:
        return tuple(one / self.seen for one in self.sums)


# --- offering


def offered(bot: ThinkingBot, view: PlayerView, decision: Decision, outlook: Outlook) -> Answer | None:
    """None if no world fits."""
    assert decision.bounds is not None
    me, other, said = view.viewer, int(decision.about["other"]), decision.about["said"]
    made = sum(one["seat"] == me for one in said)
    found: list[Sheet] = []
    if made < bot.level.offers:
        new = new_sheets(view, decision.bounds, other, said)
        shared = [sheet for sheet in new if wins_with(view, sheet) and wins_by(view, other, sheet["give"])]
        if shared:  # nothing is worth waiting for any more
            bot.thought = Thought(merit="wins")
            return min(shared, key=lambda sheet: card_count(sheet["give"]) + card_count(sheet["take"]))
        standing = [one for one in last_of(other, said) if not wins_alone(view, other, one)]
        tried = [*standing, *(one for one in new if not wins_alone(view, other, one))]
        end = bot.clock() + bot.level.cap
        valued = valued_sheets(bot, view, other, tried, outlook, end, kept=len(standing))
        if valued is None:
            return None
        found = better_than_offered([one for one in valued if one.mine >= LEAST and one.theirs >= LEAST], standing)
    if not found:
        bot.thought = Thought(reason=NOTHING_TO_AGREE)
        return "no_deal"
    chosen = conceded(found, made, bot.level.offers, bot.personality.greed)
    ranked = sorted(found, key=lambda one: (one is not chosen, -one.mine))
    weighed = tuple(Weighed(one.offer, round(one.standing[me], 4)) for one in ranked)
    merit = merit_of_deal(chosen, me, outlook.weights)
    bot.thought = Thought(weighed, about=dict(merit.about), worlds=bot.level.worlds["main"], merit=merit.key)
    return chosen.offer


def better_than_offered(found: list[Sheet], standing: list[Offer]) -> list[Sheet]:
    """Nobody asks for less than it has been offered, if it can ask for more; nor for the same."""
    least = max((one.mine for one in found if one.offer in standing), default=LEAST)
    new = best_for_both([one for one in found if one.offer not in standing])
    return [one for one in new if one.mine > least] or new


def can_ask_for_more(
    bot: ThinkingBot, view: PlayerView, decision: Decision, outlook: Outlook, mine: float, end: float
) -> bool:
    """Than so much: something that the other would still gain by."""
    other, said = int(decision.about["other"]), decision.about["said"]
    bounds = outlook.bounds_of_counter()
    if bounds is None:
        return False
    new = [one for one in new_sheets(view, bounds, other, said) if not wins_alone(view, other, one)]
    valued = valued_sheets(bot, view, other, new, outlook, end) or []
    return any(one.mine > mine and one.theirs >= LEAST for one in valued)


def new_sheets(view: PlayerView, bounds: Bounds, other: int, said: list[dict[str, Any]]) -> list[Offer]:
    """What may be offered that has not been brought up yet."""
    return [sheet for sheet in sheets(view, bounds, other) if not was_said(sheet, said, view.viewer)]


def last_of(other: int, said: list[dict[str, Any]]) -> list[Offer]:
    """What the other has offered last, as an offer of one's own."""
    return [{"give": one["take"], "take": one["give"]} for one in said if one["seat"] == other][-1:]


def was_said(offer: Offer, said: list[dict[str, Any]], me: int) -> bool:
    """By either of them: what was turned down is not brought up again."""
    for one in said:
        give, take = (one["give"], one["take"]) if one["seat"] == me else (one["take"], one["give"])
        if offer == {"give": give, "take": take}:
            return True
    return False


def wins_alone(view: PlayerView, other: int, offer: Offer) -> bool:
    """For all to see: the other has enough colonies by it, and I have not."""
    return wins_by(view, other, offer["give"]) and not wins_with(view, offer)


def wins_with(view: PlayerView, offer: Offer) -> bool:
    return wins_by(view, view.viewer, offer["take"])


def wins_by(view: PlayerView, player: int, given: Share) -> bool:
    return brings_colony(view, player, given) and would_win(view, player, given["colony"])


def brings_colony(view: PlayerView, settler: int, given: Share) -> bool:
    return given["colony"] != NOBODY and gains(view, settler, given["colony"])


def valued_sheets(
    bot: ThinkingBot, view: PlayerView, other: int, offers: list[Offer], outlook: Outlook, end: float, kept: int = 0
) -> list[Sheet] | None:
    """All in a few worlds, those that may do for both in all, and the first `kept` of them as well. None if no world
    fits. `end`: by the clock."""
    me, worlds = view.viewer, bot.level.worlds["main"]
    failed, no_deal = Sums(len(view.seats)), "no_deal" if outlook.worlds.decision.form == "offer" else "refuse"
    tried = [(offer, Sums(len(view.seats))) for offer in offers]
    for number in range(worlds):
        failed.add(outlook.settled(no_deal, number), me, outlook.aftermath)
        if not failed.seen:
            return None
        for offer, sums in tried:
            sums.add(outlook.deal(offer, number), me, outlook.aftermath)
        if number + 1 == min(SCREENED, worlds - 1):
            tried = tried[:kept] + hopeful(tried[kept:], failed, me, other)
        if bot.is_late(end):
            break
    return [
        sheet_of(offer, sums, failed, me, other)
        for offer, sums in tried
        if sums.seen > MET * sums.tried and sums.winner() == NOBODY
    ]


def sheet_of(offer: Offer, sums: Sums, failed: Sums, me: int, other: int) -> Sheet:
    after, before = sums.means(), failed.means()
    return Sheet(offer, after[me] - before[me], after[other] - before[other], after, (sums.ends, failed.ends))


def merit_of_deal(sheet: Sheet, me: int, weights: Sequence[float]) -> Merit:
    """What speaks for it, against none."""
    agreed, failed = sheet.ends
    return merit_of([Pair(agreed[n], failed[n]) for n in agreed if n in failed], me, weights)


def hopeful(kept: list[tuple[Offer, Sums]], failed: Sums, me: int, other: int) -> list[tuple[Offer, Sums]]:
    """What both would rather have than nothing; the worse off of the two counts."""

    def rank(one: tuple[Offer, Sums]) -> float:
        sheet = sheet_of(*one, failed, me, other)
        return -min(sheet.mine, sheet.theirs + FAIR)

    return sorted((one for one in kept if one[1].seen), key=rank)[:KEPT]


def best_for_both(found: list[Sheet]) -> list[Sheet]:
    """Those with no other that is better for one and no worse for the other."""
    return [
        one
        for one in found
        if not any(
            x.mine >= one.mine and x.theirs >= one.theirs and (x.mine, x.theirs) != (one.mine, one.theirs)
            for x in found
        )
    ]


def conceded(found: list[Sheet], made: int, offers: int, greed: float = 0.0) -> Sheet:
    """At first what is best for oneself, at last where the product of both gains is largest; between them step by
    step, the greedy late and the generous soon."""
    high = max(found, key=lambda one: one.mine)
    fair = max(found, key=lambda one: one.mine * one.theirs)
    step = min(1.0, (made + 1) / offers) ** (1 + greed)
    aim = high.mine + (fair.mine - high.mine) * step
    return max((one for one in found if one.mine >= aim - 1e-9), key=lambda one: one.theirs)


# --- replying


def replied(bot: ThinkingBot, view: PlayerView, decision: Decision, outlook: Outlook) -> Answer | None:
    """None if no world fits."""
    me, other, said = view.viewer, int(decision.about["other"]), decision.about["said"]
    offer = {"give": decision.about["give"], "take": decision.about["take"]}
    made = sum(one["seat"] == me for one in said)
    goes_on = "counter" in decision.options and made < bot.level.offers
    refusal = "counter" if goes_on else "refuse"
    if "accept" not in decision.options:
        bot.thought = Thought((), *reason_in_the_open(view, other, offer), merit=UNMET)
        return refusal
    accepted, failed = Sums(len(view.seats)), Sums(len(view.seats))
    end = bot.clock() + bot.level.cap
    for number in range(bot.level.worlds["main"]):
        accepted.add(outlook.settled("accept", number), me, outlook.aftermath)
        failed.add(outlook.settled("refuse", number), me, outlook.aftermath)
        if not accepted.seen or not failed.seen:
            return None
        if bot.is_late(end):
            break
    sheet = sheet_of(offer, accepted, failed, me, other)
    sheet = sheet._replace(mine=sheet.mine + bot.error())
    winner = other if wins_alone(view, other, offer) else accepted.winner()
    patience = max(FAIR if goes_on else LAST_WORD, sheet.mine * MORE)
    patience += MOST * max(-1.0, min(1.0, bot.manner.liking(other) - bot.personality.greed)) / 2
    is_even = sheet.theirs - sheet.mine <= patience or wins_with(view, offer)
    pays = sheet.mine >= LEAST or wins_with(view, offer)
    is_sound = pays and winner == NOBODY and not is_for_nothing(view, offer) and not costs_many_cards(view, offer)
    would_do = is_sound and not is_even and goes_on and sheet.theirs - sheet.mine <= LAST_WORD
    if would_do and not can_ask_for_more(bot, view, decision, outlook, sheet.mine, end):
        is_even = True  # if it came to a last word; and nothing better could come of going on
    answer = "accept" if is_sound and is_even else refusal
    merit = merit_of_deal(sheet, me, outlook.weights) if answer == "accept" else NO_MERIT
    if answer == "accept":
        reason, about = "", dict(merit.about)
    elif names_cards(offer["give"]):
        reason, about = reason_in_the_open(view, other, offer)
    else:
        reason, about = why_not(view, other, sheet, winner, goes_on)
    no_deal = "refuse" if "refuse" in decision.options else refusal  # what another offer may bring was not tried
    options = [Weighed("accept", round(sheet.standing[me], 4)), Weighed(no_deal, round(failed.means()[me], 4))]
    if answer != "accept":
        options.reverse()
    bot.thought = Thought(tuple(options), reason, about, accepted.seen, merit.key)
    return answer


def reason_in_the_open(view: PlayerView, other: int, offer: Offer) -> tuple[WhyNot, dict[str, Any]]:
    """Whether what was asked for by name or kind is in the hand is nobody's business: it is the same reason if not."""
    winner = other if wins_alone(view, other, offer) else NOBODY
    return why_not(view, other, Sheet(offer, 0.0, 0.0, ()), winner)


def names_cards(given: dict[str, Any]) -> bool:
    return bool(given["cards"] or given["kinds"])


def is_for_nothing(view: PlayerView, offer: Offer) -> bool:
    """That a failed deal would cost more is no reason to give something away."""
    return not card_count(offer["take"]) and not brings_pieces(view, offer)


def costs_many_cards(view: PlayerView, offer: Offer) -> bool:
    """And none to let oneself be robbed: for cards alone one gives no more than twice as many."""
    return card_count(offer["give"]) > TWICE * card_count(offer["take"]) and not brings_pieces(view, offer)


def brings_pieces(view: PlayerView, offer: Offer) -> bool:
    """Ships out of the warp, or a colony, which may also be one at home."""
    planet = offer["take"]["colony"]
    return any(offer["take"]["free"]) or (planet != NOBODY and not view.ships[planet][view.viewer])


def why_not(
    view: PlayerView, other: int, sheet: Sheet, winner: int = NOBODY, goes_on: bool = False
) -> tuple[WhyNot, dict[str, Any]]:
    """What has decided: that somebody (`winner`) wins or the other would be about to, that nothing or only cards come
    in return for a colony, that no deal is as good, or that the other gains more. `goes_on`: another offer follows."""
    give, take = sheet.offer["give"], sheet.offer["take"]
    settles = brings_colony(view, other, give) and not is_home(view, give["colony"], other)
    stands = foreign_colonies(view, other) + 1
    if winner != NOBODY:
        return ("you-would-win" if winner == other else "another-would-win"), {}
    if is_for_nothing(view, sheet.offer):
        return ("colony-for-nothing" if brings_colony(view, other, give) else "cards-for-nothing"), {}
    pays = sheet.mine >= LEAST and not costs_many_cards(view, sheet.offer)
    may_come_round = pays and goes_on  # and give the same colony in the next offer, for more
    if settles and stands >= view.options.colonies_to_win - 1 and not may_come_round:
        return "you-would-stand-at", {"colonies": stands}
    if settles and not brings_colony(view, view.viewer, take):
        return "colony-for-cards", {}
    if pays:
        return "you-gain-more", {}
    if names_cards(give):
        return "not-that", {}
    return ("too-many-cards" if card_count(give) > card_count(take) else "rather-lose-ships"), {}
