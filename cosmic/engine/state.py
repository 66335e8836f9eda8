"""The whole game as plain data: ids, counts, strings and lists, with one hand-written copy per class.

A piece is always in a zone. Ships are counts `ships[zone][player]`; hand cards are ids in exactly one pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from cosmic.engine import systems
from cosmic.engine.options import Options as Options
from cosmic.engine.rng import Dice

# Zones of ships. Planets are 0, 1, 2 …; the others count from the end of `ships`.
GATE: Final = -1
BESIDE: Final = -2
WARP: Final = -3
REMOVED: Final = -4
OFFENSE: Final = 0
DEFENSE: Final = 1
SIDE_NAMES: Final = ("offense", "defense")
NOBODY: Final = -1
NO_TOKEN: Final = -100  # is no zone
OUT_OF_TURN: Final = 0  # the number of an encounter that is none of the turn's own
THE_DECK: Final = -2  # lends borrowed cards as a player does
NO_REWARDS: Final = 1 << 20  # more than there are cards
FACE_DOWN: Final = "face_down"  # in place of the face of a card that not everybody may see


def sheet_of(player: int) -> int:
    """The zone of ships lying on a player's alien sheet."""
    return -5 - player


class Use(NamedTuple):
    """An effect in force for the rest of the encounter; a power with several uses names the part."""

    effect: str  # zombie.power, zombie.super, plague
    player: int
    part: str = ""


class Zap(NamedTuple):
    """A power that cannot be used any more in this encounter."""

    alien: str
    player: int


class Marked(NamedTuple):
    """A ship that is not like the others of its owner (see marked.py): one with others under it, say."""

    owner: int
    zone: int
    what: str  # the slug of what has made it so
    under: tuple[int, ...] = ()  # by player: ships held captive under it

    @property
    def holds(self) -> int:
        return sum(self.under)


class Kept(NamedTuple):
    """An effect that stays in force from encounter to encounter, as long as its card stays with the player."""

    effect: str
    player: int
    part: str
    card: int


@dataclass(slots=True)
class Seat:
    """One player at the table."""

    name: str
    colour: str
    aliens: list[str] = field(default_factory=list)  # the sheets that everybody sees
    face_down: list[str] = field(default_factory=list)  # those that only the player knows (rule: variants.hidden)
    hand: list[int] = field(default_factory=list)
    borrowed: list[int] = field(default_factory=list)  # cards on the sheet, playable as if in hand
    lender: int = NOBODY  # to whose hand borrowed cards go back, or THE_DECK
    fleet: int = 0  # the ships it has in all, wherever they are
    lost: bool = False  # the sheet is turned down for want of home colonies
    draft: list[str] = field(default_factory=list)  # the aliens dealt to choose from
    # What a power remembers: memory[alien][name]. Values are replaced, never changed in place.
    memory: dict[str, dict[str, Any]] = field(default_factory=dict)
    seen: dict[str, list[int]] = field(default_factory=dict)  # last look at another's cards, by seat
    devoured: list[int] = field(default_factory=list)  # planets that are gone and count as foreign colonies for ever

    def copy(self) -> Seat:
        s = Seat.__new__(Seat)
        s.name, s.colour, s.lender, s.lost, s.draft = self.name, self.colour, self.lender, self.lost, self.draft
        s.aliens, s.hand, s.borrowed, s.fleet = self.aliens.copy(), self.hand.copy(), self.borrowed.copy(), self.fleet
        s.face_down, s.devoured = self.face_down.copy(), self.devoured.copy()
        s.memory = {slug: values.copy() for slug, values in self.memory.items()} if self.memory else {}
        s.seen = self.seen.copy()
        return s


@dataclass(slots=True)
class TechCard:
    """A technology in front of a player (rule: techs.research). Its ships lie in the zone `GameState.lab`."""

    slug: str
    owner: int
    ships: int = 0
    face_up: bool = False
    token: int = NO_TOKEN  # the place of the token that belongs to it

    def copy(self) -> TechCard:
        c = TechCard.__new__(TechCard)
        c.slug, c.owner, c.ships, c.face_up, c.token = self.slug, self.owner, self.ships, self.face_up, self.token
        return c


