"""Ways to damage a copy of the data, for the tests of what is said about it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from cosmic.paths import data_dir

Damage = Callable[[Path], None]

# PyYAML may be installed without its C part.
QUICK_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
QUICK_DUMPER: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)

COSMIC = "decks/cosmic.yaml"
DESTINY = "decks/destiny.yaml"
COMBOS = "decks/combos.yaml"
ZOMBIE = "aliens/zombie/sheet.yaml"
LINES = "text/lines.yaml"
VALUES = "bots/values_greedy.yaml"
LEVELS = "bots/levels.yaml"
GAMBLED = "aliens/gambler/lines.yaml"
SAMPLE = "rules/en/sample.yaml"
OTHER = "rules/en/other_sample.yaml"

SAMPLE_TOPIC = """\
topic: sample
title: Sample
paragraphs:
  - id: sample.first
    title: First
    text: "A paragraph for the tests."
    see: [other_sample.only]
  - id: sample.second
    title: Second
    text: "One more."
"""
OTHER_TOPIC = """\
topic: other_sample
title: Other
paragraphs:
  - {id: other_sample.only, title: Only, text: "The only one."}
"""


@dataclass(frozen=True)
class Case:
    """Damage done to `file` shows as one fault at `path` whose message contains `says`, in `shown` if elsewhere."""

    name: str
    file: str
    damage: Damage
    path: str
    says: str
    shown: str = ""
    line: int = 0  # 0: any


def sound_copy(folder: Path) -> Path:
    """The real data, with two rule topics of known wording; sentences are no part of what is damaged here."""
    root = folder / "data"
    shutil.copytree(data_dir(), root, ignore=shutil.ignore_patterns("*.ftl"))
    (root / SAMPLE).write_text(SAMPLE_TOPIC, "utf-8")
    (root / OTHER).write_text(OTHER_TOPIC, "utf-8")
    return root


def put(place: str, value: object) -> Damage:
    """Set the value at a place such as `cards[3].count`."""

    def damage(file: Path) -> None:
        _edit(file, place, lambda parent, key: parent.__setitem__(key, value))

    return damage


def drop(place: str) -> Damage:
    return lambda file: _edit(file, place, lambda parent, key: parent.__delitem__(key))


def add(place: str, value: object) -> Damage:
    """Append to the list at `place`."""
    return lambda file: _edit(file, place, lambda parent, key: parent[key].append(value))


def both(first: Damage, second: Damage) -> Damage:
    def damage(file: Path) -> None:
        first(file)
        second(file)

    return damage


def write(content: str | bytes) -> Damage:
    """Replace the whole file, or write a new one."""

    def damage(file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode())

    return damage


def append(text: str) -> Damage:
    return lambda file: write(file.read_text("utf-8") + text)(file)


def copied_to(name: str) -> Damage:
    def damage(file: Path) -> None:
        to = file.parent / name
        to.parent.mkdir(exist_ok=True)
        shutil.copy(file, to)

    return damage


def remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink()


def becomes_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def becomes_dangling_link(file: Path) -> None:
    file.unlink()
    file.symlink_to("nowhere.yaml")


def emptied(folder: Path) -> None:
    remove(folder)
    folder.mkdir()


def _edit(file: Path, place: str, act: Callable[[Any, Any], None]) -> None:
    data = yaml.load(file.read_text("utf-8"), Loader=QUICK_LOADER)
    steps = [int(step) if step.isdecimal() else step for step in re.findall(r"[\w-]+", place)]
    parent = data
    for step in steps[:-1]:
        parent = parent[step]
    act(parent, steps[-1])
    file.write_text(yaml.dump(data, Dumper=QUICK_DUMPER, allow_unicode=True, sort_keys=False), "utf-8")
