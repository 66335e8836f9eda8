"""A game told encounter by encounter, in prose. Sentences only; who prints them is not our business."""

from __future__ import annotations

from cosmic.engine.log import Line as LogEntry
from cosmic.text.board import Board

# What a reader need not be told: it follows from the rest, or it is of no consequence.
DULL = {
    "turn-starts",
    "defense",
    "cards-laid",
    "discarded",
    "ships-home",
    "drew",
    "destiny",
    "invited",
    "declined",
    "launched",
    "another-encounter",
    "encounter-starts",
    "destiny-reshuffled",
    "took-openly",
}


class Story:
    """Collects what everybody may know and tells it when an encounter is over."""

    def __init__(self) -> None:
        self.number = 0
        self.pending: list[LogEntry] = []

    def take(self, entries: list[LogEntry], words: Board) -> list[str]:
        """New entries of the log; returns the paragraphs of the encounters that have ended with them."""
        told: list[str] = []
        for entry in entries:
            if entry[2] is not None:
                continue
            if entry[0] == "encounter-starts":
                told += self.tell(words)
            self.pending.append(entry)
        return told

    def tell(self, words: Board) -> list[str]:
        """The pending encounter as a heading and paragraphs, with the standing after it."""
        entries, self.pending = self.pending, []
        if not entries:
            return []
        lines = [""]
        if entries[0][0] == "encounter-starts":
            self.number += 1
            lines.append(words.say("demo-encounter", number=self.number, seat=words.seat(entries[0][1]["seat"])))
        lines.append(" ".join(sentences(entries, words)))
        if self.number:
            lines.append(words.standing())
        return lines


def sentences(entries: list[LogEntry], words: Board) -> list[str]:
    """One sentence for each thing worth telling; of the totals only the last ones."""
    last_totals = {entry[1]["side"]: i for i, entry in enumerate(entries) if entry[0] == "total"}
    told = []
    for i, entry in enumerate(entries):
        key, about, _ = entry
        if key in DULL or (key == "total" and i != last_totals[about["side"]]):
            continue
        told.append(attack(entries, i, words) if key == "aimed" else words.event(entry))
    return told


def attack(entries: list[LogEntry], aimed: int, words: Board) -> str:
    """Aiming and launching in one sentence."""
    about = entries[aimed][1]
    ships = next((entry[1]["count"] for entry in entries[aimed:] if entry[0] == "launched"), 0)
    return words.say(
        "demo-attack",
        offense=words.seat(about["seat"]),
        defense=words.seat(about["other"]),
        target=words.planet(about["planet"]),
        count=ships,
    )
