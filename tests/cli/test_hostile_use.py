"""Bad files, bad folders and bad terminals: one clear sentence, no traceback, and nothing is changed."""

from __future__ import annotations

import copy
import hashlib
import json
import os
import pty
import shlex
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
import quick_demo
from questions import examples
from situations import table

from cosmic.cli.main import main
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.saves import MOST_BYTES, write_game

Output = pytest.CaptureFixture[str]
Damage = Callable[[dict[str, Any]], object]
PROGRAM = (sys.executable, "-m", "cosmic")


def played(answers: int) -> Game:
    game, chance = table(3, abroad=1), Chance(3)
    while game.decision is not None and len(game.journal) < answers:
        game.answer(game.decision.sample(chance))
    return game


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    path = tmp_path_factory.mktemp("saves") / "game.json"
    write_game(played(60), path)
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["save"]
    return found


def sealed(data: Any) -> str:
    """Anybody can make a seal."""
    rest = f'","save":{json.dumps(data)}}}'
    return f'{{"seal":"{hashlib.sha256(rest.encode()).hexdigest()}{rest}\n'


def cosmic(*words: str, program: Sequence[str] = PROGRAM, **kept: Any) -> subprocess.CompletedProcess[str]:
    kept.setdefault("stdin", subprocess.DEVNULL)
    env = {**os.environ, **kept.pop("env", {})}
    return subprocess.run([*program, *words], capture_output=True, text=True, errors="replace", env=env, **kept)


def refusal(done: subprocess.CompletedProcess[str]) -> str:
    return sentence(done.returncode, done.stdout, done.stderr)


def sentence(code: int, out: str, err: str) -> str:
    """The only one, on the stream for errors."""
    assert code in (1, 2)
    assert out == "" and err.count("\n") == 1
    assert "Traceback" not in err and "[error-" not in err
    return err


# --- saves

