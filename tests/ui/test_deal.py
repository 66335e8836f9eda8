"""The deal table, used by events only: offers and answers by keyboard and mouse, and what it must not show."""

from __future__ import annotations

from dataclasses import fields

import pygame
import pytest
from conftest import OpenTable, Table
from talks import FULL, TALKS, ZOMBIE, answer_of, fair_offer, game_at

from cosmic.engine.deals import share
from cosmic.engine.views import PlayerView, view_of
from cosmic.hotseat.session.deal_drafts import DealClock, last_offer, turned_round
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter
from cosmic.ui.kit.widgets_basic import Rich
from cosmic.ui.screens.deal import deal_tiles, share_pictures
from cosmic.ui.screens.deal.deal_scene import DealScene

pytest_plugins = ("talks",)

KEYS = {"up": pygame.K_UP, "down": pygame.K_DOWN, "left": pygame.K_LEFT, "right": pygame.K_RIGHT}


# --- making an offer


def test_an_offer_is_composed_by_keyboard_alone(table, sit_down):
    game = game_at(ZOMBIE)
    scene = sit_down(table, game)
    bounds = game.decision.bounds
    face = scene.draft.hand[1]
    table.press_by_keys("give-card-1")
    table.tab_to("give-negotiate")
    table.key(KEYS["right"])
    table.tab_to("give-random")
    table.key(pygame.K_PLUS, "+")
    table.key(pygame.K_PLUS, "+")
    table.key(pygame.K_MINUS, "-")
    planet = bounds.colonies[0][2]
    table.tab_to(f"give-planet-{planet}")
    table.key(pygame.K_SPACE, " ")
    table.press_by_keys("certain")
    table.write("attack 2")
    table.key(pygame.K_RETURN)  # the first card of that name
    table.press_by_keys("take-flare")
    table.press_by_keys(f"take-planet-{bounds.colonies[1][0]}")
    table.tab_to("take-free-1")
    table.key(KEYS["right"])
    table.key(pygame.K_1, "1")
    asked = next(face for face in bounds.faces if face.startswith("attack_2"))
    assert answer_of(table) == {
        "give": share([face], [["negotiate", 1]], 1, planet),
        "take": share([asked], [["flare", 1]], 0, bounds.colonies[1][0], [0, 1, 0, 0]),
    }
    game.answer(answer_of(table))
    assert game.decision.kind == "deal-reply"


def test_the_treaty_says_who_wins_the_game_by_it(table, sit_down):
    """One colony more and it would be over; a card more and it would not."""
    abroad = "ships: {green: {blue 2: 1, red 1: 1, red 2: 1, purple 1: 1}}"
    game = game_at(f"{TALKS}{abroad}\ndefense: green\n")
    sit_down(table, game)
    given = game.decision.bounds.new[0][0]
    assert "paper:wins" not in {node.key for node in table.top.ui.all()}
    reveal(table, f"give-planet-{given}")
    table.click(f"give-planet-{given}")
    assert "Ben has all 5" in table.find("paper:wins").label
    table.click(f"give-planet-{given}")
    assert "paper:wins" not in {node.key for node in table.top.ui.all()}


def test_reward_cards_are_marked_in_the_hand_and_in_the_offer(table, sit_down, monkeypatch):
    """Own ones by their back; in the offer those whose name tells it."""
    marked = []
    for home in (deal_tiles, share_pictures):
        monkeypatch.setattr(home, "draw_reward_mark", lambda canvas, box: marked.append(tuple(box)))
    hands = "hands: {blue: [attack 04, attack -07, kicker x2, +2], green: [attack 05, attack 20]}"
    game = game_at(f"{TALKS}{hands}\noptions: {{rewards: deck}}\ndefense: green\n")
    scene = sit_down(table, game)
    tiles = {scene.draft.hand[n]: table.find(f"give-card-{n}") for n in range(len(scene.draft.hand))}
    assert [face for face, tile in tiles.items() if tile.is_reward] == ["attack_-7", "kicker_2"]
    assert len(marked) == 2
    marked.clear()
    table.click(tiles["attack_-7"].key)
    assert len(marked) == 3, "the treaty shows it too"


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
        "give": share([hand[3]], [], 1),
        "take": share(["morph"], [["attack", 1]], 0, bounds.colonies[1][1]),
    }


def press_end(table: Table, key: str, way: int) -> None:
    """Clicks on the minus or the plus of a number."""
    reveal(table, key)
    seen = table.find(key).visible_area
    assert seen is not None
    x, y, w, h = seen
    spot = x + w - 25 if way > 0 else x + w - 85
    table.press(spot, y + h / 2)
    table.release(spot, y + h / 2)


def reveal(table: Table, key: str) -> None:
    """Turns the wheel until something can be seen."""
    node = table.find(key)
    for _ in range(40):
        seen = node.visible_area
        if seen is not None and seen[3] >= node.box[3] - 1:
            return
        x, y, w, h = node.parent.area
        table.wheel(x + w / 2, y + h / 2, 1)
        node = table.find(key)


