"""Opening windows where there may be none."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from cosmic.text.messages import Messages

TRY = """
from cosmic.ui.shell.window import NoDisplay, open_window
try:
    open_window()
except NoDisplay as fault:
    print("told", fault.key, sorted(fault.about))
"""
LOOK = "import sys, cosmic.ui; print('pygame' in sys.modules)"


def python(source, **variables):
    done = subprocess.run(
        [sys.executable, "-c", source], env={**os.environ, **variables}, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()[-1]


def test_a_machine_without_a_screen_is_told_so():
    assert python(TRY, SDL_VIDEODRIVER="nonsense") == "told no-display ['reason']"
    assert "nonsense" in Messages(strict=True).say("error-no-display", reason="nonsense")


def test_the_package_itself_does_not_load_pygame():
    assert python(LOOK) == "False"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_places_in_the_window_and_on_the_sheet_agree(open_table, size):
    view = open_table(size).view
    x, y = view.to_units(view.to_window(960, 540))
    assert (x, y) == pytest.approx((960, 540), abs=1)
    assert view.canvas().point(0, 0) == pytest.approx(view.to_window(0, 0), abs=1)
