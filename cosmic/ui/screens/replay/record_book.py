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
from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import blend
from cosmic.ui.kit.widgets import Button, Image, Panel, ScrollList, Text
from cosmic.ui.kit.widgets_basic import focus_ring
from cosmic.ui.shell.dialog_frame import EDGE, GAP, RAIL, ButtonSpec, button_height, button_width, heading
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
        back = ButtonSpec("back", say("dialog-back"), self.app.stack.pop, icon="ui/arrow_left")
        nodes, top = heading(metrics, back, say("records-title"))
        for n, words in enumerate(self.notices):
            high = metrics.height_of(words, WIDTH - 2 * EDGE, 22)
            nodes.append(Text(f"notice:{n}", (EDGE, top, WIDTH - 2 * EDGE, high), words, 22, "warn", fit=False))
            top += high + 14
        if not self.book.results:
            return nodes + self.empty(top)
        tabs, high = self.tabs(top)
        nodes += tabs
        top += high + 20
        below, tall = self.ends()
        foot = HEIGHT - 36 - tall
        for node in below:
            node.box = (node.box[0], node.box[1] + foot, node.box[2], node.box[3])
        width = WIDTH - 2 * EDGE - RAIL - 12
        inside: list[Node] = []
        y = 8.0
        for n, entry in enumerate(self.entries()):
            row = RecordRow(f"record:{n}", (8, y, width, 0), entry)
            high = row.natural_height(metrics)
            row.box = (8, y, width, high)
            inside.append(row)
            y += high + 12
        nodes.append(ScrollList("records", (EDGE - 8, top, WIDTH - 2 * EDGE + 8, foot - 20 - top), inside, pad=8))
        return nodes + below

    def tabs(self, top: float) -> tuple[list[Node], float]:
        say, metrics = self.services.say, self.metrics
        high, x = button_height(metrics), float(EDGE)
        nodes: list[Node] = []
        for tab in TABS:
            label = say(f"records-{tab}")
            wide = button_width(metrics, ButtonSpec(tab, label, lambda: None, icon=ICONS[tab]))
            act = lambda tab=tab: self.turn(tab)  # noqa: E731
            nodes.append(Button(f"tab:{tab}", (x, top, wide, high), label, act, ICONS[tab], picked=tab == self.tab))
            x += wide + GAP
        return nodes, high

    def ends(self) -> tuple[list[Node], float]:
        """The shortest and the longest game, from zero downwards."""
        say, metrics, results = self.services.say, self.metrics, self.book.results
        wide = (WIDTH - 2 * EDGE - GAP) / 2
        pairs = (
            ("shortest", say("records-shortest"), shortest(results)),
            ("longest", say("records-longest"), longest(results)),
        )
        inner = wide - 48
        highs = [metrics.height_of(self.game(result), inner, WORD) for _, _, result in pairs]
        line, tall = metrics.line(WORD), max(highs) + metrics.line(WORD) + 28
        nodes: list[Node] = []
        for n, (key, title, result) in enumerate(pairs):
            x = EDGE + n * (wide + GAP)
            nodes.append(Panel(key, (x, 0, wide, tall)))
            nodes.append(Text(f"{key}:title", (x + 24, 12, inner, line), title, WORD, "gold", "bold"))
            nodes.append(Text(f"{key}:game", (x + 24, 14 + line, inner, highs[n]), self.game(result), WORD, fit=False))
        return nodes, tall

    def empty(self, top: float) -> list[Node]:
        words, width = self.services.say("records-none"), 1100.0
        high = self.metrics.height_of(words, width, 26)
        x, y = (WIDTH - width) / 2, top + 140
        return [
            Image("none:icon", (WIDTH / 2 - 70, y, 140, 140), icon="ui/trophy", tint="faint"),
            Text("none", (x, y + 170, width, high), words, 26, "dim", align="center", fit=False),
        ]


class RecordRow(Node):
    """One line of the book: icon, name, facts, and the share of wins as a bar."""

    focusable = True

    def __init__(self, key: str, box: Box, entry: RecordWords) -> None:
        super().__init__(key, box, entry.name)
        self.line = entry

    def rooms(self, metrics: Metrics) -> tuple[float, float]:
        """The widths of the words and of the bar."""
        bar = 420.0 + metrics.width_of(self.line.widest, NAME, "bold")
        return self.box[2] - SIDE - 62 - bar - 24, bar

    def facts(self) -> str:
        return " · ".join(self.line.facts)

    def natural_height(self, metrics: Metrics) -> float:
        words, _ = self.rooms(metrics)
        high = metrics.height_of(self.label, words, NAME, "bold") + metrics.height_of(self.facts(), words, WORD)
        return max(SIDE + 24.0, high + 24)

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        if ui.focused(self):
            focus_ring(canvas, self.box)
        canvas.panel(self.box, "button" if ui.hot(self) else "raised", "panel_edge", 12, 2)
        canvas.icon(self.line.icon, (x + 20, y + (h - SIDE) / 2, SIDE, SIDE), "gold")
        metrics, (words, bar) = canvas.metrics, self.rooms(canvas.metrics)
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
