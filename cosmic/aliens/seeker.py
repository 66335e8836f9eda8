from __future__ import annotations

from typing import Any

from cosmic.engine import promises
from cosmic.engine.decisions import NO, YES
from cosmic.engine.effects import Power, Super, Wild, at, react
from cosmic.engine.encounter_events import AllianceMade
from cosmic.engine.notes import Note, second_card
from cosmic.engine.queries import Reinforcements
from cosmic.engine.state import DEFENSE, NO_REWARDS, NOBODY, OFFENSE
from cosmic.engine.table import Table

HIGHEST = 40
ASKED = Note("asked", False, stays=True)  # the question of this encounter has been put
# By each holder of the flare: [the main player asked, the card that it showed].
INTENDED = Note("intended", (), cards=second_card)


# --- the question


def may_ask(t: Table, me: int) -> bool:
    """Once in an encounter, whoever has the sheet by now."""
    return not ASKED.get(t)


def whom_to_ask(t: Table, me: int) -> list[int]:
    return [t.foe_of(me)] if t.is_main(me) else [t.enc.offense, t.enc.defense]


def topics(t: Table, me: int, whom: int) -> list[str]:
    """What it may ask about: what the other will do, and what the other holds."""
    found = ["card", "strength", "reinforce", "holds", "holds_attack", "holds_card"]
    if t.in_force(whom):
        found.append("power")
    return [*found, "which_card", "show"] if t.in_effect(SeekerSuper, me) else found


def ask_question(t: Table, me: int, whom: int) -> None:
    topic = t.ask(me, "seeker-topic", topics(t, me, whom), other=whom)
    if topic == "card":
        kind = t.ask(me, "seeker-kind", ("attack", "negotiate", "morph"), other=whom)
        t.tell("asked-card", seat=me, other=whom, card_kind=kind)
        intend(t, whom, promises.CARD, kind)
    elif topic == "strength":
        bound = t.ask(me, "seeker-bound", ("at_least", "at_most"), other=whom)
        number = t.ask(me, "seeker-number", range(HIGHEST + 1), "number", other=whom)
        t.tell("asked-strength", seat=me, other=whom, bound=bound, value=number)
        intend(t, whom, bound, number)
    elif topic == "reinforce":
        t.tell("asked-reinforce", seat=me, other=whom)
        intend(t, whom, promises.REINFORCE, "")
    elif topic == "power":
        t.tell("asked-power", seat=me, other=whom)
        intend(t, whom, promises.POWER, "")
    elif topic == "which_card":
        which_card(t, me, whom)
    else:
        ask_fact(t, me, whom, topic)


def answer(t: Table, whom: int, said: str) -> None:
    t.tell("answered", seat=whom, answer=said)


# --- intentions: the player decides now, and keeps to it


def intend(t: Table, whom: int, about: str, of: Any) -> None:
    """In secret: whether the truth left a choice is nobody's business."""
    said = t.ask(whom, "seeker-answer", true_answers(t, whom, about, of), secret=True, topic=about, what=of)
    answer(t, whom, said)
    promises.promise(t, whom, about, of, said)


def true_answers(t: Table, whom: int, about: str, of: Any) -> list[str]:
    """Nobody says yes to what cannot be done, nor no to what must be."""
    if about == promises.POWER:
        optional = all(t.book.optional[f"{alien}.power"] for alien in t.in_force(whom))
        return [NO, YES] if optional else [YES]
    if about == promises.REINFORCE:
        cards = [card for card in t.playable(whom) if promises.fits(t, card, about, of)]
        return [NO, YES] if t.query(Reinforcements(whom), cards) else [NO]
    fitting = [promises.fits(t, card, about, of) for card in t.cards_to_lay(whom)]
    found = [said for said, fits in ((NO, False), (YES, True)) if fits in fitting]
    return found or [NO, YES]  # a hand that is still to be drawn


def which_card(t: Table, me: int, whom: int) -> None:
    t.tell("asked-which", seat=me, other=whom)
    cards = t.cards_to_lay(whom)
    if not cards:
        return t.tell("answered-none", seat=whom)
    face = t.face(t.ask(whom, "seeker-which", cards, "card", secret=True))
    t.tell("answered-card", seat=whom, card=face)
    promises.promise(t, whom, promises.FACE, face, YES)


