"""Goes from home to home, the rules first and then each alien, and names what is missing, unknown or left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from cosmic.content.schema import SchemaFault
from cosmic.content.tree import Tree, read_tree
from cosmic.content.yaml_files import Document
from cosmic.hotseat.codex.codex_terms import NUMBERS
from cosmic.inspection import inspection_words
from cosmic.inspection.findings import ALWAYS, Findings, find
from cosmic.inspection.sentences import RULES, Sentences
from cosmic.paths import assets_dir
from cosmic.text.describe import hyphens, occasion_key

PACKAGE = Path(__file__).resolve().parent.parent
GENERAL = ("engine", "phases", "cards")
SIDES = {"Power": "power", "Wild": "wild", "Super": "super"}
CLASSIC = {"Classic": "classic"}  # of flares that have a classic edition
PROVES = re.compile(r"^proves:(.*(?:\n[ -].*)*)", re.MULTILINE)
# What is looked up in a line when it is heard or shown in this way.
NEEDED = {
    "bolt": ("seat",),
    "halo": ("seat", "alien"),
    "sheet": ("seat", "alien"),
    "card": ("seat", "card"),
    "destiny": ("destiny",),
}
STAGE_NEEDS = {
    "alien": ("seat", "alien"),
    "zap": ("seat", "alien|card"),
    "power": ("seat", "other"),
    "play": ("seat", "card", "side"),
    "tech": ("seat", "tech"),
    "swap": ("seat", "alien|other"),
    "hand": ("seat", "other"),
    "compensation": ("seat", "other", "count"),
    "loss": ("seat",),
    "fifth": ("seat",),
    "victory": ("seats",),
}


def inspect(root: Path, package: Path = PACKAGE, assets: Path | None = None) -> list[SchemaFault]:
    """What does not fit together in the data folder `root`, the code and the pictures, file by file."""
    inspection = Inspection(root.resolve(), package, assets or assets_dir())
    return sorted(inspection.faults(), key=lambda fault: fault.file)


def sides_of(sheet: Document) -> dict[str, str]:
    """The classes that an alien has, and the sides they are."""
    return SIDES | CLASSIC if sheet.sound and "classic" in sheet.data["flare"] else SIDES


@dataclass(frozen=True, slots=True)
class Home:
    """The rules or one alien: its code, and the files in which its words stand."""

    name: str  # a slug, or RULES
    source: str  # the code, as it is shown
    words: str
    lines: str
    found: Findings


class Inspection:
    """One look at everything."""

    def __init__(self, root: Path, package: Path, assets: Path) -> None:
        self.root, self.package, self.assets = root, package, assets
        self.shown = "data/" if root.name == "data" else ""
        self.tree: Tree = read_tree(root)
        self.sentences = Sentences(root)
        self.lines: dict[str, tuple[str, Document]] = {}  # home and file of each line that is declared
        for document in self.tree.lines:
            for key in document.data if document.sound else ():
                self.lines.setdefault(key, (document.stem, document))
        topics = self.tree.rules.get("en", [])
        sound = [topic for topic in topics if topic.sound]
        self.rules = {paragraph["id"] for topic in sound for paragraph in topic.data["paragraphs"]}
        # Of files that cannot be read there is a fault already, and nothing more to be said.
        self.unknown_topics = len(sound) < len(topics) or not topics
        self.unread = {document.stem for document in self.tree.lines if not document.sound}
        if not any(document.stem == RULES for document in self.tree.lines):
            self.unread.add(RULES)

    def faults(self) -> Iterator[SchemaFault]:
        yield from self.sentences.faults
        sources = [file for part in GENERAL for file in sorted((self.package / part).glob("*.py"))]
        text = f"{self.shown}text"
        homes = [Home(RULES, "the code of the rules", f"{text}/en", f"{text}/lines.yaml", find(sources))]
        for sheet in self.tree.aliens:
            yield from self.files_of(sheet)
            source = self.package / "aliens" / f"{sheet.stem}.py"
            folder = f"{self.shown}aliens/{sheet.stem}"
            if source.exists() and not syntax_fault(source):
                shown = f"cosmic/aliens/{source.name}"
                homes.append(Home(sheet.stem, shown, f"{folder}/words.en.ftl", f"{folder}/lines.yaml", find([source])))
        for card in self.tree.techs:
            yield from self.files_of_tech(card)
            source = self.package / "techs" / f"{card.stem}.py"
            folder = f"{self.shown}techs/{card.stem}"
            if source.exists() and not syntax_fault(source):
                shown = f"cosmic/techs/{source.name}"
                homes.append(Home(card.stem, shown, f"{folder}/words.en.ftl", f"{folder}/lines.yaml", find([source])))
        told = {key for home in homes for key in home.found.told}
        for home in homes:
            if any(fault.file.startswith(home.words) for fault in self.sentences.faults):
                continue
            if not {home.name, RULES} & self.unread:
                yield from self.lines_of(home, told)
            yield from self.questions_of(home)
            if home.name not in (RULES, *self.unread):
                yield from self.left_over(home)

    # --- the files of an alien
    def files_of(self, sheet: Document) -> Iterator[SchemaFault]:
        slug = sheet.stem
        if not (self.assets / "icons" / "aliens" / f"{slug}.svg").is_file():
            yield SchemaFault(f"assets/icons/aliens/{slug}.svg", "", inspection_words.no_emblem(slug))
        yield from self.code_of(sheet)
        # Rulings lie beside the data in a checkout, and nowhere else.
        folder = self.root.parent / "tests" / "rulings" / "aliens"
        ruling = folder / f"{slug}.yaml"
        shown = f"tests/rulings/aliens/{slug}.yaml"
        if folder.is_dir() and not ruling.is_file():
            yield SchemaFault(shown, "", inspection_words.no_ruling(slug))
        elif ruling.is_file():
            proved = " ".join(PROVES.findall(ruling.read_text(encoding="utf-8", errors="replace")))
            for effect in (f"{slug}.{side}" for side in sides_of(sheet).values()):
                if effect not in re.findall(r"[\w.]+", proved):
                    yield SchemaFault(shown, "", inspection_words.not_proved(effect))

    def code_of(self, sheet: Document) -> Iterator[SchemaFault]:
        file, shown = self.package / "aliens" / f"{sheet.stem}.py", f"cosmic/aliens/{sheet.stem}.py"
        if not file.is_file():
            yield SchemaFault(shown, "", inspection_words.no_code(sheet.stem))
            return
        broken = syntax_fault(file)
        if broken:
            yield SchemaFault(shown, "", broken)
            return
        classes = classes_in(file)
        by_side = {side: [one for one in classes if side in bases(one)] for side in sides_of(sheet)}
        for side, found in by_side.items():
            if not found:
                yield SchemaFault(shown, "", inspection_words.no_class(side))
        if by_side["Power"] and sheet.sound:
            methods = {part.name for part in by_side["Power"][0].body if isinstance(part, ast.FunctionDef)}
            sets_up = not methods.isdisjoint(("set_up", "hands_dealt"))
            if sheet.data.get("setup", False) and not sets_up:
                yield SchemaFault(shown, "", inspection_words.no_set_up())
            if not sheet.data.get("setup", False) and sets_up:
                yield SchemaFault(shown, "", inspection_words.unknown_set_up())

    # --- the files of a technology
    def files_of_tech(self, card: Document) -> Iterator[SchemaFault]:
        slug = card.stem
        if not (self.assets / "icons" / "techs" / f"{slug}.svg").is_file():
            yield SchemaFault(f"assets/icons/techs/{slug}.svg", "", inspection_words.no_tech_icon(slug))
        file, shown = self.package / "techs" / f"{slug}.py", f"cosmic/techs/{slug}.py"
        broken = syntax_fault(file) if file.is_file() else ""
        if not file.is_file():
            yield SchemaFault(shown, "", inspection_words.no_tech_code(slug))
        elif broken:
            yield SchemaFault(shown, "", broken)
        elif not any("Tech" in bases(node) for node in classes_in(file)):
            yield SchemaFault(shown, "", inspection_words.no_class("Tech"))
        elif card.sound and card.data.get("hidden", False) != ("unseen = True" in file.read_text(encoding="utf-8")):
            yield SchemaFault(shown, "", inspection_words.hidden_in_part())
        folder = self.root.parent / "tests" / "rulings" / "techs"
        ruling, shown = folder / f"{slug}.yaml", f"tests/rulings/techs/{slug}.yaml"
        if folder.is_dir() and not ruling.is_file():
            yield SchemaFault(shown, "", inspection_words.no_tech_ruling(slug))
        elif ruling.is_file():
            proved = " ".join(PROVES.findall(ruling.read_text(encoding="utf-8", errors="replace")))
            if slug not in re.findall(r"[\w.]+", proved):
                yield SchemaFault(shown, "", inspection_words.not_proved(slug))

    # --- lines of the log
    def lines_of(self, home: Home, told: set[str]) -> Iterator[SchemaFault]:
        for key, uses in home.found.told.items():
            owner, document = self.lines.get(key, ("", None))
            if document is None or owner not in (home.name, RULES):
                yield SchemaFault(home.lines, key, inspection_words.undeclared(home.source, uses[0]))
                continue
            names = document.data[key]["names"]
            for use in uses:
                if use != set(names):
                    yield document.fault(key, inspection_words.other_names(names, home.source, use))
        for key, (owner, document) in self.lines.items():
            if owner == home.name:
                yield from self.line(home, key, document, told)

    def line(self, home: Home, key: str, document: Document, told: set[str]) -> Iterator[SchemaFault]:
        declared: dict[str, Any] = document.data[key]
        names = set(declared["names"])
        if key not in told:
            yield document.fault(key, inspection_words.never_told())
            return
        for attribute in ("sound", "defense_sound"):
            if attribute in declared and not (self.assets / "sounds" / f"{declared[attribute]}.wav").is_file():
                yield document.fault(f"{key}.{attribute}", inspection_words.no_sound(declared[attribute]))
        if "number" in declared and declared["number"] not in NUMBERS:
            yield document.fault(f"{key}.number", inspection_words.no_number(declared["number"], NUMBERS))
        needed = [("flash", name) for name in NEEDED.get(declared.get("flash", ""), ())]
        needed += [("stage", name) for name in STAGE_NEEDS.get(declared.get("stage", ""), ())]
        needed += [("defense_sound", "side")] if "defense_sound" in declared else []
        for attribute, name in needed:
            if not names & set(name.split("|")):
                wanted = name.replace("|", " or ")
                yield document.fault(f"{key}.{attribute}", inspection_words.needs_name(attribute, wanted))
        yield from self.sentence_of_line(home, f"log-{key}", names)

    def sentence_of_line(self, home: Home, key: str, names: set[str]) -> Iterator[SchemaFault]:
        sentence = self.sentences.of(home.name).get(key)
        if sentence is None:
            yield SchemaFault(home.words, key, inspection_words.missing_sentence())
            return
        able = names | {f"{name}_n" for name in names & {"seats", "cards"}} | {"others" for _ in names & {"rewards"}}
        yield from self.speaks_of(home, key, able)
        if {"you", "your"} & set(sentence.all_text.casefold().replace(".", " ").replace(",", " ").split()):
            yield SchemaFault(sentence.file, key, inspection_words.says_you())
        yield from self.reason(home, sentence.file, f"{key}.why", sentence.attribute("why"))

    # --- questions and answers
    def questions_of(self, home: Home) -> Iterator[SchemaFault]:
        found = home.found
        for kind, given in sorted(found.asked.items()):
            key, why = f"ask-{kind}", f"why-{kind}"
            sentence = self.sentences.known_to(home.name, key)
            if sentence is None:
                yield SchemaFault(home.words, key, inspection_words.missing_question(home.source))
            else:
                if sentence.begins_with != "player":
                    yield SchemaFault(sentence.file, key, inspection_words.not_to_the_player())
                yield from self.speaks_of(home, key, given | ALWAYS)
            reason = self.sentences.known_to(home.name, why)
            yield from self.reason(home, reason.file if reason else home.words, why, reason.text if reason else "")
        for kind, word in sorted(found.words):
            special, general = f"opt-{kind}-{hyphens(word)}", f"opt-{hyphens(word)}"
            if self.sentences.known_to(home.name, special):
                yield from self.speaks_of(home, special, found.asked[kind] | ALWAYS)
            elif not self.sentences.known_to(home.name, general):
                yield SchemaFault(home.words, special, inspection_words.missing_option(home.source))
        for event in sorted(found.events):
            if not self.sentences.known_to(home.name, occasion_key(event)):
                yield SchemaFault(home.words, occasion_key(event), inspection_words.missing_occasion(home.source))

    def speaks_of(self, home: Home, key: str, able: set[str]) -> Iterator[SchemaFault]:
        strange = self.sentences.variables(key) - able
        if strange:
            yield SchemaFault(self.sentences[key].file, key, inspection_words.unknown_parameters(strange, able))

    def reason(self, home: Home, file: str, key: str, cited: str | None) -> Iterator[SchemaFault]:
        """What a line or a question rests on: a rule, or a text printed on the alien's own sheet or flare."""
        printed = [f"alien.{home.name}.{part}" for part in ("text", "wild", "super", "classic")]
        printed.append(f"tech.{home.name}.text")
        if not cited:
            yield SchemaFault(file, key, inspection_words.missing_why())
        elif cited not in {*self.rules, *printed} and not self.unknown_topics:
            yield SchemaFault(file, key, inspection_words.unknown_why(cited, home.name))

    def left_over(self, home: Home) -> Iterator[SchemaFault]:
        found, own = home.found, self.sentences.of(home.name)
        said = {f"log-{key}" for key in found.told}
        said |= {f"log-{key}" for key, (owner, _) in self.lines.items() if owner == home.name}
        said |= {f"{part}-{kind}" for kind in found.asked for part in ("ask", "why", "opt-number")}
        said |= {f"opt-{kind}-{hyphens(word)}" for kind, word in found.words}
        said |= {occasion_key(event) for event in found.events}
        said |= {part for key in own for part in self.sentences.within(key)}
        for key, sentence in own.items():
            if key not in said:
                yield SchemaFault(sentence.file, key, inspection_words.said_by_nobody())


def bases(node: ast.ClassDef) -> set[str]:
    return {base.id for base in node.bases if isinstance(base, ast.Name)}


@lru_cache(maxsize=512)
def parsed(text: str) -> ast.Module:
    """Several look at each file, and nobody changes the tree."""
    return ast.parse(text)


def classes_in(file: Path) -> list[ast.ClassDef]:
    return [node for node in parsed(file.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]


def syntax_fault(file: Path) -> str:
    try:
        parsed(file.read_text(encoding="utf-8"))
    except SyntaxError as error:
        return inspection_words.not_python(error.msg, error.lineno)
    except (OSError, UnicodeDecodeError, ValueError):
        return inspection_words.not_python("it cannot be read", None)
    return ""
