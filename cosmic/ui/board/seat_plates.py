"""The plates of the seats: who sits there, as what, and what everybody may know of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pygame import FRect

from cosmic.ui.board.board_layout import BoardLayout, center_of, clearance, number_spot, radius_of
from cosmic.ui.board.crowded_planets import tall_pile
from cosmic.ui.board.pieces import Tableau
from cosmic.ui.board.speech_bubbles import draw_speech
from cosmic.ui.kit import typesetting as setting
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.theme import RGB, SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.printed.card_canvas import CardCanvas, lay, printed

LARGE_TYPE = 1.25  # from this text scale on the words need the emblem's room
LETTERS = 24.0
RING = 3.0  # of a plate that can be chosen
OUT = 20.0  # step by which a tag is moved on beyond the end of a plate
PLACES = 6  # along a plate, in which its tag is tried
NUMBERS_FIRST, SHIPS_NEXT = 10.0, 4.0  # a planet may be covered rather than a number or a pile
ROOMY = 5  # seats around a board with large planets
OTHERS = 28.0  # size of a token of another's power
ROLE_ROOM = 29.0  # between a plate and the ships on the nearest planet


@dataclass(frozen=True)
class PlateWords:
    """What stands on one plate."""

    name: str
    alien: str
    emblem: str  # slug, or empty
    state: str  # active, lost, zapped, hidden, lent
    hand: int
    colonies: str
    tokens: int
    role: str  # word for offense, defense, ally, or empty
    is_bot: bool = False
    on_sheet: int = 0  # cards with the usual back that lie on its sheets
    others_tokens: tuple[str, ...] = ()  # the aliens whose tokens lie here
    partner: str = ""  # colour of the one to whom, or from whom, the power is on loan
    rewards: int = 0  # of the cards in hand, those with the back of the reward deck
    sheet_rewards: int = 0  # and those of its sheets

    @property
    def cards(self) -> str:
        """Those in hand with the usual back, and those on the sheet besides."""
        usual = self.hand - self.rewards
        return f"{usual}+{self.on_sheet}" if self.on_sheet else str(usual)

    @property
    def reward_cards(self) -> str:
        """The same of those with the back of the reward deck; nothing if there are none."""
        if self.sheet_rewards:
            return f"{self.rewards}+{self.sheet_rewards}"
        return str(self.rewards) if self.rewards else ""


def draw_plate(canvas: Canvas, table: Tableau, seat: int, words: PlateWords, asked: bool, spoken: str = "") -> None:
    """`asked`: this seat is to decide; `spoken`: what it has just said, which takes the place of all else."""
    box = table.layout.seats[seat].plate
    colour, mark = table.colour(seat), table.mark(seat)
    key = ("plate", words, colour, asked)
    if spoken:
        draw_speech(canvas, box, spoken, colour, mark)
    else:
        lay(
            canvas,
            box,
            printed(canvas, key, canvas.box(box).size, lambda press: paint_plate(press, words, colour, mark, asked)),
        )
    if words.role:
        draw_role(canvas, table.layout, box, words.role, colour)


def paint_plate(press: CardCanvas, words: PlateWords, colour: RGB, mark: str, asked: bool) -> None:
    box = FRect(0, 0, press.wide, press.high)
    fill = blend(colour, press.theme.panel, 0.86)
    press.panel(box, fill, "gold" if asked else blend(colour, press.theme.panel, 0.2), 14, 4 if asked else 2)
    left = box.x + 10
    if press.text_scale < LARGE_TYPE:
        draw_emblem(press, FRect(left, box.y + 6, box.height - 12, box.height - 12), words, colour)
        if words.tokens:
            draw_tokens(press, left, box.y + 18, words.tokens)
        for n, alien in enumerate(words.others_tokens):
            draw_others_token(press, left + box.height - 40, box.bottom - 34 - 30 * n, alien, fill)
        if words.is_bot:
            press.circle(left + 12, box.bottom - 17, 15, fill)
            press.icon("ui/bot", (left, box.bottom - 29, 24, 24), press.theme.dim)
        left += box.height - 4
    room = box.right - 6 - left
    half = box.height / 2
    size = min(LETTERS, half / (1.28 * press.text_scale))  # two lines must fit
    upper = counter(press, box.right - 10, box.y + 3, half - 4, "cards/back", words.cards)
    lower = counter(press, box.right - 10, box.y + half, half - 4, "ui/colony", words.colonies)
    side = half - 14
    if words.reward_cards:  # beside the other cards, or where a whole name leaves no room for them, below
        needed = press.metrics.width_of(words.name, size, "bold") + counter_width(press, half - 4, words.reward_cards)
        is_below = needed > room - upper - 22 - side
        top, right = (box.y + half, box.right - 14 - lower) if is_below else (box.y + 3, box.right - 14 - upper)
        wide = 4 + counter(press, right, top, half - 4, "cards/reward_back", words.reward_cards)
        upper, lower = (upper, lower + wide) if is_below else (upper + wide, lower)
    press.icon(f"marks/{mark}", (left, box.y + 8, side, side), colour)
    name = shortened(press, words.name, room - upper - 10 - side - 8, size, "bold")
    place = (left + side + 8, box.y + 3, room - upper - 10, half - 2)
    press.text(name, place, size, "ink", "bold", "left", "middle", False, False, "plate")
    tone = {"lost": "faint", "zapped": "warn", "hidden": "faint", "lent": "faint"}.get(words.state, "dim")
    at = left
    if words.is_bot and press.text_scale >= LARGE_TYPE:  # below the mark of the seat, which is as wide
        press.icon("ui/bot", (left, box.y + half + 4, side, side), press.theme.dim)
        at += side + 8
    if press.text_scale >= LARGE_TYPE:  # there is no emblem on which they could lie
        if words.partner:
            draw_partner(press, FRect(at, box.y + half + 6, OTHERS, OTHERS), words.partner)
            at += OTHERS + 6
        for alien in words.others_tokens:
            draw_others_token(press, at, box.y + half + 6, alien, fill)
            at += OTHERS + 6
        if words.tokens:
            at += draw_tokens(press, at, box.y + 1.5 * half, words.tokens, 0.8 * size) + 6
    alien = shortened(press, words.alien, left + room - at - lower, size)
    press.text(
        alien, (at, box.y + half - 1, room, half - 2), size, tone, "medium", "left", "middle", False, False, "plate"
    )


def draw_emblem(canvas: Canvas, box: FRect, words: PlateWords, colour: RGB) -> None:
    """In grey if it does nothing here; with the mark of the other at its foot if it is on loan."""
    tone = blend(colour, (90, 94, 120), 0.8) if words.state in ("lost", "lent") else colour
    name = f"aliens/{words.emblem}" if words.emblem else "ui/power_hidden"
    canvas.icon(name, box, tone)
    side = box.width * 0.5
    corner = FRect(box.right - side + 4, box.bottom - side + 4, side, side)
    if words.state in ("lost", "zapped") or (words.emblem and words.state == "hidden"):
        canvas.icon(f"ui/power_{words.state}", corner, canvas.theme.warn)
    if words.partner:
        corner.right = box.x + side - 4
        draw_partner(canvas, corner, words.partner)


def draw_partner(canvas: Canvas, box: FRect, colour: str) -> None:
    """The mark of the one with whom a power is on loan, or whose it is."""
    canvas.circle(*box.center, box.width * 0.55, (10, 12, 28))
    canvas.icon(f"marks/{SEAT_MARKS[colour]}", box.scale_by(0.8), SEAT_COLOURS[colour])


def draw_tokens(canvas: Canvas, x: float, y: float, count: int, size: float = 20.0) -> float:
    """What lies on the sheet, as a figure; returns how wide it is."""
    wide = canvas.metrics.width_of(str(count), size, "bold") + 12
    high = canvas.metrics.line(size)
    tag = (x, y - high / 2, wide, high)
    canvas.panel(tag, "gold", (30, 20, 4), high / 2, 2)
    canvas.text(str(count), tag, size, "on_gold", "bold", "center", "middle", False, False)
    return wide


def draw_others_token(canvas: Canvas, x: float, y: float, alien: str, ground: RGB) -> None:
    """A token that another's power has laid here: with its emblem, in gold."""
    canvas.circle(x + OTHERS / 2, y + OTHERS / 2, OTHERS / 2 + 2, ground)
    canvas.icon(f"aliens/{alien}", (x, y, OTHERS, OTHERS), canvas.theme.gold)


