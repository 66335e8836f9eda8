from __future__ import annotations

from cosmic.engine.card_events import KickerLaid
from cosmic.engine.effects import Artifact, at
from cosmic.engine.reading import Reading
from cosmic.engine.table import Table


def has_laid_none(t: Reading, me: int) -> bool:
    return t.is_main(me) and not t.enc.kickers[t.side_of(me)]


class Kicker(Artifact):
    """Rule: kickers.play. It is announced and laid, not played: nothing that stops an artifact stops it."""

    @at("planning", when=has_laid_none)
    def lay(self, t: Table, me: int) -> None:
        kickers = t.distinct([card for card in t.playable(me) if t.box.kind[card] == "kicker"])
        card = t.ask(me, "kicker-card", kickers, "card", secret=True)
        alien = t.sheet_with(card)
        t.emit(KickerLaid(me, card))
        t.play_from_sheet(me, card, alien, t.enc.kickers[t.side_of(me)])
