"""What a whole table sees of a session does not depend on hidden cards: games that only those tell apart."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest
from occasions import REFUSALS
from players import Players, everybody, game_of

from cosmic.bots import make
from cosmic.engine.decisions import PASS
from cosmic.engine.definitions import KINDS
from cosmic.engine.errors import JournalMismatch
from cosmic.engine.game import Checkpoint, Game
from cosmic.engine.log import Line
from cosmic.engine.rng import Chance
from cosmic.engine.state import GameState
from cosmic.engine.views import view_of
from cosmic.hotseat.session.beats import Ask, Look, Over, Tell
from cosmic.hotseat.session.calls import NORMAL, STRICT, Call
from cosmic.hotseat.session.privacy import open_options
from cosmic.hotseat.session.session import Session


@cache
def bot_game(variant: int) -> tuple[Game, ...]:
    """A game of bots at each of its questions that are no responses."""
    game = game_of(4, variant)
    minds = [make("greedy", seat) for seat in range(4)]
    found = []
    while game.decision is not None:
        if not game.decision.passive:
            found.append(game.clone())
        player = game.decision.player
        game.answer(minds[player].choose(view_of(game.table, player), game.decision))
    return tuple(found)


def twin_state(game: Game, chance: Chance, by_kind: bool) -> GameState:
    """The last checkpoint with all cards nobody sees exchanged, but for the deciding player's."""
    twin = game.checkpoint.state.copy()
    assert game.decision is not None
    fixed = set(game.state.seats[game.decision.player].hand)
    fixed |= {card for seat in twin.seats for cards in seat.seen.values() for card in cards}
    piles = [twin.deck, *(seat.hand for i, seat in enumerate(twin.seats) if i != game.decision.player)]
    places = [(pile, i) for pile in piles for i, card in enumerate(pile) if card not in fixed]
    for kind in KINDS if by_kind else ("",):
        spots = [(pile, i) for pile, i in places if not by_kind or game.table.box.kind[pile[i]] == kind]
        cards = [pile[i] for pile, i in spots]
        chance.shuffle(cards)
        for (pile, i), card in zip(spots, cards):
            pile[i] = card
    return twin


class Seen(NamedTuple):
    """What the whole table sees from an answer to the next question, and what it does not."""

    beats: list[Any]
    passed: int  # how many responses were passed over
    soles: int  # how many had but one card to lay


def public_beats(game: Game, answer: Any, presses: Callable[[Call], list[int]], mode: str) -> Seen:
    session = Session(game, range(4), mode)
    session.shown = len(game.log)
    players = Players(session, presses)
    session.answer(answer)
    seen: list[Any] = []
    silent, told = len(game.journal), len(game.log)

    def goes_behind(seat: int) -> None:
        """The same curtain stays closed for what else this seat is asked there."""
        if not seen or seen[-1] != ("behind the curtain", seat):
            seen.append(("behind the curtain", seat))

    while True:
        beat = session.next()
        if isinstance(beat, Ask) and beat.decision.secret:
            goes_behind(beat.decision.player)
            options = beat.decision.options
            session.answer(next((option for option in options if option in REFUSALS), options[0]))
            continue
        if isinstance(beat, Over) or (isinstance(beat, Ask) and not beat.decision.passive):
            soles = sum(entry.is_sole for entry in game.log[told:])
            return Seen(seen, len(game.journal) - silent, soles)
        if isinstance(beat, Tell):
            seen.append(beat.entry)
        elif isinstance(beat, Call):
            seen.append(("call", beat.stage, beat.about, beat.seats))
        elif isinstance(beat, Look):
            goes_behind(beat.seat)
        elif isinstance(beat, Ask) and beat.private:
            goes_behind(beat.decision.player)
            session.answer(PASS)
            continue
        elif isinstance(beat, Ask):
            seen.append(("in the open", beat.decision.player, open_options(beat.decision)))
            session.answer(PASS)
            continue
        players.do(beat)


def parted(here: Any, there: Any) -> bool:
    """The tables differ for everybody from here on: another card came to light, or a hand turned out to have none."""
    if isinstance(here, Line) and isinstance(there, Line):
        return True
    if here[0] == there[0] == "call":
        return bool({**here[2], "card": ""} == {**there[2], "card": ""})
    return not {"new-hand-due", "broken-off"}.isdisjoint((here[0], there[0]))


def compared_with_twins(
    variants: range, presses: Callable[[Call], list[int]], mode: str, by_kind: bool = True
) -> tuple[int, int, int]:
    """How many calls or looks were the same in games that only hidden cards tell apart; how often the games differed in
    who could have answered, and in who had but one card to lay."""
    same = different = sole = 0
    for variant in variants:
        chance = Chance(variant)
        for game in bot_game(variant):
            assert game.decision is not None
            answer = game.decision.sample(chance)
            mark = Checkpoint(twin_state(game, chance, by_kind), game.checkpoint.answers, game.checkpoint.log)
            try:
                twin = Game.resume(game.book, game.start, mark, game.journal[:], game.log[: game.checkpoint.log], [])
            except JournalMismatch:
                continue  # what was answered before could not have been asked then
            if twin.decision != game.decision:
                continue
            seen, seen_there = (public_beats(one, answer, presses, mode) for one in (game.clone(), twin))
            different += seen.passed != seen_there.passed
            sole += seen.soles != seen_there.soles
            for here, there in zip(seen.beats, seen_there.beats):
                if here != there and parted(here, there):
                    break  # from here on the tables differ for everybody
                assert here == there
                same += not isinstance(here, Line)
    return same, different, sole


def test_calls_are_the_same_whether_or_not_anybody_holds_an_answer() -> None:
    same, different, _ = compared_with_twins(range(1), lambda call: [], NORMAL)
    assert same > 50
    assert different > 3, "the twins should differ in who could have answered"


def test_looks_are_the_same_whether_or_not_one_holds_an_answer() -> None:
    same, different, _ = compared_with_twins(range(7, 8), everybody, NORMAL)
    assert same > 50
    assert different > 3


def test_strict_looks_are_the_same_whether_or_not_one_holds_an_answer() -> None:
    same, different, _ = compared_with_twins(range(10, 11), lambda call: [], STRICT)
    assert same > 50
    assert different > 3


@pytest.mark.every(2)
@pytest.mark.parametrize(("presses", "mode"), [(everybody, NORMAL), (lambda call: [], NORMAL), (everybody, STRICT)])
def test_who_has_one_card_only_is_treated_like_everybody_else(presses: Callable[[Call], list[int]], mode: str) -> None:
    """The rules lay an only card without a question; at the table there is a curtain all the same."""
    same, _, sole = compared_with_twins(range(12, 13), presses, mode, by_kind=False)
    assert same > 50
    assert sole > 2, "the twins should differ in who has one card only"
