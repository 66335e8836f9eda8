"""Choosing an alien: two sheets side by side, or the whole box as emblems with the sheet beside them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cosmic.hotseat.codex import codex_ids as ways
from cosmic.hotseat.plans.plan_editor import Candidate
from cosmic.ui.kit import inputs
from cosmic.ui.kit.canvas import HEIGHT, WIDTH
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.node import Action, Area
from cosmic.ui.kit.theme import RGB, SEAT_COLOURS
from cosmic.ui.kit.widgets import Button, Hotspot, Node, Rich, ScrollList, Text
from cosmic.ui.printed.printed_words import Wording
from cosmic.ui.screens.alien_choice_nodes import EmblemTile, SeatBadge, SheetPage
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

EDGE, GAP = 44.0, 26.0
QUESTION, NOTE, BUTTON = 36.0, 22.0, 26.0
FEW = 3  # so many aliens are shown as sheets, more as emblems
SHEET = 600.0  # the least width of a sheet, before the text scale
ARROWS = 84.0  # the buttons that leaf through sheets
WIDEST = 1.15  # of a sheet alone, for its height and the text scale; longer lines are hard to read
GRID_SHARE = 0.44  # of the width, for the emblems


class AlienScene(Scene):
    """The result is the slug of the alien."""

    can_leave = False

    def __init__(
        self,
        services: Services,
        name: str,
        colour: str,
        options: Sequence[str],
        question: str,
        private: bool,
        cancel: Action | None = None,
    ) -> None:
        """`private`: says that nobody else should look. `cancel`: what Escape leads to."""
        super().__init__()
        self.services, self.name, self.colour, self.question, self.private = services, name, colour, question, private
        self.candidates = [Candidate(slug) for slug in options]
        self.wording = Wording(services.book.content, services.messages)
        self.tint: RGB = SEAT_COLOURS.get(colour, (176, 182, 208))
        self.at = 0  # the alien one looks at
        self.had = ""  # the alien the seat has now
        self.flare = False
        self.seen_at_press = -1
        self.ui.on_cancel = cancel
        self.ui.on_explain = self.explain

    # What people do

    def look_at(self, n: int) -> None:
        self.at = n % len(self.candidates)
        self.changed()

    def leaf(self, step: int) -> None:
        self.look_at(self.at + step)

    def choose(self, n: int) -> None:
        if not self.candidates[n].why_not:
            self.app.stack.pop(self.candidates[n].slug)

    def go_back(self) -> None:
        self.app.stack.pop(None)

    def explain(self, entry: str) -> None:
        self.app.stack.push(self.services.ways.codex(entry))

    def turn(self) -> None:
        """From the sheet to the flare and back."""
        self.flare = not self.flare
        self.changed()

    def handle(self, what: inputs.Input) -> bool:
        if isinstance(what, inputs.Press):
            self.seen_at_press = self.at
        if self.as_sheets and self._by_sheet(what):
            return True
        return super().handle(what)

    def _by_sheet(self, what: inputs.Input) -> bool:
        """Page keys leaf; a number first shows the sheet it means, and takes it once it is in sight."""
        if isinstance(what, inputs.Page) and self.columns < len(self.candidates):
            self.leaf(what.step)
            return True
        if isinstance(what, inputs.Digit) and 1 <= what.n <= len(self.candidates):
            if what.n - 1 in self.shown:
                self.choose(what.n - 1)
            else:
                self.look_at(what.n - 1)
            return True
        return False

    def update(self, dt: float) -> None:
        self._follow_focus()
        super().update(dt)

    def _follow_focus(self) -> None:
        """The sheet on show is that of the emblem in focus."""
        kind, _, number = (self.ui.focus_key or "").partition("-")
        if kind in ("tile", "choose") and number and int(number) != self.at and not self.stale:
            self.look_at(int(number))

    # How much room there is

    @property
    def as_sheets(self) -> bool:
        return len(self.candidates) <= FEW

    @property
    def columns(self) -> int:
        """So many sheets can be read side by side."""
        least = SHEET * max(1.0, self.metrics.text_scale) + GAP
        return max(1, min(len(self.candidates), int((WIDTH - 2 * EDGE + GAP) / least)))

    @property
    def shown(self) -> range:
        if self.columns >= len(self.candidates):
            return range(len(self.candidates))
        return range(self.at, self.at + 1)

    # What is shown

    def build(self) -> list[Node]:
        nodes: list[Node] = []
        top = self._header(nodes)
        foot = HEIGHT - EDGE + 14 - self.button_high
        room = (EDGE, top, WIDTH - 2 * EDGE, foot - GAP + 4 - top)
        if self.as_sheets and len(self.shown) == len(self.candidates):
            self._side_by_side(nodes, room, foot)
        elif self.as_sheets:
            self._one_by_one(nodes, room, foot)
        else:
            self._emblems(nodes, room, foot)
        return nodes

    @property
    def button_high(self) -> float:
        return max(72.0, self.metrics.line(BUTTON) + 28)

    def _header(self, nodes: list[Node]) -> float:
        say, top = self.services.say, 28.0
        words = say("ui-alien-private", name=self.name) if self.private else say("ui-alien-open")
        spans = [Span(icon="ui/lock" if self.private else "ui/eye", tint=(247, 196, 92)), Span(words)]
        right = WIDTH - EDGE
        flare = self._flare_button(top)
        right = min(right, flare.box[0] - GAP)
        nodes.append(flare)
        left = EDGE + 100
        asked = self.metrics.height_of(self.question, right - left, QUESTION, "extrabold") + 2
        told = self.metrics.rich_height(spans, right - left, NOTE) + 2
        high = max(84.0, asked + told, self.button_high)
        nodes.append(SeatBadge("badge", (EDGE, top + (high - 80) / 2, 80, 80), self.colour, self.tint))
        y = top + (high - asked - told) / 2
        nodes.append(Text("question", (left, y, right - left, asked), self.question, QUESTION, "ink", "extrabold"))
        nodes.append(Rich("who", (left, y + asked, right - left, told), spans, NOTE, "dim"))
        return top + high + 20

    def _flare_button(self, top: float) -> Button:
        """In the upper right corner: from the sheet to the flare and back."""
        say = self.services.say
        label = say("ui-alien-sheet") if self.flare else say("ui-alien-flare")
        flare = self._button("flare", label, self.turn, "cards/flare", say("ui-alien-flare-tip"))
        flare.hot_key = "f"
        wide = flare.box[2]
        flare.box = (WIDTH - EDGE - wide, top + 4, wide, self.button_high)
        return flare

    def _button(self, key: str, label: str, act: Action, icon: str, tip: str) -> Button:
        wide = self.metrics.width_of(label, BUTTON, "bold") + min(self.button_high - 16, 56) + 64
        return Button(key, (0, 0, wide, self.button_high), label, act, icon=icon, tip=tip)

    def _page(self, n: int, box: Area) -> Node:
        slug = self.candidates[n].slug
        flare = self.wording.card(f"flare_{slug}") if self.flare else None
        return SheetPage(f"page-{n}", box, self.wording.sheet(slug), flare, self.tint)

    def _choose_button(self, n: int, box: Area, number: bool) -> Node:
        one = self.candidates[n]
        return Button(
            f"choose-{n}",
            box,
            self.services.say("ui-alien-choose", alien=self.wording.sheet(one.slug).name),
            lambda: self.choose(n),
            icon=f"aliens/{one.slug}",
            tone="main",
            number=n + 1 if number else None,
            enabled=not one.why_not,
            why_not=one.why_not,
            size=28,
            entry=ways.of_alien(one.slug),
        )

    # A few aliens

    def _side_by_side(self, nodes: list[Node], room: Area, foot: float) -> None:
        x, y, w, h = room
        count = len(self.candidates)
        wide = (w - GAP * (count - 1)) / count
        for n in range(count):
            left = x + n * (wide + GAP)
            nodes.append(self._page(n, (left, y, wide, h)))
        for n in range(count):
            left = x + n * (wide + GAP)
            # A click on the sheet itself only points at its button: sheets are there to be read.
            point, entry = partial(self._point_at, n), ways.of_alien(self.candidates[n].slug)
            nodes.append(Hotspot(f"sheet-{n}", (left, y, wide, h), point, radius=30, entry=entry))
            nodes.append(self._choose_button(n, (left, foot, wide, self.button_high), True))
        self._first_focus("choose-0")

    def _point_at(self, n: int) -> None:
        self.look_at(n)
        self.refresh()
        self.ui.focus_shown = True
        self.ui.set_focus(f"choose-{n}")

    def _one_by_one(self, nodes: list[Node], room: Area, foot: float) -> None:
        x, y, w, h = room
        say, count = self.services.say, len(self.candidates)
        wide = min(w - 2 * (ARROWS + GAP), h * WIDEST * max(1.0, self.metrics.text_scale))
        nodes.append(self._page(self.at, (x + (w - wide) / 2, y, wide, h)))
        for key, step, left in (("previous", -1, x), ("next", 1, x + w - ARROWS)):
            way, tip = ("left", say("ui-alien-previous")) if step < 0 else ("right", say("ui-alien-next"))
            box = (left, y + h * 0.2, ARROWS, h * 0.6)
            nodes.append(Button(key, box, "", lambda s=step: self.leaf(s), icon=f"ui/arrow_{way}", tip=tip))  # type: ignore[misc]
        place = say("ui-alien-page", number=self.at + 1, count=count)
        side = max(self.metrics.width_of(place, NOTE) + 12, ARROWS + GAP)
        box = (x + side + GAP, foot, w - 2 * (side + GAP), self.button_high)
        nodes.append(Text("place", (x, foot, side, self.button_high), place, NOTE, "dim", valign="middle"))
        nodes.append(self._choose_button(self.at, box, True))
        self._first_focus(f"choose-{self.at}")

    def _first_focus(self, key: str) -> None:
        if self.ui.focus_key is None or self.ui.focus_key.startswith("choose"):
            self.ui.focus_key = key if self.ui.focus_key is None else f"choose-{self.at}"

    # The whole box

    def _emblems(self, nodes: list[Node], room: Area, foot: float) -> None:
        x, y, w, h = room
        names = [self.wording.sheet(one.slug).name for one in self.candidates]
        grid = w * GRID_SHARE
        wide = max(self.metrics.width_of(name, 20, "bold") for name in names) + 28
        columns = max(1, min(4, int((grid - 24 + 14) / (wide + 14))))
        wide = (grid - 24 - 14 * (columns - 1)) / columns
        rows = -(-len(names) // columns)
        high = max((h - 12 - 14 * (rows - 1)) / rows, 110 + self.metrics.line(20))
        high = min(high, wide + self.metrics.line(20) + 16)
        tiles = [
            EmblemTile(
                f"tile-{n}",
                ((n % columns) * (wide + 14) + 6, 6 + (n // columns) * (high + 14), wide, high),
                names[n],
                f"aliens/{one.slug}",
                self.tint,
                lambda taken, n=n: self._tile(n, taken),  # type: ignore[misc]
                shown=n == self.at,
                picked=one.slug == self.had,
                why_not=one.why_not,
            )
            for n, one in enumerate(self.candidates)
        ]
        for tile, one in zip(tiles, self.candidates):
            tile.entry = ways.of_alien(one.slug)
        nodes.append(ScrollList("box", (x - 6, y, grid, h), tiles))
        left = x + grid + GAP
        nodes.append(self._page(self.at, (left, y, x + w - left, h)))
        if self.can_leave:
            back = self._button("back", self.services.say("ui-alien-back"), self.go_back, "ui/arrow_left", "")
            back.box = (x, foot, back.box[2], self.button_high)
            nodes.append(back)
        self._below_sheet(nodes, (left, foot, x + w - left, self.button_high))
        if self.ui.focus_key is None:
            self.ui.focus_key = f"tile-{self.at}"

    def _below_sheet(self, nodes: list[Node], box: Area) -> None:
        """The button that takes the alien, or the reason why it cannot be taken."""
        one = self.candidates[self.at]
        if not one.why_not:
            button = self._choose_button(self.at, box, False)
            button.key = "take"  # one button for all emblems, so that the focus may rest on it
            nodes.append(button)
            return
        spans = [Span(icon="ui/lock", tint=(255, 190, 92)), Span(one.why_not, "warn", "bold")]
        nodes.append(Rich("why-not", box, spans, 24, align="center", valign="middle"))

    def _tile(self, n: int, by_key: bool) -> None:
        if by_key or self.seen_at_press == n:
            self.choose(n)
        else:
            self.look_at(n)


class AlienPicker(AlienScene):
    """The whole box in the open, for a set-up in which aliens are named; leaving it changes nothing."""

    can_leave = True

    def __init__(
        self, services: Services, name: str, colour: str, candidates: Sequence[Candidate], question: str, had: str = ""
    ) -> None:
        super().__init__(services, name, colour, [], question, private=False, cancel=self.go_back)
        self.candidates = list(candidates)
        self.had = had
        slugs = [one.slug for one in self.candidates]
        free = next((n for n, one in enumerate(self.candidates) if not one.why_not), 0)
        self.at = slugs.index(had) if had in slugs else free

    @property
    def as_sheets(self) -> bool:
        return False
