"""What events do to the pieces. Nobody is asked here, and nobody is told."""

from __future__ import annotations

from cosmic.engine import marked, responders
from cosmic.engine.book import Book
from cosmic.engine.effects import Effect
from cosmic.engine.errors import RulesError
from cosmic.engine.knowing import comes_to_know
from cosmic.engine.notes import ADDED, CAME_FROM, DECIDED
from cosmic.engine.reading import Reading
from cosmic.engine.state import REMOVED, GameState, Marked


class Moving(Reading):
    """A table whose pieces can be moved."""

    __slots__ = ("moved", "settlers")

    def __init__(self, state: GameState, book: Book) -> None:
        super().__init__(state, book)
        self.moved: list[int] = []  # whose colonies, or sheets, are others than when they were last counted
        self.settlers: list[int] = []  # who has founded a colony since then

    # --- ships
    def take_ships(self, owner: int, zone: int, count: int, tech: str = "") -> None:
        """For events: ships leave a zone; those on techs leave this one, or else the one that is at work."""
        row = self.s.ships[zone]
        if row[owner] < count:
            raise RulesError(f"{count} ships of seat {owner} are not in zone {zone}")
        row[owner] -= count
        if self.s.options.hidden:  # a sheet may have been turned up since colonies were last counted
            self.has_moved(owner)
        if zone >= 0:
            if not row[owner]:
                self.has_moved(owner)
        elif zone < REMOVED:  # on a sheet, or on techs
            if self.s.marked:
                marked.captives_gone(self, owner, zone)
            if self.s.techs and zone == self.s.lab:
                (self.tech_card(owner, tech) if tech else self.tech_at_work(owner)).ships -= count

    def put_ships(self, owner: int, zone: int, count: int) -> None:
        """For events: ships come to a zone."""
        row = self.s.ships[zone]
        if zone >= 0 and not row[owner]:
            self.has_moved(owner)
        row[owner] += count

    def has_moved(self, player: int) -> None:
        """For events: the colonies of this player are to be counted anew. What ships found and leave is known here."""
        if player not in self.moved:
            self.moved.append(player)

    def put_under(self, ship: Marked | None, owner: int, zone: int, what: str, player: int, count: int) -> Marked:
        """For events: captives of a player come under a ship that stands in a zone, which is a stack from then on."""
        return marked.put_under(self, ship, owner, zone, what, player, count)

    # --- cards and sheets
    def put_in_hand(self, player: int, card: int) -> None:
        """For events: the only way for a card into a hand."""
        self.s.seats[player].hand.append(card)
        comes_to_know(self.s, player, card)
        responders.may_now_answer(self, player, card)

    def put_back(self, player: int, card: int) -> None:
        """For events: a card that was played goes back to the hand, or to the sheet that it was played from."""
        alien = CAME_FROM.get(self, by=card) if self.s.apart else ""
        if alien:
            self.s.apart[alien].append(card)
            self.look_around()
        else:
            self.put_in_hand(player, card)

    def look_around(self) -> None:
        """To be said whenever a sheet comes to a player or is turned up again, cards come onto one, or a tech comes to
        somebody or is turned up."""
        self.awake = None

    def has_new_sheet(self, player: int) -> None:
        """Whether its power is lost is looked at when colonies are next counted."""
        self.look_around()
        self.has_moved(player)

    # --- how it ends
    def decide(self, outcome: str, by: Effect) -> None:
        """The encounter will end so, whatever the cards say; who settles it first has settled it."""
        if not DECIDED.get(self):
            DECIDED.set(self, [outcome, by.id])

    def add_to_total(self, player: int, amount: int, by: Effect) -> None:
        """For good: the total of the player's side keeps it whatever becomes of the effect."""
        ADDED.set(self, [*ADDED.get(self), [self.side_of(player), player, amount, by.id]])
