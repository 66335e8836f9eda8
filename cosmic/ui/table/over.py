"""The scenes that open over the table: those of a question, the menu, the end, looking closer, taking back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.hotseat import codex_ways as ways
from cosmic.hotseat import forms
from cosmic.hotseat.calls import Call
from cosmic.hotseat.dealing import DealClock, last_offer, talks
from cosmic.hotseat.session import Over
from cosmic.hotseat.takeback import way_back
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.theme import SEAT_MARKS
from cosmic.ui.stack import Scene
from cosmic.ui.table.dock import Asked
from cosmic.ui.table.hand import CardNode
from cosmic.ui.table.inspect import PileScene, SeatScene

if TYPE_CHECKING:
    from cosmic.ui.table.scene import TableScene


def scene_for(scene: TableScene, asked: Asked) -> Scene | None:
    """The scene that a question has to itself, if any."""
    decision, words, view = asked.decision, scene.words, scene.view
    if asked.form == forms.SHEETS:
        from cosmic.ui.scenes.aliens import AlienScene

        seat = view.seats[decision.player]
        private = scene.session.solo is None
        question = words.question(decision)
        sheets = AlienScene(scene.desk, seat.name, seat.colour, list(decision.options), question, private)
        sheets.ui.on_cancel = lambda: scene.app.stack.push(pause_scene(scene, may_undo=False))
        return sheets
    if asked.form in (forms.OFFER, forms.REPLY) and asked.shows_hand:
        from cosmic.ui.deal.scene import DealScene

        if scene.clock is None:
            scene.clock = DealClock(scene.desk.settings.deal_seconds)
        history = [words.event(entry) for entry in talks(scene.line_entries)]
        earlier = last_offer(scene.line_entries) if asked.form == forms.OFFER else None
        return DealScene(scene.desk, decision, view, words, scene.clock, history, earlier)
    return None


def still_dealing(scene: TableScene) -> bool:
    decision = scene.session.game.decision
    return decision is not None and decision.kind in ("deal-offer", "deal-reply")


def pause_scene(scene: TableScene, may_undo: bool = True) -> Scene:
    from cosmic.ui.scenes.pause import PauseActions, PauseScene

    back = way_back(scene.session.game, scene.session.people)
    actions = PauseActions(
        save_as=lambda name: scene.store.save_as(scene.session.game, name),
        leave=lambda: to_title(scene),
        undo=scene.undo,
        can_undo=back is not None and may_undo,
        why_not=scene.desk.say("ui-undo-nothing"),
        saved_in=scene.store.auto,
    )
    return PauseScene(scene.desk, actions)


def tell_trouble(scene: TableScene) -> None:
    from cosmic.ui.scenes.dialogs import NoticeScene

    words, scene.trouble = scene.trouble, ""
    scene.over(NoticeScene(scene.desk, scene.desk.say("ui-not-saved"), words, icon="ui/warning"))


def to_title(scene: TableScene) -> None:
    from cosmic.ui.scenes.title import TitleScene

    scene.app.stack.reset(TitleScene(scene.desk))


def end_scene(scene: TableScene) -> Scene:
    from cosmic.ui.scenes.end import end_of_game

    return end_of_game(scene.desk, scene.session.game, scene.plan)


def undo(scene: TableScene) -> None:
    """At once to the last new information; further back if everybody agrees."""
    back = way_back(scene.session.game, scene.session.people)
    if back is None:
        return
    if not back.needs_consent or scene.session.solo is not None:
        take_back(scene, back.answers)
        return
    from cosmic.ui.scenes.dialogs import ConsentScene

    scene.asked = None
    scene.close_hand()
    seats = [
        (seat.name, seat.colour, SEAT_MARKS[seat.colour], scene.desk.settings.seat_keys[player])
        for player, seat in enumerate(scene.view.seats)
        if player in scene.session.people
    ]
    say = scene.desk.say
    words = say("ui-consent-undo", seat=scene.view.seats[back.seat].name)
    consent = ConsentScene(scene.desk, say("ui-consent-title"), words, seats)
    scene.over(consent, lambda agreed: take_back(scene, back.answers) if agreed else scene.put_again())


def take_back(scene: TableScene, answers: int) -> None:
    scene.worker.cancel()
    scene.session.undo_to(answers)
    scene.clock = None
    scene.caption = (Span(scene.desk.say("ui-undone")),)
    scene.done()
    scene.look(scene.session.viewer)


def open_seat(scene: TableScene, seat: int) -> None:
    may_peek = scene.session.solo is None and seat in scene.session.people and not isinstance(scene.beat, (Call, Over))
    scene.over(SeatScene(scene, seat, scene.peek if may_peek else None))


def open_line(scene: TableScene, line: int) -> None:
    """What a line of the log is about, in the codex."""
    key, about, _ = scene.line_entries[line]
    if not key:  # a sound
        return
    found = ways.of_log(scene.desk.book.content, scene.desk.messages, key, about)
    if found:
        scene.explain(found[0])


def entry_in_focus(scene: TableScene) -> str:
    """What the pointer or the focus is on; else what is asked; else the phase."""
    node = scene.ui.find(scene.ui.hover) or scene.ui.focus
    if isinstance(node, CardNode):
        return ways.of_face(scene.desk.book.content, node.held.words.face)
    if node is not None and node.key.startswith("seat-"):
        aliens = scene.view.seats[int(node.key[5:])].aliens
        return ways.of_alien(aliens[-1]) if aliens else ""
    if node is not None and node.key.startswith("phase-"):
        return ways.of_phase(node.key[6:])
    if scene.asked is not None:
        decision = scene.asked.decision
        found = ways.of_decision(scene.desk.book.content, scene.desk.messages, decision.kind, decision.about)
        return found[0] if found else ""
    return ways.of_phase(scene.view.phase)


def open_pile(scene: TableScene) -> None:
    if scene.view.discard:
        scene.over(PileScene(scene.desk, scene.words.say("ui-discards"), scene.view.discard, scene.printed))
