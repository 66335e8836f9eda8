"""Which choices are made behind the curtain, and which in the open.

Private is what would show cards of the player who chooses. Everything else is decided before everybody's eyes.
"""

from __future__ import annotations

from typing import Any

from cosmic.engine.decisions import PASS, Decision
from cosmic.hotseat.session.deal_drafts import DEALING
from cosmic.text.seat_names import Names

# Kinds of options that are, or may be, cards in a hand.
OF_HANDS = ("card", "reinforcement", "offer", "tech")
# Questions whose answers depend on the cards in a hand, or on a sheet face down.
TELLING = ("play", "turn-up")
# Questions to which the answer is no for want of a card.
UNABLE = ("second-encounter", "use")
# Questions that offer powers, which everybody sees, beside cards, which nobody may.
RESPONSES = ("window", "counter", "first")


def is_private(decision: Decision) -> bool:
    if decision.kind in RESPONSES:
        return open_options(decision) != list(decision.options)
    return decision.secret or decision.of in OF_HANDS or decision.kind in TELLING


def open_options(decision: Decision) -> list[Any]:
    """The options that may be shown to everybody: of a response only the powers on the table."""
    if decision.kind not in RESPONSES:
        return list(decision.options)
    return [option for option in decision.options if option == PASS or is_power(option)]


def offers_power(decision: Decision) -> bool:
    """The table knows that this is asked. What comes first is asked for two powers, whatever cards there are."""
    powers = [option for option in decision.options if is_power(option)]
    return decision.kind in RESPONSES and len(powers) > (decision.kind == "first")


def only_turns_up(decision: Decision) -> bool:
    """Nothing but a sheet face down could answer: whose player is asked always, whatever it is."""
    return decision.passive and all(option == PASS or is_face_down(option) for option in decision.options)


def is_face_down(option: Any) -> bool:
    return str(option).endswith(".face_down")


def is_power(option: Any) -> bool:
    """A power, or a tech that lies face up."""
    return str(option).endswith((".power", ".tech"))


def is_hidden_tech(option: Any) -> bool:
    return str(option).endswith(".hidden_tech")


def said_without_a_choice(kind: str, words: Names, seat: int) -> str:
    """What somebody hears behind the curtain who has nothing to play, or nothing to choose from; a question may have
    words of its own for it."""
    own = f"ask-{kind}.sole"
    if kind and words.messages.has(own):
        return words.say(own, player=words.seat(seat))
    return words.say(without_a_choice(kind), seat=words.seat(seat))


def without_a_choice(kind: str) -> str:
    if not kind:
        return "ui-look-nothing"
    if kind in UNABLE:
        return "ui-look-unable"
    return "ui-look-refuse" if kind in DEALING else "ui-look-only"
