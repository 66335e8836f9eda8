"""Verbs that move ships, and what follows from it: colonies, lost powers, victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.engine.encounter_events import GameWon
from cosmic.engine.errors import GameOver, WinContested
from cosmic.engine.notes import CONTESTED
from cosmic.engine.power_events import PowerLost
from cosmic.engine.ship_events import (
    ColoniesGained,
    ShipsHome,
    ShipsLand,
    ShipsRemoved,
    ShipsSent,
    ShipsToWarp,
    Stacks,
    at_most,
)
from cosmic.engine.state import BESIDE, GATE, NOBODY, WARP

if TYPE_CHECKING:
    from cosmic.engine.table import Table


# --- away


def lose_ships(t: Table, owner: int, stacks: Stacks, cause: str = "effect") -> int:
    """Send ships to the warp; returns how many really arrived there."""
    if not stacks:
        return 0
    event = ShipsToWarp(owner, [stack[:] for stack in stacks], cause)
    return event.count if t.emit(event) else 0


def removable(t: Table, owner: int, stacks: Stacks) -> Stacks:
    """Rule: ships.removal. Nobody is left with fewer ships than the colonies needed to win."""
    return at_most(stacks, max(0, t.ships_in_game(owner) - t.s.options.colonies_to_win))


def remove_ships(t: Table, owner: int, stacks: Stacks) -> None:
    """Out of the game; the rest goes to the warp."""
    gone = removable(t, owner, stacks)
    if gone:
        t.emit(ShipsRemoved(owner, gone))
    t.lose_ships(owner, still_there(t, owner, less(stacks, gone)))


def less(stacks: Stacks, taken: Stacks) -> Stacks:
    counts = {zone: n for zone, n in taken}
    left = [[zone, n - counts.get(zone, 0)] for zone, n in stacks]
    return [stack for stack in left if stack[1]]


def choose_and_lose(
    t: Table, player: int, count: int, kind: str, stacks: Stacks | None = None, cause: str = "effect"
) -> int:
    """The player chooses which ships go to the warp; with too few, all go."""
    stacks = t.stacks(player) if stacks is None else stacks
    return t.lose_ships(player, t.ask_ships(player, kind, stacks, count, count), cause)


def lose_together(t: Table, due: dict[int, int], kind: str, cause: str) -> None:
    """If an answer on the way takes a chosen ship, its owner has to make up for it."""
    chosen = {player: t.ask_ships(player, kind, t.stacks_and_gate(player), n, n) for player, n in due.items()}
    for player, stacks in chosen.items():
        left = still_there(t, player, stacks)
        missing = sum(n for _, n in stacks) - sum(n for _, n in left)
        if missing:
            kept = {zone: n for zone, n in left}
            others = [[zone, n - kept.get(zone, 0)] for zone, n in t.stacks_and_gate(player)]
            more = t.ask_ships(player, kind, [stack for stack in others if stack[1]], missing, missing)
            left = merged([*left, *more])
        t.lose_ships(player, left, cause)


def pick_ships(t: Table, chooser: int, owner: int, count: int, kind: str, stacks: Stacks | None = None) -> Stacks:
    """Somebody else chooses among a player's ships on colonies; with too few, all of them."""
    stacks = t.stacks(owner) if stacks is None else stacks
    return t.ask_ships(chooser, kind, stacks, count, count, owner=owner)


def merged(stacks: Stacks) -> Stacks:
    """One stack for each zone."""
    sums: dict[int, int] = {}
    for zone, n in stacks:
        sums[zone] = sums.get(zone, 0) + n
    return [[zone, n] for zone, n in sums.items()]


def still_there(t: Table, owner: int, stacks: Stacks) -> Stacks:
    """Of these ships, those that nothing has moved in the meantime."""
    present = [[zone, min(n, t.s.ships[zone][owner])] for zone, n in stacks]
    return [stack for stack in present if stack[1]]


def join_encounter(t: Table, player: int, stacks: Stacks) -> None:
    if stacks:
        t.emit(ShipsSent(player, stacks, t.zone_in_encounter(player)))


# --- and back


