"""The end of a game, as a celebration: who won and how, how the race went, and what everybody did."""

from __future__ import annotations

from collections.abc import Callable

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.ending import DEEDS, Ending, SeatEnding
from cosmic.hotseat.plans import TablePlan, last_plan
from cosmic.ui.desk import Desk
from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Canvas
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.tween import Tween, Value, linear
from cosmic.ui.kit.widgets import ScrollList, Text
from cosmic.ui.scenes.dialogs import NoticeScene
from cosmic.ui.scenes.end_parts import Medals, Race, SeatRow, draw_stars
from cosmic.ui.scenes.sheets import EDGE, GAP, RAIL, Press, buttons
from cosmic.ui.stack import Scene

PARTY = 5.0  # seconds of falling stars


class EndScene(Scene):
    """Rematch at the same table, a last look at the board, or the title."""

    def __init__(
        self, desk: Desk, result: Ending, plan: TablePlan | None = None, look: Callable[[], object] | None = None
    ) -> None:
        super().__init__()
        self.desk, self.result, self.plan, self.look = desk, result, plan, look
        self.party = 0.0
        self.ui.focus_key = "rematch"
        self.ui.on_cancel = lambda: self.ui.set_focus("title")

    def enter(self) -> None:
        self.timeline.add(Tween(0.0, 1.0, PARTY, linear, self.fall))

    def fall(self, share: Value) -> None:
        assert isinstance(share, float)
        self.party = share

    def draw_moving(self, canvas: Canvas) -> None:
        draw_stars(canvas, self.party)
        super().draw_moving(canvas)

    # What the buttons do

    def rematch(self) -> None:
        from cosmic.ui.table.open import new_table

        plan = self.plan or last_plan(self.desk.folder, self.desk.messages)[0]
        try:
            self.app.stack.reset(new_table(self.app, self.desk, plan))
        except CosmicError as fault:
            words = (self.desk.say("load-fault-title"), self.desk.fault(fault))
            self.app.stack.push(NoticeScene(self.desk, *words, icon="ui/warning"))

    def look_at_board(self) -> None:
        if self.look is not None:
            self.look()
        else:
            self.app.stack.pop()

    def to_title(self) -> None:
        from cosmic.ui.scenes.title import TitleScene

        self.app.stack.reset(TitleScene(self.desk))

    # Words

    def headline(self) -> str:
        names = [seat.name for seat in self.result.winners]
        if not names:
            return self.desk.say("end-nobody")
        listed = names[0]
        if len(names) > 1:
            listed = self.desk.say("list-end", most=", ".join(names[:-1]), last=names[-1])
        return self.desk.say("end-winners", names=listed, count=len(names))

    def how(self) -> str:
        result = self.result
        if result.special:
            words = self.desk.say("end-special", alien=self.alien(result.special))
        else:
            words = self.desk.say("end-colonies", goal=result.goal)
        return f"{words} {self.desk.say('end-encounters', count=result.encounters)}"

    def alien(self, slug: str) -> str:
        texts = self.desk.book.content.texts.get(self.desk.messages.lang, {})
        return texts.get(f"alien.{slug}.name", slug)

    def figures(self, seat: SeatEnding) -> list[tuple[int, str]]:
        say = self.desk.say
        found = [
            (seat.foreign, say("end-foreign")),
            (seat.home, say("end-home")),
            (seat.in_warp, say("end-in-warp")),
            (seat.cards, say("end-cards", count=seat.cards)),
        ]
        for name in DEEDS:
            count = getattr(seat.deeds, name)
            found.append((count, say(f"end-deed-{name.replace('_', '-')}", count=count)))
        return found

    # What stands on the screen

    def build(self) -> list[Node]:
        say, metrics = self.desk.say, self.metrics
        presses = [
            Press("rematch", say("end-rematch"), self.rematch, "main", "ui/play"),
            Press("look", say("end-look"), self.look_at_board, icon="ui/eye"),
            Press("title", say("end-title"), self.to_title, icon="ui/logo"),
        ]
        row, high = buttons(metrics, presses, EDGE, 0, WIDTH - 2 * EDGE)
        foot = HEIGHT - 32 - high
        for node in row:
            node.box = (node.box[0], node.box[1] + foot, node.box[2], node.box[3])
        nodes, top = self.winners()
        nodes += row  # before the rows, so that a way on is the first thing Tab finds
        width = WIDTH - 2 * EDGE - RAIL
        inside: list[Node] = []
        y = 8.0
        for n, seat in enumerate(self.result.seats):
            aliens, figures = ", ".join(self.alien(slug) for slug in seat.aliens), self.figures(seat)
            tall = SeatRow.plan(metrics, width, seat, aliens, figures).height
            inside.append(SeatRow(f"seat:{n}", (8, y, width, tall), seat, aliens, figures))
            y += tall + 12
        nodes.append(ScrollList("seats", (EDGE - 8, top, width + RAIL + 8, foot - 20 - top), inside, pad=8))
        return nodes

    def winners(self) -> tuple[list[Node], float]:
        """The upper part: emblems and words on the left, the race on the right."""
        metrics, large = self.metrics, self.metrics.text_scale > 1.3
        high = 330.0 if not large else 300.0
        wide = 880.0
        won = self.result.winners
        side = min(250.0 if not large else 180.0, wide / max(1, len(won)))
        size = 58 / metrics.text_scale**0.6
        x = EDGE + (side * len(won) + 32 if len(won) == 1 else 0)
        room = EDGE + wide - x
        head = metrics.height_of(self.headline(), room, size, "extrabold")
        small = 25 / metrics.text_scale**0.4
        tail = metrics.height_of(self.how(), room, small)
        if len(won) == 1:
            up = 28 + max(0.0, (high - head - tail - 12) / 2)
            medals = (float(EDGE), 28 + (high - side) / 2, side, side)
        else:
            side = max(96.0, min(side, high - head - tail - 30))
            medals = (float(EDGE), 28.0, side * max(1, len(won)), side)
            up = 28 + side + 16
        nodes: list[Node] = [
            Medals("medals", medals, won),
            Text("headline", (x, up, room, head), self.headline(), size, weight="extrabold"),
            Text("how", (x, up + head + 8, room, tail), self.how(), small, "dim"),
        ]
        left = EDGE + wide + 40
        say = self.desk.say
        box = (left, 28.0, WIDTH - EDGE - left, high)
        nodes.append(
            Race("race", box, self.result, say("end-race"), say("end-race-foot", count=self.result.encounters))
        )
        return nodes, 28 + max(high, up + head + 8 + tail - 28) + GAP
