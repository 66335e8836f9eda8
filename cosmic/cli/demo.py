"""A game of bots, told in prose: what `cosmic play` shows if nobody can play."""

from __future__ import annotations

from collections.abc import Callable

from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.errors import IllegalAnswer
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.views import PUBLIC, view_of
from cosmic.hotseat.session.seats import bots_at, parse_seats
from cosmic.hotseat.session.thinkers import Thinkers
from cosmic.phases.setup import Setup
from cosmic.rulebook import book, new_game
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter
from cosmic.text.story import Story
from cosmic.text_table.terminal import Screen

SEATS = "bot:normal,bot:normal,bot:normal,bot:easy"


def tell_game(seed: int, write: Callable[[str], object], width: int = 0) -> int:
    """Play a game of four bots and tell it."""
    book()  # faulty data before anything that needs it
    messages = Messages()
    plans = parse_seats(SEATS, messages)
    game = new_game(Setup(seed, tuple(plan.name for plan in plans)))
    screen = Screen(write=write, width=width)
    screen.paint([seat.name for seat in game.state.seats], [seat.colour for seat in game.state.seats])
    seats = [messages.say("demo-bot", seat=plan.name, kind=plan.kind) for plan in plans]
    screen.line(messages.say("demo-title", seats=", ".join(seats)))
    watch(game, bots_at(game, plans), screen, messages)
    return 0


def watch(game: Game, bots: Thinkers, screen: Screen, messages: Messages) -> None:
    """Let the bots play; the story is told as it grows."""
    story, told = Story(), 0
    while game.decision is not None:
        # What lies before the pending step is settled; the rest may still be run again.
        done = game.checkpoint.log
        if done > told:
            screen.lines(story.take(game.log[told:done], public(game, messages)))
            told = done
        game.answer(bot_answer(game, bots, game.decision))
    words = public(game, messages)
    screen.lines(story.take(game.log[told:], words) + story.tell(words))
    screen.line()
    screen.lines(words.board())
    screen.line(messages.say("game-over", count=game.state.encounters))


def public(game: Game, messages: Messages) -> Presenter:
    return Presenter(view_of(game.table, PUBLIC), game.book.content, messages)


def bot_answer(game: Game, bots: Thinkers, decision: Decision) -> Answer:
    """A bot that errs must not stop the game."""
    try:
        return decision.check(bots.ask(game, decision).answer)
    except IllegalAnswer:
        return decision.sample(Chance(len(game.journal)))
