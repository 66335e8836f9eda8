"""The totals of both sides with their contributions, as they were last announced."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cosmic.engine.log import ENCOUNTER_STARTS
from cosmic.engine.state import SIDE_NAMES
from cosmic.rulings import ruling_words
from cosmic.rulings.ruling_play import Play

WORDS = {"reinforcement": "reinforcements"}


def announced(play: Play) -> dict[str, dict[str, Any]]:
    """By side: card, ships by player, reinforcements, bonus and the total itself."""
    found: dict[str, dict[str, Any]] = {}
    for key, about, _ in play.log:
        if key == ENCOUNTER_STARTS:
            found = {}
        if key == "total":
            found[SIDE_NAMES[about["side"]]] = parts_of(play, about)
    return found


def parts_of(play: Play, about: dict[str, Any]) -> dict[str, Any]:
    parts: dict[str, Any] = {"total": about["value"], "card": 0, "kicker": 0, "ships": {}}
    parts |= {"reinforcements": 0, "bonus": 0}
    for what, seat, amount, _, _ in about["parts"]:
        if what == "ships":
            parts["ships"][play.names.of_seat(seat)] = amount
        else:
            parts[WORDS.get(what, what)] += amount
    return parts


def check_totals(play: Play, wanted: Any) -> Iterator[str]:
    """`offense: 17`, or `offense: {card: 10, ships: {macron: 4, blue: 3}, reinforcements: 2, total: 19}`."""
    found = announced(play)
    if not isinstance(wanted, dict):
        if found:
            yield ruling_words.expected("totals", "none", found)
        return
    for side, value in wanted.items():
        if side not in found:
            yield ruling_words.expected(f"total of the {side}", value, "no totals announced")
        else:
            yield from check_side(play, side, value if isinstance(value, dict) else {"total": value}, found[side])


def check_side(play: Play, side: str, wanted: dict[str, Any], found: dict[str, Any]) -> Iterator[str]:
    for what, value in wanted.items():
        if what == "ships":
            value = {play.names.of_seat(play.names.seat(word)): n for word, n in value.items()}
        if value != found[what]:
            yield ruling_words.expected(f"total of the {side}: {what}", value, found[what])


def in_words(play: Play) -> list[str]:
    lines = []
    for side, parts in announced(play).items():
        ships = " + ".join(f"{n} ({who} ships)" for who, n in parts["ships"].items())
        terms = [f"{parts['card']} (card)", ships]
        terms += [f"{parts[what]} ({what})" for what in ("kicker", "bonus", "reinforcements") if parts[what]]
        lines.append(f"{side}: {' + '.join(term for term in terms if term)} = {parts['total']}")
    return lines
