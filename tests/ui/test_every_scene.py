"""Every scene there is, looked at by machine at every size: nothing is cut off, overlaps, is unread or out of reach."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import examples_around
import examples_codex
import examples_deal
import examples_replay
import pytest
from auditing import drawn, look_everywhere, read
from conftest import PlainSettings, Table
from examples import Example
from table_states import STATES

import cosmic.ui
from cosmic.ui.board.board_scene import BoardScene
from cosmic.ui.board.closer_look import OverTable
from cosmic.ui.screens.game_list import GameListScene
from cosmic.ui.screens.replay.replay_dialogs import FileScene
from cosmic.ui.screens.tutorial.tutorial_scene import TutorialScene
from cosmic.ui.shell.dialog_frame import DialogScene
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services
from cosmic.ui.table.watching_bots import WatchesBots

EXAMPLES: dict[str, Example] = {
    **examples_around.EXAMPLES,
    **examples_replay.EXAMPLES,
    **examples_codex.EXAMPLES,
    **examples_deal.EXAMPLES,
}
ONLY_BASES = {
    DialogScene,
    GameListScene,
    FileScene,
    BoardScene,
    WatchesBots,
    OverTable,
}  # never on the screen
AT_THE_TABLE = {state.scene for state in STATES.values()}  # see test_table_audit
IN_LESSONS = {TutorialScene}  # see test_tutorial_audit

# Where programs keep their data on some computers, and where no line can be broken.
LONG_FOLDER = "com.example.games.players-of-the-house.cosmic-hotseat.saves-of-all-evenings"


@pytest.fixture(scope="module")
def stage() -> Iterator[Table]:
    """One window for all, since opening one takes longer than looking at it."""
    table = Table((1280, 720), PlainSettings())
    yield table
    table.window.destroy()


@pytest.mark.every(3)
@pytest.mark.parametrize("name", EXAMPLES)
def test_a_reader_has_nothing_to_complain_about(
    name: str, stage: Table, calm_services: Services, outside: Path
) -> None:
    calm_services.folder /= LONG_FOLDER
    calm_services.folder.mkdir()
    EXAMPLES[name].put_on(stage, calm_services)
    look_everywhere(stage.app)
    calm_services.change(contrast=True)
    stage.app.settings_changed()
    faults, texts = drawn(stage.app)
    assert texts and not faults
    assert read(stage.app, stage.scene) == (faults, texts), "the audit reads something else than is painted"


def below(kind: type[Scene]) -> set[type[Scene]]:
    """All scenes of the program that are made from this one; tests have some of their own."""
    made = {other for other in kind.__subclasses__() if other.__module__.startswith("cosmic.")}
    return made.union(*map(below, made))


def test_no_scene_is_forgotten() -> None:
    for module in pkgutil.walk_packages(cosmic.ui.__path__, "cosmic.ui."):
        importlib.import_module(module.name)
    looked_at = {example.scene for example in EXAMPLES.values()} | AT_THE_TABLE | IN_LESSONS
    assert below(Scene) - ONLY_BASES - looked_at == set(), "needs an example, see examples_around and the like"
    assert all(below(base) for base in ONLY_BASES)
