from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at, react, replace
from cosmic.engine.events import EncounterEnded, TurnToAlly
from cosmic.engine.state import NOBODY
from cosmic.engine.table import Table


def victims(t: Table, me: int) -> list[int]:
    return [p for p in t.everyone() if p not in (me, t.foe_of(me))]


def hands_to_possess(t: Table, me: int) -> list[int]:
    if t.s.seats[me].lender != NOBODY:
        return []
    return [p for p in victims(t, me) if t.s.seats[p].hand]


class Demon(Power):
    """Borrows a third player's hand for the encounter."""

    @at("alliance", when=lambda t, me: bool(hands_to_possess(t, me)))
    def possess(self, t: Table, me: int) -> None:
        victim = t.ask(me, "possess", hands_to_possess(t, me), "seat")
        if t.use(self, me, target=victim):
            mine, theirs = t.s.seats[me], t.s.seats[victim]
            mine.borrowed, theirs.hand, mine.lender = theirs.hand, [], victim
            t.tell("possessed", seat=me, other=victim, count=len(mine.borrowed))


class DemonSuper(Super):
    """Six cards from the deck instead of a hand."""

    @at("alliance", when=lambda t, me: t.s.seats[me].lender == NOBODY)
    def possess_deck(self, t: Table, me: int) -> None:
        if not t.play(self, me):
            return
        seat, s = t.s.seats[me], t.s
        for _ in range(6):
            if not s.deck and s.discard:
                t.reshuffle()
            if s.deck:
                seat.borrowed.append(s.deck.pop())
        seat.lender = me
        t.put_in_effect(self, me)
        t.tell("possessed-deck", seat=me, count=len(seat.borrowed))

    @react(EncounterEnded, lasting=True)
    def put_back(self, t: Table, me: int, ended: EncounterEnded) -> None:
        """On top of the deck, in any order; the last one chosen lies on top."""
        seat = t.s.seats[me]
        while seat.borrowed:
            card = t.ask(me, "put-back", seat.borrowed, "card", secret=True)
            seat.borrowed.remove(card)
            t.s.deck.append(card)


class DemonWild(Wild):
    """Forces a player to ally with the holder."""

    @at("alliance")
    def name_victim(self, t: Table, me: int) -> None:
        victim = t.ask(me, "force-ally", victims(t, me), "seat")
        if t.play(self, me, victim):
            t.enc.notes["forced"] = victim
            t.put_in_effect(self, me)
            t.tell("must-ally", seat=victim, other=me)

    @replace(TurnToAlly, lasting=True)
    def force(self, t: Table, me: int, turn: TurnToAlly) -> None:
        """As many ships as the holder has, but no colony need be given up for it."""
        player = turn.player
        spare = [[zone, count - 1] for zone, count in t.stacks(player) if count > 1]
        if player != t.enc.notes["forced"] or not spare or not t.ships_in_encounter(me):
            return
        turn.cancel()
        t.enc.allies[player] = t.side_of(me)
        t.moment("alliance.ships")
        count = min(t.ships_in_encounter(me), t.ship_limit(player))
        t.commit_ships(player, t.ask_ships(player, "forced-ships", spare, count, count))
