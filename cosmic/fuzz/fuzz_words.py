"""Every sentence of `cosmic fuzz`, in one place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class FuzzFault(Exception):
    """Something that must hold in every game did not."""


# --- what was found


def ships_lost(player: int, found: int, wanted: int) -> str:
    return f"seat {player} has {found} ships instead of {wanted}"


def fewer_than_none(player: int) -> str:
    return f"seat {player} has fewer than no ships somewhere"


def ships_nowhere(planet: int) -> str:
    return f"ships stand on planet {planet}, which has left the game"


def cards_lost(faces: Iterable[str], twice: Iterable[str]) -> str:
    return f"these cards are nowhere: {listed(faces)}; and these in two places: {listed(twice)}"


def wrong_discards() -> str:
    return "a card lies on the discards of the other deck"


def techs_wrong() -> str:
    return "a tech is nowhere or twice, or the ships on techs are not those of their owners"


def destinies_lost() -> str:
    return "the destiny cards are not all in their two piles"


def sole_option(kind: str) -> str:
    return f"'{kind}' was asked although there is one answer only"


def refused(kind: str, answer: Any, reason: str) -> str:
    return f"'{kind}' refused {answer!r}, an answer drawn from its own options ({reason})"


def other_form(kind: str, answer: Any, became: Any) -> str:
    return f"'{kind}' took {answer!r} for {became!r}"


def not_refused(kind: str, answer: Any) -> str:
    return f"'{kind}' took the answer {answer!r}, which is nonsense"


def no_winner() -> str:
    return "the game ended without a winner"


def no_end(encounters: int) -> str:
    return f"the game did not end within {encounters} encounters"


def no_end_of_encounter(answers: int) -> str:
    return f"an encounter did not end within {answers} answers"


def differs(how: str, what: str) -> str:
    return f"{how}: {what} differs"


def not_verified(step: int) -> str:
    return f"the finished replay differs at step {step}"


def view_leaks(viewer: str, what: str) -> str:
    return f"the view of {viewer} depends on what is hidden from it ({what})"


def public_tells(what: str) -> str:
    return f"the public view tells {what}"


def question_leaks(kind: str, what: str) -> str:
    return f"'{kind}' depends on what the asked player cannot know ({what})"


def damage_taken(how: str) -> str:
    return f"a save that was damaged ({how}) was opened"


def damage_broke(how: str, fault: Exception) -> str:
    return f"a save that was damaged ({how}) was not refused but broke down: {type(fault).__name__}: {fault}"


def damage_said(how: str, sentence: str) -> str:
    return f"a save that was damaged ({how}) was refused with {sentence!r}, which is not one sentence with its name"


def uncounted(step: str) -> str:
    return f"the step '{step}' ended with colonies uncounted"


def broke_down(fault: BaseException, where: str) -> str:
    return f"the rules broke down: {type(fault).__name__}: {fault} ({where})"


def at_answer(count: int, text: str) -> str:
    return f"after {count} answers: {text}"


# --- the report


def fault_line(text: str, command: str) -> str:
    return f"fault: {' '.join(text.split())}; again: {command}"


def command(
    seed: int, policy: str, aliens: Iterable[str], hidden: bool | None = None, techs: bool | None = None
) -> str:
    named = ",".join(aliens)
    more = (f" --aliens {named}" if named else "") + (" --hidden" if hidden else "") + (" --techs" if techs else "")
    return f"cosmic fuzz --game {seed} --policy {policy}{more}"


def summary(games: int, deep: int, decisions: int, looks: int, seconds: float, faults: int) -> str:
    found = "no fault" if not faults else f"{faults} fault{'s' if faults > 1 else ''}"
    return (
        f"{games} games, {deep} of them in depth; {decisions} decisions, {looks} of them in depth; "
        f"{seconds:.1f} s, {games / seconds:.1f} games/s: {found}"
    )


def meetings(pairs: int, least: int, one: str, other: str, wanted: int) -> str:
    short = "" if least >= wanted else f"; {wanted} were wanted"
    return f"each of {pairs} pairs of aliens met at least {times(least)}, {one} and {other} no more than that{short}"


def times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"


def no_alien(name: str, known: Iterable[str]) -> str:
    return f"there is no alien {name!r}; there are {listed(known, 60)}"


def listed(things: Iterable[Any], most: int = 12) -> str:
    words = [str(thing) for thing in things]
    return ", ".join(words[:most] + [f"… ({len(words)} in all)"] * (len(words) > most)) or "none"


def stacks(fault: str) -> str:
    return f"ships that are not like the others: {fault}"


def no_bot(name: str, known: Iterable[str]) -> str:
    return f"there is no bot {name!r}; there are {listed(known)}"


def honesty(games: int, compared: int, skipped: int, faults: int) -> str:
    told = f"{faults} different answers" if faults else "no answer depends on anything hidden"
    return f"{games} games; {compared} answers compared with those at a twin table, {skipped} had no twin: {told}"
