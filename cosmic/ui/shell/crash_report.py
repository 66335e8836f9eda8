"""When the program itself errs: a report is written, the game is kept, and people are told in plain words."""

from __future__ import annotations

import platform
import traceback
from datetime import datetime
from pathlib import Path

from cosmic import __version__
from cosmic.ui.kit.layout import Laid
from cosmic.ui.kit.node import Action
from cosmic.ui.kit.widgets import Button
from cosmic.ui.shell.dialog_frame import DialogScene, button, paragraphs
from cosmic.ui.shell.services import Services

REPORTS = "reports"
# Python words these itself; the others may quote what a rule was handling, and that may be a hidden card.
HARMLESS = (AttributeError, ImportError, NameError, OSError, TypeError, ZeroDivisionError)


def write_report(folder: Path, exc: BaseException) -> Path:
    """Where the program was, its version and the machine's kind; nothing of the game itself."""
    reports = folder / REPORTS
    reports.mkdir(parents=True, exist_ok=True)
    stem, number = f"crash-{datetime.now():%Y%m%d-%H%M%S}", 1
    path = reports / f"{stem}.txt"
    while path.exists():
        number += 1
        path = reports / f"{stem}-{number}.txt"
    path.write_text(report_of(exc), encoding="utf-8")
    return path


def report_of(exc: BaseException) -> str:
    """The faults that led to each other, the last one at the end."""
    lines = [f"cosmic {__version__}, Python {platform.python_version()}, {platform.platform()}", ""]
    chain: list[BaseException] = []
    fault: BaseException | None = exc
    while fault is not None and fault not in chain:
        chain.append(fault)
        fault = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    for one in reversed(chain):
        lines += [part.rstrip("\n") for part in traceback.format_tb(one.__traceback__)]
        lines += [f"{type(one).__name__}: {one}" if isinstance(one, HARMLESS) else type(one).__name__, ""]
    return "\n".join(lines)


class CrashScene(DialogScene):
    """The game is safe; on from the last step, or back to the title."""

    opaque = True
    wide = 1040.0
    icon = "ui/warning"
    edge = "warn"

    def __init__(
        self, services: Services, report_path: Path | None, go_on: Action | None, leave: Action, lost: bool = False
    ) -> None:
        super().__init__(services, services.say("crash-title"))
        self.report_path, self.go_on, self.leave_to, self.lost = report_path, go_on, leave, lost

    def presses(self) -> list[Button]:
        title = button("leave", self.services.say("crash-leave"), self.leave_to, icon="ui/logo")
        if self.go_on is None:
            return [title]
        return [button("go_on", self.services.say("crash-go-on"), self.go_on, "main", "ui/play"), title]

    def body(self) -> Laid:
        words = [
            self.services.say("crash-saved" if self.go_on else "crash-not-saved" if self.lost else "crash-no-game")
        ]
        if self.report_path is not None:
            words.append(self.services.say("crash-report", file=str(self.report_path)))
        return paragraphs("\n".join(words))
