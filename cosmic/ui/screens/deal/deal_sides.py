"""The two sides of an offer in the making: what can be given, and what can be asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cosmic.engine.definitions import KINDS
from cosmic.hotseat.session.deal_drafts import GIVE, SIDES, TAKE, OfferDraft
from cosmic.ui.kit.node import Action, Area, Node
from cosmic.ui.kit.widgets_basic import Button
from cosmic.ui.printed.card_styles import LIVERIES
from cosmic.ui.screens.deal.deal_column import Column
from cosmic.ui.screens.deal.deal_styles import Looks
from cosmic.ui.screens.deal.deal_tiles import (
    PLANET_WIDE,
    SHIP_WIDE,
    AmountTile,
    Backs,
    CardTile,
    PlanetTile,
    crew_size,
    tally_width,
)

PER_ROW, ROWS = 5, 2  # cards of the own hand that lie side by side
LIFT = 10.0
ASKED = (84.0, 118.0)

Maker = Callable[[Area], Node]


class SideBuilder:
    """Builds the nodes of one side; every press changes the draft and then calls `changed`."""

    def __init__(self, side: int, draft: OfferDraft, looks: Looks, column: Column, changed: Action) -> None:
        self.side, self.draft, self.looks, self.column, self.changed = side, draft, looks, column, changed
        self.say = looks.words.say
        self.giver, self.taker = (looks.me, looks.other) if side == GIVE else (looks.other, looks.me)
        self.key = SIDES[side]

    def act(self, what: Callable[..., object], *about: object) -> None:
        what(*about)
        self.changed()

    # --- cards by name
    def own_hand(self) -> None:
        column, draft = self.column, self.draft
        column.heading(self.say("ui-deal-hand", count=len(draft.hand)))
        if not draft.hand:
            column.words("none", self.say("ui-deal-hand-empty"), 22, "dim")
            return
        lay_hand(column, [partial(self.own_card, slot) for slot in range(len(draft.hand))])

    def own_card(self, slot: int, box: Area) -> Node:
        draft, face = self.draft, self.draft.hand[slot]
        tile = CardTile(
            f"give-card-{slot}",
            box,
            self.looks.words.card(face),
            self.looks.about_card(face),
            partial(self.act, draft.toggle_slot, slot),
            slot in draft.named,
            draft.can_name(slot),
            self.say("ui-deal-no-room-own"),
        )
        tile.words, tile.lift, tile.entry = self.looks.card(face), LIFT, self.looks.entry(face)
        return tile

    def their_hand(self, pick: Action) -> None:
        column, draft = self.column, self.draft
        count = draft.bounds.their_cards
        column.heading(self.say("ui-deal-their-hand", count=count, other=self.looks.words.seat(self.looks.other)))
        if not count:
            column.words("none", self.say("ui-deal-their-hand-empty"), 22, "dim")
            return
        asked = self.say("ui-deal-asked", asked=draft.cards(TAKE), count=count)
        aside = column.metrics.width_of(asked, 22, "bold") < column.width * 0.45
        label = asked if aside else ""
        column.row(70, lambda box: Backs("their-hand", box, count, draft.cards(TAKE), label))
        if not aside:
            column.words("asked", asked, 22, "gold" if draft.cards(TAKE) else "dim", "bold")
        if draft.asked:
            column.strip([partial(self.asked_card, n) for n in range(len(draft.asked))], *ASKED)
        words, tip = self.say("ui-deal-certain"), self.say("ui-deal-certain-tip")
        full, why = draft.room(TAKE) < 1, self.say("ui-deal-no-room-their")

        def certain(box: Area) -> Button:
            return Button("certain", box, words, pick, "ui/plus", size=24, tip=tip, enabled=not full, why_not=why)

        column.row(certain((0, 0, column.width, 0)).natural_height(column.metrics), certain)

    def asked_card(self, place: int, box: Area) -> Node:
        face = self.draft.asked[place]
        remove = partial(self.act, self.draft.remove_card, TAKE, face)
        tip = f"{self.looks.about_card(face)}\n{self.say('ui-deal-take-out')}"
        tile = CardTile(f"take-card-{place}", box, self.looks.words.card(face), tip, remove, True)
        tile.words, tile.entry = self.looks.card(face), self.looks.entry(face)
        return tile

    # --- cards by kind and at random
    def numbers(self) -> None:
        draft, side, column = self.draft, self.side, self.column
        hand = len(draft.hand) if side == GIVE else draft.bounds.their_cards
        if not hand:
            return
        column.heading(self.say("ui-deal-kinds"))
        kinds = [kind for kind in KINDS if side == TAKE or draft.held[kind]]
        makers: list[Maker] = [partial(self.kind_tally, kind) for kind in kinds]
        makers.append(self.random_tally)
        names = [self.looks.kind(kind) for kind in kinds] + [self.say("ui-deal-random")]
        scale = column.metrics.text_scale
        widest = max(column.metrics.width_of(name, 22) for name in names)
        least = tally_width(widest, scale)
        column.grid(makers, least, max(52.0, column.metrics.line(22) + 14), 2)

    def kind_tally(self, kind: str, box: Area) -> Node:
        draft, side = self.draft, self.side
        return AmountTile(
            f"{self.key}-{kind}",
            box,
            self.looks.kind(kind),
            f"cards/{kind}",
            LIVERIES[kind].glow,
            draft.kinds[side].get(kind, 0),
            draft.most_of_kind(side, kind),
            lambda count: self.act(draft.set_kind, side, kind, count),
            self.say("ui-deal-kind-tip", seat=self.looks.words.seat(self.giver)),
            self.no_room(),
            self.column.metrics.text_scale,
        )

    def random_tally(self, box: Area) -> Node:
        draft, side = self.draft, self.side
        return AmountTile(
            f"{self.key}-random",
            box,
            self.say("ui-deal-random"),
            "ui/random",
            "gold",
            draft.random[side],
            draft.most_random(side),
            lambda count: self.act(draft.set_random, side, count),
            self.say("ui-deal-random-tip"),
            self.no_room(),
            self.column.metrics.text_scale,
        )

    def no_room(self) -> str:
        return self.say("ui-deal-no-room-own") if self.side == GIVE else self.say("ui-deal-no-room-their")

    # --- colonies and ships
    def colonies(self) -> None:
        column, planets = self.column, self.draft.bounds.colonies[self.side]
        taker = self.looks.words.seat(self.taker)
        column.heading(self.say("ui-deal-colonies", seat=taker))
        if not planets:
            column.words("none", self.say("ui-deal-no-colonies"), 22, "dim")
            return
        line = column.metrics.line(20)
        crew = max(crew_size(line, len(self.looks.crew(planet))) for planet in planets)
        name = max(column.metrics.width_of(self.looks.words.planet(planet), 20, "bold") for planet in planets)
        wide = max(name + 24, PLANET_WIDE + SHIP_WIDE + 26 + column.metrics.width_of("4", 20, "bold"))
        column.grid([partial(self.planet, planet) for planet in planets], wide, max(PLANET_WIDE, crew) + line + 14, 5)

    def planet(self, planet: int, box: Area) -> Node:
        draft, words = self.draft, self.looks.words
        fresh = draft.is_new(self.side, planet)
        tip = self.say("ui-deal-colony-tip", planet=words.planet(planet), who=words.on_planet(planet))
        if planet // self.looks.view.options.planets == self.taker:
            tip += "\n" + self.say("ui-deal-colony-home", seat=words.seat(self.taker))
        if not fresh:
            tip += "\n" + self.say("ui-deal-colony-old", seat=words.seat(self.taker))
        press = partial(self.act, draft.toggle_colony, self.side, planet)
        picked = draft.colony[self.side] == planet
        return PlanetTile(f"{self.key}-planet-{planet}", box, self.looks, planet, tip, press, picked, fresh)

    def ships(self) -> None:
        """Only where a power lets its owner set ships free."""
        most = self.draft.bounds.free[self.side]
        owners = [owner for owner, count in enumerate(most) if count]
        if not owners:
            return
        self.column.heading(self.say("ui-deal-free", seat=self.looks.words.seat(self.giver)))
        names = [self.looks.words.seat(owner) for owner in owners]
        least = max(self.column.metrics.width_of(name, 22) for name in names)
        least = tally_width(least, self.column.metrics.text_scale)
        makers: list[Maker] = [partial(self.ship_tally, owner) for owner in owners]
        self.column.grid(makers, least, max(52.0, self.column.metrics.line(22) + 14), 2)

    def ship_tally(self, owner: int, box: Area) -> Node:
        draft, side = self.draft, self.side
        most = draft.most_free(side, owner)
        return AmountTile(
            f"{self.key}-free-{owner}",
            box,
            self.looks.words.seat(owner),
            f"marks/{self.looks.mark(owner)}",
            self.looks.colour(owner),
            draft.free[side][owner],
            most,
            lambda count: self.act(draft.set_free, side, owner, count),
            self.say("ui-deal-free-tip", count=most),
            scale=self.column.metrics.text_scale,
        )


def lay_hand(column: Column, makers: list[Maker]) -> None:
    """The own cards side by side; more than two rows of them lie over each other."""
    wide = (column.width - 10 * (PER_ROW - 1)) / PER_ROW
    column.strip(makers, wide, wide * 1.4 + LIFT, PER_ROW if len(makers) <= PER_ROW * ROWS else 0)


def give_side(draft: OfferDraft, looks: Looks, column: Column, changed: Action) -> None:
    side = SideBuilder(GIVE, draft, looks, column, changed)
    side.own_hand()
    side.numbers()
    side.colonies()
    side.ships()


def take_side(draft: OfferDraft, looks: Looks, column: Column, changed: Action, pick: Action) -> None:
    side = SideBuilder(TAKE, draft, looks, column, changed)
    side.their_hand(pick)
    side.numbers()
    side.colonies()
    side.ships()
