"""Taking back goes by what the room saw: two tables that differ in one hidden hand take the same back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from players import Players, game_of

from cosmic.engine.errors import JournalMismatch
from cosmic.engine.game import Checkpoint, Game
from cosmic.engine.saves import dumps_game, loads_game
from cosmic.engine.state import NOBODY, GameState
from cosmic.hotseat.session.calls import MODES, NORMAL, Call
from cosmic.hotseat.session.session import Ask, Beat, Look, Session, Tell, Think
from cosmic.rulebook import book

SEATS = 4


def at_cards(seed: int) -> Iterator[Game]:
    """A game of bots, each time the offense is asked for its card and both lay at the same time."""
    players = Players(Session(game_of(SEATS, seed), []))
    for beat in players.play():
        game = players.session.game
        if isinstance(beat, Think) and game.decision is not None and game.decision.kind == "card":
            enc = game.state.enc
            if enc is not None and game.decision.player == enc.offense and enc.first_to_lay == NOBODY:
                yield game.clone()


def with_one_card(state: GameState, player: int) -> GameState | None:
    """All encounter cards of this hand but one lie in the deck, and as many others are in the hand."""
    state, box = state.copy(), book().box(state.cards)
    hand = state.seats[player].hand
    out = [card for card in hand if box.is_encounter[card]][1:]
    into = [card for card in state.deck if not box.is_encounter[card]][: len(out)]
    if not out or len(into) < len(out):
        return None
    for mine, other in zip(out, into):
        hand[hand.index(mine)], state.deck[state.deck.index(other)] = other, mine
    return state


def with_state(game: Game, state: GameState) -> Game:
    """As if loaded with this state, on the way from which nothing can be told."""
    mark = Checkpoint(state, 0, game.checkpoint.log)
    return Game.resume(game.book, state, mark, game.answers[:], game.log[: mark.log], [])


def twins(seed: int) -> Iterator[tuple[Game, Game, int]]:
    """Two games at the same question: in the second one the defense has but one card to lay."""
    for game in at_cards(seed):
        assert game.state.enc is not None
        defense = game.state.enc.defense
        state = with_one_card(game.checkpoint.state, defense)
        if state is None:
            continue
        try:
            one, other = with_state(game, game.checkpoint.state), with_state(game, state)
        except JournalMismatch:
            continue
        if one.decision == other.decision and one.decision is not None and one.decision.kind == "card":
            yield one, other, defense


class Room:
    """A table of people at which the cards are laid, and what everybody can notice of it."""

    def __init__(self, game: Game, people: list[int], mode: str) -> None:
        self.session = Session(game, people, mode)
        self.session.shown = len(game.log)
        self.players = Players(self.session)
        self.seen: list[object] = []

    def notice(self, beat: Beat) -> None:
        if isinstance(beat, Tell):
            self.seen.append(("told", beat.entry.key))
        elif isinstance(beat, Call):
            self.seen.append(("call", beat.kind, tuple(beat.seats)))
        elif isinstance(beat, Ask):
            self.seen.append(("curtain" if beat.private else "asked", beat.decision.player))
        elif isinstance(beat, Look):
            self.seen.append(("curtain", beat.seat))
        elif isinstance(beat, Think):
            self.seen.append(("thinks", beat.seat))

    def lay(self, curtains: int) -> None:
        """Beat by beat, until so many have laid their cards: one behind the other, each behind a curtain."""
        while curtains:
            beat = self.session.next()
            self.notice(beat)
            curtains -= isinstance(beat, (Look, Ask, Think))
            self.players.do(beat)

    def take_back(self) -> None:
        back = self.session.way_back()
        self.seen.append(None if back is None else ("back", back.seat, back.needs_consent))
        if back is not None:
            self.session.undo_to(back.answers, back.line)


def course(game: Game, people: list[int], mode: str) -> list[object]:
    """Both lay; somebody takes back, and lays again; then both are taken back."""
    room = Room(game, people, mode)
    room.lay(2)
    room.take_back()
    room.lay(1)
    room.take_back()
    room.take_back()
    room.lay(2)
    room.take_back()
    return room.seen


@pytest.mark.parametrize("mode", MODES)
def test_what_is_taken_back_does_not_tell_who_had_a_choice(mode: str) -> None:
    found = 0
    for seed in range(4):
        for one, other, defense in twins(seed):
            here, there = course(one, list(range(SEATS)), mode), course(other, list(range(SEATS)), mode)
            assert here == there
            assert ("back", defense, False) in here, "the last curtain was that of the defense"
            found += 1
    assert found > 5


def test_a_bot_that_had_no_choice_must_be_asked_too() -> None:
    """The defense is a bot: the offense takes back what it laid before the bot thought, or did not need to."""
    found = 0
    for seed in range(4):
        for one, other, defense in twins(seed):
            people = [seat for seat in range(SEATS) if seat != defense]
            backs = []
            for game in (one, other):
                room = Room(game, people, NORMAL)
                room.lay(2)
                backs.append(room.session.way_back())
            assert backs[0] == backs[1] and backs[0] is not None and backs[0].needs_consent
            found += 1
    assert found > 5


def test_after_loading_the_same_is_taken_back() -> None:
    """Also if the choice that was none lies before the checkpoint of the save."""
    found = 0
    for one, other, defense in twins(1):
        for game in (one, other):
            room = Room(game, list(range(SEATS)), NORMAL)
            room.lay(2)
            room.session.note()
            again = Session(loads_game(dumps_game(game), book()), range(SEATS), NORMAL)
            back, before = again.way_back(), room.session.way_back()
            assert back is not None and back == before and back.seat == defense
            found += 1
    assert found > 2


def test_who_plays_alone_takes_back_what_it_chose() -> None:
    for _, other, defense in twins(1):
        room = Room(other, [defense], NORMAL)
        room.lay(1)
        back = room.session.way_back()
        assert back is None or back.line is None
