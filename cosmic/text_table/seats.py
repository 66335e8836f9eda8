"""Who sits where: people by name, bots by kind."""

from __future__ import annotations

from dataclasses import dataclass

from cosmic.bots import BOTS, Bot, make
from cosmic.engine.errors import CosmicError
from cosmic.text.messages import Messages

HUMAN = "human"
DEFAULT = "captain,bot:greedy,bot:greedy,bot:greedy"


@dataclass(frozen=True, slots=True)
class SeatPlan:
    name: str
    kind: str  # human, or the name of a bot

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN


def parse_seats(text: str, messages: Messages) -> list[SeatPlan]:
    """`ann,bob,bot:greedy` as seats; a CosmicError if that cannot be."""
    plans: list[SeatPlan] = []
    free = [name.strip() for name in messages.say("bot-names").split(",") if name.strip() not in text.title()]
    for word in (part.strip() for part in text.split(",")):
        head, colon, kind = word.partition(":")
        if colon and head == "bot" and kind and free:
            plans.append(SeatPlan(free.pop(0), kind))
        elif word and not colon and word.isprintable() and len(word) <= 24:
            plans.append(SeatPlan(word[0].upper() + word[1:], HUMAN))
        else:
            raise CosmicError("seats")
    if len({plan.name for plan in plans}) != len(plans):
        raise CosmicError("seats")
    return plans


def make_bots(plans: list[SeatPlan], seed: int) -> dict[int, Bot]:
    """The bots by seat; each has its own chance."""
    for plan in plans:
        if not plan.is_human and plan.kind not in BOTS:
            raise CosmicError("bot", name=plan.kind, known=", ".join(BOTS))
    return {i: make(plan.kind, seed * 31 + i) for i, plan in enumerate(plans) if not plan.is_human}
