"""Every kind of question the rules can ask, each with a real game in which it is asked."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cosmic.bots import make
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.state import Options
from cosmic.engine.views import view_of
from cosmic.inspection.findings import find
from cosmic.phases.setup import Setup
from cosmic.rulebook import book, new_game

ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = ("Ann", "Bob", "Cleo", "Dan")
RICH = (101, 7, 106, 109, 4, 3, 1, 93, 114, 27)  # games in which every question is asked at least once
MOST_GAMES = 200  # are played if those do not do any more


def kinds_in_the_rules() -> set[str]:
    """Every kind of question that stands in the sources, read by the same reader as the words."""
    parts = ("engine", "phases", "aliens", "cards")
    files = sorted(path for part in parts for path in (ROOT / "cosmic" / part).rglob("*.py"))
    return set(find(files).asked)


KINDS = sorted(kinds_in_the_rules())


def tables(seed: int, names: tuple[str, ...]) -> Game:
    """Games in which every alien plays sooner or later."""
    aliens = book().playable_aliens()
    if seed % 4 == 3:
        return new_game(Setup(seed, names, Options(setup="advanced", planets=4)))
    Chance(seed).shuffle(aliens)
    options = Options(setup="chosen", flares=True, planets=4)
    for start in range(len(aliens) - 3):
        try:
            return new_game(Setup(seed, names, options, tuple(aliens[start : start + 4])))
        except CosmicError:
            continue  # aliens that do not go together
    raise AssertionError("no four aliens go together")


@cache
def examples(names: tuple[str, ...] = NAMES) -> dict[str, Game]:
    """For each kind of question a game at which it is asked. Clone it before playing on."""
    found: dict[str, Game] = {}
    for seed in (*RICH, *range(MOST_GAMES)):
        if set(KINDS) <= set(found):
            break
        game = tables(seed, names)
        chance, minds = Chance(seed), [make("greedy", seat) for seat in range(4)]
        while game.decision is not None and len(game.journal) < 400:
            decision = game.decision
            found.setdefault(decision.kind, game.clone())
            if chance.below(3):
                game.answer(decision.sample(chance))
            else:
                game.answer(minds[decision.player].choose(view_of(game.table, decision.player), decision))
    return found
