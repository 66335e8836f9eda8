"""Cheating by licence of a card, and being caught at it (rules: variants.cheating, variants.stop_thief).

Who helps itself is asked in passing and nothing is told, so that only what lies on the table gives it away. Whether or
not there is a thief, everybody may accuse at the same moments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosmic.engine.decisions import PASS
from cosmic.engine.effects import Effect
from cosmic.engine.loot_events import LootReturned, LootTaken
from cosmic.engine.notes import Note
from cosmic.engine.play_events import FlareUsed
from cosmic.engine.state import WARP

if TYPE_CHECKING:
    from cosmic.engine.reading import Reading
    from cosmic.engine.table import Table

# By whom: [what, the card or the planet, by licence of which effect].
STOLEN = Note("stolen", stays=True, unseen=True)
HAS_ACCUSED = Note("has_accused", False, stays=True)  # by whom


# --- helping oneself


def loot_for(t: Reading, player: int) -> list[str]:
    """What lies about, as everybody can see."""
    loot = ["deck"] if t.s.deck else []
    if t.s.discard:
        loot.append("discards")
    if t.s.ships[WARP][player] and t.places_for(player, []):
        loot.append("ship")
    return loot


def help_oneself(t: Table, licence: Effect, me: int) -> None:
    """Once in an encounter."""
    if STOLEN.get(t, by=me) is not None:
        return
    loot = t.ask_unseen(me, "cheat", (PASS, *loot_for(t, me)))
    if loot == PASS:
        return
    taken = LootTaken(me, loot, piece_of(t, me, loot))
    t.emit(taken)
    t.colonies_changed()  # a ship that joins others changes nothing that anybody could notice
    STOLEN.set(t, [loot, taken.piece, licence.id], by=me)
    if loot == "ship":
        t.tell("ship-pilfered", to=[me], seat=me, planet=taken.piece)
    else:
        t.tell("card-pilfered", to=[me], seat=me, card=t.face(taken.piece), loot=loot)


def piece_of(t: Reading, player: int, loot: str) -> int:
    """The top card of a pile; or the planet to which a ship comes: where it is noticed least, the largest colony."""
    if loot == "ship":
        return max(t.places_for(player, []), key=lambda planet: t.s.ships[planet][player])
    return t.s.deck[-1] if loot == "deck" else t.s.discard[-1]


# --- stop, thief!


def is_watched(t: Reading) -> bool:
    """Whether there may be a thief at the table, as far as everybody knows."""
    options = t.s.options
    if not options.classic_flares or not options.with_flares:
        return False
    possible = t.book.possible_flares(options, len(t.s.seats))
    return any(licence.partition(".")[0] in possible for licence in t.book.licences)


def may_accuse(t: Reading, player: int) -> bool:
    return is_watched(t) and t.s.enc is not None and bool(t.stacks(player)) and not HAS_ACCUSED.get(t, by=player)


def accusations(t: Table) -> None:
    """Everybody in turn may accuse somebody, once in an encounter; it takes a ship that can be lost."""
    if not is_watched(t):
        return
    for player in t.everyone():
        if may_accuse(t, player):
            accused = t.ask_response(player, "accuse", (PASS, *t.clockwise_after(player)), "seat")
            if accused != PASS:
                accuse(t, player, accused)


def accuse(t: Table, player: int, accused: int) -> None:
    HAS_ACCUSED.set(t, True, by=player)
    t.tell("accused", seat=player, other=accused)
    stolen = STOLEN.get(t, by=accused)
    if stolen is None:
        t.tell("accused-wrongly", seat=player, other=accused)
        t.choose_and_lose(player, 1, "accuse-ship")
    else:
        give_back(t, accused, stolen)
        t.choose_and_lose(accused, 1, "thief-ship")
    t.colonies_changed()


def give_back(t: Table, thief: int, stolen: list[Any]) -> None:
    """What is still there goes back; the card that was the licence is shown, and has been played by now."""
    loot, piece, licence = stolen
    STOLEN.set(t, None, by=thief)
    t.tell("thief-caught", seat=thief, loot=loot)
    t.emit(LootReturned(thief, loot, piece))
    for card in t.held(thief):
        if licence in t.box.sides[card]:
            t.enc.flare_players.append(thief)
            t.enc.spent.append(t.face(card))
            t.tell("licence-shown", seat=thief, card=t.face(card))
            t.emit(FlareUsed(thief, card))
            return
