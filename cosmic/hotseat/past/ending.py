"""A finished game looked back on: who won and how, how everybody stands, what each did, and how the race went."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, fields

from cosmic.engine.game import Game
from cosmic.engine.log import ENCOUNTER_STARTS, Line
from cosmic.engine.state import OFFENSE, WARP, GameState
from cosmic.hotseat.past.highlights import Moment, moments_of


@dataclass(slots=True)
class Deeds:
    """What one player did in the whole game, counted from the log."""

    offense_won: int = 0
    defense_won: int = 0
    alliances: int = 0
    deals: int = 0
    ships_lost: int = 0
    powers: int = 0
    zaps: int = 0


DEEDS = tuple(field.name for field in fields(Deeds))


@dataclass(frozen=True, slots=True)
class SeatEnding:
    """One seat at the end of the game. Nothing here is private: of the hand only its size."""

    name: str
    colour: str
    aliens: tuple[str, ...]
    won: bool
    special: str  # the alien whose power won the game for this seat; empty if colonies did
    foreign: int
    home: int
    in_warp: int
    cards: int
    deeds: Deeds
    race: tuple[int, ...]  # foreign colonies at the start of each encounter, and at the end
    warps: tuple[int, ...] = ()  # ships in the warp, at the same times
    hands: tuple[int, ...] = ()  # sizes of the hand


@dataclass(frozen=True, slots=True)
class Ending:
    """The whole game in one look."""

    seats: tuple[SeatEnding, ...]
    goal: int  # foreign colonies that win
    encounters: int
    moments: tuple[Moment, ...] = ()

    @property
    def winners(self) -> tuple[SeatEnding, ...]:
        return tuple(seat for seat in self.seats if seat.won)

    @property
    def special(self) -> str:
        """The alien of a victory without the colonies, if there was one."""
        return next((seat.special for seat in self.winners if seat.special), "")


def ending_of(game: Game) -> Ending:
    """Of a finished game; one that is not over has no winners yet."""
    state, times = game.state, times_of(game)
    races = [all_colonies(then) for then in times]
    zaps = game.book.content.zaps
    deeds = deeds_of(game.log, len(state.seats), zaps)
    goal = state.options.colonies_to_win
    seats = []
    for player, seat in enumerate(state.seats):
        foreign = state.foreign_count(player)
        won = player in state.winners
        seats.append(
            SeatEnding(
                seat.name,
                seat.colour,
                (*seat.aliens, *(seat.face_down if game.is_over else ())),  # after the end all are turned up
                won,
                last_power(game.log, player) if won and foreign < goal else "",
                foreign,
                home_colonies(state, player),
                state.ships[WARP][player],
                cards_held(state, player),
                deeds[player],
                tuple(race[player] for race in races),
                tuple(then.ships[WARP][player] for then in times),
                tuple(cards_held(then, player) for then in times),
            )
        )
    return Ending(tuple(seats), goal, state.encounters, moments_of(game.log, zaps))


def cards_held(state: GameState, player: int) -> int:
    """As the plates count them: with those of a borrowed hand."""
    return len(state.seats[player].hand) + len(state.seats[player].borrowed)


def home_colonies(state: GameState, player: int) -> int:
    return sum(1 for planet in state.home_planets(player) if state.ships[planet][player])


def last_power(log: Sequence[Line], player: int) -> str:
    """The power that this player used last: the one that just won."""
    used = [entry.about["alien"] for entry in log if entry.key == "power-used" and entry.about["seat"] == player]
    return str(used[-1]) if used else ""


# --- the race


def times_of(game: Game) -> list[GameState]:
    """The states at the start of each encounter, and the last one; if other rules played it, those it knows."""
    whole = game.from_the_start()
    oldest = whole.oldest
    starts = (line for line, entry in enumerate(whole.log) if entry.key == ENCOUNTER_STARTS)
    return [*(oldest.state if line < oldest.log else whole.table_at(line).s for line in starts), game.state]


def all_colonies(state: GameState) -> list[int]:
    return [state.foreign_count(player) for player in range(len(state.seats))]


# --- what they did


def deeds_of(log: list[Line], players: int, zaps: Collection[str]) -> list[Deeds]:
    deeds = [Deeds() for _ in range(players)]
    bargain: list[int] = []  # who made the last offer, and to whom
    for line in log:
        key, about = line.key, line.about
        if key == "deal-offered":
            bargain = [about["seat"], about["other"]]
        elif key in ("deal-accepted", "deal-quashed"):
            for player in bargain:
                deeds[player].deals += 1 if key == "deal-accepted" else -1
        elif key == "encounter-won" and about["side"] == OFFENSE:
            deeds[about["seat"]].offense_won += 1
        elif key == "encounter-won":
            deeds[about["seat"]].defense_won += 1
        elif key == "card-played" and about["card"] in zaps:
            deeds[about["seat"]].zaps += 1
        elif key == "allied":
            deeds[about["seat"]].alliances += 1
        elif key == "power-used":
            deeds[about["seat"]].powers += 1
        elif key == "ships-to-warp":
            deeds[about["seat"]].ships_lost += about["count"]
    return deeds
