"""Hidden powers at a table of people: a sheet face down tells the room nothing, and may be turned up at any moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from occasions import Spoken
from room import Room
from situations import at
from slow_bots import without_a_look

from cosmic.engine import responders, windows
from cosmic.engine.book import Occasion
from cosmic.engine.definitions import SETUPS
from cosmic.engine.events import Event
from cosmic.engine.game import Game
from cosmic.engine.options import Options
from cosmic.engine.reading import Reading
from cosmic.engine.views import PUBLIC, view_of, visible_log
from cosmic.hotseat.past.ending import ending_of
from cosmic.hotseat.plans.table_plan import same_table
from cosmic.hotseat.session.beats import Ask, Look, Over, Tell, Think
from cosmic.hotseat.session.calls import NORMAL, QUICK, STRICT, Call
from cosmic.hotseat.session.headline import awaited, headline
from cosmic.hotseat.session.privacy import is_face_down, is_private, open_options
from cosmic.hotseat.session.seats import HUMAN, SeatPlan
from cosmic.hotseat.session.session import Session
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter

MESSAGES = Messages(strict=True)
# Whatever the first is, everybody else sees the same; somebody allies, a reinforcement falls, ships are lost.
TABLE = """
options: {sets: [base, incursion]}
seats: {red: %s, blue: vacuum, green: none}
face_down: [red, blue]
start: regroup
destiny: [blue, green, blue]
ships: {red: {warp: 2, green 1: 1}, green: {warp: 1}}
hands:
  red: [attack 10, attack 12, negotiate, +3]
  blue: [attack 08, attack 20, negotiate, +2]
  green: [attack 06, attack 04, negotiate]
