"""Type and shapes on the sheet: what fits, what does not, and where things land."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pygame
import pytest
from fontTools.ttLib import TTFont

from cosmic.ui.board import tokens
from cosmic.ui.kit import icons, smooth_shapes
from cosmic.ui.kit import typesetting as setting
from cosmic.ui.kit.audit import letters, overlaps
from cosmic.ui.kit.cache import USUAL_SCREEN, PixelCache, make_room
from cosmic.ui.kit.canvas import Canvas, ScreenFault, TextMark
from cosmic.ui.kit.flow import Span, flowed
from cosmic.ui.kit.fonts import FACES, face, font
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS, THEMES

LONG = "The offense may ask any player to join, one after the other, and each of them answers aloud."


@pytest.fixture
def canvas():
    pygame.font.init()
    return Canvas(pygame.Surface((1280, 720)), faults=[], texts=[])


def test_units_become_pixels_and_the_sheet_is_centred():
    wide = Canvas(pygame.Surface((2000, 720)))
    assert wide.k == pytest.approx(2 / 3)
    assert wide.box((0, 0, 1920, 1080)) == pygame.Rect(360, 0, 1280, 720)
    assert wide.length(0) == 0 and wide.length(0.1) == 1


def test_words_that_fit_cause_no_fault(canvas):
    high = canvas.text(LONG, (0, 0, 400, 300), owner="a")
    assert canvas.faults == []
    assert high == pytest.approx(canvas.measure(LONG, 400), abs=0.1)


def test_words_a_little_too_long_shrink_without_fault(canvas):
    wide = canvas.metrics.width_of(LONG, 24) * 0.92
    canvas.text(LONG, (0, 0, wide, 34), 24, wrap=False)
    assert canvas.faults == []


def test_words_far_too_long_are_cut_and_reported(canvas):
    canvas.text(LONG, (0, 0, 300, 34), owner="label")
    (fault,) = canvas.faults
    assert (fault.kind, fault.owner, fault.words) == ("overflow", "label", LONG)
    assert fault.needed > fault.available
    (mark,) = canvas.texts
    assert mark.rect.right <= 200  # 300 units are 200 pixels here


def test_a_single_word_that_is_too_wide_is_reported(canvas):
    canvas.text("Incomprehensibilities", (0, 0, 60, 500), owner="word")
    assert [fault.kind for fault in canvas.faults] == ["overflow"]


def test_small_words_are_drawn_at_13_pixels_and_reported(canvas):
    canvas.text("tiny", (0, 0, 200, 60), 12, owner="tiny")
    assert canvas.faults == [ScreenFault("small", "tiny", "tiny", 13, 8.0)]
    assert canvas.metrics.pixels(12) == 13 and canvas.metrics.pixels(20) == 13


def test_text_scale_makes_words_larger():
    small, large = Metrics(1, 1.0), Metrics(1, 1.6)
    assert large.width_of("words") > 1.5 * small.width_of("words")
    assert large.height_of(LONG, 400) > small.height_of(LONG, 400)


def test_long_words_break_and_lines_end_at_line_ends():
    assert setting.broken("a b\nc", 20, "medium", 500) == ("a b", "c")
    assert "".join(setting.broken("x" * 60, 20, "medium", 100)) == "x" * 60


def test_spans_that_touch_stay_together_in_a_line():
    spans = (Span("one two"), Span(", ", weight="bold"), Span("three"))
    flow = flowed(spans, 20, "medium", font(20).size("one two,")[0] + 4)
    rows = {piece.words: piece.row for piece in flow.pieces}
    assert rows == {"one": 0, "two": 0, ",": 0, "three": 1}


def test_rich_text_takes_the_height_that_was_measured(canvas):
    spans = [Span("Ada", "gold", "bold", icon="marks/dot"), Span(" " + LONG)]
    assert canvas.rich(spans, (0, 0, 400, 0)) == pytest.approx(canvas.metrics.rich_height(spans, 400), abs=0.1)


def test_overlapping_labels_are_found_but_not_across_layers():
    one = TextMark("a", "one", pygame.Rect(0, 0, 50, 20), 0)
    other = TextMark("b", "two", pygame.Rect(30, 5, 50, 20), 0)
    above = TextMark("tip", "tip", pygame.Rect(30, 5, 50, 20), 1)
    assert overlaps([one, other, above]) == [(one, other)]


def test_every_letter_a_screen_may_need_is_in_the_typeface():
    needed = letters([TextMark("", "ÁÉŐŰ жїєґ “quotes” … – — × • é ñ ß", pygame.Rect(0, 0, 1, 1), 0)])
    for weight in FACES:
        known = TTFont(BytesIO(face(weight))).getBestCmap()
        assert not {letter for letter in needed if ord(letter) not in known}


def test_rounded_plates_have_clear_corners_and_a_whole_rim():
    for fill in ((20, 30, 60), (20, 30, 60, 40)):
        made = smooth_shapes.plate((80, 60), fill, None, (250, 200, 90), 16, 3)
        assert made.get_at((0, 0)).a == 0
        assert made.get_at((40, 1))[:3] == (250, 200, 90)
        corner = made.get_at((6, 6))  # the middle of the rim where it bends
        assert corner.a > 120 and corner.r > 200
        assert made.get_at((40, 30)).a == (fill[3] if len(fill) == 4 else 255)


@pytest.fixture
def small_screen() -> Iterator[None]:
    make_room(100)
    yield
    make_room(USUAL_SCREEN)


def test_the_cache_forgets_what_was_not_used_for_longest(small_screen):
    cache = PixelCache(2.5)
    for key in "abac":
        cache.get(key, lambda: pygame.Surface((10, 10)))
    assert set(cache.kept) == {"a", "c"} and cache.pixels == 200


def test_a_larger_screen_keeps_more_pictures(small_screen):
    cache = PixelCache(1)
    make_room(400)
    for key in "abcde":
        cache.get(key, lambda: pygame.Surface((10, 10)))
    assert set(cache.kept) == set("bcde")


def test_every_seat_has_a_colour_of_its_own_and_a_mark():
    assert set(SEAT_COLOURS) == set(SEAT_MARKS)
    assert len(set(SEAT_MARKS.values())) == len(set(SEAT_COLOURS.values())) == 6


@pytest.mark.parametrize("name", THEMES)
def test_words_stand_out_from_what_they_lie_on(name):
    theme = THEMES[name]
    for ink, ground in (
        (theme.ink, theme.panel),
        (theme.dim, theme.panel),
        (theme.ink, theme.button),
        (theme.on_gold, theme.gold),
    ):
        assert contrast(ink, ground) >= 7
    assert contrast(theme.faint, theme.button_off) >= 3


def contrast(one, other):
    def light(colour):
        parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_a_missing_icon_is_a_ring_and_is_reported():
    drawn = icons.icon("nowhere/nothing", 40, (255, 0, 0))
    assert drawn.get_size() == (40, 40)
    assert "nowhere/nothing" in icons.missing_pictures()
    icons._missing.clear()  # others ask whether anything of theirs is missing


def test_a_ship_shows_the_colour_and_the_mark_of_its_seat():
    drawn = {mark: tokens.ship(60, rgb, mark) for rgb, mark in zip(SEAT_COLOURS.values(), SEAT_MARKS.values())}
    pictures = {pygame.image.tobytes(token, "RGBA") for token in drawn.values()}
    assert len(pictures) == 6
    assert tokens.ship(60, SEAT_COLOURS["blue"], "dot") is drawn["dot"]


@pytest.mark.parametrize("words", ["\ufe0f", "\u0301", "\u200d", "a\n\ufe0f\nb", "\ufe0f\ufe0f \ufe0f"])
def test_signs_without_width_are_no_fault(words, canvas):
    canvas.text(words, (0, 0, 300, 200), owner="odd")
    canvas.rich([Span(words)], (0, 300, 300, 200), owner="odd too")
    assert canvas.faults == []
