"""How bots think, as it is written in `data/bots`: the levels, what a position is worth, and how they behave."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cosmic.content.schema import Flag, ListOf, Number, OneOf, Record, Shape, Whole
from cosmic.content.yaml_shapes import SLUG
from cosmic.worlds.feature_names import FEATURES

LEVEL_NAMES = ("easy", "normal", "hard")  # of each the program speaks by name: at new tables, in hints, in the set-up
WEIGHTS = ("card", "main", "power", "window", "minor")  # of a question
VALUES_OF = ("greedy", "normal")  # by whose games it is known what positions are worth
MOST_WORLDS = 1000  # in which one question is thought about
LEVELS = Record(
    {
        "levels": ListOf(
            Record(
                {
                    "slug": OneOf(LEVEL_NAMES),
                    "worlds": Record({weight: Whole(1, MOST_WORLDS) for weight in WEIGHTS}),
                    "noise": Number(0, 1),
                    "options": Whole(2, 100),
                    "offers": Whole(0, 4),
                    "cap": Number(0.01, 60),
                    "values": OneOf(VALUES_OF),
                },
                {"duels": Flag(), "beliefs": Flag()},
            ),
            f"levels: {', '.join(LEVEL_NAMES)}",
            least=len(LEVEL_NAMES),
            most=len(LEVEL_NAMES),
            key="slug",
        )
    }
)
VALUES = Record({"weights": Record({name: Number(-100, 100) for name in FEATURES})})
LEANINGS = ("aggression", "loyalty", "greed", "grudge", "risk")
PERSONALITIES = Record(
    {
        "personalities": ListOf(
            Record(
                {
                    "slug": SLUG,
                    **{leaning: Number(-1, 1) for leaning in LEANINGS},
                    "bluff": Number(0, 1),
                    "talk": Number(0, 1),
                }
            ),
            "personalities",
            key="slug",
        )
    }
)
BOT_FILES: dict[str, Shape] = {
    "levels": LEVELS,
    **{f"values_{bot}": VALUES for bot in VALUES_OF},
    "personalities": PERSONALITIES,
}


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a bot thinks; what each number means stands in the file."""

    slug: str
    worlds: Mapping[str, int]
    noise: float
    options: int
    offers: int
    cap: float
    duels: bool = False
    beliefs: bool = False
    values: str = VALUES_OF[0]


@dataclass(frozen=True, slots=True)
class Personality:
    """What a bot would rather do; what each number means stands in the file. As it is here: none in particular."""

    slug: str = ""
    aggression: float = 0.0
    loyalty: float = 0.0
    greed: float = 0.0
    grudge: float = 0.0
    risk: float = 0.0
    bluff: float = 0.0
    talk: float = 0.4


NEUTRAL = Personality()


@dataclass(frozen=True, slots=True)
class Minds:
    """Everything written about bots."""

    levels: Mapping[str, Level] = field(default_factory=dict)
    values: Mapping[str, Mapping[str, float]] = field(default_factory=dict)  # by whose games they are known, by name
    personalities: Mapping[str, Personality] = field(default_factory=dict)


def minds_of(documents: Mapping[str, Any]) -> Minds:
    levels = {one["slug"]: Level(**one) for one in documents["levels"]["levels"]}
    manners = {one["slug"]: Personality(**one) for one in documents["personalities"]["personalities"]}
    values = {bot: documents[f"values_{bot}"]["weights"] for bot in VALUES_OF}
    return Minds(levels, values, manners)
