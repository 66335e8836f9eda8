"""Using powers, playing flares and artifacts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cosmic.engine.decisions import NO, PASS, YES
from cosmic.engine.effects import Effect
from cosmic.engine.events import Event
from cosmic.engine.hand_events import CardTakenUp
from cosmic.engine.notes import CAME_FROM
from cosmic.engine.pile_events import CardDiscarded, CardSetApart, DiscardedTogether
from cosmic.engine.play_events import CardPlayed, CardReturned, CardShown, KeptEnds
from cosmic.engine.power_events import PowerUsed, PowerZapped
from cosmic.engine.promises import uses_power
from cosmic.engine.responders import may_still_answer
from cosmic.engine.state import NOBODY, Kept, Use

if TYPE_CHECKING:
    from cosmic.engine.table import Table


# --- powers


def use(t: Table, power: Effect, me: int, part: str, target: int, chosen: bool) -> bool:
    willing = chosen
    if t.willing == power.id:
        t.willing, willing = "", True
    if not t.has_active(me, power.slug):
        return False
    if not t.fits(t.book.bars[power.id], me):
        return False
    promised = uses_power(t, me) if t.book.optional[power.id] else YES
    if promised == NO:
        return False
    if promised != YES and not willing:
        choice = t.ask(me, "use", (PASS, power.id), "effect", alien=power.slug, **t.about_occasion())
        if choice == PASS:
            return False
    t.tell("power-used", seat=me, alien=power.slug)
    tell_target(t, me, target)
    if not t.emit(PowerUsed(me, power.slug, target)):
        return False
    put_in_effect(t, power, me, part)
    return True


def tell_target(t: Table, me: int, target: int) -> None:
    """Whoever could stop an effect knows beforehand whom it is meant for."""
    if target != NOBODY:
        t.tell("meant-for", seat=me, other=target)


def put_in_effect(t: Table, effect: Effect, me: int, part: str = "") -> None:
    entry = Use(effect.id, me, part)
    if entry not in t.enc.in_effect:
        t.enc.in_effect.append(entry)
        may_still_answer(t, effect.id)


def keep_in_force(t: Table, effect: Effect, me: int, part: str) -> None:
    """From encounter to encounter, as long as the card that is being played stays with the player."""
    put_in_effect(t, effect, me, part)
    kept = Kept(effect.id, me, part, t.playing[-1][1])
    if kept not in t.s.kept:
        t.s.kept.append(kept)


def check_kept(t: Table) -> None:
    """To be said wherever cards may have gone: what was in force through a card is over when its player has lost it."""
    for kept in t.s.kept[:]:
        if kept.card not in t.held(kept.player) and kept.card not in t.s.play:
            t.s.kept.remove(kept)
            t.emit(KeptEnds(kept.player, kept.effect))
            for enc in (t.enc, *t.s.waiting):
                enc.in_effect = [use for use in enc.in_effect if use != Use(kept.effect, kept.player, kept.part)]


def zap(t: Table, player: int, alien: str) -> None:
    if alien not in t.book.untouchable:
        t.emit(PowerZapped(player, alien))


# --- flares and artifacts


def play(t: Table, effect: Effect, me: int, target: int) -> bool:
    willing = t.willing == effect.id
    if willing:
        t.willing = ""
    cards = t.cards_for(me, effect.id)
    if not cards:
        return False
    if not willing:
        face = t.face(cards[0])
        if t.ask_response(me, "play", (PASS, face), card=face, **t.about_occasion()) == PASS:
            return False
    card = t.ask_copy(me, cards)
    home, alien = t.home_of(me, card), t.sheet_with(card)
    t.emit(CardShown(me, card, effect.side))
    tell_target(t, me, target)
    if not play_from_sheet(t, me, card, alien, t.s.play):
        return False
    if effect.side != "artifact":
        t.enc.flare_players.append(me)  # from now on: no second one is played to save the first
    event = CardPlayed(me, card, effect.id, t.occasion, target)
    if effect.cancellable and not t.emit(event):
        stopped(t, event, home)
        return False
    if effect.cancellable and effect.side == "super" and not t.emit(PowerUsed(me, effect.slug, target)):
        # Rule: flares.stopped. A zapped super flare goes back to hand and does not count as played.
        event.stop("hand")
        stopped(t, event, home)
        return False
    if effect.side != "artifact":
        t.enc.spent.append(t.face(card))
    t.playing.append((me, card, home))
    return True


def play_from_sheet(t: Table, me: int, card: int, alien: str, pile: list[int]) -> bool:
    """Each such card is a use of the power. It lies on the table by then, so that it is not played twice; if the power
    is zapped it goes back unplayed. Nothing is to be done for a card that lay on none."""
    if not t.s.apart:  # nor has any card ever lain on one
        return True
    if alien or CAME_FROM.get(t, by=card):
        CAME_FROM.set(t, alien, by=card)
    if not alien or use(t, t.book.effects[f"{alien}.power"], me, "", NOBODY, chosen=True):
        return True
    t.emit(CardSetApart(me, card, pile, alien))
    t.tell("back-on-sheet", seat=me, alien=alien)
    return False


def lay_of_kind(
    t: Table, me: int, question: str, kind: str, lying: Callable[[int], Event], pile: list[int]
) -> int | None:
    """Which one, nobody else knows before it lies there."""
    held = t.distinct([card for card in t.playable(me) if t.box.kind[card] == kind])
    card: int = t.ask(me, question, held, "card", secret=True)
    alien = t.sheet_with(card)
    t.emit(lying(card))
    return card if play_from_sheet(t, me, card, alien, pile) else None


def stopped(t: Table, event: CardPlayed, home: int) -> None:
    """Rule: flares.stopped. Where a card goes whose effect was cancelled; one that is lost counts as played."""
    t.tell("card-stopped", seat=event.player, card=t.face(event.card), fate=event.fate)
    is_flare = t.box.kind[event.card] == "flare"
    if event.fate == "hand":
        t.enc.spent.append(event.effect)
        t.emit(CardReturned(home, event.card))
        if is_flare:
            t.enc.flare_players.remove(event.player)
        return
    if is_flare:
        t.enc.spent.append(t.face(event.card))
    if event.fate == "discard":
        leave_table(t, event.player, event.card, "stopped")


def leave_table(t: Table, player: int, card: int, reason: str, home: int = NOBODY) -> None:
    """Rule: artifacts.discard. What was played in an exchange of answers lies there until the exchange is over."""
    t.lying.append((player, card, reason, home))
    clear_table(t)


def clear_table(t: Table) -> None:
    """An answer to a discard is an exchange of its own, with its own cards."""
    if t.lying and not t.exchange:
        lying, t.lying = t.lying, []
        for player, card, reason, home in lying:
            t.emit(CardDiscarded(player, card, t.s.play, reason, home))
        t.emit(DiscardedTogether([card for _, card, _, _ in lying]))


def pass_on(t: Table, player: int | None) -> None:
    owner, card, _ = t.playing[-1]
    if player is None:
        t.emit(CardDiscarded(owner, card, t.s.play, "hand"))
    else:
        t.emit(CardTakenUp(player, card, t.s.play))


def pass_to_alien(t: Table, alien: str) -> None:
    """To whoever has its sheet face up; away, if nobody has."""
    pass_on(t, t.player_of(alien))
