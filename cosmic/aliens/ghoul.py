from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at
from cosmic.engine.table import Table


def opponents(t: Table, me: int) -> list[int]:
    return t.side_members(1 - t.side_of(me))


def prey(t: Table, me: int) -> int:
    """The ships of the other side that this defeat has sent to the warp."""
    return sum(t.enc.lost[player] for player in opponents(t, me)) if t.has_won(me) else 0


class Ghoul(Power):
    """A reward for each ship that it has beaten."""

    @at("rewards", when=prey)
    def feast(self, t: Table, me: int) -> None:
        if t.use(self, me):
            t.reward({me: prey(t, me)})


class GhoulSuper(Super):
    """As an offensive ally too."""

    @at("rewards", when=prey)
    def feast(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.reward({me: prey(t, me)})


class GhoulWild(Wild):
    """A reward for each player who stood on the other side."""

    @at("rewards", when=lambda t, me: t.has_won(me))
    def nibble(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.reward({me: len(opponents(t, me))})
