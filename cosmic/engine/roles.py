"""Who meets whom, who stands with whom, and powers that change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosmic.engine.definitions import ALERTS
from cosmic.engine.encounter_events import AllianceMade
from cosmic.engine.notes import BESIDE, INSTEAD, LOANS, alien_of, is_of_sheet
from cosmic.engine.ship_events import Stacks
from cosmic.engine.state import Seat, Zap

if TYPE_CHECKING:
    from cosmic.engine.table import Table


def set_defense(t: Table, player: int) -> None:
    enc = t.enc
    enc.defense = player
    t.s.order = t.order_of(enc.offense, player)
    t.tell("defense", seat=player)


def join_side(t: Table, player: int, side: int, most: int) -> None:
    """Rule: alliance.commit. One to four ships, from any own colonies, before the next player answers."""
    t.enc.allies[player] = side
    t.moment("alliance.ships")
    there = t.ships_in_encounter(player)  # an effect may have sent one already
    room = min(t.ship_limit(player), most) - there
    commit_ships(t, player, t.ask_ships(player, "ally-ships", t.stacks(player), 0 if there else 1, room, side=side))


def commit_ships(t: Table, player: int, stacks: Stacks) -> None:
    side = t.enc.allies[player]
    t.join_encounter(player, stacks)
    t.tell("allied", seat=player, side=side, count=t.ships_in_encounter(player), sources=stacks)
    t.emit(AllianceMade(player, side))
    t.colonies_changed()


def exchange_aliens(t: Table, one: int, other: int) -> None:
    """Two players swap their sheets with everything that lies on them; what is on loan goes back first."""
    end_loans(t)
    swap_sheets(t, one, other)
    t.tell("powers-exchanged", seat=one, other=other)
    t.colonies_changed()


def swap_sheets(t: Table, one: int, other: int) -> None:
    """A zapped power stays zapped."""
    a, b = t.s.seats[one], t.s.seats[other]
    ours, theirs = passed_on(t, a, t.own_sheets(one)), passed_on(t, b, t.own_sheets(other))
    a.memory.update(on_sheets(b, theirs))
    b.memory.update(on_sheets(a, ours))
    a.aliens, b.aliens = [*a.aliens, *theirs], [*b.aliens, *ours]
    a.borrowed, b.borrowed = b.borrowed, a.borrowed
    a.lender, b.lender = b.lender, a.lender
    t.has_new_sheet(one)
    t.has_new_sheet(other)
    owner = {one: other, other: one}
    t.enc.zapped = [Zap(alien, owner.get(player, player)) for alien, player in t.enc.zapped]


def passed_on(t: Table, seat: Seat, aliens: list[str]) -> list[str]:
    """These sheets leave their player, but for those that nothing can take."""
    gone = [alien for alien in aliens if alien not in t.book.untouchable]
    seat.aliens = [alien for alien in seat.aliens if alien not in gone]
    return gone


def on_sheets(seat: Seat, aliens: list[str]) -> dict[str, dict[str, Any]]:
    """What lies on these sheets is lifted off the seat; what others' powers have laid there stays."""
    return {alien: seat.memory.pop(alien) for alien in aliens if alien in seat.memory}


def lend_alien(t: Table, lender: int, borrower: int) -> None:
    """With everything that lies on the sheet. The borrower's own lies idle until then, and the lender has none."""
    own = put_on_loan(t, lender, borrower, t.s.seats[lender].aliens, INSTEAD)
    passed_on(t, t.s.seats[borrower], own)
    t.tell("power-lent", seat=lender, other=borrower)
    t.colonies_changed()


def take_on_loan(t: Table, lender: int, borrower: int, alien: str, how: str) -> None:
    """One power of another's, with everything that lies on the sheet, instead of the own one or beside it."""
    own = put_on_loan(t, lender, borrower, [alien], how)
    if how == INSTEAD:
        passed_on(t, t.s.seats[borrower], own)
    t.tell("power-stolen", seat=borrower, other=lender, alien=alien, how=how)
    t.colonies_changed()


def put_on_loan(t: Table, lender: int, borrower: int, aliens: list[str], how: str) -> list[str]:
    """Returns the borrower's own sheets."""
    own = t.s.seats[borrower].aliens[:]
    hand_over(t, lender, borrower, aliens)
    LOANS.set(t, [*LOANS.get(t), [lender, borrower, own, how]])
    return own


def end_loans(t: Table) -> None:
    """What a borrower has of a lender goes back, with what has come to it in the meantime; the latest loan first."""
    loans = LOANS.get(t)
    if loans:
        LOANS.set(t, [])
    for lender, borrower, own, how in reversed(loans):
        seat = t.s.seats[borrower]
        kept = [alien for alien in seat.aliens if alien in own]
        hand_over(t, borrower, lender, [alien for alien in seat.aliens if alien not in own])
        seat.aliens = kept if how == BESIDE else own[:]
        t.tell("power-given-back", seat=borrower, other=lender)
        t.colonies_changed()


def hand_over(t: Table, giver: int, taker: int, aliens: list[str]) -> None:
    """Sheets of one player go to another; a zapped power stays zapped."""
    a, b = t.s.seats[giver], t.s.seats[taker]
    given = passed_on(t, a, aliens)
    b.memory.update(on_sheets(a, given))
    b.aliens = [*b.aliens, *given]
    t.enc.zapped = [Zap(alien, taker if alien in given else player) for alien, player in t.enc.zapped]
    t.has_new_sheet(giver)
    t.has_new_sheet(taker)


def lose_alien(t: Table, player: int, alien: str) -> None:
    """The sheet leaves the game with everything on it."""
    seat = t.s.seats[player]
    if alien in t.book.untouchable:
        return
    seat.aliens.remove(alien)
    t.has_new_sheet(player)
    t.tell("alien-lost", seat=player, alien=alien)
    seat.memory.pop(alien, None)
    for place in sorted(t.s.apart):  # a save keeps the piles, not the order in which they came about
        if alien_of(place) == alien and is_of_sheet(alien):
            t.discard_all(player, t.s.apart[place])


def draw_alien(t: Table, player: int, at_once: bool) -> str:
    """A random unused alien without set-up text that may be in this game; it acts from the next encounter on."""
    alien = random_unused(t)
    if alien:
        t.s.unused.remove(alien)
        gain_alien(t, player, alien)
        if not at_once:
            t.enc.zapped.append(Zap(alien, player))
        t.tell("alien-drawn", seat=player, alien=alien)
    return alien


def random_unused(t: Table) -> str:
    """An alien of the box without set-up text that may sit with those who are here, and is not above the alert level
    of the game (rule: setup.alert); empty if there is none."""
    s, known = t.s, t.book.content.aliens
    levels = ALERTS[: ALERTS.index(s.options.alert) + 1]
    here = [alien for seat in s.seats for alien in (*seat.aliens, *seat.face_down)]
    barred, seated = {alien for other in here for alien in known[other].not_with}, frozenset(here)
    able = [
        alien
        for alien in s.unused
        if alien not in barred
        and not known[alien].has_setup
        and known[alien].alert in levels
        and seated.isdisjoint(known[alien].not_with)
    ]
    return able[s.below(len(able))] if able else ""


def gain_alien(t: Table, player: int, alien: str) -> None:
    t.s.seats[player].aliens.append(alien)
    t.has_new_sheet(player)
