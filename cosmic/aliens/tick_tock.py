from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, react
from cosmic.engine.events import DealMade, DeckShuffled, EncounterWon
from cosmic.engine.state import DEFENSE, GATE
from cosmic.engine.table import Table


def discard_token(t: Table, me: int) -> None:
    memory = t.s.seats[me].memory["tick_tock"]
    memory["tokens"] -= 1
    t.tell("token-discarded", seat=me, left=memory["tokens"])
    if not memory["tokens"]:
        t.claim_victory(me)


def has_token(t: Table, me: int) -> bool:
    return bool(t.s.seats[me].memory.get("tick_tock", {}).get("tokens"))


def ships_to_pay(t: Table, me: int) -> list[list[int]]:
    """Any ship of its own, on a colony or at the gate."""
    return [stack for stack in (*t.stacks(me), [GATE, t.s.ships[GATE][me]]) if stack[1]]


def can_pay(t: Table, me: int) -> bool:
    return has_token(t, me) and bool(ships_to_pay(t, me))


class TickTock(Power):
    """A token less for each win of a defense and each deal; without tokens it wins."""

    def set_up(self, t: Table, me: int) -> None:
        t.s.seats[me].memory["tick_tock"] = {"tokens": 2 * t.s.options.planets}

    @react(EncounterWon)
    def defense_won(self, t: Table, me: int, won: EncounterWon) -> None:
        if won.side == DEFENSE and has_token(t, me) and t.use(self, me):
            discard_token(t, me)

    @react(DealMade)
    def deal_made(self, t: Table, me: int, deal: DealMade) -> None:
        if has_token(t, me) and t.use(self, me):
            discard_token(t, me)


class TickTockWild(Wild):
    """A colony when the discards become the deck."""

    @react(DeckShuffled, when=lambda t, me, shuffled: t.colonies(me))
    def found_colony(self, t: Table, me: int, shuffled: DeckShuffled) -> None:
        mine = t.s.home_planets(me)
        planets = [p for p in range(t.s.planet_count) if p not in mine and not t.s.ships[p][me]]
        if t.play(self, me):
            planet = t.ask(me, "tick-tock-planet", planets, "planet")
            t.settle_colony(me, planet, "tick-tock-ships", 1, 4)
            t.colonies_changed()


class TickTockSuper(Super):
    """One more token for a ship."""

    @react(EncounterWon, when=lambda t, me, won: won.side == t.side_of(me) and can_pay(t, me))
    def after_win(self, t: Table, me: int, won: EncounterWon) -> None:
        self.pay(t, me)

    @react(DealMade, when=lambda t, me, deal: can_pay(t, me))
    def after_deal(self, t: Table, me: int, deal: DealMade) -> None:
        self.pay(t, me)

    def pay(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.choose_and_lose(me, 1, "tick-tock-price", ships_to_pay(t, me), "price")
            discard_token(t, me)
