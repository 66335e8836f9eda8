"""The small files beside the saves: their names, and one object in each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cosmic.engine.errors import CosmicError
from cosmic.engine.saves import write_whole

SETTINGS, LAST_TABLE, RECORDS = "settings.json", "last_table.json", "records.json"
MOST_BYTES = 1 << 20


def read_object(path: Path) -> dict[str, Any]:
    """The object in a file; empty if there is no file, ValueError if it is something else."""
    try:
        with open(path, "rb") as file:
            raw = file.read(MOST_BYTES + 1)
        found = json.loads(raw) if len(raw) <= MOST_BYTES else None
    except FileNotFoundError:
        return {}
    except (OSError, RecursionError) as fault:
        raise ValueError(str(fault)) from fault
    if not isinstance(found, dict):
        raise ValueError("no object")
    return found


def write_object(path: Path, data: dict[str, Any]) -> None:
    try:
        write_whole(path, json.dumps(data, indent=1, ensure_ascii=False) + "\n")
    except CosmicError as fault:
        raise CosmicError("settings-not-written", file=str(path), reason=fault.about["reason"]) from fault
