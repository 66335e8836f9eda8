from __future__ import annotations

from cosmic.engine.effects import Artifact, at
from cosmic.engine.encounter_card_events import KickerLaid
from cosmic.engine.reading import Reading
from cosmic.engine.table import Table


def has_laid_none(t: Reading, me: int) -> bool:
    return t.is_main(me) and not t.enc.kickers[t.side_of(me)]


class Kicker(Artifact):
    """Rule: kickers.play. It is announced and laid, not played: nothing that stops an artifact stops it."""

    @at("planning", when=has_laid_none)
    def lay(self, t: Table, me: int) -> None:
        t.lay_of_kind(me, "kicker-card", "kicker", lambda card: KickerLaid(me, card), t.enc.kickers[t.side_of(me)])
