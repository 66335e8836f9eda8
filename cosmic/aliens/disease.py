from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at
from cosmic.engine.notes import DESTINED
from cosmic.engine.pile_events import DiscardedTogether
from cosmic.engine.ship_events import ShipsHome, ShipsLand
from cosmic.engine.state import NOBODY
from cosmic.engine.table import Table

STRONG = 3  # ships that a colony needs to spread
SICK = 3  # ships lost by whoever shows the same kind of card as another


def strongholds(t: Table, me: int, host: int) -> list[int]:
    return [planet for planet in t.s.home_planets(host) if t.s.ships[planet][me] >= STRONG]


def may_infect(t: Table, me: int, host: int) -> bool:
    system = t.s.home_planets(host) if host not in (NOBODY, me) else ()
    return len(system) > 1 and bool(strongholds(t, me, host))


def is_met_by_choice(t: Table, me: int) -> bool:
    """A wild card shows nobody until the offense has picked somebody."""
    return DESTINED.get(t) == NOBODY and may_infect(t, me, t.enc.defense)


class Disease(Power):
    """From a strong colony with whomever destiny shows it spreads to another planet there."""

    @at("destiny.shown", when=lambda t, me: may_infect(t, me, DESTINED.get(t)))
    def infect(self, t: Table, me: int) -> None:
        self.spread(t, me, DESTINED.get(t))

    @at("destiny.drawn", when=is_met_by_choice)
    def infect_whom_the_offense_picked(self, t: Table, me: int) -> None:
        self.spread(t, me, t.enc.defense)

    def spread(self, t: Table, me: int, host: int) -> None:
        if t.use(self, me, target=host):
            start = t.ask(me, "disease-from", strongholds(t, me, host), "planet")
            ships = t.ask_ships(me, "disease-ships", [[start, t.s.ships[start][me]]], 1, t.s.ships[start][me])
            others = [planet for planet in t.s.home_planets(host) if planet != start]
            t.emit(ShipsLand(me, ships, t.ask(me, "disease-to", others, "planet")))
            t.colonies_changed()


class DiseaseWild(Wild):
    """Whoever shows the same kind of card as another loses ships; the flare goes to Disease."""

    @at("regroup", when=lambda t, me: t.others_with_cards(me))
    def break_out(self, t: Table, me: int) -> None:
        if not t.play(self, me):
            return
        picked = {player: self.picked(t, player) for player in t.others_with_cards(me)}
        for player, card in picked.items():
            t.tell("disease-shown", seat=player, card=t.face(card))
        for player, card in picked.items():
            t.discard(player, card)
        t.emit(DiscardedTogether(list(picked.values())))
        kinds = {player: t.box.kind[card] for player, card in picked.items()}
        sick = [player for player in kinds if list(kinds.values()).count(kinds[player]) > 1]
        t.lose_together(dict.fromkeys(sick, SICK), "disease-loss", "effect")
        t.colonies_changed()
        t.pass_to_alien(self.slug)

    def picked(self, t: Table, player: int) -> int:
        return int(t.ask(player, "disease-card", t.distinct(t.s.seats[player].hand), "card", told=True))


class DiseaseSuper(Super):
    """A ship moves from colony to colony."""

    @at("regroup", when=lambda t, me: len(t.colonies(me)) > 1)
    def creep(self, t: Table, me: int) -> None:
        if t.play(self, me):
            start = t.ask(me, "disease-leave", t.colonies(me), "planet")
            to = t.ask(me, "disease-join", [planet for planet in t.colonies(me) if planet != start], "planet")
            t.emit(ShipsHome(me, [[start, 1]], [[to, 1]]))
            t.colonies_changed()
