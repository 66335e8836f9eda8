"""`cosmic bench --ui`: our own work in each frame of the window, its memory, and the wait for the first picture."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from cosmic.cli.measures.figures import Figure
from cosmic.engine.rng import Chance
from cosmic.hotseat.keeping.settings import Settings
from cosmic.hotseat.plans.table_plan import TablePlan
from cosmic.hotseat.session.beats import Ask
from cosmic.hotseat.session.seats import SeatPlan
from cosmic.hotseat.session.thinkers import Question, Thinkers, question_at
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.ui.kit.inputs import Point
from cosmic.ui.shell.app import FRAMES, App
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.window import View, open_window
from cosmic.ui.table import looked_at
from cosmic.ui.table.open_table import new_table
from cosmic.ui.table.table_scene import TableScene
from cosmic.ui.way_map import with_ways

SIZES = {"720p": (1280, 720), "1080p": (1920, 1080), "4K": (3840, 2160)}
AIMS = {"1080p": 8.0, "4K": 17.0}  # milliseconds, for 99 of 100 frames
USUAL = "1080p"
LATE = 0.020  # seconds from frame to frame
SEATS = 5
HURRY = 0.5  # seconds that pass at once while nothing moves
REDRAWS = 100
FIRST_PICTURES = 5
MEMORY_STEPS = 5000  # answers, in one game after the other
MEMORY_SPEED, MEMORY_STRIDE = 3.0, 0.15  # of motion, and seconds of it from frame to frame
IDLE = 0.001  # seconds to wait for a bot without a frame to draw
MEGABYTE = 1 << 20
NO_GROWTH = 1.0  # megabytes; pages that the system counts come and go
# A run of the program that ends with the first picture, and says when that was.
FIRST_PICTURE = """
import os, sys, time
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
from cosmic.cli.main import main
from cosmic.ui.shell.window import View
def flip(view):
    view.window.flip()
    os.write(1, repr(time.time()).encode())
    os._exit(0)
View.flip = flip
sys.exit(main(["play", "--save-dir", sys.argv[1]]))
"""


@dataclass
class MeasuredFrame:
    """Seconds of our own work in a frame, of them on the processor and in the flip, and since the last such frame."""

    work: float
    cpu: float
    flip: float
    since: float | None = None


@dataclass
class Stopwatch:
    frames: list[MeasuredFrame] = field(default_factory=list)
    last: float | None = None

    def note(self, start: float, cpu: float, flip: float) -> None:
        since = None if self.last is None else start - self.last
        self.frames.append(MeasuredFrame(time.perf_counter() - start, time.thread_time() - cpu, flip, since))
        self.last = start

    @property
    def late(self) -> float:
        """How many of a hundred frames came too late."""
        since = [frame.since for frame in self.frames if frame.since is not None]
        return 100 * sum(1 for gap in since if gap > LATE) / max(1, len(since))


class TimedView(View):
    """Knows how long its last flip took."""

    took = 0.0

    def flip(self) -> None:
        start = time.perf_counter()
        super().flip()
        self.took = time.perf_counter() - start


class TimedApp(App):
    """Plays a game of bots and one person who answers at once; measures while something moves on the board."""

    def __init__(self, view: TimedView, services: Services, seed: int) -> None:
        super().__init__([view], services, services.messages)
        self.timed, self.services, self.seed = view, services, seed
        self.chance = Chance(seed)
        self.watch = Stopwatch()
        self.wanted = 0
        self.table = self.next_table()

    def next_table(self) -> TableScene:
        seats = tuple(SeatPlan(f"Seat {i + 1}", "greedy" if i else "human") for i in range(SEATS))
        table = new_table(self.services, TablePlan(seats, "basic", seed=self.seed))
        self.seed += 1
        self.stack.reset(table)
        self.stack.apply()
        return table

    def step(self, dt: float = 1 / 60, events: Iterable[Any] = ()) -> None:
        """A frame of the program's loop; the loop ends when enough have been measured."""
        moves = self.table.moving
        before, start, cpu = self.frames_drawn, time.perf_counter(), time.thread_time()
        super().step(dt if moves else HURRY, events)
        # The frames with which a motion is made ready and begins are part of it, and the dearest ones.
        if moves or self.table.moving:
            self.watch.note(start, cpu, self.timed.took if self.frames_drawn > before else 0.0)
        else:
            self.watch.last = None
            self.pass_time()
        self.running = len(self.watch.frames) < self.wanted
        self.play_on()

    def pass_time(self) -> None:
        """The frames in which nothing happens, left out by the hurry, have their use all the same."""
        for _ in range(round(HURRY * FRAMES)):
            if not self.stack.restless:
                self.stack.idle()

    def play_on(self) -> None:
        """What a person would do; a game that is over is followed by another."""
        table = self.table
        if table.stage.held and self.stack.top is table:
            table.hurry()
        if looked_at.is_up(table):
            self.stack.pop()
        elif table.session.game.is_over and self.stack.top is not table:
            self.table = self.next_table()
        elif isinstance(table.beat, Ask) and table.asked is not None and not self.stack.queue:
            answer = table.asked.decision.sample(self.chance)
            if self.stack.top is table:
                table.give(answer)
            else:
                self.stack.pop(answer)

    def measure(self, frames: int) -> Stopwatch:
        """So many frames with motion, at the pace of the real loop."""
        self.watch, self.wanted = Stopwatch(), frames
        self.running = True
        self.run()
        return self.watch

    def time_one(self, change: Callable[[], object]) -> MeasuredFrame:
        """One frame after a change, without any time passing."""
        start, cpu = time.perf_counter(), time.thread_time()
        change()
        App.step(self, 0.0)
        return MeasuredFrame(time.perf_counter() - start, time.thread_time() - cpu, self.timed.took)

    def close(self) -> None:
        for scene in self.stack.scenes[::-1]:
            scene.leave()
        self.timed.window.destroy()


