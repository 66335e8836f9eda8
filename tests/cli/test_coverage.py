"""`cosmic coverage`: what is proven by a ruling, and what happens in games."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmic.cli.coverage import proofs_in
from cosmic.cli.main import main
from cosmic.engine.log import Line
from cosmic.fuzz.firings import Firings, what_was_told
from cosmic.rulebook import book

RULINGS = Path(__file__).parent.parent / "rulings"


def test_every_effect_is_proven_by_a_ruling() -> None:
    proofs = proofs_in(RULINGS)
    assert not [effect for effect in book().effects if not proofs.get(effect)]


def test_what_is_neither_proven_nor_ever_happens_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "one.yaml").write_text((RULINGS / "aliens" / "warpish.yaml").read_text().partition("---")[0])
    assert main(["coverage", "--games", "1", "--rulings", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    row = next(line for line in told.splitlines() if line.startswith("warpish.power "))
    assert row.split()[1] == "1" and "Twelve ships" in row
    unproven = next(line for line in told.splitlines() if line.startswith("unproven: "))
    assert "zombie.wild" in unproven and "warpish.power" not in unproven
    assert next(line for line in told.splitlines() if line.startswith("silent: "))


def test_a_folder_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "--rulings", str(tmp_path / "nowhere")]) == 2
    assert "nowhere" in capsys.readouterr().err


def test_a_use_that_was_stopped_is_none() -> None:
    handler = book().handlers["at", "reveal.revealed"]["warpish.power"][0]
    used, zapped = (
        Line("power-used", {"seat": 1, "alien": "warpish"}),
        Line("power-zapped", {"seat": 1, "alien": "warpish"}),
    )
    assert what_was_told(handler, 1, [used]) == (True, False)
    assert what_was_told(handler, 1, [used, zapped]) == (True, True)
    assert what_was_told(handler, 2, [used]) == (False, False)


def test_what_acts_in_a_game_is_counted_and_what_is_not_there_is_not() -> None:
    firings = Firings()
    for seed in range(6):
        firings.play(seed, ["warpish", "mind", "zombie"])
    assert firings.fired["mind.power"] >= firings.changed["mind.power"] > 0
    assert all(firings.fired[effect] >= count for effect, count in firings.changed.items())
