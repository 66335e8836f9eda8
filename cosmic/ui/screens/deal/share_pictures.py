"""One side of a deal in pictures: cards by name, by kind and at random, a colony, ships set free."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cosmic.engine.deals import Share
from cosmic.engine.state import NOBODY
from cosmic.ui.board import tokens
from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets_basic import focus_ring
from cosmic.ui.printed.card_styles import LIVERIES, paper_of
from cosmic.ui.printed.hand_cards import draw_card
from cosmic.ui.screens.deal.deal_styles import Looks
from cosmic.ui.screens.deal.deal_tiles import SHIP_WIDE, Pickable, draw_crew, draw_reward_mark, draw_small_back

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

RATIO = 1.4


@dataclass(frozen=True)
class Item:
    """One term of a deal."""

    what: str  # card, kind, random, colony, ships
    of: str | int = ""  # the face, the kind, the planet, the owner
    count: int = 1


def items_of(given: Share) -> list[Item]:
    found = [Item("card", face) for face in given["cards"]]
    found += [Item("kind", kind, count) for kind, count in given["kinds"]]
    if given["random"]:
        found.append(Item("random", "", given["random"]))
    if given["colony"] != NOBODY:
        found.append(Item("colony", given["colony"]))
    return found + [Item("ships", owner, count) for owner, count in enumerate(given["free"]) if count]


def name_of(looks: Looks, item: Item) -> str:
    words = looks.words
    if item.what == "card":
        return words.card(str(item.of))
    if item.what == "kind":
        return words.say("share-kind", count=item.count, kind=words.kind(str(item.of)))
    if item.what == "random":
        return words.say("share-random", count=item.count)
    if item.what == "colony":
        return words.say("share-colony", planet=words.planet(int(item.of)))
    return words.say("share-free", seat=words.seat(int(item.of)), count=item.count)


def means_of(looks: Looks, item: Item) -> str:
    """What stands behind a picture, for its tip."""
    if item.what == "card":
        return looks.about_card(str(item.of))
    if item.what == "colony":
        on = looks.words.on_planet(int(item.of))
        return looks.words.say("ui-deal-colony-tip", planet=looks.words.planet(int(item.of)), who=on)
    return name_of(looks, item)


def draw_item(canvas: Canvas, looks: Looks, item: Item, box: Box) -> None:
    """The picture alone, in the shape of a card."""
    x, y, w, h = box
    if item.what == "card":
        draw_card(canvas, box, looks.card(str(item.of)))
        if looks.is_reward(str(item.of)):
            draw_reward_mark(canvas, box)
    elif item.what == "kind":
        livery, paper = LIVERIES[str(item.of)], paper_of(canvas.theme)
        canvas.panel(box, paper.high, livery.deep, w * 0.08, 2, paper.low)
        canvas.panel((x + 5, y + 5, w - 10, h - 10), livery.high, None, w * 0.06, 2, livery.low)
        side = w * 0.66
        canvas.icon(f"cards/{item.of}", (x + (w - side) / 2, y + (h - side) / 2, side, side), livery.glow)
    elif item.what == "random":
        draw_small_back(canvas, box)
        side = w * 0.5
        canvas.circle(x + w / 2, y + h / 2, side * 0.66, (20, 18, 52))
        canvas.icon("ui/random", (x + (w - side) / 2, y + (h - side) / 2, side, side), "gold")
    elif item.what == "colony":
        side = min(w, h)
        tokens.draw_planet(canvas, *looks.planet(int(item.of)), (x + (w - side) / 2, y + (h - side) / 2, side, side))
        canvas.icon("ui/colony", (x + w - side * 0.42, y + h / 2 + side * 0.12, side * 0.4, side * 0.4), "gold")
    else:
        owner = int(item.of)
        tokens.draw_ship(canvas, x + w / 2, y + h / 2, w * 0.8, looks.colour(owner), looks.mark(owner))
    if item.count > 1:
        draw_count(canvas, box, item.count)


def draw_count(canvas: Canvas, box: Box, count: int) -> None:
    """How many of the thing, in its lower corner; part of the picture, so the same at every text scale."""
    x, y, w, h = box
    side = max(30.0, w * 0.34)
    place = (x + w - side * 0.86, y + h - side * 0.86, side, side)
    canvas.panel(place, "gold", "on_gold", side / 2, 2)
    size = side * 0.62 / canvas.text_scale
    canvas.text(str(count), place, max(20, size), "on_gold", "extrabold", "center", "middle", False, False)


class Exhibit(Pickable):
    """One term, large, with its name below."""

    def __init__(self, key: str, box: Box, looks: Looks, item: Item) -> None:
        super().__init__(key, box, name_of(looks, item), means_of(looks, item))
        self.looks, self.item = looks, item
        self.entry = looks.entry(str(item.of)) if item.what == "card" else ""

    def draw(self, canvas: Canvas, ui: UI) -> None:
        if ui.focused(self):
            focus_ring(canvas, self.box)
        x, y, w, h = self.box
        canvas.panel(self.box, "raised", (*canvas.theme.panel_edge, 200), 12, 1.5)
        words = canvas.measure(self.label, w - 20, 20, "bold")
        room = h - words - 28
        crew = self.item.what == "colony"
        wide = min(w - 24, room / RATIO) if not crew else min(w - 44 - SHIP_WIDE - 40 * canvas.text_scale, room)
        left = x + 18 if crew else x + (w - wide) / 2
        draw_item(canvas, self.looks, self.item, (left, y + 12, wide, room))
        if crew:
            place = (left + wide + 14, y + 12, w - wide - 44, room)
            draw_crew(canvas, self.looks, int(self.item.of), place, self.key)
        place = (x + 10, y + h - words - 8, w - 20, words + 2)
        canvas.text(self.label, place, 20, "ink", "bold", "center", owner=self.key)


class Pictures(Node):
    """One side of the deal in small pictures, in rows."""

    WIDE, GAP = 64.0, 10.0

    def __init__(self, key: str, box: Box, looks: Looks, given: Share) -> None:
        super().__init__(key, box)
        self.looks, self.items = looks, items_of(given)

    @classmethod
    def height(cls, given: Share, width: float) -> float:
        per = max(1, int((width + cls.GAP) // (cls.WIDE + cls.GAP)))
        rows = -(-len(items_of(given)) // per)
        return rows * (cls.WIDE * RATIO + cls.GAP)

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, _ = self.box
        per = max(1, int((w + self.GAP) // (self.WIDE + self.GAP)))
        high = self.WIDE * RATIO
        for n, item in enumerate(self.items):
            row, place = divmod(n, per)
            spot = (x + place * (self.WIDE + self.GAP), y + row * (high + self.GAP), self.WIDE, high)
            draw_item(canvas, self.looks, item, spot)
