"""Why an encounter ends as it does, from open facts: the kinds of the cards, the totals, and which total wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cosmic.engine.definitions import Face
from cosmic.engine.state import NOBODY, SIDE_NAMES
from cosmic.engine.views import EncounterView
from cosmic.text.describe import Describe


@dataclass(frozen=True, slots=True)
class Reason:
    """`key` names its sentence, reason-<key>; of sides and totals as much as it speaks of."""

    key: str
    side: int = NOBODY  # that won
    high: int = 0  # the larger total
    low: int = 0
    effects: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CountsAs:
    """A card that counts as something else than is printed on it."""

    side: int
    face: str
    kind: str
    value: int


def why_it_ended(enc: EncounterView) -> Reason | None:
    """None while it goes on, and where it ended before two cards were compared: then a line of its own says why."""
    if enc.outcome in SIDE_NAMES:
        return why_won(enc, SIDE_NAMES.index(enc.outcome))
    if enc.outcome == "both_lose":
        return Reason("both-decided", effects=decided_by(enc)) if decided_by(enc) else Reason("two-morphs")
    if enc.outcome == "settled":
        return Reason("settled", effects=decided_by(enc))
    if enc.outcome == "deal":
        return Reason("deal") if kinds_of(enc) == ["negotiate", "negotiate"] else Reason("peace")
    return Reason("no-deal") if enc.outcome == "no_deal" else None


def why_won(enc: EncounterView, side: int) -> Reason:
    """Rules: outcome.attacks, outcome.attack_negotiate; an upset has the last word, then what an effect has settled."""
    if enc.upset_by:
        return Reason("upset", side, effects=tuple(enc.upset_by))
    if decided_by(enc):
        return Reason("decided", side, effects=decided_by(enc))
    if not enc.totals:
        return Reason("attack-unpaid" if enc.no_spoils else "attack", side)
    values = [total.value for total in enc.totals]
    high, low = max(values), min(values)
    if high == low:
        return Reason("tie", side, high, low)
    if enc.lower_wins:
        return Reason("lower", side, high, low, tuple(enc.lower_wins_by))
    return Reason("higher", side, high, low)


def decided_by(enc: EncounterView) -> tuple[str, ...]:
    """The effect that has settled the encounter, whatever the cards say."""
    return tuple(enc.notes.get("decided", ())[1:])


def what_decides(enc: EncounterView) -> Reason | None:
    """What the cards that now lie open lead to; None as long as one of them does not."""
    kinds = kinds_of(enc)
    if "" in kinds:
        return None
    if kinds == ["attack", "attack"]:
        return Reason("lower-decides", effects=tuple(enc.lower_wins_by)) if enc.lower_wins else Reason("higher-decides")
    if "morph" in kinds:
        return Reason("morphs-meet" if kinds == ["morph", "morph"] else "morph-copies")
    return Reason("talks-decide") if "attack" not in kinds else Reason("attack-decides", kinds.index("attack"))


def kinds_of(enc: EncounterView) -> list[str]:
    return [str(counts[0]) if counts else "" for counts in enc.counts]


def counted_otherwise(enc: EncounterView, faces: Mapping[str, Face]) -> list[CountsAs]:
    """The cards that lie open and count as something else."""
    found = []
    for side, (slug, counts) in enumerate(zip(enc.laid, enc.counts)):
        face = faces.get(slug)
        if face is not None and counts and [face.kind, face.value] != counts:
            found.append(CountsAs(side, slug, counts[0], counts[1]))
    return found


def in_words(reason: Reason, words: Describe) -> str:
    """The reason as one sentence."""
    enc = words.view.enc
    assert enc is not None
    mains = (enc.offense, enc.defense)
    winner, loser = (mains[reason.side], mains[1 - reason.side]) if reason.side != NOBODY else (NOBODY, NOBODY)
    return words.say(
        f"reason-{reason.key}",
        winner=words.seat(winner),
        loser=words.seat(loser),
        high=reason.high,
        low=reason.low,
        effects=words.listed([words.effect_name(effect) for effect in reason.effects]),
    )


def as_it_stands(words: Describe) -> str:
    """Which side would win if nobody added anything; empty while no totals face each other."""
    enc = words.view.enc
    if enc is None or not enc.totals or enc.outcome or enc.winner == NOBODY:
        return ""
    reason = why_won(enc, enc.winner)
    return words.say(
        "as-it-stands",
        side=words.side(enc.winner),
        own=enc.totals[enc.winner].value,
        other=enc.totals[1 - enc.winner].value,
        why=reason.key,
        effects=words.listed([words.effect_name(effect) for effect in reason.effects]),
    )


def changes_in_words(words: Describe) -> list[str]:
    """What the cards count as, where that is not what is printed on them."""
    enc = words.view.enc
    if enc is None:
        return []
    return [
        words.say(
            "reason-counts-as",
            seat=words.seat((enc.offense, enc.defense)[one.side]),
            card=words.card(one.face),
            kind=one.kind,
            value=one.value,
        )
        for one in counted_otherwise(enc, words.content.faces)
    ]