def test_arrows_move_among_the_things(table, sit_down):
    sit_down(table, game_at(ZOMBIE))
    assert table.scene.ui.focus_key == "give-card-0"
    table.key(KEYS["right"])
    assert table.scene.ui.focus_key == "give-card-1"
    table.key(KEYS["down"])
    assert table.scene.ui.focus_key == "give-card-7"
    table.key(KEYS["down"])
    assert table.scene.ui.focus_key.startswith("give-")


def test_an_empty_offer_cannot_be_proposed_and_says_why(table, sit_down):
    sit_down(table, game_at(ZOMBIE))
    propose = table.find("propose")
    assert not propose.enabled and propose.why_not == Messages().say("error-offer-empty")
    assert any("at least one card" in mark.words or "least" in mark.words for mark in table.marks())
    table.key(pygame.K_1, "1")
    table.click("propose")
    assert isinstance(table.scene, DealScene)


def test_leave_where_one_already_lives_is_no_offer(table, sit_down):
    game = game_at(FULL)
    scene = sit_down(table, game)
    bounds = game.decision.bounds
    old = next(planet for planet in bounds.colonies[0] if planet not in bounds.new[0])
    table.press_by_keys(f"give-planet-{old}")
    assert scene.draft.colony[0] == old
    assert not table.find("propose").enabled
    assert "already" in table.find(f"give-planet-{old}").tip


def test_cards_that_are_used_up_are_greyed_with_the_reason(table, sit_down):
    scene = sit_down(table, game_at(ZOMBIE))
    table.tab_to("give-random")
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


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("written", [FULL, ZOMBIE])
def test_no_planet_is_cut_off(open_table: OpenTable, sit_down, size, written):
    """Eight cards, five planets and more: what can be given is seen without scrolling."""
    table = open_table(size)
    scene = sit_down(table, game_at(written))
    planets = [node for node in scene.ui.all() if "-planet-" in node.key]
    assert len(planets) > 9
    assert all(node.visible_area == node.area and node.area.bottom <= 1080 - 24 for node in planets)


# --- what the room hears (rule: deals.aloud)


def verdict(table: Table) -> str:
    told = table.find("verdict")
    assert isinstance(told, Rich)
    return "".join(span.words for span in told.spans)


def test_a_card_named_in_an_offer_is_marked_as_public_before_it_is_made(table, sit_down):
    scene = sit_down(table, game_at(ZOMBIE))
    table.press_by_keys("give-random")
    assert "hears" not in verdict(table)
    table.click("give-card-1")
    assert "Everybody hears" in verdict(table) and scene.words.card(scene.draft.hand[1]) in verdict(table)
    table.click("give-card-1")
    assert "hears" not in verdict(table)
    table.click("certain")
    table.write("quash")
    table.key(pygame.K_RETURN)
    assert "Everybody hears" in verdict(table) and "Quash" in verdict(table)


def test_an_own_card_can_be_promised_without_its_name(table, sit_down):
    game = game_at(ZOMBIE)
    scene = sit_down(table, game)
    hand, kinds = scene.draft.hand, scene.draft.bounds.kinds
    attacks = [slot for slot, face in enumerate(hand) if kinds[face] == "attack"]
    table.press_by_keys("give-attack")
    for slot in (*attacks[:2], next(n for n, face in enumerate(hand) if kinds[face] == "negotiate")):
        table.press_by_keys(f"give-card-{slot}")
    table.press_by_keys("unname")
    assert scene.draft.answer()["give"] == share([], [["attack", 3], ["negotiate", 1]])
    assert not any(node.key == "unname" for node in scene.ui.all()) and "hears" not in verdict(table)
    table.key(pygame.K_1, "1")
    game.answer(answer_of(table))
    words = Presenter(view_of(game.table, 3), scene.words.content, scene.services.messages)
    told = words.event(game.log[-1])
    assert not any(words.card(face) in told for face in hand if kinds[face] == "attack")


def test_the_button_against_naming_does_not_move_the_answers(table, sit_down):
    sit_down(table, game_at(ZOMBIE))
    before = {key: table.find(key).area for key in ("propose", "you_begin", "no_deal")}
    table.click("give-card-0")
    assert table.find("unname").area[1] < before["propose"][1]
    assert {key: table.find(key).area for key in before} == before


# --- a certain card


def test_a_card_is_found_by_its_letters_or_its_kind(table, sit_down):
    scene = sit_down(table, game_at(ZOMBIE))
    table.click("certain")
    assert table.scene.ui.focus_key == "search"
    table.write("zzz")
    assert table.find("pick-none")
    table.key(pygame.K_RETURN)
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
    table.key(pygame.K_RETURN)
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
    assert "Accepting binds both sides." in verdict(table)
    table.key(pygame.K_3, "3")
    assert verdict(table).strip() == "This ends the talks without a deal."
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
    kinds, counted = (str, int, list, dict), ("hand_size", "hand_rewards")
    assert all(isinstance(getattr(view.seats[0], field.name), kinds) for field in fields(view.seats[0]))
    assert not any("hand" in field.name and field.name not in counted for field in fields(view.seats[0]))
