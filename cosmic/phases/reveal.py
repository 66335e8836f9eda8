"""Reveal: the cards are turned up, totals reckoned, reinforcements thrown in."""

from __future__ import annotations

from cosmic.engine.cheating import accusations
from cosmic.engine.decisions import NO, PASS, YES
from cosmic.engine.encounter_card_events import CardsBesideTurnedUp, CardTurnedUp
from cosmic.engine.notes import note_played
from cosmic.engine.play_events import CardShown, ReinforcementPlayed
from cosmic.engine.promises import reinforces
from cosmic.engine.queries import Reinforcements, TurnsUpLast
from cosmic.engine.state import DEFENSE, OFFENSE, SIDE_NAMES
from cosmic.engine.steps import step
from cosmic.engine.table import Table
from cosmic.engine.totals import total_of
from cosmic.engine.windows import note_reinforcements


@step("reveal")
def reveal(t: Table) -> None:
    t.s.phase = "reveal"
    accusations(t)
    t.moment("reveal")
    waits = t.query(TurnsUpLast(OFFENSE), False) and not t.query(TurnsUpLast(DEFENSE), False)
    for side in (DEFENSE, OFFENSE) if waits else (OFFENSE, DEFENSE):
        t.emit(CardTurnedUp(side))
    turn_up_kickers(t)
    morphs(t)
    if t.enc.beside[OFFENSE] or t.enc.beside[DEFENSE]:
        t.emit(CardsBesideTurnedUp())
    t.moment("reveal.revealed")
    reinforcements(t)
    t.moment("reveal.end")


def turn_up_kickers(t: Table) -> None:
    """Rule: kickers.reveal. Together with the encounter cards."""
    t.enc.kickers_up = True
    for side in (OFFENSE, DEFENSE):
        for card in t.enc.kickers[side]:
            t.tell("kicker-revealed", seat=t.main(side), card=t.face(card), value=t.box.value[card])


def morphs(t: Table) -> None:
    """Rule: reveal.morph. A morph copies what is printed on the opposing card."""
    counts = t.enc.counts
    for side in (OFFENSE, DEFENSE):
        if counts[side][0] == "morph" and counts[1 - side][0] != "morph":
            counts[side] = counts[1 - side][:]
            t.tell("morphed", seat=t.main(side), card_kind=counts[side][0], value=counts[side][1])


def reinforcements(t: Table) -> None:
    """Rule: reinforcements.play. In timing order, on either side, until everyone passes in a row."""
    tell_totals(t)
    order, passed, i = t.taking_part(), 0, 0
    note_reinforcements(t, order)
    while passed < len(order):
        player = order[i % len(order)]
        i += 1
        cards, promised = held_reinforcements(t, player), reinforces(t, player)
        choice = PASS
        if cards and promised != NO:
            offers = [f"{face}:{side}" for face in sorted(cards) for side in SIDE_NAMES]
            if promised == YES:
                choice = t.ask(player, "reinforce-as-promised", offers, "reinforcement")
            else:
                choice = t.ask_response(player, "reinforce", (PASS, *offers), "reinforcement")
        if choice == PASS:
            passed += 1
            continue
        passed = 0
        face, _, side = choice.partition(":")
        reinforce(t, player, t.ask_copy(player, cards[face]), SIDE_NAMES.index(side))
        note_reinforcements(t, order)


def held_reinforcements(t: Table, player: int) -> dict[str, list[int]]:
    kinds = t.box.kind
    copies: dict[str, list[int]] = {}
    cards = [card for card in t.playable(player) if kinds[card] == "reinforcement"]
    for card in t.query(Reinforcements(player), cards):
        copies.setdefault(t.face(card), []).append(card)
    return copies


def reinforce(t: Table, player: int, card: int, side: int) -> None:
    alien = t.sheet_with(card)
    if alien:
        t.emit(CardShown(player, card, "reinforcement"))
        if not t.play_from_sheet(player, card, alien, t.s.play):
            return tell_totals(t)
    else:
        note_played(t, player, card)
    event = ReinforcementPlayed(player, card, side)
    if not t.emit(event):
        t.tell("reinforcement-stopped", seat=player, card=t.face(card))
        if event.fate == "discard":
            t.discard(player, card, "stopped")
    tell_totals(t)


def tell_totals(t: Table) -> None:
    if t.log is not None and t.both_attack():
        for side in (OFFENSE, DEFENSE):
            total = total_of(t, side)
            t.tell("total", side=side, value=total.value, parts=[part.as_data() for part in total.parts])
