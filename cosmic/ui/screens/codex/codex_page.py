"""One page of the codex: picture, title, text, and where to read on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cosmic.hotseat.codex.codex import Codex, CodexEntry, link, plain, without
from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import ScrollList, Text
from cosmic.ui.kit.widgets_list import RAIL
from cosmic.ui.printed.printed_words import Wording
from cosmic.ui.screens.codex.codex_pictures import Emblem, Medallion, Picture, emblem_size, picture_size
from cosmic.ui.screens.codex.link_text import Style, linked_text

if TYPE_CHECKING:
    from cosmic.text.messages import Messages
    from cosmic.ui.kit.ui import UI

BODY = Style(25)
LARGE = Style(28)  # a page with a single short paragraph
TONES = {"plain": BODY, "quiet": Style(24, "dim"), "fact": Style(22, "dim"), "list": BODY}
HEAD = Style(22, "gold", "bold")
LINE = Style(24)
QUOTING = ("term", "kind", "phase")  # pages that show what the rules say in full
GAP = 44.0  # between picture and text
LEAST_TEXT = 420.0  # the narrowest column worth reading
LONGEST_TIP = 170
MOST_CASES = 24


class Ornament(Node):
    """The line under a title: thin, with a small star in it."""

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        middle, star = y + h / 2, x + 26
        canvas.panel((x, middle - 1, 14, 2), "gold_low", None, 0)
        canvas.panel((star + 12, middle - 1, w - 38, 2), (*canvas.theme.gold_low, 120), None, 0)
        canvas.polygon(
            [(star, middle - 8), (star + 3, middle), (star, middle + 8), (star - 3, middle)],
            "gold",
        )
        canvas.polygon([(star - 8, middle), (star, middle + 3), (star + 8, middle), (star, middle - 3)], "gold")


class CodexPage:
    """Lays out an entry in a box; every part of the text goes below the one before."""

    def __init__(
        self, codex: Codex, printed: Wording, messages: Messages, metrics: Metrics, follow: Callable[[str], object]
    ) -> None:
        self.codex, self.printed, self.messages, self.metrics, self.follow = codex, printed, messages, metrics, follow
        self.nodes: list[Node] = []
        self.y = 0.0
        self.x = 6.0
        self.width = 0.0

    def lay(self, entry: CodexEntry, box: Box) -> list[Node]:
        x, y, w, h = box
        shown: list[Node] = []
        least = LEAST_TEXT * max(1.0, self.metrics.text_scale * 0.8)
        size = picture_size(entry, w - least - GAP, h)
        if size is not None:
            shown.append(Picture("picture", (x, y, *size), entry.picture, self.printed))
            x, w = x + size[0] + GAP, w - size[0] - GAP
        self.width = w - RAIL - 12
        self.title(entry, with_medallion=size is None)
        if entry.kind == "home":
            self.gallery()
        self.body(entry)
        self.onward(entry)
        self.cases(entry)
        shown.append(ScrollList(f"page:{entry.id}", (x, y, w, h), self.nodes, pad=10))
        return shown

    # --- parts

    def title(self, entry: CodexEntry, with_medallion: bool) -> None:
        metrics = self.metrics
        size = (34 if entry.kind == "case" else 46) / max(1.0, metrics.text_scale) ** 0.5  # a case: a whole sentence
        left, top = self.x, self.y + 4
        side = 116.0 if with_medallion else 0.0
        if side:
            self.nodes.append(Medallion("medallion", (left, top, side, side), entry.icon))
            left += side + 28
        room = self.x + self.width - left
        y = top
        sort_high = metrics.height_of(entry.sort, room - 2, 22, "bold")
        self.nodes.append(Text("sort", (left, y, room, sort_high), entry.sort, 22, "faint", "bold"))
        y += sort_high
        high = metrics.height_of(entry.title, room - 2, size, "extrabold")
        self.nodes.append(Text("title", (left, y, room, high), entry.title, size, "gold", "extrabold"))
        y += high
        if entry.tagline:
            high = metrics.height_of(entry.tagline, room - 2, 24)
            self.nodes.append(Text("tagline", (left, y, room, high), entry.tagline, 24, "dim"))
            y += high
        self.y = max(y, top + side) + 10
        self.nodes.append(Ornament("ornament", (self.x, self.y, self.width, 20)))
        self.y += 36

    def gallery(self) -> None:
        """All aliens by their emblems."""
        aliens = self.codex.group("alien")
        wide, high = emblem_size(aliens, self.metrics)
        per = max(1, int((self.width + 10) // (wide + 10)))
        per = -(-len(aliens) // -(-len(aliens) // per))  # rows of equal length
        step = self.width / per
        for n, entry in enumerate(aliens):
            box = (self.x + n % per * step + (step - wide) / 2, self.y + n // per * (high + 14), wide, high)
            self.nodes.append(Emblem(box, entry, self.follow, self.tip(entry.id)))
        self.y += -(-len(aliens) // per) * (high + 14) + 14

    def body(self, entry: CodexEntry) -> None:
        single = len(entry.paragraphs) == 1 or entry.kind in ("phase", "term", "kind")
        for n, part in enumerate(entry.paragraphs):
            if part.head:
                self.text(f"head:{n}", part.head, HEAD, 4)
            style = LARGE if single and part.tone == "plain" else TONES[part.tone]
            self.text(f"part:{n}", part.text, style, 20)

    def onward(self, entry: CodexEntry) -> None:
        """Where it stands in the rules, and what else to read."""
        say = self.messages.say
        if entry.rules:
            self.section(say("codex-head-rules"))
            for n, rule in enumerate(entry.rules):
                self.text(f"rule:{n}", link(rule, self.place(rule)), LINE, 4)
                if entry.kind in QUOTING and self.codex[rule].chapter:
                    quoted = self.codex[rule].paragraphs[0].text
                    self.text(f"quoted:{n}", without(quoted, entry.id), TONES["quiet"], 16)
            self.y += 14
        see = [target for target in entry.see if target not in entry.rules]
        if see:
            self.section(say("codex-head-see"))
            words = ", ".join(link(target, self.name(target, entry)) for target in see)
            self.text("see", words, LINE, 18)
        siblings = self.codex.siblings(entry)
        if siblings:
            chapter, *rest = siblings
            self.text("chapter", f"{say('codex-head-chapter')}: {link(chapter, self.codex[chapter].title)}", HEAD, 6)
            others = [link(other, self.codex[other].title) for other in rest if other != entry.id]
            self.text("siblings", ", ".join(others), LINE, 10)

    def cases(self, entry: CodexEntry) -> None:
        """What has been decided about it, each as a sentence that leads to the whole case."""
        say, book = self.messages.say, self.codex.cases
        for effect in entry.effects:
            cases = book.of(effect)
            if not cases:
                continue
            side = effect.partition(".")[2] or "power"
            self.section(say(f"codex-head-cases-{side}"))
            for case in cases[:MOST_CASES]:
                self.text(case, link(case, book.title(case)), LINE, 6)
            if len(cases) > MOST_CASES:
                self.text(f"more:{effect}", say("codex-cases-more", count=len(cases) - MOST_CASES), TONES["fact"], 6)
            self.y += 14

    def section(self, head: str) -> None:
        self.text(f"section:{head}", head, HEAD, 4)

    def text(self, key: str, words: str, style: Style, after: float) -> None:
        if not words:
            return
        place = (self.x, self.y)
        nodes, high = linked_text(key, words, place, self.width, self.metrics, self.follow, style, self.tip)
        self.nodes += nodes
        self.y += high + after

    # --- words

    def place(self, rule: str) -> str:
        """A paragraph of the rules with its chapter."""
        entry = self.codex[rule]
        if not entry.chapter:
            return entry.title
        return self.messages.say("codex-place", chapter=self.codex[entry.chapter].title, title=entry.title)

    def name(self, target: str, from_entry: CodexEntry) -> str:
        entry = self.codex[target]
        if entry.chapter and entry.chapter != from_entry.chapter:
            return self.place(target)
        return entry.title

    def tip(self, target: str) -> str:
        """The first sentence of what a link leads to; a case says it in its title."""
        if target in self.codex.cases:
            return ""
        entry = self.codex.get(target)
        words = plain(entry.paragraphs[0].text)
        first = words.split(". ")[0].rstrip(".") + "."
        return f"{entry.title}\n{first}" if len(first) <= LONGEST_TIP and entry.kind != "chapter" else entry.title