def opened(size: tuple[int, int], folder: Path, settings: Settings | None = None) -> TimedApp:
    services = with_ways(Services(folder, Messages(), book(), settings or Settings()))
    return TimedApp(TimedView(open_window(size, services.say("title-name"))), services, seed=1)


def figures(frames: int, steps: int = MEMORY_STEPS, pictures: int = FIRST_PICTURES) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        yield from first_picture(folder, pictures)
        yield from memory(folder, steps)
        for label, size in SIZES.items():
            app = opened(size, folder)
            try:
                yield from at_size(app, label, frames)
                if label == USUAL:
                    yield from beside_bots(app, frames)
            finally:
                app.close()


# --- what is measured


def first_picture(folder: Path, times: int) -> Iterator[Figure]:
    """From the start of a process to the first picture of the title, with modules compiled as after an installation."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", FIRST_PICTURE, str(folder)]
    waits = []
    for _ in range(times + 1):
        start = time.time()
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
        waits.append(float(done.stdout) - start)
    del waits[0]  # that one compiled them
    yield Figure("start to first picture", "ms", 1e3 * median(waits), median(waits), aim=500)


def memory(folder: Path, steps: int) -> Iterator[Figure]:
    """Between games that are played on the screen one after the other: after a fifth of the answers, half, and all.

    The record of a game grows with the game and goes with it, so only what is left between two games can be compared.
    In the first half every sentence, card and letter is met for the first time and kept; after that there is no growth.
    """
    app = opened(SIZES["720p"], folder, Settings(speed=MEMORY_SPEED))
    marks = [steps // 5, steps // 2, steps]
    between: list[tuple[int, int]] = []
    done, most = 0, 0
    try:
        while done < steps:
            table = app.table
            while app.table is table:
                play_on_quickly(app)
                most = max(most, resident())
            done += len(table.session.game.journal)
            while app.tidied is not app.table:
                play_on_quickly(app)
            between.append((done, resident()))
    finally:
        app.close()
    sizes = [next(size for done, size in between if done >= mark) for mark in marks]
    for mark, size in zip(marks, sizes):
        yield Figure(f"memory, after {mark} steps", "MB", size / MEGABYTE, None)
    yield Figure("memory, growth since half", "MB", (sizes[2] - sizes[1]) / MEGABYTE, None, aim=NO_GROWTH)
    yield Figure("memory, most", "MB", most / MEGABYTE, None)


def play_on_quickly(app: TimedApp) -> None:
    before = app.frames_drawn
    App.step(app, MEMORY_STRIDE if app.table.moving else HURRY)
    app.tidy()
    app.play_on()
    if app.frames_drawn == before:
        time.sleep(IDLE)


def resident() -> int:
    """Bytes of this process in memory; where the system does not say, the most there have been."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        import resource  # not on every system

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024


