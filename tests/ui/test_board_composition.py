"""The table as one looks at it: where question and answers stand, what lies on the board before it is told, the log in
its drawer, and tips that cover nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest
from auditing import SMALL, USUAL, arrange
from driver import Hands
from pygame import FRect
from questions import KINDS, examples
from situations import at
from table_states import STATES, launching, open_curtain, seated, show, sit_down

from cosmic.engine.state import FACE_DOWN, GATE, WARP
from cosmic.hotseat.session.beats import Ask, Look
from cosmic.positions import position
from cosmic.ui.board.card_fan import CardNode
from cosmic.ui.board.strength_plates import StrengthNode
from cosmic.ui.kit.audit import overlaps
from cosmic.ui.kit.canvas import TextMark
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import UNPLACED
from cosmic.ui.kit.tip import shared
from cosmic.ui.kit.widgets import Button, Rich, ScrollList
from cosmic.ui.table.answer_grid import call_grid
from cosmic.ui.table.board_spots import ShipSpot

# Letters of less than the usual size need less room, and a larger window only rounds them otherwise.
TIGHT = ((SMALL, 1.0), (SMALL, 1.6), (SMALL, 2.0), (USUAL, 1.6))
NEVER = 1_000_000  # pictures
NARROW = {  # every planet of the offense but one holds a single ship
    "seats": {"red": "macron", "blue": "void", "green": "zombie"},
    "offense": "red",
    "destiny": ["blue"],
    "ships": {"red": {"blue 1": 1}},
    "options": {"planets": 4},
}

ABROAD = """
seats: {red: none, blue: none, green: none}
start: launch
offense: red
defense: blue
ships: {red: {SHIPS}}
"""
CROWDS = "red 1: 4, red 2: 3, red 3: 3, red 4: 0, red 5: 0, blue 1: 4, green 2: 2, green 3: 1, warp: 3"
SINGLE = "red 1: 1, red 2: 1, red 3: 1, red 4: 0, red 5: 0, blue 1: 1, green 2: 1, green 3: 1, warp: 14"


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    yield from seated(tmp_path_factory.mktemp("composed"), (1280, 720))


@pytest.fixture
def unpainted(hands: Hands) -> Iterator[Hands]:
    """The same table where only what stands where is looked at: pictures are the dear part."""
    hands.draw_every = NEVER
    yield hands
    hands.draw_every = 1


def actions(hands: Hands) -> ScrollList:
    found = hands.find("actions")
    assert isinstance(found, ScrollList)
    return found


def point(hands: Hands, x: float, y: float) -> None:
    pos = hands.view.to_window(x, y)
    hands.send(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), window=hands.window))


# --- question and answers


@pytest.mark.every(5)
@pytest.mark.parametrize("alone", [False, True], ids=["at the table", "alone"])
@pytest.mark.parametrize("kind", KINDS)
def test_up_to_four_answers_are_all_in_sight(kind: str, alone: bool, unpainted: Hands) -> None:
    """Also in the smallest window and with the largest letters, whoever is asked."""
    hands, game = unpainted, examples()[kind]
    assert game.decision is not None
    show(hands, game, "quick", [game.decision.player] if alone else None)
    open_curtain(hands)
    if hands.top is not hands.scene or hands.scene.asked is None:
        pytest.skip("asked in a scene of its own")
    for size, scale in TIGHT if len(actions(hands).children) <= 4 else ():
        arrange(hands.app, size, scale)
        found = actions(hands)
        assert len(found.children) <= 4 and found.furthest == 0, (size, scale, [node.label for node in found.children])
    arrange(hands.app, (1280, 720), 1.0)


def test_question_and_answers_stand_in_one_place_whoever_is_asked(hands: Hands) -> None:
    places = set()
    for kind in ("aim", "launch-ships", "invite", "ally", "card", "reinforce", "reward"):
        sit_down(hands, kind)
        open_curtain(hands)
        asked = hands.scene.asked
        assert asked is not None
        name = hands.find("asked-name")
        assert isinstance(name, Rich) and hands.scene.view.seats[asked.decision.player].name in str(name.spans)
        places.add((name.box.topleft, hands.find("question").box.topleft, actions(hands).box.topleft))
    assert len(places) == 1


@pytest.mark.parametrize("people", range(1, 7))
def test_the_buttons_of_a_call_leave_no_hole(people: int) -> None:
    """However many sit there, they fill two even rows."""
    go_on, *others = (Button(f"button-{n}", UNPLACED, f"Somebody ({n})", lambda: None) for n in range(people + 1))
    call_grid("actions", FRect(0, 0, 1300, 206), go_on, others, Metrics())
    boxes = [node.box for node in (go_on, *others)]
    around = boxes[0].unionall(boxes)
    spots = [(around.x + around.w * x / 24, around.y + around.h * y / 4) for x in range(1, 24, 2) for y in (1, 3)]
    assert all(any(box.inflate(16, 16).collidepoint(spot) for box in boxes) for spot in spots)
    assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))


def test_answers_stand_in_rows_of_one_length_where_that_can_be(hands: Hands) -> None:
    for kind in ("aim", "invite", "reward", "launch-ships", "ally"):
        sit_down(hands, kind)
        rows = Counter(node.box.y for node in actions(hands).children)
        assert len(set(rows.values())) == 1, kind


# --- tips


@pytest.mark.parametrize("kind", ["aim", "invite", "card"])
def test_no_tip_comes_while_the_mouse_rests_on_nothing(kind: str, hands: Hands) -> None:
    """Not even of the thing that has the focus without anybody seeing it."""
    sit_down(hands, kind)
    open_curtain(hands)
    hands.click(hands.find("log-button"))
    hands.click(hands.find("log-button"))
    point(hands, 960, 700)
    assert hands.scene.ui.hover is None and hands.scene.ui.focus is not None
    for _ in range(40):
        hands.send(dt=0.1)
    assert not hands.scene.ui.tip.shown


def test_tips_cover_neither_question_nor_answers_nor_target_nor_cards(hands: Hands) -> None:
    sit_down(hands, "reinforce")
    open_curtain(hands)
    scene = hands.scene
    canvas = hands.app.plain_canvas(hands.view, hands.view.surface)
    kept = scene.ui.tip.keep_clear
    assert len(kept) == 5, "headline, dock, target and two cards"
    for node in scene.ui.focusables():
        scene.ui.hover = node.key
        if node.hint:
            texts: list[TextMark] = []
            canvas.texts = texts
            scene.ui.focus_key, scene.ui.focus_shown = node.key, True
            scene.ui.tip.shown = scene.ui.tip.pinned = True
            scene.ui.tip.draw(canvas)
            for mark in texts:
                box = (mark.rect.x / canvas.k, mark.rect.y / canvas.k, mark.rect.w / canvas.k, mark.rect.h / canvas.k)
                assert not any(shared(box, other) for other in kept), node.key
    scene.ui.tip.hide()


def test_the_tip_of_its_button_does_not_cover_the_open_log(hands: Hands) -> None:
    sit_down(hands, "reinforce")
    open_curtain(hands)
    hands.click(hands.find("log-button"))
    scene = hands.scene
    canvas = hands.app.plain_canvas(hands.view, hands.view.surface)
    canvas.texts = []
    scene.ui.focus_key, scene.ui.focus_shown, scene.ui.tip.shown = "log-button", True, True
    scene.ui.tip.draw(canvas)
    assert [mark.owner for mark in canvas.texts] == ["tip:log-button"]
    assert not canvas.texts[0].rect.colliderect(canvas.box(scene.layout.hud.log))
    scene.ui.tip.hide()
    hands.click(hands.find("log-button"))


# --- the log


def test_the_log_opens_at_its_newest_line_and_comes_back_to_it(hands: Hands) -> None:
    sit_down(hands, "aim")
    hands.scene.lines *= 40
    hands.scene.line_entries *= 40
    hands.type("l")
    log = hands.find("log")
    assert isinstance(log, ScrollList) and log.furthest > 0 and log.place == log.furthest
    log.wheel(-5)
    assert log.place < log.furthest
    told = hands.scene.session.shown
    hands.wish = hands.scene.session.game.decision.options[0]
    hands.act()
    hands.settle()
    assert hands.scene.session.shown > told
    log = hands.find("log")
    assert isinstance(log, ScrollList) and log.place == log.furthest
    hands.type("l")
    assert hands.scene.ui.find("log") is None
    hands.wish = None


# --- what is being chosen


def test_ships_go_to_the_gate_as_they_are_chosen(hands: Hands) -> None:
    launching(hands)
    scene = hands.scene
    player = scene.asked.decision.player
    assert scene.shown_ships[GATE][player] == 3 and scene.view.ships[GATE][player] == 0
    strength = hands.find("strength-0")
    assert isinstance(strength, StrengthNode) and strength.ships == 3
    hands.press("clear")
    assert scene.shown_ships[GATE][player] == 0


def test_a_card_lies_there_as_a_back_as_soon_as_it_is_laid(hands: Hands) -> None:
    sit_down(hands, "card")
    scene = hands.scene
    enc = scene.view.enc
    assert enc is not None and scene.chosen.laid(scene.view) == ["", ""]
    open_curtain(hands)
    card = next(node for node in scene.ui.focusables() if isinstance(node, CardNode) and node.held.lit)
    hands.press(card.key)
    hands.press("confirm")
    hands.settle()
    assert isinstance(scene.beat, (Ask, Look)) and scene.view.enc is not None and scene.view.enc.laid == ["", ""]
    assert scene.chosen.laid(scene.view) == [FACE_DOWN, ""]


def test_marks_tell_ships_that_leave_from_those_that_arrive(hands: Hands) -> None:
    for kind, sign in (("launch-ships", "−1"), ("return", "+1"), ("plague-ships", "−1")):
        sit_down(hands, kind)
        spot = next(node for node in hands.scene.ui.focusables() if isinstance(node, ShipSpot))
        hands.press(spot.key)
        texts: list[TextMark] = []
        canvas = hands.app.plain_canvas(hands.view, hands.view.surface)
        canvas.texts = texts
        hands.find(spot.key).draw(canvas, hands.scene.ui)
        assert [mark.words for mark in texts if not mark.words.isdigit()] == [sign], kind


def test_ships_that_are_lost_go_to_the_warp_and_the_button_says_so(hands: Hands) -> None:
    sit_down(hands, "plague-ships")
    scene = hands.scene
    player = scene.asked.decision.player
    in_warp = scene.view.ships[WARP][player]
    assert "Send" not in hands.find("confirm").label
    hands.press("fill")
    assert hands.find("confirm").label.startswith("Lose")
    assert scene.shown_ships[WARP][player] > in_warp
    sit_down(hands, "return")
    assert "Send" not in hands.find("confirm").label


def test_emptying_a_planet_is_warned_of_before_it_is_done(hands: Hands) -> None:
    sit_down(hands, "launch-ships")
    asked = hands.scene.asked
    assert asked is not None
    zone = min(asked.decision.options, key=asked.draft.cap)
    for _ in range(asked.draft.cap(zone) - 1):
        hands.press(f"zone-{zone}")
    warned = asked.words.say("ui-empties", planets=asked.words.zone(zone), count=1, whose="own", seat="")
    assert warned not in str(hands.find("question").lines)  # type: ignore[attr-defined]
    hands.press(f"zone-{zone}")
    assert warned in str(hands.find("question").lines)  # type: ignore[attr-defined]


def test_who_lets_the_game_choose_keeps_every_colony_and_is_told_so(hands: Hands) -> None:
    sit_down(hands, "deal-settle")
    asked = hands.scene.asked
    assert asked is not None and asked.decision.high == sum(asked.decision.caps)
    button = hands.find("fill")
    assert hands.services.say("ui-fill-spares") in (button.note, button.tip)  # type: ignore[attr-defined]
    hands.press("fill")
    assert asked.draft.total == 4 and button.label == "Choose 4 for me" and not asked.draft.emptied()


@pytest.mark.parametrize(("ships", "sent"), [(CROWDS, 4), (SINGLE, 1)])
def test_who_lets_the_game_choose_sends_from_crowds_and_homes_first(ships: str, sent: int, hands: Hands) -> None:
    game = position(ABROAD.replace("SHIPS", ships))
    assert game.decision is not None
    game.answer(game.decision.options[-1])
    show(hands, game, "quick")
    asked = hands.scene.asked
    assert asked is not None and asked.decision.kind == "launch-ships"
    hands.press("fill")
    homes = asked.words.view.home_planets(0)
    assert asked.draft.total == sent and all(zone in homes for zone, _ in asked.draft.answer())


def test_ships_that_are_rescued_come(hands: Hands) -> None:
    sit_down(hands, "symbiote-rescue")
    hands.press("fill")
    assert hands.find("confirm").label.startswith("Bring") and not hands.scene.shown_ships[GATE][1]
    sit_down(hands, "symbiote-places")
    hands.press("fill")
    assert hands.find("confirm").label == "15 ships land"


def test_a_planet_one_holds_already_is_not_offered_first(hands: Hands) -> None:
    show(hands, at(NARROW), "quick")
    hands.settle()
    asked = hands.scene.asked
    assert asked is not None and asked.decision.kind == "aim"
    held = next(p for p in asked.options if hands.scene.view.ships[p][asked.decision.player])
    assert asked.options[-1] == held != asked.decision.options[-1]


def test_a_tip_says_no_more_ships_than_may_go(hands: Hands) -> None:
    """Macron sends one ship alone."""
    show(hands, at(NARROW), "quick")
    hands.wish = hands.scene.session.game.decision.options[-1]
    for _ in range(20):
        if hands.scene.asked is not None and hands.scene.asked.decision.kind == "launch-ships":
            break
        hands.act()
        hands.wish = None
    spot = next(node for node in hands.scene.ui.focusables() if isinstance(node, ShipSpot))
    assert hands.scene.asked is not None and hands.scene.asked.decision.high == 1
    assert "up to" not in spot.tip


# --- on the board


def test_the_guests_are_marked_until_they_answer(hands: Hands) -> None:
    game = sit_down(hands, "ally")
    scene, seat = hands.scene, game.decision.player
    enc = scene.view.enc
    assert enc is not None
    invited = {one for side in enc.invited for one in side if enc.allies[one] == -1}
    assert scene.still_invited() == invited and seat in invited
    hands.press("option-neither")
    hands.settle()
    assert seat not in scene.still_invited()


def test_the_target_is_ringed_in_the_colour_of_the_offense(hands: Hands) -> None:
    sit_down(hands, "launch-ships")
    scene = hands.scene
    enc = scene.view.enc
    assert enc is not None
    per = scene.view.options.planets
    box = scene.layout.seats[enc.planet // per].planets[enc.planet % per]
    hands.app.draw()
    colour, canvas = scene.table.colour(enc.offense), hands.app.canvas(hands.view)
    spots = [canvas.point(box.centerx, box.y - up) for up in range(5, 14)]
    column = [hands.view.surface.get_at((int(x), int(y))) for x, y in spots]
    assert any(sum(abs(a - b) for a, b in zip(found[:3], colour)) < 40 for found in column)


def test_nothing_of_the_board_is_written_over_the_open_log(hands: Hands) -> None:
    STATES["reading the log"].put_on(hands)
    texts: list[TextMark] = []
    canvas = hands.app.main.canvas(hands.app.theme, 1.0, [], texts)
    hands.scene.draw(canvas)
    assert overlaps(texts) == []
    keys = [node.key for node in hands.scene.ui.focusables()]
    assert "log" in keys and "strength-1" not in keys, "what lies under the drawer cannot be gone to"
