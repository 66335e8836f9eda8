"""Crying thief at a table of people: nobody is asked, whoever has noticed something says so; and where to look for what
was done unseen (rules: variants.stop_thief, variants.cheating)."""

from __future__ import annotations

from cosmic.engine.cheating import may_accuse
from cosmic.engine.decisions import PASS, Answer
from cosmic.engine.log import Line
from cosmic.engine.reading import Reading
from cosmic.engine.state import NOBODY
from cosmic.rulebook import declared

Cries = dict[int, tuple[int, int]]  # by who has cried thief: in which encounter, and at whom


def cried_by(player: int, cries: Cries, encounter: int) -> Answer:
    """What somebody answers who is asked whether there is a thief."""
    when, accused = cries.get(player, (NOBODY, NOBODY))
    return accused if when == encounter else PASS


def may_cry(t: Reading, people: list[int], cries: Cries) -> list[int]:
    """Those who may and have not, as far as everybody knows."""
    silent = [seat for seat in people if cried_by(seat, cries, t.s.encounters) == PASS]
    return [seat for seat in silent if may_accuse(t, seat)]


def unseen_before(log: list[Line], line: int, entry: Line) -> int | None:
    """The line by which something was done unseen since everybody was told something before this entry: nothing on
    the board moves for that. A line is the last of its group."""
    while line > 0 and log[line] is not entry:
        line -= 1
    for i in range(line - 1, -1, -1):
        if declared(log[i]).unseen:
            return i
        if log[i].to is None:
            break
    return None
