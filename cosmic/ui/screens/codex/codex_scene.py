"""The codex as a screen: search on the left, the page on the right; with large type one after the other."""

from __future__ import annotations

from functools import partial

from cosmic.hotseat.codex.codex import GROUPS, CodexEntry, codex_of
from cosmic.ui.kit.inputs import Erase, Input, Key, Typed
from cosmic.ui.kit.inputs import Page as PageKey
from cosmic.ui.kit.layout import SHEET, ByHand, Column, Fill, Fitting, Laid, Layered, Pad, Row, Sized, Wrap, space
from cosmic.ui.kit.node import UNPLACED, Node
from cosmic.ui.kit.widgets import Button, Image, Panel, Text
from cosmic.ui.printed.printed_words import Wording
from cosmic.ui.screens.codex.codex_page import CodexPage
from cosmic.ui.screens.codex.codex_results import ResultList, ResultRows, SearchField
from cosmic.ui.shell.dialog_frame import button
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

EDGE, PAD, GAP = 40.0, 34.0, 36.0
LEFT = 520.0  # the width of the search side
ONE_COLUMN_FROM = 1.45  # text scale
CHIP = 21.0


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
        self.rows = ResultRows([], indented=True, with_sorts=False)  # of the list as it was last put up
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
                self.ui.tip.toggle()
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

    def build_two_columns(self) -> list[Node]:
        side = self.metrics.line(40)
        name = Text("name", UNPLACED, self.services.say("codex-title"), 40, weight="extrabold", valign="middle")
        head = Row(Sized(Image("book", UNPLACED, "ui/book", "gold"), side, side), Fill(name), gap=14)
        spine = Column(head, self.search(), self.tabs(), Fill(self.results()))
        bar = Row(Fill(self.leaves()), *self.strip(), gap=14)
        paper = Column(bar, Fill(self.page()), gap=22)
        book = Row(
            Sized(Layered(Panel("spine", radius=22), Pad(spine, 16)), width=LEFT + 32),
            Fill(Layered(Panel("paper", radius=22, raised=True), Pad(paper, PAD, 16))),
            gap=GAP - 16,
        )
        return Pad(book, EDGE - 16).put(SHEET, self.metrics)

    def build_one_column(self) -> list[Node]:
        bar = Row(Fill(self.search()), *self.strip(), gap=14)
        inside = Pad(self.page() if self.reading else self.results(), 28, 18)
        paper = Layered(Panel("paper", radius=22), inside)
        return Pad(Column(bar, self.tabs(), Fill(paper)), EDGE, 26).put(SHEET, self.metrics)

    def search(self) -> Laid:
        say = self.services.say
        leaf = self.leaf if self.list_shown else None
        about = (self.query, self.type, self.take, leaf, say("codex-search-empty"), say("codex-search-tip"))
        return SearchField("search", UNPLACED, *about)

    def tabs(self) -> Laid:
        """The groups of entries."""
        say = self.services.say
        named = (("", say("codex-group-all")), *((group, say(f"codex-group-{group}")) for group in GROUPS))
        return Wrap(*(self.tab(group, label) for group, label in named), gap=0)

    def tab(self, group: str, label: str) -> Button:
        act, picked = partial(self.choose_group, group), group == self.group
        return Button(f"tab:{group}", UNPLACED, label, act, None, "quiet", picked=picked, size=CHIP, snug=True)

    def results(self) -> Laid:
        found, say = self.found, self.services.say
        if not found:
            return Text("nothing", UNPLACED, say("codex-nothing"), 24, "dim")
        ids = [entry.id for entry in found]
        self.ui.cursor["results"] = ids.index(self.entry.id) if self.entry.id in ids else -1
        by_name = bool(self.query.strip())
        if not self.rows.is_of(found, not by_name, by_name):
            self.rows = ResultRows(found, not by_name, by_name)
        listed = ResultList("results", UNPLACED, self.rows, self.take_line, self.leaf_to)
        count = Text("count", UNPLACED, say("codex-found", count=len(found)), 20, "faint")
        return Column(count, Fill(listed), gap=6)

    def strip(self) -> list[Button]:
        """Back and close; with one column also the way back to the list."""
        say = self.services.say
        may_go_back = len(self.trail) > 1 or bool(self.preview)
        back = button("back", say("codex-back"), self.back, icon="ui/arrow_left", tip=say("codex-back-tip"))
        back.enabled, back.why_not = may_go_back, "" if may_go_back else say("codex-back-none")
        index = button("index", say("codex-index"), self.to_index, icon="ui/log", tip=say("codex-index-tip"))
        close = button("close", say("codex-close"), self.close, icon="ui/cross_out", tip=say("codex-close-tip"))
        return [index, back, close] if self.one_column and self.reading else [back, close]

    def leaves(self) -> Laid:
        """To the page before and the page after, as in a book, as far as there is room for their names."""
        say, (earlier, later) = self.services.say, self.codex.neighbours(self.entry)
        before = self.leaf_button("earlier", earlier, "ui/arrow_left", say("codex-earlier-tip"))
        after = self.leaf_button("later", later, "ui/arrow_right", say("codex-later-tip"))
        return Fitting(Row(before, after), Row(before), Row(after), space())

    def leaf_button(self, key: str, entry: CodexEntry | None, icon: str, tip: str) -> Button | None:
        if entry is None:
            return None
        act = partial(self.turn_to, entry.id)
        return Button(key, UNPLACED, entry.title, act, icon, "quiet", tip=tip, size=CHIP, snug=True)

    def page(self) -> Laid:
        page = CodexPage(self.codex, self.printed, self.services.messages, self.metrics, self.follow)
        return ByHand(lambda box: page.lay(self.entry, box))
