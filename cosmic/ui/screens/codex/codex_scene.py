"""The codex as a screen: search on the left, the page on the right; with large type one after the other."""

from __future__ import annotations

from functools import partial

from cosmic.hotseat.codex.codex import GROUPS, CodexEntry, codex_of
from cosmic.ui.kit.canvas import HEIGHT, WIDTH
from cosmic.ui.kit.inputs import Erase, Input, Key, Typed
from cosmic.ui.kit.inputs import Page as PageKey
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Button, Image, Panel, Text
from cosmic.ui.printed.printed_words import Wording
from cosmic.ui.screens.codex.codex_page import CodexPage
from cosmic.ui.screens.codex.codex_results import ResultList, SearchField
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

EDGE, PAD, GAP = 40.0, 34.0, 36.0
LEFT = 520.0  # the width of the search side
ONE_COLUMN_FROM = 1.45  # text scale
CHIP = 21.0
LABEL = 24.0


class CodexScene(Scene):
    """Opens at an entry, or at the first page. It knows the printed things and the rules, never a game."""

    def __init__(self, services: Services, entry_id: str = "") -> None:
        super().__init__()
        self.services = services
        self.codex = codex_of(services.book.content, services.messages)
        self.printed = Wording(services.book.content, services.messages)
        self.query, self.group = "", ""
        self.trail: list[tuple[str, str | None]] = [(self.codex.get(entry_id).id, None)]  # with the focus left behind
        self.preview = ""  # the page that is leafed to but not yet opened
        self.reading = bool(entry_id)  # with one column: the page is shown, not the list
        self.to_show = True  # the marked line must come into sight
        self.ui.on_cancel = self.close
        self.ui.focus_key = "search"

    # --- what is shown

    @property
    def entry(self) -> CodexEntry:
        return self.codex.get(self.preview or self.trail[-1][0])

    @property
    def found(self) -> list[CodexEntry]:
        return self.codex.search(self.query, self.group)

    @property
    def one_column(self) -> bool:
        return self.metrics.text_scale >= ONE_COLUMN_FROM

    @property
    def list_shown(self) -> bool:
        return not (self.one_column and self.reading)

    # --- what people do

    def close(self) -> None:
        self.app.stack.pop()

    def type(self, words: str) -> None:
        """The best find is shown at once."""
        self.query, self.reading, self.to_show = words, False, True
        found = self.found if words.strip() else []
        self.preview = found[0].id if found else ""
        self.ui.scroll.pop("results", None)
        self.changed()

    def leaf(self, step: int) -> None:
        """To the next or the previous entry of the list, if there is one."""
        found = [entry.id for entry in self.found]
        at = found.index(self.entry.id) + step if self.entry.id in found else 0
        if 0 <= at < len(found):
            self.leaf_to(at)

    def leaf_to(self, line: int) -> None:
        self.preview, self.to_show = self.found[line].id, True
        self.ui.scroll.pop(f"page:{self.preview}", None)
        self.changed()

    def take(self) -> None:
        """Enter in the search field: opens what is marked and goes over to its links."""
        found = self.found
        if not found:
            return
        self.open(self.preview or (found[0].id if self.query else self.entry.id))
        self.to_page()

    def take_line(self, line: int) -> None:
        self.open(self.found[line].id)
        if self.one_column:
            self.to_page()

    def open(self, entry_id: str) -> None:
        """Opens a page; the one before can be gone back to."""
        if entry_id != self.trail[-1][0]:
            self.trail[-1] = (self.trail[-1][0], self.ui.focus_key)
            self.trail.append((entry_id, None))
            self.ui.scroll.pop(f"page:{entry_id}", None)
        self.preview, self.reading, self.to_show = "", True, True
        self.changed()

    def follow(self, entry_id: str) -> None:
        if self.preview:
            self.open(self.preview)
        self.open(entry_id)
        self.to_page()

    def turn_to(self, entry_id: str) -> None:
        """Leafing: the page takes the place of the one before."""
        self.preview = ""
        self.trail[-1] = (entry_id, None)
        self.ui.scroll.pop(f"page:{entry_id}", None)
        self.to_show = True
        self.changed()

    def back(self) -> None:
        if self.preview:
            self.preview = ""
        elif len(self.trail) > 1:
            self.trail.pop()
        self.reading, self.to_show = True, True
        kept = self.trail[-1][1]
        self.changed()
        self.refresh()
        node = self.ui.find(kept)
        if node is not None and not node.takes_text:  # in the search field the next Backspace would only erase
            self.ui.set_focus(kept)
        else:
            self.to_page()

    def to_page(self) -> None:
        """Puts the focus on the first link of the page."""
        self.refresh()
        for node in self.ui.focusables():
            if node.parent is not None and node.parent.key.startswith("page:"):
                self.ui.set_focus(node.key)
                return

    def to_index(self) -> None:
        self.reading, self.to_show = False, True
        self.ui.set_focus("search")
        self.changed()

    def choose_group(self, group: str) -> None:
        self.group, self.reading, self.preview, self.to_show = group, False, "", True
        self.ui.scroll.pop("results", None)
        self.changed()

    def handle(self, what: Input) -> bool:
        writing = self.ui.focus is not None and self.ui.focus.takes_text
        match what:
            case Key(name="?"):  # no page is looked for by this sign, so it can always show the tip
                self.ui.toggle_tip()
                return True
            case Typed(text="?"):
                return True
            case Erase(step=step) if not writing:
                if step < 0:
                    self.back()
                return True
            case Typed(text=text) if not writing and text.strip():
                self.ui.set_focus("search")
                self.ui.cursor["search"] = len(text)
                self.type(text)
                return True
            case PageKey(step=step) if not isinstance(self.ui.focus, ResultList):
                page = next((n for n in self.ui.all() if n.key.startswith("page:")), None)
                if page is not None and page.page(step):
                    return True
        return super().handle(what)

    # --- what stands on the screen

    def refresh(self) -> None:
        stale = self.stale
        super().refresh()
        listed = self.ui.find("results")
        if stale and self.to_show and isinstance(listed, ResultList):
            listed.show(self.ui.cursor.get("results", -1))
        if listed is not None or not stale:
            self.to_show = False

    def build(self) -> list[Node]:
        return self.build_one_column() if self.one_column else self.build_two_columns()

    @property
    def button_height(self) -> float:
        return max(56.0, self.metrics.line(LABEL) + 22)

    def build_two_columns(self) -> list[Node]:
        say, metrics = self.services.say, self.metrics
        x, y = EDGE, EDGE
        head = metrics.line(40)
        nodes: list[Node] = [
            Panel("spine", (x - 16, y - 16, LEFT + 32, HEIGHT - 2 * EDGE + 32), radius=22),
            Image("book", (x, y, head, head), icon="ui/book", tint="gold"),
            Text("name", (x + head + 14, y, LEFT - head - 14, head), say("codex-title"), 40, weight="extrabold"),
        ]
        y += head + 16
        nodes.append(self.search((x, y, LEFT, self.button_height + 6)))
        y += self.button_height + 22
        tabs, high = self.tabs(x, y, LEFT)
        nodes += tabs
        y += high + 14
        nodes += self.results((x, y, LEFT, HEIGHT - EDGE - y))
        left = x + LEFT + GAP
        panel = (left, EDGE - 16, WIDTH - EDGE + 16 - left, HEIGHT - 2 * EDGE + 32)
        nodes.append(Panel("paper", panel, radius=22, raised=True))
        inner = (left + PAD, EDGE, panel[2] - 2 * PAD)
        strip = self.strip(*inner)
        nodes += [*self.leaves(inner[0], inner[1], strip[0].box[0] - 20), *strip]
        top = EDGE + self.button_height + 22
        return nodes + self.page((left + PAD, top, inner[2], HEIGHT - EDGE - 24 - top))

    def build_one_column(self) -> list[Node]:
        x, y, wide = EDGE, 28.0, WIDTH - 2 * EDGE
        buttons = self.strip(x, y, wide)
        used = min(node.box[0] for node in buttons)
        nodes: list[Node] = [self.search((x, y, used - x - 20, self.button_height)), *buttons]
        y += self.button_height + 16
        tabs, high = self.tabs(x, y, wide)
        nodes += tabs
        y += high + 14
        panel = (x, y, wide, HEIGHT - 24 - y)
        nodes.append(Panel("paper", panel, radius=22))
        inside = (x + 28, y + 20, wide - 56, panel[3] - 36)
        return nodes + (self.page(inside) if self.reading else self.results(inside))

    def search(self, box: tuple[float, float, float, float]) -> Node:
        say = self.services.say
        return SearchField(
            "search",
            box,
            self.query,
            self.type,
            self.take,
            self.leaf if self.list_shown else None,
            say("codex-search-empty"),
            say("codex-search-tip"),
        )

    def tabs(self, x: float, y: float, width: float) -> tuple[list[Node], float]:
        """The groups of entries in rows; with their height."""
        say, metrics = self.services.say, self.metrics
        high = max(42.0, metrics.line(CHIP) + 12)
        nodes: list[Node] = []
        left, top = x, y
        for group in ("", *GROUPS):
            label = say("codex-group-all") if not group else say(f"codex-group-{group}")
            wide = metrics.width_of(label, CHIP, "bold") + 38
            if left > x and left + wide > x + width:
                left, top = x, top + high + 8
            box = (left, top, wide, high)
            act = partial(self.choose_group, group)
            nodes.append(Button(f"tab:{group}", box, label, act, tone="quiet", picked=group == self.group, size=CHIP))
            left += wide + 6
        return nodes, top + high - y

    def results(self, box: tuple[float, float, float, float]) -> list[Node]:
        x, y, w, h = box
        found = self.found
        say, metrics = self.services.say, self.metrics
        if not found:
            words = say("codex-nothing")
            return [Text("nothing", (x, y, w, metrics.height_of(words, w - 2, 24)), words, 24, "dim")]
        ids = [entry.id for entry in found]
        self.ui.cursor["results"] = ids.index(self.entry.id) if self.entry.id in ids else -1
        line = metrics.line(20)
        count = Text("count", (x, y, w, line), say("codex-found", count=len(found)), 20, "faint")
        listed = ResultList(
            "results",
            (x, y + line + 6, w, h - line - 6),
            found,
            self.take_line,
            self.leaf_to,
            indented=not self.query.strip(),
            with_sorts=bool(self.query.strip()),
        )
        return [count, listed]

    def strip(self, x: float, y: float, width: float) -> list[Node]:
        """Back and close; with one column also the way back to the list."""
        say, high = self.services.say, self.button_height
        may_go_back = len(self.trail) > 1 or bool(self.preview)
        row = [("back", say("codex-back"), self.back, "ui/arrow_left", may_go_back, say("codex-back-tip"))]
        if self.one_column and self.reading:
            row.insert(0, ("index", say("codex-index"), self.to_index, "ui/log", True, say("codex-index-tip")))
        row.append(("close", say("codex-close"), self.close, "ui/cross_out", True, say("codex-close-tip")))
        nodes: list[Node] = []
        left = x + width
        for key, label, act, icon, able, tip in reversed(row):
            side = min(high - 16, 40 * max(1.0, min(self.metrics.text_scale, 1.4)))
            wide = self.metrics.width_of(label, LABEL, "bold") + side + 50
            left -= wide
            why = "" if able else say("codex-back-none")
            nodes.append(
                Button(key, (left, y, wide, high), label, act, icon, enabled=able, why_not=why, tip=tip, size=LABEL)
            )
            left -= 14
        return nodes[::-1]

    def leaves(self, x: float, y: float, width: float) -> list[Node]:
        """To the page before and the page after, as in a book."""
        say, high = self.services.say, self.button_height
        nodes: list[Node] = []
        earlier, later = self.codex.neighbours(self.entry)
        rows = (
            ("earlier", earlier, "ui/arrow_left", say("codex-earlier-tip")),
            ("later", later, "ui/arrow_right", say("codex-later-tip")),
        )
        for key, entry, icon, tip in rows:
            if entry is not None:
                wide = self.metrics.width_of(entry.title, CHIP, "bold") + 40 * min(self.metrics.text_scale, 1.4) + 50
                if x + wide > width:
                    continue
                act = partial(self.turn_to, entry.id)
                nodes.append(Button(key, (x, y, wide, high), entry.title, act, icon, "quiet", tip=tip, size=CHIP))
                x += wide + 10
        return nodes

    def page(self, box: tuple[float, float, float, float]) -> list[Node]:
        page = CodexPage(self.codex, self.printed, self.services.messages, self.metrics, self.follow)
        return page.lay(self.entry, box)
