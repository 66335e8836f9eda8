"""Saying something to the table: a button for each sentence that means something now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic.hotseat.session.beats import Said, Think
from cosmic.talk.statements import KINDS, Statement
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.board.speech_bubbles import said_in_words, said_line
from cosmic.ui.kit.layout import Column, Grid, Laid
from cosmic.ui.kit.widgets import Button
from cosmic.ui.shell.dialog_frame import DialogScene, button, paragraphs
from cosmic.ui.shell.dialogs import WhoScene
from cosmic.ui.shell.services import Services
from cosmic.ui.table import table_actions

if TYPE_CHECKING:
    from cosmic.ui.table.table_scene import TableScene

SPEAKING, PER_LETTER = 0.7, 0.012  # seconds for which what a bot says stands, at normal speed


class TalkScene(DialogScene):
    """The result is the statement, or None."""

    wide = 1180.0
    icon = "ui/talk"

    def __init__(self, services: Services, speaker: str, said: Sequence[tuple[Statement, str]]) -> None:
        super().__init__(services, services.say("ui-talk-title", seat=speaker))
        self.said = said
        self.ui.focus_key = f"say:{said[0][0].word}" if said else "close"

    def presses(self) -> list[Button]:
        nothing = self.services.say("ui-talk-nothing")
        return [button("close", nothing, lambda: self.app.stack.pop(None), icon="ui/cross_out")]

    def body(self) -> Laid:
        note = paragraphs(self.services.say("ui-talk-note" if self.said else "ui-talk-enough"))
        groups = [[pair for pair in self.said if pair[0].kind == kind] for kind in KINDS]
        return Column(note, *(Grid(*map(self.button_for, group)) for group in groups if group), gap=22)

    def button_for(self, pair: tuple[Statement, str]) -> Button:
        one, words = pair
        return button(f"say:{one.word}", words, lambda: self.app.stack.pop(one))


def talk(scene: TableScene) -> None:
    """Who speaks is asked first, if several people could."""
    people = scene.session.people
    if len(people) == 1:
        speak(scene, people[0])
        return

    def speaks(n: int | None) -> None:
        if n is None:
            scene.put_again()
        else:
            speak(scene, people[n])

    say = scene.services.say
    seats = [table_actions.person_at(scene, seat) for seat in people]
    scene.over(WhoScene(scene.services, say("ui-talk"), say("ui-talk-who"), seats), speaks)


def speak(scene: TableScene, seat: int) -> None:
    messages, view = scene.services.messages, scene.view
    allowed = [(one, said_in_words(messages, view, one)) for one in scene.session.may_say(seat)]

    def chosen(one: Statement | None) -> None:
        if one is not None:
            scene.session.say(one)
            hear_all(scene)
        scene.put_again()

    scene.over(TalkScene(scene.services, view.seats[seat].name, allowed), chosen)


def hear_said(scene: TableScene, beat: Said) -> None:
    """Somebody has said something beside the rules: it stands at its plate, in the story and in the log."""
    words = said_line(scene.services.messages, scene.view, beat.statement)
    scene.session.hear()
    scene.read_log()
    scene.caption = with_marks(words, scene.view)
    scene.big.hear(words)
    scene.thinking.see(scene.seconds(SPEAKING + PER_LETTER * len(words)))
    if isinstance(scene.beat, Think):
        scene.beat, scene.wandered = None, False  # it thinks again, of what it has heard
    scene.changed()


def hear_all(scene: TableScene) -> None:
    """A person has spoken, whatever is due besides."""
    while isinstance(beat := scene.session.next(), Said):
        hear_said(scene, beat)
