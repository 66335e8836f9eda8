"""What is being chosen, on the board before it is confirmed: ships on their way, and a card that one side has laid."""

from __future__ import annotations

from dataclasses import replace

from cosmic.engine.state import BESIDE, DEFENSE, FACE_DOWN, GATE, NOBODY, SIDE_NAMES, WARP
from cosmic.engine.views import PlayerView
from cosmic.hotseat.session import question_forms
from cosmic.hotseat.session.beats import Beat
from cosmic.hotseat.session.headline import decides, kind_of
from cosmic.ui.table.asked import LOSE, Asked

LAYING, LAYING_PHASE = "card", "planning"


class BoardDraft:
    """Kept from the answer to the line that tells of it, so that nothing jumps back and flies a second time."""

    def __init__(self) -> None:
        self.ships: list[list[int]] = []  # with those that are chosen where they will go; empty if none are
        self.laid_by: set[int] = set()  # seats that have laid a card which the log does not tell of yet

    def follow(self, asked: Asked | None) -> None:
        if asked is not None:
            self.ships = ships_chosen(asked)

    def answered(self, beat: Beat | None) -> None:
        """Whoever was to lay a card has done so, with or without a choice."""
        if kind_of(beat) == LAYING:
            self.laid_by.add(decides(beat))

    def told(self, view: PlayerView) -> None:
        self.ships = []
        if view.phase != LAYING_PHASE:
            self.laid_by.clear()

    def clear(self) -> None:
        self.ships = []
        self.laid_by.clear()

    def laid(self, view: PlayerView) -> list[str]:
        """Backs of cards that lie there already; nothing if the table knows more."""
        enc = view.enc
        if enc is None or view.phase != LAYING_PHASE or any(enc.laid):
            return ["", ""]
        return [FACE_DOWN if seat in self.laid_by else "" for seat in (enc.offense, enc.defense)]

    def on(self, view: PlayerView) -> PlayerView:
        """The table as it is shown."""
        laid = self.laid(view)
        enc = replace(view.enc, laid=laid) if view.enc is not None and any(laid) else view.enc
        return replace(view, ships=self.ships or view.ships, enc=enc)


def ships_chosen(asked: Asked) -> list[list[int]]:
    """All ships, the chosen ones where they will go; empty as long as nothing is chosen or nobody knows from where."""
    draft, owner = asked.draft, asked.owner
    if asked.form != question_forms.SHIPS or not asked.ships_leave or not draft.total:
        return []
    ships = [row[:] for row in asked.words.view.ships]
    for zone, count in draft.answer():
        ships[zone][owner] -= count
    ships[destination(asked)][owner] += draft.total
    return ships


def destination(asked: Asked) -> int:
    about, enc = asked.decision.about, asked.words.view.enc
    if asked.ships_go == LOSE:
        return WARP
    if about.get("planet", NOBODY) != NOBODY:
        return int(about["planet"])
    side = about.get("side", NOBODY if enc is None else enc.allies[asked.decision.player])
    return BESIDE if side in (DEFENSE, SIDE_NAMES[DEFENSE]) else GATE
