"""Answers half made: looking away, peeking and the menu take nothing of them away."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from driver import Hands, plan_for
from questions import examples
from table_states import open_curtain, show, sit_down
from talks import FULL, fair_offer, game_at

from cosmic.engine.game import Game
from cosmic.engine.views import PUBLIC
from cosmic.hotseat.session.beats import Ask, Look
from cosmic.hotseat.session.question_forms import OFFER
from cosmic.hotseat.session.session import Session
from cosmic.hotseat.session.undo import TakeBack, way_back
from cosmic.ui.screens.alien_choice import AlienScene
from cosmic.ui.screens.deal.deal_scene import DealScene
from cosmic.ui.screens.pause_menu import PauseScene
from cosmic.ui.shell.dialogs import ConsentScene
from cosmic.ui.table.board_spots import ShipSpot
from cosmic.ui.table.curtain_scene import CurtainScene
from cosmic.ui.table.table_scene import TableScene


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    plan = plan_for(4, 4, "quick", planets=4)
    hands = Hands(plan, tmp_path_factory.mktemp("half"), (1024, 576), examples()["invite"].clone())
    yield hands
    hands.close()


def deal_table(hands: Hands) -> DealScene:
    assert isinstance(hands.top, DealScene)
    return hands.top


# --- the clock of a deal


@pytest.mark.parametrize(("people", "solo_clock", "runs"), [(1, False, False), (1, True, True), (4, False, True)])
def test_one_person_among_bots_has_time_for_a_deal(people: int, solo_clock: bool, runs: bool, hands: Hands) -> None:
    game = examples()["deal-offer"]
    assert game.decision is not None
    hands.services.change(solo_clock=solo_clock)
    show(hands, game, "quick", range(4) if people == 4 else [game.decision.player])
    open_curtain(hands)
    assert deal_table(hands).clock.on is runs


# --- looking away


def test_an_offer_in_the_making_outlives_a_look_away(hands: Hands) -> None:
    sit_down(hands, "deal-offer")
    open_curtain(hands)
    hands.press("give-random")
    begun = deal_table(hands).offer()
    assert deal_table(hands).draft is not None and not deal_table(hands).draft.is_blank
    hands.lose_focus()
    assert isinstance(hands.top, CurtainScene) and hands.scene.eyes == PUBLIC
    open_curtain(hands)
    assert deal_table(hands).offer() == begun


def test_the_next_offer_starts_anew(hands: Hands) -> None:
    """What one side was putting together is not what the other one finds."""
    sit_down(hands, "deal-offer")
    open_curtain(hands)
    hands.press("give-random")
    hands.press("propose")
    hands.send()
    assert hands.scene.offer is None and hands.scene.draft is None


def test_cards_taken_up_outlive_a_look_away(hands: Hands) -> None:
    sit_down(hands, "card")
    open_curtain(hands)
    asked = hands.scene.asked
    assert asked is not None
    card = asked.decision.options[0]
    hands.press(f"card-{card}")
    hands.lose_focus()
    assert isinstance(hands.top, CurtainScene)
    open_curtain(hands)
    assert hands.scene.asked is not None and hands.scene.asked.draft.answer() == card


def test_chosen_ships_outlive_a_look_at_the_own_hand(hands: Hands) -> None:
    sit_down(hands, "launch-ships")
    spot = next(node for node in hands.scene.ui.focusables() if isinstance(node, ShipSpot))
    hands.press(spot.key)
    hands.press("peek")
    open_curtain(hands)
    assert hands.scene.eyes != PUBLIC and hands.scene.asked is not None
    assert hands.scene.asked.draft.count(spot.zone) == 1
    hands.lose_focus()
    assert hands.scene.eyes == PUBLIC and hands.scene.asked is not None
    assert hands.scene.asked.draft.count(spot.zone) == 1


# --- the menu


def choosing_an_alien(hands: Hands) -> Game:
    """The second player to choose, so that there is a choice to take back."""
    game = sit_down(hands, "alien")
    for _ in range(30):
        if hands.scene.session.game.journal and isinstance(hands.scene.beat, Ask) and hands.scene.beat.private:
            break
        hands.act()
    open_curtain(hands)
    assert isinstance(hands.top, AlienScene)
    return game


def test_escape_opens_the_menu_while_an_alien_is_chosen(hands: Hands) -> None:
    choosing_an_alien(hands)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, PauseScene)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, AlienScene)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, PauseScene), "once more"


def test_escape_opens_the_menu_on_the_deal_table(hands: Hands) -> None:
    sit_down(hands, "deal-offer")
    open_curtain(hands)
    hands.press("give-random")
    begun = deal_table(hands).offer()
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, PauseScene)
    hands.key(pygame.K_ESCAPE)
    assert deal_table(hands).offer() == begun


def test_escape_on_the_deal_table_first_closes_what_is_open_there(hands: Hands) -> None:
    sit_down(hands, "deal-offer")
    open_curtain(hands)
    hands.press("no_deal")
    assert deal_table(hands).leaving
    hands.key(pygame.K_ESCAPE)
    assert not deal_table(hands).leaving
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, PauseScene)


@pytest.mark.parametrize("kind", ["alien", "deal-reply"])
def test_an_answer_is_taken_back_from_the_menu_over_a_question(kind: str, hands: Hands) -> None:
    if kind == "alien":
        choosing_an_alien(hands)
    else:
        sit_down(hands, kind)
        open_curtain(hands)
        assert isinstance(hands.top, DealScene)
    session = hands.scene.session
    back = way_back(session.game, session.people)
    assert back is not None
    hands.key(pygame.K_ESCAPE)
    hands.press("undo")
    hands.send()
    if back.needs_consent:
        assert isinstance(hands.top, ConsentScene) and hands.scene.eyes == PUBLIC
        for seat in session.people:
            hands.type(hands.services.settings.seat_keys[seat])
        hands.send()
    assert len(session.game.journal) == back.answers
    for _ in range(40):
        if hands.scene.beat is not None:
            break
        hands.send()
    assert isinstance(hands.top, (CurtainScene, TableScene)) and hands.scene.eyes == PUBLIC
    given = len(session.game.journal)
    for _ in range(60):
        if len(session.game.journal) > given:
            return
        hands.act()
    raise AssertionError("the game does not go on")


def test_a_refused_way_back_leaves_the_offer_as_it_was(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "way_back", lambda session: TakeBack(0, 0, needs_consent=True))
    sit_down(hands, "deal-offer")
    open_curtain(hands)
    hands.press("give-random")
    begun = deal_table(hands).offer()
    hands.key(pygame.K_ESCAPE)
    hands.press("undo")
    hands.send()
    assert isinstance(hands.top, ConsentScene)
    hands.press("refuse")
    hands.send()
    assert isinstance(hands.top, CurtainScene)
    open_curtain(hands)
    assert deal_table(hands).offer() == begun


# --- what everybody sees meanwhile


def test_the_menu_at_the_curtain_shows_the_same_whether_there_is_something_to_play(hands: Hands) -> None:
    """The plate of the one who looks is lit, with an answer in hand or without."""
    lit = {}
    for asked in (True, False):
        sit_down(hands, "window", "normal")
        decision = hands.scene.session.game.decision
        assert decision is not None
        seats = [seat for seat in range(4) if (seat == decision.player) is asked]
        for seat in seats:
            hands.type(hands.services.settings.seat_keys[seat])
        hands.press("wave")
        hands.send()
        beat = hands.scene.beat
        assert isinstance(beat, Ask if asked else Look)
        hands.key(pygame.K_ESCAPE)
        assert isinstance(hands.top, PauseScene) and hands.scene.eyes == PUBLIC
        looks = beat.decision.player if isinstance(beat, Ask) else beat.seat
        lit[asked] = hands.scene.deciding() == looks
    assert lit == {True: True, False: True}


def test_alone_the_history_of_a_deal_is_there_with_captions_on(hands: Hands) -> None:
    """Sounds that are told in words stand in the log too, but are no part of the talks."""
    seen = []
    for captions in (False, True):
        hands.services.change(captions=captions)
        game = game_at(FULL)
        assert game.decision is not None and game.state.enc is not None
        person = ({game.state.enc.offense, game.state.enc.defense} - {game.decision.player}).pop()
        show(hands, game, people=[person])
        hands.scene.session.bot_answer(fair_offer(game))
        hands.scene.done()
        while not isinstance(hands.top, DealScene):
            hands.send()
        hands.press("counter")
        while hands.scene.asked is None or hands.scene.asked.form != OFFER:
            hands.send()
        hands.send()
        seen.append((deal_table(hands).history, deal_table(hands).offer()))
    hands.services.change(captions=False)
    assert seen[0] == seen[1] and seen[1][0]