def counter(canvas: Canvas, right: float, top: float, high: float, icon: str, words: str) -> float:
    """A small picture with a figure, flush right; returns how wide it is."""
    size = min(LETTERS, high / (1.2 * canvas.text_scale))
    wide = canvas.metrics.width_of(words, size, "bold")
    side = min(high - 4, 28)
    canvas.text(words, (right - wide, top, wide, high), size, "ink", "bold", "right", "middle", False, False, "plate")
    canvas.icon(icon, (right - wide - side - 6, top + (high - side) / 2, side, side), canvas.theme.gold)
    return wide + side + 8


def counter_width(canvas: Canvas, high: float, words: str) -> float:
    size = min(LETTERS, high / (1.2 * canvas.text_scale))
    return canvas.metrics.width_of(words, size, "bold") + min(high - 4, 28) + 8


def draw_role(canvas: Canvas, layout: BoardLayout, box: FRect, role: str, colour: tuple[int, int, int]) -> None:
    """A tag outside the ring that the plate may have, away from the nearest planet: offense, defense, ally, invited."""
    size = min(LETTERS, ROLE_ROOM / (1.2 * canvas.text_scale))
    wide = canvas.metrics.width_of(role, size, "bold") + 20
    high = canvas.metrics.line(size)
    tag = role_box(layout, box, wide, high)
    with canvas.above():
        canvas.panel(tag, colour, (8, 9, 22), 9, 2)
        canvas.text(role, tag, size, (12, 14, 30), "bold", "center", "middle", False, False, "plate-role")