def at_size(app: TimedApp, label: str, frames: int) -> Iterator[Figure]:
    """The first frames of a game, in which sheets and cards are printed that are kept; ships and cards in motion; then
    whole pictures one by one."""
    opening = app.measure(max(2, frames * 2 // 3))
    if app.timed.size != SIZES[label]:
        print(f"cosmic: this screen has no room for {label}", file=sys.stderr)
        return
    yield from spread(f"{label} opening", [frame.work for frame in opening.frames])
    watch = app.measure(frames)
    yield from spread(f"{label} moving", [frame.work for frame in watch.frames], AIMS.get(label))
    yield from spread(f"{label} moving, CPU", [frame.cpu for frame in watch.frames])
    yield from spread(f"{label} moving, flip", [frame.flip for frame in watch.frames])
    yield Figure(f"{label} moving, late", "%", watch.late, None)
    yield from spread(f"{label} pointing", [frame.work for frame in pointing(app, REDRAWS)])
    changed = [app.time_one(app.table.changed) for _ in range(REDRAWS)]
    yield from spread(f"{label} all new", [frame.work for frame in changed])


def pointing(app: TimedApp, times: int) -> list[MeasuredFrame]:
    """The pointer goes from one thing on the table to another, half a second after they have come up."""
    app.table.timeline.skip()
    App.step(app, 0.0)
    app.pass_time()
    spots = [node.area for node in app.table.ui.focusables() if node.visible_area is not None]
    found = []
    for n in range(times):
        x, y, wide, high = spots[n % len(spots)]
        where = Point(x + wide / 2, y + high / 2)
        found.append(app.time_one(lambda where=where: app.take(where)))  # type: ignore[misc]
    return found


def beside_bots(app: TimedApp, frames: int) -> Iterator[Figure]:
    """The same frames while a process beside ours thinks without a pause, as the bots' own does now and then."""
    game = app.table.session.game
    while game.decision is None:
        app.table = app.next_table()
        game = app.table.session.game
    question = question_at(game, game.decision, "greedy")
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=ponder, args=(theirs, question), daemon=True)
    process.start()
    theirs.close()
    try:
        ours.recv()
        watch = app.measure(frames)
    finally:
        ours.close()
        process.join()
    yield from spread(f"{USUAL} bots think", [frame.work for frame in watch.frames], AIMS[USUAL])
    yield Figure(f"{USUAL} bots think, late", "%", watch.late, None)


def ponder(pipe: Connection, question: Question) -> None:
    """Answers one question again and again until the other side is gone."""
    thinkers = Thinkers({question.seat: "greedy"}, 0)
    pipe.send(None)
    while not pipe.poll():
        thinkers.reply(question)


def spread(name: str, seconds: list[float], aim: float | None = None) -> Iterator[Figure]:
    """The middle, the slow ones and the slowest; the aim is for 99 of 100."""
    cuts = quantiles(seconds, n=100, method="inclusive")
    for label, value in (("p50", cuts[49]), ("p95", cuts[94]), ("p99", cuts[98]), ("max", max(seconds))):
        yield Figure(f"{name}, {label}", "ms", 1e3 * value, value, aim=aim if label == "p99" else None)
