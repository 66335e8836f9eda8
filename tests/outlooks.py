"""What a bot that is asked now may think of: made-up games that fit what its seat knows."""

from __future__ import annotations

from cosmic.bots import Bot
from cosmic.bots.position_values import values_of
from cosmic.engine.game import Game
from cosmic.rulebook import book
from cosmic.worlds.following import following
from cosmic.worlds.outlook import Outlook


def outlook_of(game: Game, seed: int = 1, kind: type[Outlook] = Outlook, bot: Bot | None = None) -> Outlook:
    assert game.decision is not None
    weights = bot.weights if bot is not None else values_of("greedy")
    return kind(following(game).worlds(game.decision), book(), weights, seed)
