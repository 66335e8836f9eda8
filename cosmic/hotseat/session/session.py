"""The controller between the engine and whatever shows the game.

`next()` says what is due: a line of the log to tell, a call to make, a question to a person, a bot to wait for, or the
end. The shower does it and reports back (`told`, `close_call`, `looked`, `answer`). Logic never waits for pictures:
what has been told is only a place in the log, and the table of that place can be looked at again (`Game.table_at`).
How long the room waits for bots is a matter of its own (`bot_thinking`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cosmic.bots.thoughts import NO_THOUGHT, Thought
from cosmic.engine.decisions import ACCUSE, PASS, Answer, Decision
from cosmic.engine.errors import IllegalAnswer
from cosmic.engine.game import Game
from cosmic.engine.log import ENCOUNTER_STARTS, Line
from cosmic.engine.rng import Chance
from cosmic.engine.views import PlayerView, view_of
from cosmic.hotseat.session.accusations import Cries, cried_by, may_cry
from cosmic.hotseat.session.beats import Ask, Beat, Look, Over, Tell, Think
from cosmic.hotseat.session.calls import (
    NORMAL,
    NOT_THIS_ENCOUNTER,
    REINFORCE,
    SINGLE,
    STRICT,
    WHEN_I_PRESS,
    Call,
    JoinedCall,
    call_at,
    covers,
    is_quiet,
)
from cosmic.hotseat.session.deal_drafts import DEALING
from cosmic.hotseat.session.kept_thoughts import forget_thoughts, note_thought
from cosmic.hotseat.session.privacy import is_private, offers_power
from cosmic.hotseat.session.table_state import NOTHING, TableState, note_place
from cosmic.hotseat.session.talking import Talking
from cosmic.hotseat.session.undo import TakeBack, way_back
from cosmic.hotseat.session.unheard_answers import UnheardAnswers


class Session(Talking):
    """One game at one screen."""

    def __init__(
        self,
        game: Game,
        people: Sequence[int],
        mode: str = NORMAL,
        keep: Callable[[Game], object] = lambda game: None,
        talkers: Sequence[int] = (),
    ) -> None:
        super().__init__(game, people, mode)
        self.talkers = list(talkers)
        self.keep = keep
        self.accusing: Cries = {}
        self.planning: tuple[int, Decision] | None = None  # the question under a call that a person just thinks about
        self.unheard = UnheardAnswers(self.people, game.log[: self.shown])

    def note(self) -> None:
        """What the table knows by now is what the next save tells of it. Not at a pass that nobody heard: a table that
        goes on after a power cut would then be further if somebody held something."""
        note_place(
            self.game,
            TableState(
                self.shown,
                self.call,
                self.orders,
                self.never,
                self.known,
                self.thought,
                self.joined,
                self.turning,
                self.polled,
            ),
            self.mode,
        )

    def _keep(self) -> None:
        self.note()
        self.keep(self.game)

    # --- what is due
    def waits_for_bots(self, beat: Beat) -> bool:
        """Whether before this beat a bot might have answered unheard, as far as everybody knows."""
        is_look = self.planning is not None or (isinstance(beat, Look) and not beat.kind)
        return self.unheard.before_call or (self.unheard.since and not is_look and not isinstance(beat, Call))

    def next(self) -> Beat:
        while True:
            beat = self._next_said() or self._next_line() or self._next_question()
            if beat is not None:
                return beat

    def _next_line(self) -> Beat | None:
        """The log is told to its end before anybody is asked."""
        log = self.game.log
        while self.shown < len(log):
            entry = log[self.shown]
            beat: Beat | None = None
            if entry.is_window:
                beat = self._at_window() if self.makes_calls else None
            elif entry.is_sole:
                beat = self._at_sole(entry)
            elif entry.is_for(self.viewer):
                beat = self._look() or Tell(self.shown, entry)
            if beat is not None:
                return beat
            self.shown += 1
            if entry.is_window:
                self.unheard.window(entry)
        return None

    def _at_sole(self, entry: Line) -> Beat | None:
        """Who has but one card to lay goes behind the curtain, or thinks, like everybody else: else it would tell."""
        seat, look = entry.about["seat"], self._look()
        if look is not None:
            return look
        if seat not in self.people:
            return self._think(seat, entry.about["kind"])
        if self.solo is None:
            return Look(seat, self.shown, entry.about["kind"])
        self.call = None  # as after any choice
        return None

    def _at_window(self) -> Beat | None:
        if covers(self.call, self.game.log, self.shown):
            return self.call if self.call is not None and self.call.open else None
        look = self._look()
        if look is not None:
            return look
        line = self.shown
        call = call_at(self.game, line, self.people)
        if not call.seats:
            return None
        self.call = call
        self.unheard.called()
        call.pressed = [seat for seat in call.seats if self.looks_unpressed(seat, call)]
        if not self.is_called(call):
            self._close(call)
            return None
        self.joined = JoinedCall(line, self.asked_on_the_way(line))
        return call

    def is_called(self, call: Call) -> bool:
        """Not where everybody looks anyway, nor on the way from an earlier call, nor for nothing."""
        if self.mode == STRICT or not call.called:
            return False
        if call.stage == REINFORCE and not self.game.table_at(call.line).both_attack():
            return False  # nothing is added up
        return self.joined is None or call.stage in SINGLE or not self.joined.holds(self.game.log, call.line)

    def _next_question(self) -> Beat | None:
        decision = self.game.decision
        if decision is None:
            return self._look() or self._at_the_end()
        if decision.kind == ACCUSE and decision.player in self.people:
            look = self._look()
            if look is None:
                self._give_accusation(decision)
            return look
        if decision.passive and self.makes_calls:
            return self._respond(decision)
        look = self._look()
        if look is not None:
            return look
        speaks = self._poll(decision)
        if speaks is not None:
            return speaks
        if decision.player not in self.people:
            return self._think(decision.player, decision.kind, decision, self.floor_before(decision))
        if self.is_unwanted(decision):
            self._give(PASS)
            return None
        return Ask(decision, is_private(decision) and self.solo is None)

    def _give_accusation(self, decision: Decision) -> None:
        """Nobody is asked: who has something to say has said it by now (`accuse`)."""
        self._give(cried_by(decision.player, self.accusing, self.game.state.encounters))

    def accuse(self, seat: int, accused: int) -> None:
        """A person cries thief: it is heard as soon as the rules let it be (rule: variants.stop_thief)."""
        self.accusing[seat] = self.game.table_at(self.told_to()).s.encounters, accused

    @property
    def accusers(self) -> list[int]:
        """The people who may cry thief now, as far as everybody knows."""
        return may_cry(self.game.table_at(self.told_to()), self.people, self.accusing)

    def _think(self, seat: int, kind: str, decision: Decision | None = None, floor: tuple[int, ...] = ()) -> Think:
        if decision is not None and (offers_power(decision) or decision.kind == ACCUSE):
            self.unheard.power()
        return Think(seat, kind, decision, (seat, kind) == self.thought, floor)

    def _at_the_end(self) -> Beat:
        """Until now the save was one of a game under way: the table did not know that it was over."""
        if "told" in self.game.beside:
            self._keep()
        return Over()

    def _respond(self, decision: Decision) -> Beat | None:
        """A window under a call. First everybody who pressed looks, in timing order; then, in timing order too, they do
        what they meant to, the owner of a power is asked, and the others pass."""
        look = self._look()
        if look is not None:
            return look
        if decision.player not in self.people:
            return self._think(decision.player, decision.kind, decision)
        question = (len(self.game.journal), decision.key)
        if self.call is not None and question in self.call.plans:
            self._give(self.call.planned(question, decision))
        elif offers_power(decision):
            return Ask(decision, False)
        else:
            self._give(PASS)
        return None

    # --- calls
    def close_call(self) -> None:
        """The time is up, or somebody waved it through: who has not pressed passes. Who has, and could not answer just
        now as everybody knows, is asked on the way."""
        if self.call is not None and self.call.open:
            if self.joined is not None:
                self.joined.asked = [*dict.fromkeys(self.joined.asked + self.call.pressed)]
            self.call.pressed = [seat for seat in self.call.pressed if seat in self.call.seats]
            self._close(self.call)
            self.shown = max(self.shown, self.call.line + 1)
            self.unheard.looked()
            self.unheard.window(self.game.log[self.call.line])
            self._keep()

    def _close(self, call: Call) -> None:
        call.open = False
        if len(call.pressed) > 1:  # the table of that line is run up to it again
            call.pressed.sort(key=self.game.table_at(call.line).s.order.index)

    def _look(self) -> Beat | None:
        """The next one who pressed, behind the curtain: with everything to answer under this call, or with nothing.

        Nobody is asked a second time, and nobody out of turn: both would tell who holds something."""
        while self.call is not None and self.call.waiting():
            seat = self.call.waiting()[0]
            self.planning = self._coming(seat)
            if self.planning is not None:
                return Ask(self.planning[1], True)
            if not any(key.startswith(f"{seat}/") for _, key in self.call.plans):
                return Look(seat, self.call.line)
            self.call.served.append(seat)
        return None

    def _coming(self, seat: int) -> tuple[int, Decision] | None:
        """What this seat will be asked before anything new happens, if all others pass and it does what it planned."""
        ahead = self._ahead(seat)
        return None if ahead is None or ahead.decision is None else (len(ahead.journal), ahead.decision)

    def game_asked(self) -> Game:
        """The game at the question that a person just thinks about."""
        ahead = None if self.planning is None else self._ahead(self.planning[1].player)
        return ahead or self.game

    def _ahead(self, seat: int) -> Game | None:
        assert self.call is not None
        ahead = self.game.clone()
        while ahead.decision is not None and ahead.decision.passive and covers(self.call, ahead.log, len(ahead.log)):
            question = (len(ahead.journal), ahead.decision.key)
            is_asked = ahead.decision.player == seat and ahead.decision.kind != ACCUSE
            if is_asked and question not in self.call.plans:
                return ahead
            ahead.answer(self.call.planned(question, ahead.decision) if is_asked else PASS)
        return None

    def looked(self, seat: int) -> None:
        """A private look is over, or a bot without a choice has thought."""
        log = self.game.log
        self.thought = NOTHING if seat in self.people else (seat, log[self.shown].about["kind"])
        if self.call is not None and seat in self.call.waiting():
            self.call.served.append(seat)
            self.unheard.looked()
        elif self.shown < len(log) and log[self.shown].is_sole:
            self.call = None
            self.shown += 1
            self.unheard.chosen()
        self._keep()

    # --- answers
    def told(self) -> None:
        self.thought = NOTHING
        self.unheard.told()
        if self.game.log[self.shown].key == ENCOUNTER_STARTS:
            for seat, order in self.orders.items():
                if order == NOT_THIS_ENCOUNTER:
                    self.orders[seat] = WHEN_I_PRESS
        self.shown += 1

    def answer(self, value: Answer) -> None:
        """A person's answer. An illegal one raises IllegalAnswer and changes nothing."""
        self.thought = NOTHING
        asked = self.game.decision if self.planning is None else self.planning[1]
        if asked is not None and self.turns_up_now(asked):
            self.turning.remove(asked.player)
        if self.planning is not None and self.call is not None:
            answers, planned = self.planning
            self.call.plans[answers, planned.key] = planned.check(value)
            self.planning = None
            self.unheard.looked()
            self._keep()
        else:
            self._give(value)
            self.unheard.chosen()

    def bot_answer(self, value: Answer, thought: Thought = NO_THOUGHT) -> None:
        """A bot that errs must not stop the game. What it turns down in a talk it gives its reason for."""
        decision = self.game.decision
        assert decision is not None
        if thought.reason and decision.kind in DEALING:
            self.bot_explains(decision.player, decision.about["other"], thought.reason, thought.about)
        note_thought(self.game, thought)
        try:
            self._give(value)
        except IllegalAnswer:
            forget_thoughts(self.game)
            self._give(decision.sample(Chance(len(self.game.journal))))
        if not decision.passive:
            self.thought = (decision.player, decision.kind)
            self.unheard.chosen()

    def _give(self, value: Answer) -> None:
        decision = self.game.decision
        self.game.answer(value)
        if decision is not None and decision.passive:
            if value == PASS or decision.secret:  # what is done unseen changes nothing for the room
                self.keep(self.game)
                return
            # After an action everybody is called anew; what others meant to do is theirs to think over.
            if self.call is not None:
                self.call.served, self.call.plans = self.call.pressed[:], {}
        else:
            self.call = None  # a choice is news even where its lines are quiet: windows after it are called anew
        self._keep()

    def way_back(self) -> TakeBack | None:
        return way_back(self.game, self.people, self.told_to(), self.shown)

    def undo_to(self, answers: int, line: int | None = None) -> None:
        """Nothing is told again, but a window is called again in which somebody has acted. With a line, what is due
        there is due again: a choice that was none, behind its curtain."""
        self.game.undo_to(answers)
        forget_thoughts(self.game)
        log, decision = self.game.log, self.game.decision
        self.call, self.joined, self.planning, self.thought = None, None, None, NOTHING
        self.shown = len(log) if line is None else line
        last = max((i for i, entry in enumerate(log) if entry.is_window), default=len(log))
        if line is None and decision is not None and decision.passive and all(is_quiet(entry) for entry in log[last:]):
            self.shown = last
        self.known = {seat: min(line, self.shown) for seat, line in self.known.items()}
        self.unheard.resume(log[: self.shown])
        self.take_back_said()
        self._keep()

    # --- looking
    def view(self, viewer: int | None = None, line: int | None = None) -> PlayerView:
        """What the open board, or one seat, sees of the table as far as it has been told, or at an earlier line."""
        table = self.game.table_at(self.told_to() if line is None else line)
        return view_of(table, self.viewer if viewer is None else viewer)

    def news_for(self, seat: int) -> list[Line]:
        """What has happened since this seat last looked, as far as it may know."""
        return [e for e in self.game.log[self.known[seat] : self.shown] if e.is_for(seat)]

    def has_read(self, seat: int) -> None:
        self.known[seat] = self.shown
