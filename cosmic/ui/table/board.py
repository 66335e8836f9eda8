"""The board as a scene: through whose eyes it is seen, the log so far, and how it is drawn."""

from __future__ import annotations

from cosmic.engine.asking import LogEntry
from cosmic.engine.views import PUBLIC, visible_log
from cosmic.engine.windows import is_window
from cosmic.hotseat.session import Session
from cosmic.text.board import Board
from cosmic.ui.board.backdrop import paint_backdrop
from cosmic.ui.board.layout import BoardLayout
from cosmic.ui.board.pieces import Tableau, draw_decks, draw_gate, draw_markers, draw_ships, draw_slots, foreign_counts
from cosmic.ui.board.plates import draw_plate
from cosmic.ui.desk import Desk
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.printed.words import Wording
from cosmic.ui.sound import caption_of
from cosmic.ui.stack import Scene
from cosmic.ui.table.motion import Motion
from cosmic.ui.table.words import plate_words, with_marks

NO_ENTRY: LogEntry = ["", {}, None]  # a line that stands for a sound
LOG_LINES = 300  # that can be scrolled back


class BoardScene(Scene):
    """`eyes` says whose view is shown: the public one unless a curtain was opened."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__()
        self.desk, self.session = desk, session
        self.layout = BoardLayout.load(len(session.game.state.seats))
        self.printed = Wording(desk.book.content, desk.messages)
        self.eyes = session.viewer
        self.view = session.view()
        self.table = Tableau(self.layout, self.view)
        self.motion = Motion(self.table, self.printed)
        self.lines: list[tuple[Span, ...]] = []
        self.line_entries: list[LogEntry] = []
        self.read_by, self.read_to = self.eyes, 0
        self.picture = 0  # counts the changes of the board's resting picture
        self.drawn = -1  # which of them was drawn last
        self.read_log()

    @property
    def words(self) -> Board:
        return Board(self.view, self.desk.book.content, self.desk.messages)

    def look(self, eyes: int) -> None:
        """Shows the table through these eyes from now on."""
        self.eyes = eyes
        self.ui.focus_key = None  # what the focus was on is no longer there
        self.settle()
        self.changed()

    def read_log(self) -> None:
        """The log as far as it has been told, for these eyes; what has been read is not read again."""
        log, shown = self.session.game.log, self.session.shown
        if self.read_by != self.eyes or self.read_to > shown:
            self.lines, self.line_entries, self.read_by = [], [], self.eyes
            self.read_to = max(0, shown - LOG_LINES)
        words = self.words
        for entry in visible_log(log[self.read_to : shown], self.eyes):
            if not is_window(entry):
                self.line_entries.append(entry)
                self.lines.append(with_marks(words.event(entry), self.view))
        self.read_to = shown
        del self.lines[:-LOG_LINES], self.line_entries[:-LOG_LINES]

    @property
    def news(self) -> int:
        """Where the lines begin that these eyes have not read yet; 0 for the open board, which everybody follows."""
        if self.eyes == self.session.viewer or self.eyes not in self.session.known:
            return 0
        unread = len(self.session.news_for(self.eyes))
        return max(0, len(self.lines) - unread) if unread else 0

    def settle(self) -> None:
        """Shows the table as it stands now, without motion."""
        self.view = self.session.view(self.eyes)
        self.table.view = self.view
        self.motion.clear()
        self.read_log()

    def hear(self, sound: str) -> None:
        """A sound; with captions on it can also be read."""
        self.desk.play(sound)
        words = caption_of(self.desk.messages, sound) if sound and self.desk.settings.captions else ""
        if words:
            self.lines.append((Span(words, "faint"),))
            self.line_entries.append(NO_ENTRY)

    # --- drawing
    def changed(self) -> None:
        self.picture += 1
        super().changed()

    def draw(self, canvas: Canvas) -> None:
        """Pointing at things changes the nodes alone: then the board below them is kept."""
        if self.drawn == self.picture:
            self.layer(canvas, "pieces", self.picture, self.draw_board)
        else:
            self.draw_board(canvas)
            self.drawn = self.picture
        self.ui.draw(canvas)

    def draw_board(self, canvas: Canvas) -> None:
        view = self.view
        colours = [seat.colour for seat in view.seats]
        planets, goal = view.options.planets, view.options.colonies_to_win
        stamp = (tuple(colours), planets, goal)
        self.layer(canvas, "board", stamp, lambda base: paint_backdrop(base, self.layout, colours, planets, goal))
        words = self.words
        draw_gate(canvas, self.table)
        draw_decks(canvas, self.table, self.printed)
        draw_slots(canvas, self.table, self.printed)
        draw_markers(canvas, self.table, foreign_counts(view))
        deciding = self.deciding()
        bots = [seat for seat in range(len(view.seats)) if seat not in self.session.people]
        for seat in range(len(view.seats)):
            draw_plate(canvas, self.table, seat, plate_words(words, seat, bots), seat == deciding)
        draw_ships(canvas, self.table)

    def draw_moving(self, canvas: Canvas) -> None:
        self.motion.draw(canvas)
        super().draw_moving(canvas)

    def deciding(self) -> int:
        """The seat whose plate is lit."""
        return PUBLIC
