"""Every sentence the ruling runner says, in one place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class Fault(Exception):
    """The ruling itself is written wrongly; nothing was proved or disproved."""


class Failed(Exception):
    """The rules did something else than the ruling says."""


def listed(things: Iterable[Any], most: int = 14) -> str:
    words = [str(thing) for thing in things]
    if len(words) > most:
        words = [*words[:most], f"… ({len(words)} in all)"]
    return ", ".join(words) if words else "nothing"


# --- faults of the file


def at_place(file: str, line: int, text: str) -> str:
    return f"{file}, line {line}: {text}"


def not_yaml(problem: str) -> str:
    return f"this is not valid YAML ({problem})."


def key_twice(key: str) -> str:
    return f"the key '{key}' stands here twice."


def not_a_mapping(what: str) -> str:
    return f"{what} must be a mapping of keys to values."


def not_a_list(what: str) -> str:
    return f"{what} must be a list."


def not_a_number(what: str, found: Any) -> str:
    return f"{what} must be a whole number, not {found!r}."


def missing(key: str) -> str:
    return f"the key '{key}' is missing."


def unknown_key(key: str, known: Iterable[str]) -> str:
    return f"the key '{key}' is not known here; known are {listed(sorted(known), 40)}."


def unknown(what: str, word: Any, known: Iterable[str] = ()) -> str:
    hint = f"; there are {listed(known, 30)}" if known else ""
    return f"there is no {what} '{word}'{hint}."


def seat_count(found: int) -> str:
    return f"a table has three to five seats, not {found}."


def planet_count(found: int) -> str:
    return f"each player has four or five planets, not {found}."


def no_sheet(seat: str) -> str:
    return f"{seat} has no alien that could hold tokens."


def not_one_pair(what: str) -> str:
    return f"{what} must be one pair 'key: value'."


def decision_key(key: str) -> str:
    return f"'{key}' is not a decision: write '<player> <kind>: <answer>', for example 'red aim: blue 1'."


def too_many_cards(face: str, count: int) -> str:
    return f"more than {count} of '{face}' are used, but the box holds no more (add it under 'extra_cards')."


def too_few_fillers() -> str:
    return "there are not enough encounter cards left for the filler hands."


def ships_too_many(seat: str, stated: int, have: int) -> str:
    return f"{seat} has {have} ships, but {stated} are stated."


def ships_missing(seat: str, missing_ships: int) -> str:
    return f"{missing_ships} ships of {seat} are nowhere; say where they are (for example 'warp: {missing_ships}')."


def needs(step: str, key: str) -> str:
    return f"a ruling that starts at '{step}' must say '{key}'."


def bad_answer_form(kind: str, answer: Any) -> str:
    return f"'{answer}' cannot be understood as an answer to '{kind}'"


# --- failures of a ruling


def in_line(line: int, text: str) -> str:
    return f"check in line {line}: {text}"


def illegal_answer(who: str, kind: str, answer: Any, legal: str) -> str:
    return f"{who} {kind}: '{answer}' is not legal; legal: {legal}"


def legal_after_all(who: str, kind: str, answer: Any) -> str:
    return f"{who} {kind}: '{answer}' should be impossible, but it is legal"


def never_asked(entry: str, line: int, instead: str) -> str:
    return f"'{entry}' (line {line}) was not asked; {instead}"


def instead_asked(asked: str, legal: str) -> str:
    who, _, kind = asked.partition(" ")
    return f"instead {who} was asked '{kind}' (legal: {legal}); a question with one legal answer is never asked"


def instead_ended(how: str) -> str:
    return f"instead {how}"


def passed_over(who: str, kind: str, legal: str) -> str:
    return f"; {who} was last offered at '{kind}': {legal}"


def expected(what: str, wanted: Any, found: Any) -> str:
    return f"{what}: expected {wanted}, found {found}"


def lacking(what: str, wanted: Any, found: str) -> str:
    return f"{what}: {wanted} is missing in {found}"


def not_wanted(what: str, unwanted: Any) -> str:
    return f"{what}: {unwanted} should not be there"


def stopped_at(asked: str) -> str:
    return f"the ruling stopped where {asked} is asked"


def does_not_end(steps: int) -> str:
    return f"the ruling did not end within {steps} questions and steps"


def crashed(error: BaseException, where: str) -> str:
    return f"the rules broke down: {type(error).__name__}: {error} ({where})"


def crashed_without(effect: str, reason: str) -> str:
    return f"with '{effect}' blanked out {reason}"


def proves_nothing(effect: str) -> str:
    return f"proves nothing: the ruling also holds with '{effect}' blanked out"


# --- the report


def ok(title: str, proofs: Iterable[str]) -> str:
    proofs = list(proofs)
    return f"ok      {title}" + (f"  [proves {', '.join(proofs)}]" if proofs else "")


def failed(title: str, where: str) -> str:
    return f"FAILED  {title} ({where})"


def faulty(text: str) -> str:
    return f"FAULT   {text}"


def summary(passed: int, failures: int) -> str:
    return f"{passed} passed, {failures} failed"


def no_such_path(path: str) -> str:
    return f"There is no file or folder '{path}'."


def no_rulings(path: str) -> str:
    return f"There are no rulings in '{path}'."
