"""The guided first turn: the real table, and somebody who explains it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from pygame import FRect

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.keeping.store import Store
from cosmic.hotseat.lessons.tutorial_guide import Tutorial, forget, place_file
from cosmic.hotseat.session import question_forms
from cosmic.hotseat.session.beats import Ask
from cosmic.hotseat.session.bot_thinking import BotThinking
from cosmic.hotseat.session.bot_worker import BotWorker
from cosmic.hotseat.session.seats import HUMAN
from cosmic.hotseat.session.thinkers import seed_of
from cosmic.hotseat.session.undo import way_back
from cosmic.ui.board.info_spot import InfoSpot
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.kit.canvas import HEIGHT
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.inputs import Input, Point, Press, Wheel
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Button
from cosmic.ui.screens.tutorial import lesson_targets, speech
from cosmic.ui.screens.tutorial.box_sums import around, shared
from cosmic.ui.shell.dialogs import ConfirmScene
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.ways import PauseActions
from cosmic.ui.table import table_actions
from cosmic.ui.table.table_scene import TableScene


class TutorialScene(TableScene):
    """A table whose bots answer by a script and which waits while a lesson is read."""

    gives_way = False  # lessons point at the board, so it must be in sight here
    hastens = False
    thinking_time = 0.9  # one is to follow

    def __init__(self, services: Services, tutorial: Tutorial) -> None:
        plan = tutorial.plan()
        bots = {i: seat.kind for i, seat in enumerate(plan.seats) if seat.kind != HUMAN}
        worker = BotWorker(bots, seed_of(tutorial.game))
        super().__init__(services, tutorial.session, plan, Store(services.folder, plan.seats), worker)
        self.tutorial = tutorial
        self.think_with(BotThinking(self.session, worker, tutorial.scripted))
        self.session.keep = lambda game: self.keep()
        self.detour: tuple[Any] | None = None  # an answer that was not asked for, until it is meant
        self.told_fault = False
        self.speaks_in: FRect | None = None
        self.placed: tuple[object, FRect] | None = None

    # --- lessons
    def go_on(self) -> bool:
        """Before anything new happens, what has happened is explained."""
        if self.beat is None and not self.thinking.pause.left and self.tutorial.open_next() is not None:
            self.opened()
            return False
        return super().go_on()

    def opened(self) -> None:
        """A lesson stands."""
        self.settle()
        self.keep()
        if self.tutorial.reading:
            self.ui.focus_key = "tutorial-play" if self.tutorial.is_last else "tutorial-on"
        self.changed()

    def update(self, dt: float) -> None:
        if self.tutorial.reading or self.detour is not None:
            super(TableScene, self).update(dt)  # things may still move, but the table waits
        else:
            super().update(dt)

    def next_lesson(self) -> None:
        """What was said has been read."""
        self.tutorial.close()
        self.keep()
        if isinstance(self.beat, Ask):
            self.put(self.beat)
        self.changed()

    @property
    def stage_waits_for(self) -> list[int]:
        return []  # a lesson waits to be read anyway, and says more

    # --- questions
    def put(self, beat: Ask) -> None:
        """A lesson that is only to be read comes before the question."""
        lesson = self.tutorial.open_next(beat.decision.kind)
        if lesson is None or lesson.asks:
            super().put(beat)
            if self.asked is not None:
                self.ui.focus_key = self.wanted_key(self.asked.form, self.tutorial.wanted(beat.decision))
        if lesson is not None:
            self.opened()

    def wanted_key(self, form: str, wanted: Any) -> str | None:
        """Where the focus starts: on the answer that is asked for."""
        first = wanted[0] if isinstance(wanted, list) and wanted else wanted
        kind = {question_forms.PLANETS: "planet", question_forms.GUESTS: "seat", question_forms.HAND: "card"}.get(form)
        return f"{kind}-{first}" if kind and first is not None else None

    def give(self, answer: Any) -> None:
        """Another answer than the one asked for is given only if it is meant."""
        beat = self.beat
        if isinstance(beat, Ask) and not self.tutorial.is_wanted(beat.decision, answer):
            self.detour, self.asked = (answer,), None
            self.ui.focus_key = "tutorial-back"
            self.changed()
            return
        self.tutorial.close()
        super().give(answer)

    def choose_again(self) -> None:
        self.detour = self.draft = None
        self.tutorial.standing = None
        self.put_again()

    def own_way(self) -> None:
        assert self.detour is not None
        answer, self.detour = self.detour[0], None
        self.tutorial.stray()
        self.tutorial.close()
        super().give(answer)

    def undo(self) -> None:
        before = len(self.session.game.journal)
        self.detour = None
        super().undo()
        if len(self.session.game.journal) < before:
            self.tutorial.rewound()
            self.keep()

    # --- coming and going
    def keep(self) -> None:
        """A folder that cannot be written to is told once; the tutorial goes on without."""
        try:
            self.tutorial.keep(self.services.folder)
        except CosmicError as fault:
            if not self.told_fault:
                self.told_fault = True
                self.services.notices.append(self.services.fault(fault))

    def to_title(self) -> None:
        table_actions.to_title(self)

    def make_sure(self, what: str, then: Callable[[], None]) -> None:
        """Restart and Skip give the place up for good, and their buttons are small."""
        say = self.services.say
        words = (say(f"tutorial-{what}-title"), say(f"tutorial-{what}-words"), say(f"tutorial-{what}"))
        asking = ConfirmScene(self.services, *words, say("dialog-back"), "danger")
        self.over(asking, lambda meant: then() if meant else None)

    def start_over(self) -> None:
        forget(self.services.folder)
        self.app.stack.reset(self.services.ways.fresh_tutorial())

    def play_on(self) -> None:
        """The same game, from here, without lessons and with bots that think."""
        game = self.session.game
        forget(self.services.folder)
        try:
            self.store.autosave(game)
        except CosmicError as fault:
            self.services.notices.append(self.services.fault(fault))
        self.app.stack.reset(self.services.ways.table_of(game, self.store, self.plan))

    def pause_menu(self) -> None:
        back = way_back(self.session.game, self.session.people)
        actions = PauseActions(
            save_as=lambda name: self.store.save_as(self.session.game, name),
            leave=self.to_title,
            undo=self.undo,
            can_undo=back is not None,
            why_not=self.services.say("ui-undo-nothing"),
            saved_in=place_file(self.services.folder),
        )
        self.over(self.services.ways.pause(actions))

    # --- input
    def handle(self, what: Input) -> bool:
        """Nothing below the panel is hit through it."""
        if isinstance(what, (Press, Point, Wheel)) and self.speaks_in is not None:
            x, y, w, h = self.speaks_in
            node = self.ui.at(what.x, what.y)
            below = node is None or not node.key.startswith("tutorial-")
            if x <= what.x < x + w and y <= what.y < y + h and below:
                if self.ui.hover is not None:
                    self.ui.hover = None
                    self.redraw()
                return True
        return super().handle(what)

    def skips(self, what: Input) -> bool:
        return not self.tutorial.reading and super().skips(what)

    # --- drawing
    def build(self) -> list[Node]:
        nodes = super().build()
        self.speaks_in = None
        lesson = self.tutorial.standing
        if lesson is None:
            return nodes
        every = list(walk(nodes))
        found = [(place, box) for place in lesson.point for box in lesson_targets.boxes_of(self, place, every)]
        targets = [box for _, box in found]
        is_round = bool(found) and found[0][0].partition(" ")[0] in lesson_targets.ROUND
        spans = with_marks(self.words_of(lesson.id), self.view)
        box = self.place(spans, targets, every)
        self.speaks_in = box
        move = self.services.say("tutorial-your-move") if lesson.asks and self.detour is None else ""
        progress = (self.tutorial.step, len(self.tutorial.lessons))
        buttons = self.buttons(box, speech.words_height(spans, box.width, self.metrics))
        nodes = [node for node in nodes if not is_below(node, box)]
        return [*nodes, speech.Pointing(targets, is_round, box), speech.Speech(box, spans, move, progress, buttons)]

    def place(self, spans: Sequence[Span], targets: list[FRect], nodes: list[Node]) -> FRect:
        """Where to speak; looked for once as long as nothing about it changes."""
        metrics = self.metrics
        mark = (tuple(spans), tuple(targets), self.detour is None, self.asked is None, metrics)
        if self.placed is not None and self.placed[0] == mark:
            return self.placed[1]
        rows = 2 if self.detour is not None or self.tutorial.is_last else 1
        least = speech.button_width(self.services.say("tutorial-back"), metrics) if self.detour is not None else 0.0
        widths = [wide for wide in speech.WIDTHS if wide >= least]
        sizes = [(wide, speech.panel_height(spans, wide, rows, metrics)) for wide in widths]
        sizes = [size for size in sizes if size[1] < HEIGHT * 0.8][: 2 if metrics.text_scale <= 1.2 else 5]
        if targets:
            kept, spared = lesson_targets.room_around(self, targets, nodes)
            box = lesson_targets.place_for(sizes, kept, spared, around(targets))
        else:
            box = lesson_targets.middle_place(self, sizes)
        self.placed = (mark, box)
        return box

    def words_of(self, lesson: str) -> str:
        """What is said: to somebody who went another way in other words, if there are such."""
        about, messages = self.tutorial.about(), self.services.messages
        if self.detour is not None:
            return self.services.say(f"tutorial-{lesson}.because", **about)
        if self.tutorial.own_way and messages.has(f"tutorial-{lesson}.own"):
            return self.services.say(f"tutorial-{lesson}.own", **about)
        return self.services.say(f"tutorial-{lesson}", **about)

    def buttons(self, box: FRect, words: float) -> list[Node]:
        say = self.services.say
        large: list[Button] = []
        none = (0, 0, 0, 0)
        if self.detour is not None:
            large.append(Button("tutorial-back", none, say("tutorial-back"), self.choose_again, "ui/undo", "main"))
            large.append(Button("tutorial-own-way", none, say("tutorial-own-way"), self.own_way, "ui/play"))
        elif self.tutorial.is_last:
            large.append(Button("tutorial-play", none, say("tutorial-play"), self.play_on, "ui/play", "main"))
            large.append(Button("tutorial-end", none, say("tutorial-leave"), self.to_title, "ui/logo"))
        elif self.tutorial.reading:
            large.append(Button("tutorial-on", none, say("tutorial-on"), self.next_lesson, "ui/arrow_right", "main"))
        top = box.y + 38 + words + speech.GAP
        high = speech.button_height(self.metrics)
        for node in large:
            node.box = (box.x + speech.PAD, top, box.width - 2 * speech.PAD, high)
            top += high + speech.GAP
        again, skip = partial(self.make_sure, "again", self.start_over), partial(self.make_sure, "skip", self.play_on)
        small = [
            Button("tutorial-leave", none, say("tutorial-leave"), self.to_title, "ui/arrow_left", "quiet", size=20,
                   tip=say("tutorial-leave-tip")),
            Button("tutorial-again", none, say("tutorial-again"), again, "ui/undo", "quiet", size=20,
                   tip=say("tutorial-again-tip")),
            Button("tutorial-skip", none, say("tutorial-skip"), skip, "ui/skip", "quiet", size=20,
                   tip=say("tutorial-skip-tip")),
        ]  # fmt: skip
        if self.tutorial.is_last:
            small = small[1:2]
        speech.foot_buttons(box, small, self.metrics)
        return [*large, *small]


def is_below(node: Node, panel: FRect) -> bool:
    """Something on the board of which the panel hides the greater part, so that the focus must not get lost on it."""
    _, _, w, h = node.area
    return isinstance(node, InfoSpot) and shared(FRect(*node.area), panel) > w * h / 2


def walk(nodes: list[Node]) -> list[Node]:
    """The nodes and what is in them."""
    found: list[Node] = []
    for node in nodes:
        found += [node, *walk(list(node.children))]
    return found
