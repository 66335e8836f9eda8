"""Made-up worlds: what a seat sees in them is what it sees, and what it cannot see has no part in them."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from situations import stated_book, table

from cosmic.bots import make
from cosmic.bots.position_values import values_of
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.state import Options
from cosmic.engine.table import Table
from cosmic.engine.views import view_of
from cosmic.fuzz.secrets import ask_again, twin_of
from cosmic.phases.setup import Setup, new_state
from cosmic.positions import position
from cosmic.rulebook import book
from cosmic.worlds.following import Followed, following
from cosmic.worlds.outlook import Outlook
from cosmic.worlds.playing_on import Misfit, World
from cosmic.worlds.sampler import Worlds
from cosmic.worlds.thumbs import MOST_ANSWERS, Thumbs

EVERYTHING = Options(sets=("base", "incursion"), rewards="deck", techs=True)
NAMES = ("Ann", "Bob", "Cleo", "Dan")
EVERY = 11  # of the questions is looked at


def questions(seed: int, options: Options = EVERYTHING) -> Iterator[Game]:
    """A game under way, at some of its questions."""
    rules = book()
    game = Game(new_state(Setup(seed, NAMES, options), rules), rules)
    bots = [make("greedy", seed * 8 + seat) for seat in range(len(NAMES))]
    count = 0
    while game.decision is not None and count < 40 * EVERY:
        asked = game.decision
        count += 1
        if count % EVERY == 0 and game.checkpoint.state.enc is not None:
            yield game
        game.answer(bots[asked.player].choose(view_of(game.table, asked.player), asked))


def worlds_of(game: Game) -> Worlds:
    assert game.decision is not None
    return following(game).worlds(game.decision)


@pytest.mark.parametrize("options", [EVERYTHING, replace(EVERYTHING, hidden=True)], ids=["everything", "hidden"])
def test_a_world_gives_the_same_question_and_the_same_view(options: Options) -> None:
    """Whether it was drawn at once or not: whatever is played out has led there. Nearly every question can be."""
    found = lost = 0
    for game in questions(3, options):
        asked, worlds = game.decision, worlds_of(game)
        assert asked is not None
        try:
            world = worlds.fitting(Chance(found), game.book, Thumbs().choose)
        except Misfit:
            lost += 1
            continue
        found += 1
        seen: list[object] = []

        def here(t: Table, decision: object, seen: list[object] = seen, viewer: int = asked.player) -> object:
            seen.append((decision, view_of(t, viewer)))
            raise Misfit("seen")

        with pytest.raises(Misfit):
            world.step(here, world.others)
        assert seen == [(asked, view_of(game.table, asked.player))]
    assert found > 20 and lost < found / 10


def test_nothing_hidden_has_a_part_in_them() -> None:
    """The very same worlds come of a twin of the game in which everything that the seat cannot see lies otherwise."""
    compared = 0
    chance = Chance(5)
    for seed in (1, 2, 4):
        for game in questions(seed):
            asked = game.decision
            assert asked is not None
            twin = twin_of(game, asked.player, chance)
            t, again = ask_again(game, twin.copy())
            if again != asked or view_of(t, asked.player) != view_of(game.table, asked.player):
                continue
            other = Followed(twin, game.answers, t).worlds(again)
            assert vars(other) == vars(worlds_of(game)), asked.key
            compared += 1
    assert compared > 60


def test_hidden_cards_lie_anywhere_in_them() -> None:
    """And they do vary: of a foe's hand every card turns up elsewhere in some world."""
    game = table()
    worlds = worlds_of(game)
    me, chance = worlds.viewer, Chance(1)
    foe = (me + 1) % len(game.state.seats)
    hands = [frozenset(worlds.world(chance, game.book).seats[foe].hand) for _ in range(12)]
    assert len(set(hands)) > 6
    assert {len(hand) for hand in hands} == {len(game.state.seats[foe].hand)}
    own = [worlds.world(chance, game.book).seats[me].hand for _ in range(3)]
    assert own == [game.state.seats[me].hand] * 3


