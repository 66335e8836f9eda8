"""Neighbouring moments under one call: who pressed is asked at each of them, at the right time, and nobody else."""

from __future__ import annotations

from typing import Any

import pytest
from players import Players

from cosmic.engine.decisions import PASS
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, loads_game
from cosmic.hotseat.session.beats import Ask, Beat, Look, Over, Tell
from cosmic.hotseat.session.calls import NORMAL, NOT_THIS_ENCOUNTER, WHEN_I_PRESS, Call
from cosmic.hotseat.session.session import Session
from cosmic.phases.setup import Setup, new_state
from cosmic.positions import position
from cosmic.rulebook import book, declared
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter

ANN, BEN, CLEO, DAN = range(4)  # red attacks blue; green and yellow are invited

TABLE = """
seats: {red: none, blue: none, green: none, yellow: none}
start: invitations
defense: blue
planet: blue 1
sends: 2
hands:
  red: [attack 10, attack 08, negotiate]
  blue: [attack 06, attack 04, negotiate]
  green: [attack 12, force field, +3]
  yellow: [attack 12, attack 14]
"""


def usual(session: Session, beat: Ask) -> Any:
    """Everybody allies and nobody plays a card unless a test says so."""
    decision = beat.decision
    if decision.passive:
        return PASS
    if decision.kind == "card":
        return decision.options[0]
    if decision.kind == "ally":
        return next(option for option in decision.options if option == "offense")
    if decision.kind == "invite":
        return list(decision.options) if decision.player == ANN else []
    return decision.sample(Chance(3))


def go_on(session: Session, presses: dict[str, list[int]], says: dict[str, Any] | None = None) -> list[Beat]:
    """To the next encounter; `presses` by kind of call, `says` by kind of question."""
    beats: list[Beat] = []
    while True:
        beat = session.next()
        if isinstance(beat, Over) or (beats and is_told(beat, "encounter-starts")):
            return beats
        beats.append(beat)
        if isinstance(beat, Tell):
            session.told()
        elif isinstance(beat, Call):
            for seat in presses.get(beat.kind, []):
                session.press(seat)
            session.close_call()
        elif isinstance(beat, Look):
            session.looked(beat.seat)
        elif isinstance(beat, Ask):
            wanted = (says or {}).get(beat.decision.kind)
            session.answer(wanted if wanted in beat.decision.options else usual(session, beat))


def is_told(beat: Beat, *keys: str) -> bool:
    return isinstance(beat, Tell) and beat.entry.key in keys


def calls_in(beats: list[Beat]) -> list[str]:
    return [beat.kind for beat in beats if isinstance(beat, Call)]


def private(beats: list[Beat], seat: int) -> list[str]:
    """The moments at which somebody was taken behind the curtain to respond."""
    found = []
    for beat in beats:
        if isinstance(beat, Ask) and beat.private and beat.decision.passive and beat.decision.player == seat:
            found.append(beat.decision.about.get("moment", beat.decision.kind))
        elif isinstance(beat, Look) and not beat.kind and beat.seat == seat:
            found.append("look")
    return found


def a_table(people: range = range(4), text: str = TABLE) -> Session:
    return Session(position(text), people, NORMAL)


TRADED = TABLE.replace("red: none", "red: trader")


# --- joined


def test_one_call_holds_from_the_aim_to_the_reveal() -> None:
    """The table goes from the invitations over the formed alliance to the cards that are laid."""
    calls = calls_in(go_on(a_table(), {}))
    assert calls[:2] == ["at alliance", "at reveal.revealed"]


def test_who_presses_acts_at_the_right_moment_later() -> None:
    """Force Field is for formed alliances, and the call went out before anybody was invited."""
    session = a_table()
    beats = go_on(session, {"at alliance": [CLEO]}, {"window": "force_field"})
    assert "alliance.formed" in private(beats, CLEO)
    assert "force_field" in [beat.entry.about.get("card") for beat in beats if isinstance(beat, Tell)]


def test_who_does_not_press_is_not_asked_on_the_way() -> None:
    beats = go_on(a_table(), {"at alliance": [DAN]}, {"window": "force_field"})
    assert private(beats, CLEO) == [] and private(beats, DAN)


def test_who_presses_later_is_asked_from_then_on() -> None:
    """Nobody need guess before the news: a key works between calls as well."""
    session = a_table()
    while not is_told(beat := session.next(), "allied"):
        Players(session).do(beat) if isinstance(beat, (Tell, Call)) else session.answer(usual(session, asked(beat)))
    session.press(CLEO)
    session.press(CLEO)
    beats = go_on(session, {}, {"window": "force_field"})
    assert private(beats, CLEO)[0] == "alliance.formed"


