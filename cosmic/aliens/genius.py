from __future__ import annotations

from cosmic.engine.effects import OWN, Power, Super, Wild, at, modify, react, replace
from cosmic.engine.encounter_card_events import CardTurnedUp
from cosmic.engine.notes import Note
from cosmic.engine.queries import OtherWay
from cosmic.engine.ship_events import ShipsLand
from cosmic.engine.table import Table

CARDS_TO_WIN = 20
HIGHEST, NEAR_ENOUGH, PRIZE = 40, 3, 4
GUESS = Note("guess", -1, shown=True)  # by each Genius: the number that it has called


def would_gain_colony(t: Table, me: int, landing: ShipsLand) -> bool:
    """By a win alone: a deal is none, and neither is a planet of its own, or one on which it is already."""
    is_new = landing.planet not in t.s.home_planets(me) and not t.s.ships[landing.planet][me]
    return is_new and t.has_won(me) and landing.planet == t.enc.planet


class Genius(Power):
    """Cards instead of a colony; with twenty in hand as a turn starts it wins, which is no use."""

    @replace(ShipsLand, of=OWN, when=would_gain_colony)
    def outwit(self, t: Table, me: int, landing: ShipsLand) -> None:
        if t.use(self, me):
            landing.cancel()
            t.draw(me, landing.count)
            t.return_ships(me, landing.sources)

    @at("turn.start", free=True, when=lambda t, me: len(t.s.seats[me].hand) >= CARDS_TO_WIN)
    def triumph(self, t: Table, me: int) -> None:
        t.tell("knows-enough", seat=me, count=len(t.s.seats[me].hand))
        t.claim_victory(me)

    @modify(OtherWay, always=True)
    def knows_nearly_enough(self, t: Table, me: int, asked: OtherWay, part: float) -> float:
        return min(1.0, len(t.s.seats[me].hand) / CARDS_TO_WIN) if asked.player == me else part


class GeniusWild(Wild):
    """A card for everybody whom the holder likes."""

    @at("alliance")
    def enlighten(self, t: Table, me: int) -> None:
        if t.play(self, me):
            players = [me, *t.clockwise_after(me)]
            chosen = t.ask_many(me, "genius-whom", players, 1, len(players), "seat")
            for player in t.everyone():
                if player in chosen:
                    t.draw(player, 1)


class GeniusSuper(Super):
    """Four cards for guessing the opponent's attack, or nearly."""

    @at("planning.laid")
    def guess(self, t: Table, me: int) -> None:
        if t.play(self, me):
            number = t.ask(me, "genius-guess", range(HIGHEST + 1), "number")
            GUESS.set(t, number, by=me)
            t.tell("guessed", seat=me, value=number)
            t.put_in_effect(self, me)

    @react(CardTurnedUp, lasting=True, when=lambda t, me, turned: turned.side == t.side_of(t.foe_of(me)))
    def check_guess(self, t: Table, me: int, turned: CardTurnedUp) -> None:
        kind, value = t.enc.counts[turned.side]
        if kind == "attack" and abs(value - GUESS.get(t, by=me)) <= NEAR_ENOUGH:
            t.tell("guessed-well", seat=me, value=value)
            t.draw(me, PRIZE)