@dataclass(slots=True)
class Encounter:
    """What is known about the encounter under way."""

    offense: int
    number: int  # of this turn, or OUT_OF_TURN
    allies: list[int]  # by player: NOBODY, OFFENSE or DEFENSE
    defense: int = NOBODY
    planet: int = NOBODY
    worldship: int = NOBODY  # a home planet of the offense that stands at the gate with all that is on it
    destiny: int = NOBODY
    evicting: bool = False
    answering: int = NOBODY  # whose turn it is to answer the invitations
    invited: list[list[int]] = field(default_factory=lambda: [[], []])
    laid: list[list[int]] = field(
        default_factory=lambda: [[], []]
    )  # each side's encounter card, with cards added to it
    beside: list[list[int]] = field(default_factory=lambda: [[], []])  # cards each main player laid beside it
    beside_up: bool = False  # those are turned up with it; until then only who laid them knows them
    laid_by: list[int] = field(default_factory=lambda: [NOBODY, NOBODY])  # who chose the card that lies there
    lent: list[int] = field(default_factory=lambda: [NOBODY, NOBODY])  # whose a borrowed card on the table is
    face_up: list[bool] = field(default_factory=lambda: [False, False])
    counts: list[list[Any]] = field(default_factory=lambda: [[], []])  # [kind, value] a side's card counts as
    kickers: list[list[int]] = field(default_factory=lambda: [[], []])  # each side's, beside its encounter card
    kickers_up: bool = False  # turned up with the encounter cards
    first_to_lay: int = NOBODY  # a main player who must lay face up before the other selects
    support: list[int] = field(default_factory=list)  # reinforcement cards on the table
    plus: list[list[int]] = field(default_factory=list)  # [side, player, value] of each reinforcement
    reckoned: list[list[list[Any]]] = field(default_factory=list)  # both totals in their parts, when compared
    outcome: str = ""  # offense, defense, deal, no_deal, both_lose, refounded, settled, broken_off
    lost: list[int] = field(default_factory=list)  # by player: ships this defeat sent to the warp
    compensation: list[int] = field(default_factory=list)  # [taker, payer, cards due]
    no_spoils: bool = False  # neither compensation nor rewards
    one_more: bool = False  # an effect grants another encounter
    in_effect: list[Use] = field(default_factory=list)
    zapped: list[Zap] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)  # what may not be tried again in this encounter
    flare_players: list[int] = field(default_factory=list)  # who has played a flare
    notes: dict[str, Any] = field(default_factory=dict)  # see notes.py

    def copy(self) -> Encounter:
        e = Encounter.__new__(Encounter)
        e.offense, e.number, e.defense, e.planet = self.offense, self.number, self.defense, self.planet
        e.worldship = self.worldship
        e.destiny, e.evicting, e.answering = self.destiny, self.evicting, self.answering
        e.first_to_lay, e.outcome, e.no_spoils, e.one_more = (
            self.first_to_lay,
            self.outcome,
            self.no_spoils,
            self.one_more,
        )
        e.allies, e.support = self.allies.copy(), self.support.copy()
        # Each side's: written out, as this is done at every decision.
        e.invited = [self.invited[0].copy(), self.invited[1].copy()]
        e.laid = [self.laid[0].copy(), self.laid[1].copy()]
        e.beside, e.beside_up = [self.beside[0].copy(), self.beside[1].copy()], self.beside_up
        e.counts = [self.counts[0].copy(), self.counts[1].copy()]
        e.kickers, e.kickers_up = [self.kickers[0].copy(), self.kickers[1].copy()], self.kickers_up
        e.laid_by, e.lent = self.laid_by.copy(), self.lent.copy()
        e.face_up, e.lost, e.compensation = self.face_up.copy(), self.lost.copy(), self.compensation.copy()
        e.plus = [x.copy() for x in self.plus] if self.plus else []
        e.in_effect, e.zapped, e.spent = self.in_effect.copy(), self.zapped.copy(), self.spent.copy()
        e.flare_players, e.notes = self.flare_players.copy(), self.notes.copy()
        e.reckoned = self.reckoned
        return e


BLANK: Final = Encounter(NOBODY, OUT_OF_TURN, [])


def new_encounter(offense: int, number: int, players: int) -> Encounter:
    """A copy is made far quicker than all the empty lists of a new one."""
    enc = BLANK.copy()
    enc.offense, enc.number = offense, number
    enc.allies, enc.lost = [NOBODY] * players, [0] * players
    return enc


