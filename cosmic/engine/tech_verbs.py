"""Researching, completing, giving up and using technologies (rule: variants.techs)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.engine.decisions import PASS
from cosmic.engine.effects import Effect
from cosmic.engine.state import NOBODY
from cosmic.engine.tech_events import (
    ShipResearches,
    TechCompleted,
    TechDiscarded,
    TechPutBack,
    TechsDrawn,
    TechTurnedUp,
    TechUsed,
)
from cosmic.engine.uses import tell_target

if TYPE_CHECKING:
    from cosmic.engine.table import Table


# --- having


def draw_techs(t: Table, player: int, count: int) -> list[str]:
    """They lie face down in front of the player, who then keeps one of them."""
    event = TechsDrawn(player, count, [])
    t.emit(event)
    if t.log is not None:
        t.tell("techs-own", to=[player], seat=player, techs=event.drawn)
    return event.drawn


def keep_tech(t: Table, player: int, drawn: list[str], kept: str) -> None:
    for tech in drawn:
        if tech != kept:
            t.emit(TechPutBack(player, tech))


# --- what is done with it at Regroup (rule: techs.action)


def research(t: Table, player: int, tech: str) -> None:
    """Rule: techs.research."""
    stacks = t.ask_ships(player, "tech-ship", t.stacks(player), 1, 1)
    t.emit(ShipResearches(player, stacks, tech))
    t.colonies_changed()


def complete(t: Table, player: int, tech: str) -> None:
    """Rule: techs.complete."""
    t.emit(TechCompleted(player, tech))
    ships_home(t, player, tech)
    t.colonies_changed()


def abandon(t: Table, player: int, tech: str) -> None:
    """Rule: techs.abandon."""
    t.emit(TechTurnedUp(player, tech))
    t.tell("tech-abandoned", seat=player, tech=tech)
    discard_tech(t, player, tech)


def ships_home(t: Table, player: int, tech: str) -> None:
    """Rule: ships.nowhere. Only a tech that lies face up gives its ships back."""
    if t.has_tech(player, tech):
        t.return_ships(player, [[t.s.lab, t.tech_card(player, tech).ships]])


def discard_tech(t: Table, player: int, tech: str) -> None:
    """With everything on it and under it: ships go home, cards to the discards."""
    if not t.has_tech(player, tech):
        return
    ships_home(t, player, tech)
    if tech in t.s.apart:
        t.discard_all(player, t.s.apart[tech])
    t.emit(TechDiscarded(player, tech))
    t.colonies_changed()


# --- using it


def use_tech(t: Table, tech: Effect, me: int, target: int) -> bool:
    """Rules: techs.use, techs.stop. What is stopped is discarded."""
    willing = t.willing == tech.id
    if willing:
        t.willing = ""
    if tech.slug not in t.usable_techs(me):
        return False
    if not willing:
        offer = (PASS, tech.offered_as)
        if t.ask(me, "use-tech", offer, "effect", tech=tech.slug, **t.about_occasion()) == PASS:
            return False
    t.emit(TechTurnedUp(me, tech.slug))
    t.tell("tech-used", seat=me, tech=tech.slug)
    tell_target(t, me, target)
    t.busy.append(tech.slug)  # it is not used a second time while it is announced
    happens = t.emit(TechUsed(me, tech.slug))
    t.busy.remove(tech.slug)
    if not happens:
        t.tell("tech-stopped", seat=me, tech=tech.slug)
        discard_tech(t, me, tech.slug)
    return happens


def spend_tech(t: Table, tech: Effect, me: int, target: int = NOBODY) -> bool:
    """It is used and discarded."""
    if not use_tech(t, tech, me, target):
        return False
    discard_tech(t, me, tech.slug)
    return True
