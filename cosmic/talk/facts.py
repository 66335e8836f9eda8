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


def facts_of(log: Sequence[Line], kinds: Mapping[str, str], wild: Sequence[str]) -> list[EncounterFacts]:
    """`kinds`: of the cards, by face; `wild`: destiny cards that leave the choice to the offense."""
    found = [EncounterFacts(0)]
    for number, line in enumerate(log):
        if line.to is not None:
            continue
        about = line.about
        if line.key == ENCOUNTER_STARTS:
            found.append(EncounterFacts(number, about["seat"]))
            continue
        now = found[-1]
        if line.key == "destiny":
            now.was_chosen = about["destiny"] in wild
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
            now.shown[now.layer_of(about["seat"])] = kinds.get(about["card"], "")
        elif line.key == "deal-accepted":
            now.agreed = True
    return found


def facts_by(book: Book, log: Sequence[Line]) -> list[EncounterFacts]:
    wild = [card.slug for card in book.content.destiny if card.kind == "wild"]
    return facts_of(log, book.kinds, wild)
