"""The encounter card as what it is: both choose at once. In each made-up world my cards are played against those that
the other may lay there, and both learn which they regret; what comes of it is mixed play, which cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import TYPE_CHECKING

from cosmic.bots.candidates import picks
from cosmic.bots.merits import Pair, merit_of
from cosmic.bots.thoughts import Thought, Weighed
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.rng import Chance
from cosmic.engine.views import PlayerView
from cosmic.worlds.mixing import equilibrium
from cosmic.worlds.outlook import CardDuel, Outlook

if TYPE_CHECKING:
    from cosmic.bots.thinking import ThinkingBot

MINE, THEIRS = 6, 4  # cards that are weighed against each other
LEAST = 0.12  # what is played more seldom than that is not played


def mixed_card(bot: ThinkingBot, view: PlayerView, decision: Decision, outlook: Outlook) -> Answer | None:
    mine = bot.manner.faithful(view, decision, picks(view, decision, MINE))
    if len(mine) < 2:
        return None
    end = bot.clock() + bot.level.cap
    leanings = [bot.manner.leaning(view, decision, card) for card in mine]
    duels: list[CardDuel] = []
    hope = 0.0
    for number in range(bot.level.worlds["card"]):
        duel = outlook.duel(mine, number, THEIRS)
        if duel is None:
            return None
        hope = max(hope, *(max(row) for row in duel.mine))
        rows = [[share + leaning for share in row] for row, leaning in zip(duel.mine, leanings)]
        duels.append(duel._replace(mine=rows))
        if bot.is_late(end):
            break
    played, worth, answers = equilibrium(duels, len(mine))
    best = drawn(played, bot.chance) if hope > 0 else last_stand(bot, mine, outlook, len(duels), end)
    rivals = [i for i, card in enumerate(mine) if view.cards.get(card) != view.cards.get(mine[best])]
    rival = max(rivals, key=lambda i: worth[i], default=best)
    merit = merit_of(pairs_of(duels, answers, best, rival), view.viewer, outlook.weights)
    bot.thought = Thought(
        tuple(Weighed(mine[i], round(worth[i], 4)) for i in sorted(range(len(mine)), key=lambda i: -played[i])),
        about=dict(merit.about),
        worlds=len(duels),
        merit=merit.key,
    )
    return mine[best]


def last_stand(bot: ThinkingBot, mine: list[Answer], outlook: Outlook, worlds: int, end: float) -> int:
    """Every world is lost whatever is laid: what comes nearest to winning, as there may be one that nobody has thought
    of."""
    leads: list[list[int]] = [[] for _ in mine]
    for number in range(worlds):
        for card, found in zip(mine, leads):
            lead = outlook.lead(card, number)
            if lead is not None:
                found.append(lead)
        if bot.is_late(end):
            break
    return max(range(len(mine)), key=lambda i: sum(leads[i]) / len(leads[i]) if leads[i] else -inf)


def pairs_of(duels: list[CardDuel], answers: list[list[float]], best: int, rival: int) -> Iterator[Pair]:
    """Two cards against all that the other may lay, as often as it comes to lay it."""
    for duel, often in zip(duels, answers):
        yield from map(Pair, duel.ends[best], duel.ends[rival], often)


def drawn(played: list[float], chance: Chance) -> int:
    often = [share if share >= LEAST else 0.0 for share in played]
    if not sum(often):
        return played.index(max(played))
    point = sum(often) * chance.below(1_000_000) / 1_000_000
    for i, share in enumerate(often):
        point -= share
        if point < 0:
            return i
    return often.index(max(often))
