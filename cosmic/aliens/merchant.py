from __future__ import annotations

from dataclasses import dataclass

from cosmic.engine.effects import OWN, Power, Super, Wild, at, modify, react, replace
from cosmic.engine.events import PlayersEvent
from cosmic.engine.fleet_events import FleetCutDown
from cosmic.engine.notes import Note, Pile
from cosmic.engine.pile_events import CardSetApart
from cosmic.engine.power_events import PowerZapped
from cosmic.engine.queries import ShipCount, SpoilsShips, TotalBonus
from cosmic.engine.ship_events import ShipsSent
from cosmic.engine.state import WARP
from cosmic.engine.table import Table

HIRED = Pile("merchant", as_ships=True)
LOST = Note("hired-lost", 0)  # by each Merchant: hired ships that the encounter has cost
WARES = Note("wares", 0, shown=True)  # by each holder of the flare: the cards it has counted


@dataclass
class HiredReturn(PlayersEvent):
    """Hired ships are cards again, and nobody has seen which."""

    def apply(self, t: Table) -> None:
        hired = HIRED.cards(t)
        t.tell("hired-return", seat=self.player, count=len(hired), rewards=t.s.rewards_in(hired))
        while hired:
            t.put_in_hand(self.player, hired.pop(0))


def has_hired(t: Table, me: int) -> bool:
    return bool(HIRED.cards(t))


def lose_hired(t: Table, me: int, cards: list[int]) -> None:
    if cards:
        LOST.set(t, LOST.get(t, by=me) + len(cards), by=me)
        t.tell("hired-lost", seat=me, count=len(cards))
        t.discard_together(me, cards, HIRED.cards(t), "apart")


class Merchant(Power):
    """Cards from hand are ships for one encounter."""

    @at("planning.laid", when=lambda t, me: t.s.seats[me].hand and t.ships_in_encounter(me) > 0)
    def hire(self, t: Table, me: int) -> None:
        """The cards lie there before anybody can zap it, so that all know how many there are."""
        hand = t.s.seats[me].hand
        hired = t.ask_many(me, "merchant-hire", hand, 1, len(hand), "card")
        for card in hired:
            t.emit(CardSetApart(me, card, hand, HIRED.place()))
        t.tell("ships-hired", seat=me, count=len(hired), rewards=t.s.rewards_in(hired))
        if not t.use(self, me, chosen=True) and HIRED.cards(t):
            t.emit(HiredReturn(me))

    @modify(ShipCount, standing=True)
    def as_ships(self, t: Table, me: int, asked: ShipCount, ships: int) -> int:
        return ships + len(HIRED.cards(t)) if asked.owner == me else ships

    @modify(SpoilsShips, standing=True)
    def as_ships_lost_or_won(self, t: Table, me: int, asked: SpoilsShips, ships: int) -> int:
        return ships + len(HIRED.cards(t)) + int(LOST.get(t, by=me)) if asked.player == me else ships

    @at("ships.lost", standing=True, when=lambda t, me: t.has_lost(me) and HIRED.cards(t))
    @at("resolution.end", standing=True, when=lambda t, me: t.has_lost(me) and HIRED.cards(t))
    def lose(self, t: Table, me: int) -> None:
        """What would have gone to the warp, out of the game or into captivity; after two morphs only at the end."""
        lose_hired(t, me, HIRED.cards(t)[:])

    @replace(FleetCutDown, of=OWN, standing=True)
    def keep_some(self, t: Table, me: int, cut: FleetCutDown) -> None:
        """A hired ship may be among those that are left, in the place of a real one."""
        hired = HIRED.cards(t)
        kept = t.ask_many(me, "merchant-keep", hired, 0, cut.kept, "card")
        lose_hired(t, me, [card for card in hired if card not in kept])
        cut.kept -= len(kept)

    @at("encounter.discarded", standing=True, when=has_hired)
    def dismiss(self, t: Table, me: int) -> None:
        t.emit(HiredReturn(me))

    @at("planning", free=True, when=has_hired)
    @at("regroup", free=True, when=has_hired)
    def think_again(self, t: Table, me: int) -> None:
        """They are left over if time was turned back, or the sheet has changed hands."""
        t.emit(HiredReturn(me))

    @react(
        PowerZapped, of=OWN, free=True, when=lambda t, me, zapped: zapped.alien == Merchant.slug and has_hired(t, me)
    )
    def give_up(self, t: Table, me: int, zapped: PowerZapped) -> None:
        t.emit(HiredReturn(me))


class MerchantWild(Wild):
    """One for each card in hand and one for this flare; none of them is spent."""

    @at("reveal.revealed", when=lambda t, me: t.both_attack())
    def flaunt(self, t: Table, me: int) -> None:
        if t.play(self, me):
            WARES.set(t, len(t.s.seats[me].hand) + 1, by=me)
            t.put_in_effect(self, me)
            t.tell("wares-counted", seat=me, count=WARES.get(t, by=me))

    @modify(TotalBonus)
    def wares(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus + int(WARES.get(t, by=me)) if asked.side == t.side_of(me) else bonus


class MerchantSuper(Super):
    """Real ships out of the warp for hired ones that have survived."""

    @at("ships.lost", when=lambda t, me: t.has_won(me) and HIRED.cards(t) and t.s.ships[WARP][me])
    def exchange(self, t: Table, me: int) -> None:
        if not t.play(self, me):
            return
        hired = HIRED.cards(t)
        chosen = t.ask_many(me, "merchant-exchange", hired, 1, t.s.ships[WARP][me], "card")
        t.discard_together(me, chosen, hired, "apart")
        t.emit(ShipsSent(me, [[WARP, len(chosen)]], t.zone_in_encounter(me)))
        t.tell("hired-exchanged", seat=me, count=len(chosen))
        t.colonies_changed()
