"""Every sentence the ruling runner says, in one place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

# What is wrong with a position is said there; a ruling says it in the same words.
from cosmic.positions.position_words import listed as listed
from cosmic.positions.position_words import unknown as unknown


class Failed(Exception):
    """The rules did something else than the ruling says; each of the `reasons` is a sentence."""

    def __init__(self, *reasons: str) -> None:
        super().__init__(*reasons)
        self.reasons = reasons


def said(value: Any) -> str:
    """A value as it would be written in a ruling."""
    match value:
        case None:
            return "nothing"
        case bool():
            return "yes" if value else "no"
        case dict():
            return ", ".join(f"{key}: {_inner(one)}" for key, one in value.items()) or "nothing"
        case list() | tuple():
            return ", ".join(_inner(one) for one in value) or "nothing"
    return str(value)


def _inner(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{{said(value)}}}"
    return f"[{said(value)}]" if isinstance(value, list | tuple) else said(value)


# --- faults of the file


def decision_key(key: object) -> str:
    return f"'{key}' is not a decision: write '<player> <kind>: <answer>', for example 'red aim: blue 1'."


def bad_answer_form(kind: str, answer: Any) -> str:
    return f"'{said(answer)}' cannot be understood as an answer to '{kind}'"


# --- failures of a ruling


def in_line(line: int, text: str) -> str:
    return f"line {line}: {text}" if line else text


def illegal_answer(who: str, kind: str, answer: Any, legal: str) -> str:
    return f"{who} {kind}: '{said(answer)}' is not legal; legal: {legal}"


def legal_after_all(who: str, kind: str, answer: Any) -> str:
    return f"{who} {kind}: '{said(answer)}' should be impossible, but it is legal"


def never_asked(entry: str, instead: str) -> str:
    return f"'{entry}' was not asked; {instead}"


def asked_after_all(question: str) -> str:
    return f"{question} was asked, though it should not be from here on"


def instead_asked(asked: str, legal: str) -> str:
    who, _, kind = asked.partition(" ")
    return f"instead {who} was asked '{kind}' (legal: {legal})"


def instead_ended(how: str) -> str:
    return f"instead {how}"


def passed_over(who: str, kind: str, legal: str) -> str:
    return f"; {who} was last offered at '{kind}': {legal}"


def only_answer(who: str, kind: str, legal: str) -> str:
    return f"; {who} had only one answer to '{kind}': {legal}"


def expected(what: str, wanted: Any, found: Any) -> str:
    return f"{what}: expected {said(wanted)}, found {said(found)}"


def lacking(what: str, wanted: Any, found: str) -> str:
    return f"{what}: {said(wanted)} is missing in {found}"


def not_wanted(what: str, unwanted: Any) -> str:
    return f"{what}: {said(unwanted)} should not be there"


def told(sentence: str) -> str:
    return f"log: {sentence}"


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
