"""What a player is asked and told depends on nothing it cannot know.

At decisions of random games the cards hidden from the asked player are exchanged in the state before the pending step,
and the step is run again with the same answers. Cards that moved in the step stay where they were: those it may see.
"""

from __future__ import annotations

from typing import Any

import pytest
from random_play import hidden_piles, play_randomly, random_game

from cosmic.engine.decisions import Decision
from cosmic.engine.definitions import KINDS
from cosmic.engine.errors import JournalMismatch, NeedAnswer
from cosmic.engine.game import Game, run_step
from cosmic.engine.log import Line as LogEntry
from cosmic.engine.rng import Chance
from cosmic.engine.state import GameState
from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, view_of, visible_log
from cosmic.rulebook import book
from cosmic.text.board import Board
from cosmic.text.messages import Messages

MESSAGES = Messages(strict=True)


def mentioned(value: Any) -> set[Any]:
    """Every number and word in an answer: a card named there stays where it is."""
    if isinstance(value, dict):
        return mentioned([*value, *value.values()])
    if isinstance(value, list):
        return {found for one in value for found in mentioned(one)}
    return set(value.split(":")) if isinstance(value, str) else {value}


def twin_of(game: Game, viewer: int, chance: Chance) -> GameState:
    """The state before the pending step with what the viewer cannot know exchanged."""
    twin = game.checkpoint.state.copy()
    now = [set(pile) for pile in hidden_piles(game.state, viewer)]
    fixed = mentioned([answer for _, answer in game.answers])
    fixed |= {card for cards in game.state.seats[viewer].seen.values() for card in cards}
    places = []
    for pile in hidden_piles(twin, viewer):
        home = max(now, key=lambda cards, pile=pile: len(cards & set(pile)))
        places += [
            (pile, i) for i, card in enumerate(pile) if card in home and fixed.isdisjoint((card, twin.cards[card]))
        ]
    # Among their kind: a hand without encounter cards is shown to everybody (rule: hands.new_hand), and effects
    # that take one card of each kind tell all the kinds somebody holds.
    for kind in KINDS:
        spots = [(pile, i) for pile, i in places if game.table.box.kind[pile[i]] == kind]
        cards = [pile[i] for pile, i in spots]
        chance.shuffle(cards)
        for (pile, i), card in zip(spots, cards):
            pile[i] = card
    if game.state.rng == twin.rng:
        twin.rng = chance.below(1 << 60)
    return twin


def ask_again(game: Game, start: GameState) -> tuple[Table, Decision | None]:
    t = Table(start, game.book, [entry[:] for entry in game.answers], log=[])
    try:
        run_step(t)
    except NeedAnswer as need:
        return t, need.decision
    except JournalMismatch:
        pass
    return t, None


def sentences(t: Table, viewer: int, entries: list[LogEntry]) -> list[str]:
    words = Board(view_of(t, viewer), t.book.content, MESSAGES)
    return [words.event(entry) for entry in visible_log(entries, viewer)]


@pytest.mark.parametrize("seed", range(400, 408))
def test_questions_and_news_tell_nothing_hidden(seed: int) -> None:
    chance, compared = Chance(seed), 0
    for game in play_randomly(random_game(seed), seed):
        assert game.decision is not None
        asked, player = game.decision, game.decision.player
        t, again = ask_again(game, twin_of(game, player, chance))
        if again is None or again.key != asked.key:
            continue  # others had something else to say first
        compared += 1
        assert again == asked
        told = game.log[game.checkpoint.log :]
        for viewer in (player, PUBLIC):
            assert sentences(t, viewer, t.log or []) == sentences(game.table, viewer, told)
        one, other = (Board(view_of(table, player), book().content, MESSAGES) for table in (game.table, t))
        assert other.view == one.view
        assert other.question(again) == one.question(asked)
        assert other.choices(again) == one.choices(asked)
        assert other.board() == one.board()
    assert compared > 50


def test_the_ids_of_flares_tell_nothing_of_other_flares() -> None:
    """In the order of the box, a low id would tell that no flare before it is in the game."""
    orders = [[card for card in random_game(seed).state.cards if card.startswith("flare_")] for seed in range(20)]
    assert any(flares != sorted(flares) for flares in orders)


def test_a_look_does_not_tell_in_which_order_a_hand_was_drawn() -> None:
    game = next(game for game in play_randomly(random_game(1), 1) if game.state.enc is not None)
    state = game.state.copy()
    looks = []
    for _ in range(2):
        state.seats[1].hand.reverse()
        t = Table(state.copy(), game.book, log=[])
        t.look_at(0, 1, t.s.seats[1].hand)
        looks.append((t.log, view_of(t, 0).seen))
    assert looks[0] == looks[1]
