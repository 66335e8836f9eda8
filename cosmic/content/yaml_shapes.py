"""What each data file must look like."""

from __future__ import annotations

from cosmic.content.schema import (
    Either,
    Flag,
    Keyed,
    ListOf,
    Number,
    OneOf,
    Record,
    Shape,
    TextShape,
    Variant,
    Whole,
    WordOr,
)
from cosmic.engine.definitions import ALERTS, COLOURS, PHASES, ROLES, SETS, SPECIALS

USES = ("mandatory", "optional")
COMBO_SIZE = 5

SLUG = TextShape("a slug of small letters, digits and underscores", r"[a-z][a-z0-9_]*")
CARD_SLUG = TextShape(
    "a slug of small letters, digits and underscores, such as attack_10 or attack_-7", r"[a-z][a-z0-9_]*(-[0-9]+)?"
)
RULE_ID = TextShape("an id such as planning.new_hand", r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)+")
WORDS = TextShape()
COUNT = Whole(1)
ROLE = OneOf(ROLES)
PHASE_BAR = WordOr("all", ListOf(OneOf(PHASES), "phases", least=1))
BARS: dict[str, Shape] = {"role": ROLE, "phases": PHASE_BAR}


def _card(sort: str, *, own: dict[str, Shape], optional: dict[str, Shape] | None = None) -> Record:
    """A card of either deck: what all cards have, and what this sort has besides."""
    shared: dict[str, Shape] = {"slug": CARD_SLUG, "kind": OneOf((sort,)), "count": COUNT}
    return Record({**shared, **own}, optional or {}, words=Record({"name": WORDS, "text": WORDS}))


def _deck(cards: Shape) -> Record:
    return Record({"total": Whole(1), "cards": ListOf(cards, "cards", least=1, key="slug")})


COSMIC = _deck(
    Variant(
        "kind",
        {
            "attack": _card("attack", own={"value": Whole(0, 99), **BARS}),
            "negotiate": _card("negotiate", own=BARS),
            "morph": _card("morph", own=BARS),
            "reinforcement": _card("reinforcement", own={"value": Whole(1, 99), **BARS}),
            "artifact": _card("artifact", own=BARS, optional={"zap": Flag()}),
        },
    )
)

# The cards of the reward deck that the cosmic deck does not have; of the others only how many there are, `again`.
REWARDS = Record(
    {
        "total": Whole(1),
        "again": Keyed(CARD_SLUG, COUNT),
        "cards": ListOf(
            Variant(
                "kind",
                {
                    "attack": _card("attack", own={"value": Whole(-99, 99), **BARS}),
                    "negotiate": _card("negotiate", own={"value": Whole(1, 1), **BARS}),
                    "reinforcement": _card("reinforcement", own={"value": Whole(1, 99), **BARS}),
                    "artifact": _card("artifact", own=BARS, optional={"zap": Flag()}),
                    "kicker": _card("kicker", own={"value": Whole(-9, 9), **BARS}),
                    "rift": _card("rift", own={"value": Whole(1, 20), **BARS}),
                },
            ),
            "cards",
            least=1,
            key="slug",
        ),
    }
)

DESTINY = _deck(
    Variant(
        "kind",
        {
            "colour": _card("colour", own={"colour": OneOf(COLOURS)}, optional={"hazard": Flag()}),
            "wild": _card("wild", own={}),
            "special": _card("special", own={"special": OneOf(SPECIALS)}),
        },
    )
)

COMBOS = Record(
    {
        "combos": ListOf(
            Record(
                {"slug": SLUG, "aliens": ListOf(SLUG, "alien slugs", least=COMBO_SIZE, most=COMBO_SIZE)},
                {"printed": Flag()},
                words=Record({"title": WORDS, "theme": WORDS}),
            ),
            "combos",
            least=1,
            key="slug",
        )
    }
)

ALIEN = Record(
    {
        "slug": SLUG,
        "set": OneOf(SETS),
        "alert": OneOf(ALERTS),
        **BARS,
        "use": OneOf(USES),
        "flare": Record({"wild": Record(BARS), "super": Record(BARS)}, {"classic": Record(BARS)}),
    },
    {
        "not_with": ListOf(SLUG, "alien slugs"),
        "setup": Flag(),
        "needs_spare_colour": Flag(),
        "lift": Number(-100, 100),
        "sends": Whole(1, 4),
    },
    words=Record(
        dict.fromkeys(("name", "power", "tagline", "text", "history", "wild", "super"), WORDS),
        {"setup": WORDS, "classic": WORDS},
    ),
)

TECH = Record(
    {"slug": SLUG, "research": Either((Whole(1, 9), OneOf(("x",)))), **BARS, "use": OneOf(("discarded", "stays"))},
    {"hidden": Flag(), "token": OneOf(("ship", "gap"))},
    words=Record(dict.fromkeys(("name", "text"), WORDS)),
)

RULES = Record(
    {
        "topic": SLUG,
        "title": WORDS,
        "paragraphs": ListOf(
            Record(
                {"id": RULE_ID, "title": WORDS, "text": WORDS},
                {"see": ListOf(RULE_ID, "rule ids")},
            ),
            "paragraphs",
            least=1,
            key="id",
        ),
    }
)

NEWS = ("headline", "large", "ending")
SPANS = ("aim", "reveal", "outcome", "end")
FLASHES = ("bolt", "halo", "card", "destiny", "sheet")
STAGES = (
    "alien",
    "reveal",
    "outcome",
    "zap",
    "power",
    "play",
    "tech",
    "swap",
    "hand",
    "compensation",
    "loss",
    "fifth",
    "summary",
    "victory",
)
# What the log may tell. What a line carries are names of parameters; sounds and figures are looked up elsewhere.
LINES = Keyed(
    TextShape("a key such as ships-home", r"[a-z][a-z0-9]*(-[a-z0-9]+)*"),
    Record(
        {"names": ListOf(SLUG, "names")},
        {
            "sound": SLUG,
            "defense_sound": SLUG,
            "news": OneOf(NEWS),
            "quiet": Flag(),
            "unseen": Flag(),
            "until": OneOf(SPANS),
            "anew": Flag(),
            "implied": Flag(),
            "number": SLUG,
            "flash": OneOf(FLASHES),
            "stage": OneOf(STAGES),
        },
    ),
)

DECKS = {"cosmic": COSMIC, "rewards": REWARDS, "destiny": DESTINY, "combos": COMBOS}
