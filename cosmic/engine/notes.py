"""What effects write down: for the encounter (`Note`) and on their sheet (`Memory`), and what of it everybody sees.

An effect declares what it notes once, beside its class. Only what is declared `shown` is in anybody's view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from cosmic.engine.state import NOBODY, GameState, Seat

if TYPE_CHECKING:
    from cosmic.engine.reading import Reading
    from cosmic.engine.reading_roles import ReadingRoles

NOTES: dict[str, Note] = {}
PILES: dict[str, Pile] = {}
PLAYABLE: list[str] = []  # aliens whose owners may play the cards on their sheet
MEMORIES: dict[tuple[str, str], Memory] = {}
TOKENS = "tokens"  # a sheet's own tokens are remembered under this name
Instead = Mapping[int, int]  # one card in the place of another
Exchange = Callable[[Any, Instead], Any]  # of what is noted, the same with other cards


class Note:
    """Something to remember until the end of the encounter; of each player apart, if it is set `by` one."""

    def __init__(
        self,
        name: str,
        default: Any = None,
        shown: bool = False,
        stays: bool = False,
        unseen: bool = False,
        cards: Exchange | None = None,
    ) -> None:
        """`stays`: even if the encounter goes back to planning, for it is about what cannot be undone. `unseen`: nobody
        but the one who is noted even knows that there is something to be noted. `cards`: it is about cards in a hand
        that not everybody knows."""
        assert name not in NOTES, name
        self.name, self.default, self.shown, self.stays = name, default, shown, stays
        self.unseen, self.cards = unseen, cards
        NOTES[name] = self

    def set(self, t: ReadingRoles, value: Any, by: int = NOBODY) -> None:
        t.enc.notes[self.name if by == NOBODY else f"{self.name}/{by}"] = value

    def get(self, t: ReadingRoles, by: int = NOBODY) -> Any:
        return t.enc.notes.get(self.name if by == NOBODY else f"{self.name}/{by}", self.default)


def each_card(noted: Any, instead: Instead) -> Any:
    """Noted is a list of cards."""
    return [instead.get(card, card) for card in noted]


def second_card(noted: Any, instead: Instead) -> Any:
    """Noted is somebody, and a card."""
    return [noted[0], instead.get(noted[1], noted[1])] if noted else noted


class Memory:
    """Something that lies on a sheet as long as the sheet is in the game. A number is a count of things lying there."""

    def __init__(self, alien: str, name: str, default: Any = 0, shown: bool = False) -> None:
        assert (alien, name) not in MEMORIES, (alien, name)
        self.alien, self.name, self.default, self.shown = alien, name, default, shown
        MEMORIES[alien, name] = self

    def set(self, t: ReadingRoles, player: int, value: Any) -> None:
        t.s.seats[player].memory.setdefault(self.alien, {})[self.name] = value

    def get(self, t: ReadingRoles, player: int) -> Any:
        return t.s.seats[player].memory.get(self.alien, {}).get(self.name, self.default)


class Pile:
    """Cards that belong to a sheet and lie on it, or beside a planet. They go wherever the sheet goes; only its owner
    knows them, unless they lie face up. `playable`: like cards in hand, but each by a use of the power. `for_others`:
    they are others' and only lie there until the encounter is over, whatever becomes of the sheet. `as_ships`: each is
    a ship in the encounter, beside those of the sheet's owner."""

    def __init__(
        self,
        alien: str,
        shown: bool = False,
        playable: bool = False,
        for_others: bool = False,
        as_ships: bool = False,
    ) -> None:
        assert alien not in PILES, alien
        self.alien, self.shown, self.for_others, self.as_ships = alien, shown, for_others, as_ships
        PILES[alien] = self
        if playable:
            PLAYABLE.append(alien)

    def place(self, planet: int = NOBODY) -> str:
        """The name of the place, on the sheet or beside a planet; events that move cards are told it."""
        return self.alien if planet == NOBODY else f"{self.alien}/{planet}"

    def cards(self, t: ReadingRoles, planet: int = NOBODY) -> list[int]:
        return t.s.apart.get(self.place(planet), [])


def alien_of(place: str) -> str:
    """To whose sheet the cards at a place belong."""
    return place.partition("/")[0]


def is_beside(place: str, planet: int) -> bool:
    return place.partition("/")[2] == str(planet)


def is_of_sheet(alien: str) -> bool:
    """Whether cards at the place of an alien are those of its player."""
    return not PILES[alien].for_others


def is_of_ships(alien: str) -> bool:
    """Whether cards at the place of an alien are ships in the encounter."""
    return alien in PILES and PILES[alien].as_ships


