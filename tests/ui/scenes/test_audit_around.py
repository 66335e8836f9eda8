"""Nothing on the screens around the table is cut off, overlaps or cannot be reached, at any size of window or text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cosmic.hotseat.ending import ending_of
from cosmic.ui import art
from cosmic.ui.kit.audit import complaints
from cosmic.ui.scenes.crash import CrashScene
from cosmic.ui.scenes.dialogs import ConfirmScene, ConsentScene, NoticeScene
from cosmic.ui.scenes.end import EndScene
from cosmic.ui.scenes.load import LoadScene
from cosmic.ui.scenes.pause import PauseActions, PauseScene, SaveAsScene
from cosmic.ui.scenes.settings import SettingsScene
from cosmic.ui.scenes.title import TitleScene
from cosmic.ui.stack import Scene

pytest_plugins = ("scene_fixtures",)

LONG = "A long sentence that has to find room in any dialog, whatever the size of its letters may be at this table."
PEOPLE = [
    ("Ann", "blue", "dot", "q"),
    ("Bartholomew Longfellow II", "red", "cross", "w"),
    ("Cy", "green", "triangle", "e"),
    ("Dora", "yellow", "diamond", "r"),
    ("Eve", "purple", "square", "t"),
]


def pause(desk: Any) -> Scene:
    path = desk.folder / "a-rather-long-name-of-a-folder" / "auto-20250101-101010-12345-2.json"
    return PauseScene(desk, PauseActions(lambda name: path, lambda: None, saved_in=path, why_not="Not yet."))


def save_as(desk: Any) -> Scene:
    scene = SaveAsScene(desk, lambda name: Path(name), "Friday night at the lake with everybody who came along")
    scene.fault = LONG
    return scene


def end(desk: Any, played: Callable[..., Any]) -> Scene:
    return EndScene(desk, ending_of(played(3)))


MAKERS: dict[str, Callable[..., Scene]] = {
    "title": lambda desk, played: TitleScene(desk),
    "settings": lambda desk, played: SettingsScene(desk),
    "load": lambda desk, played: LoadScene(desk),
    "pause": lambda desk, played: pause(desk),
    "save_as": lambda desk, played: save_as(desk),
    "confirm": lambda desk, played: ConfirmScene(desk, LONG, f"{LONG} {LONG}\n{LONG}", "Yes, do that", "No", "danger"),
    "notice": lambda desk, played: NoticeScene(desk, "Title", "\n".join([LONG] * 12)),
    "consent": lambda desk, played: ConsentScene(desk, LONG, LONG, PEOPLE),
    "crash": lambda desk, played: CrashScene(desk, desk.folder / "reports" / "x.txt", lambda: None, lambda: None),
    "end": end,
}


@pytest.mark.parametrize("text_scale", [1.0, 1.6])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)], ids=["720", "1080", "4k"])
@pytest.mark.parametrize("name", MAKERS)
def test_a_reader_has_nothing_to_complain_about(
    name: str, size: tuple[int, int], text_scale: float, window: Any, calm_desk: Any, played: Any, keep: Any
) -> None:
    if name in ("load", "title"):
        keep(1, 40)
        keep(3, name="Friday night at the lake with everybody who came along that", age=60)
        (calm_desk.folder / "Broken one.json").write_text("{", encoding="utf-8")
        calm_desk.notices.append(LONG)
    table = window(size, text_scale=text_scale)
    table.show(MAKERS[name](calm_desk, played))
    assert table.app.faults == []
    assert complaints(table.scene.ui, table.app.texts) == []
    assert art.missing_icons() == set()


@pytest.mark.parametrize("text_scale", [0.85, 2.0])
@pytest.mark.parametrize("name", MAKERS)
def test_the_smallest_and_the_largest_text_fit_too(
    name: str, text_scale: float, window: Any, calm_desk: Any, played: Any
) -> None:
    table = window((1920, 1080), text_scale=text_scale)
    table.show(MAKERS[name](calm_desk, played))
    assert [fault for fault in table.app.faults if fault.kind == "overflow"] == []
    assert complaints(table.scene.ui, table.app.texts) == []


@pytest.mark.parametrize("name", MAKERS)
def test_high_contrast_draws_too(name: str, window: Any, calm_desk: Any, played: Any) -> None:
    table = window(contrast=True)
    table.show(MAKERS[name](calm_desk, played))
    assert table.app.frames_drawn > 0