"""
SAID = [Spoken(0, "invite", [2]), Spoken(2, "ally", "offense"), Spoken(0, "reinforce", "reinforcement_3:offense")]


class Onlooker(Room):
    """What the room notices, and beside each thing the table as everybody else sees it: the board, the log and the
    headline."""

    def notice(self, beat: Any) -> None:
        noticed = len(self.seen)
        super().notice(beat)
        if len(self.seen) == noticed:
            return
        game = self.session.game
        table = game.table_at(self.session.told_to())
        words = Presenter(view_of(table, PUBLIC), book().content, MESSAGES)
        others = [view_of(table, viewer) for viewer in (PUBLIC, 1)]
        for view in others:
            assert view.enc is not None
            view.enc.answering = PUBLIC  # shown nowhere: how far the game is within a call depends on who could answer
        told = [visible_log(game.log[: self.session.shown], viewer) for viewer in (PUBLIC, 1)]
        self.seen.append((others, told, headline(words), awaited(beat, words), words.board()))


def seen_with(alien: str, mode: str, presses: Callable[[Call], list[int]], bots: tuple[int, ...] = ()) -> list[Any]:
    """Without flares: then it is for sheets face down alone that the table is called."""
    people = [seat for seat in range(3) if seat not in bots]
    game = at(TABLE % alien)
    state = game.start.copy()
    state.options = replace(state.options, flares=False)
    session = Session(Game(state, book()), people, mode)
    return Onlooker(session, list(SAID), (-1, -2), presses, tells_holders=mode == QUICK).watch(1)


def everybody(call: Call) -> list[int]:
    return call.people


def nobody(call: Call) -> list[int]:
    return []


def those_that_answer_events() -> list[str]:
    """At a moment any sheet may be turned up; whose power answers an event is asked where others are not."""
    answering = {
        alien for (stage, _), powers in book().powers.items() if stage not in ("at", "modify") for alien in powers
    }
    return sorted(answering - {"vacuum"})


def test_whatever_alien_lies_face_down_the_room_sees_and_hears_the_same() -> None:
    """Everybody looks at every call, and nobody turns a sheet up."""
    first = seen_with("mind", NORMAL, everybody)
    assert any(one[0] == "called" for one in first)
    for alien in those_that_answer_events():
        assert seen_with(alien, NORMAL, everybody) == first, alien


@pytest.mark.parametrize(
    ("mode", "bots"), [(NORMAL, ()), (NORMAL, (0,)), (QUICK, ()), (QUICK, (0,)), (STRICT, ()), (STRICT, (0,))]
)
def test_in_every_mode_and_by_bots_too(mode: str, bots: tuple[int, ...]) -> None:
    first = seen_with("human", mode, nobody, bots)
    for alien in ("remora", "citadel") if mode == STRICT else ("remora", "citadel", "miser", "dictator", "reserve"):
        assert seen_with(alien, mode, nobody, bots) == first, alien


def calls_by_the_true_alien(monkeypatch: pytest.MonkeyPatch) -> None:
    def might_turn_up(t: Reading, player: int, occasion: Occasion, event: Event | None, rank: int) -> bool:
        down = t.s.seats[player].face_down
        return any(responders.open_powers(t, player, alien, occasion, event) for alien in down)

    monkeypatch.setattr(windows, "might_turn_up", might_turn_up)


def sheets_turned_up_in_the_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmic.hotseat.session.privacy.is_power", lambda option: "." in str(option))


@pytest.mark.plain
@pytest.mark.parametrize(
    ("plant", "mode", "presses"),
    [
        (calls_by_the_true_alien, NORMAL, everybody),
        (calls_by_the_true_alien, STRICT, nobody),
        (sheets_turned_up_in_the_open, NORMAL, nobody),
    ],
)
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None],
    mode: str,
    presses: Callable[[Call], list[int]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)
    assert seen_with("human", mode, presses) != seen_with("shadow", mode, presses)


# --- turning a sheet up


def beats(session: Session, answers: dict[str, Any], most: int = 400) -> Iterator[Any]:
    """What is due, one after the other; questions of these kinds are answered so, all others as usual."""
    for _ in range(most):
        beat = session.next()
        if isinstance(beat, Over):
            return
        yield beat
        if isinstance(beat, Tell):
            session.told()
        elif isinstance(beat, Call):
            session.close_call()
        elif isinstance(beat, Look):
            session.looked(beat.seat)
        elif isinstance(beat, Think):
            assert beat.decision is not None
            session.bot_answer(without_a_look(beat.decision))
        elif isinstance(beat, Ask):
            wanted = answers.get(beat.decision.kind)
            session.answer(wanted if wanted in beat.decision.options else without_a_look(beat.decision))


def asked_to_turn_up(session: Session, answers: dict[str, Any]) -> list[Any]:
    found = []
    for beat in beats(session, answers):
        if isinstance(beat, Ask) and any(map(is_face_down, beat.decision.options)):
            found.append(beat)
        if isinstance(beat, Tell) and beat.entry.key in ("encounter-won", "turn-starts"):
            break
    return found


AT_THE_REVEAL = """
seats: {red: human, blue: clone, green: none}
face_down: [red, blue]
start: reveal
defense: blue
planet: blue 1
sends: 4
laid: {offense: attack 10, defense: attack 12}
"""


def test_who_presses_is_asked_behind_the_curtain_and_wins_by_the_sheet() -> None:
    session = Session(at(AT_THE_REVEAL), [0, 1, 2], NORMAL)
    told = []
    for beat in beats(session, {"window": "human.face_down"}):
        if isinstance(beat, Call) and 0 in beat.seats:
            session.press(0)
        if isinstance(beat, Ask) and any(map(is_face_down, beat.decision.options)):
            assert beat.private and beat.decision.player == 0
        if isinstance(beat, Tell):
            told.append(beat.entry)
            if beat.entry.key == "encounter-won":
                break
    assert ("sheet-turned-up", 0) in [(line.key, line.about.get("seat")) for line in told]
    assert told[-1].about["seat"] == 0


def test_nobody_is_asked_who_has_neither_pressed_nor_said_so() -> None:
    """Neither where the table is called nor in a quick game."""
    for mode in (NORMAL, QUICK):
        assert asked_to_turn_up(Session(at(AT_THE_REVEAL), [0, 1, 2], mode), {}) == []


def test_in_a_quick_game_who_wants_to_is_asked_at_the_next_moment_whatever_its_alien() -> None:
    for alien in ("human", "dictator"):
        session = Session(at(AT_THE_REVEAL.replace("human", alien)), [0, 1, 2], QUICK)
        session.want_to_turn_up(0)
        first = asked_to_turn_up(session, {})[0]
        assert first.private and first.decision.about["moment"] == "reveal"


def test_whoever_has_said_so_is_asked_once_without_pressing_at_a_call() -> None:
    """The wish outlasts what a press is good for, and a save."""
    for mode in (NORMAL, STRICT):
        session = Session(at(AT_THE_REVEAL), [0, 1, 2], mode)
        session.want_to_turn_up(0)
        session.note()
        again = Session(session.game, [0, 1, 2], mode)
        assert again.turning == [0]
        asked = asked_to_turn_up(again, {})
        assert asked and (mode == STRICT or len(asked) == 1)
        assert asked[0].private and again.turning == []


def test_who_plays_alone_is_asked_where_the_power_would_be_used_and_when_it_wants_to() -> None:
    session = Session(at(AT_THE_REVEAL), [0], NORMAL)
    asked = asked_to_turn_up(session, {})
    assert [beat.decision.about["moment"] for beat in asked] == ["reveal.revealed"]
    session = Session(at(AT_THE_REVEAL), [0], NORMAL)
    session.want_to_turn_up(0)
    asked = asked_to_turn_up(session, {})
    assert [beat.decision.about["moment"] for beat in asked] == ["reveal", "reveal.revealed"]


def test_turning_up_is_chosen_in_secret_though_powers_are_chosen_in_the_open() -> None:
    session = Session(at(AT_THE_REVEAL), [0], NORMAL)
    [beat] = asked_to_turn_up(session, {})
    assert is_private(beat.decision) and open_options(beat.decision) == ["pass"]


# --- before and after


def dealt(setup: str) -> Game:
    aliens = ("human", "clone", "mind") if setup == "chosen" else ()
    return Game(new_state(Setup(7, ("Ann", "Bob", "Cleo"), Options(setup=setup, hidden=True), aliens), book()), book())


@pytest.mark.parametrize("setup", SETUPS)
def test_every_set_up_deals_sheets_face_down_and_everybody_looks_at_its_own(setup: str) -> None:
    session = Session(dealt(setup), [0, 1, 2], NORMAL)
    looked = []
    for beat in beats(session, {}):
        if isinstance(beat, Tell):
            assert beat.entry.key != "alien-shown"
            if beat.entry.key == "turn-starts":
                break
        elif isinstance(beat, (Look, Ask)):
            looked.append(beat.seat if isinstance(beat, Look) else beat.decision.player)
    seats = session.game.state.seats
    assert looked == [0, 1, 2]
    assert all(len(seat.face_down) == 1 and not seat.aliens for seat in seats)
    assert [view.face_down for view in session.view(PUBLIC).seats] == [1, 1, 1]
    for viewer in (PUBLIC, 0, 1, 2):
        view = session.view(viewer)
        assert view.face_down == ([] if viewer == PUBLIC else seats[viewer].face_down)
        assert not any(seat.aliens for seat in view.seats) and not view.draft


def test_aliens_by_name_are_dealt_by_chance_and_the_same_table_does_not_tell_how() -> None:
    """Nobody who has heard them named knows who has which."""
    orders = set()
    for seed in range(12):
        options = Options(setup="chosen", hidden=True)
        state = new_state(Setup(seed, ("Ann", "Bob", "Cleo"), options, ("human", "clone", "mind")), book())
        orders.add(tuple(seat.draft[0] for seat in state.seats))
        plans = [SeatPlan(name, HUMAN) for name in ("Ann", "Bob", "Cleo")]
        assert same_table(Game(state, book()), plans).aliens == ("clone", "human", "mind")
    assert len(orders) > 1


def test_only_after_the_end_is_a_sheet_face_down_named() -> None:
    game = at(AT_THE_REVEAL)
    assert [seat.aliens for seat in ending_of(game).seats] == [(), (), ()]
    game.state.winners = [0]
    assert [seat.aliens for seat in ending_of(game).seats] == [("human",), ("clone",), ()]


def test_turning_a_sheet_up_is_taken_back_by_consent_alone() -> None:
    """Everybody has seen it."""
    session = Session(at(AT_THE_REVEAL), [0, 1, 2], NORMAL)
    for beat in beats(session, {"window": "human.face_down"}):
        if isinstance(beat, Call):
            session.press(0)
        if isinstance(beat, Tell) and beat.entry.key == "power-used":
            break
    back = session.way_back()
    assert back is not None and back.seat == 0 and back.needs_consent
