"""What a position is worth: the share of the game that each seat may hope for, from what lies on the table and from
the hands as they are in this world. The weights are fitted by self-play (`cosmic fit`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

from cosmic.engine.notes import TOKENS
from cosmic.engine.queries import OtherWay
from cosmic.engine.state import REMOVED, WARP, GameState, Seat, TechCard
from cosmic.engine.table import Table

ANY_NUMBER = 4  # ships, at a tech that is the better the more of them are at it
FEATURES = (
    "progress",  # foreign colonies, as a part of those that win
    "two_short",
    "one_short",
    "guarded",  # foreign colonies with more than one ship
    "homes",  # home colonies, as a part of the planets there
    "power_lost",
    "warp",  # ships there or out of the game, as a part of the fleet
    "hand",  # its size
    "strength",  # the three highest attacks in it
    "tricks",  # cards in it that are no encounter cards
    "negotiate",
    "rewards",  # cards in it from the reward deck
    "turn",  # how soon the next turn comes
    "second",  # has earned a second encounter
    "techs",  # completed, and the others as far as their research has come
    "tokens",  # on its own sheet
    "other_way",  # the square of how far it has come on a way of its own
)


def features(t: Table, second: bool = True) -> list[list[float]]:
    """By seat. A second encounter that has been earned counts, unless it is not to."""
    s, box = t.s, t.box
    ships, count, players = s.ships, t.planet_count, len(s.seats)
    to_win, needed = s.options.colonies_to_win, s.options.colonies_for_power
    has_second = s.turn if second and s.enc is not None and s.enc.outcome and t.earned_second() else -1
    ahead = s.turn if has_second >= 0 else s.turn + 1
    found = []
    for player, seat in enumerate(s.seats):
        home = s.home_planets(player)
        abroad = len(seat.devoured)
        guarded = homes = fleet = 0
        for planet in range(count):
            here = ships[planet][player]
            if here:
                fleet += here
                if planet in home:
                    homes += 1
                else:
                    abroad += 1
                    guarded += here > 1
        warp = ships[WARP][player] + ships[REMOVED][player]
        attacks, tricks, talks = [0, 0, 0], 0, 0
        for card in seat.hand:
            kind = box.kind[card]
            if kind == "attack":
                attacks.append(box.value[card])
            elif kind == "negotiate":
                talks += 1
            elif kind != "morph":
                tricks += 1
        attacks.sort()
        short = to_win - abroad
        techs = [card for card in s.techs if card.owner == player] if s.techs else []
        found.append(
            [
                abroad / to_win,
                float(short == 2),
                float(short <= 1),
                guarded / to_win,
                homes / max(1, len(home)),
                float(homes < needed),
                warp / max(1, warp + fleet),
                min(len(seat.hand), 12) / 8,
                (attacks[-1] + attacks[-2] + attacks[-3]) / 60,
                min(tricks, 6) / 4,
                min(talks, 3) / 3,
                s.rewards_in(seat.hand) / 4,
                1 - ((player - ahead) % players) / players,
                float(player == has_second),
                sum(progress(t, card) for card in techs) if techs else 0.0,
                tokens_of(seat) / 5 if seat.memory else 0.0,
                t.query(OtherWay(player), 0.0) ** 2,
            ]
        )
    return found


def tokens_of(seat: Seat) -> int:
    """Those of its own power; others lie with it to be got rid of."""
    return sum(memory.get(TOKENS, 0) for slug, memory in seat.memory.items() if slug in seat.aliens)


def progress(t: Table, card: TechCard) -> float:
    """How much of the research that a tech takes is done."""
    if card.face_up:
        return 1.0
    return min(1.0, card.ships / (t.book.content.techs[card.slug].research or ANY_NUMBER))


def of_rows(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """Adds up to one."""
    return softmax([sum(w * x for w, x in zip(weights, row)) for row in rows])


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
