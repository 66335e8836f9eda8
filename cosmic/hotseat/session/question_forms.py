"""The form in which a question is put on the screen, and the answer in the making. No pictures here."""

from __future__ import annotations

from typing import Any

from cosmic.bots import ship_choices
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.errors import IllegalAnswer
from cosmic.engine.views import PlayerView

# Where the answer is given.
PLANETS = "planets"  # click a planet
SEATS = "seats"  # click a seat
GUESTS = "guests"  # click several seats
SHIPS = "ships"  # step or drag ships from or to the places on the board
HAND = "hand"  # click cards in hand
RESPONSE = "response"  # click a card in hand or a power, or pass
SUPPORT = "support"  # click a reinforcement, then a side
SHEETS = "sheets"  # choose among alien sheets
GALLERY = "gallery"  # choose among card faces that are laid out
FACES = "faces"  # find one card among more faces than can lie side by side
NUMBER = "number"  # choose a number
WORDS = "words"  # choose among a few answers in words
OFFER = "offer"  # put a deal together
REPLY = "reply"  # say yes or no to a deal

MOST_SIDE_BY_SIDE = 15  # card faces
LONG_RANGE = 9  # more numbers than this are stepped through

BY_OPTIONS = {
    ("pick", "planet"): PLANETS,
    ("pick", "zone"): PLANETS,
    ("pick", "seat"): SEATS,
    ("many", "seat"): GUESTS,
    ("allot", "zone"): SHIPS,
    ("pick", "card"): HAND,
    ("many", "card"): HAND,
    ("pick", "effect"): RESPONSE,
    ("pick", "reinforcement"): SUPPORT,
    ("pick", "alien"): SHEETS,
    ("pick", "face"): GALLERY,
    ("pick", "number"): NUMBER,
    ("pick", "word"): WORDS,
    ("pick", "ship"): WORDS,
    ("pick", "tech"): WORDS,
    ("pick", "destiny"): GALLERY,
    ("offer", "offer"): OFFER,
}
BY_KIND = {"deal-reply": REPLY}
OF_CARDS = (HAND, RESPONSE, SUPPORT, GALLERY)  # answered with cards


def form_of(decision: Decision) -> str:
    """KeyError for a question that no screen can ask yet; a test walks all of them."""
    if decision.of == "face" and len(decision.options) > MOST_SIDE_BY_SIDE:
        return FACES
    return BY_KIND.get(decision.kind) or BY_OPTIONS[decision.form, decision.of]


def is_stepped(decision: Decision) -> bool:
    return decision.of == "number" and len(decision.options) > LONG_RANGE


class Draft:
    """An answer in the making: options are taken up and put down until it is legal."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.counts: dict[Any, int] = {}

    @property
    def total(self) -> int:
        return sum(self.counts.values())

    def count(self, option: Any) -> int:
        return self.counts.get(option, 0)

    def cap(self, option: Any) -> int:
        if self.decision.form != "allot":
            return 1
        return self.decision.caps[self.decision.options.index(option)]

    @property
    def high(self) -> int:
        return 1 if self.decision.form == "pick" else self.decision.high

    def add(self, option: Any) -> bool:
        """Takes one more; a pick changes its mind instead. False if there is no room for more."""
        if option not in self.decision.options:
            return False
        if self.decision.form == "pick":
            self.counts = {option: 1}
            return True
        if self.count(option) >= self.cap(option) or self.total >= self.high:
            return False
        self.counts[option] = self.count(option) + 1
        return True

    def remove(self, option: Any) -> bool:
        if not self.count(option):
            return False
        self.counts[option] -= 1
        return True

    def toggle(self, option: Any) -> bool:
        return self.remove(option) or self.add(option)

    def clear(self) -> None:
        self.counts = {}

    def fill(self, view: PlayerView, spares: bool) -> None:
        """`spares`: ships that leave, no more than usually go and with as few colonies given up as can be; otherwise as
        many as may go, from the largest stacks first."""
        self.clear()
        if spares:
            self.counts = {zone: count for zone, count in ship_choices.sparing(view, self.decision, ship_choices.USUAL)}
            return
        zones = sorted(self.decision.options, key=self.cap, reverse=True)
        for n in range(max(map(self.cap, zones))):
            for zone in zones:
                if n < self.cap(zone):
                    self.add(zone)

    def emptied(self) -> list[Any]:
        """The planets from which the last ship goes."""
        return [zone for zone in self.decision.options if zone >= 0 and self.count(zone) == self.cap(zone) > 0]

    def answer(self) -> Answer:
        chosen = [option for option in self.decision.options if self.count(option)]
        if self.decision.form == "pick":
            return chosen[0] if chosen else None
        if self.decision.form == "many":
            return chosen
        return [[option, self.count(option)] for option in chosen]

    def fault(self) -> IllegalAnswer | None:
        """Why it cannot be given yet."""
        try:
            self.decision.check(self.answer())
        except IllegalAnswer as fault:
            return fault
        return None

    @property
    def ready(self) -> bool:
        return self.fault() is None
