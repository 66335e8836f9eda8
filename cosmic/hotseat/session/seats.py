"""Who sits where: people by name, bots by kind."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cosmic.bots import BOTS, LEVELS, is_bot, level_of, personality_of
from cosmic.engine.clean import LONGEST_NAME
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.hotseat.session.thinkers import Thinkers, seed_of
from cosmic.text.messages import Messages

HUMAN = "human"
DEFAULT = "captain,bot:normal,bot:normal,bot:normal"
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that are printed as nothing


@dataclass(frozen=True, slots=True)
class SeatPlan:
    name: str
    kind: str  # human, or a bot: its level, and maybe its personality, as in hard:bold
    colour: str = ""  # default: the next one of the box

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN

    @property
    def level(self) -> str:
        """Of a bot; a person is a person."""
        return level_of(self.kind)

    @property
    def personality(self) -> str:
        return personality_of(self.kind)


def is_name(word: str) -> bool:
    """A seat can be called that, here and in `--seats`."""
    is_plain = word == word.strip() and word.isprintable() and not set(word) & set(":,")
    return len(word) <= LONGEST_NAME and is_plain and any(is_visible(sign) for sign in word)


def is_visible(sign: str) -> bool:
    """By itself: a letter, a figure or another sign, not an accent or one that only changes another."""
    return unicodedata.category(sign)[0] in "LNPS" and sign not in BLANKS


def is_kind(kind: object) -> bool:
    return kind == HUMAN or (isinstance(kind, str) and is_bot(kind))


def kind_from(data: Any) -> str:
    """As it lies in a file; ValueError if nobody is of this kind. Of a bot whose personality is none here the level
    counts, as of one that has none in particular."""
    if is_kind(data):
        return str(data)
    if not isinstance(data, str) or level_of(data) not in LEVELS:
        raise ValueError("kind")
    return level_of(data)


def names_for_bots(messages: Messages, taken: str) -> list[str]:
    """Names that nobody in this text bears."""
    return [name.strip() for name in messages.say("bot-names").split(",") if name.strip() not in taken.title()]


def parse_seats(text: str, messages: Messages) -> list[SeatPlan]:
    """`ann,bob,bot:hard` as seats; a CosmicError if that cannot be."""
    plans: list[SeatPlan] = []
    free = names_for_bots(messages, text)
    for word in (part.strip() for part in text.split(",")):
        head, colon, kind = word.partition(":")
        if colon and head == "bot" and kind and free:
            plans.append(SeatPlan(free.pop(0), kind))
        elif is_name(word):
            plans.append(SeatPlan(word[0].upper() + word[1:], HUMAN))
        else:
            raise CosmicError("seats")
    if len({plan.name for plan in plans}) != len(plans):
        raise CosmicError("seats")
    return plans


def bots_at(game: Game, plans: Sequence[SeatPlan]) -> Thinkers:
    """Those of these seats, to be asked right here."""
    for plan in plans:
        if not is_kind(plan.kind):
            raise CosmicError("bot", name=plan.kind, known=", ".join(BOTS))
    kinds = {i: plan.kind for i, plan in enumerate(plans) if not plan.is_human}
    return Thinkers(kinds, seed_of(game), game.book.blanks)
