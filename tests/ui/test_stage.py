"""Big moments at a real window: what the stage shows, how long it stays, who ends it, and what it must never tell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest
from auditing import LONG_NAMES, SMALL, SMALL_LOOKS, drawn, look_everywhere
from driver import Hands, plan_at, plan_for
from projecting import opened, projector
from stage_positions import CASES, PLAIN, StageCase, holding

from cosmic.engine.game import Game
from cosmic.engine.log import Line
from cosmic.engine.state import FACE_DOWN
from cosmic.engine.views import PUBLIC, view_of
from cosmic.hotseat.past.replay_files import Film
from cosmic.hotseat.past.replay_reel import Reel
from cosmic.hotseat.session.beats import last_of_group
from cosmic.hotseat.session.calls import QUICK, WHEN_I_PRESS
from cosmic.hotseat.session.table_state import TableState, note_place
from cosmic.rulebook import content
from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.board.board_motion import CardFlight
from cosmic.ui.board.stage import PUBLIC_BOX, TABLE_BOX
from cosmic.ui.board.stage_duel import figure_size, shaken
from cosmic.ui.board.stage_moments import MOMENTS, MOST_READING, moment_of
from cosmic.ui.board.stage_pictures import FLOOR
from cosmic.ui.printed import card_canvas
from cosmic.ui.screens.replay.replay_scene import ReplayScene
from cosmic.ui.shell.projector import OFF, Projector
from cosmic.ui.shell.window import View

HELD = [name for name, case in CASES.items() if case.hits]
PASSING = [name for name, case in CASES.items() if not case.hits]


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    hands = Hands(plan_for(4, 4, QUICK, planets=5), tmp_path_factory.mktemp("stage"), SMALL)
    yield hands
    hands.close()


def start_of(game: Game, case: StageCase) -> int:
    """The first line of those that are told together with the moment."""
    line = case.line(game)
    while line and last_of_group(game.log, line - 1) >= line:
        line -= 1
    return line


def sit_before(
    hands: Hands, case: StageCase, people: list[int], names: tuple[str, ...] = ("Ann", "Bob", "Cleo", "Dan")
) -> Game:
    """A table that goes on just before the moment, as if it had been saved there."""
    game = case.game(names)
    shown = start_of(game, case)
    orders = dict.fromkeys(people, WHEN_I_PRESS)
    never: dict[int, list[str]] = {seat: [] for seat in people}
    note_place(game, TableState(shown, None, orders, never, dict.fromkeys(people, shown)), QUICK)
    hands.app.projector = None
    hands.show(game, plan_at(game, QUICK, people))
    return game


def go_to_stage(hands: Hands) -> None:
    """Time goes by until something has come up on the stage and stands still."""
    for _ in range(200):
        if hands.scene.stage.is_up and not hands.scene.timeline.busy:
            return
        hands.send()
    raise AssertionError("nothing comes up on the stage")


def in_motion(hands: Hands, speed: float) -> None:
    hands.services.settings = replace(hands.services.settings, speed=speed)


@pytest.fixture
def moving(hands: Hands) -> Iterator[Hands]:
    in_motion(hands, 1.0)
    yield hands
    in_motion(hands, 0.0)


# --- what is shown


@pytest.mark.parametrize("name", CASES)
def test_each_moment_says_what_happens_and_why(name: str, moving: Hands) -> None:
    case = CASES[name]
    sit_before(moving, case, [0, 1, 2, 3])
    go_to_stage(moving)
    moment = moving.scene.stage.moment
    assert moment is not None
    assert (moment.kind, moment.title, moment.reason) == (case.kind, case.title, case.reason)
    assert moment.hits == case.hits


def test_every_kind_of_moment_has_an_example() -> None:
    declared = {kind.stage for kind in content().lines.values() if kind.stage}
    assert declared == set(MOMENTS) == {case.kind for case in CASES.values()}


@pytest.mark.parametrize("name", ("played artifact", "played flare", "used tech"))
def test_what_is_played_is_shown_to_all_but_whoever_plays_it_alone_at_the_screen(name: str, moving: Hands) -> None:
    case = CASES[name]
    game = case.game()
    line = start_of(game, case)
    entry, before = game.log[line], view_of(game.table_at(line - 1), PUBLIC)
    player = entry.about["seat"]
    others = [seat for seat in range(4) if seat != player]
    for people in ([], [0, 1, 2, 3], others, others[:1]):
        moment = moment_of(moving.services, game, line, entry, before, people)
        assert moment is not None and moment.kind == case.kind
    assert moment_of(moving.services, game, line, entry, before, [player]) is None


def test_of_a_zap_only_what_it_stops_comes_up(moving: Hands) -> None:
    case = replace(CASES["stopped card"], told="card-played")
    game = case.game()
    while len(played := [n for n, line in enumerate(game.log) if line.key == "card-played"]) < 2:
        game.answer("card_zap")
    before = view_of(game.table_at(played[1] - 1), PUBLIC)
    moments = [moment_of(moving.services, game, n, game.log[n], before, [0, 1, 2, 3]) for n in played]
    assert moments[0] is not None and moments[0].title == "Bob plays Emotion Control." and moments[1] is None


def test_a_card_meant_for_a_person_waits_for_that_person(hands: Hands) -> None:
    plague = StageCase(
        "power",
        "meant-for",
        "Bob plays Plague on Cleo.",
        "",
        (2,),
        {"start": "regroup", "laid": {}, "hands": holding(yellow="plague")},
        {"window": "plague", "plague-victim": 2},
    )
    sit_before(hands, plague, [2])
    go_to_stage(hands)
    moment = hands.scene.stage.moment
    assert moment is not None and (moment.kind, moment.title) == ("power", plague.title) and hands.scene.stage.held


# --- how long it stays


@pytest.mark.parametrize("name", HELD)
def test_what_happens_to_a_person_stands_until_a_press(name: str, hands: Hands) -> None:
    """Also where nothing moves: speed 0 is what people with reduced motion have."""
    case = CASES[name]
    for key, letters in ((pygame.K_RETURN, ""), (pygame.K_SPACE, " ")):
        sit_before(hands, case, [case.hits[0]] if len(case.hits) < 4 else [0, 1])
        go_to_stage(hands)
        moment = hands.scene.stage.moment
        for _ in range(30):
            hands.send(dt=1.0)
        assert hands.scene.stage.moment is moment and hands.scene.beat is None
        hands.key(key, letters)
        assert hands.scene.stage.moment is not moment


def test_a_click_on_the_stage_ends_it_whatever_lies_below(hands: Hands) -> None:
    sit_before(hands, CASES["outcome"], [0])
    go_to_stage(hands)
    hands.scene.refresh()
    pos = hands.view.to_window(TABLE_BOX.x + 200, TABLE_BOX.y + 60)
    about = {"pos": pos, "window": hands.window, "button": 1}
    hands.send(pygame.Event(pygame.MOUSEBUTTONDOWN, about), pygame.Event(pygame.MOUSEBUTTONUP, about))
    assert hands.top is hands.scene and not hands.scene.stage.held


@pytest.mark.parametrize("name", CASES)
def test_among_bots_nothing_waits(name: str, hands: Hands) -> None:
    case = CASES[name]
    others = [seat for seat in range(4) if seat not in case.hits]
    sit_before(hands, case, others[:1])
    assert hands.scene.stage.moment is None, "without motion it is shown to those alone to whom it happens"


def test_a_passing_moment_goes_by_itself_after_the_time_to_read_it(moving: Hands) -> None:
    sit_before(moving, CASES["lost colony"], [0, 1, 2, 3])
    go_to_stage(moving)
    needed, frames = moving.scene.stage.reading, 0
    while moving.scene.stage.is_up:
        moving.send(dt=0.05)
        frames += 1
        assert frames < 400
    assert frames * 0.05 >= needed - 0.1 > 1


@pytest.mark.parametrize("letters", [0, 40, 400, 4000])
def test_however_much_there_is_to_read_a_passing_moment_goes_after_seven_seconds(letters: int, moving: Hands) -> None:
    sit_before(moving, CASES["lost colony"], [0, 1, 2, 3])
    go_to_stage(moving)
    moment = moving.scene.stage.moment
    assert moment is not None and 1 < moment.reading(letters) <= MOST_READING
    moving.scene.stage.moment = replace(moment, reason="Why this is so. " * letters)
    assert 1 < moving.scene.stage.reading <= MOST_READING == 7


def test_a_press_hurries_motion_first_and_ends_what_is_held_after_that(moving: Hands) -> None:
    sit_before(moving, CASES["outcome"], [0])
    stage = moving.scene.stage
    while not stage.is_up:
        moving.send()
    moving.key(pygame.K_RETURN)
    moment = stage.moment
    assert moment is not None and stage.share == 1.0 and stage.held
    moving.key(pygame.K_RETURN)
    assert stage.moment is not moment


def test_a_hammering_hand_does_not_miss_it(moving: Hands) -> None:
    sit_before(moving, CASES["outcome"], [0])
    while not moving.scene.stage.held:
        moving.strike(pygame.K_RETURN)
    for _ in range(5):
        moving.strike(pygame.K_RETURN)
    assert moving.scene.stage.held


def test_what_was_on_the_stage_is_gone_when_an_answer_is_taken_back(hands: Hands) -> None:
    sit_before(hands, CASES["outcome"], [0])
    go_to_stage(hands)
    hands.scene.settle()
    assert hands.scene.stage.moment is None


# --- how it looks


@pytest.mark.every(3)
@pytest.mark.parametrize("name", CASES)
def test_each_moment_holds_in_every_size(name: str, moving: Hands) -> None:
    sit_before(moving, CASES[name], [0, 1, 2, 3])
    go_to_stage(moving)
    look_everywhere(moving.app)


@pytest.mark.parametrize("name", CASES)
def test_long_names_fit_on_the_stage(name: str, moving: Hands) -> None:
    sit_before(moving, CASES[name], [0, 1, 2, 3], LONG_NAMES)
    go_to_stage(moving)
    look_everywhere(moving.app, SMALL_LOOKS)


def test_a_rout_looks_larger_than_a_narrow_victory(moving: Hands) -> None:
    found = []
    for offense, defense in (("attack 40", "attack 04"), ("attack 09", "attack 07")):
        laid = {"offense": offense, "defense": defense}
        sit_before(moving, replace(CASES["lost colony"], told="encounter-won", position={"laid": laid}), [0, 1])
        go_to_stage(moving)
        moment = moving.scene.stage.moment
        assert moment is not None and moment.duel is not None
        force = max(abs(shaken(moment, n / 40)[0]) for n in range(40))
        found.append((figure_size(moment.duel, 0, 1.0) / figure_size(moment.duel, 1, 1.0), force))
        assert shaken(moment, 1.0) == (0.0, 0.0), "at rest, and so with reduced motion, nothing shakes"
    rout, narrow = found
    assert rout[0] > 1.5 > narrow[0] >= 1 and rout[1] > 4 * narrow[1]


ROUTS: dict[str, dict[str, Any]] = {
    "two cards": {"laid": {"offense": "attack 40", "defense": "attack 04"}},
    "with allies and powers": {
        "seats": {**PLAIN, "red": "anti_matter"},
        "laid": {"offense": "attack 06", "defense": "attack 20"},
        "allies": {"offense": {"yellow": 3}, "defense": {"green": 4}},
    },
}


@pytest.mark.parametrize("name", ROUTS)
def test_totals_can_be_read_from_a_metre_away_in_a_small_window(name: str, tmp_path: Path) -> None:
    """That of the beaten side as well, and what they are made of."""
    hands = Hands(plan_for(4, 4, QUICK, planets=5), tmp_path, (1280, 720))
    in_motion(hands, 1.0)
    sit_before(hands, replace(CASES["outcome"], position=ROUTS[name]), [0, 1, 2, 3])
    go_to_stage(hands)
    marks = drawn(hands.app)[1]
    for owner, least in (("stage-figure", 60), ("parts", 16)):
        sizes = [mark.px for mark in marks if mark.owner == owner]
        assert len(sizes) >= 2 and min(sizes) >= least
    hands.close()


@pytest.mark.parametrize(
    ("about", "answers", "words"),
    [
        pytest.param(
            {
                "seats": {**PLAIN, "red": "macron", "blue": "virus"},
                "laid": {"offense": "attack 20", "defense": "attack 08"},
                "allies": {"offense": {"yellow": 3}, "defense": {"green": 4}},
            },
            {},
            ("card 20", "12", "Ann", "(Macron)", "Bob", "card 32", "(Virus)", "Dan"),
            id="powers",
        ),
        pytest.param(
            {
                "hands": {"red": ["+3", "+3"], "blue": ["attack 08"]},
                "allies": {"offense": {"yellow": 2}, "defense": {"green": 4}},
            },
            {"reinforce": "reinforcement_3:offense"},
            ("card 10", "3", "Ann", "2", "Bob", "6 added", "card 8", "Cleo", "Dan"),
            id="several reinforcements are one",
        ),
    ],
)
def test_where_there_is_no_room_for_sentences_the_stage_still_says_what_counts(
    about: dict[str, Any], answers: dict[str, Any], words: tuple[str, ...], tmp_path: Path
) -> None:
    """Whose ships, and by which power."""
    hands = Hands(plan_for(4, 4, QUICK, planets=5), tmp_path, (1280, 720))
    in_motion(hands, 1.0)
    sit_before(hands, replace(CASES["outcome"], position=about, answers=answers), [0, 1, 2, 3])
    go_to_stage(hands)
    told = " ".join(mark.words for mark in drawn(hands.app)[1] if mark.owner == "parts")
    hands.close()
    assert all(word in told for word in words), told


def test_both_cards_lie_on_the_stage_face_down_before_they_turn_together(moving: Hands) -> None:
    sit_before(moving, CASES["reveal"], [0, 1, 2, 3])
    while not moving.scene.stage.is_up:
        moving.send()
    moment = moving.scene.stage.moment
    assert moment is not None and moment.duel is not None and moment.duel.turned == (0, 1)


def test_a_card_face_down_stays_in_sight_until_it_flips(moving: Hands) -> None:
    """In its place on the board: a motion that waits for its turn draws it as it lay."""
    sit_before(moving, CASES["reveal"], [0, 1, 2, 3])
    while not moving.scene.motion.sprites:
        moving.send(dt=0.0)
    turning = [one for one in moving.scene.motion.sprites if isinstance(one, CardFlight) and one.back is not None]
    assert len(turning) == 2 and all(one.live for one in turning)


# --- the public board and the replay


def test_the_public_board_shows_the_same(moving: Hands) -> None:
    case = CASES["outcome"]
    sit_before(moving, case, [0, 1, 2, 3])
    moving.app.projector = Projector(moving.app, moving.services)
    moving.app.projector.count = lambda: 2  # type: ignore[method-assign]
    public = opened(moving)
    go_to_stage(moving)
    moving.send()
    x, y = public.to_window(PUBLIC_BOX.x + 30, PUBLIC_BOX.y + 30)
    assert moving.scene.big.covers and is_floor(public, x, y)
    moving.key(pygame.K_RETURN)
    moving.send()
    assert not is_floor(public, x, y)
    projector(moving).choose(OFF)


def is_floor(view: View, x: int, y: int) -> bool:
    """What lies below shows through a little."""
    return all(abs(seen - floor) <= 2 for seen, floor in zip(view.surface.get_at((x, y))[:3], FLOOR[:3]))


def test_a_replay_shows_it_too_and_waits_for_nobody(moving: Hands) -> None:
    case = CASES["outcome"]
    game = case.game()
    reel = Reel(game)
    scene = ReplayScene(moving.services, Film(None, reel, ()), reel.place_of(case.line(game)) - 1)
    moving.app.stack.reset(scene)
    moving.send()
    scene.go_on()
    assert scene.stage.moment is not None and scene.stage.moment.reason == case.reason and not scene.stage.held
    while scene.timeline.busy:
        moving.send()
    moving.strike(pygame.K_RETURN)
    assert scene.stage.moment is None


# --- privacy


def test_a_line_for_one_pair_of_eyes_never_comes_on_the_stage(hands: Hands) -> None:
    """Even where it is declared: which cards were taken is between the two."""
    case = CASES["compensation"]
    game = case.game()
    line = next(n for n, entry in enumerate(game.log) if entry.key == "took-cards")
    game.log[line] = Line("took-cards", game.log[line].about, [0, 2])
    view = view_of(game.table_at(line - 1), PUBLIC)
    assert moment_of(hands.services, game, line, game.log[line], view, [0, 1, 2, 3]) is None


def test_the_stage_shows_no_card_but_those_that_lie_open(hands: Hands) -> None:
    for case in CASES.values():
        if not case.position:
            continue
        game = case.game()
        line = case.line(game)
        view = view_of(game.table_at(start_of(game, case) - 1), PUBLIC)
        moment = moment_of(hands.services, game, line, game.log[start_of(game, case)], view, [0, 1, 2, 3])
        assert moment is not None and moment.view.viewer == PUBLIC
        faces = {picture.name for picture in moment.pictures if picture.what == "card"}
        if moment.duel is not None:
            faces |= set(moment.duel.faces) - {FACE_DOWN}
        open_faces = {entry.about["card"] for entry in game.log if entry.to is None and "card" in entry.about}
        assert faces <= open_faces | {"negotiate"}


# --- without a hitch, and not over what must be read


def large_prints() -> int:
    """Larger than the plates of the seats, which are printed in no time."""
    return sum(1 for made in card_canvas._kept.kept.values() if made.get_width() * made.get_height() > 20_000)


@pytest.mark.parametrize("name", CASES)
def test_nothing_is_printed_while_a_moment_moves(name: str, moving: Hands) -> None:
    """All of it is ready before it begins to move."""
    card_canvas._kept.clear()
    sit_before(moving, CASES[name], [0, 1, 2, 3])
    scene = moving.scene
    for _ in range(200):
        if scene.stage.moment is not None:
            break
        moving.send()
    moving.paint()
    before = large_prints()
    while scene.timeline.busy:
        moving.send()
        moving.paint()
    assert scene.stage.is_up and large_prints() == before


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_stage_lies_between_headline_and_question(seats: int) -> None:
    hud = BoardLayout.load(seats).hud
    assert not TABLE_BOX.colliderect(hud.headline) and not TABLE_BOX.colliderect(hud.dock)


def test_a_power_that_takes_a_hand_is_one_moment_and_not_two(hands: Hands) -> None:
    """That it is meant for somebody goes without saying where its deed follows at once."""
    case = CASES["borrowed hand"]
    game = sit_before(hands, replace(case, told="meant-for"), list(case.hits))
    assert game.log[case.line(game)].key == "possessed"
    go_to_stage(hands)
    assert hands.scene.stage.moment is not None and hands.scene.stage.moment.kind == "hand"
