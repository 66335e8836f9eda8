"""Every sentence of the position book's report, in one place."""

from __future__ import annotations

# A puzzle is a ruling with another end: what is wrong with one is said in the same words.
from cosmic.rulings.ruling_words import faulty as faulty
from cosmic.rulings.ruling_words import listed as listed
from cosmic.rulings.ruling_words import no_such_path as no_such_path

NEITHER = "a puzzle has `good` answers, or `bad` ones, or both"


def never_put(question: str, instead: str) -> str:
    return f"'{question}' was never asked; {instead}"


def not_legal(question: str, answer: str, legal: str) -> str:
    return f"{question}: '{answer}' is not legal; legal: {legal}"


def nothing_to_solve(right: bool) -> str:
    return "no legal answer is right" if right else "every legal answer is right"


def unsolved(title: str, where: str, bot: str, right: int, times: int) -> str:
    return f"{bot:8}{right} of {times}  {title} ({where})"


def answered(answer: str, times: int) -> str:
    return f"answered {times} times: {answer}" if times > 1 else f"answered: {answer}"


def weighed(options: list[tuple[str, float]], worlds: int) -> str:
    if not options:
        return "weighed: nothing"
    return f"weighed in {worlds} worlds: " + ", ".join(f"{share:.3f} {answer}" for answer, share in options)


def because(why: str) -> str:
    return f"but: {why}"


def theme(name: str, shares: dict[str, float]) -> str:
    return f"{name:24}" + "".join(f"{bot:>8} {100 * share:5.1f} %" for bot, share in shares.items())


def no_puzzles(path: str) -> str:
    return f"There are no puzzles in '{path}'."
