"""What a ruling must look like: the situation, what the players do, and what must hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cosmic.content import content_words as sentences
from cosmic.content.schema import Anything, Either, Finding, ListOf, MapOf, Record, Shape, TextShape, Whole, inside
from cosmic.positions.position_files import (
    CARD,
    CARDS,
    OUTCOMES,
    PLANET,
    SEATS,
    SITUATION,
    STACKS,
    STARTS,
    WHO,
    Spoken,
    by_player,
    by_side,
    slug,
)
from cosmic.rulings import ruling_words

STOPS = tuple(dict.fromkeys(("encounter_end", "turn_end", "turn_over", *STARTS)))
NUMBER = Whole(-999)
COUNT = Whole(0)


def one_or_more(item: Shape, what: str) -> Shape:
    return Either((item, ListOf(item, what, again=True)))


SOME_CARDS = one_or_more(CARD, "cards")
PLAYERS = one_or_more(WHO, "players")
QUESTIONS = one_or_more(TextShape("a question such as red card", r"\S.*\s\S+"), "questions")
PARTS: dict[str, Shape] = {"size": COUNT, "has": SOME_CARDS, "lacks": SOME_CARDS}
LOG_LINE = Either((TextShape("a line of the log"), MapOf(MapOf(Anything(), "parameters"), "lines of the log")))
PARTS_OF_TOTAL = ("total", "card", "kicker", "reinforcements", "bonus")
TOTAL = Either(
    (
        NUMBER,
        Record({}, {"ships": by_player(NUMBER), **dict.fromkeys(PARTS_OF_TOTAL, NUMBER)}),
    )
)

THEN = Record(
    {},
    {
        "totals": Either((Spoken(("none",)), by_side(TOTAL))),
        "outcome": Spoken((*OUTCOMES, "none")),
        "winner": WHO,
        "won_by": PLAYERS,
        "second": Spoken(("yes", "no", "true", "false")),
        "ships": MapOf(MapOf(COUNT, "ships"), "players or places"),
        "warp": by_player(COUNT),
        "gate": by_player(COUNT),
        "removed": by_player(COUNT),
        "stacks": by_player(STACKS),
        "home": by_player(COUNT),
        "foreign": by_player(COUNT),
        "planets_gone": ListOf(PLANET, "planets"),
        "planets_added": ListOf(WHO, "players", again=True),
        "devoured": by_player(ListOf(PLANET, "planets")),
        "hands": by_player(Either((COUNT, CARDS, Record({}, PARTS)))),
        "borrowed": by_player(Either((COUNT, CARDS, Record({}, {**PARTS, "from": WHO})))),
        "apart": MapOf(Either((COUNT, CARDS, MapOf(Either((COUNT, CARDS)), "planets"))), "aliens, each with its cards"),
        "discards": SOME_CARDS,
        "not_discarded": SOME_CARDS,
        "reward_discards": SOME_CARDS,
        "reward_deck": COUNT,
        "reward_backs": by_player(COUNT),
        "deck": Either((COUNT, CARDS)),
        "deck_bottom": SOME_CARDS,
        "power": by_player(Spoken(("active", "lost", "zapped"))),
        "aliens": by_player(one_or_more(TextShape("an alien"), "aliens")),
        "face_down": by_player(one_or_more(TextShape("an alien"), "aliens")),
        "alien_count": by_player(COUNT),
        "tokens": by_player(COUNT),
        "memory": by_player(MapOf(MapOf(Anything(), "values"), "aliens")),
        "techs": by_player(MapOf(Either((COUNT, Spoken(("completed", "none")))), "techs")),
        "tech_discards": one_or_more(TextShape("a tech"), "techs"),
        "allies": by_player(Spoken(("offense", "defense", "neither"))),
        "turn": WHO,
        "offense": WHO,
        "defense": WHO,
        "planet": PLANET,
        "phase": TextShape("a phase"),
        "asked": TextShape("a question such as red card, or nobody"),
        "choices": Anything(),
        "no_choices": Anything(),
        "was_asked": QUESTIONS,
        "never_asked": QUESTIONS,
        "log": one_or_more(LOG_LINE, "lines of the log"),
        "no_log": one_or_more(LOG_LINE, "lines of the log"),
        "sees": by_player(MapOf(Anything(), "things to see")),
    },
)


@dataclass(frozen=True, slots=True)
class Answered:
    """`red card: attack 08`: a question with an answer."""

    wanted: str = "one pair such as 'red card: attack 08'"

    def check(self, value: object, path: str) -> Iterator[Finding]:
        if not isinstance(value, dict) or len(value) != 1:
            yield path, sentences.expected(self.wanted, value)
            return
        ((key, answer),) = value.items()
        if len(str(key).split()) < 2:
            yield inside(path, key), ruling_words.decision_key(key)
        elif answer is None:
            yield inside(path, key), sentences.expected("an answer", answer)


SPECIAL: dict[str, Shape] = {
    "check": THEN,
    "run_to": Spoken(STOPS),
    "cannot": Answered(),
    "never_asked": QUESTIONS,
    "clock": TextShape("what the clock says"),
}


@dataclass(frozen=True, slots=True)
class NumberedLine:
    """One line of `when`: a question with an answer, or one of a few special words."""

    wanted: str = "one pair such as 'red card: attack 08'"

    def check(self, value: object, path: str) -> Iterator[Finding]:
        if isinstance(value, dict) and len(value) == 1:
            ((key, said),) = value.items()
            if slug(key) in SPECIAL:
                yield from SPECIAL[slug(key)].check(said, inside(path, key))
                return
        yield from Answered().check(value, path)


# What a list of rulings shows of one.
HEAD = Record({"title": TextShape("a sentence")}, {"proves": one_or_more(TextShape("an effect"), "effects")})
RULING = Record(
    {"title": TextShape("a sentence"), "seats": SEATS, "then": THEN},
    {
        **SITUATION,
        "note": Anything(),
        "source": Anything(),
        "rules": ListOf(TextShape("the id of a rule"), "ids of rules"),
        "proves": one_or_more(TextShape("an effect"), "effects"),
        "defaults": Spoken(("usual", "strict")),
        "when": ListOf(NumberedLine(), "decisions", again=True),
        "until": Spoken(STOPS),
    },
)
SHARE = Record(
    {},
    {
        "cards": CARDS,
        "kinds": MapOf(COUNT, "kinds of cards"),
        "random": COUNT,
        "colony": PLANET,
        "free": by_player(COUNT),
    },
)
OFFER = Record({}, {"give": SHARE, "take": SHARE})
