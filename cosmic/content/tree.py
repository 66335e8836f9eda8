"""The data folder as a whole: finds the files, reads each, and notes what is missing or astray."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from cosmic.content import content_words, yaml_shapes
from cosmic.content.bot_files import BOT_FILES
from cosmic.content.preset_files import PRESETS
from cosmic.content.schema import LANGUAGE, Record, SchemaFault
from cosmic.content.tutorial_files import COURSE
from cosmic.content.yaml_files import Document, read

_DECK_CONTENTS = {
    "cosmic": "the hand cards",
    "rewards": "the reward cards",
    "destiny": "the destiny cards",
    "combos": "the combo cards",
}
_ALIEN_FILES = ("sheet.yaml", "lines.yaml", "words.en.ftl")
_TECH_FILES = ("card.yaml", "lines.yaml", "words.en.ftl")


@dataclass(slots=True)
class Tree:
    """All documents of a data folder, in the order of their names."""

    decks: dict[str, Document] = field(default_factory=dict)
    aliens: list[Document] = field(default_factory=list)
    techs: list[Document] = field(default_factory=list)
    rules: dict[str, list[Document]] = field(default_factory=dict)  # by language
    lines: list[Document] = field(default_factory=list)  # of the rules, then of the aliens and techs
    tutorial: list[Document] = field(default_factory=list)
    presets: list[Document] = field(default_factory=list)  # one file, if there is one
    bots: dict[str, Document] = field(default_factory=dict)  # if there are any
    faults: list[SchemaFault] = field(default_factory=list)  # of the folder; documents keep their own

    def documents(self) -> Iterator[Document]:
        yield from self.decks.values()
        yield from self.aliens
        yield from self.techs
        for documents in self.rules.values():
            yield from documents
        yield from self.lines
        yield from self.tutorial
        yield from self.presets
        yield from self.bots.values()


def read_tree(root: Path) -> Tree:
    return _TreeReader(root).read()


class _TreeReader:
    def __init__(self, root: Path) -> None:
        self._root = Path(os.path.abspath(root))
        self._base = self._root.parent if self._root.name == "data" else self._root
        self._tree = Tree()

    def read(self) -> Tree:
        if not self._folder(self._root, "the game's data"):
            return self._tree
        self._read_decks(self._root / "decks")
        self._read_lines(self._root / "text" / "lines.yaml")
        self._read_aliens(self._root / "aliens")
        self._read_techs(self._root / "techs")
        self._read_rules(self._root / "rules")
        presets = self._root / "presets.yaml"
        if os.path.lexists(presets):
            self._tree.presets.append(read(presets, self._shown(presets), PRESETS))
        self._read_bots(self._root / "bots")
        self._tree.tutorial = self._read_all(self._root / "tutorial", "the tutorial", COURSE)
        return self._tree

    def _read_decks(self, folder: Path) -> None:
        if not self._folder(folder, "the decks"):
            return
        for path in self._yaml_files(folder):
            if path.stem not in yaml_shapes.DECKS:
                self._note(path, content_words.stray_deck(f"{name}.yaml" for name in yaml_shapes.DECKS))
        for name, schema in yaml_shapes.DECKS.items():
            path = folder / f"{name}.yaml"
            if os.path.lexists(path):
                self._tree.decks[name] = read(path, self._shown(path), schema)
            else:
                self._note(path, content_words.no_file(_DECK_CONTENTS[name]))

    def _read_aliens(self, folder: Path) -> None:
        """Each alien has a folder of its own, named after it."""
        if not self._folder(folder, "the aliens"):
            return
        for path in self._yaml_files(folder):
            self._note(path, content_words.stray_sheet(path.stem))
        homes = [path for path in self._entries(folder) if path.is_dir()]
        if not homes:
            self._note(folder, content_words.no_aliens())
        self._tree.aliens = self._read_homes(homes, _ALIEN_FILES, "the alien's sheet", yaml_shapes.ALIEN)

    def _read_techs(self, folder: Path) -> None:
        """Each technology has a folder of its own too."""
        if os.path.isdir(folder):
            homes = [path for path in self._entries(folder) if path.is_dir()]
            self._tree.techs = self._read_homes(homes, _TECH_FILES, "the tech's card", yaml_shapes.TECH)

    def _read_bots(self, folder: Path) -> None:
        if os.path.isdir(folder):
            for name, schema in BOT_FILES.items():
                path = folder / f"{name}.yaml"
                if os.path.lexists(path):
                    self._tree.bots[name] = read(path, self._shown(path), schema)
                else:
                    self._note(path, content_words.no_file("how bots think"))

    def _read_homes(self, homes: list[Path], files: tuple[str, ...], what: str, schema: Record) -> list[Document]:
        found: list[Document] = []
        for home in homes:
            for path in self._yaml_files(home):
                if path.name not in files:
                    self._note(path, content_words.stray_alien_file(files))
            sheet = home / files[0]
            if os.path.lexists(sheet):
                found.append(replace(read(sheet, self._shown(sheet), schema), stem=home.name))
            else:
                self._note(sheet, content_words.no_file(what))
            if os.path.lexists(home / "lines.yaml"):
                self._read_lines(home / "lines.yaml", home.name)
        return found

    def _read_lines(self, path: Path, home: str = "") -> None:
        if os.path.lexists(path):
            self._tree.lines.append(replace(read(path, self._shown(path), yaml_shapes.LINES), stem=home))
        else:
            self._note(path, content_words.no_file("the lines of the log"))

    def _read_rules(self, folder: Path) -> None:
        if not self._folder(folder, "the rules"):
            return
        for path in self._yaml_files(folder):
            self._note(path, content_words.stray_rules())
        languages = [path for path in self._entries(folder) if path.is_dir()]
        for path in languages:
            if not LANGUAGE.fullmatch(path.name):
                self._note(path, content_words.not_a_language())
            elif path.name != "en":
                self._tree.rules[path.name] = self._read_all(path, "rules", yaml_shapes.RULES)
        self._tree.rules["en"] = self._read_all(folder / "en", "the English rules", yaml_shapes.RULES)

    def _read_all(self, folder: Path, what: str, schema: Record) -> list[Document]:
        if not self._folder(folder, what):
            return []
        paths = self._yaml_files(folder)
        if not paths:
            self._note(folder, content_words.empty_folder(what))
        return [read(path, self._shown(path), schema) for path in paths]

    def _yaml_files(self, folder: Path) -> list[Path]:
        entries = self._entries(folder)
        for path in entries:
            if path.suffix != ".yaml" and path.suffix.lower() in (".yml", ".yaml"):
                self._note(path, content_words.wrong_ending(f"{path.stem}.yaml"))
        return [path for path in entries if path.suffix == ".yaml"]

    def _entries(self, folder: Path) -> list[Path]:
        """By name, so that nothing depends on the order in which the file system lists them."""
        try:
            return sorted(path for path in folder.iterdir() if not path.name.startswith("."))
        except OSError as error:
            self._note(folder, content_words.unreadable(error.strerror or type(error).__name__))
            return []

    def _folder(self, folder: Path, what: str) -> bool:
        if os.path.isdir(folder):
            return True
        self._note(folder, content_words.no_folder(what))
        return False

    def _note(self, path: Path, message: str) -> None:
        self._tree.faults.append(SchemaFault(self._shown(path), "", message))

    def _shown(self, path: Path) -> str:
        # Without a parent to count from, "." would say nothing: name the folder itself.
        return path.relative_to(self._base).as_posix() if path != self._base else path.as_posix()
