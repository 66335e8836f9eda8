"""Two builds of the program measured in turns, so that a machine that slows down or speeds up favours neither."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from statistics import median
from typing import Any

from cosmic import cli
from cosmic.cli.measures.figures import number, widest
from cosmic.engine import table as rules
from cosmic.engine.errors import CosmicError

TURNS = 3
COMPILED, PLAIN = "compiled", "plain"
# Another build is measured by this very bench, so that figures mean the same; all the rest is its own.
OUR_BENCH = """
import cosmic.cli, sys
cosmic.cli.__path__.insert(0, sys.argv.pop(1))
from cosmic.cli.main import main
sys.exit(main(sys.argv[1:]))
"""
# The compiled rules lie beside their source; here Python takes the source.
FROM_SOURCE = """
import sys
from importlib.machinery import *
kinds = (SourceFileLoader, SOURCE_SUFFIXES), (ExtensionFileLoader, EXTENSION_SUFFIXES)
sys.path_hooks[-1] = FileFinder.path_hook(*kinds)
sys.path_importer_cache.clear()
"""
Found = dict[str, Any]  # what `cosmic bench --json` prints


@dataclass(frozen=True, slots=True)
class Build:
    name: str
    command: tuple[str, ...]

    def measure(self, words: Sequence[str]) -> Found:
        try:
            done = subprocess.run([*self.command, *words], capture_output=True, text=True, check=False)
            found = json.loads(done.stdout)
            assert isinstance(found["figures"], dict)
        except OSError as fault:
            raise CosmicError("bench-build", build=self.command[0], reason=fault.strerror or str(fault)) from fault
        except (AssertionError, LookupError, TypeError, ValueError) as fault:
            reason = (done.stderr.strip() or done.stdout.strip() or "?").splitlines()[-1]
            raise CosmicError("bench-build", build=self.command[0], reason=reason) from fault
        return dict(found)


def build_of_rules() -> str:
    """Whether the rules that run here were compiled."""
    return COMPILED if str(rules.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else PLAIN


def here() -> Build:
    return build(build_of_rules(), sys.executable)


def beside() -> Build | None:
    """The source of compiled rules, where it was installed with them."""
    if build_of_rules() == PLAIN or not (Path(str(rules.__file__)).parent / "table.py").exists():
        return None
    return build(PLAIN, sys.executable, FROM_SOURCE)


def build(name: str, python: str, before: str = "") -> Build:
    """What is installed for a Python, as in a virtual environment; never what lies in the present folder."""
    return Build(name, (python, "-P", "-c", before + OUR_BENCH, str(Path(cli.__file__).parent)))


def compare(one: Build, other: Build, words: Sequence[str]) -> str:
    """Each in its turn, several times; the middle of each figure."""
    turns = [(one.measure(words), other.measure(words)) for _ in range(TURNS)]
    ours, theirs = [ours for ours, _ in turns], [theirs for _, theirs in turns]
    lines = [f"A: {describe(one.name, ours[0])}", f"B: {describe(other.name, theirs[0])}", ""]
    names = list(ours[0]["figures"])
    wide = widest(names)
    lines.append(f"{'':<{wide}}{'A':>12}{'B':>12}       A : B")
    for name in names:
        unit = ours[0]["figures"][name]["unit"]
        a, b, times = middle(ours, name), middle(theirs, name), faster(ours, theirs, name)
        ratio = "–" if times is None else f"×{times:.2f}"
        lines.append(f"{name:<{wide}}{number(a):>12}{number(b):>12} {unit:<3}{ratio:>8}")
    return "\n".join([*lines, "", f"In turns, {TURNS} of each. ×2 is twice as fast, by the rounds of the loop."])


def describe(name: str, found: Found) -> str:
    about = f"cosmic {found.get('version', '?')}, Python {found.get('python', '?')}"
    return f"{name} ({about}, rules {found.get('build', PLAIN)})"


def middle(found: list[Found], name: str) -> float | None:
    """Of all turns; a build of another version may not have measured it."""
    values = [one["figures"][name]["value"] for one in found if name in one["figures"]]
    return median(values) if values else None


def faster(ours: list[Found], theirs: list[Found], name: str) -> float | None:
    """Each turn by itself: what slowed the machine down slowed both of its measurements."""
    pairs = [(rounds_of(one, name), rounds_of(other, name)) for one, other in zip(ours, theirs)]
    ratios = [other / one for one, other in pairs if one and other]
    return median(ratios) if ratios else None


def rounds_of(found: Found, name: str) -> float | None:
    figure = found["figures"].get(name)
    return figure["rounds"] if figure else None
