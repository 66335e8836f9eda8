from __future__ import annotations

from cosmic.engine.effects import CHOOSING, Power, Super, Wild, at, replace
from cosmic.engine.ship_events import ShipsLand, ShipsToWarp, Stacks
from cosmic.engine.table import Table


def has_beaten_an_attack(t: Table, me: int, sent: ShipsToWarp) -> bool:
    return sent.cause == "defeat" and t.both_attack() and t.is_main(me) and t.has_won(me)


def is_its_foe(t: Table, me: int, sent: ShipsToWarp) -> bool:
    return has_beaten_an_attack(t, me, sent) and sent.owner == t.foe_of(me)


def is_ally_of_its_foe(t: Table, me: int, sent: ShipsToWarp) -> bool:
    return has_beaten_an_attack(t, me, sent) and sent.owner in t.allies_of(t.side_of(t.foe_of(me)))


def pick_others(t: Table, me: int, sent: ShipsToWarp) -> None:
    """As many as would have gone, from wherever Bully likes."""
    owner = sent.owner
    sent.sources = t.pick_ships(me, owner, sent.count, "bully-ships", t.stacks_in_play(owner))


class Bully(Power):
    """Says which ships of the opponent it has beaten are lost."""

    @replace(ShipsToWarp, rank=CHOOSING, when=is_its_foe)
    def intimidate(self, t: Table, me: int, sent: ShipsToWarp) -> None:
        if t.use(self, me):
            pick_others(t, me, sent)


class BullySuper(Super):
    """And which of the opponent's allies."""

    @replace(
        ShipsToWarp,
        rank=CHOOSING,
        when=lambda t, me, sent: is_ally_of_its_foe(t, me, sent) and t.in_effect(Bully, me),
    )
    def intimidate_allies(self, t: Table, me: int, sent: ShipsToWarp) -> None:
        if not t.in_effect(self, me) and t.play(self, me):
            t.put_in_effect(self, me)

    @replace(ShipsToWarp, rank=CHOOSING, lasting=True)
    def pick(self, t: Table, me: int, sent: ShipsToWarp) -> None:
        if is_ally_of_its_foe(t, me, sent):
            pick_others(t, me, sent)


PRICE = 2  # ships


def settlers(t: Table, me: int) -> Stacks:
    """Rule: launch.defense_waits."""
    return t.stacks_and_gate(me) if me == t.enc.offense else t.stacks_outside(me)


def planets_to_claim(t: Table, me: int) -> list[int]:
    if not settlers(t, me):
        return []
    return [planet for planet in t.colonies(t.foe_of(me)) if not t.s.ships[planet][me]]


def can_extort(t: Table, me: int) -> bool:
    foe = t.foe_of(me)
    return t.kind_of(t.side_of(foe)) == "negotiate" and bool(planets_to_claim(t, me) or t.stacks_outside(foe))


class BullyWild(Wild):
    """Whoever shows a negotiate lets the holder in or pays two ships."""

    @at("reveal.revealed", when=can_extort)
    def extort(self, t: Table, me: int) -> None:
        if not t.play(self, me):
            return
        foe = t.foe_of(me)
        planets, price = planets_to_claim(t, me), t.stacks_outside(foe)
        planet = t.ask(me, "bully-planet", planets, "planet", other=foe) if planets else None
        if planet is None or (sum(n for _, n in price) >= PRICE and self.is_paid(t, me, foe, planet)):
            t.choose_and_lose(foe, PRICE, "bully-price", price)
        else:
            stacks = settlers(t, me)
            chosen = t.ask_ships(me, "bully-settle", stacks, 1, sum(n for _, n in stacks), planet=planet)
            t.emit(ShipsLand(me, chosen, planet))
        t.colonies_changed()

    def is_paid(self, t: Table, me: int, foe: int, planet: int) -> bool:
        return bool(t.ask(foe, "bully-choice", ("colony", "ships"), other=me, planet=planet) == "ships")
