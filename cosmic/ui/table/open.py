"""From a plan or a saved game to a table on the screen."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.hotseat.plans import TablePlan
from cosmic.hotseat.session import Session
from cosmic.hotseat.store import Store, load
from cosmic.hotseat.worker import BotWorker, seed_of
from cosmic.rulebook import new_game
from cosmic.ui.app import App
from cosmic.ui.desk import Desk
from cosmic.ui.table.scene import TableScene


def new_table(app: App, desk: Desk, plan: TablePlan) -> TableScene:
    """A new game with this plan; without a seed it is another one every time."""
    seed = plan.seed if plan.seed is not None else time.time_ns() % 1_000_000_007
    seats = tuple(replace(seat, colour=colour) for seat, colour in zip(plan.seats, plan.colours()))
    store = Store(desk.folder, seats)
    return table_for(desk, new_game(plan.to_setup(seed)), store, replace(plan, seats=seats))


def open_saved(app: App, desk: Desk, path: Path) -> TableScene:
    """A saved game goes on; CosmicError says what is wrong with the file."""
    game, store = load(path, desk.book, desk.folder)
    return continue_table(app, desk, game, store)


def continue_table(app: App, desk: Desk, game: Game, store: Store) -> TableScene:
    options = game.state.options
    seats = tuple(replace(plan, colour=seat.colour) for plan, seat in zip(store.plans, game.state.seats))
    plan = TablePlan(
        seats,
        setup="advanced" if options.setup == "chosen" else options.setup,
        flares=options.flares,
        planets=options.planets,
        single_encounter=options.single_encounter,
        call_mode=desk.settings.call_mode,
    )
    return table_for(desk, game, store, plan)


def table_for(desk: Desk, game: Game, store: Store, plan: TablePlan) -> TableScene:
    people = [i for i, seat in enumerate(plan.seats) if seat.is_human]
    bots = {i: seat.kind for i, seat in enumerate(plan.seats) if not seat.is_human}
    encounter = game.state.encounters
    told: list[str] = []

    def keep(game: Game) -> None:
        """Every step is saved; at the start of an encounter an older state is kept beside it."""
        nonlocal encounter
        try:
            if game.state.encounters != encounter:
                encounter = game.state.encounters
                store.roll(game)
            else:
                store.autosave(game)
        except CosmicError as fault:  # the disk is full, or the like: the game goes on, and people are told once
            if fault.key not in told:
                told.append(fault.key)
                scene.trouble = desk.fault(fault)

    session = Session(game, people, plan.call_mode, keep)
    scene = TableScene(desk, session, plan, store, BotWorker(bots, seed_of(game)))
    return scene
