"""Flares, artifacts and reinforcements are played, as facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cosmic.engine.events import Event, PlayersEvent, meant_for
from cosmic.engine.knowing import everybody_sees
from cosmic.engine.notes import note_played
from cosmic.engine.state import NOBODY

if TYPE_CHECKING:
    from cosmic.engine.table import Table


@dataclass(init=False)
class CardShown(Event):
    """A flare or artifact leaves its pile and lies on the table while it is played."""

    player: int
    card: int
    side: str

    def __init__(self, player: int, card: int, side: str) -> None:
        self.player = player
        self.card = card
        self.side = side

    def apply(self, t: Table) -> None:
        note_played(t, self.player, self.card)
        t.pile_of(self.player, self.card).remove(self.card)
        t.s.play.append(self.card)
        everybody_sees(t.s, self.card)
        t.tell("card-played", seat=self.player, card=t.face(self.card), side=self.side)


@dataclass(init=False)
class CardPlayed(Event):
    """A flare or artifact is being played; it lies in `state.play`. Whoever stops it sets its fate."""

    player: int
    card: int
    effect: str
    against: Event | None  # the event that it answers
    target: int  # whom it is meant for, if it is meant for one
    fate: str  # discard, hand, or gone: already moved elsewhere

    def __init__(self, player: int, card: int, effect: str, against: Event | None = None, target: int = NOBODY) -> None:
        self.player = player
        self.card = card
        self.effect = effect
        self.against = against
        self.target = target
        self.fate = "discard"

    def whose(self) -> int:
        return self.player

    def about(self, t: Table) -> dict[str, Any]:
        about = {"seat": self.player, "card": t.face_if_seen(self.card), "effect": self.effect}
        return about | meant_for(self.target)

    def stop(self, fate: str) -> None:
        self.cancel()
        self.fate = fate


@dataclass(init=False)
class CardReturned(Event):
    """A card that was played goes back to the hand it came from (rule: flares.returned)."""

    home: int
    card: int

    def __init__(self, home: int, card: int) -> None:
        self.home = home
        self.card = card

    def apply(self, t: Table) -> None:
        t.s.play.remove(self.card)
        t.put_back(self.home, self.card)


@dataclass(init=False)
class FlareUsed(Event):
    """A flare has had its effect."""

    player: int
    card: int

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def whose(self) -> int:
        return self.player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "card": t.face(self.card)}


@dataclass
class KeptEnds(PlayersEvent):
    """The player has lost the card by which an effect was in force."""

    effect: str


@dataclass(init=False)
class ReinforcementPlayed(Event):
    """Rule: reinforcements.play. Whoever stops it sets its fate."""

    player: int
    card: int
    side: int
    fate: str  # discard or hand

    def __init__(self, player: int, card: int, side: int) -> None:
        self.player = player
        self.card = card
        self.side = side
        self.fate = "discard"

    def stop(self, fate: str) -> None:
        self.cancel()
        self.fate = fate

    def whose(self) -> int:
        return self.player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "side": self.side, "card": t.face(self.card)}

    def apply(self, t: Table) -> None:
        value = t.box.value[self.card]
        t.pile_of(self.player, self.card).remove(self.card)
        t.enc.support.append(self.card)
        everybody_sees(t.s, self.card)
        t.enc.plus.append([self.side, self.player, value])
        t.tell("reinforced", seat=self.player, value=value, side=self.side)
