"""A board at which bots sit: how long the room sees them think, and how long it watches them among themselves."""

from __future__ import annotations

from cosmic.hotseat.past.encounter_ends import ends_encounter
from cosmic.hotseat.session.beats import Think
from cosmic.hotseat.session.bot_thinking import BotThinking
from cosmic.hotseat.session.bot_watch import FAST, BotWatch, seconds_at
from cosmic.hotseat.session.bot_worker import BotWorker
from cosmic.hotseat.session.session import Session
from cosmic.ui.board.board_scene import BoardScene
from cosmic.ui.board.stage_moments import StageMoment
from cosmic.ui.shell.services import Services

LONGEST_THOUGHT = 2.0  # seconds; no bot takes longer
FLOOR = 0.4  # of the time for which an encounter among bots is watched


class WatchesBots(BoardScene):
    """Time as the room has it."""

    hastens = True  # encounters among bots
    thinking_time = 0.6  # seconds a bot is seen to think, at normal speed

    def __init__(self, services: Services, session: Session, worker: BotWorker) -> None:
        super().__init__(services, session)
        self.worker = worker
        self.watch = BotWatch(session.people)
        self.think_with(BotThinking(session, worker))

    def think_with(self, thinking: BotThinking) -> None:
        self.thinking = thinking
        thinking.gives_floor = lambda: (
            0 < self.app.speed < FAST and not self.watch.is_skipped
        )  # else too short to press
        thinking.passes = lambda entry: not ends_encounter(entry) and self.watch.passes(entry, self.app.speed)

    def seconds(self, at_normal_speed: float) -> float:
        return at_normal_speed / (self.app.speed * self.haste) if self.app.speed else 0.0

    def follow_bots(self) -> None:
        """Of an encounter among them one sees what is done and what comes of it, not everybody who thinks."""
        self.watch.see(self.view)
        self.watch.is_quick = self.watch.is_quick and self.hastens
        self.thinking.is_quick = self.watch.is_quick and self.app.speed > 0
        self.haste = self.watch.haste(self.app.speed)

    @property
    def stage_waits_for(self) -> list[int]:
        return self.session.people

    def has_time_for(self, moment: StageMoment) -> bool:
        """Of an encounter among bots the outcome is shown, or a summary if that has been passed over; all of one that
        somebody here was asked about."""
        if not self.watch.is_quick or moment.is_held_for(self.stage_waits_for):
            return True
        if self.watch.is_of_interest and not self.watch.is_skipped:
            return True
        return moment.kind in ("victory", "summary" if self.thinking.has_passed else "outcome")

    def hurry(self) -> None:
        """What moves ends; what stands on the stage at rest goes. An encounter among bots need not be watched; but who
        only has nothing to say wants to see whom the bot invites."""
        if self.has_floor:
            self.changed()
        else:
            self.watch.skip()
        self.worker.hurry()
        if not self.timeline.busy and self.stage.held:
            self.stage.close()
            self.changed()
        self.timeline.skip()
        self.thinking.pause.hurry()

    def floor_time(self, beat: Think) -> float:
        """For whoever wants to say something first."""
        return FLOOR * seconds_at(self.app.speed) if beat.floor and self.thinking.gives_floor() else 0.0

    def floor_share(self) -> float:
        """What is left of it."""
        seen, pause = self.thinking.seen, self.thinking.pause
        if seen is None or not seen.floor or pause.is_hurried or not self.thinking.gives_floor():
            return 0.0
        return max(0.0, 1 - pause.gone / pause.first)

    @property
    def has_floor(self) -> bool:
        """Whoever wants to say something may do so now, before a bot invites."""
        return self.floor_share() > 0

    def think_share(self) -> float:
        """Of the time that a bot may take at most; nothing as long as it is only seen to think."""
        return min(1.0, self.thinking.pause.over / LONGEST_THOUGHT)
