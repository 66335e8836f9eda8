"""Who meets whom, who stands with whom, and powers that change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.engine.events import AllianceMade, Stacks
from cosmic.engine.state import Zap

if TYPE_CHECKING:
    from cosmic.engine.table import Table


def set_defense(t: Table, player: int) -> None:
    enc = t.enc
    enc.defense = player
    t.s.order = t.order_of(enc.offense, player)
    t.tell("defense", seat=player)


def join_side(t: Table, player: int, side: int, most: int) -> None:
    """Rule: alliance.commit. One to four ships, from any own colonies, before the next player answers."""
    t.enc.allies[player] = side
    t.moment("alliance.ships")
    there = t.ships_in_encounter(player)  # an effect may have sent one already
    room = min(t.ship_limit(player), most) - there
    commit_ships(t, player, t.ask_ships(player, "ally-ships", t.stacks(player), 0 if there else 1, room, side=side))


def commit_ships(t: Table, player: int, stacks: Stacks) -> None:
    side = t.enc.allies[player]
    t.join_encounter(player, stacks)
    t.tell("allied", seat=player, side=side, count=t.ships_in_encounter(player), sources=stacks)
    t.emit(AllianceMade(player, side))
    t.colonies_changed()


def exchange_aliens(t: Table, one: int, other: int) -> None:
    """Two players swap their sheets with everything that lies on them; a zapped power stays zapped."""
    a, b = t.s.seats[one], t.s.seats[other]
    a.aliens, b.aliens = b.aliens, a.aliens
    a.memory, b.memory = b.memory, a.memory
    a.borrowed, b.borrowed = b.borrowed, a.borrowed
    a.lender, b.lender = b.lender, a.lender
    t.look_around()
    owner = {one: other, other: one}
    t.enc.zapped = [Zap(alien, owner.get(player, player)) for alien, player in t.enc.zapped]
    t.tell("powers-exchanged", seat=one, other=other)


def lose_alien(t: Table, player: int, alien: str) -> None:
    """The sheet leaves the game with everything on it."""
    seat = t.s.seats[player]
    seat.aliens.remove(alien)
    t.tell("alien-lost", seat=player, alien=alien)
    seat.memory.pop(alien, None)


def draw_alien(t: Table, player: int) -> str:
    """A random unused alien without set-up text that may be in this game; it acts from the next encounter on."""
    s, known = t.s, t.book.content.aliens
    here = [alien for seat in s.seats for alien in seat.aliens]
    able = [
        alien
        for alien in s.unused
        if not known[alien].has_setup
        and not any(alien in known[other].not_with or other in known[alien].not_with for other in here)
    ]
    if not able:
        return ""
    alien = able[s.below(len(able))]
    s.unused.remove(alien)
    s.seats[player].aliens.append(alien)
    t.look_around()
    t.enc.zapped.append(Zap(alien, player))
    t.tell("alien-drawn", seat=player, alien=alien)
    return alien
