"""The talks about a deal as everybody may follow them: what has been offered in the open, and the clock."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from cosmic.engine.deals import Share
from cosmic.engine.log import Line
from cosmic.engine.state import NOBODY
from cosmic.engine.views import PUBLIC, PlayerView, visible_log
from cosmic.hotseat.session.deal_drafts import DealClock, talks
from cosmic.text.presenter import Presenter
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.board.public_band import LETTERS, set_first
from cosmic.ui.board.stage import PUBLIC_BOX
from cosmic.ui.board.stage_pictures import FLOOR
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.theme import SEAT_COLOURS, Colour, blend

CLOCK = 84.0
HURRY = 10.0  # seconds from which the clock is red
PAD = 24.0


@dataclass(frozen=True)
class PublicDeal:
    """The last offer, if there is one, and how much time is left."""

    sides: tuple[int, int]
    offered_by: int = NOBODY
    given: tuple[Share, Share] | None = None  # by side
    time: str = ""  # as the clock shows it
    left: float = 1.0  # the share of it
    tone: str = "gold"


def deal_of(view: PlayerView, log: list[Line], is_talking: bool, clock: DealClock | None = None) -> PublicDeal | None:
    """`is_talking`: one of the two has the word, so that talks are open even without an offer."""
    enc = view.enc
    told = talks([line for line in visible_log(log, PUBLIC) if not line.is_window])
    if enc is None or enc.defense == NOBODY or not (told or is_talking):
        return None
    sides = (enc.offense, enc.defense)
    offers = [line.about for line in told if line.key == "deal-offered"]
    by, given = NOBODY, None
    if offers:
        by = offers[-1]["seat"]
        shares = offers[-1]["give"], offers[-1]["take"]
        given = shares if by == sides[0] else shares[::-1]
    if clock is None or not clock.on:
        return PublicDeal(sides, by, given)
    tone = "dim" if clock.paused else "bad" if clock.left <= HURRY else "gold"
    left = min(1.0, round(clock.left / max(1.0, clock.seconds), 2))
    return PublicDeal(sides, by, given, clock.face, left, tone)


def draw_deal(canvas: Canvas, words: Presenter, deal: PublicDeal) -> None:
    """The title with the clock, and below it what each of them would give."""
    box = PUBLIC_BOX
    with canvas.above():
        canvas.shadow(box)
        canvas.panel(box, FLOOR, "gold", 26, 5)
        clock = draw_clock(canvas, box, deal) if deal.time else 0.0
        one, other = (words.seat(seat) for seat in deal.sides)
        title = with_marks(words.say("ui-deal-treaty", me=one, other=other), words.view)
        head = FRect(box.x + PAD, box.y + 14, box.width - 2 * PAD - clock, 150)
        set_first(canvas, head, [title], "deal-title")
        below = FRect(box.x + PAD, head.bottom + 10, box.width - 2 * PAD, box.bottom - PAD - head.bottom - 10)
        if deal.given is None:
            set_first(canvas, below, [(Span(words.say("ui-public-no-offer"), "dim"),)], "deal-none")
            return
        wide = (below.width - PAD) / 2
        for side, (seat, given) in enumerate(zip(deal.sides, deal.given)):
            place = FRect(below.x + side * (wide + PAD), below.y, wide, below.height)
            draw_share(canvas, place, words, seat, given, seat == deal.offered_by)


def draw_share(canvas: Canvas, box: FRect, words: Presenter, seat: int, given: Share, offers: bool) -> None:
    """What one of them would give; golden the side that has put the offer."""
    view = words.view
    colour: Colour = SEAT_COLOURS[view.seats[seat].colour]
    canvas.panel(box, blend(SEAT_COLOURS[view.seats[seat].colour], canvas.theme.panel, 0.76), colour, 18, 4)
    head = with_marks(words.say("ui-public-offers" if offers else "ui-public-asked", seat=words.seat(seat)), view)
    line = canvas.metrics.line(LETTERS) * 2
    set_first(canvas, FRect(box.x + 14, box.y + 8, box.width - 28, line), [head], "deal-head")
    room = FRect(box.x + 18, box.y + 10 + line, box.width - 36, box.height - line - 20)
    said = words.share(given) or words.say("ui-deal-nothing")
    set_first(canvas, room, [with_marks(said, view)], "deal-share")


def draw_clock(canvas: Canvas, box: FRect, deal: PublicDeal) -> float:
    """At the right end of the title; returns the room it takes."""
    plain = canvas.with_scale(1.0)
    wide = plain.metrics.width_of(deal.time, CLOCK, "extrabold")
    side = 130.0
    place = (box.right - PAD - wide, box.y + 24, wide, side)
    plain.text(deal.time, place, CLOCK, deal.tone, "extrabold", "right", "middle", False, False, "clock")
    x, y = place[0] - 20 - side / 2, box.y + 24 + side / 2
    canvas.circle(x, y, side / 2, "panel_edge", 8)
    canvas.arc(x, y, side / 2, 0, 360 * deal.left, deal.tone, 8)
    canvas.icon("ui/clock", (x - 36, y - 36, 72, 72), deal.tone)
    return wide + side + 44
