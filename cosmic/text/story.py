"""A game told encounter by encounter, in prose. Sentences only; who prints them is not our business."""

from __future__ import annotations

from cosmic.engine.log import ENCOUNTER_STARTS, Line
from cosmic.text.describe import Describe
from cosmic.text.folding import folded, sentence
from cosmic.text.presenter import Presenter


class Story:
    """Collects what everybody may know and tells it when an encounter is over."""

    def __init__(self) -> None:
        self.number = 0
        self.pending: list[Line] = []

    def take(self, entries: list[Line], words: Presenter) -> list[str]:
        """New entries of the log; returns the paragraphs of the encounters that have ended with them."""
        told: list[str] = []
        for entry in entries:
            if entry.to is not None:
                continue
            if entry.key == ENCOUNTER_STARTS:
                told += self.tell(words)
            self.pending.append(entry)
        return told

    def tell(self, words: Presenter) -> list[str]:
        """The pending encounter as a heading and paragraphs, with the standing after it."""
        entries, self.pending = self.pending, []
        if not entries:
            return []
        lines = [""]
        if entries[0].key == ENCOUNTER_STARTS:
            self.number += 1
            lines.append(words.say("demo-encounter", number=self.number, seat=words.seat(entries[0].about["seat"])))
        lines.append(" ".join(sentences(entries, words)))
        if self.number:
            lines.append(words.standing())
        return lines


def sentences(entries: list[Line], words: Describe) -> list[str]:
    """One sentence for each thing worth telling; of the totals only the last ones."""
    last_totals = {entry.about["side"]: entry for entry in entries if entry.key == "total"}
    lines = words.content.lines
    told = []
    for group in folded(entries):
        first = group[0]
        if all(line.key in lines and lines[line.key].implied for line in group):
            continue
        if first.key == "total" and first is not last_totals[first.about["side"]]:
            continue
        told.append(attack(entries, first, words) if first.key == "aimed" else sentence(words, group))
    return told


def attack(entries: list[Line], aimed: Line, words: Describe) -> str:
    """Aiming and launching in one sentence."""
    about = aimed.about
    after = entries[entries.index(aimed) :]
    ships = next((entry.about["count"] for entry in after if entry.key == "launched"), 0)
    return words.say(
        "demo-attack",
        offense=words.seat(about["seat"]),
        defense=words.seat(about["other"]),
        target=words.planet(about["planet"]),
        count=ships,
    )
