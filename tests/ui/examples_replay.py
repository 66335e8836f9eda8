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
from cosmic.hotseat.plans import TablePlan
from cosmic.hotseat.records import Place, RecordBook, Result
from cosmic.hotseat.replay_files import keep_replay, open_replay
from cosmic.hotseat.replays import Reel
from cosmic.hotseat.seats import SeatPlan
from cosmic.hotseat.store import Store
from cosmic.rulebook import book
from cosmic.ui.desk import Desk
from cosmic.ui.replay.files import ExportScene, ImportScene
from cosmic.ui.replay.list import ReplayListScene
from cosmic.ui.replay.records import RecordsScene
from cosmic.ui.replay.scene import ReplayScene
from cosmic.ui.scenes.end import EndScene, end_of_game

NOW = datetime(2026, 11, 16, 20, 15)
NAMES = tuple(plan.name for plan in PLANS)
LEFT = 40  # answers after which the other game was left
LONG = (*LONG_NAMES, "Anastasia of Krakenfels")


# --- watching


def plan_of(game: Game) -> TablePlan:
    """The seats of the game, of which the first two are people."""
    seats = game.state.seats
    return TablePlan(tuple(SeatPlan(seat.name, plan.kind, seat.colour) for plan, seat in zip(PLANS, seats)))


def watched(desk: Desk, names: tuple[str, ...] = NAMES) -> ReplayScene:
    """The finished game, from its start."""
    game = by_bots(WHOLE, names)
    return ReplayScene(desk, open_replay(keep_replay(game, desk.folder, plan_of(game).seats, NOW), book()))


def left(desk: Desk) -> ReplayScene:
    """A game that was not played to its end."""
    return ReplayScene(desk, open_replay(Store(desk.folder, PLANS).autosave(by_bots(LEFT)), book()))


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


def playing(table: Table) -> None:
    """From the middle, and faster."""
    to_totals(table)
    table.key(pygame.K_PLUS, "+")
    table.key(pygame.K_SPACE, " ")


# --- files


def some_replays(desk: Desk) -> ReplayListScene:
    for names in (tuple(plan.name for plan in PLANS), LONG):
        game = by_bots(WHOLE, names)
        keep_replay(game, desk.folder, plan_of(game).seats, NOW)
    (desk.folder / "replays" / "broken.json").write_text("{", encoding="utf-8")
    Store(desk.folder, PLANS).autosave(by_bots(LEFT))
    return ReplayListScene(desk)


def export(desk: Desk) -> ExportScene:
    game = by_bots()
    return ExportScene(desk, keep_replay(game, desk.folder, plan_of(game).seats, NOW))


def exported_twice(table: Table) -> None:
    """The second time there is a file already."""
    scene = table.scene
    assert isinstance(scene, ExportScene)
    table.key(pygame.K_RETURN)
    table.app.stack.reset(ExportScene(scene.desk, scene.path))
    table.app.step()
    table.key(pygame.K_RETURN)


def bring_in(desk: Desk) -> ImportScene:
    outside = outside_of(desk.folder.parent)
    for n in range(1, 4):
        write_game(by_bots(LEFT), outside / f"{n} The evening at the lake with everybody who came along.json")
    (outside / "half.json").write_text(dumps_game(by_bots(LEFT))[:5000], encoding="utf-8")
    return ImportScene(desk)


# --- the record book


def some_records(folder: Path, names: tuple[str, ...] = NAMES) -> None:
    records = RecordBook()
    slugs = sorted(book().content.aliens)
    for n in range(12):
        seats = 3 + n % 3
        places = [Place(names[i], PLANS[i].kind, (slugs[(n + i) % 9],), i == n % 2) for i in range(seats)]
        records.add(Result(f"g{n}", f"2026-10-{n + 1:02}", 6 + n, tuple(places)))
    records.save(folder)


def records(desk: Desk, tab: str) -> RecordsScene:
    some_records(desk.folder, LONG)
    scene = RecordsScene(desk)
    scene.tab = tab
    return scene


def damaged_records(desk: Desk) -> RecordsScene:
    (desk.folder / "records.json").write_text("[", encoding="utf-8")
    return RecordsScene(desk)


# --- the last screen


def last_screen(desk: Desk, page: str, measure: str, names: tuple[str, ...] = LONG) -> EndScene:
    game = by_bots(WHOLE, names)
    scene = end_of_game(desk, game, plan_of(game))
    scene.page, scene.measure = page, measure
    return scene


EXAMPLES = {
    "replay at its start": Example(ReplayScene, watched),
    "replay with totals": Example(ReplayScene, watched, to_totals),
    "replay playing": Example(ReplayScene, watched, playing),
    "replay at its end": Example(ReplayScene, watched, to_end),
    "replay with all hands": Example(ReplayScene, watched, to_hands),
    "replay of long names": Example(ReplayScene, lambda desk: watched(desk, LONG), to_totals),
    "replay of a game that was left": Example(ReplayScene, left),
    "the end of a game that was left": Example(ReplayScene, left, to_end),
    "replays": Example(ReplayListScene, some_replays),
    "no replays": Example(ReplayListScene, ReplayListScene),
    "export": Example(ExportScene, export),
    "exported": Example(ExportScene, export, lambda table: table.key(pygame.K_RETURN)),
    "export over another file": Example(ExportScene, export, exported_twice),
    "import": Example(ImportScene, bring_in),
    "import of half a file": Example(ImportScene, bring_in, lambda table: table.click("half.json")),
    "records of players": Example(RecordsScene, lambda desk: records(desk, "players")),
    "records of aliens": Example(RecordsScene, lambda desk: records(desk, "aliens")),
    "records of tables": Example(RecordsScene, lambda desk: records(desk, "tables")),
    "no records": Example(RecordsScene, RecordsScene),
    "damaged records": Example(RecordsScene, damaged_records),
    "end with the race": Example(EndScene, lambda desk: last_screen(desk, "players", "race")),
    "end with the warp": Example(EndScene, lambda desk: last_screen(desk, "players", "warps")),
    "end with moments": Example(EndScene, lambda desk: last_screen(desk, "moments", "hands")),
}
