"""The loop and the pile of scenes, driven by events on a window without a screen."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from auditing import drawn

from cosmic.ui.kit import inputs
from cosmic.ui.kit.audit import complaints
from cosmic.ui.kit.tween import Tween
from cosmic.ui.kit.widgets import Button, Text, TextField
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.window import LEAST_SIZE, View, open_window


class Room(Scene):
    """A scene of one colour that writes down what happens to it."""

    def __init__(self, name, diary, colour=(200, 100, 50)):
        super().__init__()
        self.name, self.diary, self.colour, self.presses, self.words = name, diary, colour, 0, ""

    def enter(self):
        self.diary.append(f"{self.name} enters")

    def leave(self):
        self.diary.append(f"{self.name} leaves")

    def pause(self):
        self.diary.append(f"{self.name} pauses")

    def resume(self, result=None):
        self.diary.append(f"{self.name} resumes with {result}")

    def focus_lost(self):
        self.diary.append(f"{self.name} is not looked at")

    def press(self):
        self.presses += 1
        self.changed()

    def build(self):
        return [
            Button("press", (100, 100, 300, 80), f"Pressed {self.presses}", self.press, number=1),
            TextField("field", (100, 300, 600, 80), "", self.words, self.write),
        ]

    def write(self, words):
        self.words = words
        self.changed()

    def draw(self, canvas):
        self.diary.append(f"{self.name} draws")
        canvas.surface.fill(self.colour)
        self.ui.draw(canvas)


class Note(Room):
    opaque = False

    def draw(self, canvas):
        self.ui.draw(canvas)


@pytest.fixture
def diary():
    return []


def test_clicks_and_keys_reach_the_button(table, diary):
    room = table.show(Room("hall", diary))
    table.click("press")
    table.key(pygame.K_RETURN, "\r")
    table.key(pygame.K_1, "1")
    assert room.presses == 3
    assert table.find("Pressed 3").key == "press"


def test_writing_goes_to_the_field(table, diary):
    room = table.show(Room("hall", diary))
    table.click("field")
    table.write("Ada1")
    table.key(pygame.K_BACKSPACE, "\b")
    assert room.words == "Ada" and room.presses == 0


def test_nothing_is_drawn_while_nothing_happens(table, diary):
    table.show(Room("hall", diary))
    before = table.app.frames_drawn
    for _ in range(5):
        table.send()
    assert table.app.frames_drawn == before
    table.click("press")
    assert table.app.frames_drawn > before


def test_scenes_change_after_the_inputs_and_hand_results_down(table, diary):
    table.show(Room("hall", diary))
    diary.clear()
    table.app.stack.push(Note("note", diary))
    assert diary == []
    table.send()
    table.app.stack.pop("yes")
    table.send()
    told = [line for line in diary if "draws" not in line]
    assert told == ["hall pauses", "note enters", "note leaves", "hall resumes with yes"]


class Porter(Room):
    """Leads on by itself, as a table does when somebody is asked."""

    to: Room | None = None

    def update(self, dt):
        super().update(dt)
        if self.to is not None:
            self.app.stack.push(self.to)
            self.to = None


def test_a_scene_that_comes_by_itself_is_whole_in_its_first_picture(table, diary):
    porter = table.show(Porter("porter", diary))
    porter.to = Room("hall", diary, (0, 0, 0))
    table.app.step()
    assert table.app.stack.top is not porter
    assert table.colour_at(110, 140) != (0, 0, 0), "the picture has been drawn without its button"


def test_replace_and_reset(table, diary):
    table.show(Room("hall", diary))
    table.app.stack.push(Room("attic", diary))
    table.app.stack.replace(Room("cellar", diary))
    table.send()
    assert [scene.name for scene in table.app.stack.scenes] == ["hall", "cellar"]
    table.app.stack.reset(Room("garden", diary))
    table.send()
    assert [scene.name for scene in table.app.stack.scenes] == ["garden"]


def test_below_a_dialog_lies_one_dimmed_picture(table, diary):
    table.show(Room("hall", diary))
    assert table.colour_at(1800, 1000) == (200, 100, 50)
    diary.clear()
    table.app.stack.push(Note("one", diary))
    table.app.stack.push(Note("two", diary))
    table.send()
    veil = table.app.theme.veil
    expected = tuple(c * v // 255 for c, v in zip((200, 100, 50), veil))
    assert table.colour_at(1800, 1000) == pytest.approx(expected, abs=2)
    table.click("press")
    table.click("press")
    assert diary.count("hall draws") == 1


def test_only_the_uppermost_scene_gets_inputs(table, diary):
    hall = table.show(Room("hall", diary))
    note = Note("note", diary)
    table.app.stack.push(note)
    table.send()
    table.click("press")
    assert (hall.presses, note.presses) == (0, 1)
    note.takes_input = False
    table.click("press")
    assert (hall.presses, note.presses) == (1, 1)


def test_a_passing_note_does_not_dim_and_follows_what_lies_below(table, diary):
    hall = table.show(Room("hall", diary))
    note = Note("note", diary)
    note.takes_input = False
    table.app.stack.push(note)
    table.send()
    assert table.colour_at(1800, 1000) == hall.colour
    hall.colour = (10, 200, 10)
    hall.redraw()
    table.send()
    assert table.colour_at(1800, 1000) == (10, 200, 10)


def test_a_screen_under_a_dialog_comes_to_rest(table, diary):
    class Tipped(Room):
        def build(self):
            return [Button("tipped", (0, 0, 100, 60), "", self.press, tip="A tip.")]

    table.show(Tipped("hall", diary))
    table.app.stack.push(Note("note", diary))
    for _ in range(4):
        table.send(dt=0.3)
    before = table.app.frames_drawn
    table.send(dt=0.3)
    assert table.app.frames_drawn == before


class Runway(Room):
    spot = 0.0

    def start(self):
        self.timeline.add(Tween(0.0, 1000.0, 0.2, on_change=self.put))
        self.redraw()

    def put(self, value):
        self.spot = value

    def draw_moving(self, canvas):
        canvas.circle(400 + self.spot, 900, 20, (0, 255, 0))


def test_moving_things_are_drawn_over_the_kept_picture(open_table, diary):
    table = open_table(reduced_motion=False)
    room = table.show(Runway("runway", diary))
    room.start()
    table.send(dt=0.05)
    diary.clear()
    table.send(dt=0.05)
    table.send(dt=0.05)
    assert diary == [] and table.colour_at(400 + room.spot, 900) == (0, 255, 0)
    table.send(dt=0.05)
    assert not room.moving and diary == ["runway draws"]


def test_reduced_motion_is_there_at_once(table, diary):
    room = table.show(Runway("runway", diary))
    room.start()
    assert room.spot == 1000 and not room.moving


def test_every_scene_hears_that_the_window_is_left(table, diary):
    table.show(Room("hall", diary))
    table.app.stack.push(Note("note", diary))
    table.send()
    diary.clear()
    table.send(pygame.Event(pygame.WINDOWFOCUSLOST, window=table.window))
    assert diary[:2] == ["hall is not looked at", "note is not looked at"]


def test_resizing_builds_everything_again(table, diary):
    room = table.show(Room("hall", diary))
    table.window.size = (1600, 900)
    table.send(pygame.Event(pygame.WINDOWSIZECHANGED, x=1600, y=900, window=table.window))
    assert table.view.size == (1600, 900) and room.ui.metrics.k == pytest.approx(900 / 1080)
    assert table.colour_at(1919, 1079) == room.colour


def test_a_fault_in_a_scene_is_told_or_raised(table, diary):
    class Broken(Room):
        def press(self):
            raise ValueError("no")

    table.show(Broken("broken", diary))
    with pytest.raises(ValueError):
        table.click("press")
    told: list[Any] = []
    table.app.on_crash = told.append
    table.key(pygame.K_RETURN, "\r")
    assert [str(fault) for fault in told] == ["no"]


def test_closing_the_window_asks_the_scene_first(table, diary):
    class Polite(Room):
        def handle(self, what):
            return isinstance(what, inputs.Quit) or super().handle(what)

    table.show(Polite("polite", diary))
    table.send(pygame.Event(pygame.QUIT))
    assert table.app.running
    table.show(Room("hall", diary))
    table.send(pygame.Event(pygame.QUIT))
    assert not table.app.running


def test_f11_fills_the_screen(table, diary):
    table.show(Room("hall", diary))
    table.key(pygame.K_F11)
    assert table.view.fullscreen
    table.key(pygame.K_F11)
    assert not table.view.fullscreen


def test_a_public_view_shows_nothing_that_a_scene_did_not_offer(table, diary):
    room = table.show(Room("hall", diary))
    second = View(open_window((1280, 720), "public"), "public")
    table.app.views.append(second)
    table.app.stack.dirty = True
    table.send()
    assert second.surface.get_at((640, 700))[:3] != room.colour
    table.send(pygame.Event(pygame.WINDOWCLOSE, window=second.window))
    assert table.app.views == [table.view] and table.app.running


def test_a_window_cannot_become_too_small(table):
    assert table.window.minimum_size == LEAST_SIZE


class Wordy(Scene):
    def build(self):
        return [
            Text("a", (100, 100, 400, 60), "These words lie"),
            Text("b", (150, 110, 400, 60), "over these"),
            Button("c", (100, 300, 120, 60), "far too many words for a small button", self.changed),
        ]


def test_the_audit_of_a_screen_finds_its_faults(table):
    scene = table.show(Wordy())
    faults, texts = drawn(table.app)
    assert [(fault.kind, fault.owner) for fault in faults] == [("overflow", "c")]
    assert complaints(scene.ui, texts) == ["overlap: a 'These words lie' / b 'over these'"]


def test_a_fault_in_reading_an_event_is_told_and_the_next_one_counts(table, diary, monkeypatch):
    room = table.show(Room("hall", diary))
    told: list[Any] = []
    table.app.on_crash = told.append
    read = table.app.reader.read

    def stumble(event):
        if event.type == pygame.JOYDEVICEADDED:
            raise pygame.error("the plug is loose")
        return read(event)

    monkeypatch.setattr(table.app.reader, "read", stumble)
    about = {"key": pygame.K_RETURN, "mod": 0, "unicode": "", "window": table.window}
    table.send(pygame.Event(pygame.JOYDEVICEADDED, device_index=0), pygame.Event(pygame.KEYDOWN, about))
    assert len(told) == 1 and room.presses == 1


def test_a_fault_of_the_second_screen_is_told(table, diary):
    class Loose:
        view = None

        def seen(self, events):
            raise pygame.error("the screen is gone")

    table.show(Room("hall", diary))
    told: list[Any] = []
    table.app.on_crash = told.append
    table.app.projector = Loose()
    table.send()
    assert len(told) == 1
