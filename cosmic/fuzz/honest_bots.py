"""Bots answer from what their seat may know: at a twin of the table, in which everything else lies otherwise, the same
bot gives the same answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cosmic.bots import Bot
from cosmic.bots.measured import bot_named
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.table import Table
from cosmic.engine.views import view_of
from cosmic.fuzz.secrets import ask_again, twin_of
from cosmic.worlds.following import Followed, following
from cosmic.worlds.outlook import Outlook

SEEDS = 1 << 30


@dataclass(slots=True)
class Honesty:
    """What was compared in one game."""

    compared: int = 0
    not_comparable: int = 0  # others had something else to say in the twin
    differences: list[str] = field(default_factory=list)


def played_with_twins(game: Game, names: Sequence[str], seed: int, most: int = 1 << 30) -> Honesty:
    """To the end, or for so many questions; every answer is asked for twice."""
    found = Honesty()
    # Without a clock: how busy the machine is must not pass for peeking.
    bots = [bot_named(name, seed * 8 + seat) for seat, name in enumerate(names)]
    chance = Chance(seed)
    while game.decision is not None and most:
        most -= 1
        asked, dice = game.decision, chance.below(SEEDS)
        bot = bots[asked.player]
        answer = ask(bot, following(game), asked, dice)
        twin = twin_of(game, asked.player, chance)
        t, again = ask_again(game, twin.copy())
        if again != asked or view_of(t, asked.player) != view_of(game.table, asked.player):
            found.not_comparable += 1
        else:
            found.compared += 1
            other = ask(bot, Followed(twin, game.answers, t), again, dice)
            if other != answer:
                found.differences.append(f"{names[asked.player]} at {asked.key}: {answer!r}, {other!r}")
        game.answer(answer)
    return found


def ask(bot: Bot, followed: Followed, decision: Decision, seed: int) -> Answer:
    """As if for the first time."""
    t: Table = followed.table
    bot.chance = Chance(seed)
    if bot.searches:
        worlds = followed.worlds(decision) if followed.can_be_searched else None
        bot.outlook = Outlook(worlds, t.book, bot.weights, seed) if worlds is not None else None
    return bot.choose(view_of(t, decision.player), decision)
