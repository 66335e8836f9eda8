"""Why a card in hand cannot be used for the question at hand. Only its holder reads this."""

from __future__ import annotations

from typing import Any

from cosmic.engine.decisions import Decision
from cosmic.engine.definitions import REWARD_KINDS
from cosmic.text.presenter import Presenter


def playable_faces(decision: Decision, words: Presenter) -> dict[str, Any]:
    """The cards that answer a response, by face; each with its answer."""
    found: dict[str, Any] = {}
    for option in decision.options:
        face = str(option).partition(":")[0]
        if face in words.content.faces:
            found.setdefault(face, option)
        elif face in REWARD_KINDS:  # such a card is offered by its kind; which one is asked after that
            own = [card for card in words.view.cards.values() if words.content.faces[card].kind == face]
            found |= dict.fromkeys(own, option)
    return found


def why_not(face: str, decision: Decision | None, words: Presenter) -> str:
    """One sentence; without a decision, why it could not be played when the table was called."""
    printed = words.content.faces[face]
    view = words.view
    if decision is not None and decision.of == "card":
        wanted = decision.about.get("card_kind", printed.kind)
        if printed.kind != wanted:
            return words.say("ui-not-that-kind", card_kind=words.word_of_kind(wanted))
        lays = decision.kind == "card"
        return words.say("ui-not-encounter-card" if lays and not printed.is_encounter else "ui-not-this-card")
    if printed.is_encounter:
        return words.say("ui-not-before-planning")
    if printed.kind == "reinforcement":
        return words.say("ui-not-before-reveal")
    side = words.side_of_flare(printed.alien) if printed.kind == "flare" else ""
    bars = printed.bars
    if side:
        alien = words.content.aliens[printed.alien]
        bars = {"super": alien.super, "classic": alien.classic}.get(side) or alien.wild
        if view.enc is not None and view.viewer in view.enc.flare_players:
            return words.say("ui-not-second-flare")
    if view.phase not in bars.phases:
        phases = [words.say(f"phase-{phase.replace('_', '-')}") for phase in bars.phases]
        return words.say("ui-not-this-phase", phases=words.listed(phases))
    return words.say("ui-not-now")
