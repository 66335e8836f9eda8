"""What happens to technologies, as facts (rule: variants.techs)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cosmic.engine.events import PlayersEvent
from cosmic.engine.marked import follow_unseen
from cosmic.engine.ship_events import ShipMove
from cosmic.engine.state import NOBODY, WARP, Marked, TechCard

if TYPE_CHECKING:
    from cosmic.engine.ship_events import Stacks
    from cosmic.engine.table import Table


class ShipResearches(ShipMove):
    """Rule: techs.research. A ship goes from a colony onto a tech that lies face down."""

    def __init__(self, owner: int, sources: Stacks, tech: str) -> None:
        self.owner = owner
        self.sources = sources
        self.tech = tech
        self.lab = NOBODY

    def targets(self) -> list[int]:
        return [self.lab]

    def apply(self, t: Table) -> None:
        card, count = t.tech_card(self.owner, self.tech), self.count
        self.lab = t.s.lab
        self.carry(t, [[self.lab, count]])
        card.ships += count
        place = t.place_of_tech(card)
        t.tell("ship-researches", seat=self.owner, planet=self.sources[0][0], number=place, count=card.ships)


@dataclass
class TechEvent(PlayersEvent):
    tech: str

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "tech": self.tech}


@dataclass
class TechCompleted(TechEvent):
    """Rule: techs.complete. It lies face up from now on; its ships are still on it."""

    def apply(self, t: Table) -> None:
        t.tech_card(self.player, self.tech).face_up = True
        t.look_around()
        t.tell("tech-completed", seat=self.player, tech=self.tech)


@dataclass
class TechTurnedUp(TechEvent):
    """It is shown, to be used or to be given up."""

    def apply(self, t: Table) -> None:
        t.tech_card(self.player, self.tech).face_up = True
        t.look_around()


@dataclass
class TechUsed(TechEvent):
    """A use of a tech is announced; only another tech can stop it (rule: techs.stop)."""


@dataclass
class TechDiscarded(TechEvent):
    """It leaves the game's table for the discards; ships that nothing has taken off it go to the warp."""

    def apply(self, t: Table) -> None:
        s, card = t.s, t.tech_card(self.player, self.tech)
        stacks: list[Marked] = []
        if card.ships:
            left = card.ships
            t.take_ships(self.player, s.lab, left, self.tech)
            t.put_ships(self.player, WARP, left)
            stacks = follow_unseen(t, self.player, s.lab, WARP)
        s.techs.remove(card)
        s.tech_discard.append(card.slug)
        t.tell("tech-discarded", seat=self.player, tech=self.tech)
        if stacks:
            from cosmic.engine.fleet_events import StacksBreakUp

            t.emit(StacksBreakUp(self.player, stacks))


@dataclass
class TechPassedOn(TechEvent):
    """A tech that is in play goes to another player, as it lies."""

    other: int

    def apply(self, t: Table) -> None:
        t.tech_card(self.player, self.tech).owner = self.other
        t.look_around()
        t.tell("tech-passed-on", seat=self.player, other=self.other, tech=self.tech)


@dataclass
class TechsDrawn(PlayersEvent):
    """Rules: techs.deal, techs.new. Cards from the tech deck lie face down in front of a player."""

    count: int
    drawn: list[str]

    def apply(self, t: Table) -> None:
        s = t.s
        for _ in range(self.count):
            if not s.tech_deck:  # rule: techs.reshuffle
                s.tech_deck, s.tech_discard = s.tech_discard, []
                s.shuffle(s.tech_deck)
            if s.tech_deck:
                self.drawn.append(s.tech_deck.pop())
                s.techs.append(TechCard(self.drawn[-1], self.player))
        t.look_around()
        t.tell("techs-drawn", seat=self.player, count=len(self.drawn))


@dataclass
class TechPutBack(TechEvent):
    """Of those that were drawn, one that is not kept."""

    def apply(self, t: Table) -> None:
        t.s.techs.remove(t.tech_card(self.player, self.tech))
        t.s.tech_discard.append(self.tech)
        t.tell("tech-not-kept", seat=self.player, tech=self.tech)


@dataclass
class TokenPlaced(TechEvent):
    """The token of a tech comes to a place."""

    place: int

    def apply(self, t: Table) -> None:
        t.tech_card(self.player, self.tech).token = self.place
