"""Games watched again, their files, the record book and the last screen with a game behind it."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pygame
from auditing import LONG_NAMES
from conftest import Table, outside_of
from examples import Example
from games import PLANS, WHOLE, by_bots

from cosmic.engine.game import Game
from cosmic.engine.saves import dumps_game, write_game
from cosmic.hotseat.keeping.store import Store
from cosmic.hotseat.past.record_lines import GameResult, RecordBook, Standing
from cosmic.hotseat.past.replay_files import keep_replay, open_replay
from cosmic.hotseat.past.replay_reel import Reel
from cosmic.hotseat.plans.table_plan import TablePlan
from cosmic.hotseat.session.seats import SeatPlan
from cosmic.rulebook import book
from cosmic.ui.screens.end_screen import EndScene, end_of_game
from cosmic.ui.screens.replay.record_book import RecordsScene
from cosmic.ui.screens.replay.replay_dialogs import ExportScene, ImportScene
from cosmic.ui.screens.replay.replay_list import ReplayListScene
from cosmic.ui.screens.replay.replay_scene import ReplayScene
from cosmic.ui.shell.services import Services

NOW = datetime(2026, 11, 16, 20, 15)
NAMES = tuple(plan.name for plan in PLANS)
LEFT = 40  # answers after which the other game was left
LONG = (*LONG_NAMES, "Anastasia of Krakenfels")


# --- watching


def plan_of(game: Game) -> TablePlan:
    """The seats of the game, of which the first two are people."""
    seats = game.state.seats
    return TablePlan(tuple(SeatPlan(seat.name, plan.kind, seat.colour) for plan, seat in zip(PLANS, seats)))


def watched(services: Services, names: tuple[str, ...] = NAMES) -> ReplayScene:
    """The finished game, from its start."""
    game = by_bots(WHOLE, names)
    return ReplayScene(services, open_replay(keep_replay(game, services.folder, plan_of(game).seats, NOW), book()))


def left(services: Services) -> ReplayScene:
    """A game that was not played to its end."""
    return ReplayScene(services, open_replay(Store(services.folder, PLANS).autosave(by_bots(LEFT)), book()))


def with_totals(reel: Reel) -> int:
    """Where both totals stand on the table, with reinforcements."""
    for place in range(reel.length, 0, -1):
        enc = reel.view_at(place).enc
        if enc is not None and len(enc.totals) == 2 and reel.frames[place - 1].entry.key == "reinforced":
            return place
    raise AssertionError("nobody ever reinforced")


def to_totals(table: Table) -> None:
    scene = table.scene
    assert isinstance(scene, ReplayScene)
    scene.seek(with_totals(scene.reel))


def to_end(table: Table) -> None:
    table.key(pygame.K_END)


def to_hands(table: Table) -> None:
    table.key(pygame.K_END)
    table.key(pygame.K_h, "h")


def to_thoughts(table: Table) -> None:
    to_totals(table)
    table.key(pygame.K_t, "t")


def playing(table: Table) -> None:
    """From the middle, and faster."""
    to_totals(table)
    table.key(pygame.K_PLUS, "+")
    table.key(pygame.K_SPACE, " ")


# --- files


def some_replays(services: Services) -> ReplayListScene:
    for names in (tuple(plan.name for plan in PLANS), LONG):
        game = by_bots(WHOLE, names)
        keep_replay(game, services.folder, plan_of(game).seats, NOW)
    (services.folder / "replays" / "broken.json").write_text("{", encoding="utf-8")
    Store(services.folder, PLANS).autosave(by_bots(LEFT))
    return ReplayListScene(services)


def export(services: Services) -> ExportScene:
    game = by_bots()
    return ExportScene(services, keep_replay(game, services.folder, plan_of(game).seats, NOW))


def exported_twice(table: Table) -> None:
    """The second time there is a file already."""
    scene = table.scene
    assert isinstance(scene, ExportScene)
    table.key(pygame.K_RETURN)
    table.app.stack.reset(ExportScene(scene.services, scene.path))
    table.app.step()
    table.key(pygame.K_RETURN)


def bring_in(services: Services) -> ImportScene:
    outside = outside_of(services.folder.parent)
    for n in range(1, 4):
        write_game(by_bots(LEFT), outside / f"{n} The evening at the lake with everybody who came along.json")
    (outside / "half.json").write_text(dumps_game(by_bots(LEFT))[:5000], encoding="utf-8")
    return ImportScene(services)


# --- the record book


def some_records(folder: Path, names: tuple[str, ...] = NAMES) -> None:
    records = RecordBook()
    slugs = sorted(book().content.aliens)
    for n in range(12):
        seats = 3 + n % 3
        places = [Standing(names[i], PLANS[i].kind, (slugs[(n + i) % 9],), i == n % 2) for i in range(seats)]
        records.add(GameResult(f"g{n}", f"2026-10-{n + 1:02}", 6 + n, tuple(places)))
    records.save(folder)


def records(services: Services, tab: str) -> RecordsScene:
    some_records(services.folder, LONG)
    scene = RecordsScene(services)
    scene.tab = tab
    return scene


def damaged_records(services: Services) -> RecordsScene:
    (services.folder / "records.json").write_text("[", encoding="utf-8")
    return RecordsScene(services)


# --- the last screen


def last_screen(services: Services, page: str, measure: str, names: tuple[str, ...] = LONG) -> EndScene:
    game = by_bots(WHOLE, names)
    scene = end_of_game(services, game, plan_of(game))
    scene.page, scene.measure = page, measure
    return scene


EXAMPLES = {
    "replay at its start": Example(ReplayScene, watched),
    "replay with totals": Example(ReplayScene, watched, to_totals),
    "replay playing": Example(ReplayScene, watched, playing),
    "replay at its end": Example(ReplayScene, watched, to_end),
    "replay with all hands": Example(ReplayScene, watched, to_hands),
    "replay with thoughts": Example(ReplayScene, watched, to_thoughts),
    "replay without thoughts": Example(ReplayScene, watched, lambda table: table.key(pygame.K_t, "t")),
    "replay of long names": Example(ReplayScene, lambda services: watched(services, LONG), to_totals),
    "replay of a game that was left": Example(ReplayScene, left),
    "the end of a game that was left": Example(ReplayScene, left, to_end),
    "replays": Example(ReplayListScene, some_replays),
    "no replays": Example(ReplayListScene, ReplayListScene),
    "export": Example(ExportScene, export),
    "exported": Example(ExportScene, export, lambda table: table.key(pygame.K_RETURN)),
    "export over another file": Example(ExportScene, export, exported_twice),
    "import": Example(ImportScene, bring_in),
    "import of half a file": Example(ImportScene, bring_in, lambda table: table.click("half.json")),
    "records of players": Example(RecordsScene, lambda services: records(services, "players")),
    "records of aliens": Example(RecordsScene, lambda services: records(services, "aliens")),
    "records of tables": Example(RecordsScene, lambda services: records(services, "tables")),
    "no records": Example(RecordsScene, RecordsScene),
    "damaged records": Example(RecordsScene, damaged_records),
    "end with the race": Example(EndScene, lambda services: last_screen(services, "players", "race")),
    "end with the warp": Example(EndScene, lambda services: last_screen(services, "players", "warps")),
    "end with moments": Example(EndScene, lambda services: last_screen(services, "moments", "hands")),
}
