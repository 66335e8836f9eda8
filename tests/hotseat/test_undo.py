"""Taking back: free to the last new information, with everybody's consent beyond it, and never a tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from questions import examples
from situations import at, table, without_aliens

from cosmic.bots import make
from cosmic.engine.decisions import PASS
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, loads_game
from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, view_of
from cosmic.hotseat.session.beats import Ask, Look, Over, Tell
from cosmic.hotseat.session.calls import NORMAL, Call
from cosmic.hotseat.session.session import Session
from cosmic.hotseat.session.undo import PASSIVE, TakeBack, cards_in_sight, has_news, way_back, why_not
from cosmic.rulebook import book

EVERYBODY = [0, 1, 2, 3]


def game_of(variant: int = 1) -> Game:
    return table(4, variant)


def play(game: Game, variant: int = 1) -> Iterator[Game]:
    """The game at each of its questions, answered by bots afterwards."""
    minds = [make("greedy", variant * 10 + seat) for seat in range(len(game.state.seats))]
    while game.decision is not None:
        yield game
        player = game.decision.player
        game.answer(minds[player].choose(view_of(game.table, player), game.decision))


# Blue meets green, and nobody has an alien.
MET: dict[str, Any] = {"seats": without_aliens(4), "offense": "blue", "defense": "green"}
LAUNCHING = MET | {"start": "launch"}
INVITING = MET | {"start": "invitations", "planet": "green 1", "sends": 2}
# Two allies of the defense have won with it: one may free ships from the warp, the other can only draw.
REWARDED = MET | {
    "start": "reveal",
    "planet": "green 1",
    "sends": 2,
    "laid": {"offense": "attack 06", "defense": "attack 20"},
    "ships": {"purple": {"warp": 2}},
    "allies": {"defense": {"purple": 2, "red": 1}},
}
LAYING = MET | {
    "start": "selection",
    "planet": "green 1",
    "sends": 2,
    "hands": {"blue": ["attack 04", "attack 06"], "green": ["attack 08", "attack 10", "+3"]},
}


def test_every_question_that_silence_answers_is_known() -> None:
    """Whether an answer was a silent pass is told from the kind of its question."""
    kinds: dict[bool, set[str]] = {True: set(), False: set()}
    for game in examples().values():
        assert game.decision is not None
        kinds[game.decision.passive].add(game.decision.kind)
    assert kinds[True] == set(PASSIVE)
    assert not kinds[False] & set(PASSIVE)


def test_before_the_first_answer_there_is_no_way_back() -> None:
    assert way_back(game_of(), EVERYBODY) is None


def test_there_is_no_way_back_if_only_bots_have_answered() -> None:
    game = at(INVITING)
    game.answer([])
    assert way_back(game, []) is None and way_back(game, [0]) is not None


def test_a_slip_of_ones_own_is_free() -> None:
    """A planet chosen, ships not yet: nothing was learned."""
    game = at(LAUNCHING)
    game.answer(5)
    assert game.decision is not None and game.decision.kind == "launch-ships"
    assert way_back(game, EVERYBODY) == TakeBack(0, 0, False)


def test_what_another_person_answered_needs_consent() -> None:
    """Two people have invited since: the second may take back freely, the first only with consent."""
    game = at(INVITING)
    game.answer([2])
    game.answer([3])
    assert way_back(game, [0]) == TakeBack(0, 0, True)
    assert way_back(game, [1]) == TakeBack(1, 1, False) == way_back(game, EVERYBODY)


@pytest.mark.parametrize(
    ("situation", "answers", "told"),
    [
        (REWARDED, [0], {"reward-declared", "drew", "drew-cards"}),
        (LAYING, ["attack_4", "attack_8"], {"cards-laid", "revealed", "total"}),
        (MET | {"ships": {"blue": {"warp": 1}}, "destiny": ["green"]}, [0], {"ship-retrieved", "destiny", "defense"}),
    ],
)
def test_a_card_drawn_or_turned_up_since_needs_consent(
    situation: dict[str, Any], answers: list[Any], told: set[str]
) -> None:
    """Everything a seat could only learn by going on: a drawn card, a revealed one, the next destiny."""
    game = at(situation)
    for answer in answers:
        assert game.decision is not None
        player, known = game.decision.player, len(game.log)
        game.answer(game.state.cards.index(answer) if isinstance(answer, str) else answer)
    assert {entry.key for entry in game.log[known:] if not entry.is_window} == told
    assert way_back(game, EVERYBODY) == TakeBack(len(answers) - 1, player, True)


def shows_more(game: Game, later: Game) -> bool:
    """A fact of the log is news only if it brought a card to somebody's sight or moved the chance of the game."""
    if game.state.rng != later.state.rng:
        return True
    return any(
        cards_in_sight(view_of(later.table, viewer)) - cards_in_sight(view_of(game.table, viewer))
        for viewer in (PUBLIC, *EVERYBODY)
    )


