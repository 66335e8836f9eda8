"""`cosmic bench --ui` measures everything it promises; how fast that is, is not for a test to say."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from situations import table

from cosmic.cli import bench
from cosmic.cli.main import main
from cosmic.engine.game import Game
from cosmic.phases.setup import Setup

Output = pytest.CaptureFixture[str]
SMALL = (1024, 576)


@pytest.fixture(autouse=True)
def little_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    from cosmic.cli.measures import measured_window
    from cosmic.ui.table import open_table as opening

    figures = measured_window.figures
    monkeypatch.setattr(opening, "new_game", soon_over)
    monkeypatch.setattr(measured_window, "SIZES", {"720p": SMALL, "1080p": SMALL})
    monkeypatch.setattr(measured_window, "REDRAWS", 4)
    monkeypatch.setattr(measured_window, "figures", lambda frames: figures(frames, 20, 1))
    monkeypatch.setattr(bench, "calibrate", lambda: 1e-4)


def soon_over(setup: Setup) -> Game:
    """Games are played to their end one after the other; nobody needs more than a colony more."""
    return table(len(setup.names), abroad=4, planets=5, names=setup.names)


def test_the_window_is_measured_in_motion_at_rest_and_beside_bots(capsys: Output) -> None:
    assert main(["bench", "--ui", "--frames", "10", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["figures"]
    for name in (
        "start to first picture",
        "memory, after 4 steps",
        "memory, after 20 steps",
        "memory, most",
        "720p moving, p99",
        "720p moving, flip, p50",
        "720p moving, late",
        "720p pointing, p99",
        "720p all new, max",
        "1080p bots think, late",
    ):
        assert found[name]["value"] >= 0, name
    assert found["1080p moving, p99"]["aim"] == 8
    assert found["memory, after 4 steps"]["rounds"] is None


def test_too_few_frames_are_refused(capsys: Output) -> None:
    assert main(["bench", "--ui", "--frames", "3"]) == 2
    assert "'3' is not a number of frames" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux" or Path("/dev/dri").exists(), reason="there may be a screen")
def test_without_a_screen_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    assert main(["bench", "--ui", "--frames", "10"]) == 1
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1
    assert err.startswith("cosmic: No window can be opened here") and "SDL_VIDEODRIVER=dummy" in err
