from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, modify, react
from cosmic.engine.encounter_events import DealMade, EncounterWon
from cosmic.engine.hand_events import DeckShuffled
from cosmic.engine.notes import tokens_of
from cosmic.engine.queries import OtherWay
from cosmic.engine.state import DEFENSE, GATE
from cosmic.engine.table import Table

TOKENS = tokens_of("tick_tock")


def discard_token(t: Table, me: int) -> None:
    TOKENS.set(t, me, TOKENS.get(t, me) - 1)
    t.tell("token-discarded", seat=me, left=TOKENS.get(t, me))
    if not TOKENS.get(t, me):
        t.claim_victory(me)


def all_tokens(t: Table) -> int:
    return 2 * t.s.options.planets


def has_token(t: Table, me: int) -> bool:
    return bool(TOKENS.get(t, me))


def ships_to_pay(t: Table, me: int) -> list[list[int]]:
    """Any ship of its own, on a colony or at the gate."""
    return [stack for stack in (*t.stacks(me), [GATE, t.s.ships[GATE][me]]) if stack[1]]


def can_pay(t: Table, me: int) -> bool:
    return has_token(t, me) and bool(ships_to_pay(t, me))


class TickTock(Power):
    """A token less for each win of a defense and each deal; without tokens it wins."""

    def set_up(self, t: Table, me: int) -> None:
        TOKENS.set(t, me, all_tokens(t))

    @modify(OtherWay, always=True)
    def time_is_up(self, t: Table, me: int, asked: OtherWay, part: float) -> float:
        return 1 - TOKENS.get(t, me) / all_tokens(t) if asked.player == me else part

    @react(EncounterWon, when=lambda t, me, won: won.side == DEFENSE and has_token(t, me))
    def defense_won(self, t: Table, me: int, won: EncounterWon) -> None:
        self.wait(t, me)

    @react(DealMade, when=lambda t, me, deal: has_token(t, me))
    def deal_made(self, t: Table, me: int, deal: DealMade) -> None:
        self.wait(t, me)

    def wait(self, t: Table, me: int) -> None:
        if t.use(self, me):
            discard_token(t, me)


class TickTockWild(Wild):
    """A colony when the discards become the deck."""

    @react(DeckShuffled, when=lambda t, me, shuffled: t.has_colony(me))
    def found_colony(self, t: Table, me: int, shuffled: DeckShuffled) -> None:
        mine = t.s.home_planets(me)
        planets = [p for p in t.s.planets() if p not in mine and not t.s.ships[p][me]]
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
