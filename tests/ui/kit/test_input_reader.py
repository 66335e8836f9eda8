"""Keyboard, mouse and gamepad say the same things."""

from __future__ import annotations

import pygame
import pytest

from cosmic.ui.kit import inputs
from cosmic.ui.shell.input_reader import InputReader


@pytest.fixture
def reader(table):
    return InputReader([table.view])


def key(code, letters="", mod=0):
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letters, scancode=0)


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (key(pygame.K_LEFT), inputs.Move(-1, 0)),
        (key(pygame.K_DOWN), inputs.Move(0, 1)),
        (key(pygame.K_RETURN, "\r"), inputs.Accept()),
        (key(pygame.K_KP_ENTER, "\r"), inputs.Accept()),
        (key(pygame.K_ESCAPE), inputs.Cancel()),
        (key(pygame.K_TAB, "\t"), inputs.Next(1)),
        (key(pygame.K_TAB, "\t", pygame.KMOD_LSHIFT), inputs.Next(-1)),
        (key(pygame.K_PAGEDOWN), inputs.Page(1)),
        (key(pygame.K_BACKSPACE, "\b"), inputs.Erase(-1)),
        (key(pygame.K_DELETE), inputs.Erase(1)),
        (key(pygame.K_3, "3"), inputs.Digit(3)),
        (key(pygame.K_3), inputs.Digit(3)),
        (key(pygame.K_QUOTEDBL, "3", pygame.KMOD_LSHIFT), inputs.Digit(3)),
        (key(pygame.K_SLASH, "?", pygame.KMOD_LSHIFT), inputs.Key("?", shift=True)),
        (key(pygame.K_u, "u"), inputs.Key("u")),
        (key(pygame.K_z, "\x1a", pygame.KMOD_LCTRL), inputs.Key("z", ctrl=True)),
        (key(pygame.K_SPACE, " "), inputs.Key("space")),
        (key(pygame.K_F1), inputs.Key("f1")),
        (pygame.Event(pygame.TEXTINPUT, text="é"), inputs.Typed("é")),
        (pygame.Event(pygame.JOYHATMOTION, value=(0, 1), hat=0, instance_id=0), inputs.Move(0, -1)),
        (pygame.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=0), inputs.Accept()),
        (pygame.Event(pygame.JOYBUTTONDOWN, button=1, instance_id=0), inputs.Cancel()),
        (pygame.Event(pygame.JOYBUTTONDOWN, button=5, instance_id=0), inputs.Page(1)),
        (pygame.Event(pygame.JOYBUTTONDOWN, button=7, instance_id=0), inputs.Cancel()),
        (pygame.Event(pygame.MOUSEMOTION, pos=(640, 360), rel=(0, 0), buttons=(0, 0, 0)), inputs.Point(960, 540)),
        (pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=3), inputs.Press(0, 0, 3)),
        (pygame.Event(pygame.QUIT), inputs.Quit()),
        (pygame.Event(pygame.WINDOWFOCUSLOST), inputs.FocusLost()),
        (pygame.Event(pygame.WINDOWSIZECHANGED, x=1, y=1), inputs.Resized()),
    ],
)
def test_events_become_inputs(reader, table, event, expected):
    (got,) = reader.read(event)
    assert got == expected and got.view is table.view


def test_the_wheel_comes_once_and_where_the_pointer_is(reader):
    reader.read(pygame.Event(pygame.MOUSEMOTION, pos=(64, 36), rel=(0, 0), buttons=(0, 0, 0)))
    assert reader.read(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(64, 36), button=5)) == []
    (got,) = reader.read(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False))
    assert (got.x, got.y, got.step) == pytest.approx((96, 54, 1))


def test_a_stick_counts_once_until_it_comes_back(reader):
    def push(value):
        return reader.read(pygame.Event(pygame.JOYAXISMOTION, axis=0, value=value, instance_id=0))

    assert [push(value) for value in (0.3, 0.7, 0.9, 0.5, 0.1, -0.8)] == [
        [],
        [inputs.Move(1, 0)],
        [],
        [],
        [],
        [inputs.Move(-1, 0)],
    ]


def test_a_held_arrow_goes_on_by_itself_until_it_is_let_go(reader):
    reader.read(key(pygame.K_DOWN))
    assert reader.repeat(0.1) == []
    assert reader.repeat(0.4) == [inputs.Move(0, 1)]
    assert reader.repeat(0.1) == [inputs.Move(0, 1)]
    reader.read(pygame.Event(pygame.KEYUP, key=pygame.K_DOWN, mod=0))
    assert reader.repeat(1) == []


def test_a_pad_that_is_gone_again_is_no_fault(reader):
    assert reader.read(pygame.Event(pygame.JOYDEVICEADDED, device_index=99)) == []
    assert reader.pads == {}


@pytest.mark.parametrize(
    "push",
    [
        pygame.Event(pygame.JOYHATMOTION, value=(0, -1), hat=0, instance_id=4),
        pygame.Event(pygame.JOYAXISMOTION, axis=1, value=1.0, instance_id=4),
    ],
)
def test_a_pad_that_is_pulled_out_lets_go_of_its_direction(reader, push):
    assert reader.read(push) == [inputs.Move(0, 1)]
    reader.read(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=4))
    assert reader.repeat(1) == []
    assert reader.read(push) == [inputs.Move(0, 1)], "plugged in again it counts again"
