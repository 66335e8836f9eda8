"""The table scene: shows what the session says is due, beat by beat, and gives it the answers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from pygame import FRect

from cosmic.engine.state import NOBODY
from cosmic.hotseat.keeping.store import Store
from cosmic.hotseat.plans.table_plan import TablePlan
from cosmic.hotseat.session.beats import Ask, Beat, Look, Over, Said, Tell, Think
from cosmic.hotseat.session.bot_worker import BotWorker
from cosmic.hotseat.session.calls import Call
from cosmic.hotseat.session.deal_drafts import DealClock, OfferDraft
from cosmic.hotseat.session.headline import awaited, decides
from cosmic.hotseat.session.open_curtain import stays_open, who_looks
from cosmic.hotseat.session.question_forms import Draft
from cosmic.hotseat.session.session import Session
from cosmic.text.presenter import Presenter
from cosmic.ui.board.stage import PUBLIC_BOX, TABLE_BOX
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.inputs import Accept, Input, Key, Press
from cosmic.ui.kit.node import Node
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services
from cosmic.ui.table import hand_curtain, table_actions, table_keys, table_nodes, table_telling, talk_scene
from cosmic.ui.table.asked import Asked
from cosmic.ui.table.board_draft import BoardDraft
from cosmic.ui.table.hints import Hints
from cosmic.ui.table.public_screen import BigScreen
from cosmic.ui.table.watching_bots import WatchesBots

AT_ONCE = 400  # beats taken in one frame when nothing moves


class TableScene(WatchesBots):
    """One game on the screen, beat by beat."""

    gives_way = True  # to the public board on a large screen, while nobody is asked

    def __init__(self, services: Services, session: Session, plan: TablePlan, store: Store, worker: BotWorker) -> None:
        super().__init__(services, session, worker)
        self.plan, self.store = plan, store
        self.beat: Beat | None = None
        self.asked: Asked | None = None
        self.draft: Draft | None = None  # the answer to this beat in the making, kept while a curtain is down
        self.offer: OfferDraft | None = None  # the same for a deal
        self.trouble = ("", "")  # what people must hear, as a title and a sentence: the game could not be saved
        self.call_left = self.call_length = 0.0
        self.clock: DealClock | None = None
        self.chosen = BoardDraft()
        self.voting = NOBODY  # whose choice the table is asked to take back
        self.peeking = False  # a person looks at its own hand without being asked
        self.wandered = False  # the focus was moved since the last answer
        self.faced = NOBODY  # whom the last thing was for that could be answered; nobody: all of them
        self.caption: tuple[Span, ...] = ()
        self.waiting: list[Callable[[Any], None]] = []  # what comes after the scenes that lie over this one
        self.ui.on_cancel = self.pause_menu
        self.hints = Hints(self)
        self.big = BigScreen(self)

    def enter(self) -> None:
        self.worker.start()

    # --- time
    def update(self, dt: float) -> None:
        self.holds, self.haste = False, self.watch.haste(self.app.speed)
        super().update(dt)
        if self.app.stack.top is not self or self.app.stack.queue or self.peeking:
            return
        if any(self.trouble):
            table_actions.tell_trouble(self)
        elif isinstance(self.beat, Call):
            self.run_call(self.beat, dt)
        elif self.beat is None or isinstance(self.beat, Think):
            self.watch.pass_time(dt)
            had_floor = self.has_floor
            self.run_on(dt)
            if had_floor and not self.has_floor:
                self.changed()
            elif isinstance(self.beat, Think) and (self.thinking.pause.over or had_floor):
                self.redraw()
        else:
            self.hints.work()

    def run_on(self, dt: float) -> None:
        """Nobody is waited for but bots, and who looks at the stage."""
        if self.timeline.busy:
            return
        self.thinking.pause.pass_time(dt)
        self.thinking.work()
        for _ in range(AT_ONCE):
            if self.stage.held or not self.go_on() or self.timeline.busy or self.app.stack.queue:
                break

    def go_on(self) -> bool:
        """The next beat, if it is due."""
        beat = self.thinking.due()
        if beat is None:
            return False
        if self.beat is not None:
            self.chosen.answered(self.beat)
            self.done()
        self.stage.close()
        if self.thinking.has_passed:
            self.settle()
        self.show(beat)
        return self.beat is None

    def show(self, beat: Beat) -> None:
        if self.eyes != self.session.viewer and not stays_open(beat, self.eyes):
            self.close_hand()
        if isinstance(beat, Tell):
            self.tell(beat)
            return
        if isinstance(beat, Said):
            talk_scene.hear_said(self, beat)
            return
        self.beat = beat
        if not isinstance(beat, Think):
            self.caption = ()  # what was told before somebody is asked is old when it has answered
        self.settle()
        if isinstance(beat, Call):
            self.call_left = self.call_length = self.services.settings.call_seconds
            self.ui.focus_key = None  # the focus starts at the buttons of the call
            table_keys.comes_up_for(self, NOBODY)
            self.hear("call")
        elif isinstance(beat, Ask):
            self.watch.is_of_interest |= not beat.decision.passive
            self.ask(beat)
        elif isinstance(beat, Look):
            self.look_in(beat)
        elif isinstance(beat, Think):
            self.thinking.see_thinking(beat, self.seconds(self.thinking_time), self.floor_time(beat))
        elif isinstance(beat, Over):
            self.finish()
        self.changed()

    # --- telling
    def tell(self, beat: Tell) -> None:
        table_telling.tell(self, beat)

    def talk(self) -> None:
        talk_scene.talk(self)

    def rest(self) -> None:
        turned = bool(self.table.hidden_slots)  # totals were held back until the cards lay open
        self.motion.clear()
        self.big.rest()
        self.picture += 1
        self.redraw()
        if turned:
            self.changed()

    # --- calls
    def run_call(self, call: Call, dt: float) -> None:
        if not self.app.is_attended:
            return
        before = self.call_left
        self.call_left -= dt
        if self.call_left <= 0:
            self.wave()
        elif int(before * 20) != int(self.call_left * 20):
            self.redraw()

    def time_share(self) -> float:
        """What is left of it for whoever wants to answer, or to speak."""
        if not isinstance(self.beat, Call):
            return self.floor_share()
        return max(0.0, self.call_left / self.call_length)

    def press_seat(self, seat: int) -> None:
        self.session.press(seat)
        self.changed()

    def wave(self) -> None:
        self.session.close_call()
        self.done()

    # --- questions
    def ask(self, beat: Ask) -> None:
        if beat.private and self.eyes != beat.decision.player:
            hand_curtain.open_hand(self, beat.decision.player, lambda: self.put(beat))
        else:
            self.put(beat)

    def look_in(self, beat: Look) -> None:
        """A hand without a question, behind the curtain that is open already or behind a new one."""
        if self.eyes != beat.seat:
            hand_curtain.open_hand(self, beat.seat, self.changed)
        else:
            self.ui.focus_key = None
            table_keys.comes_up_for(self, beat.seat)

    def put(self, beat: Ask) -> None:
        """The question stands on the screen; some have a scene of their own."""
        decision = beat.decision
        shows_hand = self.eyes == decision.player
        self.draft = self.draft or Draft(decision)
        self.asked = Asked(decision, self.draft, self.words, self.printed, shows_hand, self.give, self.changed)
        self.asked.reminds = self.services.settings.reminders
        self.ui.focus_key = None  # the focus starts at the first answer
        table_keys.comes_up_for(self, decision.player)
        own_scene = table_actions.scene_for(self, self.asked)
        if own_scene is not None:
            own_scene.ui.space_accepts = self.ui.space_accepts
            self.over(own_scene, self.answered)
        self.changed()

    def answered(self, result: Any) -> None:
        """The scene of a question has closed; without an answer it is asked again."""
        if result is None:
            self.put_again()
        else:
            self.give(result)

    def put_again(self) -> None:
        """What was asked is still to be answered, behind the curtain if need be."""
        self.asked = None
        if isinstance(self.beat, Ask):
            self.ask(self.beat)
        elif isinstance(self.beat, Look):
            self.look_in(self.beat)
        self.changed()

    def give(self, answer: Any) -> None:
        self.chosen.follow(self.asked)
        self.chosen.answered(self.beat)
        self.session.answer(answer)
        if not table_actions.still_dealing(self):
            self.clock = None
        self.done()

    def done(self) -> None:
        """The beat is over."""
        self.hints.forget()
        self.beat, self.asked, self.draft, self.offer = None, None, None, None
        self.peeking, self.wandered = False, False
        self.thinking.see()
        self.ui.hover = None  # a card that was just played is not to be read any longer
        self.changed()

    # --- hands
    def look(self, eyes: int) -> None:
        """Space goes on at calls, and no further: behind a curtain it answers nothing."""
        self.ui.space_accepts = eyes == self.session.viewer
        super().look(eyes)

    @property
    def is_private(self) -> bool:
        """What is due can only be done behind the curtain."""
        return who_looks(self.beat) != NOBODY

    def close_hand(self) -> None:
        if self.eyes in self.session.known:
            self.session.has_read(self.eyes)
        self.peeking = False
        self.look(self.session.viewer)

    def end_look(self) -> None:
        hand_curtain.end_look(self)

    def peek(self, seat: int) -> None:
        hand_curtain.peek(self, seat)

    def focus_lost(self) -> None:
        hand_curtain.look_away(self)

    # --- other scenes
    def over(self, scene: Scene, then: Callable[[Any], None] = lambda result: None) -> None:
        """Opens a scene over the table; what comes after it waits until that very scene has closed."""
        self.app.stack.push(scene)
        self.app.stack.queue.append(lambda: self.waiting.append(then))

    def resume(self, result: Any = None) -> None:
        if self.waiting:
            self.waiting.pop()(result)
        self.changed()

    def clear_above(self) -> None:
        """Whatever lies over the table goes, and with it what was to come after it."""
        stack = self.app.stack
        while stack.top is not None and stack.top is not self:
            stack.take()
        self.waiting.clear()

    def pause_menu(self) -> None:
        if isinstance(self.beat, Over):
            self.finish()
        else:
            self.over(table_actions.pause_scene(self), self.after_pause)

    def after_pause(self, _: Any) -> None:
        """A curtain that nobody opened falls again, unless the menu led to something else."""
        if not self.app.stack.queue and self.is_private and self.eyes == self.session.viewer:
            self.put_again()

    def explain(self, entry: str) -> None:
        """Opens the codex; it knows nothing of this game, so it may lie over a private choice too."""
        self.over(self.services.ways.codex(entry))

    def undo(self) -> None:
        table_actions.undo(self)

    def finish(self) -> None:
        self.ui.focus_key = "result"  # the way back from the board
        self.app.press_guard.begin()
        self.over(table_actions.end_scene(self))

    def emergency_save(self) -> Path:
        return self.store.autosave(self.session.game)

    def leave(self) -> None:
        self.session.note()
        self.store.leave(self.session.game)
        self.worker.close()

    # --- input
    def handle(self, what: Input) -> bool:
        return table_keys.takes(self, what) or super().handle(what)

    @property
    def nobody_is_asked(self) -> bool:
        """What moves, or a bot that thinks, can be hurried, unless somebody has gone to look at something meanwhile."""
        return not self.peeking and (self.beat is None or (isinstance(self.beat, Think) and not self.wandered))

    @property
    def everybody_is_asked(self) -> bool:
        """At a call, or whether somebody wants to speak."""
        return isinstance(self.beat, Call) or self.has_floor

    def skips(self, what: Input) -> bool:
        """Enter, Space or a click beside everything ends what moves."""
        if isinstance(what, Press):
            return (self.on_stage(what) and what.button == 1) or self.goes_by(what)
        return isinstance(what, Accept) or (isinstance(what, Key) and what.name == "space")

    # --- drawing
    @property
    def stage_box(self) -> FRect:
        return PUBLIC_BOX if self.big.covers else TABLE_BOX

    @property
    def shown_ships(self) -> list[list[int]]:
        """With those that are just being chosen."""
        self.chosen.follow(self.asked)
        return self.chosen.ships or self.view.ships

    def awaited(self, words: Presenter, in_private: str = "awaited-look") -> str:
        """What everybody waits for, as far as everybody may know it."""
        if self.voting != NOBODY:
            return words.say("awaited-vote", seat=words.seat(self.voting))
        return awaited(self.beat, words, in_private)

    def draw_board(self, canvas: Canvas) -> None:
        """What is being chosen lies on the board, unless something flies there."""
        table = self.table
        resting = table.ships, table.laid
        table.ships = table.ships or self.shown_ships
        if not any(table.laid):
            table.laid = self.chosen.laid(self.view)
        super().draw_board(canvas)
        table.ships, table.laid = resting

    def settle(self) -> None:
        super().settle()
        self.follow_bots()
        self.chosen.ships = []
        self.big.settle()

    def build(self) -> list[Node]:
        return self.big.nodes() if self.big.covers else table_nodes.nodes(self)

    def draw(self, canvas: Canvas) -> None:
        if self.big.covers:
            self.big.draw(canvas)
        else:
            super().draw(canvas)

    def draw_moving(self, canvas: Canvas) -> None:
        if self.big.covers:
            self.big.draw_moving(canvas)
        else:
            super().draw_moving(canvas)

    def public_mark(self) -> object:
        return self.big.mark()

    def draw_public(self, canvas: Canvas) -> None:
        self.big.draw_public(canvas)

    def deciding(self) -> int:
        return decides(self.beat)

    def needs_plates(self) -> bool:
        return self.asked is not None
