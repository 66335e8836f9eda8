from __future__ import annotations

from cosmic.engine.effects import Artifact, at, react
from cosmic.engine.encounter_card_events import CardReplaced
from cosmic.engine.table import Table


def attack_revealed(t: Table, me: int) -> bool:
    return any(counts[0] == "attack" for counts in t.enc.counts)


def calm_all(t: Table) -> None:
    t.enc.counts = [["negotiate", 0] if counts[0] == "attack" else counts for counts in t.enc.counts]


class EmotionControl(Artifact):
    """Rule: artifacts.emotion_control."""

    @at("reveal.revealed", when=attack_revealed)
    def calm(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)
            calm_all(t)
            t.tell("attacks-are-negotiates")

    @react(CardReplaced, lasting=True)
    def calm_again(self, t: Table, me: int, replaced: CardReplaced) -> None:
        """An attack that comes to the table afterwards is one on the table too."""
        calm_all(t)
