from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at, modify
from cosmic.engine.queries import SelectableCards, Upset
from cosmic.engine.table import Table


class Loser(Power):
    """Declares an upset: attacks must be played, and whoever would win loses."""

    @at("planning")
    def declare(self, t: Table, me: int) -> None:
        if t.use(self, me):
            t.tell("upset", seat=me)

    @modify(SelectableCards)
    def attacks_only(self, t: Table, me: int, asked: SelectableCards, cards: list[int]) -> list[int]:
        return [card for card in cards if t.box.kind[card] == "attack"] or cards

    @modify(Upset)
    def turn_round(self, t: Table, me: int, asked: Upset, turned: bool) -> bool:
        return not turned


class LoserWild(Wild):
    """Both sides lose, and no cards are played."""

    @at("planning")
    def drag_down(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.end_encounter("both_lose", self)


class LoserSuper(Super):
    """The upset may wait until the cards are laid; then they may be any."""

    @at("reveal", when=lambda t, me: not t.in_effect(Loser, me))
    def declare_late(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)
            t.tell("upset", seat=me)

    @modify(Upset)
    def turn_round(self, t: Table, me: int, asked: Upset, turned: bool) -> bool:
        return not turned