def return_ships(t: Table, owner: int, stacks: Stacks, leaving: Stacks | None = None) -> None:
    """Rules: ships.back, ships.nowhere. Onto own colonies that stand without the ships that leave."""
    stacks = [stack for stack in stacks if stack[1]]
    count = sum(n for _, n in stacks)
    if not count:
        return
    places = t.places_for(owner, leaving or stacks)
    if places:
        spread = t.ask_ships(owner, "return", [[planet, count] for planet in places], count, count)
        t.emit(ShipsHome(owner, stacks, spread))
    elif any(zone != WARP for zone, _ in stacks):
        t.lose_ships(owner, stacks, "nowhere")


def go_home(t: Table, player: int) -> None:
    """The player's ships at the gate or beside the planet go back to colonies."""
    for zone in (GATE, BESIDE):
        if t.s.ships[zone][player]:
            t.return_ships(player, [[zone, t.s.ships[zone][player]]])


def ride_home(t: Table) -> None:
    """A planet at the gate goes back to its system, with those who are still on it."""
    planet, t.enc.worldship = t.enc.worldship, NOBODY
    if planet != NOBODY:
        t.tell("worldship-home", seat=t.enc.offense, planet=planet)


def leave_alliance(t: Table, player: int) -> None:
    """The ally goes home and takes no part any more."""
    t.go_home(player)
    t.enc.allies[player] = NOBODY


def free_ships(t: Table, owner: int, count: int) -> None:
    """Ships leave the warp for colonies; without a colony they stay (rule: ships.nowhere)."""
    count = min(count, t.s.ships[WARP][owner])
    t.return_ships(owner, [[WARP, count]])


def settle_colony(t: Table, player: int, planet: int, kind: str, low: int, high: int) -> None:
    """The player moves ships from own colonies to a planet."""
    stacks = [stack for stack in t.stacks(player) if stack[0] not in (planet, t.attacked_colony(player))]
    chosen = t.ask_ships(player, kind, stacks, low, high, planet=planet)
    if chosen:
        t.emit(ShipsLand(player, chosen, planet))


# --- what follows


def colonies_changed(t: Table) -> None:
    """After each simultaneous change: victory (winning.moment), then powers (powers.lost, powers.regained)."""
    s, moved = t.s, sorted(t.moved)
    t.moved = []
    needed, target = s.options.colonies_for_power, s.options.colonies_to_win
    has_won = is_at_stake = False
    for player in moved:
        at_home, abroad = s.colony_counts(player)
        if abroad >= target:
            t.claim_victory(player)
            has_won = True
        if at_home < needed or s.seats[player].lost:
            is_at_stake = True
    if has_won:
        check_victory(t)
    if has_won or is_at_stake:
        powers_changed(t, moved)
    if t.settlers:
        settlers, t.settlers = t.settlers, []
        t.emit(ColoniesGained(settlers))


def powers_changed(t: Table, players: list[int]) -> None:
    """Rules: powers.lost, powers.regained."""
    for player in players:
        seat = t.s.seats[player]
        too_few = len(t.home_colonies(player)) < t.s.options.colonies_for_power and not t.cannot_lose_power(player)
        if too_few and not seat.lost:
            t.emit(PowerLost(player))
        elif seat.lost and not too_few:
            seat.lost = False
            t.look_around()
            t.tell("power-regained", seat=player)


def claim_victory(t: Table, player: int) -> None:
    """The player has met a condition of victory. One that is not about colonies waits for the end of the resolution
    (rule: winning.other_ways): all who get there in the meantime win together."""
    if player not in t.s.claims:
        t.s.claims.append(player)


def check_victory(t: Table) -> None:
    """A win that an effect has put off is no win any more: who comes by another one claims it anew."""
    if t.s.claims:
        players, t.s.claims = sorted(t.s.claims), []
        if t.contested_win():
            return  # nobody else wins before that is settled
        if t.emit(GameWon(players)):
            raise GameOver
        if CONTESTED.get(t):
            raise WinContested


def defeated_stacks(t: Table, side: int) -> list[tuple[int, Stacks]]:
    """The ships that a side has in the encounter, by owner."""
    found = []
    for player in t.side_members(side):
        zone = t.zone_in_encounter(player)
        if t.s.ships[zone][player]:
            found.append((player, [[zone, t.s.ships[zone][player]]]))
    return found
