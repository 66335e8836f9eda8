"""The house rules that a machine can check: one-way imports, small files, every name in its own file."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from cosmic.rulebook import content

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "cosmic"
SOURCES = sorted(PACKAGE.rglob("*.py"))

# Who may import whom inside the package. The rules know nothing of the shell; inside the hot seat and the window each
# room knows only those below it.
RULES = {"engine", "phases", "aliens", "cards", "techs"}
HOT_SEAT = ("session", "keeping", "plans", "past", "lessons")
WINDOW = ("kit", "printed", "shell", "board", "table", "screens")
MAY_IMPORT = {
    "engine": {"engine"},
    "phases": {"engine", "phases"},
    "aliens": {"engine", "aliens"},
    "cards": {"engine", "cards"},
    "techs": {"engine", "techs"},
    "worlds": {"engine", "worlds"},
    "talk": {"engine", "talk"},
    "bots": {"engine", "worlds", "talk", "content", "bots", "rulebook"},
    "arena": {"engine", "phases", "worlds", "bots", "talk", "content", "arena", "rulebook"},
    "content": {"engine", "worlds", "content"},
    "positions": {"engine", "phases", "content", "positions", "rulebook"},
    "rulings": {"engine", "phases", "content", "text", "positions", "rulings", "rulebook"},
    "puzzles": {
        *("engine", "worlds", "bots", "content", "positions", "rulings", "puzzles", "rulebook"),
    },
    "text": {"engine", "talk", "text", "paths"},
    "fuzz": {"engine", "phases", "worlds", "bots", "text", "fuzz", "rulebook"},
    "inspection": {"engine", "phases", "content", "text", "rulings", "hotseat", "inspection", "paths", "rulebook"},
    "hotseat": {
        "engine",
        "phases",
        "worlds",
        "talk",
        "bots",
        "text",
        "content",
        "positions",
        "rulings",
        "hotseat",
        "paths",
        "rulebook",
    },
    "text_table": {"engine", "phases", "talk", "bots", "text", "hotseat", "text_table", "paths", "rulebook"},
    "ui": {"engine", "talk", "text", "hotseat", "ui", "paths", "rulebook"},
    "paths.py": {"paths"},
    "rulebook.py": RULES | {"content", "paths"},
}
ROOMS = {
    "hotseat": {room: set(HOT_SEAT[: n + 1]) for n, room in enumerate(HOT_SEAT)} | {"codex": {"codex"}},
    "ui": {room: set(WINDOW[: n + 1]) for n, room in enumerate(WINDOW)} | {"way_map.py": {"shell"}},
}
# Of the standard library and others, what the rules must not touch: chance, clocks, the shell.
NOT_FOR_RULES = {"pygame", "pytmx", "yaml", "random", "time", "datetime", "pickle", "fluent"}


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0]


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def tokens_of(path: Path) -> list[tokenize.TokenInfo]:
    return list(tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline))


def imports_of(path: Path) -> list[str]:
    found = []
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path):
    part = part_of(path)
    for name in imports_of(path):
        if part in RULES:
            assert name.split(".")[0] not in NOT_FOR_RULES
        if part in MAY_IMPORT and name.startswith("cosmic.") and name != "cosmic.__version__":
            assert name.split(".")[1] in MAY_IMPORT[part], f"{part} may not import {name}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_rooms_know_only_those_below(path):
    part, *inside = path.relative_to(PACKAGE).parts
    rooms = ROOMS.get(part)
    if rooms is None or inside == ["__init__.py"]:
        return
    below = rooms[inside[0]]
    for name in imports_of(path):
        if name.startswith(f"cosmic.{part}."):
            assert name.split(".")[2] in below, f"{part}/{inside[0]} may not import {name}"


@pytest.mark.parametrize("path", [path for path in SOURCES if part_of(path) in ROOMS], ids=lambda path: path.stem)
def test_no_import_hides_in_a_function(path):
    functions = (
        node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.FunctionDef)
    )
    assert not [node for one in functions for node in ast.walk(one) if isinstance(node, (ast.Import, ast.ImportFrom))]


def test_no_two_files_have_the_same_name():
    names = Counter(path.stem for path in SOURCES if not path.stem.startswith("__"))
    assert not [name for name, count in names.items() if count > 1]


def test_no_two_classes_have_the_same_name():
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES)
    names = Counter(node.name for tree in trees for node in tree.body if isinstance(node, ast.ClassDef))
    assert not [name for name, count in names.items() if count > 1]


def test_pygame_is_imported_only_for_a_window():
    for path in SOURCES:
        if part_of(path) != "ui":
            assert not any(name.split(".")[0] in ("pygame", "pytmx") for name in imports_of(path)), path


def strings_of(path: Path) -> list[str]:
    """The strings of a file as they are written, without docstrings."""
    docs = {
        ast.get_docstring(node, clean=False)
        for node in ast.walk(tree_of(path))
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
    }
    strings = [token.string for token in tokens_of(path) if token.type == tokenize.STRING]
    return [string for string in strings if not any(doc and doc in string for doc in docs)]


def identifiers(path: Path) -> set[str]:
    return {token.string.lower() for token in tokens_of(path) if token.type == tokenize.NAME}


def words_of(path: Path) -> set[str]:
    """Names and words in strings of a file."""
    in_strings = (re.findall(r"[a-z_]+", string.lower().replace("-", "_")) for string in strings_of(path))
    return identifiers(path).union(*in_strings)


SAYS_ALIEN = re.compile(r"alien|flare|power|effect|memory|\.face\(|faces")


def words_beside(node: ast.AST) -> list[tuple[ast.AST | str, set[str]]]:
    """Words in quotes, each with what it is compared with, looked up in or given to."""
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        return [(one, quoted(other)) for one in sides for other in sides if one is not other]
    if isinstance(node, ast.Subscript):
        return [(node.value, quoted(node.slice))]
    if isinstance(node, ast.keyword):
        return [(node.arg or "", quoted(node.value))]
    if isinstance(node, ast.Call):
        return [(node.func, {word for argument in node.args for word in quoted(argument)})]
    return []


def quoted(node: ast.AST) -> set[str]:
    """A word, or those of a list of words."""
    parts = node.elts if isinstance(node, (ast.List, ast.Set, ast.Tuple)) else [node]
    return {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def aliens_meant_in(path: Path) -> set[str]:
    """Modules of aliens that are imported, and words that stand where an alien, its card or its effect stands."""
    found = {name.removeprefix("cosmic.aliens.").split(".")[0] for name in imports_of(path)}
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ImportFrom) and node.module == "cosmic.aliens":
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if match := re.match(r"(?:flare_(\w+)|(\w+)\.(?:power|wild|super))\b", node.value):
                found.add(match[1] or match[2])
        for beside, words in words_beside(node):
            if words and SAYS_ALIEN.search(ast.unparse(beside) if isinstance(beside, ast.AST) else beside):
                found |= {word.replace("-", "_") for word in words}
    return found


def test_no_alien_or_card_is_named_outside_its_own_file():
    """`if alien == …` elsewhere is a defect; so the names do not even occur."""
    book = content()
    names = set(book.aliens) | {slug for slug, face in book.faces.items() if face.kind == "artifact"}
    used = {path: identifiers(path) & names for path in SOURCES}
    # Some names are words that code uses anyway, such as to clone;
    # those are refused only where an alien stands.
    ordinary = {name for name in names if sum(name in used[path] for path in SOURCES if path.stem != name) > 1}
    for path in SOURCES:
        found = words_of(path) & (names - ordinary) | aliens_meant_in(path) & names
        assert found <= {path.stem}, f"{path.relative_to(ROOT)} names {sorted(found - {path.stem})}"


@pytest.mark.parametrize(
    ("source", "meant"),
    [
        ("if 'will' in seat.aliens: pass", True),
        ("power = t.book.effects['will.power']", True),
        ("t.s.seats[me].memory['will'] = {}", True),
        ("deck.remove('flare_will')", True),
        ("from cosmic.aliens.will import Will", True),
        ("from cosmic.aliens import will", True),
        ("t.tell('zap', alien='will')", True),
        ("if seat.aliens == ['will']: pass", True),
        ("is_will = word == 'will'", False),
        ("aliens = plan.aliens if plan.setup == 'will' else ()", False),
        ("if options.setup == 'will': pass", False),
        ("will = mind('machine')", False),
    ],
)
def test_an_ordinary_word_is_an_alien_only_where_aliens_stand(source, meant, tmp_path):
    path = tmp_path / "other.py"
    path.write_text(source, encoding="utf-8")
    assert ("will" in aliens_meant_in(path)) is meant


def test_no_rule_can_swallow_a_question():
    for path in SOURCES:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ExceptHandler):
                assert node.type is not None, f"{path}: bare except"
                assert "BaseException" not in ast.dump(node.type), f"{path}: except BaseException"
