from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cosmic.engine.effects import LAST, OWN, REMOVAL, Power, Super, Wild, at, modify, react, replace
from cosmic.engine.encounter_card_events import CardTurnedUp
from cosmic.engine.events import PlayersEvent
from cosmic.engine.notes import Note
from cosmic.engine.pile_events import CardBuried, CardDiscarded
from cosmic.engine.queries import CardValue, StaysDown, TurnsUpLast
from cosmic.engine.table import Table

CLAIM = Note("claim", "", shown=True)
STAKES = Note("stakes", 0, shown=True)
SPREAD = Note("spread", 0, shown=True)


@dataclass
class Claimed(PlayersEvent):
    """The card stays face down and is said to be something."""

    face: str

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "card": self.face}

    def apply(self, t: Table) -> None:
        CLAIM.set(t, self.face)
        t.tell("claimed", seat=self.player, card=self.face)


def claim(t: Table, me: int) -> None:
    faces = sorted({face for face, is_encounter in zip(t.s.cards, t.box.is_encounter) if is_encounter})
    t.emit(Claimed(me, t.ask(me, "gambler-claim", faces, "face")))


def turns_its_own_card(t: Table, me: int, turned: CardTurnedUp) -> bool:
    return t.is_main(me) and turned.side == t.side_of(me) and not t.enc.face_up[turned.side]


class Gambler(Power):
    """States what its card is, truly or not; the opponent believes it or not."""

    @modify(TurnsUpLast, always=True)
    def waits(self, t: Table, me: int, asked: TurnsUpLast, last: bool) -> bool:
        return last or asked.side == t.side_of(me)

    @at("planning.laying", when=lambda t, me: t.enc.first_to_lay == me)
    def claim_first(self, t: Table, me: int) -> None:
        """Having to lay first, it states its card now or shows it."""
        if t.use(self, me):
            claim(t, me)

    @modify(StaysDown, always=True)
    def stays_down(self, t: Table, me: int, asked: StaysDown, down: bool) -> bool:
        return down or (asked.side == t.side_of(me) and bool(CLAIM.get(t)))

    @replace(CardTurnedUp, when=turns_its_own_card)
    def bluff(self, t: Table, me: int, turned: CardTurnedUp) -> None:
        if not CLAIM.get(t):
            if not t.use(self, me):
                return
            claim(t, me)
        face, foe = CLAIM.get(t), t.foe_of(me)
        turned.cancel()
        if t.ask(foe, "gambler-challenge", ("accept", "challenge"), other=me, card=face) == "accept":
            claimed = t.book.content.faces[face]
            t.enc.counts[turned.side] = [claimed.kind, claimed.value]
            t.put_in_effect(self, me, "believed")
            t.tell("claim-accepted", seat=foe)
            return
        turned.apply(t)
        truth = t.face(t.enc.laid[turned.side][0]) == face
        wrong = foe if truth else me
        t.tell("claim-challenged", seat=foe, truth=int(truth), other=wrong)
        due = t.ships_taking_part(wrong) + STAKES.get(t)
        t.choose_and_lose(wrong, due, "gambler-penalty", t.stacks_and_gate(wrong))
        t.colonies_changed()

    @replace(CardDiscarded, rank=REMOVAL, standing=True, part="believed")
    def bury(self, t: Table, me: int, discarded: CardDiscarded) -> None:
        """A believed card goes unseen under the deck, also if the defeat has cost the power."""
        if discarded.owner == me and discarded.reason == "encounter":
            discarded.cancel()
            t.emit(CardBuried(me, discarded.card, discarded.pile))


class GamblerWild(Wild):
    """A named spread is added to the card if the two attacks differ by that much."""

    @at("reveal")
    def name_spread(self, t: Table, me: int) -> None:
        if t.play(self, me):
            SPREAD.set(t, t.ask(me, "gambler-spread", range(1, 41), "number"))
            t.put_in_effect(self, me)
            t.tell("spread-named", seat=me, count=SPREAD.get(t))

    @modify(CardValue, layer=LAST)
    def add_spread(self, t: Table, me: int, asked: CardValue, value: int) -> int:
        spread: int = SPREAD.get(t)
        if asked.side != t.side_of(me) or not t.both_attack():
            return value
        one, other = t.revealed_value(0), t.revealed_value(1)
        return value + spread if abs(one - other) >= spread else value


class GamblerSuper(Super):
    """Raises the stakes of a statement."""

    @react(Claimed, of=OWN)
    def raise_stakes(self, t: Table, me: int, claimed: Claimed) -> None:
        if t.play(self, me):
            STAKES.set(t, t.ask(me, "gambler-stakes", range(1, 21), "number"))
            t.tell("stakes-raised", seat=me, count=STAKES.get(t))
