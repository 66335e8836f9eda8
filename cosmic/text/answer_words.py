"""An answer to a question in words, as a list of several needs it."""

from __future__ import annotations

from cosmic.engine.decisions import PUT, Answer, Decision
from cosmic.text.presenter import Presenter


def answer_said(words: Presenter, decision: Decision, answer: Answer) -> str:
    if decision.form == "allot":
        return ships_said(words, decision, answer)
    if decision.form == "many":
        labels = [words.choice(decision, option).label for option in answer]
        return (
            words.listed(labels) if labels else words.say("answer-nobody" if decision.of == "seat" else "answer-none")
        )
    if isinstance(answer, dict):
        give, take = (words.share(answer[side]) or words.say("answer-nothing") for side in ("give", "take"))
        return words.say("answer-offer", give=give, take=take)
    return words.choice(decision, answer).label


def ships_said(words: Presenter, decision: Decision, stacks: list[list[int]]) -> str:
    """How many in all, and from where, or where to."""
    if not stacks:
        return words.say("answer-none")
    counts = [count for _, count in stacks]
    way = "to" if decision.kind in PUT else "from"
    if len(stacks) > 1 and max(counts) > 1:
        parts = [words.say("answer-ships-part", zone=words.zone(zone), count=count, way=way) for zone, count in stacks]
        return words.say("answer-ships-parts", count=sum(counts), parts=words.listed(parts))
    zones = words.listed([words.zone(zone) for zone, _ in stacks])
    return words.say("answer-ships", count=sum(counts), zones=zones, places=len(stacks), way=way)
