"""Bots at work between two things that the room sees.

They answer in a copy of the table while the room still looks at the last of it. The table itself goes on when the pause
is over, not when a bot has made up its mind: until then nothing of it can be seen, saved or taken back.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from itertools import count

from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.log import Line
from cosmic.engine.state import GameState
from cosmic.hotseat.session.beats import Beat, Said, Tell, Think, last_of_group
from cosmic.hotseat.session.bot_pause import BotPause
from cosmic.hotseat.session.bot_worker import BotWorker
from cosmic.hotseat.session.session import Session
from cosmic.hotseat.session.thinkers import Reply, question_at, shortest_pause
from cosmic.talk.statements import SAY

NO_REPLY = Reply(0, None)  # of a bot without a choice
Script = Callable[[GameState, Decision], tuple[Answer] | None]


class BotThinking:
    """Is told what the room sees and how time goes by, and tells what the room sees next."""

    def __init__(self, session: Session, worker: BotWorker, script: Script = lambda state, decision: None) -> None:
        """`script`: what bots answer without thinking."""
        self.session, self.worker, self.script = session, worker, script
        self.pause = BotPause(shortest_pause(worker.kinds.values()))
        self.is_quick = False  # nobody is seen to think
        self.gives_floor: Callable[[], bool] = lambda: True  # people get a moment to speak
        self.passes: Callable[[Line], bool] = lambda entry: False  # lines that go by untold
        self.has_passed = False  # some have, before the last thing that was due
        self.seen: Think | None = None  # the bot that the room sees thinking
        self.ahead: Session | None = None  # the table as it will be
        self.thoughts: list[tuple[Tell | Said | Think, Reply]] = []  # what has to be answered until then
        self.is_ready = False
        self.tickets = count()
        self.asked: int | None = None  # the ticket of the question at which a bot is

    def see(self, seconds: float = 0.0) -> None:
        """Something that the room looks at for so long; without a time it is over."""
        self._begin_anew(None)
        self.pause.begin(seconds)

    def see_thinking(self, beat: Think, seconds: float, floor: float = 0.0) -> None:
        """A bot that needs longer does so for as long again. `floor`: so long it waits at first for whoever wants to
        speak."""
        seconds = max(seconds, self.pause.shortest)
        self._begin_anew(beat)
        self.pause.begin(max(seconds, floor), seconds)

    def _begin_anew(self, seen: Think | None) -> None:
        if self.asked is not None:
            self.worker.cancel(self.asked)
        self.seen, self.ahead, self.thoughts, self.is_ready, self.asked = seen, None, [], False, None

    def work(self) -> None:
        """Also while there is something to look at."""
        self.ahead = self.ahead or copy_of(self.session)
        self.is_ready = self.is_ready or self._have_thought(self.ahead)
        if not self.is_ready and not self.pause.left:
            self.pause.go_on()

    def due(self) -> Beat | None:
        """What the room sees next; nothing before its time."""
        self.work()
        if not self.is_ready or self.pause.left:
            return None
        self.has_passed = False
        for thought, reply in self.thoughts:
            if self.session.next() != thought:  # people have given other orders meanwhile, or have said something
                break
            settle(self.session, thought, reply)
            self.has_passed = self.has_passed or isinstance(thought, Tell)
        beat = self.session.next()
        self._begin_anew(self.seen)
        return beat if self._is_seen(beat) else None

    # --- in the copy
    def _is_seen(self, beat: Beat) -> bool:
        if isinstance(beat, Tell):
            return not self.passes(beat.entry)
        if isinstance(beat, Said):  # among bots it stands at their plates, and nothing waits for it
            return not self.is_quick
        if not isinstance(beat, Think):
            return True
        is_watched = not self.is_quick or (bool(beat.floor) and self.gives_floor())
        return beat.takes_time and beat != self.seen and is_watched

    def _have_thought(self, ahead: Session) -> bool:
        """All of them, up to the next thing that the room sees."""
        while isinstance(beat := ahead.next(), Tell | Said | Think) and not self._is_seen(beat):
            reply = self._reply(ahead, beat) if isinstance(beat, Think) else NO_REPLY
            if reply is None:
                return False
            self.thoughts.append((beat, reply))
            settle(ahead, beat, reply)
            # How long it took to answer, or that there was no choice, is not to be told by what comes next.
            if isinstance(beat, Think) and beat.takes_time:
                self.pause.last(self.pause.shortest)
        if not ahead.waits_for_bots(beat):
            return True
        self.pause.last(self.pause.shortest)
        return self._is_awake()

    def _reply(self, ahead: Session, beat: Think) -> Reply | None:
        if beat.decision is None:
            return NO_REPLY if self._is_awake() else None
        if self.asked is None:
            scripted = self.script(ahead.game.state, beat.decision)
            if scripted is not None:
                return Reply(0, scripted[0])
            self.asked = next(self.tickets)
            self.worker.ask(question_at(ahead.game, beat.decision, self.worker.kinds[beat.seat], self.asked))
        found = self.worker.poll()
        if found is None or found.ticket != self.asked:
            return None
        self.asked = None
        return found

    def _is_awake(self) -> bool:
        """A bot that is asked has to wait for its process; one that is not waits as well, or it would tell."""
        self.worker.poll()
        return self.worker.is_awake


def copy_of(session: Session) -> Session:
    """It may go on without anybody noticing, and nothing of it is kept."""
    ahead = copy(session)
    ahead.game, ahead.keep = session.game.clone(), lambda game: None
    ahead.call = session.call and session.call.copy()
    ahead.joined, ahead.unheard = session.joined and session.joined.copy(), copy(session.unheard)
    ahead.orders = dict(session.orders)
    return ahead


def settle(session: Session, thought: Tell | Said | Think, reply: Reply) -> None:
    if isinstance(thought, Said):
        session.hear()
    elif isinstance(thought, Tell):
        last = last_of_group(session.game.log, thought.line)
        while session.shown <= last:
            session.told()
    elif thought.decision is None:
        session.looked(thought.seat)
    elif thought.decision.kind == SAY:
        session.bot_speaks(thought.decision, reply.answer)
    else:
        session.bot_answer(reply.answer, reply.thought)
