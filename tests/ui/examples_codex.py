"""The codex: the longest page of every kind, and the list beside it."""

from __future__ import annotations

import pygame
from conftest import Table
from examples import Example

from cosmic.hotseat.codex.codex import codex_of, plain
from cosmic.rulebook import content
from cosmic.text.messages import Messages
from cosmic.ui.screens.codex.codex_scene import CodexScene
from cosmic.ui.shell.services import Services

CODEX = codex_of(content(), Messages(strict=True))


def longest(kind: str) -> str:
    """The entry of a kind with the most to say."""
    length = {
        entry.id: sum(len(plain(part.text)) for part in entry.paragraphs) + len(entry.title)
        for entry in CODEX.entries.values()
        if entry.kind == kind
    }
    return max(length, key=lambda entry: length[entry])


LONGEST_CASE = max(CODEX.cases.cases, key=lambda case: len(CODEX.cases.title(case)))
SAMPLE = [longest(kind) for kind in dict.fromkeys(entry.kind for entry in CODEX.entries.values())] + [LONGEST_CASE]


def page(entry: str) -> Example:
    return Example(CodexScene, lambda services: CodexScene(services, entry))


def index(table: Table) -> None:
    """With large letters the list is a page of its own."""
    scene = table.scene
    assert isinstance(scene, CodexScene)
    scene.to_index()


def searching(table: Table) -> None:
    table.write("re")
    table.key(pygame.K_PAGEDOWN)


def open_codex(services: Services) -> CodexScene:
    return CodexScene(services, "term.warp")


EXAMPLES = {f"codex: {entry}": page(entry) for entry in SAMPLE} | {
    "codex: list": Example(CodexScene, open_codex, index),
    "codex: searching": Example(CodexScene, open_codex, searching),
    "codex: nothing found": Example(CodexScene, open_codex, lambda table: table.write("qqqq")),
}
