"""`cosmic bench` measures what it promises and compares builds in turns; no test says how fast they are."""

from __future__ import annotations

import json
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cosmic.cli import bench
from cosmic.cli.main import main
from cosmic.cli.measures import engine, figures, growth, measured_table, turns
from cosmic.engine import table as rules
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.hotseat.keeping.store import Store
from cosmic.hotseat.session.session import Session
from cosmic.rulebook import book

Output = pytest.CaptureFixture[str]


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough of everything to be measured at all."""
    for module, name, value in (
        (figures, "REPEATS", 1),
        (engine, "REPEATS", 1),
        (engine, "LIVE_GAMES", 1),
        (engine, "PLAYOUTS", 1),
        (growth, "REPEATS", 1),
        (growth, "GAMES", 1),
        (growth, "MORE", (0, 2)),
        (measured_table, "GAMES", 1),
        (measured_table, "EARLY", 2),
        (measured_table, "LATE", 4),
        (measured_table, "SAVES", 3),
    ):
        monkeypatch.setattr(module, name, value)


def test_everything_is_measured(little: None, capsys: Output) -> None:
    assert main(["bench", "--seconds", "0.01", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["calibration"]["round_us"] > 0
    assert found["build"] == turns.build_of_rules() and found["aliens"] == len(book().playable_aliens())
    assert set(found["figures"]) == {
        *("random games", "random decisions", "encounter playouts"),
        *("calls per encounter", "calls per encounter, hidden powers"),
        *("live decisions", "live decision, p50", "live decision, p99", "live decision, longest"),
        *("live decisions, +0 aliens", "live decisions, +2 aliens"),
        *("state copy", "game clone", "view of a seat", "digest", "save", "load"),
        *("first save, encounter 2", "autosave, encounter 2", "first save, encounter 4", "autosave, encounter 4"),
    }
    for name, figure in found["figures"].items():
        assert figure["value"] > 0 and (figure["rounds"] is None) == name.startswith("calls per encounter"), name


def test_the_table_says_what_runs_here(little: None, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """A part of it is enough for a table."""
    monkeypatch.setattr(growth, "figures", lambda: iter(()))
    monkeypatch.setattr(bench, "table_figures", lambda: iter(()))
    assert main(["bench", "--seconds", "0.01"]) == 0
    out = capsys.readouterr().out
    assert f"rules {turns.build_of_rules()}, {len(book().playable_aliens())} aliens loaded" in out
    assert "encounter playouts" in out and "One round took" in out


def test_any_number_of_players_is_measured(little: None, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """Whole games by greedy players take their time; that they are played out shows where four sit."""
    people: list[int] = []

    def sat_down(session: Session, seed: int) -> int:
        people.append(len(session.people))
        while not session.game.state.encounters:
            measured_table.go_on(session.game, Chance(seed))
        return 1

    monkeypatch.setattr(measured_table, "play_beats", sat_down)
    monkeypatch.setattr(engine, "Played", type("Played", (), {}))
    assert main(["bench", "--seconds", "0.01", "--json", "--players", "6", "--preset", "everything"]) == 0
    assert people == [6, 6]
    state = engine.start(0)
    assert len(state.seats) == 6 and state.options == book().content.presets["everything"].options
    assert main(["bench", "--players", "7"]) == 2


def test_an_earlier_version_is_measured_without_what_it_lacks(
    little: None, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    """Before there were games by a name, hidden powers and the rooms of the hot seat."""

    class Earlier:
        content, sets = SimpleNamespace(), book().sets

        def __getattr__(self, name: str) -> Any:
            return getattr(book(), name)

    monkeypatch.setattr(engine, "Played", type("Played", (), {}))
    monkeypatch.setattr(bench, "book", Earlier)
    monkeypatch.delitem(sys.modules, "cosmic.cli.measures.measured_table")
    monkeypatch.delattr("cosmic.cli.measures.measured_table")
    monkeypatch.setitem(sys.modules, "cosmic.hotseat.keeping.store", None)
    assert main(["bench", "--seconds", "0.01", "--json", "--preset", "everything"]) == 0
    found = json.loads(capsys.readouterr().out)["figures"]
    assert {"random decisions", "encounter playouts", "load"} <= set(found)
    assert "calls per encounter" not in found


def test_a_playout_ends_where_the_next_encounter_asks() -> None:
    game, chance = Game(engine.start(1), book()), Chance(1)
    while game.state.encounters < 2:
        measured_table.go_on(game, chance)
    seen: list[int] = []
    policy = engine.until_next_encounter(2, chance)

    def watched(t: Any, decision: Any) -> Any:
        seen.append(t.s.encounters)
        return policy(t, decision)

    with pytest.raises(engine.NextEncounter):
        game.play_out(watched)
    assert set(seen[:-1]) <= {2} and seen[-1] == 3


def test_saves_are_of_the_encounter_they_are_named_after(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[int] = []
    autosave = Store.autosave

    def noted(self: Any, game: Game) -> Path:
        seen.append(game.state.encounters)
        return autosave(self, game)

    monkeypatch.setattr(Store, "autosave", noted)
    assert [figure.unit for figure in measured_table.saves_at(3, 1, tmp_path)] == ["ms", "ms"]
    assert seen[0] == 3 and len(seen) == 1 + measured_table.SAVES


# --- in turns


def a_python(folder: Path, name: str, each: float) -> str:
    """Stands for another Python whose cosmic takes so many rounds for everything."""
    figure = {"value": 1 / each, "unit": "/s", "rounds": each}
    found = {"version": name, "python": "3", "figures": {"random games": figure}}
    file = folder / name
    file.write_text(f"#!{sys.executable}\nprint({json.dumps(found)!r})\n", encoding="utf-8")
    file.chmod(0o755)
    return str(file)


@pytest.mark.skipif(sys.platform == "win32", reason="programs as on POSIX")
def test_two_builds_are_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    mine = turns.build("mine", a_python(tmp_path, "new", 2.0))
    monkeypatch.setattr(turns, "here", lambda: mine)
    assert main(["bench", "--against", a_python(tmp_path, "old", 5.0)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "cosmic new" in lines[0] and "cosmic old" in lines[1]
    assert next(line for line in lines if line.startswith("random games")).endswith("×2.50")


@pytest.mark.parametrize("python", ["/no/such/python", "true"])
def test_a_python_without_cosmic_is_one_sentence(python: str, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(turns, "here", lambda: turns.build("here", python))
    assert main(["bench", "--against", sys.executable]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and err.startswith(f"cosmic: {python} cannot be measured: ")


def test_another_build_is_measured_by_this_bench(tmp_path: Path) -> None:
    """The rules are those of the other; the command is ours."""
    package = tmp_path / "cosmic" / "cli"
    package.mkdir(parents=True)
    for name in ("__init__.py", "bench.py"):
        (package / name).touch()
    (package.parent / "__init__.py").write_text("__version__ = 'other'\n", encoding="utf-8")
    ours = tmp_path / "ours"
    ours.mkdir()
    says = "import cosmic, json\ndef main(words): print(json.dumps({'figures': {}, 'version': cosmic.__version__}))\n"
    (ours / "main.py").write_text(says, encoding="utf-8")
    path = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
    build = turns.Build("other", (sys.executable, "-P", "-c", path + turns.OUR_BENCH, str(ours)))
    assert build.measure(["bench"]) == {"figures": {}, "version": "other"}


def test_the_source_beside_compiled_rules_is_measured_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where both lie, Python takes the compiled file; the other build takes the source."""
    package = tmp_path / "cosmic" / "engine"
    package.mkdir(parents=True)
    (package / "table.py").touch()
    monkeypatch.setattr(rules, "__file__", str(package / "table.py"))
    assert turns.build_of_rules() == "plain" and turns.beside() is None
    monkeypatch.setattr(rules, "__file__", str(package / f"table{EXTENSION_SUFFIXES[0]}"))
    assert turns.build_of_rules() == "compiled"
    beside = turns.beside()
    assert beside is not None and beside.name == "plain"
    (package / "table.py").unlink()
    assert turns.beside() is None


def test_the_other_build_takes_the_source(tmp_path: Path) -> None:
    """A file that no machine can load stands for the compiled one."""
    package = tmp_path / "cosmic" / "cli"
    package.mkdir(parents=True)
    for name in ("../__init__.py", "__init__.py", f"main{EXTENSION_SUFFIXES[0]}"):
        (package / name).touch()
    (package / "main.py").write_text("def main(words): print('{\"figures\": {}}')\n", encoding="utf-8")
    path = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
    program = (path + turns.FROM_SOURCE + turns.OUR_BENCH, str(package))
    assert turns.Build("plain", (sys.executable, "-P", "-c", *program)).measure(["bench"]) == {"figures": {}}
    with pytest.raises(CosmicError):
        turns.Build("usual", (sys.executable, "-P", "-c", path + turns.OUR_BENCH, str(package))).measure(["bench"])
