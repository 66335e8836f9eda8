from __future__ import annotations

from cosmic.engine.effects import Tech, counter, in_every_phase
from cosmic.engine.reading import Reading
from cosmic.engine.state import TechCard
from cosmic.engine.table import Table
from cosmic.engine.tech_events import TechUsed


def is_within_reach(t: Reading, me: int, card: TechCard) -> bool:
    """Another tech whose research number is not above the ships on this one."""
    return card.slug != "tech_scrambler" and t.research_of(card) <= t.ships_on_tech(me, "tech_scrambler")


def in_play(t: Reading, me: int) -> list[TechCard]:
    """Those that go on working."""
    up = [card for card in t.s.techs if card.face_up and t.book.content.techs[card.slug].stays]
    return [card for card in up if is_within_reach(t, me, card)]


class TechScrambler(Tech):
    """Any other tech, if enough ships are on this one."""

    unseen = True

    @counter(TechUsed, when=lambda t, me, used: is_within_reach(t, me, t.tech_card(used.player, used.tech)))
    def interrupt(self, t: Table, me: int, used: TechUsed) -> None:
        if t.spend_tech(self, me, used.player):
            used.cancel()

    @in_every_phase(when=in_play)
    def scramble(self, t: Table, me: int) -> None:
        tech = t.ask(me, "scramble", [card.slug for card in in_play(t, me)], "tech")
        owner = next(card.owner for card in t.s.techs if card.slug == tech)
        if t.spend_tech(self, me, owner):
            t.tell("tech-stopped", seat=owner, tech=tech)
            t.discard_tech(owner, tech)
