"""What everybody has seen of each encounter, read from the lines of the log that everybody may read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from cosmic.engine.book import Book
from cosmic.engine.log import ENCOUNTER_STARTS, Line
from cosmic.engine.state import NOBODY


@dataclass
class EncounterFacts:
    first: int  # line of the log with which it began
    offense: int = NOBODY
    defense: int = NOBODY
    was_chosen: bool = False  # the offense could have met somebody else
    invited: dict[int, list[int]] = field(default_factory=dict)  # by whom
    allied: dict[int, tuple[int, int]] = field(default_factory=dict)  # who: side and ships
    shown: dict[int, str] = field(default_factory=dict)  # kind of the encounter card, by who has laid it
    swapped: bool = False  # each has the other's card by now
    agreed: bool = False  # on a deal

    def layer_of(self, seat: int) -> int:
        """Who has laid the card that this one shows."""
        mains = (self.offense, self.defense)
        return mains[1 - mains.index(seat)] if self.swapped and seat in mains else seat

    def side_of(self, seat: int) -> int:
        if seat in (self.offense, self.defense):
            return (self.offense, self.defense).index(seat)
        return self.allied[seat][0] if seat in self.allied else NOBODY


class Witness:
    """Has read the log up to some line, and reads on from there."""

    def __init__(self, kinds: Mapping[str, str], wild: Sequence[str]) -> None:
        """`kinds`: of the cards, by face; `wild`: destiny cards that leave the choice to the offense."""
        self.kinds, self.wild = kinds, wild
        self.facts = [EncounterFacts(0)]
        self.lines = 0  # that have been read

    def read_on(self, log: Sequence[Line]) -> list[EncounterFacts]:
        for number in range(self.lines, len(log)):
            if log[number].to is None:
                self.see(number, log[number])
        self.lines = len(log)
        return self.facts

    def see(self, number: int, line: Line) -> None:
        about, now = line.about, self.facts[-1]
        if line.key == ENCOUNTER_STARTS:
            self.facts.append(EncounterFacts(number, about["seat"]))
        elif line.key == "destiny":
            now.was_chosen = about["destiny"] in self.wild
        elif line.key == "aimed":
            now.offense, now.defense = about["seat"], about["other"]
        elif line.key == "invited":
            now.invited[about["seat"]] = list(about["seats"])
        elif line.key == "allied":
            side, count = about["side"], about["count"]
            now.allied[about["seat"]] = (side, count + now.allied.get(about["seat"], (side, 0))[1])
        elif line.key == "cards-swapped":
            now.swapped = not now.swapped
        elif line.key == "revealed":
            now.shown[now.layer_of(about["seat"])] = self.kinds.get(about["card"], "")
        elif line.key == "deal-accepted":
            now.agreed = True


def witness_of(book: Book) -> Witness:
    return Witness(book.kinds, [card.slug for card in book.content.destiny if card.kind == "wild"])
