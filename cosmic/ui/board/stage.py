"""The stage over the middle of the board: one big moment at a time, for the table, the public board and the replay."""

from __future__ import annotations

from collections.abc import Collection

from pygame import FRect

from cosmic.ui.board.stage_moments import AT_ONCE, LEAST_READING, PRINTED, StageMoment
from cosmic.ui.board.stage_pictures import draw_moment, letters_on
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.tween import MotionPart, Parallel, Sequence, Tween, Value, linear
from cosmic.ui.printed.printed_words import Wording

TABLE_BOX = FRect(402, 142, 1116, 604)  # between the headline, the plates and the question
PUBLIC_BOX = FRect(250, 166, 1420, 570)  # nor over the plates
SECONDS = {"reveal": 1.9, "outcome": 1.5}  # in which things move on the stage
OPENING = 0.35
ALIEN = "alien"  # kind of the moment that introduces one
SKIPPED = (ALIEN, *PRINTED)  # who knows the card need not read it again


class Stage:
    """What stands there now. Held, it waits for a press; else until its time to be read is over."""

    def __init__(self, printed: Wording) -> None:
        self.printed = printed
        self.moment: StageMoment | None = None
        self.share = 0.0  # of its motion that is over; nothing is seen at 0
        self.held = False
        self.people: Collection[int] = ()  # at this screen
        self.changes = 0  # counts its pictures at rest

    @property
    def is_up(self) -> bool:
        return self.moment is not None and self.share > 0

    @property
    def reading(self) -> float:
        """Seconds it is to stand, at normal speed; none if there is nothing, or if it is held."""
        if self.moment is None or self.held:
            return 0.0
        if self.moment.kind == ALIEN and not self.people:
            return LEAST_READING
        return self.moment.reading(letters_on(self.moment, self.printed))

    @property
    def hint(self) -> str:
        """How to go on: where a press is waited for, and where there is more to read than everybody wants to."""
        if self.held:
            return "stage-go-on"
        return "stage-skip" if self.moment is not None and self.moment.kind in SKIPPED and self.people else ""

    def open(
        self, moment: StageMoment | None, parts: list[MotionPart], speed: float, people: Collection[int] = ()
    ) -> list[MotionPart]:
        """The motion of a line with the moment that it is: after the rest, or at once. Without any motion a moment is
        shown only if somebody here must see it."""
        self.close()
        if moment is None:
            return parts
        held = moment.is_held_for(people)
        if speed <= 0 and not held:
            return parts
        self.moment, self.held, self.people = moment, held, people
        rise = Tween(0.0, 1.0, SECONDS.get(moment.kind, OPENING), linear, self.change)
        if moment.kind in AT_ONCE or not parts:
            return [*parts, rise]
        return [Sequence(Parallel(*parts), rise)]

    def change(self, share: Value) -> None:
        assert isinstance(share, float)
        self.share = share
        self.changes += 1

    def close(self) -> None:
        self.moment, self.share, self.held = None, 0.0, False
        self.changes += 1

    def is_at(self, x: float, y: float, box: FRect) -> bool:
        """Whether a spot on the screen is covered by what stands there."""
        return self.is_up and box.x <= x < box.right and box.y <= y < box.bottom

    def make_ready(self, canvas: Canvas, box: FRect) -> None:
        """Prints what the moment shows before anything of it moves."""
        if self.moment is not None:
            with canvas.clipped((0, 0, 0, 0)):
                for share in (0.01, 1.0):
                    draw_moment(canvas, box, self.moment, self.printed, share, self.hint)

    def draw(self, canvas: Canvas, box: FRect) -> None:
        if self.moment is not None and self.share > 0:
            draw_moment(canvas, box, self.moment, self.printed, self.share, self.hint)
