"""Where a question that has a scene to itself asks for a hint."""

from __future__ import annotations

from typing import Protocol

from cosmic.ui.kit.inputs import Input, Key
from cosmic.ui.kit.node import UNPLACED
from cosmic.ui.kit.widgets_basic import Button
from cosmic.ui.shell.services import Services

KEY = "h"


class HintDesk(Protocol):
    """The table's, for the one question that is open."""

    @property
    def is_awaited(self) -> bool: ...

    def ask(self) -> None: ...

    def work(self) -> None:
        """With every picture: the hint opens when it is there."""


def hint_button(services: Services, desk: HintDesk) -> Button:
    tip = services.say("ui-hint-awaited" if desk.is_awaited else "ui-hint-tip")
    return Button("hint", UNPLACED, "", desk.ask, "ui/help", tip=tip, picked=desk.is_awaited, snug=True)


def is_hint_key(what: Input) -> bool:
    return isinstance(what, Key) and what.name == KEY and not what.ctrl
