"""Places on the board that can be chosen: planets, seats, the gate, the decks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import FRect

from cosmic.engine.definitions import Content
from cosmic.engine.state import GATE, REMOVED, WARP
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.hotseat.session import question_forms
from cosmic.text.below_zero import figure
from cosmic.text.presenter import Presenter
from cosmic.ui.board import codex_entries_for, tokens
from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.board.board_state import SHIP, ShipStack, planet_box, room_of, stacks, zone_center
from cosmic.ui.board.free_places import tech_box
from cosmic.ui.board.hyperspace_gate import gate_box
from cosmic.ui.board.info_spot import InfoSpot
from cosmic.ui.board.large_units import NUMBERS_SCALE, PIECES_SCALE, larger, plain_box
from cosmic.ui.board.pieces import Tableau, draw_number, draw_over_small
from cosmic.ui.board.planet_tags import draw_kept_beside
from cosmic.ui.board.tech_pieces import techs_of
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Hotspot
from cosmic.ui.table.asked import Asked

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI


def board_spots(asked: Asked, table: Tableau, layout: BoardLayout, said: Mapping[int, str]) -> list[Node]:
    """The answers that are given on the board; `layout` in the units of the sheet. `said`: just now, by seat."""
    form = asked.form
    if form == question_forms.PLANETS:
        return [planet_spot(asked, table, layout, option) for option in asked.options]
    if form == question_forms.SEATS:
        return [seat_spot(asked, layout, option, asked.choose, said) for option in asked.options]
    if form == question_forms.GUESTS:
        return [seat_spot(asked, layout, option, asked.toggle, said) for option in asked.options]
    if form == question_forms.SHIPS:
        return [ship_spot(asked, table, layout, option) for option in asked.options]
    return []


def planet_spot(asked: Asked, table: Tableau, layout: BoardLayout, planet: int) -> Node:
    choice = asked.words.choice(asked.decision, planet)
    return PlanetSpot(
        table,
        asked.words.content,
        planet,
        f"planet-{planet}",
        zone_box(asked, table, layout, planet),
        lambda: asked.choose(planet),
        label=choice.label,
        tip=f"{choice.label}\n{choice.means}",
        shape="circle" if planet >= 0 else "rect",
        lit=True,
        entry=codex_entries_for.of_planet(asked.words.view, planet)
        if planet >= 0
        else codex_entries_for.of_zone(planet),
    )


class PlanetSpot(Hotspot):
    """A planet that can be chosen, with its number over the ring."""

    def __init__(self, table: Tableau, content: Content, planet: int, *rest: Any, **more: Any) -> None:
        super().__init__(*rest, **more)
        self.table, self.content, self.planet = table, content, planet

    def draw(self, canvas: Canvas, ui: UI) -> None:
        super().draw(canvas, ui)
        draw_over_ring(canvas, self.table, self.content, self.planet)


class PlanetTip(InfoSpot):
    """A planet that can only be looked at."""

    def __init__(self, table: Tableau, content: Content, planet: int, *rest: Any, **more: Any) -> None:
        super().__init__(*rest, **more)
        self.table, self.content, self.planet = table, content, planet

    def draw(self, canvas: Canvas, ui: UI) -> None:
        super().draw(canvas, ui)
        if ui.hot(self) or ui.focused(self):
            draw_over_ring(canvas, self.table, self.content, self.planet)


def draw_over_ring(canvas: Canvas, table: Tableau, content: Content, planet: int) -> None:
    """No ring ever hides the number of a planet, nor what lies beside it, nor how many ships are on a small one."""
    if planet < 0:
        return
    numbers, pieces = larger(canvas, NUMBERS_SCALE), larger(canvas, PIECES_SCALE)
    with numbers.above(), numbers.above(), numbers.above(), numbers.above():
        draw_over_small(pieces, table, planet)
        draw_number(numbers, table, planet)
        draw_kept_beside(numbers, table, content, planet)


def seat_spot(
    asked: Asked, layout: BoardLayout, seat: int, press: Callable[[Any], None], said: Mapping[int, str]
) -> Node:
    """What was said there just now stands in its tip, as it may not cover what is to be pressed."""
    choice = asked.words.choice(asked.decision, seat)
    return Hotspot(
        f"seat-{seat}",
        layout.seats[seat].plate,
        lambda: press(seat),
        label=choice.label,
        tip="\n".join([choice.means, *spoken_there(asked.words, seat, said)]),
        lit=True,
        picked=bool(asked.draft.count(seat)),
        radius=14,
        entry=codex_entries_for.of_seat(asked.words.view, seat),
    )


def spoken_there(words: Presenter, seat: int, said: Mapping[int, str]) -> list[str]:
    return [words.say("said", seat=words.seat(seat), words=said[seat])] if seat in said else []


SPOT = 118.0  # side of a place that is no planet


class ShipSpot(Hotspot):
    """A place from which, or to which, ships go: a press takes one more, the other button puts one back."""

    def __init__(self, asked: Asked, table: Tableau, zone: int, box: FRect) -> None:
        choice = asked.words.choice(asked.decision, zone)
        owner = asked.owner
        super().__init__(
            f"zone-{zone}",
            box,
            lambda: asked.add(zone),
            label=choice.label,
            tip=f"{choice.label}: {choice.means}",
            shape="circle" if zone >= 0 else "rect",
            lit=True,
            picked=bool(asked.draft.count(zone)),
            on_alt=lambda: asked.remove(zone),
            draggable=True,
            on_drop=lambda target, x, y: asked.add(zone) if far_from(box, x, y) else None,
            ghost=lambda canvas, x, y: tokens.draw_ship(
                canvas, x, y, SHIP * 1.4, table.colour(owner), table.mark(owner)
            ),
            entry=codex_entries_for.of_zone(zone),
        )
        self.asked, self.table, self.zone = asked, table, zone

    def erase(self, step: int) -> bool:
        self.asked.remove(self.zone)
        return True

    def draw(self, canvas: Canvas, ui: UI) -> None:
        super().draw(canvas, ui)
        if self.zone == REMOVED:
            owner, (x, y, w, h) = self.asked.owner, self.box
            tokens.draw_ship(canvas, x + w / 2, y + h / 2, SHIP, self.table.colour(owner), self.table.mark(owner))
        draw_over_ring(canvas, self.table, self.asked.words.content, self.zone)
        count = self.asked.draft.count(self.zone)
        if count:
            x, y, w, _ = self.box
            words = figure(-count) if self.asked.ships_leave else f"+{count}"
            wide = canvas.metrics.width_of(words, 26, "extrabold") + 22
            high = canvas.metrics.line(26)
            box = FRect(x + w / 2 - wide / 2, y - high * 0.6, wide, high)
            headline = self.table.layout.hud.headline
            if box.colliderect(headline):
                box.y = headline.bottom + 2
            with canvas.above(), canvas.above():  # over the tags of the plates, too
                canvas.panel(box, "gold", (30, 20, 4), 12, 2, "gold_low")
                canvas.text(words, box, 26, "on_gold", "extrabold", "center", "middle", False, False)


def ship_spot(asked: Asked, table: Tableau, layout: BoardLayout, zone: int) -> Node:
    return ShipSpot(asked, table, zone, zone_box(asked, table, layout, zone))


def zone_box(asked: Asked, table: Tableau, layout: BoardLayout, zone: int) -> FRect:
    if 0 <= zone < asked.words.view.planet_count:
        return planet_box(layout, table.scene, zone)
    if zone == GATE:
        return gate_box(room_of(layout, table.scene, GATE))
    if zone == REMOVED:  # they stand nowhere on the board: over the warp, while it is asked for them
        return FRect(layout.warp.centerx - SPOT / 2, layout.warp.y - 1.25 * SPOT, SPOT, SPOT)
    if -5 - len(layout.seats) < zone < REMOVED:
        return held_box(layout, -5 - zone)
    at, side = zone_center(layout, table.scene, zone), SPOT
    return FRect(at.x - side / 2, at.y - side / 2, side, side)


def held_box(layout: BoardLayout, keeper: int) -> FRect:
    """Where captives of a seat are named, at the edge of its plate."""
    plate = layout.seats[keeper].plate
    edge = plate.bottom if plate.centery < layout.warp.centery else plate.y
    return FRect(plate.centerx - SPOT / 2, edge - SPOT / 4, SPOT, SPOT / 2)


def far_from(box: FRect, x: float, y: float) -> bool:
    """Dropped outside the planet it came from: at the gate or anywhere on the way."""
    return not (box.x <= x <= box.right and box.y <= y <= box.bottom)


def seat_plates(
    layout: BoardLayout,
    taken: set[str],
    look: Callable[[int], object],
    words: Presenter,
    bots: Sequence[int],
    said: Mapping[int, str],
) -> list[Node]:
    """Every plate opens the sheet of its seat, unless a press on it is an answer. `said`: just now, by seat."""

    def plate(seat: int) -> Node:
        def tip() -> str:
            lines = [words.say("ui-plate-tip", **words.standing_of(seat)), *(kept for _, kept in words.kept_by(seat))]
            bot = [words.say("ui-plate-bot")] if seat in bots else []
            return "\n".join([*lines, *bot, *spoken_there(words, seat, said)])

        box, view = layout.seats[seat].plate, words.view
        parts = codex_entries_for.parts_of_plate(box, view, seat)
        entry = codex_entries_for.of_seat(view, seat)
        return InfoSpot(f"seat-{seat}", box, lambda: look(seat), tip, entry, radius=14, parts=parts)

    return [plate(seat) for seat in range(len(layout.seats)) if f"seat-{seat}" not in taken]


def place_tips(table: Tableau, layout: BoardLayout, words: Presenter) -> list[Node]:
    """Who stands where, for the pointer; only while no place is an answer."""
    view = words.view
    standing: dict[int, list[ShipStack]] = {}
    for stack in stacks(table.layout, table.scene, view.ships):
        standing.setdefault(stack.zone, []).append(stack)

    def planet(number: int) -> Node:
        box, entry = planet_box(layout, table.scene, number), codex_entries_for.of_planet(view, number)
        parts = [(plain_box(part), what) for part, what in codex_entries_for.parts_of_planet(standing.get(number, ()))]
        told = partial(who_lives, number)
        return PlanetTip(
            table, words.content, number, f"on-{number}", box, None, told, entry, shape="circle", parts=parts
        )

    def who_lives(number: int) -> str:
        if number in view.gone:
            return words.gone(number)
        told = words.say("ui-on-planet", who=words.on_planet(number), planet=words.planet(number))
        if view.enc is not None and number == view.enc.worldship and number == table.scene.worldship:
            told = words.say("ui-worldship", said=told, seat=words.seat(view.home_of(number)))
        beside = [place for place in view.apart if place.endswith(f"/{number}")]
        return " ".join([told, *(line for place in beside for line in words.apart_at(place))])

    def who(zone: int, key: str) -> str:
        return words.say(key, who=words.on_planet(zone))

    gate = gate_box(room_of(layout, table.scene, GATE))
    places: list[Node] = [
        InfoSpot(f"number-{name}", box, None, partial(who, zone, key), ways.of_number(name), shape=shape)
        for name, box, zone, key, shape in (
            ("warp", layout.warp, WARP, "ui-in-warp", "circle"),
            ("gate", gate, GATE, "ui-at-gate", "rect"),
        )
    ]
    return places + [planet(number) for number in range(view.planet_count)] + tech_tips(table, words)


def tech_tips(table: Tableau, words: Presenter) -> list[Node]:
    """What lies in front of each seat, as far as the viewer knows it."""
    found: list[Node] = []
    for seat in range(len(words.view.seats)):
        own = techs_of(words.view, seat)
        for n, (tech, line) in enumerate(zip(own, words.techs_of(seat))):
            is_known = tech.slug in words.content.techs
            told = f"{line} {words.effect_text(tech.slug)}" if is_known else line
            entry = ways.of_tech(tech.slug) if is_known else ways.of_rule("techs.research")
            box = plain_box(tech_box(table.layout, seat, n, len(own)))
            found.append(InfoSpot(f"tech-{seat}-{n}", box, None, told, entry))
    return found


def pile_spots(
    layout: BoardLayout,
    words: Presenter,
    open_discards: Callable[[], object],
    open_rewards: Callable[[], object],
    explain: Callable[[str], object],
) -> list[Node]:
    """The piles tell how many cards they have; the discards can be leafed through, the others are explained."""
    view, decks = words.view, layout.decks
    enc = view.enc

    def destiny() -> str:
        return words.destiny(enc.destiny) if enc is not None and enc.destiny else words.say("nothing")

    turned = ways.of_destiny(enc.destiny) if enc is not None and enc.destiny else ways.of_number("destiny")
    return [
        InfoSpot(
            "discard",
            decks.discard,
            open_discards,
            lambda: words.say("ui-discard-tip", count=len(view.discard)),
            ways.of_number("discard"),
        ),
        InfoSpot(
            "deck",
            decks.deck,
            lambda: explain(ways.of_number("deck")),
            lambda: words.say("ui-deck-tip", count=view.deck_size),
            ways.of_number("deck"),
        ),
        InfoSpot(
            "destiny",
            decks.destiny,
            lambda: explain(ways.of_number("destiny")),
            lambda: words.say("ui-destiny-tip", count=view.destiny_deck_size),
            ways.of_number("destiny"),
        ),
        InfoSpot("destiny-discard", decks.destiny_discard, lambda: explain(turned), destiny, turned),
        *(reward_spots(layout, words, open_rewards, explain) if view.options.rewards == "deck" else ()),
    ]


def reward_spots(
    layout: BoardLayout, words: Presenter, open_rewards: Callable[[], object], explain: Callable[[str], object]
) -> list[Node]:
    view, decks, entry = words.view, layout.decks, ways.of_number("reward_deck")
    left = words.say("ui-reward-deck-tip", count=view.reward_deck_size)
    gone = words.say("ui-reward-discard-tip", count=len(view.reward_discard))
    return [
        InfoSpot("reward-deck", decks.reward, lambda: explain(entry), left, entry),
        InfoSpot("reward-discard", decks.reward_discard, open_rewards, gone, entry),
    ]