# --- facts: the answer is what is true at this moment


def ask_fact(t: Table, me: int, whom: int, topic: str) -> None:
    held = t.held(whom)
    if topic == "holds_attack":
        number = t.ask(me, "seeker-number", range(HIGHEST + 1), "number", other=whom)
        t.tell("asked-attack", seat=me, other=whom, value=number)
        found = [card for card in held if promises.fits(t, card, promises.AT_LEAST, number)]
    elif topic == "holds_card":
        face = t.ask(me, "seeker-face", faces_of(t, ask_kind(t, me, whom)), "face", other=whom)
        t.tell("asked-face", seat=me, other=whom, card=face)
        found = [card for card in held if t.face(card) == face]
    else:
        kind = ask_kind(t, me, whom)
        found = [card for card in held if is_of(t, card, kind)]
        if topic == "show":
            t.tell("asked-show", seat=me, other=whom, held=kind)
            shown = t.faces(sorted(found))
            return t.tell("answered-cards", seat=whom, cards=shown) if shown else t.tell("answered-none", seat=whom)
        t.tell("asked-holds", seat=me, other=whom, held=kind)
    answer(t, whom, YES if found else NO)


def ask_kind(t: Table, me: int, whom: int) -> str:
    kinds = ("attack", "negotiate", "morph", "reinforcement", "artifact", "flare", "zap", "kicker", "rift")
    there = kinds if t.s.first_reward != NO_REWARDS else kinds[:-2]
    return str(t.ask(me, "seeker-held", there, other=whom))


def is_of(t: Table, card: int, kind: str) -> bool:
    return t.face(card).endswith("_zap") if kind == "zap" else t.box.kind[card] == kind


def faces_of(t: Table, kind: str) -> list[str]:
    """All cards of a kind that there might be, as far as everybody knows; of flares those of the aliens that are here,
    for the others are more than anybody would look through."""
    if kind == "flare":
        return [f"flare_{slug}" for seat in t.s.seats for slug in seat.aliens]
    return list(dict.fromkeys(t.face(card) for card in range(len(t.s.cards)) if is_of(t, card, kind)))


# --- the alien


class Seeker(Power):
    """A question to a main player, who has to tell the truth and keep to it, which is no use any more."""

    @at("alliance.formed", when=may_ask)
    @at("planning", when=may_ask)
    def seek(self, t: Table, me: int) -> None:
        whom = t.ask(me, "seeker-whom", whom_to_ask(t, me), "seat")
        if t.use(self, me, target=whom):
            ASKED.set(t, True)
            ask_question(t, me, whom)


def inviters(t: Table, me: int) -> list[int]:
    if t.enc.answering != me or t.enc.allies[me] != NOBODY:
        return []
    return [t.main(side) for side in (OFFENSE, DEFENSE) if me in t.enc.invited[side]]


class SeekerWild(Wild):
    """Who invites shows the card it means to play, and has to play it if the holder comes."""

    @at("alliance.answer", when=inviters)
    def look_first(self, t: Table, me: int) -> None:
        whom = t.ask(me, "seeker-inviter", inviters(t, me), "seat")
        if not t.play(self, me, whom):
            return
        cards = t.cards_to_lay(whom)
        if not cards:
            return t.tell("nothing-to-show", to=[me, whom], seat=whom, other=me)
        card = t.ask(whom, "seeker-show", cards, "card", secret=True, other=me)
        t.look_at(me, whom, [card])
        INTENDED.set(t, [whom, card], by=me)
        t.put_in_effect(self, me)

    @react(AllianceMade, lasting=True)
    def take_at_word(self, t: Table, me: int, made: AllianceMade) -> None:
        whom, card = INTENDED.get(t, by=me)
        if made.player == me and made.side == t.side_of(whom):
            promises.pledge(t, whom, t.face(card))
            t.tell("pledged", seat=whom, other=me)


class SeekerSuper(Super):
    """The question need not be one for yes or no."""

    @at("alliance.formed", when=may_ask)
    @at("planning", when=may_ask)
    def ask_freely(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)
