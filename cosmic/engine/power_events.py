"""What happens to powers and their sheets, as facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cosmic.engine.events import Event, PlayersEvent, meant_for
from cosmic.engine.state import NOBODY, Zap

if TYPE_CHECKING:
    from cosmic.engine.table import Table


@dataclass(init=False)
class PowerUsed(Event):
    """A use of a power is announced; only this can be zapped (rule: powers.zap)."""

    owner: int
    alien: str
    target: int  # whom it is meant for, if it is meant for one

    def __init__(self, owner: int, alien: str, target: int = NOBODY) -> None:
        self.owner = owner
        self.alien = alien
        self.target = target

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.owner, "alien": self.alien, **meant_for(self.target)}


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


@dataclass
class PowerLost(PlayersEvent):
    """Too few home colonies (rule: powers.lost)."""

    def apply(self, t: Table) -> None:
        t.s.seats[self.player].lost = True
        t.tell("power-lost", seat=self.player)
