"""Resolution: who won, and what becomes of ships and cards. Steps in the order of rule resolution.order."""

from __future__ import annotations

from typing import Final

from cosmic.engine.cheating import accusations
from cosmic.engine.deals import still_holds
from cosmic.engine.encounter_events import DealFailed, DealMade, EncounterWon
from cosmic.engine.hand_events import CompensationCollected
from cosmic.engine.hands import return_borrowed
from cosmic.engine.notes import DECIDED, ENGAGED, OWED
from cosmic.engine.pile_events import CardDiscarded, UsedCardsDiscarded
from cosmic.engine.queries import FailedDealShips, LowerWins, SpoilsShips, Upset
from cosmic.engine.rewind import return_put_aside
from cosmic.engine.ship_events import ShipsLand
from cosmic.engine.ships import check_victory, defeated_stacks, ride_home
from cosmic.engine.state import DEFENSE, GATE, OFFENSE, SIDE_NAMES
from cosmic.engine.steps import step
from cosmic.engine.table import Table
from cosmic.engine.totals import better_side, total_of
from cosmic.phases.negotiation import negotiate

FAILED_DEAL_SHIPS: Final = 3


@step("outcome")
def outcome(t: Table) -> None:
    """Rules: outcome.attacks, outcome.attack_negotiate, outcome.negotiates, outcome.two_morphs."""
    t.s.phase = "resolution"
    kinds = [t.kind_of(OFFENSE), t.kind_of(DEFENSE)]
    if DECIDED.get(t):
        as_decided(t, DECIDED.get(t)[0])
    elif kinds == ["attack", "attack"]:
        win(t, side_with_better_total(t))
    elif kinds == ["morph", "morph"]:
        both_lose(t)
    elif "attack" in kinds:  # rule: outcome.attack_negotiate
        win(t, kinds.index("attack"))
    else:
        deal(t)
    t.colonies_changed()
    if t.enc.outcome in ("offense", "defense"):
        t.moment("outcome")


def as_decided(t: Table, outcome: str) -> None:
    """An effect has settled it, before the cards were compared or without any."""
    if outcome in SIDE_NAMES:
        win(t, SIDE_NAMES.index(outcome))
    elif outcome == "both_lose":
        both_lose(t)
    else:
        t.enc.outcome = outcome
        t.tell("settled", seat=t.enc.offense)


def win(t: Table, side: int) -> None:
    """An upset comes after everything else that decides."""
    t.emit(EncounterWon(1 - side if t.query(Upset(), False) else side))


def both_lose(t: Table) -> None:
    t.enc.outcome = "both_lose"
    t.tell("both-lose")


def side_with_better_total(t: Table) -> int:
    """Both totals stay as they are now."""
    totals = [total_of(t, OFFENSE), total_of(t, DEFENSE)]
    t.enc.reckoned = [[part.as_data() for part in total.parts] for total in totals]
    return better_side(totals[OFFENSE].value, totals[DEFENSE].value, bool(t.query(LowerWins(), False)))


# --- deals


def deal(t: Table) -> None:
    """Rules: deals.allies_home, deals.success, deals.failure."""
    for side in (OFFENSE, DEFENSE):
        for player in t.allies_of(side):
            t.leave_alliance(player)
    t.colonies_changed()
    terms = negotiate(t)
    if terms is not None:
        t.enc.outcome = "deal"
        t.moment("deal.agreed")
    if terms is None or t.enc.outcome != "deal" or not still_holds(t, terms):
        return deal_fails(t)
    t.emit(DealMade(terms))
    t.go_home(t.enc.offense)
    ride_home(t)
    t.colonies_changed()


def deal_fails(t: Table) -> None:
    """Rule: deals.failure. Three ships each, as a rule, from colonies or the gate; then the gate is cleared."""
    t.emit(DealFailed())
    t.tell("deal-failed")
    due = {t.main(side): failed_deal_ships(t, side) for side in (OFFENSE, DEFENSE)}
    t.lose_together(due, "failed-deal-ships", "deal")
    t.go_home(t.enc.offense)
    ride_home(t)
    t.colonies_changed()


def failed_deal_ships(t: Table, side: int) -> int:
    """Rules: deals.failure, reward_deck.crooked_deals, kickers.failed_deal. What is added or taken off comes first."""
    ships = FAILED_DEAL_SHIPS - t.crookedness(side) + t.crookedness(1 - side)
    due: int = t.query(FailedDealShips(t.main(side)), ships) * t.kicker_of(1 - side)
    return due


# --- ships


