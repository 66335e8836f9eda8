"""The board as a scene: through whose eyes it is seen, the log so far, and how it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import FRect

from cosmic.engine.log import Line
from cosmic.engine.views import PUBLIC, PlayerView
from cosmic.hotseat.past.encounter_ends import EncounterEnd, end_before, ends_encounter
from cosmic.hotseat.session.session import Session
from cosmic.talk.statements import Statement
from cosmic.text.folding import goes_on, sentence
from cosmic.text.presenter import Presenter
from cosmic.ui.board import codex_entries_for
from cosmic.ui.board.board_backdrop import paint_backdrop
from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.board.board_motion import Motion
from cosmic.ui.board.captions import Captions
from cosmic.ui.board.encounter_marks import still_invited
from cosmic.ui.board.info_spot import InfoSpot
from cosmic.ui.board.kept_things import draw_kept_things
from cosmic.ui.board.large_units import NUMBERS_SCALE, PIECES_SCALE, LargeCanvas, in_large_units, larger
from cosmic.ui.board.log_drawer import LogRow, log_rows
from cosmic.ui.board.marked_words import plate_words, with_marks
from cosmic.ui.board.pieces import Tableau, draw_middle, draw_numbers, draw_ships
from cosmic.ui.board.print_ahead import PrintAhead
from cosmic.ui.board.seat_light import draw_light
from cosmic.ui.board.seat_plates import draw_plate
from cosmic.ui.board.speech_bubbles import draw_has_spoken, said_in_words, said_line, speech_now
from cosmic.ui.board.stage import TABLE_BOX, Stage
from cosmic.ui.board.stage_moments import StageMoment, moment_of
from cosmic.ui.board.tech_pieces import draw_added_planets, draw_techs
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.inputs import Input, Point, Press
from cosmic.ui.kit.tween import MotionPart
from cosmic.ui.printed.printed_words import Wording
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.sound import caption_of

NO_ENTRY = Line("", {})  # a line that stands for a sound
LOG_LINES = 300  # that can be scrolled back


class BoardScene(Scene):
    """`eyes` says whose view is shown: the public one unless a curtain was opened."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__()
        self.services, self.session = services, session
        self.layout = BoardLayout.load(len(session.game.state.seats))
        self.printed = Wording(services.book.content, services.messages, session.game.state.options.classic_flares)
        self.eyes = session.viewer
        self.view = session.view()
        self.table = Tableau(in_large_units(self.layout), self.view)
        self.motion = Motion(self.table, self.printed)
        self.stage = Stage(self.printed)
        self.lines: list[tuple[Span, ...]] = []
        self.line_entries: list[Line] = []
        self.line_numbers: list[int] = []  # of the same lines in the game's log; a sound has that of the line before
        self.ends: dict[int, EncounterEnd | None] = {}  # by the line after it
        self.unfolded: set[int] = set()  # encounters of bots that are read line by line
        self.told_together: list[Line] = []  # those of the last sentence
        self.read_by, self.read_to, self.read_said = self.eyes, 0, 0
        self.heard = Captions()
        self.drawer = False  # the log is open
        self.picture = 0  # counts the changes of the board's resting picture
        self.drawn = -1  # which of them was drawn last
        self.ahead = PrintAhead()
        self.ui.on_explain = self.explain
        self.read_log()

    @property
    def words(self) -> Presenter:
        return Presenter(self.view, self.services.book.content, self.services.messages)

    @property
    def hushed(self) -> bool:  # type: ignore[override]
        return self.eyes != self.session.viewer

    @property
    def bots(self) -> list[int]:
        return [seat for seat in range(len(self.view.seats)) if seat not in self.session.people]

    def look(self, eyes: int) -> None:
        """Shows the table through these eyes from now on."""
        self.eyes = eyes
        self.ui.focus_key = None  # what the focus was on is no longer there
        self.settle()
        self.changed()

    def read_log(self) -> None:
        """The log as far as it has been told, for these eyes; what has been read is not read again."""
        log, shown, heard = self.session.game.log, self.session.shown, self.session.heard
        if self.read_by == self.eyes and self.read_to <= shown and self.read_said <= heard:
            new = self.with_words([line for line in range(self.read_to, shown) if log[line].is_for(self.eyes)])
        else:
            first = max(0, shown - LOG_LINES)
            self.forget_lines()
            self.read_by, self.read_said = self.eyes, sum(one.line < first for one in self.session.said)
            self.heard.back_to(shown)
            lines = [line for line in range(first, shown) if log[line].is_for(self.eyes)]
            new = self.with_words(self.heard.among(lines, first))
        for line in new:
            self.write_line(line)
        if new:
            self.to_newest_line()
        self.read_to, self.read_said = shown, heard

    def with_words(self, told: Sequence[int | str]) -> list[int | str | Statement]:
        """What was said, and not read yet, stands between the lines where it was said."""
        waiting = self.session.said[self.read_said : self.session.heard]
        found: list[int | str | Statement] = []
        for line in told:
            while isinstance(line, int) and waiting and waiting[0].line <= line:
                found.append(waiting.pop(0))
            found.append(line)
        return [*found, *waiting]

    def forget_lines(self) -> None:
        """They are read anew, by other eyes or up to an earlier place."""
        self.lines, self.line_entries, self.line_numbers, self.told_together = [], [], [], []
        self.ends = {line: end for line, end in self.ends.items() if line < self.told}

    def log_rows(self) -> list[LogRow]:
        """What stands in the drawer."""
        game, numbers = self.session.game, self.line_numbers
        for line in range(numbers[0] + 1 if numbers else 0, self.told):
            if line not in self.ends and ends_encounter(game.log[line]):
                self.ends[line] = end_before(game, line, self.services.messages, self.session.people)
        ends = [end for _, end in sorted(self.ends.items()) if end is not None]
        return log_rows(self.lines, numbers, ends, self.unfolded, self.view)

    def unfold(self, line: int) -> None:
        """The encounter before this line, or it is folded again."""
        self.unfolded ^= {line}
        self.changed()

    def to_newest_line(self) -> None:
        """Something new is told: who has leafed back through the log sees it all the same."""
        self.ui.scroll.pop("log", None)
        self.ui.cursor.pop("log", None)

    def toggle_drawer(self) -> None:
        """The log opens at its newest line."""
        self.drawer = not self.drawer
        self.to_newest_line()
        self.ui.focus_key = "log" if self.drawer else "log-button"
        self.changed()

    def write_line(self, line: int | str | Statement) -> None:
        """One more: a line of the log by its number, a sound by its name, or what somebody has said."""
        if not isinstance(line, int):
            self.told_together = []
            self.lines.append(self.sound_or_words(line))
            self.line_entries.append(NO_ENTRY)
            self.line_numbers.append(self.line_numbers[-1] if self.line_numbers else 0)
        else:
            entry = self.session.game.log[line]
            if self.told_together and goes_on(self.told_together, entry):
                self.told_together.append(entry)
                self.lines[-1] = self.in_words(self.told_together)
                return
            self.told_together = [entry]
            self.lines.append(self.in_words(self.told_together))
            self.line_entries.append(entry)
            self.line_numbers.append(line)
        del self.lines[:-LOG_LINES], self.line_entries[:-LOG_LINES], self.line_numbers[:-LOG_LINES]

    def sound_or_words(self, what: str | Statement) -> tuple[Span, ...]:
        if isinstance(what, str):
            return (Span(caption_of(self.services.messages, what), "faint"),)
        return with_marks(said_line(self.services.messages, self.view, what), self.view)

    def in_words(self, told: list[Line]) -> tuple[Span, ...]:
        return with_marks(sentence(self.words, told), self.view)

    @property
    def told(self) -> int:
        """How many lines of the log have been told."""
        return self.session.shown

    @property
    def news(self) -> int:
        """Where the lines begin that these eyes have not read yet; 0 for the open board, which everybody follows."""
        if self.eyes == self.session.viewer or self.eyes not in self.session.known:
            return 0
        known = self.session.known[self.eyes]
        lines = enumerate(zip(self.line_entries, self.line_numbers))
        return next((n for n, (entry, line) in lines if entry is not NO_ENTRY and line >= known), 0)

    def settle(self) -> None:
        """Shows the table as it stands now, without motion."""
        self.view = self.session.view(self.eyes)
        self.table.view = self.view
        self.motion.clear()
        self.stage.close()
        self.read_log()

    def staged(self, line: int, entry: Line, before: PlayerView, parts: list[MotionPart]) -> list[MotionPart]:
        """What moves at a line, with the big moment that it may be."""
        moment = moment_of(self.services, self.session.game, line, entry, before, self.session.people)
        if moment is not None and not self.has_time_for(moment):
            moment = None
        opened = self.stage.open(moment, parts, self.app.speed, self.stage_waits_for)
        if self.app.speed > 0:
            canvas = self.app.plain_canvas(self.app.main, self.app.main.surface)
            self.stage.make_ready(canvas, self.stage_box)
        return opened

    def has_time_for(self, moment: StageMoment) -> bool:
        return True

    @property
    def stage_waits_for(self) -> Sequence[int]:
        """Those for whom a big moment that happens to them stands until somebody presses."""
        return ()

    def hear(self, sound: str) -> None:
        """A sound; with captions on it can also be read."""
        self.services.play(sound)
        if sound and self.services.settings.captions:
            self.heard.note(self.told, sound)
            self.write_line(sound)

    @property
    def stage_box(self) -> FRect:
        return TABLE_BOX

    def on_stage(self, what: Press | Point) -> bool:
        return self.stage.is_at(what.x, what.y, self.stage_box)

    def handle(self, what: Input) -> bool:
        """What lies under the stage cannot be pointed at."""
        if isinstance(what, Point) and self.on_stage(what):
            if self.ui.hover is not None:
                self.ui.hover = None
                self.redraw()
            return True
        return super().handle(what)

    def goes_by(self, what: Press) -> bool:
        """A click beside everything, or on something that only tells what it is."""
        node = self.ui.at(what.x, what.y)
        return node is None or (what.button == 1 and isinstance(node, InfoSpot) and node.on_press is None)

    # --- the codex
    def explain(self, entry: str) -> None:
        """Opens the codex, which knows nothing of this game."""
        self.app.stack.push(self.services.ways.codex(entry))

    def entry_of_line(self, line: int) -> str:
        return codex_entries_for.of_line(self.services.book.content, self.services.messages, self.line_entries[line])

    # --- drawing
    def changed(self) -> None:
        self.picture += 1
        super().changed()

    def draw(self, canvas: Canvas) -> None:
        """Pointing at things changes the nodes alone: then the board below them is kept."""
        if self.drawn == self.picture:
            self.layers.lay(canvas, "pieces", self.picture, self.draw_board)
        else:
            self.draw_board(canvas)
            self.drawn = self.picture
        self.ui.draw(canvas)
        if not self.timeline.busy:
            self.stage.draw(canvas, TABLE_BOX)

    def draw_board(self, canvas: Canvas) -> None:
        view = self.view
        stamp = self.table.sky
        numbers, pieces = (larger(canvas, most) for most in (NUMBERS_SCALE, PIECES_SCALE))
        words, deciding = self.words, self.deciding()

        def sky(base: Canvas) -> None:
            paint_backdrop(larger(base, NUMBERS_SCALE), self.table.layout, self.table.scene, view)

        def with_light(base: Canvas) -> None:
            self.layers.lay(base, "sky", stamp, sky)
            draw_light(LargeCanvas(base), self.table, deciding)

        self.layers.lay(canvas, "board", (stamp, deciding), with_light)
        draw_middle(pieces, self.table, self.printed)
        bots, invited, said, read = self.bots, self.still_invited(), self.said_now(), self.needs_plates()
        for seat in range(len(view.seats)):
            shown = plate_words(words, seat, bots)
            if seat in invited:
                shown = replace(shown, role=words.say("ui-role-invited"))
            spoken, wide = said.get(seat, ""), LargeCanvas(canvas)
            draw_plate(wide, self.table, seat, shown, seat == deciding, "" if read else spoken)
            if spoken and read:
                draw_has_spoken(wide, self.table.layout.seats[seat].plate, self.table.colour(seat))
        draw_numbers(numbers, self.table)
        draw_added_planets(pieces, self.table)
        draw_techs(numbers, self.table)
        draw_ships(pieces, self.table)
        draw_kept_things(numbers, self.table, self.printed)

    def still_invited(self) -> set[int]:
        return still_invited(self.view, self.session.game.log[: self.told])

    def said_now(self) -> dict[int, str]:
        """By seat, in words, what was said just now."""
        said, messages = speech_now(self.session), self.services.messages
        return {seat: said_in_words(messages, self.view, one) for seat, one in said.items()}

    def idle(self) -> None:
        self.ahead.print_one(self, self.app.plain_canvas(self.app.main, self.app.main.surface))

    def motion_canvas(self) -> Canvas:
        """What pictures that fly over the board are made for."""
        return LargeCanvas(self.app.plain_canvas(self.app.main, self.app.main.surface))

    def draw_moving(self, canvas: Canvas) -> None:
        self.motion.draw(LargeCanvas(canvas))
        self.stage.draw(canvas, TABLE_BOX)
        super().draw_moving(canvas)

    def deciding(self) -> int:
        """The seat whose plate and system are lit."""
        return PUBLIC

    def needs_plates(self) -> bool:
        """Somebody is asked: who has how many cards and colonies must be read there before it is answered."""
        return False
