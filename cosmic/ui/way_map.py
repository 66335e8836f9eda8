"""The one map of ways: where each scene is written that another one leads to.

A file of it is read when somebody first goes there, so that the title comes at once.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, cast

from cosmic.ui.shell.services import Services
from cosmic.ui.shell.ways import Ways

WAYS = {
    "title": "screens.title:TitleScene",
    "set_up": "screens.set_up_screen:SetupScene",
    "saved_games": "screens.saved_games:LoadScene",
    "settings": "screens.settings_screen:SettingsScene",
    "codex": "screens.codex.codex_scene:CodexScene",
    "tutorial": "screens.tutorial.open_tutorial:open_tutorial",
    "fresh_tutorial": "screens.tutorial.open_tutorial:fresh_tutorial",
    "one_screen": "screens.projector_choice:OneScreenScene",
    "new_table": "table.open_table:new_table",
    "saved_table": "table.open_table:open_saved",
    "table_of": "table.open_table:table_for",
    "pause": "screens.pause_menu:PauseScene",
    "end": "screens.end_screen:end_of_game",
    "alien_sheets": "screens.alien_choice:AlienScene",
    "alien_box": "screens.alien_choice:AlienPicker",
    "face_choice": "screens.face_choice:FaceScene",
    "deal": "screens.deal.deal_scene:DealScene",
    "replays": "screens.replay.replay_list:ReplayListScene",
    "replay": "screens.replay.replay_scene:ReplayScene",
    "export": "screens.replay.replay_dialogs:ExportScene",
    "records": "screens.replay.record_book:RecordsScene",
}


def with_ways(services: Services) -> Services:
    """The same services, with the map for everybody who is given them."""
    services.ways = cast(Ways, WayMap(services))
    return services


class WayMap:
    """Opens each way with the services that every scene shares."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def __getattr__(self, way: str) -> Callable[..., Any]:
        if way not in WAYS:
            raise AttributeError(way)
        made_by = maker(way)
        return lambda *args: made_by(self.services, *args)


def maker(way: str) -> Callable[..., Any]:
    """The scene's class, or the function that makes it."""
    module, _, name = WAYS[way].partition(":")
    made_by: Callable[..., Any] = getattr(import_module(f"cosmic.ui.{module}"), name)
    return made_by
