"""What the public window tells while somebody decides: never a silent pause, and nothing from behind a curtain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest
from auditing import SMALL
from driver import Hands, plan_for
from projecting import opened, projector
from questions import examples
from stage_positions import CASES
from table_states import at_the_totals, open_curtain, show, sit_down
from talks import FULL, fair_offer, game_at
from test_stage import sit_before, start_of

from cosmic.engine.state import FACE_DOWN, GATE, NOBODY
from cosmic.hotseat.past.replay_files import Film
from cosmic.hotseat.past.replay_reel import Reel
from cosmic.hotseat.session.beats import Ask, Tell
from cosmic.hotseat.session.headline import headline
from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.board.large_units import in_the_middle
from cosmic.ui.board.public_board import PublicBoard
from cosmic.ui.board.stage import PUBLIC_BOX
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.printed.card_canvas import prints_made
from cosmic.ui.screens.deal.deal_scene import DealScene
from cosmic.ui.screens.replay.replay_scene import ReplayScene
from cosmic.ui.shell.projector import OFF, Projector
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.window import public_canvas
from cosmic.ui.table.board_spots import ShipSpot


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    game = examples()["invite"].clone()
    hands = Hands(plan_for(4, 4, "quick", planets=4), tmp_path_factory.mktemp("choices"), SMALL, game)
    yield hands
    hands.close()


@pytest.fixture
def hands(room: Hands) -> Iterator[Hands]:
    yield room
    if room.app.projector is not None:
        projector(room).choose(OFF)


def big(hands: Hands) -> PublicBoard:
    """The public board, as it was drawn last."""
    if hands.app.projector is None:
        hands.app.projector = Projector(hands.app, hands.services)
        hands.app.projector.count = lambda: 2  # type: ignore[method-assign]
        opened(hands)
    hands.send()
    board = hands.scene.big.board
    assert board is not None
    return board


def told(scene: Scene, *owners: str) -> str:
    canvas = public_canvas(Canvas(pygame.Surface((1920, 1080)), texts=[]), 1.0)
    scene.draw_public(canvas)
    assert canvas.texts is not None
    return " ".join(mark.words for mark in canvas.texts if not owners or mark.owner in owners)


# --- the headline, and what is awaited


@pytest.mark.parametrize(
    ("kind", "awaited"),
    [
        ("aim", "aims the gate"),
        ("launch-ships", "chooses the ships to launch"),
        ("invite", "chooses whom to invite"),
        ("ally", "chooses a side"),
        ("card", "chooses an encounter card"),
        ("reward", "chooses rewards"),
    ],
)
def test_it_says_who_attacks_whom_and_what_is_awaited_from_whom(hands: Hands, kind: str, awaited: str) -> None:
    game = sit_down(hands, kind)
    assert game.decision is not None
    board = big(hands)
    name = board.view.seats[game.decision.player].name
    assert told(hands.scene, "headline").replace(" ", "") == headline(board.words).replace(" ", "")
    assert f"{name} {awaited}" in " ".join(told(hands.scene, "story").split())


def test_a_call_says_what_it_is_about(hands: Hands) -> None:
    at_the_totals(hands)
    big(hands)
    assert "Does anyone act" in told(hands.scene, "story")


def test_that_the_table_votes_is_said(hands: Hands) -> None:
    sit_down(hands, "invite")
    big(hands)
    hands.scene.voting = 1
    assert "The table votes on taking back" in told(hands.scene, "story")
    hands.scene.voting = NOBODY


# --- what is being chosen


def test_ships_go_to_the_gate_as_they_are_chosen(hands: Hands) -> None:
    sit_down(hands, "launch-ships")
    before, at_gate = big(hands).changes, sum(big(hands).view.ships[GATE])
    for chosen, spot in enumerate([n for n in hands.scene.ui.focusables() if isinstance(n, ShipSpot)][:2], 1):
        hands.press(spot.key)
        assert sum(big(hands).chosen_ships[GATE]) == at_gate + chosen
        assert str(at_gate + chosen) in told(hands.scene, "ships").split()
    assert big(hands).changes > before
    hands.press("confirm")
    hands.settle()
    assert not big(hands).chosen_ships and sum(big(hands).view.ships[GATE]) == at_gate + 2


def test_ships_tried_behind_the_curtain_stay_there(hands: Hands) -> None:
    sit_down(hands, "launch-ships")
    beat = hands.scene.beat
    assert isinstance(beat, Ask) and not beat.private
    hands.press(next(n.key for n in hands.scene.ui.focusables() if isinstance(n, ShipSpot)))
    board = big(hands)
    assert board.chosen_ships
    for hidden in (Ask(beat.decision, True), None):  # and after it has been answered there
        hands.scene.beat = hidden
        hands.scene.big.show_choice(board)
        assert not board.chosen_ships


def test_a_card_lies_there_as_a_back_as_soon_as_it_is_laid(hands: Hands) -> None:
    game = sit_down(hands, "card")
    assert game.decision is not None and list(big(hands).chosen_laid) == ["", ""]
    open_curtain(hands)
    enc = hands.scene.view.enc
    assert enc is not None and hands.scene.asked is not None
    side = (enc.offense, enc.defense).index(game.decision.player)
    hands.press(f"card-{hands.scene.asked.decision.options[0]}")
    hands.press("confirm")
    hands.settle()
    assert big(hands).chosen_laid[side] == FACE_DOWN and big(hands).chosen_laid[1 - side] == ""


def test_guests_are_marked_until_they_answer(hands: Hands) -> None:
    sit_down(hands, "ally")
    big(hands)
    marked = told(hands.scene, "role").split().count("Invited")
    assert marked > 0
    hands.press("option-neither")
    hands.settle()
    hands.send()
    assert told(hands.scene, "role").split().count("Invited") == marked - 1


# --- deals


def test_an_offer_is_shown_to_everybody_with_the_clock(hands: Hands) -> None:
    show(hands, game_at(FULL), "quick")
    big(hands)
    open_curtain(hands)
    assert isinstance(hands.top, DealScene)
    assert hands.services.say("ui-public-no-offer") in told(hands.scene, "deal-none")
    assert told(hands.scene, "clock") == hands.top.clock.face
    hands.press("give-random")
    assert hands.services.say("ui-public-no-offer") in told(hands.scene, "deal-none"), "not before it is made"
    hands.press("take-random")
    before = hands.scene.public_mark()
    hands.send(dt=0.5)
    for _ in range(3):
        hands.send(dt=0.5)
    assert hands.scene.public_mark() != before, "the clock goes on there, too"
    hands.press("propose")
    hands.settle()
    assert told(hands.scene, "deal-share").count("one card at random") == 2


def test_a_replay_shows_the_offers_again(hands: Hands) -> None:
    game = game_at(FULL)
    assert game.decision is not None and game.decision.bounds is not None
    game.answer(fair_offer(game))
    sit_down(hands, "aim")
    big(hands)
    scene = ReplayScene(hands.services, Film(None, Reel(game)))
    hands.app.stack.push(scene)
    hands.send()
    assert "Treaty" not in told(scene)
    scene.show(scene.reel.length)
    assert "Treaty" in told(scene, "deal-title") and told(scene, "deal-share")
    scene.close()
    hands.send()


# --- the stage


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_stage_covers_no_plate(seats: int) -> None:
    layout = in_the_middle(BoardLayout.load(seats))
    assert not any(PUBLIC_BOX.colliderect(seat.plate) for seat in layout.seats)
    assert not PUBLIC_BOX.colliderect(layout.hud.headline) and not PUBLIC_BOX.colliderect(layout.hud.dock)


def test_what_comes_up_there_is_printed_before_it_moves(hands: Hands) -> None:
    hands.services.settings = replace(hands.services.settings, speed=1.0)
    case = CASES["reveal"]
    game = sit_before(hands, case, [0, 1, 2, 3])
    big(hands)
    scene, line = hands.scene, start_of(game, case)
    scene.stage.close()
    scene.tell(Tell(line, game.log[line]))
    printed = prints_made()
    for share in (0.01, 1.0):
        scene.stage.share = share
        scene.stage.draw(scene.big.canvas(), PUBLIC_BOX)
    assert prints_made() == printed
    hands.services.settings = replace(hands.services.settings, speed=0.0)
