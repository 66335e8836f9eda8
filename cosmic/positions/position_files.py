"""A position as it is written, in the players' words: which parts it has, and what each must look like."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cosmic.content import content_words as sentences
from cosmic.content.preset_files import OPTIONS
from cosmic.content.schema import Anything, Either, Finding, Flag, ListOf, MapOf, Record, Shape, TextShape, Whole
from cosmic.engine.definitions import COLOURS
from cosmic.phases.turn import ENCOUNTER

STARTS = ("start_turn", *ENCOUNTER)
OUTCOMES = ("offense", "defense", "deal", "no_deal", "both_lose", "refounded", "settled", "broken_off")
DECK_RESTS = ("below", "discards", "away")
CHANCES = ("first",)


def slug(word: Any) -> str:
    return re.sub(r"[\s\-_]+", "_", str(word).strip().lower()).replace("'", "")


@dataclass(frozen=True, slots=True)
class Spoken:
    """One of a few words, with spaces, hyphens and capitals as one likes."""

    options: tuple[str, ...]

    @property
    def wanted(self) -> str:
        return f"one of {', '.join(self.options)}"

    def check(self, value: object, path: str) -> Iterator[Finding]:
        if isinstance(value, list | dict) or slug(value) not in self.options:
            yield path, sentences.not_one_of(self.options, value)


WHO = TextShape("a player, by colour or alien")
CARD = TextShape("a card such as attack 08 or +3")
PLANET = TextShape("a planet such as blue 2")
CARDS = ListOf(CARD, "cards", again=True)
SHIPS = Whole(0)
ALIENS = ListOf(TextShape("an alien"), "aliens")


def by_player(value: Shape) -> MapOf:
    return MapOf(value, f"players, each with {value.wanted}")


def by_side(value: Shape) -> Record:
    return Record({}, {"offense": value, "defense": value})


SEATS = MapOf(Either((TextShape("an alien"), ALIENS)), "colours, each with its alien", 3, len(COLOURS))
PLACES = MapOf(Either((SHIPS, TextShape("a place"))), "places, each with its ships")  # `rest: warp` names a place
STACKS = MapOf(ListOf(by_player(SHIPS), "stacks", again=True), "places, each with what is under the ships there")
BORROWED = Record({"from": WHO, "cards": CARDS})
SITUATION: dict[str, Shape] = {
    "ships": by_player(PLACES),
    "stacks": by_player(STACKS),
    "hands": by_player(Either((Whole(0), CARDS))),
    "borrowed": by_player(BORROWED),
    "apart": MapOf(Either((CARDS, MapOf(CARDS, "planets, each with its cards"))), "aliens, each with its cards"),
    "deck": CARDS,
    "deck_rest": Spoken(DECK_RESTS),
    "discards": CARDS,
    "reward_deck": CARDS,
    "reward_discards": CARDS,
    "reward_rest": Spoken(("away",)),
    "destiny": ListOf(TextShape("a destiny card"), "destiny cards", again=True),
    "extra_cards": CARDS,
    "unused": ALIENS,
    "face_down": ListOf(WHO, "players"),
    "options": Record(
        {},
        {
            "preset": TextShape("a game by its name, such as classic"),
            **{name: shape for name, shape in OPTIONS.items() if name not in ("setup", "flares", "alert")},
        },
    ),
    "techs": by_player(MapOf(Either((SHIPS, Spoken(("completed",)))), "techs, each with its ships or completed")),
    "tech_deck": ListOf(TextShape("a tech"), "techs"),
    "tech_discards": ListOf(TextShape("a tech"), "techs"),
    "tokens": by_player(Whole(0)),
    "memory": by_player(MapOf(MapOf(Anything(), "values"), "aliens")),
    "zapped": ListOf(WHO, "players"),
    "played": by_player(CARD),
    "start": Spoken(STARTS),
    "offense": WHO,
    "encounter": Whole(1),
    "defense": WHO,
    "planet": PLANET,
    "sends": SHIPS,
    "allies": by_side(by_player(SHIPS)),
    "invited": by_side(ListOf(WHO, "players")),
    "laid": by_side(CARD),
    "kickers": by_side(CARD),
    "outcome": Spoken(OUTCOMES),
    "evicting": Flag(),
    "planets_gone": ListOf(PLANET, "planets"),
    "planets_added": ListOf(WHO, "players", again=True),
    "devoured": by_player(ListOf(PLANET, "planets")),
    "seed": Whole(0),
    "chance": Spoken(CHANCES),
}
POSITION = Record({"seats": SEATS}, SITUATION)
