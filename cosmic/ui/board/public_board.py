"""The board that everybody sees. It looks at the game with the public's eyes only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from pygame import FRect

from cosmic.engine.game import Game
from cosmic.engine.log import Line
from cosmic.engine.views import PUBLIC, PlayerView, view_of, visible_log
from cosmic.hotseat.session.accusations import unseen_before
from cosmic.rulebook import declared
from cosmic.text.folding import KICKER, TURNED_UP, folded, sentence
from cosmic.text.presenter import Presenter
from cosmic.ui.board.board_backdrop import paint_backdrop
from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.board.board_motion import Halo, Motion
from cosmic.ui.board.encounter_marks import still_invited
from cosmic.ui.board.kept_things import draw_kept_things
from cosmic.ui.board.large_units import ZOOM, LargeCanvas, MiddleCanvas, in_large_units, in_the_middle
from cosmic.ui.board.marked_words import plate_words, with_marks
from cosmic.ui.board.pieces import Tableau, draw_middle, draw_numbers, draw_ships
from cosmic.ui.board.public_band import StoryNode, draw_band, draw_headline, draw_strengths, draw_winners
from cosmic.ui.board.public_plates import draw_public_plate, draw_tag
from cosmic.ui.board.seat_light import draw_light
from cosmic.ui.board.speech_bubbles import draw_speaking
from cosmic.ui.board.strength_plates import Rows
from cosmic.ui.board.tech_pieces import draw_added_planets, draw_techs
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
        layout = BoardLayout.load(len(session.game.state.seats))
        self.layout = in_the_middle(layout)  # of what lies around the pieces
        self.strength = tuple(beside(plate, slot) for plate, slot in zip(self.layout.strength, self.layout.slots))
        self.printed = Wording(services.book.content, services.messages, session.game.state.options.classic_flares)
        self.table = Tableau(in_large_units(layout), self.seen_at(session.told_to()))
        self.motion = Motion(self.table, self.printed)
        self.caption: tuple[Span, ...] = ()
        self.chosen_ships: Rows = []  # empty if none are just being chosen
        self.chosen_laid: Sequence[str] = ("", "")
        self.speaking: list[int] = []  # who has just said something
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
        self.chosen_ships, self.chosen_laid = [], ("", "")
        self.changes += 1

    # --- following
    def follow(self, line: int, entry: Line, canvas: Canvas | None) -> list[MotionPart]:
        """A line has been told: the board shows the table of that line, and with a canvas how it got there."""
        unseen = unseen_before(self.session.game.log, line, entry)
        before = self.with_choice() if unseen is None else self.seen_at(unseen)
        self.show(self.seen_at(line))
        if entry.to is not None:
            entry = Line("", {})  # a line for one pair of eyes; what changed in the open is shown all the same
        self.read(line)
        self.motion.clear()
        if canvas is None:
            return []
        parts = self.motion.between(before, self.view, entry, of_pieces(canvas))
        for halo in (sprite for sprite in self.motion.sprites if isinstance(sprite, Halo)):
            x, y, w, h = halo.box
            halo.box = FRect(x, max(y, HALO_TOP / ZOOM), w, h)
        if declared(entry).news == "large" and not declared(entry).stage:
            seat = entry.about.get("seat", self.view.turn)
            parts += self.motion.banner(self.words.event(entry), SEAT_COLOURS[self.view.seats[seat].colour])
        return parts

    def read(self, line: int) -> None:
        """The story line: what was told last; cards turned up together are told together."""
        told = folded(visible_log(self.session.game.log[: line + 1], PUBLIC)[-MOST_TOGETHER:])
        first = len(told) - 1
        while first > 0 and told[first][0].key in TURNED_UP and told[first - 1][0].key in TURNED_UP:
            first -= 1
        last = told[max(first, 0) :]
        kickers = [sentence(self.words, one) for one in last if one[0].key == KICKER]
        lines = [sentence(self.words, one) for one in last if one[0].key != KICKER]
        lines = [" ".join(lines), " ".join(kickers)] if kickers and lines else lines or kickers
        self.caption = with_marks("\n".join(lines), self.view)

    def settle(self) -> None:
        """The table as it has been told, without motion."""
        self.show(self.seen_at(self.session.told_to()))
        self.motion.clear()
        self.read(self.session.shown - 1)

    def rest(self) -> None:
        self.motion.clear()
        self.changes += 1

    def hear(self, speaking: list[int], caption: str = "") -> None:
        """Somebody has said something, or that is some time ago by now."""
        if caption:
            self.caption = with_marks(caption, self.view)
        if speaking != self.speaking:
            self.speaking = speaking
            self.changes += 1

    # --- what is just being chosen
    def choose(self, ships: Rows, laid: Sequence[str]) -> None:
        """Ships on their way and cards that lie there already, before the log tells of them."""
        if (ships, laid) != (self.chosen_ships, self.chosen_laid):
            self.chosen_ships, self.chosen_laid = ships, laid
            self.changes += 1

    def with_choice(self) -> PlayerView:
        """The table as it is shown."""
        view = self.view
        ships, enc = [list(row) for row in self.chosen_ships or view.ships], view.enc
        if enc is not None and any(self.chosen_laid):
            enc = replace(enc, laid=list(self.chosen_laid))
        return replace(view, ships=ships, enc=enc)

    # --- drawing
    def draw(self, canvas: Canvas, asked: int = PUBLIC, story: StoryNode | None = None, moving: bool = True) -> None:
        """`asked`: the seat everybody waits for; without `moving` what flies is left to somebody else."""
        self.layers.lay(canvas, "board", (self.changes, asked), lambda base: self.draw_board(base, asked))
        hud, words = self.layout.hud, self.words
        draw_headline(canvas, hud.headline, words)
        if self.view.winners and not self.motion.sprites:
            draw_winners(canvas, hud.dock, words)
        else:
            shown = Presenter(self.with_choice(), words.content, words.messages)
            draw_strengths(canvas, self.strength, shown, turning=bool(self.table.hidden_slots))
            draw_band(canvas, hud.dock, words, story or StoryNode(self.caption))
        if moving:
            self.draw_moving(canvas)

    def draw_moving(self, canvas: Canvas) -> None:
        self.motion.draw(of_pieces(canvas))

    def draw_board(self, canvas: Canvas, asked: int) -> None:
        view, words, table = self.view, self.words, self.table
        pieces = of_pieces(canvas)
        resting = table.ships, table.laid
        table.ships = table.ships or [list(row) for row in self.chosen_ships]
        table.laid = table.laid if any(table.laid) else list(self.chosen_laid)
        stamp = table.sky
        acts = view.winners[0] if view.winners else asked

        def with_light(base: Canvas) -> None:
            self.layers.lay(base, "sky", stamp, self.draw_sky)
            draw_light(of_pieces(base), table, acts)

        self.layers.lay(canvas, "lit sky", (stamp, acts), with_light)
        draw_middle(pieces, table, self.printed)
        invited = still_invited(view, self.session.game.log[: self.session.shown])
        for seat, place in enumerate(self.layout.seats):
            shown = plate_words(words, seat, ())
            colour = table.colour(seat)
            lit = seat in view.winners or (seat == asked and not view.winners)
            draw_public_plate(canvas, place.plate, shown, colour, table.mark(seat), lit)
            if seat in self.speaking:
                draw_speaking(canvas, place.plate, colour)
            if shown.role or seat in invited:
                role = words.say("ui-role-invited") if seat in invited else shown.role
                draw_tag(canvas, self.layout, place.plate, role, colour)
        draw_numbers(pieces, table)
        draw_added_planets(pieces, table)
        draw_techs(pieces, table)
        draw_ships(pieces, table)
        draw_kept_things(pieces, table, self.printed)
        table.ships, table.laid = resting

    def draw_sky(self, canvas: Canvas) -> None:
        paint_backdrop(of_pieces(canvas), self.table.layout, self.table.scene, self.view)


def of_pieces(canvas: Canvas) -> Canvas:
    """What pieces are drawn on; their figures are large enough at every text scale."""
    return LargeCanvas(MiddleCanvas(canvas.with_scale(1.0)))


def beside(plate: FRect, slot: FRect) -> FRect:
    """The plate of a side's strength as high as its card."""
    return FRect(plate.x, slot.y, plate.width, slot.height)
