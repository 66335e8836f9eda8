from __future__ import annotations

from cosmic.engine.effects import Artifact, at
from cosmic.engine.table import Table


def attack_revealed(t: Table, me: int) -> bool:
    return any(counts[0] == "attack" for counts in t.enc.counts)


class EmotionControl(Artifact):
    """Rule: artifacts.emotion_control."""

    @at("reveal.revealed", when=attack_revealed)
    def calm(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.enc.counts = [["negotiate", 0] if counts[0] == "attack" else counts for counts in t.enc.counts]
            t.tell("attacks-are-negotiates")
