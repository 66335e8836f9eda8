"""The art: everything the window names is there, is drawn with what SDL can draw, and takes a tint."""

from __future__ import annotations

import io
import os
from functools import lru_cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import yaml

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from cosmic.ui.board import board_backdrop
from cosmic.ui.board.board_backdrop import paint_stars
from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.kit import fonts
from cosmic.ui.kit.cache import USUAL_SCREEN, make_room
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.theme import NORMAL

ROOT = Path(__file__).resolve().parent.parent.parent
ICONS = ROOT / "assets" / "icons"
PLANETS = ROOT / "assets" / "planets"
WARP = PLANETS / "warp.png"
STARS = ROOT / "assets" / "boards" / "stars.png"

TINT = "#ff00aa"
# SDL's reader of SVG passes over these without a word.
IGNORED = {"clipPath", "mask", "pattern", "filter", "text", "tspan", "image", "use", "symbol", "foreignObject"}
IGNORED_ATTRIBUTES = {"clip-path", "mask", "filter", "href"}

CARDS = "attack negotiate crooked_deal morph reinforcement kicker rift artifact flare tech back reward_back destiny"
MARKS = "dot triangle square cross diamond ring"
UI = """
    logo gate warp ship hand deck eye curtain undo save load settings pause play skip clock clock_off log book help
    check cross_out arrow_left arrow_right arrow_up arrow_down plus minus lamp trophy colony bot person dice zap lock
    sound mute warning power_on power_lost power_zapped power_hidden phase_start_turn phase_regroup phase_destiny
    phase_launch phase_alliance phase_planning phase_reveal phase_resolution invite deal random key
    step step_back fast fast_back skip_back research talk
"""
COLOURS = "blue green purple red yellow orange"


def alien_slugs() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "data" / "aliens").glob("*/sheet.yaml"))


def tech_slugs() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "data" / "techs").glob("*/card.yaml"))


def artifact_slugs() -> list[str]:
    return [card["slug"] for card in hand_cards() if card["kind"] == "artifact"]


def hand_cards() -> list[dict[str, Any]]:
    decks = (ROOT / "data" / "decks" / f"{name}.yaml" for name in ("cosmic", "rewards"))
    return [card for deck in decks for card in yaml.safe_load(deck.read_text(encoding="utf-8"))["cards"]]


def card_kinds() -> set[str]:
    return {card["kind"] for card in hand_cards()}


NAMED = (
    [f"aliens/{slug}" for slug in alien_slugs()]
    + [f"artifacts/{slug}" for slug in artifact_slugs()]
    + [f"techs/{slug}" for slug in tech_slugs()]
    + [f"cards/{name}" for name in CARDS.split()]
    + [f"marks/{name}" for name in MARKS.split()]
    + [f"ui/{name}" for name in UI.split()]
)
PLANET_FILES = [PLANETS / f"{colour}_{index}.png" for colour in COLOURS.split() for index in range(5)]


def words(name: str) -> str:
    return (ICONS / f"{name}.svg").read_text(encoding="utf-8")


def drawn(text: str, size: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (size, size))


def outline(name: str) -> bytes:
    """The icon as a coarse stencil, without its colours."""
    return pygame.image.tobytes(pygame.mask.from_surface(drawn(words(name), 48)).to_surface(), "RGB")


@pytest.mark.parametrize("name", NAMED)
def test_icon_is_drawn_with_what_sdl_can_draw(name: str) -> None:
    tree = ElementTree.fromstring(words(name))
    assert tree.get("viewBox") == "0 0 64 64"
    for node in tree.iter():
        assert node.tag.split("}")[-1] not in IGNORED
        assert not {key.split("}")[-1] for key in node.attrib} & IGNORED_ATTRIBUTES


@pytest.mark.parametrize("size", [14, 32, 200])
@pytest.mark.parametrize("name", NAMED)
def test_icon_fills_a_good_part_of_its_square(name: str, size: int) -> None:
    picture = drawn(words(name), size)
    assert picture.get_size() == (size, size)
    assert pygame.mask.from_surface(picture).count() > size * size // 10


@pytest.mark.parametrize("name", NAMED)
def test_icon_takes_the_tint(name: str) -> None:
    text = words(name)
    assert TINT in text
    one, other = (pygame.image.tobytes(drawn(text.replace(TINT, tint), 32), "RGBA") for tint in ("#56b4e9", "#e69f00"))
    assert one != other


