"""The record book on the screen: who won how often, with which alien, at which table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cosmic.hotseat.past.record_lines import (
    GameResult,
    RecordBook,
    RecordLine,
    TableLine,
    by_alien,
    by_player,
    by_seats,
    longest,
    shortest,
)
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.layout import Column, Fill, Laid, Layered, Pad, Row, Wrap
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import UNPLACED, Node
from cosmic.ui.kit.theme import blend
from cosmic.ui.kit.widgets import Button, Panel, Scrolled, Text
from cosmic.ui.kit.widgets_basic import focus_ring
from cosmic.ui.shell.dialog_frame import button, heading, nothing_here, page, words
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

TABS = ("players", "aliens", "tables")
ICONS = {"players": "ui/person", "aliens": "ui/power_on", "tables": "ui/invite"}
NAME, WORD = 26, 21
SIDE = 56.0


@dataclass(frozen=True)
class RecordWords:
    """A line of the book in words."""

    icon: str
    name: str
    facts: tuple[str, ...]
    share: float  # of the games won, for the bar
    shown: str
    widest: str  # what the share could be at most


class RecordsScene(Scene):
    """Three pages; the longest and the shortest game stand below them."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.tab = "players"
        self.book = RecordBook()
        self.notices: list[str] = []
        self.ui.on_cancel = lambda: self.app.stack.pop()
        self.ui.focus_key = "tab:players"

    def enter(self) -> None:
        self.book, faults = RecordBook.load(self.services.folder)
        self.notices = [self.services.fault(fault) for fault in faults]

    def turn(self, tab: str) -> None:
        self.tab = tab
        self.ui.scroll.clear()
        self.changed()

    # Words

    def entries(self) -> list[RecordWords]:
        results = self.book.results
        if self.tab == "players":
            return [self.player(line) for line in by_player(results)]
        if self.tab == "aliens":
            return [self.alien(line) for line in by_alien(results)]
        return [self.table(line) for line in by_seats(results)]

    def player(self, line: RecordLine) -> RecordWords:
        name, _, kind = line.name.partition("\0")
        facts = [*self.counts(line), self.services.say("records-streak", count=line.streak)]
        if line.current > 1:
            facts.append(self.services.say("records-now", count=line.current))
        if kind:
            facts.insert(0, self.services.say(f"ui-setup-kind-{kind}"))
        return self.entry("ui/bot" if kind else "ui/person", name, facts, line.share)

    def alien(self, line: RecordLine) -> RecordWords:
        texts = self.services.book.content.texts.get(self.services.messages.lang, {})
        known = line.name in self.services.book.content.aliens
        name = texts.get(f"alien.{line.name}.name", line.name)
        return self.entry(f"aliens/{line.name}" if known else "ui/help", name, self.counts(line), line.share)

    def table(self, line: TableLine) -> RecordWords:
        say = self.services.say
        facts = [
            say("records-games", count=line.games),
            say("records-shared", count=line.shared),
            say("records-bots-won", count=line.bots),
            f"{say('records-shortest')}: {say('replay-encounters', count=line.shortest.encounters)}",
            f"{say('records-longest')}: {say('replay-encounters', count=line.longest.encounters)}",
        ]
        share = line.games / max(1, len(self.book.results))
        return self.entry("ui/invite", say("records-seats", count=line.seats), facts, share, "records-share-games")

    def counts(self, line: RecordLine) -> list[str]:
        return [
            self.services.say("records-games", count=line.games),
            self.services.say("records-wins", count=line.wins),
        ]

    def entry(
        self, icon: str, name: str, facts: Sequence[str], share: float, key: str = "records-share"
    ) -> RecordWords:
        shown, widest = (self.services.say(key, value=value) for value in (round(share * 100), 100))
        return RecordWords(icon, name, tuple(facts), share, shown, widest)

    def game(self, result: GameResult) -> str:
        names = ", ".join(place.name for place in result.winners)
        return self.services.say("records-game", count=result.encounters, day=result.day, names=names)

    # What stands on the screen

    def build(self) -> list[Node]:
        say, metrics = self.services.say, self.metrics
        top = heading(
            metrics, button("back", say("dialog-back"), self.app.stack.pop, icon="ui/arrow_left"), say("records-title")
        )
        notices = Column(*(words(f"notice:{n}", told, 22, "warn") for n, told in enumerate(self.notices)), gap=14)
        above = Column(top, notices if self.notices else None, gap=20)
        if not self.book.results:
            return page(metrics, above, Fill(nothing_here("ui/trophy", say("records-none"))))
        rows = Column(*(RecordRow(f"record:{n}", entry) for n, entry in enumerate(self.entries())), gap=12)
        tabs = Wrap(*(self.tab_button(tab) for tab in TABS))
        return page(metrics, above, tabs, Fill(Scrolled("records", rows)), self.ends(), gap=20)

    def tab_button(self, tab: str) -> Button:
        made = button(f"tab:{tab}", self.services.say(f"records-{tab}"), lambda: self.turn(tab), icon=ICONS[tab])
        made.picked = tab == self.tab
        return made

    def ends(self) -> Laid:
        """The shortest and the longest game."""
        say, results = self.services.say, self.book.results
        return Row(
            Fill(self.one_game("shortest", say("records-shortest"), shortest(results))),
            Fill(self.one_game("longest", say("records-longest"), longest(results))),
        )

    def one_game(self, key: str, title: str, result: GameResult) -> Laid:
        name = Text(f"{key}:title", UNPLACED, title, WORD, "gold", "bold")
        return Layered(Panel(key), Pad(Column(name, words(f"{key}:game", self.game(result), WORD), gap=2), 24, 12))