def test_each_card_is_in_one_place() -> None:
    for game in questions(6):
        worlds = worlds_of(game)
        for n in range(3):
            state = worlds.world(Chance(n), game.book)
            cards = sorted(card for pile in state.piles() for card in pile)
            assert cards == sorted(card for pile in game.checkpoint.state.piles() for card in pile)


def test_backs_stay_where_they_are_seen() -> None:
    for game in questions(7):
        base, worlds = game.checkpoint.state, worlds_of(game)
        made_up = worlds.world(Chance(1), game.book)
        for seat, other in zip(base.seats, made_up.seats):
            assert base.rewards_in(seat.hand) == made_up.rewards_in(other.hand)


def test_worlds_go_to_another_process() -> None:
    game = table()
    worlds = worlds_of(game)
    other = pickle.loads(pickle.dumps(worlds))
    assert vars(other) == vars(worlds)
    assert other.world(Chance(3), game.book) == worlds.world(Chance(3), game.book)


def outlook(game: Game, seed: int = 1) -> Outlook:
    return Outlook(worlds_of(game), game.book, values_of("greedy"), seed)


def test_shares_are_those_of_one_game() -> None:
    game = table()
    look = outlook(game)
    asked = game.decision
    assert asked is not None
    for number in range(5):
        shares = look.shares(look.habit(), number)
        assert shares is not None and sum(shares) == pytest.approx(1) and min(shares) >= 0


def test_the_same_seed_gives_the_same_shares() -> None:
    game = table()
    one, other = outlook(game, 4), outlook(game, 4)
    assert [one.shares(one.habit(), n) for n in range(4)] == [other.shares(other.habit(), n) for n in range(4)]
    assert one.playouts == 4


def test_playing_on_leaves_the_world_as_it_is() -> None:
    game = table()
    look = outlook(game)
    world = look.world(0)
    assert world is not None
    before = world.state.copy()
    world.play(look.habit())
    assert world.state == before


def test_an_impossible_world_is_no_world() -> None:
    """What does not lead to the question is drawn again, and given up after some tries."""
    game = table()
    worlds = worlds_of(game)
    worlds.key = "0/never-asked/0"
    with pytest.raises(Misfit):
        worlds.fitting(Chance(1), stated_book(), Thumbs().choose)
    assert not World(worlds, worlds.world(Chance(1), game.book), game.book, Thumbs().choose, 1).fits()


def test_a_playout_that_would_go_on_for_ever_is_given_up() -> None:
    game = table()
    look = outlook(game)
    assert look.shares(look.habit(), 0) is not None
    thumbs, asked = look.thumbs, game.decision
    assert asked is not None
    while thumbs.answers < MOST_ANSWERS:
        thumbs.choose(game.table, asked)
    with pytest.raises(Misfit):
        thumbs.choose(game.table, asked)
    assert look.shares(look.habit(), 0) is not None  # the next one begins anew


@pytest.mark.parametrize(
    ("abroad", "sent"),
    [
        pytest.param(9, [["blue 2", 4]], id="a crowd is of no use there"),
        pytest.param(4, [["red 1", 2], ["red 2", 1], ["red 3", 1]], id="a guard stays"),
    ],
)
def test_ships_come_from_home_unless_there_is_a_crowd_abroad(abroad: int, sent: list[list[Any]]) -> None:
    """Out of the box: red has three homes with few ships, and ships on a colony of blue's."""
    game = position(
        {
            "seats": {"red": "none", "blue": "none", "green": "none"},
            "start": "launch",
            "offense": "red",
            "defense": "blue",
            "planet": "blue 1",
            "ships": {"red": {"red 1": 3, "red 2": 2, "red 3": 2, "blue 2": abroad, "rest": "warp"}},
        }
    )
    asked = game.decision
    assert asked is not None and asked.kind == "launch-ships"
    planets = {"red 1": 0, "red 2": 1, "red 3": 2, "blue 2": 6}
    assert Thumbs().choose(game.table, asked) == [[planets[name], count] for name, count in sent]
