"""The command line: exit codes, one-sentence errors, examples in every help, and what each command prints."""

from __future__ import annotations

import importlib
import itertools
import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from situations import table

from cosmic import __version__
from cosmic.arena import playing
from cosmic.cli import fuzz, simulate
from cosmic.cli import main as command_line
from cosmic.cli.main import COMMANDS, main
from cosmic.content import ContentError, SchemaFault
from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.errors import CosmicError
from cosmic.engine.rng import Chance
from cosmic.engine.saves import write_game
from cosmic.fuzz import fuzz_games, fuzz_words
from cosmic.paths import data_dir
from cosmic.positions import position

Output = pytest.CaptureFixture[str]


def one_sentence(output: Output) -> str:
    """Nothing on stdout, one line on stderr and no traceback."""
    out, err = output.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("cosmic")
    return err


@pytest.fixture
def save(tmp_path: Path) -> Path:
    game, chance = table(3), Chance(1)
    for _ in range(60):
        assert game.decision is not None
        game.answer(game.decision.sample(chance))
    write_game(game, tmp_path / "game.json")
    return tmp_path / "game.json"


# --- all commands


def test_version(capsys: Output) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"cosmic {__version__}\n"


def test_help_lists_the_commands(capsys: Output) -> None:
    assert main(["--help"]) == 0
    out = capsys.readouterr().out
    assert all(f"    {name} " in out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_help_shows_an_example(name: str, capsys: Output) -> None:
    assert main([name, "--help"]) == 0
    assert f"example:\n  cosmic {name}" in capsys.readouterr().out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_example_is_a_legal_command(name: str) -> None:
    command = importlib.import_module(f"cosmic.cli.{name}")
    assert "run" in command_line.parser().parse_args(command.EXAMPLE.split()[1:])


@pytest.mark.parametrize(
    "words",
    [
        ["fly"],
        ["--what"],
        ["--"],
        ["replay"],
        ["check", "a", "b"],
        ["check", "/no/such/folder"],
        ["replay", "/no/such/file"],
        ["bench", "--seconds", "soon"],
        ["bench", "--seconds", "-1"],
        ["fuzz", "--games", "0"],
        ["fuzz", "--seconds", "soon"],
        ["fuzz", "--policy", "sleep"],
        ["fuzz", "--aliens", "nobody"],
        ["fuzz", "--aliens", "void", "--pairs", "1"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "many"],
        ["simulate", "--jobs", "-2"],
        ["simulate", "--players", "2"],
        ["simulate", "--players", "9"],
        ["simulate", "--bots", "wizard"],
        ["puzzles", "--bot", "wizard"],
        ["puzzles", "--bot", "hard:dreamy"],
        ["puzzles", "--bot", "hard:0"],
        ["simulate", "--players", "3", "--bots", "random,random,random,greedy"],
        ["simulate", "--options", "planets"],
        ["simulate", "--options", "sets=attic"],
        ["play", "--text", "--sets", "base,attic"],
        ["simulate", "--options", "planets=six"],
        ["simulate", "--options", "planets=7"],
        ["simulate", "--options", "moons=2"],
        ["simulate", "--options", "flares=perhaps"],
        ["simulate", "--options", "setup=odd"],
        ["simulate", "--aliens", "nobody,knows,these"],
        ["simulate", "--aliens", "zombie,void"],
        ["simulate", "--aliens", "zombie,void,zombie"],
        ["simulate", "--aliens", "zombie,void,clone", "--players", "4"],
        ["simulate", "--aliens", "zombie,void,clone", "--options", "setup=basic"],
    ],
    ids=" ".join,
)
def test_bad_use(words: list[str], capsys: Output) -> None:
    assert main(words) == 2
    one_sentence(capsys)


@pytest.mark.parametrize(
    ("fault", "code", "words"),
    [
        (CosmicError("setup-players", found=9), 2, "9"),
        (CosmicError("a-key-without-words"), 2, "a-key-without-words"),
        (ContentError([SchemaFault("aliens/x.yaml", "slug", "is missing")] * 2), 1, "there are 2"),
        (PermissionError(13, "Permission denied", "/x/y"), 2, "/x/y: Permission denied"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_faults_become_sentences(
    fault: Exception, code: int, words: str, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(args: object) -> int:
        raise fault

    monkeypatch.setattr("cosmic.cli.check.run", fail)
    assert main(["check"]) == code
    assert words in one_sentence(capsys)


def test_interrupt(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    def interrupt(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("cosmic.cli.check.run", interrupt)
    assert main(["check"]) == 130
    assert "Traceback" not in capsys.readouterr().err


def test_as_a_program() -> None:
    """`python -m cosmic` hands the exit code on."""
    done = subprocess.run([sys.executable, "-m", "cosmic", "fly"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_a_reader_that_stops_early_is_no_fault() -> None:
    """As in `cosmic simulate --json | head -1`."""
    command = [sys.executable, "-m", "cosmic", "simulate", "--games", "1", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


# --- check


def test_check_without_faults(capsys: Output) -> None:
    assert main(["check"]) == 0
    assert capsys.readouterr().out.startswith("no faults: ")


def test_check_lists_all_faults(tmp_path: Path, capsys: Output) -> None:
    shutil.copytree(data_dir(), tmp_path / "data")
    (tmp_path / "data/aliens/zombie/sheet.yaml").write_text("slug: zombie\nalert: mauve\n", encoding="utf-8")
    (tmp_path / "data/decks/destiny.yaml").write_text("cards: [", encoding="utf-8")
    assert main(["check", str(tmp_path / "data")]) == 1
    out, err = capsys.readouterr()
    assert "zombie/sheet.yaml" in out
    assert "destiny.yaml" in out
    assert err == ""


# --- replay


def test_replay_tells_the_game(save: Path, capsys: Output) -> None:
    assert main(["replay", str(save)]) == 0
    out = capsys.readouterr().out
    assert "Ann" in out
    assert "[log-" not in out


ALLIED = """
seats: {red: mind, blue: macron, green: none, yellow: none}
start: invitations
defense: blue
planet: blue 1
sends: 2
hands: {red: [attack 10], blue: [attack 06], green: [attack 04], yellow: [attack 08]}
"""


@pytest.mark.parametrize("out", ["green", "yellow"])
def test_replay_tells_allies_totals_and_powers(out: str, tmp_path: Path, capsys: Output) -> None:
    """Whoever of the two is asked first, and stays out of it."""

    def chosen(decision: Decision) -> Answer:
        if decision.kind == "invite":
            return list(decision.options)
        if decision.kind == "ally":
            return "neither" if decision.player == ("green", "yellow").index(out) + 2 else "offense"
        if decision.kind == "ally-ships":
            return [[decision.options[0], 2]]
        return PASS if PASS in decision.options else decision.options[0]

    game = position(ALLIED)
    while not any(line.key == "encounter-won" for line in game.log):
        assert game.decision is not None
        game.answer(chosen(game.decision))
    write_game(game, tmp_path / "game.json")
    assert main(["replay", str(tmp_path / "game.json")]) == 0
    told = " ".join(capsys.readouterr().out.split())
    ally, other = ("Yellow", "Green") if out == "green" else ("Green", "Yellow")
    assert f"{ally} (2 ships) joins the offense and {other} stays out of it." in told
    assert "Total of the offense: 14 = card 10 + 2 for 2 ships of Red" in told
    assert "Blue uses the power of Macron." in told


def test_verify_agrees(save: Path, capsys: Output) -> None:
    assert main(["replay", str(save), "--verify"]) == 0
    assert "agree" in capsys.readouterr().out


@pytest.mark.parametrize("damage", ["cut", "bit", "empty", "binary", "other"])
def test_damaged_saves(save: Path, damage: str, capsys: Output) -> None:
    raw = save.read_bytes()
    middle = len(raw) // 2
    save.write_bytes(
        {
            "cut": raw[:middle],
            "bit": raw[:middle] + bytes([raw[middle] ^ 1]) + raw[middle + 1 :],
            "empty": b"",
            "binary": bytes(range(256)),
            "other": b'{"name": "not a game"}',
        }[damage]
    )
    assert main(["replay", str(save)]) == 2
    assert "[error-" not in one_sentence(capsys)
    assert main(["replay", str(save), "--verify"]) == 1
    one_sentence(capsys)


# --- simulate


def results(words: str, capsys: Output) -> dict[str, object]:
    assert main(["simulate", *words.split(), "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""  # no bar where nobody watches
    found: dict[str, object] = json.loads(out)
    del found["speed"]
    return found


def test_simulate_is_the_same_with_more_jobs(capsys: Output) -> None:
    words = "--games 12 --players 3 --seed 7 --bots greedy,random"
    one = results(words, capsys)
    assert one == results(f"{words} --jobs 2", capsys)
    assert one != results(words.replace("--seed 7", "--seed 8"), capsys)


def test_simulate_counts_wins_once(capsys: Output) -> None:
    found = results("--games 9 --players 3 --bots greedy,random,random", capsys)
    for label in ("seats", "bots", "aliens"):
        assert sum(entry["wins"] for entry in found[label].values()) == pytest.approx(9, abs=0.1)  # type: ignore[attr-defined]
    assert found["bots"]["greedy"]["played"] == 9  # type: ignore[index]
    assert found["errors"] == []


def test_simulate_with_options_and_aliens(capsys: Output) -> None:
    found = results(
        "--games 2 --aliens zombie,void,clone --options planets=4,single_encounter=true,flares=false", capsys
    )
    assert list(found["aliens"]) == ["clone", "void", "zombie"]  # type: ignore[call-overload]


def test_simulate_prints_a_table(capsys: Output) -> None:
    assert main(["simulate", "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert "games/s" in out
    assert "errors: 0" in out


def test_a_game_that_fails_is_told_with_its_seed(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object) -> object:
        raise RuntimeError("the rules are broken")

    monkeypatch.setattr(playing, "play_out", fail)
    assert main(["simulate", "--games", "2", "--seed", "40"]) == 1
    out, err = capsys.readouterr()
    assert "errors: 2" in out
    assert "seed 40: RuntimeError: the rules are broken" in err
    assert "seed 41" in err
    assert "Traceback" not in err


def test_a_game_without_end_is_told(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_ENCOUNTERS", 2)
    assert main(["simulate", "--games", "1"]) == 1
    assert "more than 2 encounters" in capsys.readouterr().err


# --- fuzz


def test_fuzz_counts_what_it_looked_at(capsys: Output) -> None:
    assert main(["fuzz", "--games", "4", "--deep", "4", "--every", "50"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("4 games, 1 of them in depth") and out.endswith("no fault\n")
    assert err == ""  # no bar where nobody watches


def test_games_against_twins_stop_when_time_is_up(capsys: Output) -> None:
    """After the game that is being played."""
    assert main(["fuzz", "--bots", "greedy", "--games", "1000", "--seconds", "1"]) == 0
    assert int(capsys.readouterr().out.split()[0]) < 1000


def broken_at(seeds: set[int]) -> object:
    """Games of these seeds go wrong."""

    def at_full_speed(outcome: fuzz_games.FuzzOutcome, *args: object) -> object:
        if outcome.trial.seed in seeds:
            raise fuzz_words.FuzzFault("a ship is gone")
        return None

    return at_full_speed


def test_fuzz_names_a_command_for_each_fault(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz_games, "at_full_speed", broken_at({8, 11}))
    assert main(["fuzz", "--games", "6", "--seed", "7", "--deep", "0", "--policy", "pass", "--aliens", "void"]) == 1
    out, err = capsys.readouterr()
    found = [line for line in out.splitlines() if line.startswith("fault: ")]
    assert len(found) == 2 and out.endswith("2 faults\n") and err == ""
    assert all("a ship is gone" in line for line in found)
    again = found[0].partition("again: cosmic ")[2]
    assert again == "fuzz --game 8 --policy pass --aliens void"
    assert main(again.split()) == 1
    out = capsys.readouterr().out
    assert "Traceback" in out and again in out  # whoever mends it wants to see where


def test_fuzz_stops_when_its_time_is_over(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz_games, "at_full_speed", broken_at(set()))
    monkeypatch.setattr(fuzz, "time", SimpleNamespace(perf_counter=itertools.count().__next__))
    assert main(["fuzz", "--seconds", "5", "--deep", "0"]) == 0
    assert capsys.readouterr().out.startswith("5 games")


def test_fuzz_says_which_pair_has_met_least(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    def seated(outcome: fuzz_games.FuzzOutcome, *args: object) -> object:
        outcome.seated = outcome.trial.aliens
        return None

    monkeypatch.setattr(fuzz_games, "at_full_speed", seated)
    assert main(["fuzz", "--pairs", "1", "--deep", "0"]) == 0
    assert "pairs of aliens met at least once" in capsys.readouterr().out
    monkeypatch.setattr(fuzz_games, "at_full_speed", broken_at(set()))  # nobody is seated
    assert main(["fuzz", "--pairs", "1", "--deep", "0"]) == 1
    assert "met at least 0 times" in capsys.readouterr().out


def test_fuzz_is_the_same_with_more_jobs(capsys: Output) -> None:
    counted = []
    for jobs in ("1", "2"):
        assert main(["fuzz", "--games", "6", "--deep", "0", "--jobs", jobs]) == 0
        counted.append(capsys.readouterr().out.partition(" s, ")[0].rpartition(";")[0])
    assert counted[0] == counted[1]


def test_fuzz_shows_a_bar_on_a_terminal(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz_games, "at_full_speed", broken_at(set()))
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["fuzz", "--games", "2", "--deep", "0"]) == 0
    assert f"[{'#' * simulate.BAR}] 2 games" in capsys.readouterr().err