def role_box(layout: BoardLayout, box: FRect, wide: float, high: float) -> FRect:
    """Along the edge of the plate that looks at the warp, the outer end first, or else beside it: wherever it covers no
    number and least of a planet."""
    return FRect(_role_box(layout, tuple(box), wide, high))


@lru_cache(maxsize=256)
def _role_box(layout: BoardLayout, plate: tuple[float, ...], wide: float, high: float) -> FRect:
    box, middle = FRect(plate), center_of(layout.warp)
    is_right = box.centerx > middle.x + 1
    level = box.bottom + RING if box.y < middle.y else box.y - high - RING
    room = box.width - 28 - wide
    lefts = [box.x + 14 + room * n / PLACES for n in range(PLACES + 1)]
    tags = [FRect(left, level, wide, high) for left in (reversed(lefts) if is_right else lefts)]
    if len(layout.seats) > ROOMY and abs(box.centerx - middle.x) < 1:  # a planet is close to its middle
        beyond = [left for n in (1, 2, 3) for left in (lefts[0] - OUT * n, lefts[-1] + OUT * n)]
        away = RING if box.y < middle.y else -RING
        tags += [FRect(left, level + away * n, wide, high) for n in range(3) for left in (*lefts, *beyond)]
    if box.y > middle.y:  # beside the others is the headline
        beside = box.x - 2 * RING - wide if is_right else box.right + 2 * RING
        tags.append(FRect(beside, box.centery - high / 2, wide, high))
    planets = [planet for seat in layout.seats for planet in seat.planets]
    numbers = [number_box(layout, planet) for planet in planets]
    piles = [tall_pile(layout, planet) for planet in planets] if len(layout.seats) > ROOMY else []

    def covered(tag: FRect) -> float:
        over_number = min(0.0, *(clearance(number, tag) for number in numbers))
        over_ships = -SHIPS_NEXT * sum(tag.clip(pile).width for pile in piles)
        return NUMBERS_FIRST * over_number + min(0.0, *(clearance(planet, tag) for planet in planets)) + over_ships

    return max(tags, key=covered)


def number_box(layout: BoardLayout, planet: FRect) -> FRect:
    """Around the badge with the number of a planet, in letters of every size."""
    at, reach = number_spot(layout, planet), 0.38 * radius_of(planet)
    return FRect(at.x - reach, at.y - reach, 2 * reach, 2 * reach)


def shortened(canvas: Canvas, words: str, room: float, size: float, weight: str = "medium") -> str:
    """Names people chose may be longer than a plate."""
    return setting.shortened_to(words, canvas.metrics.pixels(size), weight, int(room * canvas.k))