def test_a_card_that_came_to_anybody_needs_consent_whether_it_was_looked_at_or_not() -> None:
    """Somebody else draws: after taking back it would know what comes next from the deck."""
    game = at(REWARDED)
    game.answer(2)
    assert way_back(game, EVERYBODY) == TakeBack(0, 2, False)
    game.answer([[10, 2]])
    assert [entry.to for entry in game.log if entry.key == "drew-cards"] == [[3]]
    assert way_back(game, EVERYBODY) == TakeBack(1, 2, True)
    assert way_back(game, [2]) == TakeBack(1, 2, False), "what bots saw they forget"


def test_what_the_table_was_not_told_is_no_news() -> None:
    """At a call without a holder the game has run on. Taking back must ask no more than if there were a holder."""
    session = Session(game_of(1), range(4), NORMAL)
    minds = [make("greedy", seat) for seat in range(4)]
    held: dict[bool, set[bool]] = {True: set(), False: set()}
    ran_on = 0
    while session.game.decision is not None and len(session.game.journal) < 120:
        beat = session.next()
        if isinstance(beat, Call):
            game = session.game
            told = way_back(game, EVERYBODY, session.told_to())
            if told is not None:
                held[game.decision is not None and game.decision.passive].add(told.needs_consent)
                ran_on += way_back(game, EVERYBODY) != told
            session.close_call()
        elif isinstance(beat, Tell):
            session.told()
        elif isinstance(beat, Look):
            session.looked(beat.seat)
        elif isinstance(beat, Ask):
            view = view_of(session.game.table, beat.decision.player)
            session.answer(PASS if beat.decision.passive else minds[beat.decision.player].choose(view, beat.decision))
    assert ran_on and held[True] and held[False]


def a_game_of_other_rules() -> Game:
    """Loaded far from its start, and its first answers fit no longer."""
    game = next(game for game in play(game_of(2), 2) if game.checkpoint.answers == len(game.journal) > 20)
    game = loads_game(dumps_game(game), book())
    game.journal[0] = ["0/nobody-asks-this/0", 1]
    return game


def test_a_game_begun_by_other_rules_has_no_way_back_and_stays_as_it_was() -> None:
    game = a_game_of_other_rules()
    before = (game.decision, game.journal[:], game.log[:], game.state)
    assert way_back(game, EVERYBODY) is None and why_not(game, EVERYBODY) == "ui-undo-other-rules"
    with pytest.raises(CosmicError):
        game.undo_to(10)
    assert (game.decision, game.journal, game.log, game.state) == before
    assert game.decision is not None
    game.answer(game.decision.sample(Chance(1)))
    assert len(game.journal) == len(before[1]) + 1


def test_before_the_first_answer_nothing_can_be_taken_back() -> None:
    assert why_not(game_of(), EVERYBODY) == "ui-undo-nothing"


