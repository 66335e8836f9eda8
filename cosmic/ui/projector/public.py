"""The board that everybody sees. It looks at the game with the public's eyes only."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cosmic.engine.asking import LogEntry
from cosmic.engine.views import PUBLIC, PlayerView, view_of, visible_log
from cosmic.engine.windows import is_window
from cosmic.hotseat.session import Session
from cosmic.text.board import Board
from cosmic.ui.board.backdrop import paint_backdrop
from cosmic.ui.board.layout import BoardLayout, Box
from cosmic.ui.board.pieces import Tableau, draw_decks, draw_gate, draw_markers, draw_ships, draw_slots
from cosmic.ui.desk import Desk
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.theme import SEAT_COLOURS
from cosmic.ui.kit.tween import Part
from cosmic.ui.printed.words import Wording
from cosmic.ui.projector.band import Story, draw_band
from cosmic.ui.projector.plates import draw_public_plate, draw_tag
from cosmic.ui.projector.zoom import LargeCanvas, in_large_units
from cosmic.ui.table.motion import Motion
from cosmic.ui.table.words import plate_words, with_marks

WIDE_BANNER = ("encounter-won", "deal-failed", "both-lose", "cosmic-quake")


class PublicBoard:
    """Follows the log line by line; a view of anybody else is refused."""

    def __init__(self, desk: Desk, session: Session) -> None:
        self.desk, self.session = desk, session
        self.layout = BoardLayout.load(len(session.game.state.seats), "public")
        self.printed = Wording(desk.book.content, desk.messages)
        self.table = Tableau(in_large_units(self.layout), self.seen_at(session.told_to()))
        self.motion = Motion(self.table, self.printed)
        self.caption: tuple[Span, ...] = ()
        self.changes = 0  # of the resting picture
        self._kept: dict[str, tuple[object, pygame.Surface]] = {}
        self.settle()

    @property
    def view(self) -> PlayerView:
        return self.table.view

    @property
    def words(self) -> Board:
        return Board(self.view, self.desk.book.content, self.desk.messages)

    def seen_at(self, line: int) -> PlayerView:
        return view_of(self.session.game.table_at(line), PUBLIC)

    def show(self, view: PlayerView) -> None:
        assert view.viewer == PUBLIC, "the public board was handed a private view"
        self.table.view = view
        self.changes += 1

    # --- following
    def follow(self, line: int, entry: LogEntry, canvas: Canvas | None) -> list[Part]:
        """A line has been told: the board shows the table of that line, and with a canvas how it got there."""
        before = self.view
        self.show(self.seen_at(line))
        if entry[2] is not None:
            entry = ["", {}, None]  # a line for one pair of eyes; what changed in the open is shown all the same
        self.read(line, entry)
        self.motion.clear()
        if canvas is None:
            return []
        parts = self.motion.between(before, self.view, entry, LargeCanvas(canvas))
        if entry[0] in WIDE_BANNER:
            seat = entry[1].get("seat", self.view.turn)
            parts += self.motion.banner(self.words.event(entry), SEAT_COLOURS[self.view.seats[seat].colour])
        return parts

    def read(self, line: int, entry: LogEntry) -> None:
        """The story line: what was told last; cards turned up together are told together."""
        found = [one for one in visible_log(self.session.game.log[: line + 1], PUBLIC) if not is_window(one)]
        last = found[-1:]
        if entry[0] == "revealed":
            last = [one for one in found[-2:] if one[0] == "revealed"]
        words = self.words
        self.caption = with_marks("\n".join(words.event(one) for one in last), self.view)

    def settle(self) -> None:
        """The table as it has been told, without motion."""
        self.show(self.seen_at(self.session.told_to()))
        self.motion.clear()
        self.read(self.session.shown - 1, ["", {}, None])

    def rest(self) -> None:
        self.motion.clear()
        self.changes += 1

    # --- drawing
    def draw(self, canvas: Canvas, asked: int = PUBLIC, story: Story | None = None, moving: bool = True) -> None:
        """`asked`: the seat everybody waits for; without `moving` what flies is left to somebody else."""
        self.keep(canvas, "board", (self.changes, asked), lambda base: self.draw_board(base, asked))
        turning = bool(self.table.hidden_slots)
        draw_band(canvas, self.layout.hud, self.words, story or Story(self.caption), turning)
        if moving:
            self.draw_moving(canvas)
        if self.view.winners and not self.motion.sprites:
            self.draw_winners(canvas)

    def draw_moving(self, canvas: Canvas) -> None:
        self.motion.draw(LargeCanvas(canvas))

    def draw_winners(self, canvas: Canvas) -> None:
        words, middle = self.words, self.layout.warp.center
        names = words.listed([words.seat(seat) for seat in self.view.winners])
        said = self.desk.say("ui-public-won", who=names, count=len(self.view.winners))
        high = 40 + canvas.metrics.height_of(said, 1000, 60, "extrabold")
        box = Box(middle.x - 640, middle.y - high / 2, 1280, high)
        canvas.shadow(box, 40, 220)
        canvas.panel(box, (14, 12, 34), "gold", 26, 6)
        canvas.icon("ui/trophy", (box.x + 40, middle.y - 60, 120, 120), canvas.theme.gold)
        with canvas.above():
            place = (box.x + 200, box.y + 20, 1000, high - 40)
            canvas.text(said, place, 60, "gold", "extrabold", "left", "middle", owner="winners")

    def draw_board(self, canvas: Canvas, asked: int) -> None:
        view, words, large = self.view, self.words, LargeCanvas(canvas)
        colours = [seat.colour for seat in view.seats]
        stamp = (tuple(colours), view.options.planets)
        self.keep(canvas, "sky", stamp, self.draw_sky)
        draw_gate(large, self.table)
        draw_decks(large, self.table, self.printed)
        draw_slots(large, self.table, self.printed)
        draw_markers(large, self.table, [float(len(words.foreign(seat))) for seat in range(len(view.seats))])
        for seat, place in enumerate(self.layout.seats):
            shown = plate_words(words, seat, ())
            colour = self.table.colour(seat)
            draw_public_plate(canvas, place.plate, shown, colour, self.table.mark(seat), seat == asked)
            if shown.role:
                draw_tag(canvas, place.plate, self.role(seat), colour)
        draw_ships(large, self.table)

    def role(self, seat: int) -> str:
        """In one word; on whose side an ally is stands in the band."""
        enc = self.view.enc
        if enc is not None and seat in (enc.offense, enc.defense):
            return self.desk.say("ui-role-offense" if seat == enc.offense else "ui-role-defense")
        return self.desk.say("ui-public-ally")

    def draw_sky(self, canvas: Canvas) -> None:
        colours = [seat.colour for seat in self.view.seats]
        options = self.view.options
        paint_backdrop(LargeCanvas(canvas), self.table.layout, colours, options.planets, options.colonies_to_win)

    def keep(self, canvas: Canvas, name: str, stamp: object, paint: Callable[[Canvas], None]) -> None:
        """A full picture that is painted again only when it must be."""
        surface = canvas.surface
        mark = (stamp, surface.get_size(), canvas.theme.name, canvas.text_scale)
        kept = self._kept.get(name)
        # While texts or faults are collected, everything must really be set again.
        if kept is None or kept[0] != mark or canvas.faults is not None or canvas.texts is not None:
            fits = kept is not None and kept[1].get_size() == surface.get_size()
            picture = kept[1] if kept is not None and fits else surface.copy()
            paint(Canvas(picture, canvas.theme, canvas.text_scale, canvas.faults, canvas.texts))
            kept = (mark, picture)
            self._kept[name] = kept
        surface.blit(kept[1], (0, 0))
