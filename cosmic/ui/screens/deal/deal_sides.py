"""The two sides of an offer in the making: what can be given, and what can be asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from cosmic.hotseat.session.deal_drafts import GIVE, SIDES, TAKE, OfferDraft
from cosmic.ui.kit.layout import Column, Grid, Laid, Sized
from cosmic.ui.kit.node import UNPLACED, Action, Node
from cosmic.ui.kit.widgets_basic import Button
from cosmic.ui.printed.card_styles import LIVERIES
from cosmic.ui.screens.deal.card_strip import GAP, CardStrip, group, words
from cosmic.ui.screens.deal.deal_styles import Looks
from cosmic.ui.screens.deal.deal_tiles import AmountTile, Backs, CardTile, PlanetTile

ROWS = 2  # of the own hand, before cards lie over each other
# Cards of the own hand that lie side by side, and the air between groups: closer ones where not all of it is seen.
WAYS = ((5, 22.0), (5, 8.0), (6, 18.0), (6, 8.0))
LIFT = 10.0
ASKED = 84.0  # the width of a card that is asked for


class SideBuilder:
    """Builds one side; every press changes the draft and then calls `changed`."""

    def __init__(self, side: int, draft: OfferDraft, looks: Looks, changed: Action) -> None:
        self.side, self.draft, self.looks, self.changed = side, draft, looks, changed
        self.say = looks.words.say
        self.giver, self.taker = (looks.me, looks.other) if side == GIVE else (looks.other, looks.me)
        self.key = SIDES[side]

    def act(self, what: Callable[..., object], *about: object) -> None:
        what(*about)
        self.changed()

    # --- cards by name
    def own_hand(self, across: int) -> Laid:
        draft = self.draft
        cards = hand_strip([self.own_card(slot) for slot in range(len(draft.hand))], across)
        none = words("give:no-hand", self.say("ui-deal-hand-empty"), 22, "dim")
        return group("give:hand", self.say("ui-deal-hand", count=len(draft.hand)), cards if draft.hand else none)

    def own_card(self, slot: int) -> Node:
        draft, face = self.draft, self.draft.hand[slot]
        tile = CardTile(
            f"give-card-{slot}",
            UNPLACED,
            self.looks.words.card(face),
            self.looks.about_card(face),
            partial(self.act, draft.toggle_slot, slot),
            slot in draft.named,
            draft.can_name(slot),
            self.say("ui-deal-no-room-own"),
        )
        tile.words, tile.lift, tile.entry = self.looks.card(face), LIFT, self.looks.entry(face)
        tile.is_reward = self.looks.is_own_reward(face)
        return tile

    def their_hand(self, pick: Action) -> Laid:
        draft, say, count = self.draft, self.say, self.draft.bounds.their_cards
        title = say("ui-deal-their-hand", count=count, other=self.looks.words.seat(self.looks.other))
        if not count:
            return group("take:hand", title, words("take:no-hand", say("ui-deal-their-hand-empty"), 22, "dim"))
        told = say("ui-deal-asked", asked=draft.cards(TAKE), count=count)
        asked = words("take:asked", told, 22, "gold" if draft.cards(TAKE) else "dim", "bold")
        rewards = self.looks.words.view.seats[self.looks.other].hand_rewards
        backs = Backs("their-hand", UNPLACED, count, draft.cards(TAKE), rewards)
        cards = [self.asked_card(n) for n in range(len(draft.asked))]
        certain = Button("certain", UNPLACED, say("ui-deal-certain"), pick, "ui/plus", size=24)
        certain.tip, certain.enabled = say("ui-deal-certain-tip"), draft.room(TAKE) >= 1
        certain.why_not = say("ui-deal-no-room-their")
        strip = CardStrip(*cards, wide=ASKED) if cards else None
        return group("take:hand", title, Sized(backs, height=70), asked, strip, certain)

    def asked_card(self, place: int) -> Node:
        face = self.draft.asked[place]
        remove = partial(self.act, self.draft.remove_card, TAKE, face)
        tip = f"{self.looks.about_card(face)}\n{self.say('ui-deal-take-out')}"
        tile = CardTile(f"take-card-{place}", UNPLACED, self.looks.words.card(face), tip, remove, True)
        tile.words, tile.entry = self.looks.card(face), self.looks.entry(face)
        tile.is_reward = self.looks.is_reward(face)
        return tile

    # --- cards by kind and at random
    def numbers(self) -> Laid | None:
        draft, side = self.draft, self.side
        hand = len(draft.hand) if side == GIVE else draft.bounds.their_cards
        if not hand:
            return None
        kinds = [kind for kind in draft.bounds.kinds_there() if side == TAKE or draft.held[kind]]
        tallies = [*(self.kind_tally(kind) for kind in kinds), self.random_tally()]
        return group(f"{self.key}:kinds", self.say("ui-deal-kinds"), Grid(*tallies, most=2, gap=GAP))

    def kind_tally(self, kind: str) -> Node:
        draft, side = self.draft, self.side
        return AmountTile(
            f"{self.key}-{kind}",
            self.looks.kind(kind),
            f"cards/{kind}",
            LIVERIES[kind].glow,
            draft.kinds[side].get(kind, 0),
            draft.most_of_kind(side, kind),
            lambda count: self.act(draft.set_kind, side, kind, count),
            self.say("ui-deal-kind-tip", seat=self.looks.words.seat(self.giver)),
            self.no_room(),
        )

    def random_tally(self) -> Node:
        draft, side = self.draft, self.side
        return AmountTile(
            f"{self.key}-random",
            self.say("ui-deal-random"),
            "ui/random",
            "gold",
            draft.random[side],
            draft.most_random(side),
            lambda count: self.act(draft.set_random, side, count),
            self.say("ui-deal-random-tip"),
            self.no_room(),
        )

    def no_room(self) -> str:
        return self.say("ui-deal-no-room-own") if self.side == GIVE else self.say("ui-deal-no-room-their")

    # --- colonies and ships
    def colonies(self) -> Laid:
        planets, taker = self.draft.bounds.colonies[self.side], self.looks.words.seat(self.taker)
        none = words(f"{self.key}:no-colony", self.say("ui-deal-no-colonies"), 22, "dim")
        tiles = Grid(*(self.planet(planet) for planet in planets), most=5, gap=GAP)
        return group(f"{self.key}:colonies", self.say("ui-deal-colonies", seat=taker), tiles if planets else none)

    def planet(self, planet: int) -> Node:
        draft, words = self.draft, self.looks.words
        fresh = draft.is_new(self.side, planet)
        tip = self.say("ui-deal-colony-tip", planet=words.planet(planet), who=words.on_planet(planet))
        if self.looks.view.home_of(planet) == self.taker:
            tip += "\n" + self.say("ui-deal-colony-home", seat=words.seat(self.taker))
        if not fresh:
            tip += "\n" + self.say("ui-deal-colony-old", seat=words.seat(self.taker))
        press = partial(self.act, draft.toggle_colony, self.side, planet)
        picked = draft.colony[self.side] == planet
        return PlanetTile(f"{self.key}-planet-{planet}", self.looks, planet, tip, press, picked, fresh)

    def ships(self) -> Laid | None:
        """Only where a power lets its owner set ships free."""
        owners = [owner for owner, count in enumerate(self.draft.bounds.free[self.side]) if count]
        if not owners:
            return None
        title = self.say("ui-deal-free", seat=self.looks.words.seat(self.giver))
        return group(f"{self.key}:ships", title, Grid(*map(self.ship_tally, owners), most=2, gap=GAP))

    def ship_tally(self, owner: int) -> Node:
        draft, side = self.draft, self.side
        most = draft.most_free(side, owner)
        return AmountTile(
            f"{self.key}-free-{owner}",
            self.looks.words.seat(owner),
            f"marks/{self.looks.mark(owner)}",
            self.looks.colour(owner),
            draft.free[side][owner],
            most,
            lambda count: self.act(draft.set_free, side, owner, count),
            self.say("ui-deal-free-tip", count=most),
        )


def hand_strip(cards: Sequence[Node], across: int) -> CardStrip:
    """The own cards side by side; more than two rows of them lie over each other."""
    return CardStrip(*cards, across=across, rows=ROWS, lift=LIFT)


def give_side(draft: OfferDraft, looks: Looks, changed: Action) -> list[Laid]:
    """The ways to lay it out, from the one with most air."""
    side = SideBuilder(GIVE, draft, looks, changed)
    return [
        Column(side.own_hand(across), side.numbers(), side.colonies(), side.ships(), gap=air) for across, air in WAYS
    ]


def take_side(draft: OfferDraft, looks: Looks, changed: Action, pick: Action) -> list[Laid]:
    side = SideBuilder(TAKE, draft, looks, changed)
    return [
        Column(side.their_hand(pick), side.numbers(), side.colonies(), side.ships(), gap=air)
        for air in dict.fromkeys(air for _, air in WAYS)
    ]
