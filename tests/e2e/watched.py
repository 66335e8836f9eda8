"""The real program, unchanged; beside it stands in a file what can be seen on its screen, for hands outside it.

Usage: watched.py FILE [arguments of cosmic]
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

EVERY = 0.02  # seconds between two notes


def watch(file: Path) -> None:
    """Lets the app write a note after its own work in a frame."""
    from cosmic.ui.shell.app import App

    step, steps, last = App.step, 0, 0.0

    def watched(app: App, dt: float = 1 / 60, events: Iterable[Any] = ()) -> None:
        nonlocal steps, last
        step(app, dt, events)
        steps += 1
        if time.monotonic() - last >= EVERY and app.stack.top is not None:
            last = time.monotonic()
            write(file, {"steps": steps, **seen(app)})

    App.step = watched  # type: ignore[method-assign, assignment]


def write(file: Path, note: dict[str, Any]) -> None:
    """Whole or not at all, since somebody reads it at any time."""
    beside = file.with_suffix(".new")
    beside.write_text(json.dumps(note), encoding="utf-8")
    beside.replace(file)


def seen(app: Any) -> dict[str, Any]:
    top = app.stack.top
    top.refresh()
    return {
        "scenes": [type(scene).__name__ for scene in app.stack.scenes],
        "size": app.main.size,
        "fullscreen": app.main.fullscreen,
        "moving": top.moving,
        "lull": app.press_guard.left,
        "focus": top.ui.focus_key,
        "focus_shown": top.ui.focus_shown,
        "nodes": [node_note(app, node) for node in top.ui.focusables()],
        "replay": next(
            (replay_note(scene) for scene in app.stack.scenes if type(scene).__name__ == "ReplayScene"), None
        ),
        "table": next((table_note(scene) for scene in app.stack.scenes if type(scene).__name__ == "TableScene"), None),
    }


def node_note(app: Any, node: Any) -> dict[str, Any]:
    spot = click_spot(node)
    return {
        "key": node.key,
        "label": node.label,
        "enabled": node.enabled,
        "picked": bool(getattr(node, "picked", False)),
        "spot": None if spot is None else app.main.to_window(*spot),
    }


def click_spot(node: Any) -> tuple[float, float] | None:
    """Where a click meets this node and no other that lies over it; None if there is no such place."""
    area = node.visible_area
    if area is None:
        return None
    x, y, w, h = area
    for share in (0.5, 0.25, 0.1, 0.75, 0.9):
        for level in (0.5, 0.2, 0.8):
            spot = (x + w * share, y + h * level)
            if node.ui.at(*spot) is node:
                return spot
    return None


def replay_note(scene: Any) -> dict[str, Any]:
    enc = scene.view.enc
    return {"place": scene.place, "totals": enc is not None and bool(enc.totals)}


def table_note(scene: Any) -> dict[str, Any]:
    asked, enc = scene.asked, scene.view.enc
    return {
        "beat": type(scene.beat).__name__,
        "held": scene.stage.held and not scene.timeline.busy,
        "phase": scene.view.phase,
        "encounters": scene.session.game.state.encounters,
        "answers": len(scene.session.game.journal),
        "over": scene.session.game.is_over,
        "private": scene.eyes != scene.session.viewer,
        "form": asked.form if asked else "",
        "kind": asked.decision.kind if asked else "",
        "options": [str(option) for option in asked.options] if asked else [],
        "laid": list(enc.laid) if enc is not None else [],
        "totals": enc is not None and bool(enc.totals),
        "kept": list(kept(scene.view)),
        "extras": list(extras(scene.view)),
    }


def kept(view: Any) -> Iterator[str]:
    """What lies on the table by the powers of aliens, as far as it is seen now."""
    if view.on_sheet:
        yield "cards-on-the-sheet"
    if any("/" in place and cards for place, cards in view.apart.items()):
        yield "cards-beside-a-planet"
    if any(seat.tokens for seat in view.seats):
        yield "tokens"
    if any(seat.others_tokens for seat in view.seats):
        yield "anothers-token"


def extras(view: Any) -> Iterator[str]:
    """What there is only with the reward deck or technologies, as far as it is seen now."""
    hand = set(view.hand)
    if hand & set(view.reward_backs) and hand - set(view.reward_backs):
        yield "both-backs"
    if view.enc is not None and any(view.enc.kickers):
        yield "kicker"
    if any(tech.ships for tech in view.techs):
        yield "ships-on-a-tech"
    if any(tech.face_up for tech in view.techs):
        yield "tech-face-up"


if __name__ == "__main__":
    from cosmic.cli.main import main

    watch(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
