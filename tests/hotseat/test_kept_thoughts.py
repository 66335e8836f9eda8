"""What bots weighed is kept with the game: in its file, through loading and taking back, and nowhere else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from questions import examples
from situations import table

from cosmic.bots.merits import MERITS
from cosmic.bots.thoughts import NO_THOUGHT, Thought, Weighed
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, loads_game, sealed
from cosmic.engine.views import view_of
from cosmic.hotseat.keeping.store import Store, load
from cosmic.hotseat.past.thoughts_told import thought_told, told_of
from cosmic.hotseat.session.kept_thoughts import NEEDS, thoughts_of
from cosmic.hotseat.session.seats import SeatPlan
from cosmic.hotseat.session.session import Session
from cosmic.rulebook import book
from cosmic.talk.statements import REASONS
from cosmic.text.messages import Messages, MissingMessage
from cosmic.text.presenter import Presenter

PLANS = [SeatPlan(name, "easy") for name in ("Ann", "Bob", "Cy")]


def played(answers: int, session: Session | None = None) -> Session:
    """By bots that have a thought at every second answer."""
    session = session or Session(table(3), [])
    chance = Chance(7)
    for number in range(len(session.game.journal), answers):
        decision = session.game.decision
        assert decision is not None
        session.bot_answer(decision.sample(chance), thought(number) if number % 2 else NO_THOUGHT)
    return session


def thought(number: int) -> Thought:
    """Every other one with something that speaks for it, in place of something said."""
    weighed = (Weighed("pass", 0.25), Weighed([[1, 2]], 0.125))
    if number % 4 == 1:
        return Thought(weighed, "you-would-stand-at", {"colonies": 4}, number)
    return Thought(weighed, "", {"other": 2}, number, "stops")


def expected(answers: int) -> dict[int, Thought]:
    return {number: thought(number) for number in range(answers) if number % 2}


def test_a_thought_is_kept_with_the_number_of_its_answer() -> None:
    assert thoughts_of(played(9).game) == expected(9)


def test_what_is_taken_back_was_never_thought() -> None:
    session = played(9)
    ahead = session.game.clone()
    session.undo_to(4)
    assert thoughts_of(session.game) == expected(4)
    assert thoughts_of(ahead) == expected(9), "a copy has its own"
    played(7, session)
    assert thoughts_of(session.game) == expected(7)


def test_an_answer_that_the_rules_refuse_has_none() -> None:
    session = Session(table(3), [])
    session.bot_answer("nonsense", thought(0))
    assert not thoughts_of(session.game)


def test_a_game_in_one_piece_keeps_them() -> None:
    game = played(9).game
    assert thoughts_of(loads_game(dumps_game(game), book())) == expected(9)


def test_a_running_game_keeps_them_in_its_trail(tmp_path: Path) -> None:
    store = Store(tmp_path, PLANS)
    session = Session(table(3), [], keep=store.autosave)
    played(9, session)
    session.undo_to(6)
    played(8, session)
    small = json.loads(store.auto.read_text(encoding="utf-8"))["save"]
    assert "thoughts" not in small and "thoughts" not in small["beside"], "what is written at every step does not grow"
    again, _ = load(store.auto, book(), tmp_path)
    assert thoughts_of(again) == expected(8)
    store.close()


@pytest.mark.parametrize("entry", [[1, [], 3, "", {}], [1, [], 3, "", {}, "x"], [1, [], 3, "", {"other": 9}, "stops"]])
def test_what_speaks_for_an_answer_is_known_or_nothing(entry: list[object]) -> None:
    """Games of before have none, and those of later programs may have others."""
    data = json.loads(dumps_game(played(3).game))["save"]
    game: Game = loads_game(sealed(data | {"thoughts": [entry]}), book())
    assert thoughts_of(game)[1].merit == ""


def shared(share: object) -> list[object]:
    """A thought in which an answer has this share of the game, in thousandths."""
    return [[1, [["pass", share]], 8, "", {}, ""]]


@pytest.mark.parametrize(
    "nonsense",
    [
        *(3, "x", {}, [3], [["x", 1]], [[1]], [[1, 2, 3, 4, 5]], [[1, [[2]], 0, "", {}]]),
        *map(shared, (1001, -1001, 10**300, 0.5, float("nan"), float("inf"), "9", None, True)),
        *([[1, [], worlds, "", {}]] for worlds in (-1, 10**300, float("inf"), "8", None)),
        [[1, [], 8, "", []]],
    ],
    ids=lambda nonsense: str(nonsense)[:40],
)
def test_nonsense_in_a_file_counts_as_nothing(nonsense: object) -> None:
    data = json.loads(dumps_game(played(3).game))["save"]
    game: Game = loads_game(sealed(data | {"thoughts": nonsense}), book())
    assert not thoughts_of(game)
    assert thoughts_of(played(6, Session(game, [])).game).keys() <= {3, 5}


def test_nonsense_about_one_answer_leaves_the_others() -> None:
    data = json.loads(dumps_game(played(9).game))["save"]
    data["thoughts"][1] = [3, "x"]
    found = thoughts_of(loads_game(sealed(data), book()))
    assert found == {number: one for number, one in expected(9).items() if number != 3}


def test_what_lies_in_the_place_of_thoughts_counts_as_nothing() -> None:
    data = json.loads(dumps_game(played(3).game))["save"]
    del data["thoughts"]
    data["beside"]["thoughts"] = 5
    assert not thoughts_of(loads_game(sealed(data), book()))


@pytest.mark.parametrize("about", [{"other": "Ann"}, {"here": 10**300}, {"there": -1}, {"other": [1]}], ids=str)
def test_a_thought_that_speaks_of_what_is_not_there_says_nothing_of_it(about: dict[str, object]) -> None:
    data = json.loads(dumps_game(played(3).game))["save"]
    kept = [1, [["pass", 250]], 8, "because", about | {"key": 1, "self": 2}, "stops"]
    found = thoughts_of(loads_game(sealed(data | {"thoughts": [kept]}), book()))
    assert found == {1: Thought((Weighed("pass", 0.25),), "", {}, 8, "")}


def ended(number: int, kept: list[object]) -> Game:
    """With this beside the answer of this number."""
    game = table(3)
    chance = Chance(7)
    for _ in range(number + 1):
        assert game.decision is not None
        game.answer(game.decision.sample(chance))
    data = json.loads(dumps_game(game))["save"]
    return loads_game(sealed(data | {"thoughts": [[number, *kept]]}), book())


@pytest.mark.parametrize("answer", ["pass!", 10**9, [], {"give": 1}, [["x"]], None], ids=str)
def test_what_nobody_can_answer_was_not_weighed(answer: object) -> None:
    game = ended(4, [[[answer, 250]], 8, "", {}, ""])
    assert thoughts_of(game), "only the question tells"
    assert told_of(game, 4, thoughts_of(game)[4], Messages(strict=True)) is None


def test_a_reason_is_told_of_whom_it_was_said_to() -> None:
    game = ended(4, [[], 8, "you-gain-more", {"other": 1}, ""])
    told = told_of(game, 4, thoughts_of(game)[4], Messages(strict=True))
    assert told is not None and told.why


FIGURES = {"other": 1, "here": 60, "there": 40, "colonies": 4}
KEYS = [*(f"thought-why-{reason}" for reason in REASONS), *(f"merit-{merit}" for merit in MERITS)]


@pytest.mark.parametrize("key", KEYS)
def test_what_a_sentence_speaks_of_is_declared(key: str) -> None:
    """The other of a reason is whom it was said to."""
    name = key.removeprefix("thought-why-").removeprefix("merit-")
    given = {"other": 1} if key.startswith("thought-why-") else {}
    needed = {needed: FIGURES[needed] for needed in NEEDS.get(name, ())}
    messages = Messages(strict=True)
    assert messages.say(key, **given, **needed)
    for one in needed:
        with pytest.raises(MissingMessage):
            messages.say(key, **given, **{other: value for other, value in needed.items() if other != one})


@pytest.mark.parametrize("name", NEEDS)
def test_what_does_not_say_all_that_its_sentence_speaks_of_says_nothing(name: str) -> None:
    data = json.loads(dumps_game(played(3).game))["save"]
    place = {"reason": name, "merit": ""} if name in REASONS else {"reason": "", "merit": name}
    for one in (*NEEDS[name], ""):
        about = {figure: value for figure, value in FIGURES.items() if figure != one}
        kept = [1, [["pass", 250]], 8, place["reason"], about, place["merit"]]
        [found] = thoughts_of(loads_game(sealed(data | {"thoughts": [kept]}), book())).values()
        assert (found.reason, found.merit) == (("", "") if one else (place["reason"], place["merit"]))


def test_whose_side_a_reinforcement_is_for_is_told_as_its_reader_sees_it() -> None:
    """Everybody reads what a bot has weighed, and nobody but the one who asks reads a hint."""
    game = examples()["reinforce"].clone()
    decision, number = game.decision, len(game.journal)
    assert decision is not None
    weighed = Thought(tuple(Weighed(option, 0.5) for option in decision.options))
    messages, given = Messages(strict=True), decision.options[1]
    own = Presenter(view_of(game.table, decision.player), book().content, messages)
    hint = thought_told(own, decision, weighed, given)
    game.answer(given)
    told = told_of(game, number, weighed, messages)
    assert told is not None
    assert {option.words for option in hint.options} >= {"+3 for your side", "+3 for the defense"}
    assert {option.words for option in told.options} >= {"+3 for the offense", "+3 for the defense"}
