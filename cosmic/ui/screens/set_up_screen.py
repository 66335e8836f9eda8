"""The set-up screen: who sits at the table and what is played."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.plans.plan_editor import Planner
from cosmic.hotseat.plans.table_plan import TablePlan, last_plan, remember
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.layout import SHEET, Column, Fill, Laid, Layered, Pad, Row, Sized, middle
from cosmic.ui.kit.node import UNPLACED
from cosmic.ui.kit.widgets import Button, Image, Node, Panel, Rich, Scrolled, Text
from cosmic.ui.screens.setup_options import GameChoices
from cosmic.ui.screens.setup_seats import SeatCards
from cosmic.ui.shell.dialog_frame import button, words
from cosmic.ui.shell.opening import OpeningScene
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

EDGE = 44.0  # air around everything
HEADING, INFO = 44.0, 22.0
SEATS_SHARE = 0.575  # of the width


class SetupScene(Scene):
    """Every change goes through the planner; Start hands its plan to a new table."""

    def __init__(
        self, services: Services, plan: TablePlan | None = None, chance: Callable[[], int] | None = None
    ) -> None:
        super().__init__()
        self.services = services
        self.chance = chance or (lambda: secrets.randbelow(1 << 31))
        faults: list[CosmicError] = []
        begun = services.table_begun if plan is None else None
        if plan is None and begun is None:
            plan, faults = last_plan(services.folder, services.messages)
        if begun is None:
            assert plan is not None
            begun = Planner(plan, services.book, services.messages)
        self.planner = services.table_begun = begun  # until the game starts or the program ends
        self.more: bool | None = None  # whether every choice is shown; None: as the plan needs it
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
        self.services.table_begun = None
        try:
            remember(plan, self.services.folder)
        except CosmicError as error:
            self.services.notices.append(self.services.fault(error))
        self.app.stack.push(
            OpeningScene(self.services, lambda: self.app.stack.reset(self.services.ways.new_table(plan)))
        )

    # What is shown

    @property
    def shows_more(self) -> bool:
        """Closed when one of the kinds of game says it all; what is wrong is never hidden."""
        asked = self.more if self.more is not None else not self.planner.game
        return asked or any(not field.startswith("seats") for field in self.planner.faults())

    def toggle_more(self) -> None:
        self.more = not self.shows_more
        self.changed()

    def build(self) -> list[Node]:
        faults, say = self.planner.faults(), self.services.say
        seats = self._panel("seats", say("ui-setup-seats"), SeatCards(self, faults).column(), self._add())
        game = self._panel("game", say("ui-setup-game"), GameChoices(self, faults).column())
        both = Row(Fill(seats, SEATS_SHARE), Fill(game, 1 - SEATS_SHARE), gap=24)
        whole = Column(self._header(), self._notices(), Fill(both), self._footer(faults), gap=18)
        return Pad(whole, EDGE, 32).put(SHEET, self.metrics)

    def _panel(self, key: str, title: str, inside: Laid, beside: Laid | None = None) -> Laid:
        """A panel with its heading; what stands beside that never scrolls away."""
        name = Text(f"heading-{key}", UNPLACED, title, 26, "gold", "extrabold", valign="middle")
        head = Row(Fill(name), beside)
        return Layered(Panel(f"panel-{key}"), Pad(Column(head, Fill(Scrolled(key, inside)), gap=14), 24, 14))

    def _add(self) -> Button:
        say, able = self.services.say, self.planner.can_add
        made = Button("add", UNPLACED, say("ui-setup-add"), self.add_seat, "ui/plus", size=23, snug=True)
        made.enabled, made.why_not = able, say("ui-setup-most", most=len(self.planner.colours))
        made.tip = say("ui-setup-add-tip") if able else ""
        return made

    def _header(self) -> Laid:
        say = self.services.say
        logo = Sized(Image("logo", UNPLACED, "ui/gate", "gold"), 64, 64, place=(0.0, 0.5))
        title = Text("title", UNPLACED, say("ui-setup-title"), HEADING, "ink", "extrabold", valign="middle")
        label, tip = say("ui-setup-surprise"), say("ui-setup-surprise-tip")
        surprise = button("surprise", label, self.surprise, icon="ui/dice", tip=tip)
        surprise.tint = "gold"
        return Row(logo, Fill(title), middle(surprise))

    def _notices(self) -> Laid | None:
        if not self.notices:
            return None
        icon = Sized(Image("notice-icon", UNPLACED, "ui/warning", "warn"), 36, 36, place=(0.0, 0.5))
        told = words("notice", "\n".join(self.notices), INFO, "ink")
        tip = self.services.say("ui-setup-notice-close")
        close = Button("notice-close", UNPLACED, "", self.close_notice, "ui/check", "quiet", tip=tip)
        row = Row(icon, Fill(middle(told)), Sized(close, 52, 44, place=(0.0, 0.5)))
        return Layered(Panel("notice-plate", fill="raised", edge="warn"), Pad(row, 18, 10))

    def _footer(self, faults: dict[str, str]) -> Laid:
        """Back, who plays or what is missing, and Start."""
        say, reason = self.services.say, next(iter(faults.values()), "")
        back = button("back", say("ui-setup-back"), self.back, icon="ui/arrow_left", tip=say("ui-setup-back-tip"))
        info = Rich("info", UNPLACED, self._info(faults), INFO, "dim", valign="middle")
        start = Button("start", UNPLACED, say("ui-setup-start"), self.start, "ui/play", "main", size=36, align="center")
        start.enabled, start.why_not = not reason, reason
        wide = max(380.0, start.wanted_width(self.metrics))
        return Sized(Row(middle(back), Fill(info), Sized(start, width=wide), gap=30), least=88.0)

    def _info(self, faults: dict[str, str]) -> list[Span]:
        if faults:
            reason = next(iter(faults.values()))
            return [Span(icon="ui/warning", tint=(255, 190, 92)), Span(reason, "warn", "bold")]
        people = len(self.planner.people)
        icon = "ui/bot" if not people else "ui/eye" if people == 1 else "ui/curtain"
        return [Span(icon=icon, tint=(247, 196, 92)), Span(self.services.say("ui-setup-people", count=people))]
