"""Choosing an alien: two sheets side by side, or the whole box as emblems with the sheet beside them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cosmic.hotseat.codex import codex_ids as ways
from cosmic.hotseat.plans.plan_editor import Candidate
from cosmic.ui.kit import inputs
from cosmic.ui.kit.canvas import WIDTH
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.layout import (
    SHEET,
    Column,
    Fill,
    Grid,
    Laid,
    Layered,
    Pad,
    Roomy,
    Row,
    Sized,
    Stretched,
    middle,
)
from cosmic.ui.kit.node import UNPLACED, Action
from cosmic.ui.kit.theme import RGB, SEAT_COLOURS
from cosmic.ui.kit.widgets import Button, Hotspot, Node, Rich, Scrolled, Text
from cosmic.ui.printed.printed_words import Wording
from cosmic.ui.screens.alien_choice_nodes import EmblemTile, SeatBadge, SheetPage
from cosmic.ui.shell.dialog_frame import button
from cosmic.ui.shell.hint_desk import HintDesk, hint_button, is_hint_key
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

EDGE, GAP = 44.0, 26.0
QUESTION, NOTE = 36.0, 22.0
FEW = 3  # so many aliens are shown as sheets, more as emblems
LEAST_SHEET = 600.0  # the least width of a sheet, before the text scale
ARROWS = 84.0  # the buttons that leaf through sheets
WIDEST = 1.15  # of a sheet alone, for its height and the text scale; longer lines are hard to read
GRID_SHARE = 0.44  # of the width, for the emblems
HIGHER_TILES = 1.6  # than they must be, where there is room


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
        hints: HintDesk | None = None,
    ) -> None:
        """`private`: says that nobody else should look. `cancel`: what Escape leads to."""
        super().__init__()
        self.hints = hints
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
        if self.hints is not None and is_hint_key(what):
            self.hints.ask()
            return True
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
        if self.hints is not None and self.app.stack.top is self:
            self.hints.work()

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
        least = LEAST_SHEET * max(1.0, self.metrics.text_scale) + GAP
        return max(1, min(len(self.candidates), int((WIDTH - 2 * EDGE + GAP) / least)))

    @property
    def shown(self) -> range:
        if self.columns >= len(self.candidates):
            return range(len(self.candidates))
        return range(self.at, self.at + 1)

    # What is shown

    def build(self) -> list[Node]:
        self._first_focus()
        side_by_side = len(self.shown) == len(self.candidates)
        pages = self._emblems() if not self.as_sheets else self._side_by_side() if side_by_side else self._one_by_one()
        return Pad(Column(self._header(), Fill(pages), gap=20), EDGE, 28).put(SHEET, self.metrics)

    def _header(self) -> Laid:
        say = self.services.say
        shown = "flare" if self.flare else "sheet"
        told = say("ui-alien-private", name=self.name) if self.private else say("ui-alien-open", shown=shown)
        spans = [Span(icon="ui/lock" if self.private else "ui/eye", tint=(247, 196, 92)), Span(told)]
        words = Column(
            Text("question", UNPLACED, self.question, QUESTION, "ink", "extrabold"),
            Rich("who", UNPLACED, spans, NOTE, "dim"),
            gap=2,
        )
        flare = say("ui-alien-sheet") if self.flare else say("ui-alien-flare")
        turn = button("flare", flare, self.turn, icon="cards/flare", tip=say("ui-alien-flare-tip"))
        turn.hot_key = "f"
        badge = Sized(SeatBadge("badge", self.colour, self.tint), 80, 80, place=(0.0, 0.5))
        hint = middle(hint_button(self.services, self.hints)) if self.hints is not None else None
        return Row(badge, Fill(middle(words)), hint, middle(turn), gap=20)

    def _page(self, n: int, widest: float = 0.0) -> Node:
        slug = self.candidates[n].slug
        flare = self.wording.card(f"flare_{slug}") if self.flare else None
        return SheetPage(f"page-{n}", self.wording.sheet(slug), flare, self.tint, widest)

    def _choose_button(self, n: int, number: bool) -> Button:
        one = self.candidates[n]
        return Button(
            f"choose-{n}",
            UNPLACED,
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

    def _first_focus(self) -> None:
        """On the first answer; where sheets are leafed through it goes along with them."""
        if not self.as_sheets:
            self.ui.focus_key = self.ui.focus_key or f"tile-{self.at}"
        elif self.ui.focus_key is None or self.ui.focus_key.startswith("choose"):
            self.ui.focus_key = f"choose-{self.at}"

    # A few aliens

    def _side_by_side(self) -> Laid:
        return Row(*(Fill(self._sheet(n)) for n in range(len(self.candidates))), gap=GAP)

    def _sheet(self, n: int) -> Laid:
        """A click on the sheet itself only points at its button: sheets are there to be read."""
        point, entry = partial(self._point_at, n), ways.of_alien(self.candidates[n].slug)
        sheet = Layered(self._page(n), Hotspot(f"sheet-{n}", UNPLACED, point, radius=30, entry=entry))
        return Column(Fill(sheet), self._choose_button(n, True), gap=22)

    def _point_at(self, n: int) -> None:
        self.look_at(n)
        self.refresh()
        self.ui.focus_shown = True
        self.ui.set_focus(f"choose-{n}")

    def _one_by_one(self) -> Laid:
        say = self.services.say
        back = self._arrow("previous", "ui/arrow_left", -1, say("ui-alien-previous"))
        on = self._arrow("next", "ui/arrow_right", 1, say("ui-alien-next"))
        place = say("ui-alien-page", number=self.at + 1, count=len(self.candidates))
        told = Text("place", UNPLACED, place, NOTE, "dim", valign="middle")
        below = Row(told, Fill(self._choose_button(self.at, True)), Sized(width=ARROWS), gap=GAP)
        return Column(Fill(Row(back, Fill(self._page(self.at, WIDEST)), on, gap=GAP)), below, gap=22)

    def _arrow(self, key: str, icon: str, step: int, tip: str) -> Laid:
        return Sized(Pad(Button(key, UNPLACED, "", lambda: self.leaf(step), icon, tip=tip), 0, 140), width=ARROWS)

    # The whole box

    def _emblems(self) -> Laid:
        tiles = Grid(*(self._emblem(n, one) for n, one in enumerate(self.candidates)), most=4, gap=14, fill=True)
        box = Scrolled("box", Stretched(tiles, HIGHER_TILES))
        back = button("back", self.services.say("ui-alien-back"), self.go_back, icon="ui/arrow_left")
        left = Column(Fill(box), Row(back) if self.can_leave else None, gap=22)
        right = Column(Fill(self._page(self.at)), self._below_sheet(), gap=22)
        return Row(Fill(left, GRID_SHARE), Fill(right, 1 - GRID_SHARE), gap=GAP)

    def _emblem(self, n: int, one: Candidate) -> EmblemTile:
        tile = EmblemTile(
            f"tile-{n}",
            self.wording.sheet(one.slug).name,
            f"aliens/{one.slug}",
            self.tint,
            partial(self._tile, n),
            shown=n == self.at,
            picked=one.slug == self.had,
            why_not=one.why_not,
        )
        tile.entry = ways.of_alien(one.slug)
        return tile

    def _below_sheet(self) -> Laid:
        """The button that takes the alien, or in its room the reason why it cannot be taken."""
        one, take = self.candidates[self.at], self._choose_button(self.at, False)
        if not one.why_not:
            take.key = "take"  # one button for all emblems, so that the focus may rest on it
            return take
        spans = [Span(icon="ui/lock", tint=(255, 190, 92)), Span(one.why_not, "warn", "bold")]
        return Roomy(Rich("why-not", UNPLACED, spans, 24, align="center", valign="middle"), take)

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