def is_shown(place: str) -> bool:
    return PILES[alien_of(place)].shown


def keeper_of(s: GameState, place: str) -> int:
    """Who has the sheet, or the tech, to which the cards at a place belong."""
    alien = alien_of(place)
    keeper = next((player for player, seat in enumerate(s.seats) if alien in seat.aliens), NOBODY)
    return next((card.owner for card in s.techs if card.slug == alien), keeper)


# A sheet that a player has besides its own, as long as what has brought it is in play.
SECOND_SHEET = Memory("second_sheet", "alien", "")
WANT = Note("want", "")  # what the offense lacked when the encounter was broken off: cards, ships or planets
EXTRA = Note("extra", NOBODY)  # who has an encounter of its own, as the offense, when this one is over
EXTRA_BY_DESTINY = Note("extra-by-destiny", False)  # whom it meets is drawn; else the offense of this encounter
DECLINED = Note("declined", False)  # by each player: whether it has answered the invitations with a no
ARRIVED = Note("arrived", 0, stays=True)  # by each player: ships that have come to the warp in this encounter
# Whose colour the destiny card shows; a special one counts as that of the player it picks, a wild one as nobody's.
DESTINED = Note("destined", NOBODY, shown=True)
REDRAW = Note("redraw", False)  # the destiny card is discarded, and the offense draws another one
# By each card on the table: the sheet from which it was played, and goes back to.
CAME_FROM = Note("came-from", "", stays=True)
# Whose power somebody has until the encounter is over, the latest last: [lender, borrower, the borrower's own aliens,
# and whether it has the power instead of these, or beside them].
LOANS = Note("loans", (), shown=True, stays=True)
INSTEAD, BESIDE = "instead", "beside"
ENGAGED = Note("engaged", 0)  # by each player: its ships in the encounter when that was won
OWED = Note("owed", NOBODY, shown=True)  # who collects compensation for its defeat though it has shown no negotiate
# How the encounter ends whatever the cards say, and by which effect: [offense, defense, both_lose or settled, effect].
DECIDED = Note("decided", (), shown=True)

VOTES = Note("votes", (), shown=True)  # how those who are asked have voted so far: [player, yes or no]
# Who wins the game, unless the one who has an encounter about it, at once, wins that.
CONTESTED = Note("contested", (), shown=True)
AGAINST = Note("against", NOBODY)  # whom that encounter, or any other that an effect has put in between, is against
PROMISES = Note("promises", (), shown=True, stays=True)  # see promises.py
PLEDGED = Note("pledged", "")  # by each main player: the face of the card that it is to lay, known to whom it was shown
# What an effect has added to a side's total for good, whatever becomes of the effect: [side, player, amount, effect].
ADDED = Note("added", (), shown=True)


# What has been played since planning began: [card, by whom, whose hand it goes back to]. None before that.
PLAYED = Note("played")
# How things stood when planning began (see rewind.py).
PLANNED = Note("planned")
# Cards put aside until the encounter is over: [card, whose hand it goes back to, the place where it lies].
PUT_ASIDE = Note("put-aside", (), shown=True)


def note_played(t: Reading, player: int, card: int) -> None:
    """A card is about to leave where it lies to be played, or laid."""
    played = t.enc.notes.get(PLAYED.name)
    if played is not None:
        t.enc.notes[PLAYED.name] = [*played, [card, player, t.home_of(player, card)]]


def forget_played(t: Reading, card: int) -> None:
    """A card that was laid is another's by now, and nobody has played it."""
    PLAYED.set(t, [entry for entry in PLAYED.get(t) or () if entry[0] != card])


def home_of_played(t: Reading, card: int, player: int) -> int:
    """Whose hand a card goes back to that was played since planning began; that of its player, if nothing is noted."""
    return next((home for one, _, home in reversed(PLAYED.get(t) or ()) if one == card), player)


def tokens_of(alien: str) -> Memory:
    """Tokens on a sheet lie there for all to see."""
    return Memory(alien, TOKENS, 0, shown=True)


def shown_notes(notes: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in notes.items() if NOTES[key.partition("/")[0]].shown}


def tokens_shown(seat: Seat) -> dict[str, int]:
    """The tokens that lie with a player, by the alien whose they are: on the own sheet, or from another's power."""
    counts = {alien: values[TOKENS] for alien, values in seat.memory.items() if values.get(TOKENS)}
    return {alien: count for alien, count in counts.items() if _is_shown(alien)}


def _is_shown(alien: str) -> bool:
    memory = MEMORIES.get((alien, TOKENS))
    return memory is not None and memory.shown
