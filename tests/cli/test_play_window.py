"""`cosmic play`: the window where there is a screen, and what becomes of it where there is none."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
import quick_demo

from cosmic.cli.main import main

PROGRAM = (sys.executable, "-m", "cosmic")
WITHOUT_A_SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER")


@pytest.fixture
def cosmic(tmp_path: Path):
    """Runs the program as on a machine without a screen and without a terminal."""

    def run(*words: str, program: Sequence[str] = PROGRAM) -> subprocess.CompletedProcess[str]:
        env = {name: value for name, value in os.environ.items() if name not in WITHOUT_A_SCREEN}
        env["XDG_DATA_HOME"] = str(tmp_path)
        return subprocess.run([*program, *words], stdin=subprocess.DEVNULL, capture_output=True, text=True, env=env)

    return run


@pytest.mark.skipif(sys.platform != "linux" or Path("/dev/dri").exists(), reason="there may be a screen")
@pytest.mark.parametrize("words", [(), ("play",)], ids=["alone", "play"])
def test_without_a_screen_one_sentence_and_the_demonstration(words: tuple[str, ...], cosmic) -> None:
    done = cosmic(*words, program=quick_demo.COSMIC)
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1 and done.stderr.startswith("cosmic: No window can be opened here")
    assert "A demonstration game" in done.stdout and "pygame" not in done.stdout


def test_the_text_table_needs_no_window(cosmic) -> None:
    done = cosmic("play", "--text")
    assert done.returncode == 0 and done.stderr == "" and "The game is over" in done.stdout


@pytest.mark.parametrize("words", [("--seats", "ann,bob"), ("--load", "/no/such/file"), ("--aliens", "nobody")])
def test_impossible_games_are_refused_with_one_sentence(words: tuple[str, str], cosmic) -> None:
    done = cosmic("play", *words)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.count("\n") == 1 and done.stderr.startswith("cosmic: ")


@pytest.mark.parametrize("size", ["large", "1280", "1280x", "0x0", "1280x-720", "1280x720x2"])
def test_sizes_that_are_none(size: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--size", size]) == 2
    assert "is not a size such as 1280x720" in capsys.readouterr().err


def test_a_missing_pygame_leads_to_the_text_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "cosmic.ui.shell.start", None)
    monkeypatch.delattr("cosmic.ui.shell.start", raising=False)
    assert main(["play", "--seats", "bot:random,bot:random,bot:random", "--save-dir", str(tmp_path)]) == 0
    out, err = capsys.readouterr()
    assert err.startswith("cosmic: ") and err.count("\n") == 1 and "The game is over" in out
