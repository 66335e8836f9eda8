"""What happens at the table, as facts: ships, powers, alliances, outcomes. Cards are in card_events.py.

Only events move pieces. `Table.emit` announces an event (counters), lets it be replaced, applies it, and lets others
react. Those that happen all the time have their `__init__` written out: what `dataclass` writes is not compiled.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from cosmic.engine.marked import NONE_SPECIAL, carry_along
from cosmic.engine.notes import ARRIVED, DESTINED, ENGAGED
from cosmic.engine.state import GATE, NOBODY, REMOVED, WARP, Marked, Zap

if TYPE_CHECKING:
    from cosmic.engine.table import Table

Stacks = list[list[int]]  # [[zone, count], …]
FREED: Final = "freed"  # why ships are in the warp that were captives: what saves ships does not save them


def at_most(stacks: Stacks, count: int) -> Stacks:
    """So many of these ships, the first ones."""
    taken: Stacks = []
    for zone, n in stacks:
        if count and n:
            taken.append([zone, min(n, count)])
            count -= taken[-1][1]
    return taken


@mypyc_attr(allow_interpreted_subclasses=True)  # of the compiled build: aliens have events of their own
class Event:
    cancelled = False
    has_aftermath = False  # something follows from it when everybody has answered
    replaceable = True  # whether anything may be put in its place

    def cancel(self) -> None:
        self.cancelled = True

    def whose(self) -> int:
        """The player whose event it is, for effects that answer only their own or only those of others."""
        return NOBODY

    def said(self, t: Table) -> dict[str, Any]:
        """What a question about this event, or a call, says of it."""
        return {"event": type(self).__name__, **self.about(t)}

    def about(self, t: Table) -> dict[str, Any]:
        """Everybody may hear it, so it names no hidden card."""
        return {}

    def can_happen(self, t: Table) -> bool:
        """Whether what it would move is still there: an answer on the way may have taken it."""
        return True

    def apply(self, t: Table) -> None: ...

    def afterwards(self, t: Table) -> None:
        """What follows when everybody has answered it, if it `has_aftermath`."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class PlayersEvent(Event):
    """Something that one player does, or that happens to one."""

    player: int

    def whose(self) -> int:
        return self.player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player}


@dataclass(init=False)
class ShipMove(Event):
    owner: int
    sources: Stacks

    def __init__(self, owner: int, sources: Stacks) -> None:
        self.owner = owner
        self.sources = sources

    def whose(self) -> int:
        return self.owner

    @property
    def count(self) -> int:
        return sum([n for _, n in self.sources])

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.owner, "count": self.count}

    def can_happen(self, t: Table) -> bool:
        ships, owner = t.s.ships, self.owner
        for zone, n in self.sources:
            if not 0 < n <= ships[zone][owner]:
                self.sources = t.still_there(owner, self.sources)
                break
        return bool(self.sources)

    def spare(self, stacks: Stacks) -> None:
        """Some of the ships do not take part in this move after all."""
        left = {zone: n for zone, n in self.sources}
        for zone, n in stacks:
            left[zone] -= n
        self.sources = [[zone, n] for zone, n in left.items() if n]
        if not self.sources:
            self.cancel()

    def targets(self) -> list[int]:
        """The zones to which they go."""
        return []

    def carry(self, t: Table, spread: Stacks) -> list[Marked]:
        """The ships leave their zones for these; returns those among them that are not like the others."""
        special = carry_along(t, self.owner, self.sources, spread) if t.s.marked else NONE_SPECIAL
        for zone, n in self.sources:
            t.take_ships(self.owner, zone, n)
        for zone, n in spread:
            t.s.ships[zone][self.owner] += n
        return special


@dataclass(init=False)
class ShipsToWarp(ShipMove):
    cause: str  # defeat, deal, price, nowhere, effect, freed

    def __init__(self, owner: int, sources: Stacks, cause: str = "effect") -> None:
        self.owner = owner
        self.sources = sources
        self.cause = cause
        self.replaceable = cause != FREED

    def targets(self) -> list[int]:
        return [WARP]

    def apply(self, t: Table) -> None:
        count = self.count
        special = self.carry(t, [[WARP, count]])
        ARRIVED.set(t, ARRIVED.get(t, by=self.owner) + count, by=self.owner)
        t.tell("ships-to-warp", seat=self.owner, count=count, cause=self.cause, sources=self.sources)
        full = [ship for ship in special if ship.holds] if special else special
        if full:
            from cosmic.engine.fleet_events import StacksBreakUp

            t.emit(StacksBreakUp(self.owner, full))


