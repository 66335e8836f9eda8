"""What the guided first turn must look like: its position, the answers of the others, and its lessons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cosmic.content import content_words
from cosmic.content.schema import Flag, ListOf, OneOf, Record, SchemaFault, Shape, TextShape, Whole
from cosmic.content.yaml_files import Document
from cosmic.engine.definitions import COLOURS

PLANETS = 5
SLUG = TextShape("a slug of small letters, digits and underscores", r"[a-z][a-z0-9_]*")
KIND = TextShape("a kind of question such as launch-ships", r"[a-z][a-z-]*")
MOMENT = TextShape(
    "a moment: start, over, asked KIND or told KEY [SEAT] [NUMBER]",
    r"start|over|asked [a-z-]+|told [a-z-]+( [a-z][a-z_]*)?( [1-9])?",
)
PLACE = TextShape(
    "a place such as hand, target, seat ALIEN, system green, planet purple 1 or card attack_10",
    r"hand|phases|target|totals|(offense|defense) total|log|warp|track|destiny|slots|gate|beside|deck|discard"
    r"|seat [a-z_]+|system [a-z]+|planet [a-z]+ [1-5]|card [a-z0-9_]+",
)
# What somebody answers, in the words of the game.
ANSWER: dict[str, Shape] = {
    "answer": TextShape(),
    "guests": ListOf(SLUG, "aliens of the seats"),
    "ships": Whole(1, 4),
}
SEAT = Record(
    {
        "alien": SLUG,
        "colour": OneOf(COLOURS),
        "ships": ListOf(Whole(0, 20), "numbers of ships", least=PLANETS, most=PLANETS),
        "warp": Whole(0, 20),
        "hand": ListOf(SLUG, "cards", least=1),
    }
)
LESSON = Record(
    {"id": TextShape("a short name such as offense-total", r"[a-z][a-z-]*"), "when": MOMENT},
    {"unless": MOMENT, "point": ListOf(PLACE, "places", least=1), "any": Flag(), **ANSWER},
)
COURSE = Record(
    {
        "seats": ListOf(SEAT, "seats", least=3, most=6, key="alien"),
        "destiny": SLUG,
        "script": ListOf(Record({"who": SLUG, "kind": KIND}, {"when": MOMENT, **ANSWER}), "answers"),
        "lessons": ListOf(LESSON, "lessons", least=1, key="id"),
    }
)


def course_faults(document: Document, aliens: set[str], cards: set[str], destinies: set[str]) -> Iterator[SchemaFault]:
    """Names that nobody else knows."""
    data: dict[str, Any] = document.data
    seated = [seat["alien"] for seat in data["seats"]]
    for number, seat in enumerate(data["seats"]):
        if seat["alien"] not in aliens:
            yield document.fault(f"seats[{number}].alien", content_words.unknown_alien(seat["alien"], sorted(aliens)))
        for place, card in enumerate(seat["hand"]):
            if card not in cards:
                yield document.fault(f"seats[{number}].hand[{place}]", content_words.not_one_of(sorted(cards), card))
    if data["destiny"] not in destinies:
        yield document.fault("destiny", content_words.not_one_of(sorted(destinies), data["destiny"]))
    for number, entry in enumerate(data["script"]):
        if entry["who"] not in seated:
            yield document.fault(f"script[{number}].who", content_words.not_one_of(seated, entry["who"]))
