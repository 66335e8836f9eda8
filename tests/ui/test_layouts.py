"""The board layouts: everything is there, nothing covers anything else, and a faulty map is told in one sentence."""

from __future__ import annotations

import math
import shutil
import subprocess
import sys
from itertools import combinations, pairwise
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest
from projecting import covered, over, rooms, things
from pygame import FRect

from cosmic.engine.errors import CosmicError
from cosmic.paths import assets_dir
from cosmic.text.messages import Messages
from cosmic.ui.board.board_layout import BoardLayout, BoardPoint, center_of, radius_of
from cosmic.ui.board.board_state import PILE
from cosmic.ui.board.hyperspace_gate import gate_box, wake
from cosmic.ui.board.large_units import ZOOM, in_large_units

TABLES = [3, 4, 5, 6]
SCREEN = FRect(0, 0, 1920, 1080)
BOARD = FRect(8, 8, 1904, 832)  # above the dock
PLANETS = {3: 168, 4: 156, 5: 124, 6: 98}  # across, by seats
BETWEEN_PLANETS = 12

HUD = {
    "headline": (404, 8, 1112, 126),
    "phase_bar": (412, 12, 856, 44),
    "tools": (1276, 12, 232, 44),
    "log": (1376, 140, 530, 698),
    "dock": (14, 846, 1892, 226),
}


@pytest.fixture(params=TABLES)
def board(request) -> BoardLayout:
    return BoardLayout.load(request.param)


@pytest.fixture
def boards(tmp_path, monkeypatch) -> Path:
    """A folder of layouts that a test may spoil."""
    shutil.copytree(assets_dir() / "boards", tmp_path / "boards")
    monkeypatch.setenv("COSMIC_ASSETS", str(tmp_path))
    return Path(tmp_path / "boards")


def planets(board: BoardLayout) -> list[tuple[int, FRect]]:
    return [(seat, planet) for seat, system in enumerate(board.seats) for planet in system.planets]


def off_line(point: BoardPoint, start: BoardPoint, end: BoardPoint) -> float:
    """How far the point lies from the straight way between two others."""
    along = (end.x - start.x, end.y - start.y)
    share = ((point.x - start.x) * along[0] + (point.y - start.y) * along[1]) / (along[0] ** 2 + along[1] ** 2)
    share = min(1.0, max(0.0, share))
    return math.dist(point, (start.x + share * along[0], start.y + share * along[1]))


def away(point: BoardPoint, box: FRect) -> float:
    return math.dist(point, (min(max(point.x, box.x), box.right), min(max(point.y, box.y), box.bottom)))


# --- what is there


@pytest.mark.parametrize("n", TABLES)
def test_every_seat_has_a_whole_home_system(n):
    board = BoardLayout.load(n)
    assert len(board.seats) == n
    for system in board.seats:
        assert len(system.planets) == len(system.beside) == len(system.approach) == 5
    assert len(board.slots) == 2


def test_sizes_are_those_the_board_is_drawn_for(board):
    assert all(system.plate.width >= 380 and system.plate.height >= 88 for system in board.seats)
    assert {planet.size for _, planet in planets(board)} == {(PLANETS[len(board.seats)],) * 2}
    assert board.warp.width == board.warp.height
    assert 92 <= radius_of(board.warp) <= 144
    assert {box.size for box in board.slots} == {(156, 218)}
    assert {box.size for box in board.strength} == {(170, 200)}
    rewards = (board.decks.reward, board.decks.reward_discard)
    assert {box.size for box in rewards} == {(66, 92)}
    assert {box.size for box in vars(board.decks).values() if box not in rewards} == {(84, 118)}


def test_the_regions_around_the_board_stay_where_they_are(board):
    assert vars(board.hud) == HUD
    assert not board.hud.log.colliderect(board.hud.headline)  # the drawer leaves every word of it to be read
    assert all(SCREEN.contains(box) for box in vars(board.hud).values())


def test_the_stars_cover_the_canvas(board):
    assert board.tile == 64
    assert [len(row) for row in board.stars] == [30] * 17
    assert {tile for row in board.stars for tile in row} == set(range(16))


def test_bright_stars_are_rare(board):
    """So that nothing but the game catches the eye."""
    picture = pygame.image.load(assets_dir() / "boards" / "stars.png")

    def brightest(tile: int) -> int:
        x, y = tile % 4 * 64, tile // 4 * 64
        return max(sum(picture.get_at((x + i, y + j))[:3]) for i in range(64) for j in range(64))

    bright = sorted(range(16), key=brightest)[-3:]
    tiles = [tile for row in board.stars for tile in row]
    assert 0 < sum(tile in bright for tile in tiles) / len(tiles) < 0.14