@dataclass(init=False)
class ShipsRemoved(ShipMove):
    def targets(self) -> list[int]:
        return [REMOVED]

    def apply(self, t: Table) -> None:
        count = self.count
        self.carry(t, [[REMOVED, count]])
        t.tell("ships-removed", seat=self.owner, count=count, sources=self.sources)


@dataclass(init=False)
class ShipsHome(ShipMove):
    """Ships come to colonies of their owner: from the gate, the warp or other planets."""

    spread: Stacks

    def __init__(self, owner: int, sources: Stacks, spread: Stacks) -> None:
        self.owner = owner
        self.sources = sources
        self.spread = spread

    def targets(self) -> list[int]:
        return [zone for zone, _ in self.spread]

    def can_happen(self, t: Table) -> bool:
        if not ShipMove.can_happen(self, t):
            return False
        self.spread = at_most(self.spread, self.count)
        return True

    def apply(self, t: Table) -> None:
        self.carry(t, self.spread)
        for zone, n in self.spread:
            t.tell("ships-home", seat=self.owner, count=n, planet=zone, sources=self.sources)


@dataclass(init=False)
class ShipRetrieved(ShipMove):
    """The regroup ship of the offense (rule: regroup.retrieve)."""

    to: int

    def __init__(self, owner: int, sources: Stacks, to: int) -> None:
        self.owner = owner
        self.sources = sources
        self.to = to

    def targets(self) -> list[int]:
        return [self.to]

    def apply(self, t: Table) -> None:
        self.carry(t, [[self.to, 1]])
        if self.to == GATE:
            t.tell("ship-retrieved-to-gate", seat=self.owner)
        else:
            t.tell("ship-retrieved", seat=self.owner, planet=self.to)


@dataclass(init=False)
class ShipsSent(ShipMove):
    """Ships join the encounter: to the gate, beside the planet, or onto it."""

    to: int

    def __init__(self, owner: int, sources: Stacks, to: int) -> None:
        self.owner = owner
        self.sources = sources
        self.to = to

    def targets(self) -> list[int]:
        return [self.to]

    def apply(self, t: Table) -> None:
        self.carry(t, [[self.to, self.count]])


@dataclass(init=False)
class ShipsLand(ShipMove):
    """Ships settle on a planet."""

    planet: int
    founds: bool  # a colony that was not there before

    def __init__(self, owner: int, sources: Stacks, planet: int) -> None:
        self.owner = owner
        self.sources = sources
        self.planet = planet
        self.founds = False

    def targets(self) -> list[int]:
        return [self.planet]

    def can_happen(self, t: Table) -> bool:
        return self.planet not in t.s.gone and ShipMove.can_happen(self, t)

    def apply(self, t: Table) -> None:
        count = self.count
        self.founds = not t.s.ships[self.planet][self.owner]
        if self.founds:
            t.settlers.append(self.owner)
        self.carry(t, [[self.planet, count]])
        t.tell("ships-land", seat=self.owner, count=count, planet=self.planet, sources=self.sources)


@dataclass(init=False)
class ColoniesGained(Event):
    """Players have got colonies at the same time, each as often as named."""

    players: list[int]

    def __init__(self, players: list[int]) -> None:
        self.players = players

    def about(self, t: Table) -> dict[str, Any]:
        return {"seats": list(dict.fromkeys(self.players))}


@dataclass(init=False)
class DestinyDrawn(Event):
    """A destiny card is about to be drawn for the offense: the top one, unless an effect has it otherwise."""

    player: int
    card: int

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def whose(self) -> int:
        return self.player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player}

    def apply(self, t: Table) -> None:
        t.s.destiny_deck.remove(self.card)
        t.s.destiny_discard.append(self.card)
        t.enc.destiny = self.card
        # Settled as it is drawn: what the card sets off does not change whom it picks.
        DESTINED.set(t, t.picked_by(t.book.destiny[t.s.destinies[self.card]]))
        t.tell("destiny", seat=self.player, destiny=t.s.destinies[self.card])


