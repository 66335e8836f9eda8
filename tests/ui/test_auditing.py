"""The audit itself: a sound screen passes, and every fault that it looks for is found."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from auditing import SIZES, SMALL, look_closely, look_everywhere
from conftest import Table

import cosmic.ui
from cosmic.ui.kit import icons
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.inputs import Input, Page
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.typesetting import LEAST_PIXELS
from cosmic.ui.kit.ui import UI
from cosmic.ui.kit.widgets import Button, Image, Rich, ScrollList, Text
from cosmic.ui.shell.scene_stack import Scene

LONG = "Far too many words for a single line. " * 3
WITHOUT_GLYPH = "\u2603"


class Shown(Scene):
    """Some things on an otherwise empty screen."""

    def __init__(self, *things: Node) -> None:
        super().__init__()
        self.things = things

    def build(self) -> list[Node]:
        return list(self.things)


class Deaf(Shown):
    """Like a screen on which the page keys mean something else."""

    def handle(self, what: Input) -> bool:
        return isinstance(what, Page) or super().handle(what)


class Greedy(Node):
    """Keeps all arrow keys for itself."""

    focusable = True
    holds = "xy"


class Beyond(Node):
    """Writes where it has no room."""

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, _ = self.box
        canvas.text("Words", (x + w, y, 300, 60), owner=self.key)


def button(key: str, x: float, label: str = "Press", **more: object) -> Button:
    return Button(key, (x, 300, 260, 110), label, lambda: None, **more)  # type: ignore[arg-type]


def words(key: str, y: float = 300, said: str = "Words", size: float = 24) -> Text:
    return Text(key, (300, y, 600, 60), said, size)


def listed(*lines: Node) -> ScrollList:
    return ScrollList("list", (100, 100, 800, 200), lines)


FAULTS: dict[str, Callable[[], Scene]] = {
    "overflow: said": lambda: Shown(Text("said", (300, 300, 200, 40), LONG)),
    "overflow: rich": lambda: Shown(Rich("rich", (300, 300, 200, 40), LONG)),
    "small: said": lambda: Shown(words("said", size=18)),
    "overlap: one 'Words' / two 'Words'": lambda: Shown(words("one"), words("two", 310)),
    "overlap: low 'Words' / end 'Words'": lambda: Shown(listed(words("top", 0), words("low", 300), words("end", 310))),
    "outside the sheet: one": lambda: Shown(words("title"), button("one", 1800, "", icon="ui/gate")),
    "cut off by the window: one": lambda: Shown(Text("one", (1850, 300, 300, 60), "Words at the edge")),
    "cut off by the window: tip:one": lambda: Shown(button("one", 300, tip=LONG * 20)),
    "out of its box: one": lambda: Shown(Beyond("one", (300, 300, 100, 60))),
    "nothing is written": lambda: Shown(Image("icon", (0, 0, 60, 60), icon="ui/gate")),
    "no glyph for": lambda: Shown(words("one", said=WITHOUT_GLYPH)),
    "no picture for ui/nowhere": lambda: Shown(words("one"), Image("icon", (0, 0, 60, 60), icon="ui/nowhere")),
    "unreachable by arrows: two": lambda: Shown(Greedy("one", (300, 300, 60, 60)), button("two", 500)),
    "two nodes with the key one": lambda: Shown(button("one", 300), button("one", 600)),
    "one key for two: 1": lambda: Shown(button("one", 300, number=1), button("two", 600, number=1)),
    "one key for two: x": lambda: Shown(button("one", 300, hot_key="x"), button("two", 600, hot_key="x")),
    "keys do not leaf through it: list": lambda: Deaf(listed(words("top", 0), words("low", 200))),
}  # fmt: skip


@pytest.fixture(autouse=True)
def forget_missing() -> Iterator[None]:
    """Other audits ask whether anything of theirs is missing."""
    yield
    icons._missing.clear()


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_is_found(fault: str, table: Table) -> None:
    table.show(FAULTS[fault]())
    found = look_closely(table.app, SMALL, 1.0)
    assert [one for one in found if one.startswith(f"1280x720 at 1.0: {fault}")], found
    with pytest.raises(AssertionError, match=re.escape(fault)):
        look_everywhere(table.app)


def test_a_sound_screen_passes(table: Table) -> None:
    far = [button(f"line-{n}", 300) for n in range(6)]
    for n, node in enumerate(far):
        node.box = (10, 90.0 * n, 400, 70)
    below = [words("title", 400), button("one", 1000, number=1, tip=LONG), button("two", 1300, number=2, hot_key="x")]
    table.show(Shown(listed(*far), *below))
    look_everywhere(table.app)
    assert table.view.size == SMALL and table.app.settings.text_scale == 1.0


class Narrow(Scene):
    """Sound in the usual look, but laid out for letters of one size."""

    def build(self) -> list[Node]:
        return [Text("one", (300, 300, 300, 40), "Just enough room for this", 22)]


def test_a_fault_of_large_letters_is_found(table: Table) -> None:
    table.show(Narrow())
    assert not look_closely(table.app, SMALL, 1.0)
    with pytest.raises(AssertionError, match=re.escape("3840x2160 at 1.6: overflow: one")):
        look_everywhere(table.app, [(SIZES[2], 1.6)])


def test_all_letters_come_from_the_one_place_that_keeps_them_large_enough() -> None:
    """The audit hears of letters from the canvas only, so nobody else may draw any."""
    assert LEAST_PIXELS == 13
    root = Path(cosmic.ui.__file__).parent
    drawing = {
        path.relative_to(root).as_posix() for path in root.rglob("*.py") if ".render(" in path.read_text("utf-8")
    }
    assert drawing == {"kit/typesetting.py", "shell/screen_numbers.py"}, (
        "screen_numbers: one figure of 220 pixels for a whole screen"
    )
