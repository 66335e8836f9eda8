"""Fitting what positions are worth: it finds the weights by which made-up games were decided, and says how far off."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmic.arena.fitting import calibration, expected, fit, log_loss, solved
from cosmic.arena.sampling import Sample, sampled, self_play
from cosmic.cli.main import main
from cosmic.content import load_weights
from cosmic.engine.rng import Chance
from cosmic.paths import data_dir
from cosmic.rulebook import book
from cosmic.worlds.feature_names import FEATURES

Output = pytest.CaptureFixture[str]
TRUE = [2.0, -1.0, 0.5]


def made_up(count: int, never: int = -1) -> list[Sample]:
    """Positions of four seats whose shares are just those that the true weights give. The feature `never` is absent."""
    chance, found = Chance(1), []
    for _ in range(count):
        rows = [[0.0 if i == never else chance.below(100) / 100 for i in range(len(TRUE))] for _ in range(4)]
        found.append(Sample(rows, expected(Sample(rows, []), TRUE)))
    return found


def test_a_fit_finds_the_weights() -> None:
    assert fit(made_up(300), [0.0] * 3, pull=0.01) == pytest.approx(TRUE, abs=0.05)


def test_what_never_came_up_stays_as_it_was() -> None:
    found = fit(made_up(300, never=1), [0.0, 0.7, 0.0], pull=0.01)
    assert found == pytest.approx([TRUE[0], 0.7, TRUE[2]], abs=0.05)


def test_a_strong_pull_leaves_everything_as_it_was() -> None:
    assert fit(made_up(20), [1.0, 1.0, 1.0], pull=1e9) == pytest.approx([1.0, 1.0, 1.0], abs=1e-3)


def test_the_true_weights_lose_least_and_expect_what_comes() -> None:
    samples = made_up(100)
    assert log_loss(samples, TRUE) < min(log_loss(samples, [0.0] * 3), log_loss(samples, [2.0, -1.0, 2.0]))
    deciles = calibration(samples, TRUE)
    assert len(deciles) == 10
    assert [one.expected for one in deciles] == pytest.approx([one.observed for one in deciles])
    assert [one.expected for one in deciles] == sorted(one.expected for one in deciles)
    wrong = calibration(samples, [8.0, -4.0, 2.0])
    assert wrong[-1].expected > wrong[-1].observed + 0.1


def test_equations() -> None:
    assert solved([[0.0, 2.0], [4.0, 1.0]], [6.0, 7.0]) == pytest.approx([1.0, 3.0])


def test_a_game_gives_a_position_for_each_encounter_but_the_last() -> None:
    match = self_play(1, 5, ["random"], book())[0]
    game = sampled(match)
    assert not game.error
    assert len(game.samples) > 1
    for sample in game.samples:
        assert sum(sample.shares) == pytest.approx(1)
        assert [len(row) for row in sample.rows] == [len(FEATURES)] * len(match.bots)
        progress = FEATURES.index("progress")
        assert all(row[progress] < 1 for row in sample.rows)


def test_tables_of_every_size_with_techs_and_without() -> None:
    matches = self_play(12, 1, ["greedy", "random"], book())
    assert {(len(match.bots), match.setup.options.techs) for match in matches} == {
        (players, techs) for players in (3, 4, 5, 6) for techs in (False, True)
    }
    assert {bot for match in matches for bot in match.bots} == {"greedy", "random"}
    for match in matches:
        match.setup.check(book())


def test_the_command_writes_what_it_found(tmp_path: Path, capsys: Output) -> None:
    outs = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.yaml"
        assert main(["fit", "--games", "5", "--bot", "random", "--jobs", jobs, "--write", str(path)]) == 0
        outs.append((capsys.readouterr().out, path.read_text(encoding="utf-8")))
        assert set(load_weights(path)) == set(FEATURES)
    path.write_text(path.read_text(encoding="utf-8").replace("5 games", "0 games"), encoding="utf-8")
    assert main(["fit", "--games", "5", "--bot", "random", "--write", str(path)]) == 0
    assert path.read_text(encoding="utf-8") == outs[1][1], "weights are written over"
    capsys.readouterr()
    assert outs[0] == outs[1]
    assert "log loss" in outs[0][0]
    assert "5 games of random, seed 0" in outs[0][1]


@pytest.mark.parametrize(
    "words", [["--games", "0"], ["--bot", "wizard"], ["--write", "/no/such/folder/x"]], ids=" ".join
)
def test_bad_use_is_one_sentence(words: list[str], capsys: Output) -> None:
    assert main(["fit", "--games", "1", "--bot", "random", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("cosmic")


@pytest.fixture
def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """They would take hours."""

    def play(*_: object) -> None:
        raise AssertionError("a game is played")

    monkeypatch.setattr("cosmic.cli.fit.self_play", play)


@pytest.mark.usefixtures("no_games")
@pytest.mark.parametrize("name", [".", "data/bots", "data/bots/levels.yaml", "data/presets.yaml", "README.md"])
def test_nothing_but_weights_is_written_over(name: str, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.chdir(data_dir().parent)
    assert main(["fit", "--write", name]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1
    assert err.startswith(f"cosmic fit: --write: {name} ") and "; name a" in err


@pytest.mark.usefixtures("no_games")
def test_a_file_that_may_not_be_written_is_named_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    """Forbidden by force, because tests may run as a user to whom nothing is forbidden."""
    monkeypatch.setattr("os.access", lambda path, mode: path != tmp_path)
    assert main(["fit", "--write", str(tmp_path / "values.yaml")]) == 2
    assert "may not be written" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_what_games_of_a_bot_have_shown_is_kept_under_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    (tmp_path / "bots").mkdir()
    monkeypatch.setattr("cosmic.cli.fit.data_dir", lambda: tmp_path)
    assert main(["fit", "--games", "2", "--bot", "greedy", "--write"]) == 0
    assert [path.name for path in (tmp_path / "bots").iterdir()] == ["values_greedy.yaml"]
    assert set(load_weights(tmp_path / "bots" / "values_greedy.yaml")) == set(FEATURES)


@pytest.mark.usefixtures("no_games")
@pytest.mark.parametrize("players", ["random", "greedy,normal"])
def test_other_games_have_no_file_of_their_own(players: str, capsys: Output) -> None:
    assert main(["fit", "--bot", players, "--write"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert players.replace(",", ", ") in err and err.endswith("; name a file\n")
