"""Planning: both main players lay an encounter card face down at the same time."""

from __future__ import annotations

from cosmic.engine.encounter_card_events import CardLaid
from cosmic.engine.knowing import everybody_sees
from cosmic.engine.queries import StaysDown
from cosmic.engine.rewind import begin_planning
from cosmic.engine.state import DEFENSE, NOBODY, OFFENSE
from cosmic.engine.steps import step
from cosmic.engine.table import Table
from cosmic.phases.turn import plan


@step("planning")
def planning(t: Table) -> None:
    t.s.phase = "planning"
    begin_planning(t)
    t.moment("planning")
    new_hand_for_defense(t)
    t.moment("planning.select")


def new_hand_for_defense(t: Table) -> None:
    """Rule: planning.new_hand. What is playable may be played first; that was the window before."""
    if not t.enc.laid[DEFENSE]:
        t.new_hand(t.enc.defense)


@step("selection")
def selection(t: Table) -> None:
    """Rule: planning.select."""
    new_hand_for_defense(t)
    t.check_offense()
    first = t.enc.first_to_lay
    if first == NOBODY:
        # Nothing is laid before both have chosen, so that nothing can be seen; an effect may have made one lay already.
        sides = [side for side in (OFFENSE, DEFENSE) if not t.enc.laid[side]]
        cards = [choose_card(t, t.main(side)) for side in sides]
        sheets = [t.sheet_with(card) for card in cards]
        for side, card in zip(sides, cards):
            t.emit(CardLaid(side, card))
        for side, card, sheet in zip(sides, cards, sheets):
            lie_from_sheet(t, side, card, sheet)
    else:
        lay_face_up_first(t, t.side_of(first))
        if t.enc.outcome:
            return
    t.tell("cards-laid")
    t.moment("planning.laid")


def choose_card(t: Table, player: int) -> int:
    return int(t.ask(player, "card", t.cards_to_lay(player), "card", secret=True))


def lay(t: Table, side: int, card: int) -> None:
    alien = t.sheet_with(card)
    t.emit(CardLaid(side, card))
    lie_from_sheet(t, side, card, alien)


def lie_from_sheet(t: Table, side: int, card: int, alien: str) -> None:
    """What was laid from a sheet lies there by a use of its power; after a zap another card has to be laid."""
    if not t.play_from_sheet(t.main(side), card, alien, t.enc.laid[side]):
        new_hand_for_defense(t)
        t.check_offense()
        lay(t, side, choose_card(t, t.main(side)))


def lay_face_up_first(t: Table, side: int) -> None:
    """One side has to lay first, for all to see; only then does the other select."""
    enc = t.enc
    if not enc.laid[side]:
        lay(t, side, choose_card(t, t.main(side)))
    t.moment("planning.laying")
    if not t.query(StaysDown(side), False):
        enc.face_up[side] = True
        everybody_sees(t.s, enc.laid[side][0])
        t.tell("laid-face-up", seat=t.main(side), card=t.face(enc.laid[side][0]))
    t.moment("planning.first_laid")
    if enc.outcome:
        plan(t, "discards", "encounter_end")
        return
    if side == OFFENSE:
        new_hand_for_defense(t)
    if not enc.laid[1 - side]:
        lay(t, 1 - side, choose_card(t, t.main(1 - side)))
