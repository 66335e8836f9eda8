"""The focus: arrows, Tab, digits, letters, and what survives a rebuild."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from cosmic.ui.kit import inputs
from cosmic.ui.kit.audit import complaints, unreachable
from cosmic.ui.kit.tip_timing import FOCUS_TIP_DELAY, TIP_DELAY
from cosmic.ui.kit.ui import UI
from cosmic.ui.kit.widgets import Button, Choice, Hotspot, Panel, ScrollList, Stepper, TextField


@pytest.fixture
def pressed():
    return []


@pytest.fixture
def grid(pressed):
    """Three rows of buttons a, b, c with three in each."""
    ui = UI()
    ui.set_nodes(
        Button(f"{row}{n}", (100 + 220 * n, 100 + 90 * y, 200, 70), f"{row}{n}", partial(pressed.append, f"{row}{n}"))
        for y, row in enumerate("abc")
        for n in range(3)
    )
    return ui


def test_the_first_thing_has_the_focus(grid):
    assert grid.focus.key == "a0"


def test_arrows_walk_rows_and_columns(grid):
    for dx, dy, expected in ((1, 0, "a1"), (0, 1, "b1"), (-1, 0, "b0"), (0, 1, "c0"), (0, -1, "b0")):
        assert grid.handle(inputs.Move(dx, dy))
        assert grid.focus.key == expected


def test_an_arrow_at_the_edge_is_not_taken(grid):
    assert not grid.handle(inputs.Move(-1, 0))
    assert grid.focus.key == "a0"


def test_a_thing_in_the_same_row_goes_before_a_nearer_one_beside_it():
    ui = UI()
    ui.set_nodes(
        [
            Button("here", (100, 100, 100, 60), "", print),
            Button("near but below", (210, 170, 100, 60), "", print),
            Button("far in the row", (900, 100, 100, 60), "", print),
        ]
    )
    ui.handle(inputs.Move(1, 0))
    assert ui.focus.key == "far in the row"


def test_tab_goes_round_in_order(grid):
    keys = []
    for _ in range(9):
        grid.handle(inputs.Next(1))
        keys.append(grid.focus.key)
    assert keys == ["a1", "a2", "b0", "b1", "b2", "c0", "c1", "c2", "a0"]
    grid.handle(inputs.Next(-1))
    assert grid.focus.key == "c2"


def test_enter_and_space_press(grid, pressed):
    grid.handle(inputs.Accept())
    grid.handle(inputs.Key("space"))
    assert pressed == ["a0", "a0"]


def test_digits_and_letters_press_their_buttons(pressed):
    ui = UI()
    ui.set_nodes(
        [
            Button("one", (0, 0, 100, 50), "", lambda: pressed.append(1), number=1),
            Button("two", (0, 60, 100, 50), "", lambda: pressed.append(2), number=2, hot_key="u"),
        ]
    )
    assert ui.handle(inputs.Digit(2)) and ui.focus.key == "two"
    assert ui.handle(inputs.Key("u"))
    assert not ui.handle(inputs.Digit(7)) and not ui.handle(inputs.Key("q"))
    assert pressed == [2, 2]


def test_a_disabled_button_keeps_the_focus_and_tells_why(pressed):
    ui = UI()
    node = Button("no", (0, 0, 100, 50), "", lambda: pressed.append(1), enabled=False, why_not="Because.", tip="A tip.")
    ui.set_nodes([node])
    assert ui.handle(inputs.Accept()) and not pressed
    assert ui.tip.shown and node.hint == "Because.\nA tip."


def test_the_focus_survives_a_rebuild(grid):
    grid.set_focus("b1")
    grid.set_nodes([Button(key, (0, 60 * n, 90, 50), "", print) for n, key in enumerate(("x", "b1", "y"))])
    assert grid.focus.key == "b1"


def test_when_the_focused_thing_is_gone_the_one_in_its_place_has_it(grid):
    grid.set_focus("a1")
    grid.set_nodes([Button(key, (0, 60 * n, 90, 50), "", print) for n, key in enumerate(("a0", "a2", "b0"))])
    assert grid.focus.key == "a2"


def test_choice_and_stepper_use_left_and_right_for_themselves():
    ui = UI()
    got: list[Any] = []
    ui.set_nodes(
        [
            Choice("c", (0, 0, 400, 60), "", [(1, "one"), (2, "two")], 1, got.append),
            Stepper("s", (0, 70, 400, 60), "", 3, 3, 6, got.append),
            Button("aside", (500, 0, 100, 60), "", print),
        ]
    )
    ui.handle(inputs.Move(-1, 0))
    assert got == [2] and ui.focus.key == "c"
    ui.handle(inputs.Move(0, 1))
    ui.handle(inputs.Move(-1, 0))
    assert got == [2]  # three seats are the fewest
    ui.handle(inputs.Move(1, 0))
    assert got == [2, 4]


def test_letters_and_digits_go_to_the_text_field_that_has_the_focus(pressed):
    ui = UI()
    got: list[Any] = []
    field = TextField("name", (0, 0, 400, 60), "", "Al", got.append)
    ui.set_nodes([field, Button("b", (0, 90, 100, 60), "", lambda: pressed.append(1), number=1, hot_key="a")])
    for what in (inputs.Key("a"), inputs.Typed("a"), inputs.Digit(1), inputs.Typed("1"), inputs.Erase()):
        assert ui.handle(what)
    assert got == ["Ala", "Ala1", "Ala"] and not pressed
    ui.handle(inputs.Move(-1, 0))
    ui.handle(inputs.Typed("f"))
    assert got[-1] == "Alfa"


def test_a_tip_comes_after_a_while_and_the_question_mark_pins_it():
    ui = UI()
    ui.set_nodes([Button("a", (0, 0, 90, 50), "", print, tip="Tip."), Button("b", (0, 60, 90, 50), "", print)])
    ui.tip.update(5)
    assert not ui.tip.shown, "nobody has gone to the thing that has the focus"
    ui.handle(inputs.Next(1))
    ui.handle(inputs.Next(1))
    ui.tip.update(TIP_DELAY)
    assert not ui.tip.shown
    ui.tip.update(FOCUS_TIP_DELAY)
    assert ui.tip.shown
    ui.handle(inputs.Next(1))
    assert not ui.tip.shown
    ui.handle(inputs.Key("?"))
    assert ui.tip.pinned
    assert ui.handle(inputs.Cancel()) and not ui.tip.pinned
    assert not ui.handle(inputs.Cancel())


def test_after_a_press_no_tip_comes_before_the_pointer_has_gone_on_and_rested():
    """What the press has changed is to be seen."""
    ui = UI()
    ui.set_nodes([Button("a", (0, 0, 90, 50), "", print, tip="Tip.")])
    ui.handle(inputs.Point(40, 20))
    ui.tip.update(TIP_DELAY)
    assert ui.tip.shown
    ui.handle(inputs.Press(40, 20))
    assert not ui.tip.shown
    ui.handle(inputs.Release(40, 20))
    ui.handle(inputs.Point(42, 21))
    ui.tip.update(5)
    assert not ui.tip.shown, "a hand is never quite still"
    ui.handle(inputs.Point(60, 20))
    ui.tip.update(TIP_DELAY / 2)
    ui.handle(inputs.Point(80, 20))
    ui.tip.update(TIP_DELAY / 2)
    assert not ui.tip.shown, "the pointer has not rested"
    ui.tip.update(TIP_DELAY / 2)
    assert ui.tip.shown


def test_after_a_key_no_tip_comes_before_the_focus_has_gone_on():
    ui = UI()
    ui.set_nodes([Button(key, (0, y, 90, 50), "", print, tip="Tip.") for key, y in (("a", 0), ("b", 60))])
    ui.handle(inputs.Next(1))
    ui.handle(inputs.Accept())
    ui.tip.update(5)
    assert not ui.tip.shown
    ui.handle(inputs.Next(1))
    ui.tip.update(FOCUS_TIP_DELAY)
    assert ui.tip.shown


def test_the_pointer_needs_to_go_down_and_up_on_the_same_thing(grid, pressed):
    grid.handle(inputs.Press(150, 120))
    grid.handle(inputs.Release(700, 700))
    assert not pressed
    grid.handle(inputs.Press(150, 120))
    grid.handle(inputs.Release(160, 130))
    assert pressed == ["a0"]


def test_right_click_and_drag_and_drop():
    ui = UI()
    got: list[Any] = []
    ui.set_nodes(
        [
            Hotspot("planet", (500, 500, 100, 100), shape="circle"),
            Hotspot(
                "ship",
                (0, 0, 50, 50),
                on_alt=lambda: got.append("alt"),
                draggable=True,
                on_drag_start=lambda: got.append("start"),
                on_drop=lambda target, x, y: got.append(target),
            ),
        ]
    )
    ui.handle(inputs.Press(20, 20, 3))
    for x, y in ((550, 550), (503, 503)):  # the corner of a round thing is not part of it
        ui.handle(inputs.Press(20, 20))
        ui.handle(inputs.Point(300, 300))
        assert ui.dragging.key == "ship"
        ui.handle(inputs.Release(x, y))
    assert got == ["alt", "start", "planet", "start", ""]


def test_a_list_scrolls_to_the_focus_and_keeps_its_place():
    def build():
        rows = [Button(f"row{n}", (0, 60 * n, 300, 50), "", print) for n in range(20)]
        return [Button("top", (0, 0, 300, 60), "", print), ScrollList("list", (0, 100, 320, 200), rows)]

    ui = UI()
    ui.set_nodes(build())
    for _ in range(10):
        ui.handle(inputs.Move(0, 1))
    assert ui.focus.key == "row9"
    assert ui.focus.visible_area == ui.focus.area
    place = ui.scroll["list"]
    ui.set_nodes(build())
    assert ui.find("list").place == place
    ui.handle(inputs.Wheel(10, 150, -1))
    assert ui.find("list").place < place
    ui.handle(inputs.Page(1))
    assert ui.find("list").place > place
    assert ui.at(10, 80) is None and not unreachable(ui)


def test_the_newest_line_of_a_log_stays_in_sight_until_somebody_scrolls_up():
    def build(count):
        return [ScrollList("log", (0, 0, 400, 200), lines=[f"line {n}" for n in range(count)], at_end=True)]

    ui = UI()
    ui.set_nodes(build(50))
    log = ui.find("log")
    assert log.place == log.furthest > 0
    ui.set_nodes(build(60))
    assert ui.find("log").place == ui.find("log").furthest
    ui.handle(inputs.Wheel(10, 10, -3))
    place = ui.find("log").place
    ui.set_nodes(build(70))
    assert ui.find("log").place == place < ui.find("log").furthest


def test_the_audit_finds_what_is_wrong():
    ui = UI()
    ui.set_nodes([Panel("p", (0, 0, 100, 100)), Button("p", (1900, 0, 100, 50), "", print)])
    assert complaints(ui, []) == ["two nodes with the key p", "outside the sheet: p"]


def test_the_other_button_explains_what_cannot_be_used_too(pressed):
    ui = UI()
    opened: list[Any] = []
    ui.on_explain = opened.append
    able = Button("able", (0, 0, 100, 50), "", print, entry="term.ship")
    barred = Button("barred", (0, 60, 100, 50), "", print, enabled=False, entry="term.warp")
    acts = Button("acts", (0, 120, 100, 50), "", print, on_alt=lambda: pressed.append("alt"), entry="term.gate")
    ui.set_nodes([able, barred, acts, Button("plain", (0, 180, 100, 50), "", print)])
    for y in (20, 80, 140, 200):
        ui.handle(inputs.Press(20, y, 3))
    assert opened == ["term.ship", "term.warp"] and pressed == ["alt"]


def test_what_is_pointed_at_is_explained_before_what_is_in_focus():
    ui = UI()
    ui.set_nodes([Button("a", (0, 0, 100, 50), "", print, entry="a"), Hotspot("b", (0, 60, 100, 50), entry="b")])
    assert ui.entry == "a"
    ui.handle(inputs.Point(20, 80))
    assert ui.entry == "b"


def test_every_line_of_a_list_may_have_its_own_explanation():
    ui, entries = UI(), ["first", "", "third"]
    ui.set_nodes([ScrollList("log", (0, 0, 400, 300), lines=["one", "two", "three"], entry_of=entries.__getitem__)])
    log = ui.find("log")
    log.entry = "all of it"
    middles = [(a + b) / 2 for a, b in zip(log.tops(), log.tops()[1:])]
    assert [log.entry_at((10, y)) for y in middles] == ["first", "all of it", "third"]
    ui.cursor["log"] = 2
    assert ui.entry == "third"


def test_a_field_that_is_too_full_takes_nothing_more():
    ui = UI()
    got: list[Any] = []
    ui.set_nodes([TextField("name", (0, 0, 400, 60), "", "longer than it may be", got.append, longest=5)])
    assert ui.handle(inputs.Typed("and more and more and more"))
    assert got == []


def test_an_accent_without_a_letter_is_not_taken():
    ui = UI()
    got: list[Any] = []
    field = TextField("name", (0, 0, 400, 60), "", "", got.append)
    ui.set_nodes([field])
    ui.handle(inputs.Typed("\ufe0f\u0301"))
    assert got == []
    ui.handle(inputs.Typed("\u0301e\u0301"))
    assert got == ["e\u0301"]
