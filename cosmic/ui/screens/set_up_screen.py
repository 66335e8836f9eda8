"""The set-up screen: who sits at the table and what is played."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.plans.plan_editor import Planner
from cosmic.hotseat.plans.table_plan import TablePlan, last_plan, remember
from cosmic.ui.kit.canvas import HEIGHT, WIDTH
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.node import Area
from cosmic.ui.kit.widgets import Button, Image, Node, Panel, Rich, ScrollList, Text
from cosmic.ui.screens.setup_options import OptionColumn
from cosmic.ui.screens.setup_seats import SeatColumn
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

EDGE = 44.0  # air around everything
GAP = 24.0
HEADING, INFO = 44.0, 22.0
SEATS_SHARE = 0.575  # of the width
RAIL = 20.0  # room for the mark of a list


class SetupScene(Scene):
    """Every change goes through the planner; Start hands its plan to a new table."""

    def __init__(
        self, services: Services, plan: TablePlan | None = None, chance: Callable[[], int] | None = None
    ) -> None:
        super().__init__()
        self.services = services
        self.chance = chance or (lambda: secrets.randbelow(1 << 31))
        faults: list[CosmicError] = []
        if plan is None:
            plan, faults = last_plan(services.folder, services.messages)
        self.planner = Planner(plan, services.book, services.messages)
        self.notices = [services.fault(fault) for fault in faults]
        self.picking: int | None = None  # the seat whose alien is being chosen

    def enter(self) -> None:
        self.ui.on_cancel = self.back
        self.ui.focus_key = "start"
        self.notices += self.services.notices  # whoever opened this screen may have found something
        self.services.notices.clear()

    def resume(self, result: Any = None) -> None:
        if self.picking is not None and isinstance(result, str):
            self.planner.choose_alien(self.picking, result)
        self.picking = None
        self.changed()

    # What people do

    def edit(self, act: Callable[[], object], focus: str = "") -> None:
        """Changes the plan; the focus goes where the work goes on."""
        act()
        self.changed()
        if focus:
            self.refresh()
            self.ui.set_focus(focus)

    def add_seat(self) -> None:
        self.edit(self.planner.add, f"name-{len(self.planner.seats)}")

    def remove_seat(self, i: int) -> None:
        self.edit(lambda: self.planner.remove(i), f"remove-{min(i, len(self.planner.seats) - 2)}")

    def move_seat(self, i: int, step: int) -> None:
        self.edit(lambda: self.planner.move(i, step), f"{'up' if step < 0 else 'down'}-{i + step}")

    def name_done(self, i: int) -> None:
        """Enter after a name goes on to the next one."""
        self.ui.set_focus(f"name-{i + 1}" if i + 1 < len(self.planner.seats) else "start")

    def fill_aliens(self) -> None:
        self.edit(lambda: self.planner.fill_aliens(self.chance()))

    def surprise(self) -> None:
        self.edit(lambda: self.planner.surprise(self.chance()))

    def pick_alien(self, i: int) -> None:
        seat = self.planner.seats[i]
        self.picking = i
        question = self.services.say("ui-setup-alien-question", name=seat.name)
        candidates = self.planner.candidates(i)
        self.app.stack.push(
            self.services.ways.alien_box(seat.name, seat.colour, candidates, question, self.planner.aliens[i])
        )

    def close_notice(self) -> None:
        self.edit(self.notices.clear)

    def back(self) -> None:
        if len(self.app.stack.scenes) > 1:
            self.app.stack.pop()
            return
        self.app.stack.reset(self.services.ways.title())

    def start(self) -> None:
        plan = self.planner.plan
        try:
            remember(plan, self.services.folder)
        except CosmicError as error:
            self.services.notices.append(self.services.fault(error))
        self.app.stack.reset(self.services.ways.new_table(plan))

    # What is shown

    def build(self) -> list[Node]:
        faults = self.planner.faults()
        top = EDGE - 12
        nodes: list[Node] = []
        top = self._header(nodes, top)
        top = self._notices(nodes, top)
        footer: list[Node] = []
        foot = self._footer(footer, faults)
        room = foot - GAP - top
        wide = WIDTH - 2 * EDGE
        seats = round(wide * SEATS_SHARE)
        say = self.services.say
        left = self._panel("seats", say("ui-setup-seats"), (EDGE, top, seats, room), nodes)
        right = self._panel("game", say("ui-setup-game"), (EDGE + seats + GAP, top, wide - seats - GAP, room), nodes)
        cards = SeatColumn(self, left[2] - RAIL, faults).build()
        choices = OptionColumn(self, right[2] - RAIL, faults).build()
        # In the order in which Tab goes through the screen; Start comes last.
        nodes += [self._add((EDGE, top, seats, room)), ScrollList("seats", left, cards)]
        return [*nodes, ScrollList("game", right, choices), *footer]

    def _panel(self, key: str, title: str, box: Area, nodes: list[Node]) -> Area:
        """A panel with its heading, and the room that is left in it."""
        nodes.insert(0, Panel(f"panel-{key}", box, title))
        x, y, w, h = box
        head = 16 + self.metrics.line(26) + 4 + 14
        return (x + 24, y + head, w - 24 - 12, h - head - 12)

    def _add(self, panel: Area) -> Node:
        """In the heading of the seats, so that it never scrolls away."""
        say, able = self.services.say, self.planner.can_add
        high = self.metrics.line(26) + 8
        wide = self.metrics.width_of(say("ui-setup-add"), 23, "bold") + min(high - 16, 56) + 56
        return Button(
            "add",
            (panel[0] + panel[2] - wide - 24, panel[1] + 10, wide, high),
            say("ui-setup-add"),
            self.add_seat,
            icon="ui/plus",
            tip=say("ui-setup-add-tip") if able else "",
            enabled=able,
            why_not=say("ui-setup-most"),
            size=23,
        )

    def _header(self, nodes: list[Node], top: float) -> float:
        say, line = self.services.say, self.metrics.line(HEADING)
        label = say("ui-setup-surprise")
        wide = self.metrics.width_of(label, 26, "bold") + 120
        high = max(64.0, self.metrics.line(26) + 24)
        line = max(line, high)
        box = (WIDTH - EDGE - wide, top + (line - high) / 2, wide, high)
        nodes.append(Image("logo", (EDGE, top + (line - 64) / 2, 64, 64), icon="ui/gate", tint="gold"))
        words = (EDGE + 82, top, WIDTH - 2 * EDGE - wide - 100, line)
        nodes.append(Text("title", words, say("ui-setup-title"), HEADING, "ink", "extrabold", valign="middle"))
        tip = say("ui-setup-surprise-tip")
        nodes.append(Button("surprise", box, label, self.surprise, icon="ui/dice", tint="gold", tip=tip))
        return top + line + 18

    def _notices(self, nodes: list[Node], top: float) -> float:
        if not self.notices:
            return top
        words = "\n".join(self.notices)
        width = WIDTH - 2 * EDGE - 160
        high = max(56.0, self.metrics.height_of(words, width, INFO) + 20)
        nodes.append(Panel("notice-plate", (EDGE, top, WIDTH - 2 * EDGE, high), fill="raised", edge="warn"))
        nodes.append(Image("notice-icon", (EDGE + 18, top + (high - 36) / 2, 36, 36), icon="ui/warning", tint="warn"))
        # The box is measured, and the path of a file may be longer than a line.
        box = (EDGE + 72, top + 10, width, high - 20)
        nodes.append(Text("notice", box, words, INFO, "ink", valign="middle", fit=False))
        close = (WIDTH - EDGE - 64, top + (high - 44) / 2, 52, 44)
        tip = self.services.say("ui-setup-notice-close")
        nodes.append(Button("notice-close", close, "", self.close_notice, icon="ui/check", tone="quiet", tip=tip))
        return top + high + 16

    def _footer(self, nodes: list[Node], faults: dict[str, str]) -> float:
        """Back, who plays or what is missing, and Start; returns where it begins."""
        say, metrics = self.services.say, self.metrics
        back_wide = metrics.width_of(say("ui-setup-back"), 26, "bold") + 110
        start_wide = max(380.0, metrics.width_of(say("ui-setup-start"), 36, "bold") + 150)
        left, right = EDGE + back_wide + 30, WIDTH - EDGE - start_wide - 30
        spans = self._info(faults)
        info_high = metrics.rich_height(spans, right - left, INFO) + 4
        high = max(88.0, metrics.line(36) + 30, info_high)
        top = HEIGHT - EDGE + 14 - high
        small = max(64.0, metrics.line(26) + 24)
        nodes.append(
            Button(
                "back",
                (EDGE, top + (high - small) / 2, back_wide, small),
                say("ui-setup-back"),
                self.back,
                icon="ui/arrow_left",
                tip=say("ui-setup-back-tip"),
            )
        )
        nodes.append(Rich("info", (left, top, right - left, high), spans, INFO, "dim", valign="middle"))
        reason = next(iter(faults.values()), "")
        nodes.append(
            Button(
                "start",
                (WIDTH - EDGE - start_wide, top, start_wide, high),
                say("ui-setup-start"),
                self.start,
                icon="ui/play",
                tone="main",
                enabled=not reason,
                why_not=reason,
                size=36,
                align="center",
            )
        )
        return top

    def _info(self, faults: dict[str, str]) -> list[Span]:
        if faults:
            reason = next(iter(faults.values()))
            return [Span(icon="ui/warning", tint=(255, 190, 92)), Span(reason, "warn", "bold")]
        people = len(self.planner.people)
        icon = "ui/bot" if not people else "ui/eye" if people == 1 else "ui/curtain"
        return [Span(icon=icon, tint=(247, 196, 92)), Span(self.services.say("ui-setup-people", count=people))]
