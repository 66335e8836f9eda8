"""Destiny: a card says whom the offense meets."""

from __future__ import annotations

from cosmic.engine.encounter_events import DestinyDrawn
from cosmic.engine.errors import EncounterBrokenOff
from cosmic.engine.notes import DESTINED, REDRAW
from cosmic.engine.ship_events import ShipsLand
from cosmic.engine.state import NOBODY
from cosmic.engine.steps import step
from cosmic.engine.table import Table
from cosmic.phases.turn import plan


@step("destiny")
def destiny(t: Table) -> None:
    t.s.phase = "destiny"
    while t.enc.defense == NOBODY and not t.enc.outcome:
        if t.s.gone and not any(t.may_be_met(player) for player in t.others(t.enc.offense)):
            raise EncounterBrokenOff("planets")
        draw_destiny(t)
        t.moment("destiny.shown")
        if REDRAW.get(t):
            REDRAW.set(t, False)
            continue
        t.moment("destiny.card")
        if t.enc.defense == NOBODY:
            apply_destiny(t)
    if t.enc.outcome == "refounded":
        return plan(t, "discards", "encounter_end")
    t.moment("destiny.drawn")


def draw_destiny(t: Table) -> None:
    """Rule: destiny.last_card. The last card is never drawn."""
    s = t.s
    if len(s.destiny_deck) <= 1:
        s.destiny_deck += s.destiny_discard
        s.destiny_discard = []
        s.shuffle(s.destiny_deck)
        t.tell("destiny-reshuffled")
    t.emit(DestinyDrawn(t.enc.offense, s.destiny_deck[-1]))


def apply_destiny(t: Table) -> None:
    offense, destined = t.enc.offense, DESTINED.get(t)
    if destined == NOBODY:  # rule: destiny.wild
        others = [player for player in t.clockwise_after(offense) if t.may_be_met(player)]
        t.set_defense(t.ask(offense, "destiny-wild", others, "seat"))
    elif destined == offense:
        own_colour(t)
    elif not t.may_be_met(destined):  # rule: destiny.no_planets
        t.tell("destiny-without-planets", seat=offense, other=destined)
    else:  # rules: destiny.colour, destiny.special
        t.set_defense(destined)


def own_colour(t: Table) -> None:
    """Rule: destiny.own_colour."""
    offense = t.enc.offense
    choices = ["redraw"]
    if foreign_colonies_at_home(t):
        choices.append("evict")
    if empty_home_planets(t) and t.has_colony(offense):
        choices.append("refound")
    choice = t.ask(offense, "own-colour", choices)
    if choice == "evict":
        evict(t)
    elif choice == "refound":
        refound(t)


def foreign_colonies_at_home(t: Table) -> list[tuple[int, int]]:
    offense = t.enc.offense
    return [
        (planet, owner)
        for planet in t.s.home_planets(offense)
        for owner in t.others(offense)
        if t.s.ships[planet][owner]
    ]


def evict(t: Table) -> None:
    """Rule: destiny.evict."""
    colonies = foreign_colonies_at_home(t)
    planets = list(dict.fromkeys(planet for planet, _ in colonies))
    planet = t.ask(t.enc.offense, "evict-planet", planets, "planet")
    owners = [owner for where, owner in colonies if where == planet]
    t.set_defense(t.ask(t.enc.offense, "evict-colony", owners, "seat", planet=planet))
    t.enc.planet, t.enc.evicting = planet, True


def empty_home_planets(t: Table) -> list[int]:
    return [planet for planet in t.s.home_planets(t.enc.offense) if not any(t.s.ships[planet])]


def refound(t: Table) -> None:
    """Rule: destiny.refound. Nobody opposes it; it counts as a successful encounter."""
    offense = t.enc.offense
    planet = t.ask(offense, "refound-planet", empty_home_planets(t), "planet")
    stacks = t.ask_ships(offense, "refound-ships", t.stacks(offense), 1, 4, planet=planet)
    t.emit(ShipsLand(offense, stacks, planet))
    t.enc.planet, t.enc.outcome = planet, "refounded"
    t.tell("refounded", seat=offense, planet=planet)
    t.colonies_changed()
