"""The position book: every puzzle is one, and the bots solve what they must."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cosmic.content import ContentError
from cosmic.puzzles.puzzle_files import Puzzle, read_puzzles
from cosmic.puzzles.puzzle_play import PutQuestion
from cosmic.puzzles.puzzle_report import ask, put_to, run_puzzles, solved
from cosmic.rulings.ruling_files import files_in

FOLDER = Path(__file__).parent / "puzzles"
AIM = 0.85  # of normal
PLAIN = """
title: A tie goes to the defense.
seats: {red: none, blue: none, green: none}
start: reveal
defense: blue
planet: blue 1
sends: 4
laid: {offense: attack 10, defense: attack 12}
hands: {red: [+2, +3, attack 20], blue: [attack 06]}
asks: red reinforce
why: Sixteen do not beat sixteen.
"""


def all_puzzles() -> list[Any]:
    found = []
    for file in files_in(FOLDER):
        for puzzle in read_puzzles(file):
            title = puzzle.title if isinstance(puzzle, Puzzle) else "written wrongly"
            found.append(pytest.param(puzzle, id=f"{file.name}: {title}"))
    return found


@pytest.mark.parametrize("puzzle", all_puzzles())
def test_every_puzzle_is_one(puzzle: Puzzle | ContentError) -> None:
    assert isinstance(puzzle, Puzzle), str(puzzle)
    asked = ask(puzzle)
    assert isinstance(asked, PutQuestion), asked


def test_normal_solves_what_it_must() -> None:
    _, tried, wrong = run_puzzles([FOLDER], ["normal"])
    assert not wrong
    assert solved(tried, ["normal"])["normal"] >= AIM


def read(tmp_path: Path, text: str) -> Puzzle | ContentError:
    file = tmp_path / "one.yaml"
    file.write_text(text, encoding="utf-8")
    (puzzle,) = read_puzzles(file)
    return puzzle


@pytest.mark.parametrize(
    "rest, fault",
    [
        ("good: [+5 offense]", "was never asked"),
        ("good: [pass]\nbad: [pass]", "no legal answer is right"),
        ("bad: [+2 offense]\ngood: [pass, +2 defense, +3 offense, +3 defense]", ""),
        ("good: [pass, +2 offense, +2 defense, +3 offense, +3 defense]", "every legal answer is right"),
        ("good: [+3 offense]\nwhen: [{red reinforce: pass}]", "was never asked"),
    ],
)
def test_what_is_no_puzzle_is_said(tmp_path: Path, rest: str, fault: str) -> None:
    puzzle = read(tmp_path, PLAIN + rest + "\n")
    assert isinstance(puzzle, Puzzle), str(puzzle)
    asked = ask(puzzle)
    assert fault in asked if isinstance(asked, str) else not fault


def test_an_answer_that_cannot_be_given_is_said(tmp_path: Path) -> None:
    text = PLAIN.replace("start: reveal", "start: selection").replace("red reinforce", "red card")
    text = text.replace("laid: {offense: attack 10, defense: attack 12}\n", "").replace("+2, +3", "attack 10, +3")
    puzzle = read(tmp_path, text + "good: [attack 40]\n")
    assert isinstance(puzzle, Puzzle), str(puzzle)
    assert "'attack 40' is not legal" in str(ask(puzzle))


def test_a_puzzle_says_what_is_right(tmp_path: Path) -> None:
    assert isinstance(read(tmp_path, PLAIN), ContentError)


def test_whoever_fails_says_what_it_has_weighed(tmp_path: Path) -> None:
    puzzle = read(tmp_path, PLAIN + "good: [+2 defense]\n")
    assert isinstance(puzzle, Puzzle)
    asked = ask(puzzle)
    assert isinstance(asked, PutQuestion)
    lines = put_to(asked, "normal", seeds=(1,)).lines()
    assert "0 of 1" in lines[0]
    assert "+3 offense" in lines[1]
    assert "weighed in" in lines[2]
