"""What the audits of all scenes are told: which scene this is, and how it comes onto the screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from conftest import Table

from cosmic.ui.desk import Desk
from cosmic.ui.stack import Scene


def nothing(table: Table) -> None:
    """The scene is looked at as it opens."""


@dataclass(frozen=True)
class Example:
    """One state of a scene: made for a desk, shown, and then brought about by what people do."""

    scene: type[Scene]
    make: Callable[[Desk], Scene]
    then: Callable[[Table], object] = nothing

    def put_on(self, table: Table, desk: Desk) -> None:
        table.app.settings, table.app.projector = desk, None
        table.show(self.make(desk))
        self.then(table)
        table.app.step()
        assert type(table.scene) is self.scene, "another scene than was meant"
