"""Taking back: free to the last new information, with everybody's consent beyond it, and never a tell."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from questions import examples
from situations import table

from cosmic.bots import make
from cosmic.engine.decisions import PASS
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, loads_game
from cosmic.engine.views import PUBLIC, view_of
from cosmic.hotseat.session.calls import NORMAL, Call
from cosmic.hotseat.session.session import Ask, Look, Over, Session, Tell
from cosmic.hotseat.session.undo import PASSIVE, TakeBack, cards_in_sight, has_news, way_back, why_not
from cosmic.rulebook import book

EVERYBODY = [0, 1, 2, 3]


def game_of(variant: int = 1) -> Game:
    return table(4, variant)


def play(game: Game, seed: int = 1) -> Iterator[Game]:
    """The game at each of its questions, answered by bots afterwards."""
    minds = [make("greedy", seed * 10 + seat) for seat in range(len(game.state.seats))]
    while game.decision is not None:
        yield game
        player = game.decision.player
        game.answer(minds[player].choose(view_of(game.table, player), game.decision))


def at(kind: str, seed: int = 1) -> Game:
    return next(game for game in play(game_of(seed)) if game.decision is not None and game.decision.kind == kind)


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
    game = at("aim")
    assert way_back(game, []) is None


def test_a_slip_of_ones_own_is_free() -> None:
    """A planet chosen, ships not yet: nothing was learned."""
    found = 0
    for seed in range(3):
        for game in play(game_of(seed), seed):
            if game.decision is None or game.decision.kind != "aim":
                continue
            player, kept = game.decision.player, len(game.journal)
            slip = game.clone()
            slip.answer(game.decision.options[0])
            if slip.decision is not None and slip.decision.player == player and not slip.decision.passive:
                assert way_back(slip, EVERYBODY) == TakeBack(kept, player, False)
                found += 1
    assert found


def test_what_another_person_answered_needs_consent() -> None:
    """Two people have chosen since: the second may take back freely, the first only with consent."""
    for seed in range(6):
        for game in play(game_of(seed), seed):
            seats = [int(str(key).partition("/")[0]) for key, _ in game.journal]
            kinds = [str(key).split("/")[1] for key, _ in game.journal]
            if len(seats) < 2 or seats[-1] == seats[-2] or {*kinds[-2:]} & set(PASSIVE):
                continue
            back = way_back(game, [seats[-2]])
            assert back is not None and back.answers <= len(seats) - 2
            if back.answers == len(seats) - 2:
                assert back.needs_consent
                return
    raise AssertionError("no such moment was found")


def test_a_card_drawn_or_turned_up_since_needs_consent() -> None:
    """Everything a seat could only learn by going on: a drawn card, a revealed one, the next destiny."""
    learned = {"drew": 0, "revealed": 0, "destiny": 0}
    for seed in range(2):
        game = game_of(seed)
        for _ in play(game, seed):
            if not game.journal:
                continue
            before, told = len(game.journal), len(game.log)
            decision = game.decision
            assert decision is not None
            later = game.clone()
            later.answer(decision.sample(Chance(before)))
            keys = {entry.key for entry in later.log[told:]}
            for key in learned:
                if any(str(told_key).startswith(key) for told_key in keys):
                    back = way_back(later, EVERYBODY)
                    assert back is not None
                    if back.answers == before:
                        assert back.needs_consent or not shows_more(game, later), (key, keys)
                        learned[key] += back.needs_consent
    assert all(learned.values()), learned


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
    found = 0
    for seed in range(4):
        for game in play(game_of(seed), seed):
            assert game.decision is not None
            player, kept = game.decision.player, len(game.journal)
            later = game.clone()
            later.answer(game.decision.sample(Chance(kept)))
            back = way_back(later, EVERYBODY)
            if back is None or back.answers != kept or game.state.rng != later.state.rng:
                continue
            mine = [PUBLIC, player]
            others = [seat for seat in EVERYBODY if seat != player]
            if not news(game, later, mine) and news(game, later, others):
                assert back.needs_consent
                assert way_back(later, [player]) == TakeBack(kept, player, False), "what bots saw they forget"
                found += 1
    assert found


def news(game: Game, later: Game, viewers: list[int]) -> bool:
    views = [(view_of(game.table, viewer), view_of(later.table, viewer)) for viewer in viewers]
    return any(cards_in_sight(after) - cards_in_sight(before) for before, after in views)


def test_what_the_table_was_not_told_is_no_news() -> None:
    """At a call without a holder the game has run on. Taking back must ask no more than if there were a holder."""
    session = Session(game_of(2), range(4), NORMAL)
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
    game = at("aim")
    player = game.decision.player if game.decision is not None else 0
    before = view_of(game.table, player)
    after = view_of(game.table, player)
    after.discard = [*after.discard, "attack_08"]
    once = cards_in_sight(after) - cards_in_sight(before)
    after.discard = [*after.discard, "attack_08"]
    twice = cards_in_sight(after) - cards_in_sight(before)
    assert len(once) == 1 and len(twice) == 2


def test_nothing_is_learned_by_doing_nothing() -> None:
    game = at("aim")
    assert not has_news(game.table, game.clone().table, EVERYBODY)


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


@pytest.mark.parametrize("seed", range(4))
def test_silent_passes_are_nobodys_answers(seed: int) -> None:
    """Somebody who holds a card and did not press is passed over; the way back must not tell that it was asked."""
    session = Session(game_of(seed), range(4), NORMAL)
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
