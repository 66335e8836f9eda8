"""F1 and the other mouse button: everything on the table is explained, and what is due is told to everybody alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest
from driver import Hands, plan_for
from questions import COMPENSATED, examples, story
from table_states import STATES, looking, open_curtain, show, sit_down

from cosmic.engine.state import REMOVED
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.hotseat.codex.codex_terms import NUMBERS
from cosmic.hotseat.session.beats import Ask, Look
from cosmic.hotseat.session.calls import Call, call_sentence
from cosmic.ui.board.card_fan import CardNode
from cosmic.ui.board.closer_look import PileScene
from cosmic.ui.board.info_spot import InfoSpot
from cosmic.ui.board.marked_words import plate_words
from cosmic.ui.board.seat_plates import PlateWords, draw_plate
from cosmic.ui.kit.node import Node
from cosmic.ui.screens.alien_choice import AlienScene
from cosmic.ui.screens.codex.codex_scene import CodexScene
from cosmic.ui.screens.deal.deal_scene import DealScene
from cosmic.ui.table.table_scene import TableScene

TEXT = ("question", "encounter-lines", "log")  # nodes of several lines


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    plan = plan_for(4, 4, "quick", planets=4)
    hands = Hands(plan, tmp_path_factory.mktemp("explained"), (1280, 720), examples()["invite"].clone())
    yield hands
    hands.close()


def entries(node: Node) -> set[str]:
    """Whatever the pointer finds explained somewhere on a node."""
    seen = node.visible_area
    if seen is None:
        return set()
    x, y, w, h = seen
    spots = [(x + w * a / 12, y + h * b / 36) for a in range(12) for b in range(36)]
    return {node.entry_at(spot) for spot in spots if node.hit(*spot)} - {""}


def on_the_table(hands: Hands) -> set[str]:
    """Also in the drawer with the log, which is leafed through and then closed again; perhaps below a curtain."""
    ui = hands.scene.ui
    hands.scene.refresh()
    found = {entry for node in ui.focusables() for entry in entries(node)}
    hands.scene.toggle_drawer()
    hands.scene.refresh()
    for node in (ui.find("encounter-lines"), ui.find("log")):
        assert node is not None
        found |= entries(node)
        while node.page(-1):
            found |= entries(node)
    hands.scene.toggle_drawer()
    return found


def point(hands: Hands, node: Node) -> None:
    pos = hands.place_on(node)
    assert pos is not None
    hands.send(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), window=hands.window))


def opened(hands: Hands) -> str:
    """The entry of the codex that is open now; it is closed again."""
    top = hands.top
    assert isinstance(top, CodexScene), "nothing was explained"
    hands.key(pygame.K_ESCAPE)
    hands.send()
    return top.entry.id


# --- everything has an entry


def test_every_entry_exists(hands: Hands) -> None:
    book = set(CodexScene(hands.services).codex.entries)
    for state in ("launching", "inviting", "planning", "answering", "calling", "rewarded", "looking"):
        STATES[state].put_on(hands)
        assert on_the_table(hands) <= book, state


def test_every_number_of_the_table_leads_to_its_entry(hands: Hands) -> None:
    """Each of them in some state of the table, by the pointer alone."""
    found: set[str] = set()
    for state in ("launching", "calling", "rewarded"):
        STATES[state].put_on(hands)
        found |= on_the_table(hands)
    game = examples()["aim"].clone()
    game.state.ships[REMOVED][1] = 2
    game.state.seats[0].aliens = ["tick_tock"]
    game.state.seats[0].memory["tick_tock"] = {"tokens": 3}
    show(hands, game, "quick")
    found |= on_the_table(hands)
    for game in (story(COMPENSATED, "second-encounter"), examples()["kicker-card"]):
        show(hands, game, "quick")
        found |= on_the_table(hands)
    assert set(NUMBERS.values()) <= found, set(NUMBERS.values()) - found


@pytest.mark.parametrize("state", ["launching", "calling", "rewarded", "planning"])
def test_nothing_to_look_at_is_left_unexplained(state: str, hands: Hands) -> None:
    STATES[state].put_on(hands)
    for node in hands.scene.ui.focusables():
        if isinstance(node, (InfoSpot, CardNode)) or node.key in TEXT:
            assert node.entry_at(None) or entries(node), node.key


# --- keys and the other button


@pytest.mark.parametrize(
    ("key", "entry"),
    [
        ("deck", "term.deck"),
        ("discard", "term.discard"),
        ("destiny", "term.destiny"),
        ("number-warp", "term.warp"),
        ("strength-0", "term.total"),
        ("phase-alliance", "phase.alliance"),
    ],
)
def test_what_one_points_at_is_explained_by_f1_and_by_the_other_button(key: str, entry: str, hands: Hands) -> None:
    STATES["calling"].put_on(hands)
    point(hands, hands.find(key))
    hands.key(pygame.K_F1)
    assert opened(hands) == entry
    hands.click(hands.find(key), button=3)
    assert opened(hands) == entry


def test_a_plate_is_explained_by_its_alien_and_by_each_of_its_figures(hands: Hands) -> None:
    sit_down(hands, "reward")
    seat = hands.scene.view.seats[0]
    assert entries(hands.find("seat-0")) == {f"alien.{seat.aliens[-1]}", "term.hand", "term.foreign_colony"}


def test_a_line_of_the_log_is_explained(hands: Hands) -> None:
    sit_down(hands, "reward")
    hands.click(hands.find("log-button"))
    log = hands.find("log")
    hands.click(log, button=3)
    assert opened(hands)


def test_cards_that_cannot_be_played_are_explained(hands: Hands) -> None:
    sit_down(hands, "card")
    open_curtain(hands)
    card = next(node for node in hands.scene.ui.focusables() if isinstance(node, CardNode) and not node.enabled)
    hands.click(card, button=3)
    assert opened(hands) == card.entry != ""
    assert isinstance(hands.top, TableScene)


def test_cards_that_are_only_looked_at_are_greyed_and_tell_why(hands: Hands) -> None:
    """Who pressed and has nothing to play learns why of every card."""
    looking(hands)
    cards = [node for node in hands.scene.ui.focusables() if isinstance(node, CardNode)]
    assert cards and all(node.held.greyed and node.hint for node in cards)
    hands.click(cards[-1], button=3)
    assert opened(hands) == cards[-1].entry


def test_a_hand_that_is_peeked_at_is_not_greyed(hands: Hands) -> None:
    STATES["peeking"].put_on(hands)
    cards = [node for node in hands.scene.ui.focusables() if isinstance(node, CardNode)]
    assert cards and not any(node.held.greyed for node in cards)


def test_the_discards_are_explained_card_by_card(hands: Hands) -> None:
    STATES["discards"].put_on(hands)
    card = next(node for node in hands.top.ui.focusables() if isinstance(node, CardNode))
    hands.click(card, button=3)
    assert opened(hands) == card.entry
    assert isinstance(hands.top, PileScene)
    hands.tab_to(hands.find(card.key))
    hands.key(pygame.K_F1)
    assert opened(hands) == card.entry


# --- what is due


def present_tip(hands: Hands) -> str:
    """Of the table, also while a curtain lies over it."""
    hands.scene.refresh()
    node = hands.scene.ui.find(f"phase-{hands.scene.view.phase}")
    assert isinstance(node, InfoSpot)
    return node.words() if callable(node.words) else node.words


def test_the_present_phase_says_who_decides_and_what(hands: Hands) -> None:
    sit_down(hands, "aim")
    beat = hands.scene.beat
    assert isinstance(beat, Ask)
    name = hands.scene.view.seats[beat.decision.player].name
    assert present_tip(hands).endswith(hands.scene.words.question(beat.decision)) and name in present_tip(hands)
    other = next(node for node in hands.scene.ui.focusables() if node.key == "phase-reveal")
    assert isinstance(other, InfoSpot) and callable(other.words) and name not in other.words()


def test_the_present_phase_says_what_the_table_is_called_about(hands: Hands) -> None:
    sit_down(hands, "reinforce", "normal")
    assert isinstance(hands.scene.beat, Call)
    assert present_tip(hands).endswith(call_sentence(hands.scene.beat, hands.scene.words))


def test_of_a_private_choice_the_phase_says_only_whose_it_is(hands: Hands) -> None:
    """In the same words whether there is something to choose or not."""
    looking(hands)
    beat = hands.scene.beat
    assert isinstance(beat, Look)
    hands.lose_focus()
    name = hands.scene.view.seats[beat.seat].name
    assert present_tip(hands).endswith(hands.services.say("awaited-look", seat=name))
    game = sit_down(hands, "card")
    assert game.decision is not None
    name = hands.scene.view.seats[game.decision.player].name
    assert present_tip(hands).endswith(hands.services.say("awaited-card", seat=name))


# --- bots


def test_a_bot_is_marked_on_its_plate(hands: Hands) -> None:
    """In the picture and in the words, and nobody else is."""
    STATES["alone"].put_on(hands)
    person = hands.scene.session.people[0]
    for seat in range(4):
        shown = plate_words(hands.scene.words, seat, hands.scene.bots)
        as_person, as_is = (plate(hands, seat, replace(shown, is_bot=bot)) for bot in (False, shown.is_bot))
        tip = hands.find(f"seat-{seat}")
        assert isinstance(tip, InfoSpot) and callable(tip.words)
        assert (as_person != as_is) is (seat != person)
        assert (hands.services.say("ui-plate-bot") in tip.words()) is (seat != person)


def plate(hands: Hands, seat: int, words: PlateWords) -> bytes:
    canvas = hands.app.plain_canvas(hands.view, pygame.Surface(hands.view.size))
    draw_plate(canvas, hands.scene.table, seat, words, asked=False)
    return pygame.image.tobytes(canvas.surface, "RGB")


# --- the scenes of a question


def test_cards_on_the_deal_table_are_explained(hands: Hands) -> None:
    sit_down(hands, "deal-offer")
    open_curtain(hands)
    assert isinstance(hands.top, DealScene) and hands.top.draft is not None
    card = hands.find("give-card-0")
    hands.click(card, button=3)
    assert opened(hands) == ways.of_face(hands.services.book.content, hands.top.draft.hand[0])
    hands.tab_to(hands.find("no_deal"))
    hands.send(pygame.Event(pygame.MOUSEMOTION, pos=(0, 0), rel=(0, 0), buttons=(0, 0, 0), window=hands.window))
    hands.key(pygame.K_F1)
    assert opened(hands) == "term.deal"


def test_aliens_to_choose_from_are_explained(hands: Hands) -> None:
    sit_down(hands, "alien")
    open_curtain(hands)
    assert isinstance(hands.top, AlienScene)
    second = ways.of_alien(hands.top.candidates[1].slug)
    hands.click(hands.find("sheet-1"), button=3)
    assert opened(hands) == second
    hands.tab_to(hands.find("choose-1"))
    hands.key(pygame.K_F1)
    assert opened(hands) == second
    assert isinstance(hands.top, AlienScene)
