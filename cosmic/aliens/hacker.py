from __future__ import annotations

from cosmic.engine.effects import OWN, Power, Super, Wild, at, react, replace
from cosmic.engine.hand_events import CardsGiven, CardsTaken
from cosmic.engine.table import Table


def collects(t: Table, me: int) -> bool:
    taker, _, due = t.enc.compensation
    return bool(taker == me and due and t.others_with_cards(me))


def pays(t: Table, me: int) -> bool:
    _, payer, due = t.enc.compensation
    return bool(payer == me and due and t.s.seats[me].hand)


class Hacker(Power):
    """Takes its compensation from whom it likes and picks the cards; picks those that are taken from itself as well."""

    @at("compensation", when=collects)
    def break_in(self, t: Table, me: int) -> None:
        other = t.ask(me, "hacker-whom", t.others_with_cards(me), "seat")
        if t.use(self, me, "collecting", other):
            t.enc.compensation[1] = other

    @at("compensation", when=lambda t, me: pays(t, me) and len(t.s.seats[me].hand) > t.enc.compensation[2])
    def lock_up(self, t: Table, me: int) -> None:
        t.use(self, me, "paying")

    @replace(CardsTaken, lasting=True, part="collecting")
    def pick(self, t: Table, me: int, taken: CardsTaken) -> None:
        if taken.why == "compensation" and taken.taker == me:
            left, count = t.open_to_compensation(taken.payer)[:], len(taken.cards)
            t.look_at(me, taken.payer, left)
            taken.cards = []
            for _ in range(count):
                taken.cards.append(t.ask_among(me, "hacker-card", left, secret=True, other=taken.payer))
                left.remove(taken.cards[-1])

    @replace(CardsTaken, lasting=True, part="paying")
    def hand_over(self, t: Table, me: int, taken: CardsTaken) -> None:
        if taken.why == "compensation" and taken.payer == me:
            hand, count = t.s.seats[me].hand, len(taken.cards)
            taken.cards = t.ask_many(me, "hacker-pay", hand, count, count, "card", other=taken.taker)


class HackerWild(Wild):
    """Pays no compensation at all."""

    @at("compensation", when=pays)
    def block(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.enc.compensation[2] = 0


class HackerSuper(Super):
    """Gives back any cards, at most as many as it took."""

    @react(CardsTaken, of=OWN, when=lambda t, me, taken: taken.why == "compensation")
    def give_back(self, t: Table, me: int, taken: CardsTaken) -> None:
        if t.play(self, me, taken.payer):
            hand = t.s.seats[me].hand
            cards = t.ask_many(me, "hacker-give-back", hand, 0, len(taken.cards), "card", other=taken.payer)
            t.emit(CardsGiven(me, taken.payer, cards, "effect"))
