"""The printed things of the game as frozen definitions: cards, destiny cards, alien sheets, combo cards.

The engine is handed one `Content`; where it was read from is not the engine's business.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from cosmic.engine.options import Options

PHASES = ("start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
# Whom a role bar names, and each player's own role, as bits.
IS_OFFENSE: Final = 1
IS_DEFENSE: Final = 2
IS_OFFENSIVE_ALLY: Final = 4
IS_DEFENSIVE_ALLY: Final = 8
IS_OUTSIDER: Final = 16
MAIN_PLAYERS: Final = IS_OFFENSE | IS_DEFENSE
ALLIES: Final = IS_OFFENSIVE_ALLY | IS_DEFENSIVE_ALLY
PLAYERS_ROLES: Final = (IS_OFFENSE, IS_DEFENSE, IS_OFFENSIVE_ALLY, IS_DEFENSIVE_ALLY, IS_OUTSIDER)  # each has one
ROLE_BITS = {
    "any": MAIN_PLAYERS | ALLIES | IS_OUTSIDER,
    "offense": IS_OFFENSE,
    "defense": IS_DEFENSE,
    "main_player": MAIN_PLAYERS,
    "ally": ALLIES,
    "offensive_ally": IS_OFFENSIVE_ALLY,
    "offense_or_ally": IS_OFFENSE | ALLIES,
    "main_player_or_ally": MAIN_PLAYERS | ALLIES,
    "main_player_or_offensive_ally": MAIN_PLAYERS | IS_OFFENSIVE_ALLY,
    "not_main_player": ALLIES | IS_OUTSIDER,
    "not_main_player_or_ally": IS_OUTSIDER,
    "not_offense": IS_DEFENSE | ALLIES | IS_OUTSIDER,
    "not_defense": IS_OFFENSE | ALLIES | IS_OUTSIDER,
}
ROLES = tuple(ROLE_BITS)
KINDS = ("attack", "negotiate", "morph", "reinforcement", "artifact", "flare", "kicker", "rift")
REWARD_KINDS = ("kicker", "rift")  # only in the reward deck; the effect of such a card is that of its kind
ENCOUNTER_KINDS = ("attack", "negotiate", "morph")
SETS = ("base", "incursion")  # the boxes that an alien may come from
ALERTS = ("green", "yellow", "red")  # how hard an alien is to play, the easiest first
# Where reward cards are: in the box, in a deck of their own, or in the cosmic deck.
REWARDS = ("none", "deck", "mixed")
REWARDS_FROM = "incursion"  # the box that the reward deck comes from
SETUPS = ("basic", "advanced", "random", "chosen")
# The colours that come with each box: planets, ships, a marker and destiny cards.
COLOURS_OF = {"base": ("blue", "green", "purple", "red", "yellow"), "incursion": ("orange",)}
COLOURS = tuple(colour for name in SETS for colour in COLOURS_OF[name])
SPECIALS = ("most_cards_in_hand", "most_foreign_colonies", "fewest_ships_in_warp")


def colours_in(sets: Sequence[str]) -> tuple[str, ...]:
    """The colours of the boxes on the table. The first box is always there: without it nothing can be played."""
    return tuple([colour for name in SETS if name == SETS[0] or name in sets for colour in COLOURS_OF[name]])


@dataclass(frozen=True, slots=True)
class Bars:
    """The role bar and the phase bar printed on a sheet or card; both must fit (rule: powers.reading)."""

    role: str
    phases: tuple[str, ...]
    roles: int = field(init=False, compare=False, repr=False)  # the role bar as bits

    def __post_init__(self) -> None:
        object.__setattr__(self, "roles", ROLE_BITS[self.role])


@dataclass(frozen=True, slots=True)
class Face:
    """One printed hand card. Copies of the same card share a face."""

    slug: str  # attack_10, attack_-7, negotiate, crooked_deal, reinforcement_3, card_zap, kicker_2, flare_zombie
    kind: str  # one of KINDS
    value: int = 0
    count: int = 1  # copies in the cosmic deck
    bars: Bars = Bars("any", PHASES)
    alien: str = ""  # of a flare: the slug of its alien
    rewards: int = 0  # copies in the reward deck

    @property
    def is_encounter(self) -> bool:
        return self.kind in ENCOUNTER_KINDS


@dataclass(frozen=True, slots=True)
class Destiny:
    """One printed destiny card."""

    slug: str  # colour_red, colour_red_hazard, wild, most_cards_in_hand
    kind: str  # colour, wild, special
    colour: str = ""
    special: str = ""  # one of SPECIALS
    hazard: bool = False
    count: int = 1


@dataclass(frozen=True, slots=True)
class Alien:
    """One alien sheet with its flare."""

    slug: str
    set: str
    alert: str  # green, yellow, red
    optional: bool
    bars: Bars
    has_setup: bool
    not_with: tuple[str, ...]
    wild: Bars
    super: Bars
    needs_spare_colour: bool = False  # plays with the pieces of a colour that nobody has (rule: setup.spare_colour)
    classic: Bars | None = None  # of the classic edition of its flare, if there is one: its wild side


@dataclass(frozen=True, slots=True)
class Technology:
    """One technology card (rule: variants.techs)."""

    slug: str
    research: int  # ships needed to complete it; 0 for X: any number
    bars: Bars
    hidden: bool = False  # stays face down until the moment of its use
    stays: bool = False  # in play when it has been used
    token: str = ""  # what its token marks, if it has one: a ship, or a gap between two planets


@dataclass(frozen=True, slots=True)
class Combo:
    """A card that proposes aliens for the basic set-up: the first three, four or all five."""

    slug: str
    aliens: tuple[str, ...]
    printed: bool = False  # one of the box; the others are our own


@dataclass(frozen=True, slots=True)
class Preset:
    """A game that people choose by one name."""

    slug: str
    options: Options
    players: int = 0  # for how many it is meant, if that matters


@dataclass(frozen=True, slots=True)
class LineKind:
    """What is declared of a line of the log: what it carries, and how it is heard and shown."""

    names: tuple[str, ...] = ()
    sound: str = ""
    defense_sound: str = ""  # if the line is about the defense's side
    news: str = ""  # headline, large, ending
    quiet: bool = False  # a call to the table made before it still holds
    unseen: bool = False  # what has happened by then is not shown to happen
    until: str = ""  # what a call made after it holds for: up to the aim, the reveal, the outcome, the end
    anew: bool = False  # the table is called anew though a call would still hold
    implied: bool = False  # other lines say as much
    number: str = ""
    flash: str = ""  # bolt, halo, card, destiny, sheet
    stage: str = ""  # the big moment that it opens, if it is one


PLAIN = LineKind()  # nothing is declared of a note for whoever shows the game


@dataclass(frozen=True, slots=True)
class Content:
    """Everything printed that a game may use. `texts[language][key]` holds the words for people."""

    faces: Mapping[str, Face]  # flares included
    destiny: tuple[Destiny, ...]
    aliens: Mapping[str, Alien]
    combos: tuple[Combo, ...]
    digest: str
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    lines: Mapping[str, LineKind] = field(default_factory=dict)
    techs: Mapping[str, Technology] = field(default_factory=dict)
    zaps: frozenset[str] = frozenset()  # artifacts that stop what is being announced
    presets: Mapping[str, Preset] = field(default_factory=dict)
    lifts: Mapping[str, float] = field(default_factory=dict)  # by alien: points that its power adds to a bot's share
    sends: Mapping[str, int] = field(
        default_factory=dict
    )  # by alien: ships that its power sends at most; bots promise no more
