"""The board that everybody sees. It looks at the game with the public's eyes only."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from cosmic.engine.game import Game
from cosmic.engine.log import Line
from cosmic.engine.views import PUBLIC, PlayerView, view_of, visible_log
from cosmic.rulebook import declared
from cosmic.text.folding import folded, sentence
from cosmic.text.presenter import Presenter
from cosmic.ui.board.board_backdrop import paint_backdrop
from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.board.board_motion import Halo, Motion
from cosmic.ui.board.large_units import NUMBERS_SCALE, PIECES_SCALE, ZOOM, LargeCanvas, in_large_units, larger
from cosmic.ui.board.marked_words import plate_words, with_marks
from cosmic.ui.board.pieces import Tableau, draw_middle, draw_ships
from cosmic.ui.board.public_band import StoryNode, draw_band, draw_winners
from cosmic.ui.board.public_plates import draw_public_plate, draw_tag
from cosmic.ui.board.seat_light import draw_light
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.layers import Layers
from cosmic.ui.kit.theme import SEAT_COLOURS
from cosmic.ui.kit.tween import MotionPart
from cosmic.ui.printed.printed_words import Wording
from cosmic.ui.shell.services import Services

HALO_TOP = 76.0  # nearer to the edge an emblem that swells over its plate would be cut off
MOST_TOGETHER = 12  # lines of the log of which the last sentence is made


class Telling(Protocol):
    """A game and how much of it has been told: a session, or a replay at its place."""

    @property
    def game(self) -> Game: ...
    @property
    def shown(self) -> int: ...
    def told_to(self) -> int: ...


class PublicBoard:
    """Follows the log line by line; a view of anybody else is refused."""

    def __init__(self, services: Services, session: Telling) -> None:
        self.services, self.session = services, session
        self.layout = BoardLayout.load(len(session.game.state.seats), "public")
        self.printed = Wording(services.book.content, services.messages)
        self.table = Tableau(in_large_units(self.layout), self.seen_at(session.told_to()))
        self.motion = Motion(self.table, self.printed)
        self.caption: tuple[Span, ...] = ()
        self.changes = 0  # of the resting picture
        self.layers = Layers()
        self.settle()

    @property
    def view(self) -> PlayerView:
        return self.table.view

    @property
    def words(self) -> Presenter:
        return Presenter(self.view, self.services.book.content, self.services.messages)

    def seen_at(self, line: int) -> PlayerView:
        return view_of(self.session.game.table_at(line), PUBLIC)

    def show(self, view: PlayerView) -> None:
        assert view.viewer == PUBLIC, "the public board was handed a private view"
        self.table.view = view
        self.changes += 1

    # --- following
    def follow(self, line: int, entry: Line, canvas: Canvas | None) -> list[MotionPart]:
        """A line has been told: the board shows the table of that line, and with a canvas how it got there."""
        before = self.view
        self.show(self.seen_at(line))
        if entry.to is not None:
            entry = Line("", {})  # a line for one pair of eyes; what changed in the open is shown all the same
        self.read(line)
        self.motion.clear()
        if canvas is None:
            return []
        parts = self.motion.between(before, self.view, entry, LargeCanvas(canvas))
        for halo in (sprite for sprite in self.motion.sprites if isinstance(sprite, Halo)):
            halo.box = halo.box._replace(y=max(halo.box.y, HALO_TOP / ZOOM))
        if declared(entry).news == "large" and not declared(entry).stage:
            seat = entry.about.get("seat", self.view.turn)
            parts += self.motion.banner(self.words.event(entry), SEAT_COLOURS[self.view.seats[seat].colour])
        return parts

    def read(self, line: int) -> None:
        """The story line: what was told last; cards turned up together are told together."""
        told = folded(visible_log(self.session.game.log[: line + 1], PUBLIC)[-MOST_TOGETHER:])
        last = told[-1:]
        if len(told) > 1 and told[-1][0].key == told[-2][0].key == "revealed":
            last = told[-2:]
        self.caption = with_marks("\n".join(sentence(self.words, one) for one in last), self.view)

    def settle(self) -> None:
        """The table as it has been told, without motion."""
        self.show(self.seen_at(self.session.told_to()))
        self.motion.clear()
        self.read(self.session.shown - 1)

    def rest(self) -> None:
        self.motion.clear()
        self.changes += 1

    # --- drawing
    def draw(self, canvas: Canvas, asked: int = PUBLIC, story: StoryNode | None = None, moving: bool = True) -> None:
        """`asked`: the seat everybody waits for; without `moving` what flies is left to somebody else."""
        self.layers.lay(canvas, "board", (self.changes, asked), lambda base: self.draw_board(base, asked))
        if self.view.winners and not self.motion.sprites:
            draw_winners(canvas, self.layout.hud.encounter, self.words)
        else:
            story = story or StoryNode(self.caption)
            if self.view.enc is None:
                story = replace(story, calm=(Span(self.words.say("ui-no-encounter"), "dim"),))
            draw_band(canvas, self.layout.hud, self.words, story, turning=bool(self.table.hidden_slots))
        if moving:
            self.draw_moving(canvas)

    def draw_moving(self, canvas: Canvas) -> None:
        self.motion.draw(LargeCanvas(canvas))

    def draw_board(self, canvas: Canvas, asked: int) -> None:
        view, words = self.view, self.words
        numbers, pieces = (larger(canvas, most) for most in (NUMBERS_SCALE, PIECES_SCALE))
        colours = [seat.colour for seat in view.seats]
        stamp = (tuple(colours), view.options.planets)
        self.layers.lay(canvas, "sky", stamp, self.draw_sky)
        draw_light(pieces, self.table, view.winners[0] if view.winners else asked)
        draw_middle(pieces, numbers, self.table, self.printed)
        for seat, place in enumerate(self.layout.seats):
            shown = plate_words(words, seat, ())
            colour = self.table.colour(seat)
            lit = seat in view.winners or (seat == asked and not view.winners)
            draw_public_plate(canvas, place.plate, shown, colour, self.table.mark(seat), lit)
            if shown.role:
                draw_tag(canvas, place.plate, self.role(seat), colour)
        draw_ships(pieces, self.table)

    def role(self, seat: int) -> str:
        """In one word; on whose side an ally is stands in the band."""
        enc = self.view.enc
        if enc is not None and seat in (enc.offense, enc.defense):
            return self.services.say("ui-role-offense" if seat == enc.offense else "ui-role-defense")
        return self.services.say("ui-public-ally")

    def draw_sky(self, canvas: Canvas) -> None:
        colours = [seat.colour for seat in self.view.seats]
        options = self.view.options
        paint_backdrop(
            larger(canvas, NUMBERS_SCALE), self.table.layout, colours, options.planets, options.colonies_to_win
        )
