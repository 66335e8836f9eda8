"""A hint for whoever is asked: what a hard bot in that seat would do and why, for nobody else's eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.engine.decisions import Decision
from cosmic.engine.errors import IllegalAnswer
from cosmic.hotseat.past.thoughts_told import ThoughtWords, thought_told
from cosmic.hotseat.session.beats import Ask
from cosmic.hotseat.session.thinkers import ADVISER, Reply, question_at
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.layout import Column, Laid
from cosmic.ui.kit.node import UNPLACED
from cosmic.ui.kit.widgets import Button, Rich
from cosmic.ui.shell.dialog_frame import DialogScene, button, words
from cosmic.ui.shell.hint_desk import HintDesk
from cosmic.ui.shell.services import Services
from cosmic.ui.table import hand_curtain

if TYPE_CHECKING:
    from cosmic.ui.table.table_scene import TableScene

GIVEN = (255, 205, 92)  # the sign of what it would do
SIZE = 28.0


class Hints:
    """One question at a time. The answer comes when it is there; whoever has answered by then does not hear it."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.ticket = -1
        self.decision: Decision | None = None  # about which somebody waits for a hint

    @property
    def is_open(self) -> bool:
        """People may ask for one at this table, and somebody is asked something."""
        return self.scene.plan.hints and self.scene.asked is not None

    @property
    def is_awaited(self) -> bool:
        return self.decision is not None

    @property
    def desk(self) -> HintDesk | None:
        """For the scene that a question has to itself; none at a table without hints."""
        return self if self.scene.plan.hints else None

    def ask(self) -> None:
        """Of a choice in the open the hint is for one person all the same: it is asked for behind the curtain."""
        scene, asked, beat = self.scene, self.scene.asked, self.scene.beat
        if not self.is_open or asked is None or self.is_awaited or not isinstance(beat, Ask):
            return
        if not asked.shows_hand:

            def opened() -> None:
                scene.put(beat)
                self.ask()

            scene.clear_above()
            hand_curtain.open_hand(scene, beat.decision.player, opened)
            return
        self.decision, self.ticket = beat.decision, next(scene.thinking.tickets)
        scene.worker.ask(question_at(scene.session.game_asked(), beat.decision, ADVISER, self.ticket))
        self.has_changed()

    def work(self) -> None:
        """With every picture, as long as the question is on top: the table, or the scene that it has to itself."""
        if self.decision is None:
            return
        asked = self.scene.asked
        if asked is None or not asked.shows_hand or asked.decision != self.decision:
            self.forget()
            return
        reply = self.scene.worker.poll()
        if reply is not None and reply.ticket == self.ticket:
            self.decision = None
            self.has_changed()
            hint, stack = HintScene(self.scene.services, self.told(asked.decision, reply)), self.scene.app.stack
            if stack.top is self.scene:
                self.scene.over(hint)
            else:
                stack.push(hint)

    def has_changed(self) -> None:
        """Whether one waits is seen at the button."""
        self.scene.changed()
        if self.scene.app.stack.top is not None:
            self.scene.app.stack.top.changed()

    def told(self, decision: Decision, reply: Reply) -> ThoughtWords:
        try:
            given = decision.check(reply.answer)
        except IllegalAnswer:
            given = None
        return thought_told(self.scene.words, decision, reply.thought, given)

    def forget(self) -> None:
        if self.decision is not None:
            self.decision = None
            self.scene.worker.hurry()
            self.scene.worker.cancel(self.ticket)


class HintScene(DialogScene):
    """What it would do, with what it weighed."""

    icon = "ui/help"
    hushed = True

    def __init__(self, services: Services, thought: ThoughtWords) -> None:
        super().__init__(services, services.say("hint-title"))
        self.thought = thought

    def presses(self) -> list[Button]:
        close = self.services.say("dialog-close")
        return [button("close", close, lambda: self.app.stack.pop(True), "main", "ui/check")]

    def body(self) -> Laid:
        lines: list[Laid] = []
        for n, option in enumerate(self.thought.options):
            said = option.said(self.services.messages)
            spans = [Span(said)]
            if option.is_given:
                spans = [Span(icon="ui/check", tint=GIVEN), Span(said, "gold", "bold")]
            lines.append(Rich(f"option:{n}", UNPLACED, spans, SIZE))
        if self.thought.why:
            lines.append(words("why", self.thought.why, colour="ink"))
        lines.append(words("note", self.thought.note(self.services.messages), 22, "dim"))
        return Column(*lines, gap=12)
