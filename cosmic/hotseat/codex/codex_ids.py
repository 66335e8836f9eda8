"""From a thing on the screen to the entry that explains it. Nothing here looks at a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmic.engine.definitions import PHASES, REWARD_KINDS, Content
from cosmic.hotseat.codex.codex_entries import HOME
from cosmic.hotseat.codex.codex_terms import NUMBERS
from cosmic.text.messages import Messages


def of_alien(slug: str) -> str:
    return f"alien.{slug}"


def of_face(content: Content, face: str) -> str:
    """Of a hand card by its face; a card face down leads to the encounter cards."""
    known = content.faces.get(face)
    if known is None:
        return "term.encounter_card"
    if known.kind == "flare":
        return f"flare.{known.alien}"
    return f"artifact.{face}" if known.kind == "artifact" else f"card.{face}"


def of_tech(slug: str) -> str:
    return f"tech.{slug}"


def of_destiny(slug: str) -> str:
    return f"destiny.{slug}"


def of_effect(content: Content, effect: str) -> str:
    """Of a power (`slug.power`), a side of a flare (`slug.wild`) or an artifact."""
    slug, _, side = effect.partition(".")
    if slug in content.techs:
        return of_tech(slug)
    if side == "power":
        return of_alien(slug)
    if slug in REWARD_KINDS:
        return f"kind.{slug}"
    return f"flare.{slug}" if side else of_face(content, slug)


def of_phase(phase: str) -> str:
    return f"phase.{phase}" if phase in PHASES else "rule.setup"


def of_number(what: str) -> str:
    """Of a number on the board: total, ships, warp, colonies, hand, deck and so on."""
    return NUMBERS.get(what, HOME)


def of_rule(rule: str) -> str:
    """Of a rule id, or of a printed text such as `alien.slug.wild`."""
    area, _, rest = rule.partition(".")
    if area == "tech":
        return of_tech(rest.partition(".")[0])
    if area != "alien":
        return f"rule.{rule}"
    slug, _, part = rest.partition(".")
    return f"flare.{slug}" if part in ("wild", "super", "classic") else of_alien(slug)


def of_log(content: Content, messages: Messages, key: str, about: Mapping[str, Any] | None = None) -> list[str]:
    """Of a line of the log: the cards and aliens it names, and last the rule behind it."""
    rule = messages.say_or(f"log-{key}.why")
    return [*_named(content, about or {}), *([of_rule(rule)] if rule else [])] or [HOME]


def of_decision(content: Content, messages: Messages, kind: str, about: Mapping[str, Any] | None = None) -> list[str]:
    """Of a question: the rule it rests on, and what it names."""
    rule = messages.say_or(f"why-{kind}")
    return [*([of_rule(rule)] if rule else []), *_named(content, about or {})] or [HOME]


def _named(content: Content, about: Mapping[str, Any]) -> list[str]:
    found = []
    if about.get("card") in content.faces:
        found.append(of_face(content, about["card"]))
    if about.get("alien") in content.aliens:
        found.append(of_alien(about["alien"]))
    if about.get("tech") in content.techs:
        found.append(of_tech(about["tech"]))
    if any(about.get("destiny") == card.slug for card in content.destiny):
        found.append(of_destiny(about["destiny"]))
    printed = {*content.aliens, *content.faces, *content.techs}
    if isinstance(about.get("effect"), str) and about["effect"].partition(".")[0] in printed:
        found.append(of_effect(content, about["effect"]))
    return list(dict.fromkeys(found))
