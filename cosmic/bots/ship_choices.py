"""Which ships the greedy bot takes, or whoever lets the game choose, and where it puts them."""

from __future__ import annotations

from cosmic.bots.view_reading import defenders, is_home, is_planet
from cosmic.engine.decisions import Decision
from cosmic.engine.views import PlayerView

USUAL = 4  # into an encounter
SETTLERS = 2  # to any other place


def take(view: PlayerView, decision: Decision) -> list[list[int]]:
    """Ships to send or to give up, the own ones or another's."""
    return sparing(view, decision, USUAL if decision.kind in ("launch-ships", "ally-ships") else SETTLERS)


def sparing(view: PlayerView, decision: Decision, wanted: int) -> list[list[int]]:
    """First those that leave no colony empty, the fullest home colonies before others. Colonies are given up only as
    far as the question demands, and at home before abroad."""
    wanted = max(decision.low, min(decision.high, wanted))
    me = decision.about.get("owner", decision.player)
    left = {zone: view.ships[zone][me] for zone in decision.options}
    room = dict(zip(decision.options, decision.caps))
    taken = dict.fromkeys(decision.options, 0)
    while sum(taken.values()) < wanted:
        able = [zone for zone in decision.options if room[zone] > 0]
        spare = [zone for zone in able if not is_planet(view, zone) or left[zone] > 1]
        if not spare and sum(taken.values()) >= decision.low:
            break
        zone = min(spare or able, key=lambda zone: (is_planet(view, zone), not is_home(view, zone, me), -left[zone]))
        for count in (left, room):
            count[zone] -= 1
        taken[zone] += 1
    return [[zone, taken[zone]] for zone in decision.options if taken[zone]]


def put(view: PlayerView, decision: Decision) -> list[list[int]]:
    """Ships that come back: one after the other to the weakest home colony, abroad only if there is none."""
    me = view.viewer
    standing = {zone: view.ships[zone][me] for zone in decision.options}
    room = dict(zip(decision.options, decision.caps))
    added = dict.fromkeys(decision.options, 0)
    for _ in range(decision.high):
        able = [zone for zone in decision.options if added[zone] < room[zone]]
        zone = min(able, key=lambda zone: (not is_home(view, zone, me), standing[zone] + added[zone]))
        added[zone] += 1
    return [[zone, added[zone]] for zone in decision.options if added[zone]]


def weakest_own(view: PlayerView, planets: tuple[int, ...]) -> int:
    me = view.viewer
    return min(planets, key=lambda planet: (not is_home(view, planet, me), view.ships[planet][me]))


def best_target(view: PlayerView, planets: tuple[int, ...]) -> int:
    """Where a colony is to be won from the fewest defenders."""
    me = view.viewer
    return min(planets, key=lambda planet: (view.ships[planet][me] > 0, defenders(view, planet, me)))


def planet(view: PlayerView, decision: Decision) -> int:
    """A place for own ships among own colonies, or else a place to go to."""
    if decision.kind == "retrieve" or all(view.ships[planet][view.viewer] for planet in decision.options):
        return weakest_own(view, decision.options)
    return best_target(view, decision.options)
