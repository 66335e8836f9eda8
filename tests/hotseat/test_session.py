"""The session without a window: what is due, who is called, who is asked, what goes on after loading."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from players import Players, adds_to_nothing, at_each_answer, everybody, game_of, is_look, offers_cards
from situations import at, without_aliens

from cosmic.engine.decisions import PASS, Decision
from cosmic.engine.errors import IllegalAnswer
from cosmic.engine.game import Game
from cosmic.engine.log import NO_READERS, WINDOW, Line
from cosmic.engine.rng import Chance
from cosmic.engine.views import PUBLIC, view_of
from cosmic.hotseat.session.beats import Ask, Look, Over, Tell, Think
from cosmic.hotseat.session.calls import MODES, NORMAL, QUICK, STRICT, Call, JoinedCall, covers, opened_by
from cosmic.hotseat.session.privacy import is_power, is_private, offers_power, open_options
from cosmic.hotseat.session.session import Session
from cosmic.hotseat.session.undo import PASSIVE

# --- every game ends


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("seats", "people"), [(3, 3), (4, 4), (5, 5), (4, 2), (5, 1), (3, 1)])
def test_every_game_ends_in_every_mode(mode: str, seats: int, people: int) -> None:
    chance = Chance(people)
    session = Session(game_of(seats, people), range(people), mode)

    def some(call: Call) -> list[int]:
        return [seat for seat in range(5) if chance.below(3) == 0]

    beats = Players(session, some).to_the_end()
    assert session.game.is_over
    assert session.shown == len(session.game.log)
    told = [beat.line for beat in beats if isinstance(beat, Tell)]
    assert told == sorted(set(told)), "a line was told twice or out of order"
    readable = [i for i, e in enumerate(session.game.log) if e.to is None or session.viewer in e.to]
    assert told == readable, "a line was not told"


@pytest.mark.parametrize("mode", MODES)
def test_a_table_of_bots_alone_plays_itself(mode: str) -> None:
    players = Players(Session(game_of(3, 6), [], mode))
    players.to_the_end()
    assert {type(beat) for beat in players.beats} == {Tell, Think}


def test_next_says_the_same_until_it_is_done() -> None:
    players = Players(Session(game_of(3, 2), range(3)), everybody)
    for beat in players.play():
        again = players.session.next()
        assert again == beat
        if isinstance(beat, Call):
            assert again is beat


# --- calls


def beats_of(seats: int, people: int, mode: str, presses: Callable[[Call], list[int]], variant: int = 3) -> Players:
    players = Players(Session(game_of(seats, variant), range(people), mode), presses)
    players.to_the_end()
    return players


def test_nobody_pressed_means_that_nobody_is_asked_for_a_card() -> None:
    for variant in range(3):
        players = beats_of(4, 4, NORMAL, lambda call: [], variant)
        for beat in players.beats:
            assert not is_look(players.session, beat)
            if isinstance(beat, Ask) and beat.decision.passive:
                assert not beat.private
                assert any(is_power(option) for option in open_options(beat.decision))


@pytest.mark.parametrize("variant", range(3))
def test_who_pressed_looks_behind_the_curtain_with_or_without_a_card(variant: int) -> None:
    """One private look for each that pressed, in timing order: a question if there is an answer, else a mere look; and
    one for each whom a window concerns on the way from there, without another call."""
    session = Session(game_of(4, variant), range(4), NORMAL)
    players = Players(session, everybody)
    looked: list[int] = []
    call: Call | None = None
    kinds, unheard = set(), 0
    for beat in players.play():
        if session.call is not None and session.call is not call:
            assert call is None or set(call.pressed) <= set(call.served), "somebody pressed and was forgotten"
            call, looked = session.call, []
            unheard += not isinstance(beat, Call)
        if is_look(session, beat) or (isinstance(beat, Ask) and beat.decision.passive and beat.private):
            seat = beat.seat if isinstance(beat, Look) else beat.decision.player
            assert call is not None and seat in call.pressed
            kinds.add(type(beat))
            if seat not in looked:
                looked.append(seat)
            order = session.game.table_at(call.line).s.order
            assert looked == sorted(looked, key=order.index), "out of timing order"
            if isinstance(beat, Look):
                assert beat.line == call.line
    assert kinds == {Look, Ask} and unheard


def test_who_did_not_press_is_not_asked_although_it_holds_a_card() -> None:
    silent = pressed = 0
    for variant in range(3):
        session = Session(game_of(3, variant), range(3), NORMAL)
        players = Players(session, lambda call: [0])
        for beat in players.play():
            if isinstance(beat, Ask) and beat.decision.passive and beat.private:
                assert beat.decision.player == 0
                pressed += 1
        kinds = ("window", "counter", "play", "reinforce")
        keys = [(str(key).split("/"), answer) for key, answer in session.game.journal]
        silent += sum(1 for (seat, kind, _), answer in keys if seat != "0" and kind in kinds and answer == PASS)
    assert silent and pressed


def test_the_owner_of_a_power_is_asked_in_the_open_without_a_call() -> None:
    found = 0
    for variant in range(4):
        for beat in beats_of(4, 4, NORMAL, lambda call: [], variant).beats:
            if isinstance(beat, Ask) and beat.decision.passive and offers_power(beat.decision):
                found += 1
                assert not beat.private
    assert found


def test_after_an_action_the_table_is_called_anew() -> None:
    """What somebody does is news: nobody looks any more under the call under which it was done."""
    found = 0
    for variant in range(3):
        over: list[Call | None] = []

        session = Session(game_of(3, variant), range(3), NORMAL)

        def keep(game: Game, over: list[Call | None] = over, session: Session = session) -> None:
            key, answer = game.journal[-1]
            if str(key).split("/")[1] in PASSIVE and answer != PASS:
                over.append(session.call)

        session.keep = at_each_answer(keep)
        for beat in Players(session, everybody).play():
            if over and over[-1] is not None and isinstance(beat, (Call, Look)):
                assert beat is not over[-1] and session.call is not over[-1]
                found += 1
    assert found


@pytest.mark.parametrize("mode", [NORMAL, STRICT])
@pytest.mark.parametrize("variant", range(4))
def test_who_looks_is_asked_for_everything_it_could_answer(variant: int, mode: str) -> None:
    """No window is passed over for somebody who wanted to look: each response was put to its player, once."""
    game = game_of(4, variant)
    pending: list[Decision | None] = [None]
    missed: list[Decision] = []
    asked: list[Decision] = []
    for_nothing = [False]

    def keep(game: Game) -> None:
        before, pending[0] = pending[0], game.decision
        _, answer = game.journal[-1]
        if before is not None and offers_cards(before) and before not in asked and not for_nothing[0]:
            missed.append(before)
        if before is not None and before.passive and answer != PASS:
            asked.clear()

    session = Session(game, range(4), mode, at_each_answer(keep))
    players = Players(session, everybody)
    call, responses = None, 0
    for beat in players.play():
        if session.call is not call:
            call = session.call
            asked.clear()
        if isinstance(beat, Ask) and beat.decision.passive:
            asked.append(beat.decision)
            responses += beat.private
        pending[0] = session.game.decision
        windows = [line for line, entry in enumerate(game.log) if entry.is_window]
        for_nothing[0] = bool(windows) and adds_to_nothing(game, windows[-1])
    assert responses
    assert not missed, missed[0]


# A card comes to a hand after a window that named its player, and can be played in the next one.
MET: dict[str, Any] = {"offense": "blue", "defense": "green", "planet": "green 2", "sends": 3}
COMPENSATED = MET | {
    "seats": without_aliens(3),
    "hands": {"blue": ["+3"], "green": ["flare machine", "+2"], "purple": ["cosmic zap"]},
    "start": "reveal",
    "laid": {"offense": "negotiate", "defense": "attack 23"},
}
WITHOUT_A_CARD_TO_LAY = MET | {
    "seats": {"blue": "none", "green": "trader", "purple": "none"},
    "hands": {"blue": ["attack 04", "attack 06"], "green": ["+2"], "purple": ["+5"]},
    "deck": ["flare trader"],
    "start": "planning",
}


@pytest.mark.parametrize("mode", [NORMAL, STRICT])
@pytest.mark.parametrize(
    ("situation", "seat", "face"), [(COMPENSATED, 0, "flare_machine"), (WITHOUT_A_CARD_TO_LAY, 1, "flare_trader")]
)
def test_nobody_is_asked_about_a_card_it_does_not_hold_yet(
    situation: dict[str, Any], seat: int, face: str, mode: str
) -> None:
    """Under a call people answer ahead, but only with what is in their hands as the table has been told."""
    session = Session(at(situation), range(3), mode)
    asked = 0
    for beat in Players(session, everybody).play():
        if isinstance(beat, Over) or session.game.state.turn != 0:
            break
        if isinstance(beat, Ask) and face in beat.decision.options:
            view = session.view(seat)
            assert beat.decision.player == seat
            assert face in [view.cards[card] for card in view.hand], "it is not told yet that this hand has the card"
            asked += 1
    assert asked, "the card was to be offered once it is there"


def test_a_press_counts_once_and_only_while_the_call_runs() -> None:
    session = Session(game_of(3, 1), range(2), NORMAL)
    players = Players(session)
    call = next(beat for beat in players.play() if isinstance(beat, Call))
    session.press(1)
    session.press(1)
    session.press(2)  # a bot
    session.press(9)  # nobody
    assert call.pressed == [1]
    assert not call.waiting(), "nobody looks before the call is closed"
    session.close_call()
    session.press(0)
    assert call.pressed == [1] and call.waiting() == [1]
    session.close_call()
    assert call.waiting() == [1]


# --- modes


def test_quick_mode_makes_no_calls_and_asks_only_true_holders() -> None:
    for variant in range(2):
        players = beats_of(4, 4, QUICK, everybody, variant)
        for beat in players.beats:
            assert not isinstance(beat, Call) and not is_look(players.session, beat)
            if isinstance(beat, Ask):
                assert beat.private == is_private(beat.decision)


@pytest.mark.parametrize("mode", MODES)
def test_one_person_alone_never_gets_a_call_or_a_curtain(mode: str) -> None:
    beats = beats_of(4, 1, mode, everybody).beats
    assert not any(isinstance(beat, (Call, Look)) for beat in beats)
    asked = [beat for beat in beats if isinstance(beat, Ask)]
    assert asked and not any(beat.private for beat in asked)
    assert any(is_private(beat.decision) for beat in asked), "cards were among the questions all the same"


@pytest.mark.parametrize("variant", range(3))
def test_strict_mode_takes_everybody_who_might_answer_behind_the_curtain(variant: int) -> None:
    session = Session(game_of(3, variant), range(3), STRICT)
    players = Players(session)
    visited: set[int] = set()
    call: Call | None = None
    for beat in players.play():
        assert not isinstance(beat, Call), "in strict mode nobody needs to press"
        if session.call is not call:
            assert call is None or visited >= set(call.seats) or len(call.served) == len(call.pressed)
            call, visited = session.call, set()
        if isinstance(beat, Look):
            visited.add(beat.seat)
        elif isinstance(beat, Ask) and beat.decision.passive:
            visited.add(beat.decision.player)
    assert any(isinstance(beat, Look) for beat in players.beats)


def test_in_strict_mode_looks_do_not_tell_who_holds_an_answer() -> None:
    """Every seat that is called looks exactly once, until somebody acts."""
    session = Session(game_of(4, 5), range(4), STRICT)
    players = Players(session)
    looks: list[int] = []
    call, compared = None, 0
    for beat in players.play():
        if session.call is not call:
            if call is not None:
                assert looks == call.seats
                compared += 1
            call, looks = session.call, []
        seat = beat.seat if isinstance(beat, Look) and is_look(session, beat) else None
        if isinstance(beat, Ask) and beat.decision.passive and beat.private:
            seat = beat.decision.player
        if seat is not None and looks[-1:] != [seat]:
            looks.append(seat)
    assert compared > 20


# --- what one call covers


def line(key: str, to: list[int] | None = None) -> Line:
    return Line(key, {}, to)


def window(stage: str = "at", *seats: int) -> Line:
    return Line(WINDOW, {"stage": stage, "seats": list(seats or (0, 1)), "about": {}}, NO_READERS)


@pytest.mark.parametrize(
    ("log", "at", "holds"),
    [
        ([window(), window()], 1, True),
        ([window(), line("discarded"), line("ships-to-warp"), window("react")], 3, True),
        ([window(), line("drew"), window("react")], 2, False),
        ([window("at", 0), window("at", 0, 1)], 1, False),
        ([window(), line("card-played"), window()], 2, False),
        ([window(), line("hand-shown", [1]), window()], 2, True),
        ([window(), line("revealed")], 2, False),
        ([window()], 1, True),
        ([window("counter"), window("at")], 1, False),
        ([window("at"), window("counter")], 1, False),
        ([window("counter")], 1, True),
        ([window("counter"), line("discarded")], 2, True),
        ([line("drew"), window()], 0, False),
    ],
)
def test_a_call_covers_quiet_lines_and_no_loud_one(log: list[Line], at: int, holds: bool) -> None:
    first = next(i for i, entry in enumerate(log) if entry.is_window)
    call = opened_by(first, log, [0, 1])
    assert covers(call, log, at) is holds


def test_without_a_call_nothing_is_covered() -> None:
    assert not covers(None, [window()], 0)


@pytest.mark.parametrize("variant", range(4))
def test_no_window_stays_uncalled_and_no_two_calls_are_for_the_same(variant: int) -> None:
    chosen: list[int] = []  # how long the log was when somebody chose something: from there on all is new

    def keep(game: Game) -> None:
        if str(game.journal[-1][0]).split("/")[1] not in PASSIVE:
            chosen.append(before[0])

    session = Session(game_of(4, variant), range(4), NORMAL, at_each_answer(keep))
    game = session.game
    before = [0]
    calls: list[Call] = []
    for beat in Players(session).play():
        before[0] = len(session.game.log)
        if isinstance(beat, Call) and beat not in calls:
            calls.append(beat)
    log = session.game.log

    def holds(call: Call, at: int) -> bool:
        if JoinedCall(call.line, []).holds(log, at) and log[at].about["stage"] != "counter":
            return True
        if any(entry.is_sole for entry in log[call.line : at]):  # a choice that was none is new as well
            return False
        return covers(call, log, at) and not any(call.line < line <= at for line in chosen)

    for i, entry in enumerate(log):
        if entry.is_window:
            last = max((call for call in calls if call.line <= i), key=lambda call: call.line)
            assert last.line == i or covers(last, log, i) or holds(last, i) or adds_to_nothing(game, i), (last, i)
    for one, other in pairwise(calls):
        assert not holds(one, other.line), (one, other)


# --- bots


def test_bots_answer_at_a_table_with_calls_without_one_of_their_own() -> None:
    """A call names people only; a bot that holds a card thinks for itself, also when nobody pressed."""
    thoughts = 0
    for variant in range(3):
        players = beats_of(4, 2, NORMAL, lambda call: [], variant)
        for beat in players.beats:
            if isinstance(beat, Call):
                assert beat.seats and set(beat.seats) <= {0, 1}
            elif isinstance(beat, Think):
                assert beat.seat in (2, 3)
                thoughts += beat.is_secret
    assert thoughts


@pytest.mark.parametrize("people", [[], [0], [1], [0, 2]])
def test_a_bot_with_one_card_only_is_seen_to_think_like_the_others(people: list[int]) -> None:
    """Both main players think or look before the cards lie on the table, whatever they hold."""
    many, one = ["attack 04", "attack 06"], ["attack 08", "+3"]
    seen, unasked = [], 0
    for blue, green in ((many, many), (many, one), (one, many), (one, one)):
        hands = {"blue": blue, "green": green, "purple": ["negotiate"]}
        laying: list[int] = []
        met = MET | {"seats": without_aliens(3), "start": "planning", "hands": hands}
        players = Players(Session(at(met), people, NORMAL))
        for beat in players.play():
            if isinstance(beat, Think) and beat.kind == "card":
                laying.append(beat.seat)
                unasked += beat.decision is None
            elif isinstance(beat, Ask) and beat.decision.kind == "card":
                laying.append(beat.decision.player)
            elif isinstance(beat, Look) and beat.kind == "card":
                laying.append(beat.seat)
            elif isinstance(beat, Tell) and beat.entry.key == "cards-laid":
                break
        seen.append(laying)
    # Who plays alone is not led behind a curtain for a choice that is none.
    assert [[seat for seat in laying if [seat] != people] for laying in seen] == [
        [seat for seat in (0, 1) if [seat] != people]
    ] * 4
    assert unasked == sum(2 for seat in (0, 1) if seat not in people)


def test_a_bot_that_errs_does_not_stop_the_game() -> None:
    session = Session(game_of(3, 1), [], NORMAL)
    beat = session.next()
    while not isinstance(beat, Think):
        session.told()
        beat = session.next()
    before = len(session.game.journal)
    session.bot_answer("nonsense")
    assert len(session.game.journal) == before + 1


def test_a_bot_that_errs_and_passes_spoils_nobodys_plans() -> None:
    """Under a call somebody has chosen a card; the passes of bots before that are no news."""
    hands = {"blue": ["plague", "attack 06"], "purple": ["plague", "attack 08"], "red": ["plague", "attack 10"]}
    more = {"hands": hands, "extra_cards": ["plague", "plague"]}
    game = at({"seats": without_aliens(4), "offense": "purple"} | more)
    session = Session(game, [0, 1], NORMAL)
    while not isinstance(call := session.next(), Call):
        session.told()
    for seat in call.seats:
        session.press(seat)
    session.close_call()
    assert isinstance(session.next(), Ask)
    session.answer("plague")
    assert isinstance(session.next(), Look)
    session.looked(1)
    plans = dict(call.plans)
    for seat, answer in ((2, PASS), (3, "nonsense")):
        thinking = session.next()
        assert plans and isinstance(thinking, Think) and thinking.seat == seat
        session.bot_answer(answer)
        # What is answered by chance instead is the same every time: here it is to pass.
        assert game.journal[-1][1] == PASS and session.call is call and call.plans == plans
    session.next()
    assert game.journal[-1] == ["0/window/0", "plague"]


def test_an_illegal_answer_of_a_person_changes_nothing() -> None:
    session = Session(game_of(3, 1), range(3), NORMAL)
    players = Players(session)
    beat = next(beat for beat in players.play() if isinstance(beat, Ask))
    with pytest.raises(IllegalAnswer):
        session.answer("nonsense")
    assert session.next() == beat


# --- taking back


@pytest.mark.parametrize("variant", range(3))
def test_taking_back_calls_an_open_window_again(variant: int) -> None:
    session = Session(game_of(4, variant), range(4), NORMAL)
    players = Players(session, everybody)
    found = 0
    for beat in players.play():
        asked = session.game.decision
        if asked is None or not offers_cards(asked) or beat != Ask(asked, True):
            continue
        kept = len(session.game.journal)
        while len(session.game.journal) == kept:
            players.do(session.next())
        session.undo_to(kept)
        assert session.game.decision == asked
        again = session.next()
        while isinstance(again, Tell):
            session.told()
            again = session.next()
        assert isinstance(again, Call) and asked.player in again.seats and again.pressed == []
        session.press(asked.player)
        session.close_call()
        assert session.next() == Ask(asked, True)
        found += 1
        if found == 5:
            break
    assert found


def test_taking_back_is_kept_and_unread() -> None:
    kept: list[int] = []
    session = Session(game_of(3, 1, abroad=0), range(3), NORMAL, lambda game: kept.append(len(game.journal)))
    players = Players(session)
    for _ in players.play():
        if len(session.game.journal) >= 30:
            break
    given = len(session.game.journal)
    for seat in range(3):
        session.has_read(seat)
    assert kept[-1] == given >= 30
    session.undo_to(given - 10)
    assert kept[-1] == given - 10
    assert all(line <= session.shown for line in session.known.values())


# --- what is to be seen


def test_news_are_what_one_may_read_since_one_last_looked() -> None:
    session = Session(game_of(3, 4), range(3), QUICK)
    players = Players(session)
    for _ in players.play():
        if session.shown > 60:
            break
    log = session.game.log
    for seat in range(3):
        news = session.news_for(seat)
        assert news == [e for e in log[: session.shown] if not e.is_window and (e.to is None or seat in e.to)]
    session.has_read(1)
    assert session.news_for(1) == []
    assert session.news_for(0)
    before = session.shown
    for _ in players.play():
        if session.shown > before + 20:
            break
    assert session.news_for(1) == [
        e for e in log[before : session.shown] if not e.is_window and (e.to is None or 1 in e.to)
    ]


def test_private_lines_are_told_to_nobody_at_a_table_of_people_and_to_the_only_person() -> None:
    for people in (3, 1):
        session = Session(game_of(3, 4), range(people), NORMAL)
        for beat in Players(session, everybody).play():
            if isinstance(beat, Tell):
                assert beat.entry.to is None or (people == 1 and 0 in beat.entry.to)
    assert Session(game_of(3, 4), range(3)).viewer == PUBLIC
    assert Session(game_of(3, 4), [1]).viewer == 1


@pytest.mark.parametrize("variant", range(2))
def test_a_look_is_at_the_table_of_its_call(variant: int) -> None:
    """Who has nothing to play must not see further than who has: the cards are not up before that is told."""
    session = Session(game_of(3, variant), range(3), NORMAL)
    looks = 0
    for beat in Players(session, everybody).play():
        if isinstance(beat, Look) and is_look(session, beat):
            looks += 1
            assert session.view(beat.seat, beat.line) == view_of(session.game.table_at(beat.line), beat.seat)
            assert session.game.log[beat.line].is_window
    assert looks
