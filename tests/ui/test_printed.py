"""Every card and sheet of the content can be printed at every size, and nothing printed is cut off or too small."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from typing import Any

import pygame
import pytest
from auditing import SCALES, SIZES, known_letters
from measuring import forget, unpainted

from cosmic.rulebook import content
from cosmic.text.messages import Messages
from cosmic.ui.kit.audit import letters
from cosmic.ui.kit.canvas import Canvas, ScreenFault, TextMark
from cosmic.ui.kit.theme import CONTRAST, NORMAL, SEAT_COLOURS
from cosmic.ui.printed import card_canvas
from cosmic.ui.printed.alien_sheets import draw_sheet
from cosmic.ui.printed.card_backs import back_surface, draw_back
from cosmic.ui.printed.card_canvas import Print, lay
from cosmic.ui.printed.destiny_cards import draw_destiny
from cosmic.ui.printed.hand_cards import card_surface, draw_card
from cosmic.ui.printed.printed_words import Wording

SMALL, MEDIUM, READING = (150, 210), (220, 308), (420, 590)
BLUE = SEAT_COLOURS["blue"]


@pytest.fixture(scope="module")
def wording() -> Wording:
    return Wording(content(), Messages("en", strict=True))


@pytest.fixture(autouse=True)
def clean_press(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    card_canvas._kept.clear()


class Screen:
    """A screen that notes what a reader would complain about."""

    def __init__(
        self,
        size: tuple[int, int] = (1920, 1080),
        scale: float = 1.0,
        theme=NORMAL,
        surface: pygame.Surface | None = None,
    ) -> None:
        self.faults: list[ScreenFault] = []
        self.texts: list[TextMark] = []
        self.canvas = Canvas(surface or pygame.Surface(size), theme, scale, self.faults, self.texts)

    def words(self) -> str:
        return " ".join(mark.words for mark in self.texts)

    def pixels(self) -> bytes:
        return pygame.image.tobytes(self.canvas.surface, "RGB")

    def check(self, box: tuple[int, int, int, int]) -> None:
        """All words are whole, large enough, in the typeface, inside the box and apart from each other."""
        assert not self.faults
        assert {ord(letter) for letter in letters(self.texts)} <= known_letters()
        area = self.canvas.box(box)
        for mark in self.texts:
            assert area.contains(mark.rect), mark
        for one, other in itertools.combinations(self.texts, 2):
            if one.layer == other.layer:
                shared = one.rect.clip(other.rect)
                assert shared.w * shared.h == 0 or shared.h <= 3, (one, other)


def picture_of(wording: Wording, face: str, size: tuple[int, int] = MEDIUM, **look: Any) -> bytes:
    screen = Screen()
    draw_card(screen.canvas, (10, 10, *size), wording.card(face), **look)
    return screen.pixels()


# --- what stands on them


def test_an_attack_says_its_value_and_when_it_is_played(wording):
    card = wording.card("attack_10")
    assert (card.title, card.short, card.value, card.kind) == ("Attack 10", "Attack", "10", "attack")
    assert (card.timing.role, card.timing.phases, card.timing.when) == ("Main player", ("planning",), "Planning")


def test_a_reinforcement_shows_its_plus(wording):
    assert wording.card("reinforcement_3").value == "+3"


def test_a_card_for_every_phase_says_so(wording):
    assert wording.card("cosmic_zap").timing.when == "any phase"


def test_a_flare_has_two_halves_with_their_own_timing(wording):
    flare = wording.card("flare_macron").flare
    assert flare.alien == "macron"
    assert flare.wild_timing.role == "Main player or ally"
    assert flare.super_timing.role == "Offense or its ally"
    assert flare.wild and flare.super and flare.wild != flare.super


def test_a_destiny_card_keeps_its_warning_apart(wording):
    card = wording.destiny("colour_red_hazard")
    assert (card.title, card.hazard) == ("Red", "Hazard warning")
    assert wording.destiny("colour_red").hazard == ""


def test_a_sheet_says_whether_a_power_must_be_used(wording):
    assert wording.sheet("zombie").use == "Must be used"
    assert wording.sheet("clone").use == "May be used"
    assert wording.sheet("tick_tock").setup.startswith("Before the game: ")


def test_words_are_read_once(wording):
    assert wording.card("morph") is wording.card("morph")


# --- every one at every size


@pytest.fixture
def reading(screen_size: tuple[int, int], scale: float) -> Iterator[Callable[[], Screen]]:
    """Screens of this size and scale of which the words are looked at; only on the smallest they are painted, too."""
    surface = pygame.Surface(screen_size)
    with nullcontext() if screen_size == SIZES[0] else unpainted():
        yield lambda: Screen(screen_size, scale, surface=surface)
    forget()


@pytest.mark.every(5)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("screen_size", SIZES, ids=lambda size: str(size[1]))
@pytest.mark.parametrize("size", (SMALL, MEDIUM, READING), ids=("small", "medium", "reading"))
def test_every_card_is_printed_without_fault(wording, size, screen_size, scale, reading):
    for face in content().faces.values():
        if face.kind == "attack" and face.value not in (0, 8, 23, 40) and screen_size[1] > 720:
            continue  # they differ in a number only
        for super_side in (None, True) if face.kind == "flare" else (None,):
            screen, box = reading(), (20, 20, *size)
            draw_card(screen.canvas, box, wording.card(face.slug), super_side=super_side)
            screen.check(box)
        card_canvas._kept.clear()
        forget()


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("screen_size", SIZES, ids=lambda size: str(size[1]))
@pytest.mark.parametrize("size", (SMALL, MEDIUM, READING), ids=("small", "medium", "reading"))
def test_every_destiny_card_is_printed_without_fault(wording, size, screen_size, scale, reading):
    for card in content().destiny:
        screen, box = reading(), (20, 20, *size)
        draw_destiny(screen.canvas, box, wording.destiny(card.slug))
        screen.check(box)


@pytest.mark.every(4)
@pytest.mark.parametrize("screen_size", SIZES, ids=lambda size: str(size[1]))
@pytest.mark.parametrize("scale, size", ((1.0, (620, 760)), (1.6, (900, 900))), ids=("usual letters", "large letters"))
def test_every_sheet_is_printed_without_fault(wording, scale, size, screen_size, reading):
    for alien in content().aliens:
        screen, box = reading(), (20, 20, *size)
        draw_sheet(screen.canvas, box, wording.sheet(alien), tint=BLUE)
        screen.check(box)
        assert wording.sheet(alien).text in screen.words()
        if scale == 1.0:
            assert wording.sheet(alien).history in screen.words()


@pytest.mark.parametrize("scale", SCALES)
def test_a_tiny_card_shows_what_there_is_room_for(wording, scale):
    for face in ("attack_40", "emotion_control", "flare_reincarnator", "reinforcement_5"):
        for size in ((60, 84), (100, 140)):
            screen = Screen((1280, 720), scale)
            draw_card(screen.canvas, (20, 20, *size), wording.card(face), lit=True)
            assert not screen.faults


@pytest.mark.parametrize("screen_size", [(1920, 1080)])
@pytest.mark.parametrize("scale", SCALES)
def test_a_reading_copy_has_every_word(wording, reading, scale, screen_size):
    for face in content().faces:
        screen, card = reading(), wording.card(face)
        draw_card(screen.canvas, (20, 20, *READING), card)
        for words in (card.flare.wild, card.flare.super) if card.flare else (card.text, card.title):
            assert words in screen.words()


# --- what they look like


def test_every_kind_has_its_own_picture(wording):
    faces = ("attack_8", "attack_10", "negotiate", "morph", "reinforcement_2", "plague", "quash", "flare_mind")
    assert len({picture_of(wording, face) for face in faces}) == len(faces)


def test_how_a_card_is_held_out_shows(wording):
    looks: tuple[dict[str, bool], ...] = (
        {},
        {"lit": True},
        {"greyed": True},
        {"selected": True},
        {"super_side": True},
        {"super_side": False},
    )
    for size in (SMALL, MEDIUM, READING):
        assert len({picture_of(wording, "flare_oracle", size, **look) for look in looks}) == len(looks)


def test_cards_differ_in_the_part_that_shows_in_a_fan(wording):
    faces = ("attack_8", "attack_40", "negotiate", "morph", "reinforcement_2", "plague", "quash", "flare_mind")
    screen = Screen()
    edges = set()
    for face in faces:
        picture = card_surface(screen.canvas, wording.card(face), SMALL)
        edges.add(pygame.image.tobytes(picture.subsurface((0, 0, 60, 100)), "RGBA"))
    assert len(edges) == len(faces)


def test_the_two_backs_differ():
    canvas = Screen().canvas
    backs = [pygame.image.tobytes(back_surface(canvas, SMALL, kind), "RGBA") for kind in ("cosmic", "destiny")]
    assert backs[0] != backs[1]


def test_high_contrast_looks_different(wording):
    screens = [Screen(theme=theme) for theme in (NORMAL, CONTRAST)]
    for screen in screens:
        draw_card(screen.canvas, (0, 0, *READING), wording.card("plague"))
    assert screens[0].pixels() != screens[1].pixels()


def test_the_state_of_a_power_shows_on_its_sheet(wording):
    pictures = set()
    for state in ("active", "lost", "zapped", "hidden"):
        screen = Screen()
        draw_sheet(screen.canvas, (0, 0, 620, 760), wording.sheet("mind"), tint=BLUE, state=state)
        assert not screen.faults
        pictures.add(screen.pixels())
    assert len(pictures) == 4


def test_a_hidden_sheet_gives_nothing_away(wording):
    pictures = set()
    for words in (wording.sheet("mind"), wording.sheet("demon"), wording.hidden_sheet()):
        screen = Screen()
        draw_sheet(screen.canvas, (0, 0, 620, 760), words, tint=BLUE, state="hidden")
        assert screen.words() == "Hidden alien"
        pictures.add(screen.pixels())
    assert len(pictures) == 1


# --- the press


def test_a_print_is_made_once(wording):
    canvas, card = Screen().canvas, wording.card("attack_8")
    first = card_surface(canvas, card, SMALL)
    assert card_surface(canvas, card, SMALL) is first
    assert card_surface(canvas, card, SMALL, lit=True) is not first
    assert card_surface(canvas, card, MEDIUM) is not first


def test_a_kept_print_still_tells_its_words_to_the_audits(wording):
    screen = Screen()
    for x in (0, 60):
        draw_card(screen.canvas, (x, 0, *SMALL), wording.card("attack_8"))
    assert [mark.words for mark in screen.texts] == ["8", "8", "Attack"] * 2
    assert len({mark.layer for mark in screen.texts}) == 2


def test_faults_of_a_kept_print_are_not_forgotten():
    fault = ScreenFault("overflow", "card", "too long")
    screen = Screen()
    made = Print((10, 10))
    made.faults.append(fault)
    lay(screen.canvas, (0, 0, 10, 10), made)
    assert screen.faults == [fault]


def test_a_back_is_laid_without_words():
    screen = Screen()
    draw_back(screen.canvas, (0, 0, *SMALL))
    assert not screen.words()
