"""The deal table, used by events only: offers and answers by keyboard and mouse, the clock, privacy and layout."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache

import pygame
import pytest
from conftest import OpenTable, Table

from cosmic.bots import make
from cosmic.engine.deals import share
from cosmic.engine.game import Game
from cosmic.engine.state import NOBODY, Options
from cosmic.engine.views import PlayerView, view_of
from cosmic.hotseat.dealing import DealClock, OfferDraft, last_offer, talks, turned_round
from cosmic.phases.setup import Setup
from cosmic.rulebook import book, new_game
from cosmic.text.board import Board
from cosmic.text.messages import Messages
from cosmic.ui.deal.scene import DealScene
from cosmic.ui.desk import Desk
from cosmic.ui.kit.audit import complaints
from cosmic.ui.stack import Scene

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
NAMES = ("Anna", "Ben", "Cleo", "Dávid")
LONG = ("Wilhelmina Featherstone", "Bartholomew Longbottom", "Maximiliana Überlinger", "Konstantin Schwarzwald")
FULL, ZOMBIE, NO_PLANETS, NO_HAND = 30, 14, 10, 3  # seeds of games whose first talks are like that
KEYS = {"up": pygame.K_UP, "down": pygame.K_DOWN, "left": pygame.K_LEFT, "right": pygame.K_RIGHT}


class Below(Scene):
    """What lies under the deal table: it keeps the answer."""

    answers: list[object]

    def enter(self) -> None:
        self.answers = []

    def resume(self, result: object = None) -> None:
        self.answers.append(result)


@cache
def played(seed: int, kind: str, names: tuple[str, ...] = NAMES) -> Game:
    """A game of bots up to its first question of a kind."""
    game = new_game(Setup(seed, names, Options(setup="basic")))
    bots = [make("random" if seat % 2 else "greedy", seed * 10 + seat) for seat in range(4)]
    while game.decision is not None and game.decision.kind != kind:
        player = game.decision.player
        game.answer(bots[player].choose(view_of(game.table, player), game.decision))
    return game


def game_at(seed: int, kind: str = "deal-offer", names: tuple[str, ...] = NAMES) -> Game:
    return played(seed, kind, names).clone()


@pytest.fixture
def sit_down(tmp_path) -> Callable[..., DealScene]:
    """Puts the pending deal question of a game on a table, over a scene that catches the answer."""

    def shown(table: Table, game: Game, clock: DealClock | None = None) -> DealScene:
        decision, messages = game.decision, Messages(strict=True)
        assert decision is not None
        view = view_of(game.table, decision.player)
        words = Board(view, book().content, messages)
        history = [words.event(entry) for entry in talks(game.log)]
        earlier = last_offer(game.log) if decision.bounds is not None else None
        desk = Desk(tmp_path, messages, book())
        scene = DealScene(desk, decision, view, words, clock or DealClock(60), history, earlier)
        table.show(Below())
        table.app.stack.push(scene)
        table.app.step()
        return scene

    return shown


def answer_of(table: Table) -> object:
    assert isinstance(table.scene, Below), "the deal table is still there"
    assert len(table.scene.answers) == 1
    return table.scene.answers[0]


def tab_to(table: Table, key: str) -> None:
    """Walks with Tab until something has the focus."""
    for _ in range(120):
        if table.scene.ui.focus_key == key:
            return
        table.key(pygame.K_TAB)
    raise AssertionError(f"Tab never comes to {key}")


def enter(table: Table) -> None:
    table.key(pygame.K_RETURN)


def fair_offer(game: Game) -> dict:
    """Something of every sort that the other can certainly hand over."""
    bounds = game.decision.bounds
    draft = OfferDraft(bounds)
    draft.toggle_slot(0)
    draft.toggle_colony(0, bounds.new[0][0])
    draft.set_random(1, 1)
    draft.toggle_colony(1, bounds.new[1][0])
    return draft.answer()


# --- making an offer


def test_an_offer_is_composed_by_keyboard_alone(table, sit_down):
    game = game_at(ZOMBIE)
    scene = sit_down(table, game)
    bounds = game.decision.bounds
    face = scene.draft.hand[1]
    tab_to(table, "give-card-1")
    enter(table)
    tab_to(table, "give-negotiate")
    table.key(KEYS["right"])
    tab_to(table, "give-random")
    table.key(pygame.K_PLUS, "+")
    table.key(pygame.K_PLUS, "+")
    table.key(pygame.K_MINUS, "-")
    planet = bounds.colonies[0][2]
    tab_to(table, f"give-planet-{planet}")
    table.key(pygame.K_SPACE, " ")
    tab_to(table, "certain")
    enter(table)
    table.write("attack 2")
    enter(table)  # the first card of that name
    tab_to(table, "take-flare")
    enter(table)
    tab_to(table, f"take-planet-{bounds.colonies[1][0]}")
    enter(table)
    tab_to(table, "take-free-1")
    table.key(KEYS["right"])
    table.key(pygame.K_1, "1")
    asked = next(face for face in bounds.faces if face.startswith("attack_2"))
    assert answer_of(table) == {
        "give": share([face], {"negotiate": 1}, 1, planet),
        "take": share([asked], {"flare": 1}, 0, bounds.colonies[1][0], [0, 1, 0, 0]),
    }
    game.answer(answer_of(table))
    assert game.decision.kind == "deal-reply"


def test_an_offer_is_composed_by_mouse_alone(table, sit_down):
    game = game_at(FULL)
    scene = sit_down(table, game)
    bounds = game.decision.bounds
    table.click("give-card-2")
    table.click("give-card-3")
    table.click("give-card-2")
    for key, times in (("give-random", 2), ("take-attack", 1)):
        for _ in range(times):
            press_end(table, key, 1)
    press_end(table, "give-random", -1)
    table.click("certain")
    table.click("tab-morph")
    table.click("pick-0")
    reveal(table, f"take-planet-{bounds.colonies[1][1]}")
    table.click(f"take-planet-{bounds.colonies[1][1]}")
    hand = scene.draft.hand
    table.click("propose")
    assert answer_of(table) == {
        "give": share([hand[3]], {}, 1),
        "take": share(["morph"], {"attack": 1}, 0, bounds.colonies[1][1]),
    }


def press_end(table: Table, key: str, way: int) -> None:
    """Clicks on the minus or the plus of a number."""
    reveal(table, key)
    x, y, w, h = table.find(key).visible_area
    spot = x + w - 25 if way > 0 else x + w - 85
    table.press(spot, y + h / 2)
    table.release(spot, y + h / 2)


def reveal(table: Table, key: str) -> None:
    """Turns the wheel until something can be seen."""
    node = table.find(key)
    for _ in range(40):
        x, y, w, h = node.parent.area
        seen = node.visible_area
        if seen is not None and seen[3] >= node.box[3] - 1:
            return
        table.wheel(x + w / 2, y + h / 2, 1)
        node = table.find(key)


def test_arrows_move_among_the_things(table, sit_down):
    sit_down(table, game_at(ZOMBIE))
    assert table.scene.ui.focus_key == "give-card-0"
    table.key(KEYS["right"])
    assert table.scene.ui.focus_key == "give-card-1"
    table.key(KEYS["down"])
    assert table.scene.ui.focus_key == "give-card-6"
    table.key(KEYS["down"])
    assert table.scene.ui.focus_key.startswith("give-")


def test_an_empty_offer_cannot_be_proposed_and_says_why(table, sit_down):
    sit_down(table, game_at(ZOMBIE))
    propose = table.find("propose")
    assert not propose.enabled and propose.why_not == Messages().say("error-offer-empty")
    assert any("at least one card" in mark.words or "least" in mark.words for mark in table.app.texts)
    table.key(pygame.K_1, "1")
    table.click("propose")
    assert isinstance(table.scene, DealScene)


def test_leave_where_one_already_lives_is_no_offer(table, sit_down):
    game = game_at(FULL)
    scene = sit_down(table, game)
    bounds = game.decision.bounds
    old = next(planet for planet in bounds.colonies[0] if planet not in bounds.new[0])
    tab_to(table, f"give-planet-{old}")
    enter(table)
    assert scene.draft.colony[0] == old
    assert not table.find("propose").enabled
    assert "already" in table.find(f"give-planet-{old}").tip


def test_cards_that_are_used_up_are_greyed_with_the_reason(table, sit_down):
    scene = sit_down(table, game_at(ZOMBIE))
    tab_to(table, "give-random")
    for _ in range(20):
        table.key(pygame.K_PLUS, "+")
    assert scene.draft.room(0) == 0
    card = table.find("give-card-0")
    assert not card.enabled and card.why_not
    table.click("give-card-0")
    assert not scene.draft.named


def test_start_over_clears_the_paper(table, sit_down):
    scene = sit_down(table, game_at(ZOMBIE))
    table.click("give-card-0")
    table.click("clear")
    assert scene.draft.is_blank
    assert not any(node.key == "clear" for node in scene.ui.all())


def test_the_other_may_begin(table, sit_down):
    game = game_at(ZOMBIE)
    sit_down(table, game)
    table.key(pygame.K_2, "2")
    assert answer_of(table) == "you_begin"
    game.answer("you_begin")
    scene = sit_down(table, game)
    assert not any(node.key == "you_begin" for node in scene.ui.all())


def test_ending_the_talks_must_be_meant(table, sit_down):
    sit_down(table, game_at(ZOMBIE))
    assert "3 ships" in table.find("no_deal").label
    table.click("no_deal")
    assert isinstance(table.scene, DealScene) and table.scene.ui.focus_key == "stay"
    table.key(pygame.K_ESCAPE)
    assert any(node.key == "no_deal" for node in table.scene.ui.all())
    table.click("no_deal")
    table.click("stay")
    table.click("no_deal")
    table.click("leave")
    assert answer_of(table) == "no_deal"


# --- a certain card


def test_a_card_is_found_by_its_letters_or_its_kind(table, sit_down):
    scene = sit_down(table, game_at(ZOMBIE))
    table.click("certain")
    assert table.scene.ui.focus_key == "search"
    table.write("zzz")
    assert table.find("pick-none")
    enter(table)
    assert scene.picking
    for _ in range(3):
        table.key(pygame.K_BACKSPACE)
    table.click("tab-reinforcement")
    labels = [node.label for node in scene.ui.all() if node.key.startswith("pick-") and node.key[5:].isdigit()]
    assert labels and all("einforcement" in label for label in labels)
    table.key(pygame.K_ESCAPE)
    assert not scene.picking and not scene.draft.asked


def test_every_card_of_the_box_can_be_asked_for(table, sit_down):
    game = game_at(ZOMBIE)
    scene = sit_down(table, game)
    scene.pick_card()
    shown = set()
    for kind in ("attack", "negotiate", "morph", "reinforcement", "artifact", "flare"):
        table.click(f"tab-{kind}")
        shown |= set(scene.picker.faces())
    assert shown == set(game.decision.bounds.faces)


def test_an_asked_card_is_taken_out_again(table, sit_down):
    scene = sit_down(table, game_at(ZOMBIE))
    table.click("certain")
    table.write("quash")
    enter(table)
    assert len(scene.draft.asked) == 1
    table.click("take-card-0")
    assert not scene.draft.asked


# --- answering


def test_accepting_signs_at_once_without_motion(table, sit_down):
    game = game_at(FULL)
    game.answer(fair_offer(game))
    sit_down(table, game)
    table.click("accept")
    assert answer_of(table) == "accept"


def test_signing_takes_a_moment_that_can_be_skipped(open_table: OpenTable, sit_down):
    game = game_at(FULL)
    game.answer(fair_offer(game))
    table = open_table(reduced_motion=False)
    clock = DealClock(0.2)
    clock.paused = True
    scene = sit_down(table, game, clock)
    table.key(pygame.K_1, "1")
    table.send(dt=0.05)
    assert scene.moving and 0 < scene.written < 1 and table.scene is scene
    clock.go_on()
    for _ in range(20):
        table.send(dt=0.05)
    assert table.scene is scene and clock.left == 0.2  # who has said yes is not overtaken by the clock
    table.key(pygame.K_SPACE, " ")
    assert answer_of(table) == "accept"


def test_signing_ends_by_itself(open_table: OpenTable, sit_down):
    game = game_at(FULL)
    game.answer(fair_offer(game))
    table = open_table(reduced_motion=False)
    sit_down(table, game)
    table.click("accept")
    for _ in range(60):
        table.send(dt=0.05)
    assert answer_of(table) == "accept"


def test_a_counter_offer_starts_from_the_offer(table, sit_down):
    game = game_at(FULL)
    first = fair_offer(game)
    game.answer(first)
    sit_down(table, game)
    table.key(pygame.K_2, "2")
    assert answer_of(table) == "counter"
    game.answer("counter")
    scene = sit_down(table, game)
    assert scene.draft.answer() == turned_round(first)
    assert len(scene.history) == 1
    table.click("propose")
    game.answer(answer_of(table))
    assert last_offer(game.log) == turned_round(first)


def test_refusing_must_be_meant(table, sit_down):
    game = game_at(FULL)
    game.answer(fair_offer(game))
    sit_down(table, game)
    table.key(pygame.K_3, "3")
    table.key(pygame.K_2, "2")
    assert answer_of(table) == "refuse"


def test_terms_that_cannot_be_met_cannot_be_accepted(table, sit_down):
    game = game_at(FULL)
    bounds = game.decision.bounds
    hand = view_of(game.table, game.decision.about["other"])
    held = set(hand.cards.values())
    missing = next(face for face in bounds.faces if face not in held)
    game.answer({"give": share(), "take": share([missing])})
    scene = sit_down(table, game)
    accept = table.find("accept")
    assert not accept.enabled and scene.words.card(missing) in accept.why_not
    table.key(pygame.K_1, "1")
    table.click("accept")
    assert table.scene is scene


def test_after_enough_offers_it_is_yes_or_no(table, sit_down):
    game = game_at(FULL)
    mine = fair_offer(game)
    while "counter" in (game.decision.options if game.decision.kind == "deal-reply" else ("counter",)):
        if game.decision.kind == "deal-reply":
            game.answer("counter")
        game.answer(mine)
        mine = turned_round(mine)
    scene = sit_down(table, game)
    counter = table.find("counter")
    assert not counter.enabled and counter.why_not
    assert len(scene.history) == 7  # eight offers, the last of which lies on the paper


# --- the clock


def test_the_clock_ends_the_talks(table, sit_down):
    scene = sit_down(table, game_at(ZOMBIE), DealClock(1.0))
    for _ in range(3):
        table.send(dt=0.3)
    assert table.scene is scene
    table.send(dt=0.3)
    assert answer_of(table) == "time_up"


def test_the_clock_is_shared_and_stands_still_below_another_scene(table, sit_down):
    clock = DealClock(60)
    sit_down(table, game_at(ZOMBIE), clock)
    table.send(dt=0.5)
    left = clock.left
    assert left < 60
    table.app.stack.push(Below())
    table.app.step()
    for _ in range(10):
        table.send(dt=0.5)
    assert clock.left == left
    table.app.stack.pop()
    table.app.step()
    table.send(dt=0.5)
    assert clock.left < left


def test_the_clock_obeys_its_buttons(table, sit_down):
    clock = DealClock(60)
    scene = sit_down(table, game_at(ZOMBIE), clock)
    table.click("clock-pause")
    left = clock.left
    table.send(dt=0.5)
    assert clock.paused and clock.left == left
    table.click("clock-more")
    assert clock.left == left + 30
    tab_to(table, "clock-pause")
    enter(table)
    assert clock.running
    table.click("clock-off")
    for _ in range(300):
        clock.tick(0.5)
    table.send()
    assert table.scene is scene and not clock.on
    assert not any(node.key == "clock-pause" for node in scene.ui.all())


def test_a_clock_nobody_asked_for_ends_nothing(table, sit_down):
    game = game_at(ZOMBIE)
    scene = sit_down(table, game, DealClock(0.2))
    scene.decision.outside = ()
    for _ in range(5):
        table.send(dt=0.5)
    assert table.scene is scene
    game.decision.outside = ("time_up",)


# --- privacy


def picture(table: Table) -> bytes:
    table.app.stack.dirty = True
    table.app.step()
    return pygame.image.tobytes(table.view.surface, "RGB")


@pytest.mark.parametrize("kind", ["deal-offer", "deal-reply"])
def test_nothing_of_the_other_hand_is_drawn(open_table: OpenTable, sit_down, kind):
    pictures = []
    for trade in (False, True):
        game = game_at(FULL)
        other = game.decision.about["other"]
        if kind == "deal-reply":
            game.answer(fair_offer(game))
            other = game.decision.about["other"]
        if trade:
            hand, deck = game.table.s.seats[other].hand, game.table.s.deck
            for n in range(len(hand)):
                hand[n], deck[n] = deck[n], hand[n]
        table = open_table()
        sit_down(table, game)
        pictures.append(picture(table))
    assert pictures[0] == pictures[1]


def test_the_view_it_gets_holds_only_own_cards():
    game = game_at(FULL)
    view: PlayerView = view_of(game.table, game.decision.player)
    assert set(view.cards) == set(view.hand) | set(view.borrowed)
    assert all(isinstance(getattr(view.seats[0], field.name), (str, int, list)) for field in fields(view.seats[0]))
    assert not any("hand" in field.name and field.name != "hand_size" for field in fields(view.seats[0]))


# --- layout


def audit(table: Table) -> list[str]:
    table.app.stack.dirty = True
    table.app.step()
    return [str(fault) for fault in table.app.faults] + complaints(table.scene.ui, table.app.texts)


def rich_offer(game: Game) -> dict:
    """As much as can be put on one paper."""
    bounds = game.decision.bounds
    draft = OfferDraft(bounds)
    draft.toggle_slot(0)
    draft.toggle_slot(len(draft.hand) - 1)
    draft.set_kind(0, "attack", 2)
    draft.set_random(0, 2)
    draft.toggle_colony(0, bounds.colonies[0][0])
    draft.add_card(1, "attack_30")
    draft.add_card(1, [face for face in bounds.faces if bounds.kinds[face] == "flare"][3])
    draft.set_kind(1, "negotiate", 1)
    draft.set_random(1, 2)
    draft.toggle_colony(1, bounds.colonies[1][0])
    return draft.answer()


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
@pytest.mark.parametrize("seed", [FULL, ZOMBIE, NO_PLANETS, NO_HAND])
def test_an_offer_reads_well_at_every_size(open_table: OpenTable, sit_down, size, scale, seed):
    table = open_table(size, text_scale=scale)
    scene = sit_down(table, game_at(seed))
    assert audit(table) == []
    if scene.draft.bounds.their_cards:
        scene.pick_card()
        assert audit(table) == []
        scene.stop_picking()
    scene.ask_whether_to_leave("no_deal")
    assert audit(table) == []


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
@pytest.mark.parametrize("names", [NAMES, LONG], ids=("short", "long"))
def test_answers_and_counter_offers_read_well_at_every_size(open_table: OpenTable, sit_down, size, scale, names):
    table = open_table(size, text_scale=scale)
    game = game_at(FULL, names=names)
    game.answer(rich_offer(game))
    sit_down(table, game)
    assert audit(table) == []
    game.answer("counter")
    sit_down(table, game)
    assert audit(table) == []


@pytest.mark.parametrize("scale", [0.85, 2.0])
def test_the_smallest_and_largest_type_do_not_break_it(open_table: OpenTable, sit_down, scale):
    table = open_table((1920, 1080), text_scale=scale)
    game = game_at(FULL)
    sit_down(table, game)
    table.app.step()
    found = [text for text in audit(table) if "small" not in text]
    game.answer(rich_offer(game))
    sit_down(table, game)
    assert found + [text for text in audit(table) if "small" not in text] == []


def test_contrast_changes_nothing_but_the_look(open_table: OpenTable, sit_down):
    table = open_table(contrast=True)
    game = game_at(FULL)
    game.answer(rich_offer(game))
    scene = sit_down(table, game)
    assert audit(table) == []
    assert scene.decision.about["give"]["colony"] != NOBODY
