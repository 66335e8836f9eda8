"""What a table can agree on, as it is written, and the games that have a name."""

from __future__ import annotations

from typing import Any

from cosmic.content.schema import Flag, ListOf, OneOf, Record, Shape, Whole
from cosmic.content.yaml_shapes import SLUG
from cosmic.engine.definitions import ALERTS, COLOURS, REWARDS, SETS, SETUPS, Preset
from cosmic.engine.options import Options

OPTIONS: dict[str, Shape] = {
    "setup": OneOf(SETUPS),
    "flares": Flag(),
    "planets": Whole(4, 5),
    "single_encounter": Flag(),
    "alert": OneOf(ALERTS),
    "succession": Flag(),
    "unlimited_flares": Flag(),
    "classic_flares": Flag(),
    "sets": ListOf(OneOf(SETS), "boxes", least=1),
    "hidden": Flag(),
    "rewards": OneOf(REWARDS),
    "techs": Flag(),
}
PRESETS = Record(
    {
        "presets": ListOf(
            Record({"slug": SLUG, "options": Record({}, OPTIONS)}, {"players": Whole(3, len(COLOURS))}),
            "presets",
            least=1,
            key="slug",
        )
    }
)


def preset_of(data: dict[str, Any]) -> Preset:
    stated: dict[str, Any] = {name: in_order(value) for name, value in data["options"].items()}
    return Preset(data["slug"], Options(**stated), data.get("players", 0))


def in_order(value: Any) -> Any:
    """Boxes in one order, however they are written."""
    return tuple(name for name in SETS if name in value) if isinstance(value, list) else value
