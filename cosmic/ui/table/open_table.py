"""From a plan or a saved game to a table on the screen."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.hotseat.keeping.store import Store, load
from cosmic.hotseat.plans.table_plan import TablePlan, same_table
from cosmic.hotseat.session.bot_worker import BotWorker
from cosmic.hotseat.session.session import Session
from cosmic.hotseat.session.table_state import mode_of
from cosmic.hotseat.session.thinkers import seed_of, talkers_of
from cosmic.rulebook import new_game
from cosmic.ui.shell.services import Services
from cosmic.ui.table.table_scene import TableScene


def new_table(services: Services, plan: TablePlan) -> TableScene:
    """A new game with this plan; without a seed it is another one every time."""
    seed = plan.seed if plan.seed is not None else time.time_ns() % 1_000_000_007
    seats = tuple(replace(seat, colour=colour) for seat, colour in zip(plan.seats, plan.colours()))
    store = Store(services.folder, seats)
    return table_for(services, new_game(plan.to_setup(seed)), store, replace(plan, seats=seats))


def open_saved(services: Services, path: Path) -> TableScene:
    """A saved game goes on where its table was; CosmicError says what is wrong with the file."""
    game, store = load(path, services.book, services.folder)
    scene = table_for(services, game, store, same_table(game, store.plans, mode_of(game, services.settings.call_mode)))
    if store.seats_unknown is not None:
        words = services.say("seats-unknown", file=str(path), seats=str(store.seats_unknown))
        scene.trouble = ("ui-seats-unknown", words)
    tell_of_copy(scene)
    return scene


def tell_of_copy(scene: TableScene) -> None:
    """Another program plays the same game: people should know which file is theirs."""
    notice, scene.store.notice = scene.store.notice, None
    if notice is not None:
        scene.trouble = ("ui-played-elsewhere", scene.services.fault(notice))


def table_for(services: Services, game: Game, store: Store, plan: TablePlan) -> TableScene:
    people = [i for i, seat in enumerate(plan.seats) if seat.is_human]
    bots = {i: seat.kind for i, seat in enumerate(plan.seats) if not seat.is_human}
    encounter = game.told_checkpoint().state.encounters
    told: list[str] = []

    def keep(game: Game) -> None:
        """Every step is saved; at the start of an encounter an older state is kept beside it."""
        nonlocal encounter
        try:
            if game.told_checkpoint().state.encounters != encounter:
                encounter = game.told_checkpoint().state.encounters
                store.roll(game)
            else:
                store.autosave(game)
            tell_of_copy(scene)
        except CosmicError as fault:  # the disk is full, or the like: the game goes on, and people are told once
            if fault.key not in told:
                told.append(fault.key)
                scene.trouble = ("ui-not-saved", services.fault(fault))

    if not plan.hints:
        game.beside["hints"] = False
    session = Session(game, people, plan.call_mode, keep, talkers_of(bots))
    session.note()  # whatever is saved from now on tells where the table stands
    worker = BotWorker(bots, seed_of(game), blanks=game.book.blanks)
    scene = TableScene(services, session, plan, store, worker)
    return scene
