"""What players have given their word for until the end of the encounter: which encounter card they lay, whether they
use their power or reinforce. Whoever has promised something chooses among what keeps to it. A promise that nothing can
keep any more lapses, but nobody lets it come to that: the last card that it needs is not given away by choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosmic.engine.decisions import NO, YES, Decision
from cosmic.engine.notes import PLEDGED, PROMISES

if TYPE_CHECKING:
    from cosmic.engine.reading import Reading

# What a promise may be about; those about cards have what is asked of the card beside them.
CARD, AT_LEAST, AT_MOST, FACE, POWER, REINFORCE = "card", "at_least", "at_most", "face", "power", "reinforce"
OF_LAID_CARD = (CARD, AT_LEAST, AT_MOST, FACE)
Promise = list[Any]  # [player, about, of what, yes or no]


def promise(t: Reading, player: int, about: str, of: Any, answer: str) -> None:
    PROMISES.set(t, [*PROMISES.get(t), [player, about, of, answer]])


def pledge(t: Reading, player: int, face: str) -> None:
    """A card that only the two know of is to be laid."""
    PLEDGED.set(t, face, by=player)


def are_any(t: Reading) -> bool:
    return PROMISES.name in t.enc.notes


def binds_cards(t: Reading, player: int) -> bool:
    """Everybody knows whether it does, if not which."""
    return are_any(t) or bool(PLEDGED.get(t, by=player))


def made_by(t: Reading, player: int) -> list[Promise]:
    """The promises that bind a player now; a card that lies on the table has been laid."""
    if not are_any(t):
        return []
    is_laid = has_laid(t, player)
    return [one for one in PROMISES.get(t) if one[0] == player and not (is_laid and one[1] in OF_LAID_CARD)]


def has_laid(t: Reading, player: int) -> bool:
    return t.is_main(player) and bool(t.enc.laid[t.side_of(player)])


def fits(t: Reading, card: int, about: str, of: Any) -> bool:
    """Whether it is such a card as the promise speaks of."""
    kind, value = t.box.kind[card], t.box.value[card]
    if about == CARD:
        return bool(kind == of)
    if about == FACE:
        return bool(t.face(card) == of)
    if about == REINFORCE:
        return kind == "reinforcement"
    return kind == "attack" and (value >= of if about == AT_LEAST else value <= of)


# --- choices that are bound


def left_to_lay(t: Reading, player: int, cards: list[int]) -> list[int]:
    """Of these encounter cards, those that keep to what the player has promised; all of them if none does."""
    for _, about, of, answer in made_by(t, player):
        if about in OF_LAID_CARD:
            cards = [card for card in cards if fits(t, card, about, of) == (answer == YES)] or cards
    pledged = PLEDGED.get(t, by=player)
    return [card for card in cards if t.face(card) == pledged] or cards if pledged else cards


def not_denied(t: Reading, player: int, cards: list[int]) -> list[int]:
    """Of encounter cards that are laid beside the first, those of which the player has not said that it plays none."""
    for whose, about, of, answer in PROMISES.get(t) if are_any(t) else ():
        if whose == player and about in OF_LAID_CARD and answer == NO:
            cards = [card for card in cards if not fits(t, card, about, of)] or cards
    return cards


def uses_power(t: Reading, player: int) -> str:
    """Yes or no, if the player has promised it: a power that was used, or zapped, has kept to it."""
    for _, about, _, answer in made_by(t, player) if are_any(t) else ():
        if about == POWER:
            has_used = any(use.player == player and use.effect.endswith(".power") for use in t.enc.in_effect)
            return NO if answer == NO else "" if has_used else YES
    return ""


def reinforces(t: Reading, player: int) -> str:
    """The same of reinforcements."""
    for _, about, _, answer in made_by(t, player) if are_any(t) else ():
        if about == REINFORCE:
            has_played = any(thrower == player for _, thrower, _ in t.enc.plus)
            return NO if answer == NO else "" if has_played else YES
    return ""


# --- nobody breaks a promise by choice


def bind(t: Reading, player: int) -> bool:
    """Whether there may be any; before the first encounter there is none."""
    return t.s.enc is not None and binds_cards(t, player)


def needed_cards(t: Reading, player: int) -> list[list[int]]:
    """For each promise that cards must keep: the player's cards that could."""
    found: list[list[int]] = []
    held = t.held(player)
    for _, about, of, answer in made_by(t, player):
        if about in OF_LAID_CARD:
            cards = [card for card in held if t.box.is_encounter[card]]
            found.append([card for card in cards if fits(t, card, about, of) == (answer == YES)])
        elif about == REINFORCE and reinforces(t, player) == YES:
            found.append([card for card in held if fits(t, card, about, of)])
    pledged = PLEDGED.get(t, by=player)
    if pledged and not has_laid(t, player):
        found.append([card for card in held if t.face(card) == pledged])
    return [cards for cards in found if cards]


def hand_is_promised(t: Reading, player: int) -> bool:
    """Who gives the whole hand away by choice would break a promise: to lay such a card, or to play one."""
    if not binds_cards(t, player):
        return False
    if PLEDGED.get(t, by=player) and not has_laid(t, player):
        return True
    return any(answer == YES and about != POWER for _, about, _, answer in made_by(t, player))


def without_needed(t: Reading, decision: Decision) -> tuple[int, ...]:
    """The cards that the player may choose to part with: one that keeps each promise stays behind, if any can."""
    options = decision.options
    for cards in needed_cards(t, decision.player):
        if decision.high >= len(cards) and all(card in options for card in cards):
            left = tuple(card for card in options if card != cards[0])
            options = left if len(left) >= max(1, decision.low) else options
    return options
