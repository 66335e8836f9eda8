from __future__ import annotations

from dataclasses import dataclass

from cosmic.engine.effects import OWN, Power, Super, Wild, at, modify, react
from cosmic.engine.events import Event
from cosmic.engine.queries import CardValue
from cosmic.engine.table import Table


@dataclass
class Resounded(Event):
    """The attack is heard a second time."""

    player: int

    def whose(self) -> int:
        return self.player

    def apply(self, t: Table) -> None:
        t.tell("echo-heard", seat=self.player)


class Echo(Power):
    """Its attack counts two more."""

    @at("reveal.revealed", when=lambda t, me: t.kind_of(t.side_of(me)) == "attack")
    def resound(self, t: Table, me: int) -> None:
        if t.use(self, me):
            t.emit(Resounded(me))

    @modify(CardValue)
    def louder(self, t: Table, me: int, asked: CardValue, value: int) -> int:
        return value + 2 if asked.side == t.side_of(me) else value


class EchoWild(Wild):
    """Another player draws a card."""

    @at("regroup")
    def call(self, t: Table, me: int) -> None:
        other = t.ask(me, "echo-whom", t.clockwise_after(me), "seat")
        if t.play(self, me, other):
            t.tell("echo-called", seat=me, other=other)
            t.draw(other, 1)


class EchoSuper(Super):
    """Draws a card when its attack resounds."""

    @react(Resounded, of=OWN)
    def draw(self, t: Table, me: int, resounded: Resounded) -> None:
        if t.play(self, me) and t.ask_yes(me, "echo-draw"):
            t.draw(me, 1)
