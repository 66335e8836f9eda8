from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cosmic.engine.effects import OWN, Power, Super, Wild, at, replace
from cosmic.engine.events import PlayersEvent
from cosmic.engine.hand_events import CardsTaken
from cosmic.engine.ship_events import ShipsLand
from cosmic.engine.table import Table

CARDS_LEFT = 3


@dataclass
class HandBlustered(PlayersEvent):
    """The other discards at random until three cards are left."""

    other: int

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "other": self.other}

    def surplus(self, t: Table) -> list[int]:
        return t.random_cards(self.other, len(t.s.seats[self.other].hand) - CARDS_LEFT, self.player)

    def apply(self, t: Table) -> None:
        t.discard_together(self.other, self.surplus(t))


class Mite(Power):
    """A defense with many cards gives most of them up, or a colony."""

    @at("launch.end", when=lambda t, me: len(t.s.seats[t.enc.defense].hand) > CARDS_LEFT)
    def bluster(self, t: Table, me: int) -> None:
        foe, planet = t.enc.defense, t.enc.planet
        if not t.use(self, me, target=foe):
            return
        if t.ask(foe, "mite-yield", ("discard", "colony"), other=me, planet=planet) == "discard":
            t.emit(HandBlustered(me, foe))
            return
        t.tell("colony-yielded", seat=foe, other=me, planet=planet)
        t.emit(ShipsLand(me, [[t.zone_in_encounter(me), t.ships_in_encounter(me)]], planet))
        t.colonies_changed()
        t.end_encounter("settled", self)


def has_fewer_allied_ships(t: Table, me: int) -> bool:
    mine, theirs = (
        sum(t.ships_in_encounter(ally) for ally in t.allies_of(t.side_of(main))) for main in (me, t.foe_of(me))
    )
    return mine < theirs


class MiteWild(Wild):
    """Sends everybody's allies home if the opponent has more of them."""

    @at("alliance.formed", when=has_fewer_allied_ships)
    def send_home(self, t: Table, me: int) -> None:
        if t.play(self, me):
            for ally in [ally for side in (0, 1) for ally in t.allies_of(side)]:
                t.tell("alliance-cancelled", seat=ally)
                t.leave_alliance(ally)
            t.colonies_changed()


class MiteSuper(Super):
    """Takes what the defense gives up, and discards what it does not want."""

    @replace(HandBlustered, of=OWN)
    def take_instead(self, t: Table, me: int, blustered: HandBlustered) -> None:
        if t.play(self, me):
            blustered.cancel()
            taken = CardsTaken(me, blustered.other, blustered.surplus(t), settled=False)
            t.emit(taken)
            t.discard_together(me, t.ask_many(me, "mite-discard", taken.cards, 0, len(taken.cards), "card"))
            t.rifts_taken(me, taken.cards)
