"""What a position is worth: the share of the game that each seat may hope for, from what lies on the table and from
the hands as they are in this world. The weights are fitted by self-play (`cosmic fit`)."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final

from cosmic.engine.notes import TOKENS
from cosmic.engine.queries import OtherWay
from cosmic.engine.state import NOBODY, REMOVED, WARP, GameState, TechCard
from cosmic.engine.table import Table
from cosmic.worlds.feature_names import FEATURES

ANY_NUMBER: Final = 4  # ships, at a tech that is the better the more of them are at it


def features(t: Table, second: bool = True) -> list[list[float]]:
    """By seat. A second encounter that has been earned counts, unless it is not to."""
    s, kinds, values = t.s, t.box.kind, t.box.value
    ships, count, players = s.ships, t.planet_count, len(s.seats)
    to_win, needed = s.options.colonies_to_win, s.options.colonies_for_power
    has_second = s.turn if second and s.enc is not None and s.enc.outcome and t.earned_second() else -1
    ahead = s.turn if has_second >= 0 else s.turn + 1
    homes_of, lifts = systems_of(s, count), t.book.content.lifts
    found: list[list[float]] = []
    for player, seat in enumerate(s.seats):
        abroad = len(seat.devoured)
        guarded = homes = fleet = 0
        for planet in range(count):
            here = ships[planet][player]
            if here:
                fleet += here
                if homes_of[planet] == player:
                    homes += 1
                else:
                    abroad += 1
                    guarded += here > 1
        warp = ships[WARP][player] + ships[REMOVED][player]
        first = second_best = third = tricks = talks = tokens = 0
        for card in seat.hand:
            kind = kinds[card]
            if kind == "attack":
                value = values[card]
                if value > first:
                    first, second_best, third = value, first, second_best
                elif value > second_best:
                    second_best, third = value, second_best
                elif value > third:
                    third = value
            elif kind == "negotiate":
                talks += 1
            elif kind != "morph":
                tricks += 1
        short = to_win - abroad
        techs = 0.0
        for tech in s.techs:
            if tech.owner == player:
                techs += progress(t, tech)
        for slug, memory in seat.memory.items():
            if slug in seat.aliens:  # those of others lie with it to be got rid of
                tokens += memory.get(TOKENS, 0)
        power = 0.0
        if homes >= needed:
            for alien in seat.aliens:
                power += lifts.get(alien, 0.0)
        soon = 1 - ((player - ahead) % players) / players
        other_way: float = t.query(OtherWay(player), 0.0)
        found.append(
            [
                abroad / to_win,
                1.0 if short == 2 else 0.0,
                1.0 if short <= 1 else 0.0,
                guarded / to_win,
                homes / max(1, homes_of.count(player)),
                1.0 if homes < needed else 0.0,
                warp / max(1, warp + fleet),
                min(len(seat.hand), 12) / 8,
                (first + second_best + third) / 60,
                min(tricks, 6) / 4,
                min(talks, 3) / 3,
                s.rewards_in(seat.hand) / 4,
                soon,
                1.0 if player == has_second else 0.0,
                techs,
                tokens / 5,
                other_way * other_way,
                other_way**6,
                power / 100,
                soon if short <= 1 else 0.0,
            ]
        )
    return found


def progress(t: Table, card: TechCard) -> float:
    """How much of the research that a tech takes is done."""
    if card.face_up:
        return 1.0
    return min(1.0, card.ships / (t.book.content.techs[card.slug].research or ANY_NUMBER))


def systems_of(s: GameState, count: int) -> list[int]:
    """By planet: in whose home system it lies; one that has left the game in nobody's."""
    per = s.options.planets
    found = [planet // per for planet in range(count)]
    if s.added or s.gone:
        for planet in range(count):
            found[planet] = NOBODY if planet in s.gone else s.home_of(planet)
    return found


def of_rows(rows: list[list[float]], weights: list[float]) -> list[float]:
    """Adds up to one."""
    scores = []
    for row in rows:
        score = 0.0
        for i, x in enumerate(row):
            score += weights[i] * x
        scores.append(score)
    return softmax(scores)


def of_winners(s: GameState) -> list[float]:
    """Who has won shares the game with those who have won with it."""
    return [1 / len(s.winners) if player in s.winners else 0.0 for player in range(len(s.seats))]


def softmax(scores: list[float]) -> list[float]:
    most = max(scores)
    grown = [exp(score - most) for score in scores]
    total = sum(grown)
    return [one / total for one in grown]


def in_order(weights: Mapping[str, float]) -> list[float]:
    """By name to the order of the features."""
    return [weights[name] for name in FEATURES]
