"""What a seat has seen of hidden cards it remembers in made-up worlds, and nothing more."""

from __future__ import annotations

from situations import table

from cosmic.engine.game import Game
from cosmic.engine.hand_events import CardsGiven, CardsTaken, HandsMixed
from cosmic.engine.knowing import is_known
from cosmic.engine.play_events import CardReturned, CardShown
from cosmic.engine.rng import Chance
from cosmic.engine.table import Table
from cosmic.positions import position
from cosmic.worlds.following import Followed, following
from cosmic.worlds.thumbs import Thumbs


def in_all_worlds(game: Game, t: Table, card: int, holder: int) -> bool:
    """Whether the one who is asked thinks that this card is in that hand, whatever else it imagines."""
    asked = game.decision
    assert asked is not None
    worlds = Followed(t.s, [], t).worlds(asked)
    return all(card in worlds.world(Chance(n), game.book).seats[holder].hand for n in range(8))


def at_table() -> tuple[Game, Table, int, int, int]:
    """Who is asked, and two others."""
    game = table()
    assert game.decision is not None
    me = game.decision.player
    t = Table(game.checkpoint.state.copy(), game.book)
    return game, t, me, (me + 1) % 4, (me + 2) % 4


def test_a_hand_is_unknown_until_something_of_it_is_seen() -> None:
    game, t, me, foe, _ = at_table()
    card = t.s.seats[foe].hand[0]
    assert not in_all_worlds(game, t, card, foe)
    t.look_at(me, foe, t.s.seats[foe].hand)
    assert in_all_worlds(game, t, card, foe)


def test_a_flare_that_was_played_is_known_to_be_in_the_hand() -> None:
    game, t, _, foe, _ = at_table()
    flare = next(card for card in t.s.seats[foe].hand if t.box.kind[card] == "flare")
    t.emit(CardShown(foe, flare, "wild"))
    t.emit(CardReturned(foe, flare))
    assert in_all_worlds(game, t, flare, foe)


def test_what_one_gave_away_is_known_and_what_others_gave_is_not() -> None:
    game, t, me, foe, third = at_table()
    mine, theirs = t.s.seats[me].hand[0], t.s.seats[third].hand[0]
    t.emit(CardsGiven(me, foe, [mine], "deal"))
    t.emit(CardsGiven(third, foe, [theirs], "deal"))
    assert in_all_worlds(game, t, mine, foe)
    assert not in_all_worlds(game, t, theirs, foe)


def test_who_loses_an_unseen_card_is_no_longer_known_by_third_parties() -> None:
    game, t, me, foe, third = at_table()
    t.look_at(me, foe, t.s.seats[foe].hand)
    stays, goes = t.s.seats[foe].hand[:2]
    t.emit(CardsTaken(third, foe, [goes]))
    assert not in_all_worlds(game, t, stays, foe)
    assert is_known(t.s, goes, third) and is_known(t.s, goes, foe) and not is_known(t.s, goes, me)


def test_shuffling_makes_forget() -> None:
    _, t, me, foe, third = at_table()
    t.look_at(me, foe, t.s.seats[foe].hand)
    card = t.s.seats[foe].hand[0]
    t.emit(HandsMixed(foe, third))
    assert not is_known(t.s, card, me)


def test_a_hand_that_is_shown_for_a_question_is_the_same_in_every_world() -> None:
    game = position(
        {
            "seats": {"red": "barbarian", "blue": "none", "green": "none"},
            "start": "reveal",
            "defense": "blue",
            "planet": "blue 1",
            "sends": 2,
            "hands": {"blue": ["attack 40", "attack 30", "plague"]},
            "laid": {"offense": "attack 08", "defense": "negotiate"},
        }
    )
    assert game.decision is not None and game.decision.kind == "loot-count"
    worlds, shown = following(game).worlds(game.decision), game.checkpoint.state.seats[1].hand
    for n in range(8):
        assert worlds.fitting(Chance(n), game.book, Thumbs().choose).state.seats[1].hand == shown
