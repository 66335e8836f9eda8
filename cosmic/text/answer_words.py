"""An answer to a question in words, as a list of several needs it."""

from __future__ import annotations

from cosmic.engine.decisions import Answer, Decision
from cosmic.text.presenter import Presenter


def answer_said(words: Presenter, decision: Decision, answer: Answer) -> str:
    if decision.form == "allot":
        parts = [words.say("answer-ships", zone=words.zone(zone), count=count) for zone, count in answer]
        return words.listed(parts) if parts else words.say("answer-none")
    if decision.form == "many":
        labels = [words.choice(decision, option).label for option in answer]
        return words.listed(labels) if labels else words.say("answer-none")
    if isinstance(answer, dict):
        give, take = (words.share(answer[side]) or words.say("answer-nothing") for side in ("give", "take"))
        return words.say("answer-offer", give=give, take=take)
    return words.choice(decision, answer).label
