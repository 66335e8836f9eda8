"""`cosmic bench --ui` measures everything it promises; how fast that is, is not for a test to say."""

from __future__ import annotations

import json

import pytest

from cosmic.cli import bench
from cosmic.cli.main import main

SMALL = (1024, 576)


@pytest.fixture(autouse=True)
def few_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    from cosmic.cli import bench_ui

    figures = bench_ui.figures
    monkeypatch.setattr(bench_ui, "SIZES", {"720p": SMALL, "1080p": SMALL})
    monkeypatch.setattr(bench_ui, "REDRAWS", 4)
    monkeypatch.setattr(bench_ui, "figures", lambda frames: figures(frames, 20, 1))
    monkeypatch.setattr(bench, "calibrate", lambda: 1e-4)


def test_the_window_is_measured_in_motion_at_rest_and_beside_bots(capsys: pytest.CaptureFixture[str]) -> None:
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


def test_too_few_frames_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--ui", "--frames", "3"]) == 2
    assert "'3' is not a number of frames" in capsys.readouterr().err