def test_what_has_been_learned_is_compared_card_by_card() -> None:
    """A second copy of a face that was in sight before is news, too."""
    game = at(LAUNCHING)
    before, after = view_of(game.table, 0), view_of(game.table, 0)
    after.discard = [*after.discard, "attack_08"]
    once = cards_in_sight(after) - cards_in_sight(before)
    after.discard = [*after.discard, "attack_08"]
    twice = cards_in_sight(after) - cards_in_sight(before)
    assert len(once) == 1 and len(twice) == 2


def test_nothing_is_learned_by_doing_nothing() -> None:
    game = at(LAUNCHING)
    assert not has_news(game.table, game.clone().table, EVERYBODY)


WITH_REWARDS = MET | {
    "options": {"rewards": "deck"},
    "start": "reveal",
    "planet": "green 1",
    "sends": 2,
    "laid": {"offense": "attack 06", "defense": "attack 20"},
    "kickers": {"offense": "kicker x2"},
    "hands": {"red": ["attack -07", "attack 08"]},
}


@pytest.mark.parametrize("card", [0, 1])
def test_a_card_of_either_back_on_its_discards_is_news(card: int) -> None:
    before = at(WITH_REWARDS).table
    after = Table(before.s.copy(), before.book)
    thrown = after.s.seats[3].hand.pop(card)
    after.s.discards_of(thrown).append(thrown)
    assert has_news(before, after, [0, 1, 2])


def test_a_kicker_turned_up_is_news() -> None:
    game = at(WITH_REWARDS)
    down, up = Table(game.start.copy(), game.book), Table(game.start.copy(), game.book)
    up.enc.kickers_up = True
    assert has_news(down, up, [1, 2, 3])


def test_taking_back_and_going_on_as_before_is_the_same_game() -> None:
    for game in play(game_of(3), 3):
        back = way_back(game, EVERYBODY)
        if back is None:
            continue
        other = game.clone()
        answers = [answer for _, answer in game.journal[back.answers :]]
        other.undo_to(back.answers)
        is_no_choice = back.line is not None  # behind that curtain nothing was asked
        assert other.decision is not None and (is_no_choice or other.decision.player == back.seat)
        for answer in answers:
            other.answer(answer)
        assert (other.decision, other.log, other.journal) == (game.decision, game.log, game.journal)
        if len(game.journal) > 60:
            break


def to_the_next_question(session: Session) -> None:
    """Nobody presses a key at any call."""
    while True:
        beat = session.next()
        if isinstance(beat, Over) or (isinstance(beat, Ask) and not beat.decision.passive):
            return
        if isinstance(beat, Tell):
            session.told()
        elif isinstance(beat, Call):
            session.close_call()
        elif isinstance(beat, Look):
            session.looked(beat.seat)
        else:
            assert isinstance(beat, Ask)
            session.answer(PASS)


@pytest.mark.parametrize("variant", range(4))
def test_silent_passes_are_nobodys_answers(variant: int) -> None:
    """Somebody who holds a card and did not press is passed over; the way back must not tell that it was asked."""
    session = Session(game_of(variant), range(4), NORMAL)
    minds = [make("greedy", seat) for seat in range(4)]
    silent = 0
    while session.game.decision is not None and len(session.game.journal) < 150:
        to_the_next_question(session)
        decision = session.game.decision
        if decision is None:
            break
        kept = len(session.game.journal)
        session.answer(minds[decision.player].choose(view_of(session.game.table, decision.player), decision))
        to_the_next_question(session)
        passed = [str(key).split("/") for key, answer in session.game.journal[kept + 1 :]]
        if any(kind in PASSIVE and int(seat) != decision.player for seat, kind, _ in passed):
            silent += 1
        back = way_back(session.game, EVERYBODY)
        assert back is not None
        if back.line is not None:  # somebody laid its only card since
            assert back.answers > kept and session.game.log[back.line].is_sole
            continue
        assert (back.answers, back.seat) == (kept, decision.player), passed
        later = session.game.clone()
        later.undo_to(kept)
        if not shows_more(later, session.game):
            assert not back.needs_consent
    assert silent
