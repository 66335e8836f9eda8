"""Rows, columns, grids and layers: everything gets a place in which its words have room."""

from __future__ import annotations

import pytest
from conftest import OpenTable
from pygame import FRect

from cosmic.ui.kit.layout import (
    Column,
    Fill,
    Fitting,
    Grid,
    Laid,
    Layered,
    Pad,
    Roomy,
    Row,
    Sized,
    Wrap,
    columns,
    middle,
    space,
)
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Button, Panel, Scrolled, ScrollList, Text
from cosmic.ui.shell.scene_stack import Scene

PLAIN = Metrics()


class Block(Node):
    """So much room that is filled by as many lines as the width asks for."""

    def __init__(self, key: str, width: float, height: float) -> None:
        super().__init__(key)
        self.wide, self.high = width, height

    def wanted_width(self, metrics: Metrics) -> float:
        return self.wide

    def height_at(self, width: float, metrics: Metrics) -> float:
        return self.high * (-(-self.wide // width) if width else 1)


def blocks(*sizes: tuple[float, float]) -> list[Block]:
    return [Block(f"block:{n}", *size) for n, size in enumerate(sizes)]


def boxes(part: Laid, box: tuple[float, float, float, float]) -> list[tuple[float, ...]]:
    return [tuple(node.box) for node in part.put(box, PLAIN)]


def test_a_column_gives_each_part_its_height_and_the_whole_width() -> None:
    part = Column(*blocks((100, 20), (100, 30)), gap=10)
    assert part.height_at(100, PLAIN) == 60
    assert boxes(part, (5, 7, 100, 200)) == [(5, 7, 100, 20), (5, 37, 100, 30)]
    assert part.height_at(50, PLAIN) == 110, "half the width, twice the lines"


def test_what_fills_takes_what_the_others_leave() -> None:
    first, second, third = blocks((100, 20), (100, 30), (60, 10))
    assert boxes(Column(first, Fill(second), third, gap=10), (0, 0, 100, 200))[1:] == [
        (0, 30, 100, 150),
        (0, 190, 100, 10),
    ]
    assert boxes(Row(third, Fill(first), Fill(second, 3), gap=10), (0, 0, 480, 40)) == [
        (0, 0, 60, 40),
        (70, 0, 100, 40),
        (180, 0, 300, 40),
    ]


@pytest.mark.parametrize(("align", "left"), [("left", 0), ("center", 85), ("right", 170)])
def test_a_row_lies_where_it_is_asked_to(align: str, left: float) -> None:
    assert boxes(Row(*blocks((60, 20), (60, 30)), gap=10, align=align), (0, 0, 300, 30)) == [
        (left, 0, 60, 30),
        (left + 70, 0, 60, 30),
    ]


def test_a_row_that_is_too_long_goes_on_in_the_next_line() -> None:
    part = Wrap(*blocks((60, 20), (60, 30), (60, 10)), gap=10)
    assert part.height_at(130, PLAIN) == 50
    assert boxes(part, (0, 0, 130, 50)) == [(0, 0, 60, 30), (70, 0, 60, 30), (0, 40, 60, 10)]
    assert [box[2] for box in boxes(part, (0, 0, 40, 200))] == [40, 40, 40], "never wider than there is room"


def test_a_grid_has_as_many_in_a_row_as_fit_and_are_allowed() -> None:
    part = Grid(*blocks((60, 20), (50, 30), (40, 10)), gap=10)
    assert boxes(part, (0, 0, 130, 50)) == [(0, 0, 60, 30), (70, 0, 60, 30), (0, 40, 60, 10)]
    assert len({box[1] for box in boxes(part, (0, 0, 400, 50))}) == 1
    assert len({box[1] for box in boxes(Grid(*part.parts, most=1), (0, 0, 400, 500))}) == 3


def test_layers_share_a_box_and_air_is_taken_off() -> None:
    part = Layered(Panel("plate"), Pad(blocks((60, 20))[0], 8, 4))
    assert part.height_at(76, PLAIN) == 28
    assert boxes(part, (10, 10, 76, 28)) == [(10, 10, 76, 28), (18, 14, 60, 20)]


def test_another_way_is_taken_where_the_first_is_too_wide() -> None:
    pair = blocks((60, 20), (60, 20))
    part = Fitting(Row(*pair, gap=10), Column(*pair, gap=10))
    assert (part.height_at(130, PLAIN), part.height_at(129, PLAIN)) == (20, 50)
    assert boxes(part, (0, 0, 100, 50)) == [(0, 0, 100, 20), (0, 30, 100, 20)]


def test_a_choice_has_the_room_that_any_of_its_words_need() -> None:
    short, long = blocks((60, 20), (60, 50))
    assert Roomy(short, long).height_at(60, PLAIN) == 50
    assert boxes(Roomy(short, long), (0, 0, 60, 50)) == [(0, 0, 60, 50)], "only the first is shown"


def test_a_part_of_its_own_size_lies_in_the_middle() -> None:
    (block,) = blocks((60, 20))
    assert boxes(middle(block, 60), (0, 0, 100, 40)) == [(20, 10, 60, 20)]
    assert boxes(Sized(block, height=30), (0, 0, 100, 30)) == [(0, 0, 100, 30)]
    assert Sized(block, least=70).height_at(60, PLAIN) == 70
    assert boxes(Column(space(15), block, None, gap=0), (0, 0, 60, 40)) == [(0, 15, 60, 20)]


def test_columns_are_of_one_width_and_begin_at_the_top() -> None:
    first, second, third = blocks((60, 20), (60, 50), (60, 10))
    laid = boxes(columns([[first, third], [second]], gap=10, between=20), (0, 0, 220, 90))
    assert laid == [(0, 0, 100, 20), (0, 30, 100, 10), (120, 0, 100, 50)]


def test_what_does_not_fit_scrolls_and_keeps_its_edges() -> None:
    part = Scrolled("list", Column(*blocks((60, 20), (60, 30)), gap=10))
    assert [node.key for node in part.put((0, 0, 60, 60), PLAIN)] == ["block:0", "block:1"]
    (scrolling,) = part.put((20, 30, 80, 40), PLAIN)
    assert isinstance(scrolling, ScrollList)
    inside = scrolling.children[0]
    assert scrolling.furthest > 0
    assert (scrolling.box.x + inside.box.x, scrolling.box.y + inside.box.y) == (20, 30)
    assert scrolling.box.x + inside.box.right < 100, "the mark of the place has room beside it"


@pytest.mark.parametrize("scale", [0.85, 1.0, 1.6, 2.0])
def test_a_button_and_its_words_agree_about_their_room(open_table: OpenTable, scale: float) -> None:
    """In the width a button wants, its words stand in one line, and nothing is cut or made smaller."""

    class Buttons(Scene):
        def build(self) -> list[Node]:
            many = ("Go", "A rather long name for a button", "Save")
            made = [Button(f"b:{n}", FRect(), words, print, "ui/save", snug=n == 2) for n, words in enumerate(many)]
            words = Text(
                "words", FRect(), "Some words that need more than one line in a narrow column, as they do here."
            )
            return Column(Wrap(*made), Sized(words, width=300, place=(0, 0))).put((20, 20, 1500, 900), self.metrics)

    table = open_table(text_scale=scale)
    table.show(Buttons())
    assert not [fault for fault in table.app.faults or [] if fault.kind == "overflow"]
    heights = {table.find(f"b:{n}").box.h for n in (0, 1)}
    assert len(heights) == 1 and min(heights) >= 64