@step("ships")
def ships(t: Table) -> None:
    """Rule: resolution.order. The beaten lose their ships, then the winners land."""
    enc = t.enc
    if enc.outcome == "offense":
        defeat(t, DEFENSE)
        t.moment("ships.lost")
        t.moment("ships.landing")
        land(t)
    elif enc.outcome == "defense":
        defeat(t, OFFENSE)
        t.moment("ships.lost")
    elif enc.outcome == "both_lose":  # rule: outcome.two_morphs
        defeat(t, OFFENSE)
        defeat(t, DEFENSE)
    ride_home(t)
    t.colonies_changed()


def defeat(t: Table, side: int) -> None:
    """What an effect has spared goes home from the gate, and from beside the planet; on the planet it stays."""
    for player, stacks in defeated_stacks(t, side):
        t.enc.lost[player] += t.lose_ships(player, stacks, "defeat")
        t.go_home(player)


def land(t: Table) -> None:
    """Rule: outcome.offense_wins. Offense and allies land together."""
    for player in t.side_members(OFFENSE):
        if t.s.ships[GATE][player]:
            t.emit(ShipsLand(player, [[GATE, t.s.ships[GATE][player]]], t.enc.planet))


# --- compensation and rewards


@step("spoils")
def spoils(t: Table) -> None:
    """Rule: resolution.order. Compensation, then rewards."""
    enc = t.enc
    if enc.outcome not in ("offense", "defense"):
        return
    winner = OFFENSE if enc.outcome == "offense" else DEFENSE
    if not enc.no_spoils:
        if is_compensated(t, 1 - winner):
            compensation(t, t.main(1 - winner), t.main(winner))
        if winner == DEFENSE:
            rewards(t)
        t.moment("rewards")
    for player in t.allies_of(DEFENSE):
        t.go_home(player)
    t.colonies_changed()


def is_compensated(t: Table, loser: int) -> bool:
    """Rule: compensation.take. A negotiate that lost to an attack, or what an effect treats like one."""
    if t.kind_of(loser) == "negotiate" and t.kind_of(1 - loser) == "attack":
        return True
    t.moment("compensation.due")
    return bool(OWED.get(t) == t.main(loser))


def compensation(t: Table, taker: int, payer: int) -> None:
    """Rules: compensation.take, compensation.saved_ships. The payer may play what is playable first."""
    due = t.query(SpoilsShips(taker, t.enc.lost[taker]), t.enc.lost[taker])
    if due:  # rules: reward_deck.crooked_deals, kickers.compensation
        side = t.side_of(taker)
        due = (due + t.crookedness(side)) * t.kicker_of(side)
    if not due:
        return
    t.enc.compensation = [taker, payer, due]
    t.moment("compensation")
    _, payer, due = t.enc.compensation
    if due:
        t.emit(CompensationCollected(taker, payer, due))


def rewards(t: Table) -> None:
    """Rule: rewards.choose. One for each ship that helped."""
    helped = {player: max(ENGAGED.get(t, by=player), t.ships_in_encounter(player)) for player in t.allies_of(DEFENSE)}
    t.reward({player: t.query(SpoilsShips(player, ships), ships) for player, ships in helped.items()})


# --- the end


@step("discards")
def discards(t: Table) -> None:
    """Rule: resolution.discard. The offense's cards first, then the defense's, then those of allies."""
    enc = t.enc
    t.s.phase = "resolution"
    if enc.outcome != "broken_off":
        t.moment("resolution.end")
    check_victory(t)  # of those who have won otherwise than by colonies (rule: winning.other_ways)
    sides = {enc.offense: OFFENSE, enc.defense: DEFENSE}
    used = [(player, card) for player in t.everyone() if player in sides for card in enc.laid[sides[player]]]
    thrown = [(card, player) for card, (_, player, _) in zip(enc.support, enc.plus)]
    others = [*enc.kickers[OFFENSE], *enc.kickers[DEFENSE], *enc.beside[OFFENSE], *enc.beside[DEFENSE], *enc.support]
    for player in t.everyone():
        if player in sides:
            side = sides[player]
            for pile, why in (enc.laid[side], "encounter"), (enc.kickers[side], "kicker"), (enc.beside[side], "beside"):
                for card in pile[:]:
                    t.emit(CardDiscarded(player, card, pile, why))
        for card, thrower in thrown:
            if thrower == player:
                t.emit(CardDiscarded(player, card, enc.support, "support"))
    t.emit(UsedCardsDiscarded(used, others))
    t.moment("encounter.discarded")
    accusations(t)
    return_borrowed(t)
    return_put_aside(t)
    t.end_loans()
    t.colonies_changed()