DAMAGES: dict[str, Damage] = {
    "no start": lambda data: data.update(start=None),
    "no content": lambda data: data.pop("content"),
    "journal of numbers": lambda data: data.update(journal=[1, 2, 3]),
    "journal without seats": lambda data: data["journal"].__setitem__(0, ["x", 1]),
    "log of numbers": lambda data: data.update(log=[[1, 2, 3]] * len(data["log"])),
    "answers in words": lambda data: data["checkpoint"].update(answers="x"),
    "steps missing": lambda data: data.update(steps=None),
    "no seats": lambda data: data["start"].update(seats=[]),
    "a name that is a number": lambda data: data["start"]["seats"][0].update(name=5),
    "many planets": lambda data: data["start"]["options"].update(planets=10**9),
    "deck of letters": lambda data: data["start"].update(deck="abc"),
    "strange step": lambda data: data["start"].update(agenda=[["x"]]),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_sealed_nonsense_is_refused(name: str, saved: dict[str, Any], tmp_path: Path, capsys: Output) -> None:
    data = copy.deepcopy(saved)
    DAMAGES[name](data)
    path = tmp_path / "game.json"
    path.write_text(sealed(data), encoding="utf-8")
    before = path.read_bytes()
    for words, code in ((["replay"], 2), (["replay", "--verify"], 1), (["play", "--text", "--load"], 2)):
        assert main([*words, str(path)]) == code
        out, err = capsys.readouterr()
        assert out == "" and err.count("\n") == 1 and "game.json is damaged" in err
    assert path.read_bytes() == before and list(tmp_path.iterdir()) == [path]


def test_a_card_that_is_not_there_is_found(saved: dict[str, Any], tmp_path: Path, capsys: Output) -> None:
    """In the checkpoint, from which a game goes on: neither loading nor the proof may pass over it."""
    data = copy.deepcopy(saved)
    data["checkpoint"]["state"]["seats"][0]["hand"] = [9999]
    (tmp_path / "game.json").write_text(sealed(data), encoding="utf-8")
    assert main(["replay", str(tmp_path / "game.json")]) == 2
    assert main(["replay", "--verify", str(tmp_path / "game.json")]) == 1
    assert "differs" in capsys.readouterr().out


def test_a_changed_log_is_found(saved: dict[str, Any], tmp_path: Path, capsys: Output) -> None:
    data = copy.deepcopy(saved)
    data["log"][5] = ["game-won", {"seats": [0]}, None]
    (tmp_path / "game.json").write_text(sealed(data), encoding="utf-8")
    assert main(["replay", "--verify", str(tmp_path / "game.json")]) == 1
    assert "differs" in capsys.readouterr().out


def test_a_huge_file_is_not_read_to_its_end(tmp_path: Path, capsys: Output) -> None:
    with open(tmp_path / "huge.json", "wb") as file:
        file.truncate(MOST_BYTES * 40)
    assert main(["replay", str(tmp_path / "huge.json")]) == 2
    assert "huge.json is not a saved game" in capsys.readouterr().err


def test_a_finished_game_can_be_told_and_loaded(tmp_path: Path, capsys: Output) -> None:
    game = played(100_000)
    assert game.is_over
    write_game(game, tmp_path / "over.json")
    before = (tmp_path / "over.json").read_bytes()
    assert main(["replay", str(tmp_path / "over.json")]) == 0
    assert main(["replay", "--verify", str(tmp_path / "over.json")]) == 0
    assert "Ann" in capsys.readouterr().out
    done = at_a_terminal("play", "--text", "--load", str(tmp_path / "over.json"), "--save-dir", str(tmp_path))
    assert done[0] == 0 and "The game is over" in done[1] and "Traceback" not in done[1]
    assert (tmp_path / "over.json").read_bytes() == before


@pytest.mark.parametrize("kind", ["play", "window", "aim"])
def test_a_told_game_keeps_its_question_to_itself(kind: str, tmp_path: Path, capsys: Output) -> None:
    """Not even who is asked: whoever is asked in a window holds an answer."""
    write_game(examples()[kind], tmp_path / "game.json")
    assert main(["replay", str(tmp_path / "game.json")]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == "The game is not over yet."


# --- data, folders and words


@pytest.mark.parametrize("words", [["play", "--text"], ["simulate"], ["rulings", "tests"], ["replay", "x"], ["check"]])
def test_data_that_is_nowhere(words: list[str]) -> None:
    assert "/nowhere" in refusal(cosmic(*words, env={"COSMIC_DATA": "/nowhere"}))


IMPOSSIBLE = {
    "--seats ann,bob": "three to six players",
    "--seats a,b,c,d,e,f,g": "three to six players",
    "--seats ann,,bob": "A seat is a name",
    "--seats ann,Ann,bob": "no name twice",
    "--seats ann,bob,bot:wizard": "no bot called wizard",
    "--aliens zombie,zombie,void --seats a,b,c": "named twice",
    "--aliens zombie,void --seats a,b,c": "one alien for each",
    "--load /": "could not be read",
    "--seed soon": "invalid int value",
    "--planets 6": "invalid choice",
}


@pytest.mark.parametrize("words", IMPOSSIBLE)
def test_impossible_games_are_refused(words: str, capsys: Output) -> None:
    code = main(["play", "--text", *words.split()])
    assert IMPOSSIBLE[words] in sentence(code, *capsys.readouterr())


@pytest.mark.parametrize("words", ["--seats ann,bob", "--seed soon"])
def test_impossible_games_are_refused_without_a_terminal_too(words: str) -> None:
    assert IMPOSSIBLE[words] in refusal(cosmic("play", "--text", *words.split()))


def test_a_folder_that_cannot_be_written_to_shows_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    code, said = at_a_terminal("play", "--text", "--seats", "a,b,c", "--save-dir", str(tmp_path / "file"))
    assert code == 1 and "could not be saved to" in said and "Traceback" not in said
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


# --- streams


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_a_terminal_without_some_letters(encoding: str) -> None:
    done = cosmic("play", "--text", program=quick_demo.COSMIC, env={"PYTHONIOENCODING": encoding, "COLUMNS": "1"})
    assert done.returncode == 0 and done.stderr == "" and "The game is over" in done.stdout


@pytest.mark.parametrize("redirection", [">&-", "<&-", "2>&-", ">&- 2>&-"])
def test_closed_streams(redirection: str) -> None:
    command = f"{shlex.join(quick_demo.COSMIC)} play --text {redirection}"
    done = subprocess.run(["/bin/sh", "-c", command], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert done.returncode == 0 and done.stderr == ""


def at_a_terminal(*words: str, typed: bytes = b"\x04") -> tuple[int, str]:
    """Exit code and screen of a game at a terminal of its own; what is typed waits there from the start."""
    ours, theirs = pty.openpty()
    command = [*PROGRAM, *words]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True) as process:
        os.close(theirs)
        os.write(ours, typed)
        screen = b""
        try:
            while part := os.read(ours, 65536):
                screen += part
        except OSError:  # the other end is closed: the game has ended
            pass
    os.close(ours)
    return process.returncode, screen.decode(errors="replace")


@pytest.mark.parametrize("lines", [0, 2, 5])
def test_the_end_of_input_at_the_first_prompts(lines: int, tmp_path: Path) -> None:
    typed = b"".join([b"\n", b"undo\n", b"1\n", b"\n", b"\xff\xc3\n"][:lines]) + b"\x04"
    code, said = at_a_terminal("play", "--text", "--seats", "a,b,c", "--save-dir", str(tmp_path), typed=typed)
    assert code == 0 and "To go on later" in said and "Traceback" not in said
    [save] = tmp_path.glob("auto-*.json")
    assert main(["replay", "--verify", str(save)]) == 0
