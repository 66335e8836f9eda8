"""What the audits of all scenes are told: which scene this is, and how it comes onto the screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from conftest import Table

from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services


def nothing(table: Table) -> None:
    """The scene is looked at as it opens."""


@dataclass(frozen=True)
class Example:
    """One state of a scene: made for a services, shown, and then brought about by what people do."""

    scene: type[Scene]
    make: Callable[[Services], Scene]
    then: Callable[[Table], object] = nothing

    def put_on(self, table: Table, services: Services) -> None:
        table.app.settings, table.app.projector = services, None
        table.show(self.make(services))
        self.then(table)
        table.app.step()
        assert type(table.scene) is self.scene, "another scene than was meant"