@dataclass(slots=True)
class GameState(Dice):
    """Everything there is to know about a game between two steps."""

    options: Options
    seats: list[Seat]
    ships: list[list[int]]
    cards: tuple[str, ...]  # card id -> face; never changes in a game
    destinies: tuple[str, ...]  # destiny id -> face; never changes in a game
    deck: list[int]  # the top is the end
    discard: list[int]
    play: list[int]  # cards being played or set aside at this moment
    destiny_deck: list[int]
    destiny_discard: list[int]
    unused: list[str]  # aliens of the box that nobody has
    agenda: list[str]  # steps to come, the next one last
    order: list[int] = field(default_factory=list)  # who acts first at the same moment (rule: timing.order)
    turn: int = NOBODY
    phase: str = ""
    encounters: int = 0
    enc: Encounter | None = None
    claims: list[int] = field(default_factory=list)  # who has met a condition of victory in this resolution
    winners: list[int] = field(default_factory=list)
    # Cards that lie apart from hands and decks: on a sheet, or where its power has put them (see notes.py).
    apart: dict[str, list[int]] = field(default_factory=dict)
    waiting: list[Encounter] = field(default_factory=list)  # those within which another one was begun
    # Cards from this id on have the back of the reward deck, wherever they are (rule: reward_deck.backs).
    first_reward: int = NO_REWARDS
    reward_deck: list[int] = field(default_factory=list)  # the top is the end
    reward_discard: list[int] = field(default_factory=list)
    marked: list[Marked] = field(default_factory=list)  # the ships that are not like the others
    kept: list[Kept] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)  # planets that have left the game
    added: list[int] = field(default_factory=list)  # in whose home system each planet lies that came into the game
    techs: list[TechCard] = field(default_factory=list)  # in front of the players, in the order in which they came
    tech_deck: list[str] = field(default_factory=list)  # the top is the end
    tech_discard: list[str] = field(default_factory=list)
    known: list[int] = field(default_factory=list)  # by card: who knows it, as bits (see knowing.py)

    def copy(self) -> GameState:
        s = GameState.__new__(GameState)
        s.rng, s.options, s.cards, s.destinies = self.rng, self.options, self.cards, self.destinies
        s.seats = [seat.copy() for seat in self.seats]
        s.ships = [row.copy() for row in self.ships]
        s.deck, s.discard, s.play = self.deck.copy(), self.discard.copy(), self.play.copy()
        s.destiny_deck, s.destiny_discard = self.destiny_deck.copy(), self.destiny_discard.copy()
        s.unused, s.agenda, s.order = self.unused.copy(), self.agenda.copy(), self.order.copy()
        s.turn, s.phase, s.encounters = self.turn, self.phase, self.encounters
        s.enc = self.enc.copy() if self.enc is not None else None
        s.claims, s.winners = self.claims.copy(), self.winners.copy()
        s.apart = {place: cards.copy() for place, cards in self.apart.items()} if self.apart else {}
        s.waiting = [enc.copy() for enc in self.waiting] if self.waiting else []
        s.first_reward = self.first_reward
        s.reward_deck, s.reward_discard = self.reward_deck.copy(), self.reward_discard.copy()
        s.marked, s.kept = self.marked.copy(), self.kept.copy()
        s.gone, s.added = self.gone.copy(), self.added.copy()
        s.techs = [card.copy() for card in self.techs] if self.techs else []
        s.tech_deck, s.tech_discard = self.tech_deck.copy(), self.tech_discard.copy()
        s.known = self.known.copy()
        return s

    def piles(self) -> list[list[int]]:
        """Every pile of hand cards there is; together they hold each card once."""
        piles = [self.deck, self.discard, self.play, self.reward_deck, self.reward_discard, *self.apart.values()]
        for seat in self.seats:
            piles += [seat.hand, seat.borrowed]
        if self.enc is not None:
            piles += [*self.enc.laid, *self.enc.beside, self.enc.support, *self.enc.kickers]
        return piles

    @property
    def has_reward_deck(self) -> bool:
        """Reward cards have a deck and a discard pile of their own (rule: variants.rewards)."""
        return self.options.rewards == "deck"

    def discards_of(self, card: int) -> list[int]:
        """The pile to which a card is discarded (rule: reward_deck.discards)."""
        return self.reward_discard if card >= self.first_reward and self.has_reward_deck else self.discard

    def deck_of(self, card: int) -> list[int]:
        """The deck to which a card belongs."""
        return self.reward_deck if card >= self.first_reward and self.has_reward_deck else self.deck

    def rewards_in(self, cards: list[int]) -> int:
        """How many of these cards have the back of the reward deck."""
        first = self.first_reward
        return 0 if first == NO_REWARDS or not cards else len([card for card in cards if card >= first])

    @property
    def lab(self) -> int:
        """The zone of ships that lie on techs, in games with techs alone."""
        return -5 - len(self.seats)

    @property
    def planet_count(self) -> int:
        """Of all that ever were in the game: the zones before those of gate, warp and sheets."""
        return len(self.seats) * self.options.planets + len(self.added)

    def planets(self) -> list[int]:
        """Those in the game."""
        return [planet for planet in range(self.planet_count) if planet not in self.gone]

    def home_of(self, planet: int) -> int:
        return systems.home_of(planet, self.options.planets, len(self.seats), self.added)

    def home_planets(self, player: int) -> Sequence[int]:
        """Those in the game."""
        if not self.added and not self.gone:
            per = self.options.planets
            return range(player * per, player * per + per)
        return systems.home_planets(player, self.options.planets, len(self.seats), self.added, self.gone)

    def foreign_count(self, player: int) -> int:
        """How many foreign colonies a player has, with what counts as one (rule: winning.colonies)."""
        return self.colony_counts(player)[1]

    def colony_counts(self, player: int) -> tuple[int, int]:
        """How many colonies a player has at home, and how many abroad, with what counts as one."""
        per = self.options.planets
        ships = [row[player] for row in self.ships[: len(self.seats) * per + len(self.added)]]
        if not self.added:  # where a planet is gone, there are no ships
            at_home = per - ships[player * per : player * per + per].count(0)
        else:
            at_home = len([planet for planet in self.home_planets(player) if ships[planet]])
        return at_home, len(ships) - ships.count(0) - at_home + len(self.seats[player].devoured)