def asked(beat: Beat) -> Ask:
    assert isinstance(beat, Ask)
    return beat


def test_a_press_is_over_when_what_it_was_up_to_has_come() -> None:
    """After the reveal everybody is called again, and who pressed before must press again."""
    beats = go_on(a_table(), {"at alliance": [CLEO]})
    turned = max(i for i, beat in enumerate(beats) if isinstance(beat, Tell) and beat.entry.key == "revealed")
    assert private(beats[:turned], CLEO) and not private(beats[turned:], CLEO)


def test_who_has_had_enough_is_not_asked_on_the_way() -> None:
    session = a_table()
    session.next()
    while not isinstance(session.next(), Call):
        session.told()
    session.press(CLEO)
    session.close_call()
    session.order(CLEO, NOT_THIS_ENCOUNTER)
    assert private(go_on(session, {}), CLEO) == []


def test_the_press_outlasts_a_save() -> None:
    session = a_table()
    while not isinstance(session.next(), Call):
        session.told()
    session.press(CLEO)
    session.close_call()
    again = Session(loads_game(dumps_game(session.game), book()), session.people, session.mode)
    assert private(go_on(again, {}, {"window": "force_field"}), CLEO)[0] == "alliance.formed"


def test_a_card_that_comes_to_a_hand_calls_the_table_anew() -> None:
    """Its owner did not press, and may now have something."""
    session = a_table(text=TRADED)
    beats = go_on(session, {}, {"window": "trader.power"})
    traded = next(i for i, entry in enumerate(session.game.log) if entry.key == "hands-traded")
    first = next(i for i, entry in enumerate(session.game.log) if i > traded and entry.is_window)
    assert first in [beat.line for beat in beats if isinstance(beat, Call)]


# --- how many


@pytest.mark.parametrize(("all_press", "most"), [(False, 8), (True, 9)])
def test_four_people_are_called_at_most_eight_times_an_encounter(all_press: bool, most: int) -> None:
    """Once more where everybody presses at every call: what they play is answered in turn."""
    calls = encounters = 0
    for seed in range(8):  # a single game may be far from the average, which is what counts
        game = Game(new_state(Setup(seed, ("Ann", "Ben", "Cleo", "Dan")), book()), book())
        players = Players(Session(game, range(4), NORMAL), lambda call: call.people if all_press else [])
        calls += sum(isinstance(beat, Call) for beat in players.to_the_end())
        encounters += game.state.encounters
    assert calls / encounters <= most


# --- nobody is called for nothing


NEGOTIATES = """
seats: {red: none, blue: none, green: none}
start: reveal
defense: blue
planet: blue 1
sends: 2
laid: {offense: negotiate, defense: %s}
hands:
  red: [attack 10, +3]
  blue: [attack 06, +5]
"""


@pytest.mark.parametrize("defense", ["negotiate", "attack 06"])
def test_reinforcements_are_not_called_for_where_no_totals_are_compared(defense: str) -> None:
    beats = go_on(a_table(range(3), NEGOTIATES % defense), {})
    assert "reinforce" not in calls_in(beats)
    assert not any(isinstance(beat, Ask) and beat.decision.kind == "reinforce" for beat in beats)


def test_they_are_called_for_where_totals_are() -> None:
    text = NEGOTIATES.replace("offense: negotiate", "offense: attack 08") % "attack 06"
    beats = go_on(a_table(range(3), text), {"at reveal.revealed": [ANN], "reinforce": [ANN]})
    assert "reinforce" in private(beats, ANN)


def test_who_presses_may_throw_one_for_nothing() -> None:
    """Rule: reinforcements.play. It is allowed, if only to be rid of it."""
    session = a_table(range(3), NEGOTIATES % "attack 06")
    while not is_told(beat := session.next(), "revealed"):
        Players(session).do(beat)
    while is_told(session.next(), "revealed"):
        session.told()
    session.press(ANN)
    beats = go_on(session, {}, {"reinforce": "reinforcement_3:offense"})
    assert any(isinstance(beat, Tell) and beat.entry.key == "reinforced" for beat in beats)


MACRON = """
seats: {red: %s, blue: none, green: none}
start: %s
defense: blue
hands:
  red: [cosmic zap, attack 10, attack 08]
  blue: [attack 06]
  green: [attack 06]
"""