@pytest.mark.parametrize("n", TABLES)
def test_every_object_has_a_type(n):
    root = ElementTree.parse(assets_dir() / "boards" / f"board_{n}.tmx").getroot()
    assert [group.get("name") for group in root.iter("objectgroup")] == ["seats", "planets", "anchors", "hud"]
    assert all(each.get("type") for each in root.iter("object"))


# --- how it lies


def test_nothing_covers_anything_else(board):
    assert covered(things(board)) == []


def test_ships_that_gather_at_a_target_have_a_room_of_their_own(board):
    for name, beside, gate in rooms(board):
        assert over(beside, things(board)) == over(gate, things(board)) == [], name
        assert not beside.colliderect(gate), name
        assert BOARD.contains(beside) and BOARD.contains(gate), name


def test_a_room_holds_a_pile_of_every_seat_that_may_gather_there(board):
    """All others with the offense, or all but the offense beside the defense."""
    seats = len(board.seats)
    wide, high = (part * ZOOM for part in PILE)
    for name, beside, gate in rooms(board):
        assert round(gate.width // wide) * round(gate.height // high) >= seats - 1, name
        assert round(beside.width // wide) * round(beside.height // high) >= seats - 2, name


def test_everything_lies_within_the_board(board):
    assert [name for name, box in things(board).items() if not BOARD.contains(box)] == []
    assert BOARD.contains(board.warp)
    assert not BOARD.colliderect(board.hud.dock)
    assert board.hud.headline.contains(board.hud.phase_bar) and board.hud.headline.contains(board.hud.tools)


def test_the_warp_is_free(board):
    for name, box in things(board).items():
        nearest = (
            min(max(board.warp.centerx, box.x), box.right),
            min(max(board.warp.centery, box.y), box.bottom),
        )
        assert math.dist(nearest, center_of(board.warp)) > radius_of(board.warp), name


def test_there_is_room_between_planets(board):
    for (_, one), (_, other) in combinations(planets(board), 2):
        assert math.dist(center_of(one), center_of(other)) >= radius_of(one) + radius_of(other) + BETWEEN_PLANETS


def test_the_light_of_the_gate_crosses_no_planet(board):
    large = in_large_units(board)
    for system in large.seats:
        for room in system.approach:
            start, end = wake(large, gate_box(room))
            for _, planet in planets(large):
                assert start == end or off_line(center_of(planet), start, end) > radius_of(planet)


def test_the_gate_lies_before_the_planet_and_allies_gather_beside_it(board):
    """Next to it, and next to no other; where five or six sit as near as can be, and the gate's light says to which it
    belongs."""
    if len(board.seats) > 4:
        pairs = [pair for system in board.seats for pair in zip(system.planets, system.approach, system.beside)]
        assert all(away(center_of(planet), gate) < radius_of(planet) + 120 for planet, gate, _ in pairs)
        assert all(away(center_of(planet), beside) < radius_of(planet) + 120 for planet, _, beside in pairs)
        return
    for system in board.seats:
        for planet, beside, approach in zip(system.planets, system.beside, system.approach):
            others = [each for _, each in planets(board) if each != planet]
            for room in (beside, approach):
                off = away(center_of(planet), room)
                assert off < radius_of(planet) + 30
                assert all(off < away(center_of(other), room) + 14 for other in others)


def test_seats_go_clockwise_from_the_bottom(board):
    """Angles grow clockwise on a screen, whose y points down."""
    middle = center_of(board.warp)
    turns = []
    for system in board.seats:
        x = sum(planet.centerx for planet in system.planets) / 5 - middle.x
        y = sum(planet.centery for planet in system.planets) / 5 - middle.y
        turns.append(math.atan2(y, x) % math.tau)
    assert board.seats[0].plate.y > middle.y
    after_first = [(turn - turns[0]) % math.tau for turn in turns]
    assert after_first == sorted(after_first)


def test_the_track_runs_clockwise_along_the_rim(board):
    middle = center_of(board.warp)
    assert len(board.track) == 7
    assert all(math.dist(point, middle) == pytest.approx(radius_of(board.warp), abs=0.2) for point in board.track)
    turns = [math.atan2(y - middle.y, x - middle.x) for x, y in board.track]
    steps = [(after - before) % math.tau for before, after in pairwise(turns)]
    assert all(0 < step < math.pi for step in steps)
    assert sum(steps) < math.tau


def test_the_gate_rests_at_the_rim_clear_of_the_track(board):
    assert math.dist(board.gate, center_of(board.warp)) == pytest.approx(radius_of(board.warp), abs=0.2)
    assert all(math.dist(board.gate, point) > 40 for point in board.track)


# --- the files


def test_an_edited_map_moves_the_board(boards):
    before = BoardLayout.load(4)
    edit(boards / "board_4.tmx", planet(2, 3), x="700.5")
    after = BoardLayout.load(4)
    assert after.seats[2].planets[3].x == 700.5
    assert after.seats[2].planets[3][1:] == before.seats[2].planets[3][1:]
    assert after.seats[:2] == before.seats[:2]
    assert after.stars == before.stars


def test_a_layout_needs_no_picture(boards):
    (boards / "stars.png").unlink(missing_ok=True)
    assert BoardLayout.load(3).stars


def test_a_hole_in_the_stars_is_no_tile(boards):
    path = boards / "board_3.tmx"
    root = ElementTree.parse(path).getroot()
    data = root.find("layer/data")
    data.text = "0," + data.text.strip().partition(",")[2]
    ElementTree.ElementTree(root).write(path)
    assert BoardLayout.load(3).stars[0][0] == -1


def test_the_tool_writes_the_same_maps_each_time(tmp_path):
    tool = assets_dir() / "tools" / "make_boards.py"
    for folder in ("once", "again"):
        subprocess.run([sys.executable, str(tool), str(tmp_path / folder), "3"], check=True)
    name = "board_3.tmx"
    assert (tmp_path / "once" / name).read_bytes() == (tmp_path / "again" / name).read_bytes()


# --- faults


def planet(seat: int, index: int) -> str:
    return f".//object[@name='planet {seat} {index}']"


def edit(path: Path, where: str, **attributes: str) -> None:
    """Sets attributes of one element of a map; an empty one goes."""
    tree = ElementTree.parse(path)
    element = tree.getroot().find(where)
    for key, value in attributes.items():
        element.set(key, value)
        if not value:
            del element.attrib[key]
    tree.write(path)


def remove(path: Path, within: str, where: str) -> None:
    tree = ElementTree.parse(path)
    parent = tree.getroot().find(within)
    child = parent.find(where)
    assert child is not None
    parent.remove(child)
    tree.write(path)


def truncate(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8")[:3000], encoding="utf-8")


LAYER = "objectgroup[@name='{}']".format
FAULTS = {
    "no file": (lambda path: path.unlink(), "file"),
    "half a file": (truncate, ":"),
    "no map": (lambda path: path.write_text("<map/>"), "seats"),
    "no tileset": (lambda path: (path.parent / "stars.tsx").unlink(), "map"),
    "no layer": (lambda path: remove(path, ".", LAYER("anchors")), "anchors"),
    "no stars": (lambda path: remove(path, ".", "layer"), "stars"),
    "no planet": (lambda path: remove(path, LAYER("planets"), "object[8]"), "planets/planet/seat=1/index=2"),
    "no property": (lambda path: remove(path, planet(2, 0), "properties"), "planets/planet/seat=2/index=0"),
    "two of a kind": (
        lambda path: edit(path, planet(0, 1) + "//property[@name='index']", value="0"),
        "planets/planet/seat=0/index=0",
    ),
    "no type": (lambda path: edit(path, planet(0, 4), type=""), "planets/planet 0 4"),
    "a wrong type": (lambda path: edit(path, planet(0, 4), type="moon"), "planets/moon"),
    "no size": (lambda path: edit(path, ".//object[@type='warp']", width="0"), "anchors/warp"),
    "a short track": (lambda path: edit(path, ".//polyline", points="0,0 5,5"), "anchors/track"),
    "a track that is none": (lambda path: remove(path, ".//object[@type='track']", "polyline"), "anchors/track"),
    "no number": (lambda path: edit(path, planet(0, 4), x="left"), "map"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_faulty_map_is_told_in_one_sentence(name, boards):
    spoil, what = FAULTS[name]
    spoil(boards / "board_3.tmx")
    told(lambda: BoardLayout.load(3), boards / "board_3.tmx", what)


def test_a_layout_that_was_never_drawn_is_told(boards):
    told(lambda: BoardLayout.load(7), boards / "board_7.tmx", "file")


def told(load, file: Path, what: str) -> None:
    with pytest.raises(CosmicError) as caught:
        load()
    fault = caught.value
    assert fault.key == "board-layout"
    assert fault.about["file"] == str(file)
    assert what in fault.about["what"]
    words = Messages(strict=True).say(f"error-{fault.key}", **fault.about)
    assert str(file) in words
    assert what == "file" or what in words
    assert words.endswith("put back the file that came with the game.")
    assert words.count(". ") == 0