@dataclass(init=False)
class PowerUsed(Event):
    """A use of a power is announced; only this can be zapped (rule: powers.zap)."""

    owner: int
    alien: str

    def __init__(self, owner: int, alien: str) -> None:
        self.owner = owner
        self.alien = alien

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.owner, "alien": self.alien}


@dataclass
class SheetTurnedUp(PlayersEvent):
    """From now on everybody knows the alien, and its power is in the game (rule: variants.hidden)."""

    alien: str

    def apply(self, t: Table) -> None:
        seat = t.s.seats[self.player]
        seat.face_down.remove(self.alien)
        seat.aliens.insert(0, self.alien)
        t.look_around()
        t.tell("sheet-turned-up", seat=self.player, alien=self.alien)
        if seat.lost and t.cannot_lose_power(self.player):
            seat.lost = False
            t.tell("power-regained", seat=self.player)


@dataclass
class PowerZapped(Event):
    """The power cannot be used again in this encounter (rule: powers.zap)."""

    owner: int
    alien: str

    def whose(self) -> int:
        return self.owner

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.owner, "alien": self.alien}

    def apply(self, t: Table) -> None:
        enc, power = t.enc, f"{self.alien}.power"
        if Zap(self.alien, self.owner) not in enc.zapped:
            enc.zapped.append(Zap(self.alien, self.owner))
        enc.in_effect = [entry for entry in enc.in_effect if (entry.effect, entry.player) != (power, self.owner)]
        t.tell("power-zapped", seat=self.owner, alien=self.alien)


@dataclass(init=False)
class AllianceMade(Event):
    player: int
    side: int

    def __init__(self, player: int, side: int) -> None:
        self.player = player
        self.side = side

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "side": self.side}


@dataclass(init=False)
class TurnToAlly(Event):
    """An outsider's turn to answer the invitations has come."""

    player: int

    def __init__(self, player: int) -> None:
        self.player = player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player}


@dataclass(init=False)
class CardTurnedUp(Event):
    """A side's encounter card is turned up and counts as what it is (rule: reveal.turn_up)."""

    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def about(self, t: Table) -> dict[str, Any]:
        return {"side": self.side}

    def apply(self, t: Table) -> None:
        card = t.enc.laid[self.side][0]
        t.enc.face_up[self.side] = True
        t.enc.counts[self.side] = [t.box.kind[card], t.box.value[card]]
        t.tell("revealed", seat=t.main(self.side), card=t.face(card))


@dataclass
class PowerLost(PlayersEvent):
    """Too few home colonies (rule: powers.lost)."""

    def apply(self, t: Table) -> None:
        t.s.seats[self.player].lost = True
        t.tell("power-lost", seat=self.player)


@dataclass(init=False)
class EncounterWon(Event):
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def about(self, t: Table) -> dict[str, Any]:
        return {"side": self.side}

    def apply(self, t: Table) -> None:
        t.enc.outcome = ("offense", "defense")[self.side]
        for player in t.side_members(self.side):
            ENGAGED.set(t, t.ships_in_encounter(player), by=player)
        t.tell("encounter-won", side=self.side, seat=t.main(self.side))


@dataclass(init=False)
class RewardsDue(Event):
    """A player is about to choose so many defender rewards (rule: rewards.choose)."""

    player: int
    count: int

    def __init__(self, player: int, count: int) -> None:
        self.player = player
        self.count = count

    def whose(self) -> int:
        return self.player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "count": self.count}


@dataclass
class DealMade(Event):
    """A deal stands; applying it carries out its terms."""

    terms: dict[str, Any]

    def apply(self, t: Table) -> None:
        from cosmic.engine.deals import carry_out

        t.enc.outcome = "deal"
        carry_out(t, self.terms)


@dataclass
class DealFailed(Event):
    def apply(self, t: Table) -> None:
        t.enc.outcome = "no_deal"


@dataclass(init=False)
class GameWon(Event):
    """Players have met a condition of victory, and win together unless an effect has it otherwise."""

    players: list[int]

    def __init__(self, players: list[int]) -> None:
        self.players = players

    def about(self, t: Table) -> dict[str, Any]:
        return {"seats": self.players[:]}

    def apply(self, t: Table) -> None:
        t.s.winners = sorted(self.players)
        t.tell("game-won", seats=t.s.winners)