class RecordRow(Node):
    """One line of the book: icon, name, facts, and the share of wins as a bar."""

    focusable = True

    def __init__(self, key: str, entry: RecordWords) -> None:
        super().__init__(key, label=entry.name)
        self.line = entry

    def rooms(self, width: float, metrics: Metrics) -> tuple[float, float]:
        """The widths of the words and of the bar."""
        bar = 420.0 + metrics.width_of(self.line.widest, NAME, "bold")
        return width - SIDE - 62 - bar - 24, bar

    def facts(self) -> str:
        return " · ".join(self.line.facts)

    def height_at(self, width: float, metrics: Metrics) -> float:
        words, _ = self.rooms(width, metrics)
        high = metrics.height_of(self.label, words, NAME, "bold") + metrics.height_of(self.facts(), words, WORD)
        return max(SIDE + 24.0, high + 24)

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        if ui.focused(self):
            focus_ring(canvas, self.box)
        canvas.panel(self.box, "button" if ui.hot(self) else "raised", "panel_edge", 12, 2)
        canvas.icon(self.line.icon, (x + 20, y + (h - SIDE) / 2, SIDE, SIDE), "gold")
        metrics, (words, bar) = canvas.metrics, self.rooms(w, canvas.metrics)
        name = metrics.height_of(self.label, words, NAME, "bold")
        facts = metrics.height_of(self.facts(), words, WORD)
        left, top = x + SIDE + 42, y + (h - name - facts) / 2
        canvas.text(self.label, (left, top, words, name), NAME, "ink", "bold", fit=False, owner=f"{self.key}:name")
        canvas.text(self.facts(), (left, top + name, words, facts), WORD, "dim", fit=False, owner=f"{self.key}:facts")
        number = metrics.width_of(self.line.widest, NAME, "bold")
        right = x + w - 22
        track = (right - bar, y + h / 2 - 9, bar - number - 24, 18)
        canvas.panel(track, "panel_low", "panel_edge", 9, 1.5)
        if self.line.share > 0:
            long = max(18.0, track[2] * self.line.share)
            canvas.panel(
                (track[0], track[1], long, 18), "gold", None, 9, 0, blend(canvas.theme.gold, canvas.theme.panel, 0.3)
            )
        line = metrics.line(NAME)
        box = (right - number - 4, y + (h - line) / 2, number + 4, line)
        canvas.text(self.line.shown, box, NAME, "ink", "bold", "right", wrap=False, owner=f"{self.key}:share")
