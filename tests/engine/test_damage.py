"""Bad input changes nothing: damaged saves and illegal answers are refused with one clear sentence."""

from __future__ import annotations

from typing import Any

import pytest
from questions import examples
from situations import stated_book

from cosmic.engine.digest import digest
from cosmic.engine.errors import CosmicError, IllegalAnswer
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, read_game, verify, write_game
from cosmic.engine.steps import STEPS
from cosmic.phases.setup import Setup
from cosmic.rulebook import book, new_game
from cosmic.text.messages import Messages

NAMES = ("Ann", "Bob", "Cem", "Dot")
WORDS = Messages()


def a_game(answers: int = 60, seed: int = 7):
    game, chance = new_game(Setup(seed, NAMES), stated_book()), Chance(seed)
    for _ in range(answers):
        game.answer(game.decision.sample(chance))
    return game


@pytest.fixture(scope="module")
def saved():
    return dumps_game(a_game()).encode()


def refuse(path, raw: bytes) -> str:
    path.write_bytes(raw)
    with pytest.raises(CosmicError) as fault:
        read_game(path, book())
    assert path.read_bytes() == raw, "a refused file was changed"
    sentence = WORDS.say(f"error-{fault.value.key}", **fault.value.about)
    assert path.name in sentence and "\n" not in sentence
    return sentence


def test_a_save_cut_short_anywhere_is_refused(saved, tmp_path):
    for i in range(50):
        refuse(tmp_path / "cut.json", saved[: len(saved) * i // 50])


def test_a_save_with_a_flipped_byte_is_refused(saved, tmp_path):
    chance = Chance(1)
    for _ in range(200):
        raw = bytearray(saved)
        raw[chance.below(len(raw) - 1)] ^= 1 + chance.below(255)
        refuse(tmp_path / "flipped.json", bytes(raw))


@pytest.mark.parametrize("raw", [b"", b"{}", b"[]", b"null", b"\xff\xfe", b'{"seal":"', b"cosmic", b"\x00" * 500])
def test_a_file_that_is_no_save_is_refused(raw, tmp_path):
    refuse(tmp_path / "other.json", raw)


def test_a_missing_save_and_a_folder_are_refused(tmp_path):
    for path in (tmp_path / "missing.json", tmp_path):
        with pytest.raises(CosmicError) as fault:
            read_game(path, book())
        assert fault.value.key == "save-not-read"


def test_a_save_that_cannot_be_written_leaves_the_old_one(tmp_path):
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(CosmicError) as fault:
        write_game(a_game(5), tmp_path / "folder.json")
    assert fault.value.key == "save-not-written"
    assert [path.name for path in tmp_path.iterdir()] == ["folder.json"], "no half-written file stays behind"


def test_a_changed_answer_is_found_by_verification(tmp_path):
    """Somebody edits an answer and seals the file anew: the replay does not agree."""
    game = a_game()
    path = tmp_path / "edited.json"
    write_game(game, path)
    assert verify(path, stated_book()).ok
    place = next(i for i, (key, _) in enumerate(game.journal) if "/invite/" in key)
    before = game.journal[place][1]
    game.journal[place][1] = [] if before else ["nobody"]
    write_game(game, path)
    try:
        assert not verify(path, stated_book()).ok
    except CosmicError as fault:
        assert fault.key == "save-other-rules"


ILLEGAL: list[Any] = [
    None,
    True,
    False,
    -1,
    99999,
    3.5,
    "",
    "nonsense",
    "PASS",
    [],
    [None],
    ["x"],
    [[]],
    [[0]],
    [[0, 0]],
    [[0, -1]],
    [[0, 99]],
    [[99, 1]],
    [[0, 1], [0, 1]],
    [[0, "1"]],
    [[0, True]],
    [0, 0],
    [0, 99],
    {},
    {"give": {}},
    {"give": {}, "take": {}},
    {"give": None, "take": None},
    {"give": {"cards": ["x"], "kinds": [], "random": 0, "colony": -1, "free": []}, "take": {}},
    {"give": {"cards": [], "kinds": [["attack", -1]], "random": 0, "colony": -1, "free": []}, "take": 1},
    (0, 1),
    b"pass",
    "time_up",
]


def is_legal_after_all(decision, answer) -> bool:
    """A few of the answers above are legal for some questions: nobody invited, no ship sent, the clock."""
    if answer == [] and decision.form in ("many", "allot"):
        return bool(decision.low == 0)
    if isinstance(answer, list) and decision.form == "many":
        return all(type(one) is int and one in decision.options for one in answer) and len(set(answer)) == len(answer)
    if isinstance(answer, list) and decision.form == "allot":
        return answer == [[0, 1]]
    return answer in decision.outside or (type(answer) is int and answer in decision.options)


def test_illegal_answers_are_refused_at_every_kind_of_question():
    for example in examples().values():
        game, decision = example.clone(), example.decision
        before = digest(game.state), len(game.journal), len(game.log)
        for answer in ILLEGAL:
            if is_legal_after_all(decision, answer):
                continue
            with pytest.raises(IllegalAnswer) as fault:
                game.answer(answer)
            assert WORDS.say(f"error-{fault.value.key}", **fault.value.about)
        assert (digest(game.state), len(game.journal), len(game.log)) == before


def test_a_fault_in_a_rule_leaves_the_game_at_the_question(monkeypatch):
    """A programmer's mistake in one effect must not cost anybody the game."""
    game = a_game(30)
    before = digest(game.state), game.decision, len(game.journal), len(game.log)
    answer = game.decision.sample(Chance(1))
    for name in list(STEPS):
        monkeypatch.setitem(STEPS, name, broken(STEPS[name]))
    with pytest.raises(ZeroDivisionError):
        while True:
            game.answer(answer if len(game.journal) == 30 else game.decision.sample(Chance(1)))
    monkeypatch.undo()
    count = len(game.journal)
    game.undo_to(30)
    assert count >= 30
    assert (digest(game.state), game.decision, len(game.journal), len(game.log)) == before
    game.answer(answer)


def broken(step):
    """Does its work, and then fails."""

    def fails(t):
        step(t)
        return 1 // 0

    return fails