def test_no_icon_lies_about_unnamed() -> None:
    found = {path.relative_to(ICONS).with_suffix("").as_posix() for path in ICONS.rglob("*.svg")}
    assert found == set(NAMED)


def test_every_kind_of_hand_card_has_its_icon() -> None:
    assert card_kinds() <= set(CARDS.split())


@pytest.mark.parametrize("group", ["aliens", "artifacts", "cards", "marks", "ui"])
def test_no_two_icons_of_a_group_share_an_outline(group: str) -> None:
    names = [name for name in NAMED if name.startswith(f"{group}/")]
    assert len({outline(name) for name in names}) == len(names)


@pytest.mark.parametrize("path", PLANET_FILES, ids=lambda path: path.stem)
def test_planet_is_a_disc_of_the_right_size(path: Path) -> None:
    planet = pygame.image.load(path)
    assert planet.get_size() == (256, 256)
    assert planet.get_at((0, 0)).a == 0
    assert planet.get_at((128, 128)).a == 255
    assert path.stat().st_size < 64_000


def test_planets_are_all_different_and_small_together() -> None:
    assert sorted(PLANETS.glob("*.png")) == sorted([*PLANET_FILES, WARP])
    assert len({path.read_bytes() for path in PLANET_FILES}) == 30
    assert sum(path.stat().st_size for path in PLANET_FILES) < 2_000_000


@pytest.mark.parametrize("path", PLANET_FILES, ids=lambda path: path.stem)
def test_planet_is_lit_from_the_upper_left(path: Path) -> None:
    planet = pygame.image.load(path)
    day = pygame.transform.average_color(planet, pygame.Rect(50, 50, 50, 50))
    night = pygame.transform.average_color(planet, pygame.Rect(156, 156, 50, 50))
    assert sum(day[:3]) > sum(night[:3])


def test_the_warp_is_round_and_lit_like_the_planets() -> None:
    warp = pygame.image.load(WARP)
    assert warp.get_size() == (512, 512) and WARP.stat().st_size < 256_000
    assert warp.get_at((0, 0)).a == 0 and warp.get_at((256, 256)).a == 255
    outer, inner = 248, 232  # of the ring: its outer half is bright where it faces the sun, its inner half opposite
    lit, shaded = (sum(warp.get_at((round(256 + way * outer * 0.707),) * 2)[:3]) for way in (-1, 1))
    within, opposite = (sum(warp.get_at((round(256 + way * inner * 0.707),) * 2)[:3]) for way in (-1, 1))
    assert lit > shaded and opposite > within


def test_star_tiles_fit_each_other_in_any_order() -> None:
    stars = pygame.image.load(STARS)
    assert stars.get_size() == (256, 256)
    for line in range(256):
        for edge in (0, 63, 64, 127, 128, 191, 192, 255):
            assert tuple(stars.get_at((edge, line)))[:3] == (8, 10, 24)
            assert tuple(stars.get_at((line, edge)))[:3] == (8, 10, 24)


def test_no_two_star_tiles_are_the_same() -> None:
    stars = pygame.image.load(STARS)
    corners = [(64 * x, 64 * y) for x in range(4) for y in range(4)]
    tiles = {pygame.image.tobytes(stars.subsurface((*corner, 64, 64)), "RGB") for corner in corners}
    assert len(tiles) == 16


# --- what is kept


@pytest.mark.usefixtures("table")
def test_a_window_that_is_resized_does_not_pile_up_stars_or_fonts(monkeypatch) -> None:
    opened = lru_cache(maxsize=fonts.MOST_OPEN)(fonts._opened.__wrapped__)  # tests keep more in mind than a window does
    monkeypatch.setattr(fonts, "_opened", opened)
    layout = BoardLayout.load(5)
    sizes = [(wide, wide * 9 // 16) for wide in range(480, 960, 8)]
    for size in sizes:
        canvas = Canvas(pygame.Surface(size), NORMAL)
        make_room(size[0] * size[1])
        paint_stars(canvas, layout)
    assert board_backdrop._tiles.made > len(sizes) and board_backdrop._tiles.pixels <= board_backdrop._tiles.most
    for px in range(13, 13 + 2 * fonts.MOST_OPEN):
        assert fonts.font(px).size("Warp")[0] > 0
    assert fonts._opened.cache_info().currsize <= fonts.MOST_OPEN
    make_room(USUAL_SCREEN)