def test_nobody_is_called_about_its_own_power() -> None:
    """Macron may zap itself to launch four ships, and so may press its key; the call is for the others."""
    session = a_table(range(3), MACRON % ("macron", "launch"))
    session.order(ANN, "always")
    call = None
    while call is None:
        beat = session.next()
        if isinstance(beat, Call) and beat.about.get("event") == "PowerUsed":
            call = beat
        elif isinstance(beat, Ask):
            session.answer(beat.decision.options[0])
        else:
            Players(session).do(beat)
    assert call.called == [BEN, CLEO] and ANN not in call.pressed
    session.press(ANN)
    session.close_call()
    beat = session.next()
    assert isinstance(beat, Ask) and beat.private and "cosmic_zap" in beat.decision.options
    asked = Presenter(session.view(ANN), book().content, Messages(strict=True)).question(beat.decision)
    assert asked == "Red, your own power, Macron, is at work. Do you stop it?"


@pytest.mark.parametrize(
    ("start", "until"), [("alliance", "reveal"), ("planning", "reveal"), ("selection", "reveal"), ("reveal", "reveal")]
)
def test_a_call_in_a_game_that_began_in_the_middle_says_up_to_what_it_holds(start: str, until: str) -> None:
    session = a_table(range(3), BARE % start)
    players = Players(session)
    for _ in range(40):
        beat = session.next()
        if isinstance(beat, Call):
            break
        players.do(beat)
    assert isinstance(beat, Call) and beat.until == until
    assert not any(declared(entry).until for entry in session.game.log[: beat.line])


BARE = """
seats: {red: none, blue: none, green: none}
start: %s
offense: red
defense: blue
planet: blue 1
sends: 2
laid: {offense: attack 10, defense: attack 08}
hands:
  red: [cosmic zap, attack 12, attack 08]
  blue: [attack 06, force field]
  green: [attack 06, plague]
"""


# --- alone with bots


def solo(text: str) -> Session:
    return Session(position(text), [ANN], NORMAL)


def asked_alone(session: Session, says: dict[str, Any] | None = None) -> list[str]:
    """The responses to which a lone person is asked, to the end of the encounter."""
    found: list[str] = []
    players = Players(session)
    while True:
        beat = session.next()
        if isinstance(beat, Over) or is_told(beat, "turn-starts", "another-encounter"):
            return found
        if isinstance(beat, Ask):
            if beat.decision.passive:
                found.append(beat.decision.kind)
            wanted = (says or {}).get(beat.decision.kind)
            session.answer(wanted if wanted in beat.decision.options else usual(session, beat))
        else:
            players.do(beat)


ALONE = """
seats: {red: none, blue: none, green: none}
start: reveal
defense: blue
planet: blue 1
sends: 2
laid: {offense: attack 10, defense: attack 06}
hands:
  red: [attack 08, emotion control, ionic gas, +3]
  blue: [attack 06]
"""


def test_who_plays_alone_may_have_enough_for_this_encounter() -> None:
    assert asked_alone(solo(ALONE)) == ["window", "reinforce", "window"]
    session = solo(ALONE)
    while not isinstance(session.next(), Ask):
        Players(session).do(session.next())
    session.order(ANN, NOT_THIS_ENCOUNTER)
    assert asked_alone(session) == []


def test_and_is_asked_again_in_the_next_one_or_after_its_key() -> None:
    session = solo(ALONE)
    session.order(ANN, NOT_THIS_ENCOUNTER)
    session.press(ANN)
    assert asked_alone(session)[0] == "window"
    while not is_told(beat := session.next(), "encounter-starts"):
        Players(session).do(beat)
    session.order(ANN, NOT_THIS_ENCOUNTER)
    session.told()
    assert session.orders[ANN] == WHEN_I_PRESS


def test_a_power_is_offered_all_the_same() -> None:
    """It costs no look at a card, and whoever bars cards would be surprised to lose it."""
    session = solo((MACRON % ("trader", "planning")).replace("hands:", "planet: blue 1\nsends: 2\nhands:"))
    session.order(ANN, NOT_THIS_ENCOUNTER)
    assert "window" in asked_alone(session)


def test_who_plays_alone_is_not_asked_to_stop_what_it_chose_to_use() -> None:
    """Its own mandatory power it may want to stop: Macron does, to launch four ships."""
    assert "counter" in asked_alone(solo(MACRON % ("macron", "launch")))
    says = {"use": "sorcerer.power", "window": "sorcerer.power"}
    chosen = solo((MACRON % ("sorcerer", "planning")).replace("hands:", "planet: blue 1\nsends: 2\nhands:"))
    assert "counter" not in asked_alone(chosen, says)
    assert any(line.key == "power-used" for line in chosen.game.log)


def test_who_plays_alone_is_not_asked_for_reinforcements_that_add_to_nothing() -> None:
    assert "reinforce" not in asked_alone(solo(NEGOTIATES % "attack 06"))
