"""Ships that are not like the others (`GameState.marked`), and which of them go when some ships go.

Ships are counts: those of a player in one place are alike, but for the ones named here. Such a ship is counted among
the others in `ships`, moves as they do, and is one ship for every purpose; the ships under it are held captive with its
owner (`sheet_of`). If it makes a difference which ships go, their owner says so. A single ship with an identity of its
own (one that a technology builds, say) can be kept here as well, with nothing under it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmic.engine.state import GameState, Marked, sheet_of

if TYPE_CHECKING:
    from cosmic.engine.reading import Reading
    from cosmic.engine.ship_events import Stacks
    from cosmic.engine.table import Table

PLAIN: Final = "plain"  # in a question: a ship like any other
NONE_SPECIAL: Final[list[Marked]] = []


def marked_at(s: GameState, owner: int, zone: int) -> list[Marked]:
    """The ships of a player in one place that are not like the others, the fullest first."""
    found = [ship for ship in s.marked if ship.owner == owner and ship.zone == zone]
    return sorted(found, key=lambda ship: (-ship.holds, ship)) if len(found) > 1 else found


def under_ships(s: GameState, keeper: int, player: int) -> int:
    """How many ships of a player are held under ships of another."""
    return sum(ship.under[player] for ship in s.marked if ship.owner == keeper and ship.under)


def held_loose(s: GameState, keeper: int, player: int) -> int:
    """And how many that other holds captive otherwise."""
    return s.ships[sheet_of(keeper)][player] - under_ships(s, keeper, player)


# --- which of them go


def name_of(ship: Marked | None) -> str:
    """What an answer calls a ship: plain, `1:2,3:1` (by seat, what is under it), or what has made it what it is."""
    if ship is None:
        return PLAIN
    return ",".join(f"{seat}:{n}" for seat, n in enumerate(ship.under) if n) or ship.what


def carry_along(t: Table, owner: int, sources: Stacks, spread: Stacks) -> list[Marked]:
    """Ships are about to go from zones to zones: those that are not like the others go along, or stay."""
    moving: list[Marked | None] = []
    for zone, n in sources:
        moving += told_apart(t, owner, "ship-leaves", everything_at(t, owner, zone), n, zone)
    if not any(moving):
        return NONE_SPECIAL
    arriving: list[Marked] = []
    left = moving[:]
    for zone, n in spread:
        here = told_apart(t, owner, "ship-arrives", left, n, zone)
        for ship in here:
            left.remove(ship)
        arriving += [ship._replace(zone=zone) for ship in here if ship is not None]
    for ship in moving:
        if ship is not None:
            t.s.marked.remove(ship)
    t.s.marked += arriving
    return arriving


def everything_at(t: Table, owner: int, zone: int) -> list[Marked | None]:
    special = marked_at(t.s, owner, zone)
    return [*special, *[None] * (t.s.ships[zone][owner] - len(special))]


def told_apart(
    t: Table, owner: int, kind: str, ships: list[Marked | None], count: int, zone: int
) -> list[Marked | None]:
    """So many of these ships, as their owner chooses one after the other; who has no choice is not asked."""
    left = ships[:]
    chosen: list[Marked | None] = []
    while len(left) > count - len(chosen) > 0:
        names = list(dict.fromkeys(map(name_of, left)))
        name = t.ask(owner, kind, names, "ship", zone=zone, left=count - len(chosen))
        ship = next(ship for ship in left if name_of(ship) == name)
        left.remove(ship)
        chosen.append(ship)
    return chosen if len(chosen) == count else [*chosen, *left]


def follow_unseen(t: Table, owner: int, source: int, to: int) -> list[Marked]:
    """Ships have gone from one zone to another without a word: those like any other, as far as there were any.
    Returns the others that had to go too."""
    arriving: list[Marked] = []
    for ship in marked_at(t.s, owner, source)[t.s.ships[source][owner] :]:
        t.s.marked.remove(ship)
        arriving.append(ship._replace(zone=to))
    t.s.marked += arriving
    return arriving


# --- what is under them


def put_under(t: Reading, ship: Marked | None, owner: int, zone: int, what: str, player: int, count: int) -> Marked:
    """Captives of a player come under a ship, which is a stack from then on."""
    under = list(ship.under) if ship is not None and ship.under else [0] * len(t.s.seats)
    under[player] += count
    stack = Marked(owner, zone, ship.what if ship is not None else what, tuple(under))
    if ship is not None:
        t.s.marked.remove(ship)
    t.s.marked.append(stack)
    return stack


def captives_gone(t: Reading, player: int, zone: int) -> None:
    """Captives were taken out of captivity: as far as need be, from under ships, the fullest first."""
    keeper = -5 - zone
    if keeper >= len(t.s.seats):
        return
    while held_loose(t.s, keeper, player) < 0:
        holding = [ship for ship in t.s.marked if ship.owner == keeper and ship.under and ship.under[player]]
        ship = max(holding, key=lambda ship: (ship.under[player], ship))
        t.s.marked.remove(ship)
        under = tuple(n - (seat == player) for seat, n in enumerate(ship.under))
        if any(under):
            t.s.marked.append(ship._replace(under=under))


def what_is_wrong_in(s: GameState) -> str:
    """What cannot be about them; empty if all is well."""
    n = len(s.seats)
    for ship in s.marked:
        if not (0 <= ship.owner < n and -len(s.ships) <= ship.zone - s.planet_count < 0):
            return "a ship nowhere"
        if ship.under and (len(ship.under) != n or min(ship.under) < 0):
            return "captives of nobody"
        if len(marked_at(s, ship.owner, ship.zone)) > s.ships[ship.zone][ship.owner]:
            return "a ship that is not there"
    if any(held_loose(s, keeper, player) < 0 for keeper in range(n) for player in range(n)):
        return "captives that are not there"
    return ""
