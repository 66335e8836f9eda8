from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at, replace
from cosmic.engine.encounter_events import TurnToAlly
from cosmic.engine.hand_events import SHEET, HandBorrowed
from cosmic.engine.notes import Note
from cosmic.engine.state import NOBODY, THE_DECK
from cosmic.engine.table import Table

FORCED = Note("forced", NOBODY, shown=True)  # who must ally


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
            t.emit(HandBorrowed(me, victim))


class DemonSuper(Super):
    """Six cards from the deck instead of a hand; what is left of them goes back on top of it."""

    @at("alliance", when=lambda t, me: t.s.seats[me].lender == NOBODY)
    def possess_deck(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.s.seats[me].lender = THE_DECK
            drawn = t.draw(me, 6, SHEET)
            t.tell("possessed-deck", seat=me, count=len(drawn), rewards=t.s.rewards_in(drawn))


class DemonWild(Wild):
    """Forces a player to ally with the holder."""

    @at("alliance")
    def name_victim(self, t: Table, me: int) -> None:
        victim = t.ask(me, "force-ally", victims(t, me), "seat")
        if t.play(self, me, victim):
            FORCED.set(t, victim)
            t.put_in_effect(self, me)
            t.tell("must-ally", seat=victim, other=me)

    @replace(TurnToAlly, lasting=True)
    def force(self, t: Table, me: int, turn: TurnToAlly) -> None:
        """As many ships as the holder has, but no colony need be given up for it."""
        player = turn.player
        spare = sum(count - 1 for _, count in t.stacks(player))
        if player != FORCED.get(t) or not spare or not t.ships_in_encounter(me):
            return
        turn.cancel()
        t.enc.allies[player] = t.side_of(me)
        t.moment("alliance.ships")
        count = min(t.ships_in_encounter(me), t.ship_limit(player)) - t.ships_in_encounter(player)
        t.commit_ships(player, t.ask_ships(player, "forced-ships", t.stacks(player), min(count, spare), count))
