"""A game that is watched again: played, halted, stepped through and sought in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmic.engine.log import Line
from cosmic.engine.views import PUBLIC
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.hotseat.past.replay_files import Film
from cosmic.hotseat.past.replay_reel import SPEEDS, ReplayMark, Showing
from cosmic.hotseat.past.thoughts_told import next_thought
from cosmic.hotseat.session.accusations import unseen_before
from cosmic.rulebook import declared
from cosmic.text.folding import folded, sentence
from cosmic.ui.board.board_motion import together
from cosmic.ui.board.board_scene import LOG_LINES, BoardScene
from cosmic.ui.board.closer_look import PileScene, SeatScene
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.inputs import Accept, Input, Key, Page, Press
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import SEAT_COLOURS
from cosmic.ui.kit.widgets import ScrollList
from cosmic.ui.screens.replay import replay_controls
from cosmic.ui.screens.replay.public_replay import WatchedScreen
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.sound import sound_of

READING = 0.022  # seconds per letter of a line that is told
LEAST_WAIT = 0.35
TOGETHER = 20  # frames that one sentence may tell of, at most


class ReplayScene(BoardScene):
    """`place` says how many frames of the reel have been told."""

    def __init__(self, services: Services, film: Film, place: int = 0) -> None:
        self.film, self.reel = film, film.reel
        self.place = max(0, min(place, film.reel.length))
        self.playing, self.pace, self.wait, self.opened = False, 1.0, 0.0, False
        self.weighed = False  # what bots thought is shown
        self.worded: dict[tuple[int, ...], tuple[Span, ...]] = {}  # lines of the log in words
        super().__init__(services, Showing(film.reel, film.bots))
        self.big = WatchedScreen(self)
        self.ui.focus_key = "seek"
        self.ui.on_cancel = self.close
        self.settle()

    # --- the table at a place
    def read_log(self) -> None:
        self.forget_lines()
        self.heard.back_to(self.told)
        lines = self.reel.lines_to(self.place, self.opened, LOG_LINES)
        for line in self.heard.among(lines, lines[0] if lines else 0):
            self.write_line(line)

    @property
    def told(self) -> int:
        return min(self.reel.line_at(self.place) + 1, len(self.reel.game.log))

    def in_words(self, told: list[Line]) -> tuple[Span, ...]:
        lines = tuple(id(line) for line in told)  # of the game's own log, which stays
        if lines not in self.worded:
            self.worded[lines] = super().in_words(told)
        return self.worded[lines]

    def settle(self) -> None:
        self.view = self.reel.view_at(self.place)
        self.table.view = self.view
        self.motion.clear()
        self.stage.close()
        self.read_log()

    def show(self, place: int) -> None:
        """At once, without motion."""
        self.timeline.parts.clear()
        self.place = max(0, min(place, self.reel.length))
        self.settle()
        self.big.settle()
        self.changed()

    def seek(self, place: int) -> None:
        self.wait = LEAST_WAIT
        self.show(place)

    def go_on(self) -> None:
        """The next frame, with everything that changed on the board since the last one."""
        if self.place >= self.reel.length:
            self.playing = False
            self.changed()
            return
        self.timeline.skip()
        frame = self.reel.frames[self.place]
        unseen = unseen_before(self.reel.game.log, frame.line, frame.entry)
        before = self.view if unseen is None else self.session.view(self.eyes, unseen)
        self.place += 1
        self.settle()
        self.hear(sound_of(frame.entry))
        parts = []
        if self.app.speed > 0:
            parts = self.motion.between(before, self.view, frame.entry, self.motion_canvas())
            if declared(frame.entry).news in ("large", "ending") and not declared(frame.entry).stage:
                seat = frame.entry.about.get("seat", self.view.turn)
                colour = SEAT_COLOURS[self.view.seats[seat].colour]
                parts += self.motion.banner(self.words.event(frame.entry), colour)
        parts += self.big.tell(self.reel.line_at(self.place), frame.entry)
        parts = self.staged(frame.line, frame.entry, before, parts)
        self.big.make_stage_ready()
        if parts:
            self.timeline.add(together(parts, self.rest))
        self.wait = max(LEAST_WAIT, self.stage.reading, READING * sum(len(span.words) for span in self.caption()))
        if self.place == self.reel.length:
            self.playing = False
        self.changed()

    def deciding(self) -> int:
        """Whose doing was told last."""
        if self.place == 0:
            return PUBLIC
        entry = self.reel.frames[self.place - 1].entry
        seat = entry.about.get("seat", PUBLIC)
        return seat if entry.to is None and isinstance(seat, int) else PUBLIC

    def rest(self) -> None:
        self.motion.clear()
        self.big.rest()
        self.changed()

    def hurry(self) -> None:
        """What moves on the stage ends; what stands there goes."""
        if not self.timeline.busy:
            self.stage.close()
            self.changed()
        self.timeline.skip()
        self.wait = 0.0

    # --- what the controls do
    def toggle_play(self) -> None:
        if not self.playing and self.place == self.reel.length:
            self.show(0)
        self.playing, self.wait = not self.playing, 0.0
        self.changed()

    def step(self, by: int) -> None:
        """A line forward is shown with its motion, a line back at once."""
        self.playing = False
        if by > 0:
            self.go_on()
        else:
            self.show(self.place + by)
        self.changed()

    def to_encounter(self, by: int) -> None:
        self.to_mark(self.reel.encounters, by)

    def to_turn(self, by: int) -> None:
        self.to_mark(self.reel.turns, by)

    def to_mark(self, marks: list[ReplayMark], by: int) -> None:
        reel = self.reel
        self.seek(reel.next_mark(marks, self.place) if by > 0 else reel.mark_before(marks, self.place))

    def set_pace(self, pace: float) -> None:
        self.pace = pace
        self.changed()

    def change_pace(self, by: int) -> None:
        n = SPEEDS.index(self.pace) + by
        self.set_pace(SPEEDS[max(0, min(n, len(SPEEDS) - 1))])

    def next_pace(self) -> None:
        """Round and round, for a single button."""
        self.set_pace(SPEEDS[(SPEEDS.index(self.pace) + 1) % len(SPEEDS)])

    def toggle_hands(self) -> None:
        if self.reel.is_finished:
            self.opened = not self.opened
            self.weighed = self.weighed and not self.opened
            self.read_log()
            self.changed()

    def toggle_thoughts(self) -> None:
        """In the place of the hands."""
        if self.reel.is_finished:
            self.weighed = not self.weighed
            if self.weighed and self.opened:
                self.toggle_hands()
            self.changed()

    def to_next_thought(self) -> None:
        if self.weighed:
            self.playing = False
            self.seek(next_thought(self.reel, self.place))

    def export(self) -> None:
        if self.film.path is not None:
            self.playing = False
            self.app.stack.push(self.services.ways.export(self.film.path))

    def close(self) -> None:
        self.app.stack.pop()

    # --- looking closer
    def open_seat(self, seat: int) -> None:
        self.app.stack.push(SeatScene(self, seat))

    def open_pile(self) -> None:
        self.leaf_through("ui-discards", self.view.discard)

    def open_rewards(self) -> None:
        self.leaf_through("ui-reward-discards", self.view.reward_discard)

    def leaf_through(self, title: str, faces: list[str]) -> None:
        if faces:
            self.app.stack.push(PileScene(self.services, self.words.say(title), faces, self.printed))

    def resume(self, result: Any = None) -> None:
        self.changed()

    # --- time and input
    def update(self, dt: float) -> None:
        on_top = self.app.stack.top is self
        if on_top:
            self.ui.tip.update(dt)
        self.timeline.speed = self.app.speed * self.pace
        if self.timeline.update(dt) and not self.timeline.busy:
            self.redraw()
        if self.playing and on_top and not self.timeline.busy:
            self.wait -= dt * self.pace
            if self.wait <= 0:
                self.go_on()

    def handle(self, what: Input) -> bool:
        if isinstance(what, Key) and not what.ctrl and self.take_key(what.name):
            return True
        if isinstance(what, Page) and not isinstance(self.ui.focus, ScrollList):
            self.to_encounter(what.step)
            return True
        if self.stage.is_up and (isinstance(what, Accept) or (isinstance(what, Press) and self.on_stage(what))):
            self.hurry()
            return True
        if isinstance(what, Press) and self.timeline.busy and self.goes_by(what):
            self.timeline.skip()
            return True
        return super().handle(what)

    def take_key(self, name: str) -> bool:
        keys: dict[str, Callable[[], None]] = {
            "space": self.toggle_play,
            "home": lambda: self.seek(0),
            "end": lambda: self.seek(self.reel.length),
            ",": lambda: self.step(-1),
            ".": lambda: self.step(1),
            "[": lambda: self.to_turn(-1),
            "]": lambda: self.to_turn(1),
            "+": lambda: self.change_pace(1),
            "-": lambda: self.change_pace(-1),
            "h": self.toggle_hands,
            "t": self.toggle_thoughts,
            "n": self.to_next_thought,
            "l": self.toggle_drawer,
            "e": self.export,
            "f1": lambda: self.explain(self.ui.entry or ways.of_phase(self.view.phase)),
        }
        if name not in keys:
            return False
        keys[name]()
        return True

    # --- words
    def caption(self) -> tuple[Span, ...]:
        """The line just told; before the first one, who plays."""
        if self.place == 0:
            names = self.words.listed([seat.name for seat in self.view.seats])
            return with_marks(self.services.say("replay-start", names=names), self.view)
        told = folded(frame.entry for frame in self.reel.frames[max(0, self.place - TOGETHER) : self.place])
        return with_marks(sentence(self.words, told[-1]), self.view)

    def where(self) -> tuple[str, str]:
        """Which encounter this is, and whose turn."""
        say, reel = self.services.say, self.reel
        encounter, turn = reel.current(reel.encounters, self.place), reel.current(reel.turns, self.place)
        count = len(reel.encounters)
        if self.place == reel.length:
            return say("replay-over" if reel.is_finished else "replay-left"), say("replay-encounters", count=count)
        if encounter is None or turn is None:
            return say("replay-before"), ""
        name = self.view.seats[turn.seat].name
        return say("replay-where", number=encounter.number, count=count), say(
            "replay-turn", number=turn.number, seat=name
        )

    # --- drawing
    def build(self) -> list[Node]:
        return replay_controls.nodes(self)

    def public_mark(self) -> object:
        return self.big.mark()

    def draw_public(self, canvas: Canvas) -> None:
        self.big.draw_public(canvas)
