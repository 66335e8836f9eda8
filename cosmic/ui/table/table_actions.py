"""The scenes that open over the table: those of a question, the menu, the end, looking closer, taking back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from cosmic.engine.state import NOBODY
from cosmic.engine.views import visible_log
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.hotseat.session import question_forms
from cosmic.hotseat.session.beats import Over
from cosmic.hotseat.session.calls import Call
from cosmic.hotseat.session.deal_drafts import DEALING, DealClock, draft_after, talks
from cosmic.hotseat.session.undo import TakeBack, why_not
from cosmic.talk.statements import WHY
from cosmic.ui.board.closer_look import PileScene, SeatScene
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.board.speech_bubbles import said_line
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.node import Action
from cosmic.ui.kit.theme import SEAT_MARKS
from cosmic.ui.shell.dialogs import ConsentScene, NoticeScene, Person, WhoScene
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.ways import PauseActions
from cosmic.ui.table.answer_buttons import confirm_label
from cosmic.ui.table.asked import Asked

if TYPE_CHECKING:
    from cosmic.ui.table.table_scene import TableScene


def scene_for(scene: TableScene, asked: Asked) -> Scene | None:
    """The scene that a question has to itself, if any."""
    decision, words, view, hints = asked.decision, scene.words, scene.view, scene.hints.desk
    if asked.form == question_forms.SHEETS:
        seat = view.seats[decision.player]
        private = scene.session.solo is None
        question = words.question(decision)
        options = list(decision.options)
        menu = partial(pause_above, scene)
        return scene.services.ways.alien_sheets(seat.name, seat.colour, options, question, private, menu, hints)
    if asked.form == question_forms.FACES:
        menu, label = partial(pause_above, scene), confirm_label(asked)
        return scene.services.ways.face_choice(decision, words, asked.printed, label, menu, hints)
    if asked.form in (question_forms.OFFER, question_forms.REPLY) and asked.shows_hand:
        if scene.clock is None:
            settings, alone = scene.services.settings, scene.session.solo is not None
            scene.clock = DealClock(0.0 if alone and not settings.solo_clock else settings.deal_seconds)
        log = visible_log(scene.session.game.log[: scene.session.shown], scene.eyes)
        told = [entry for entry in log if not entry.is_window]
        history = with_reasons(scene, [words.event(entry) for entry in talks(told)])
        if scene.offer is None and decision.bounds is not None:
            scene.offer = draft_after(told, decision.bounds)
        menu = partial(pause_above, scene)
        return scene.services.ways.deal(decision, view, words, scene.clock, history, scene.offer, menu, hints)
    return None


def with_reasons(scene: TableScene, offers: list[str]) -> list[str]:
    """The offers of the talks under way, and why the last one but one was turned down."""
    session = scene.session
    last = next((one for one in reversed(session.said_now()) if one.kind == WHY), None)
    spoken = [line for line in session.game.log[: session.shown] if line.key == "deal-offered"]
    if last is None or not spoken or len(offers) < 2 or spoken[-1].about["seat"] != last.seat:
        return offers
    return [*offers[:-1], said_line(scene.services.messages, scene.view, last), offers[-1]]


def still_dealing(scene: TableScene) -> bool:
    decision = scene.session.game.decision
    return decision is not None and decision.kind in DEALING


def pause_above(scene: TableScene) -> None:
    """The menu over the scene of a question, which goes when an answer is taken back."""

    def undo() -> None:
        scene.clear_above()
        scene.undo()

    stack = scene.app.stack
    stack.push(pause_scene(scene, lambda: stack.queue.append(undo)))


def pause_scene(scene: TableScene, undo: Action | None = None) -> Scene:
    scene.session.note()  # a save from this menu goes on right here
    back = scene.session.way_back()
    actions = PauseActions(
        save_as=lambda name: scene.store.save_as(scene.session.game, name),
        leave=lambda: to_title(scene),
        undo=undo or scene.undo,
        can_undo=back is not None,
        why_not=scene.services.say(why_not(scene.session.game, scene.session.people)),
        saved_in=scene.store.auto,
    )
    return scene.services.ways.pause(actions)


def tell_trouble(scene: TableScene) -> None:
    (title, words), scene.trouble = scene.trouble, ("", "")
    scene.app.press_guard.begin()
    scene.over(NoticeScene(scene.services, scene.services.say(title), words, icon="ui/warning"))


def to_title(scene: TableScene) -> None:
    scene.app.stack.reset(scene.services.ways.title())


def end_scene(scene: TableScene) -> Scene:
    return scene.services.ways.end(scene.session.game, scene.plan)


def undo(scene: TableScene) -> None:
    """At once to the last new information; further back if everybody agrees."""
    back = scene.session.way_back()
    if back is None:
        scene.caption = (Span(scene.services.say(why_not(scene.session.game, scene.session.people))),)
        scene.changed()
        return
    if not back.needs_consent or scene.session.solo is not None:
        take_back(scene, back)
        return
    scene.asked = None
    scene.close_hand()
    seats = [person_at(scene, seat) for seat in scene.session.people]
    say = scene.services.say
    words = say("ui-consent-undo", seat=scene.view.seats[back.seat].name)
    consent = ConsentScene(scene.services, say("ui-consent-title"), words, seats)

    def voted(agreed: Any) -> None:
        scene.voting = NOBODY
        if agreed:
            take_back(scene, back)
        else:
            scene.put_again()

    scene.voting = back.seat
    scene.over(consent, voted)


def person_at(scene: TableScene, seat: int) -> Person:
    shown = scene.view.seats[seat]
    return Person(shown.name, shown.colour, SEAT_MARKS[shown.colour], scene.services.settings.seat_keys[seat])


def take_back(scene: TableScene, back: TakeBack) -> None:
    scene.session.undo_to(back.answers, back.line)
    scene.chosen.clear()
    scene.clock = None
    scene.done()
    scene.look(scene.session.viewer)


def open_seat(scene: TableScene, seat: int) -> None:
    may_peek = scene.session.solo is None and seat in scene.session.people and not isinstance(scene.beat, (Call, Over))
    accusers = [one for one in scene.session.accusers if one != seat]
    cry = partial(cry_thief, scene, accusers) if accusers and not isinstance(scene.beat, Over) else None
    scene.over(SeatScene(scene, seat, scene.peek if may_peek else None, cry))


def cry_thief(scene: TableScene, accusers: list[int], accused: int) -> None:
    """Whoever noticed it says so; it is heard as soon as the rules let it be."""

    def heard(n: int | None) -> None:
        if n is not None:
            scene.session.accuse(accusers[n], accused)
            seat, other = scene.words.seat(accusers[n]), scene.words.seat(accused)
            scene.caption = with_marks(scene.services.say("ui-accuse-later", seat=seat, other=other), scene.view)
        scene.changed()

    if len(accusers) == 1:
        heard(0)
        return
    say, name = scene.services.say, scene.view.seats[accused].name
    people = [person_at(scene, seat) for seat in accusers]
    scene.over(WhoScene(scene.services, say("ui-accuse"), say("ui-accuse-who", seat=name), people), heard)


def entry_in_focus(scene: TableScene) -> str:
    """What the pointer or the focus is on; else what is asked; else the phase."""
    if scene.ui.entry:
        return scene.ui.entry
    return scene.asked.entry if scene.asked is not None else ways.of_phase(scene.view.phase)


def open_pile(scene: TableScene) -> None:
    if scene.view.discard:
        scene.over(PileScene(scene.services, scene.words.say("ui-discards"), scene.view.discard, scene.printed))


def open_rewards(scene: TableScene) -> None:
    faces = scene.view.reward_discard
    if faces:
        scene.over(PileScene(scene.services, scene.words.say("ui-reward-discards"), faces, scene.printed))
