"""Reads the source and finds every message the rules use: what is told, asked, offered, and what can go wrong."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeGuard

# Where the kind of a question stands among the arguments.
KIND_AT = {
    "ask": 1,
    "ask_yes": 1,
    "ask_many": 1,
    "ask_ships": 1,
    "ask_response": 1,
    "Decision": 1,
    "choose_and_lose": 2,
    "lose_together": 2,
    "settle_colony": 2,
}
ASKING = ("ask", "ask_response", "ask_yes", "Decision")
KNOWN_WORDS = {"SIDE_NAMES": ("offense", "defense"), "YES": ("yes",), "NO": ("no",), "PASS": ("pass",)}
ALWAYS = {"player", "low", "high", "offense", "defense", "target"}
CITED = re.compile(r"[Rr]ules?: ((?:[a-z_]+\.[a-z_]+(?:, )?)+)")


@dataclass
class Findings:
    """Message keys with the parameters each use gives them."""

    told: dict[str, set[str]] = field(default_factory=dict)
    asked: dict[str, set[str]] = field(default_factory=dict)
    errors: dict[str, set[str]] = field(default_factory=dict)
    words: set[tuple[str, str]] = field(default_factory=set)
    moments: set[str] = field(default_factory=set)
    rules: set[str] = field(default_factory=set)

    def keys(self) -> set[str]:
        found = {f"log-{key}" for key in self.told} | {f"ask-{kind}" for kind in self.asked}
        found |= {f"error-{key}" for key in self.errors} | {f"moment-{hyphens(name)}" for name in self.moments}
        return found


@dataclass
class Scope:
    """A function, and the other functions of its file that it may call."""

    function: ast.FunctionDef
    helpers: dict[str, ast.FunctionDef]


def hyphens(name: str) -> str:
    return name.replace("_", "-").replace(".", "-")


def find(files: list[Path]) -> Findings:
    found = Findings()
    for file in files:
        read_source(file.read_text(encoding="utf-8"), found)
    return found


def read_source(source: str, found: Findings) -> None:
    for cited in CITED.findall(source):
        found.rules.update(re.findall(r"[a-z_]+\.[a-z_]+", cited))
    tree = ast.parse(source)
    helpers = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    for function in functions(tree):
        scope = Scope(function, helpers)
        for node in ast.walk(function):
            if isinstance(node, ast.Call):
                read_call(node, scope, found)
            elif isinstance(node, ast.Return) and "fault" in function.name and is_word(node.value):
                if node.value.value:
                    found.errors.setdefault(node.value.value, set())


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Every function once, methods too; nested ones belong to the outer one."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from (part for part in node.body if isinstance(part, ast.FunctionDef))


def read_call(call: ast.Call, scope: Scope, found: Findings) -> None:
    name = called(call)
    if name == "tell" and is_word(call.args[0]):
        given(found.told, call.args[0].value, keywords(call) - {"to"})
    elif name == "moment" and is_word(call.args[0]):
        found.moments.add(call.args[0].value)
    elif (
        name in ("CosmicError", "IllegalAnswer", "JournalMismatch", "NoDisplay") and call.args and is_word(call.args[0])
    ):
        given(found.errors, call.args[0].value, keywords(call))
    elif name in KIND_AT and len(call.args) > KIND_AT[name] and is_word(call.args[KIND_AT[name]]):
        read_question(call, name, scope, found)


def read_question(call: ast.Call, name: str, scope: Scope, found: Findings) -> None:
    asked: Any = call.args[KIND_AT[name]]
    kind = asked.value
    given(found.asked, kind, params_of(call, name, scope))
    if name == "ask_yes":
        found.words |= {(kind, "yes"), (kind, "no")}
    elif name in ASKING:
        options, of = options_of(call, name)
        if of in ("word", "offer"):
            found.words |= {(kind, word) for word in words_in(options, scope)}
        elif of in ("effect", "reinforcement"):
            found.words.add((kind, "pass"))


def options_of(call: ast.Call, name: str) -> tuple[ast.AST, str]:
    """The options and what they are."""
    place, default = (3, "") if name == "Decision" else (2, "effect" if name == "ask_response" else "word")
    of = call.args[place + 1] if len(call.args) > place + 1 else None
    return call.args[place], of.value if is_word(of) else default


def params_of(call: ast.Call, name: str, scope: Scope) -> set[str]:
    if name == "Decision":
        about: ast.AST | None = next((keyword.value for keyword in call.keywords if keyword.arg == "about"), None)
        if isinstance(about, ast.Name):
            about = next(iter(assigned(about.id, scope)), None)
        return {key.value for key in about.keys} if isinstance(about, ast.Dict) else set()
    if name == "settle_colony":
        return {"planet"}
    # `**t.about(event)` brings what an event says of itself.
    if any(keyword.arg is None for keyword in call.keywords):
        return {"event", "seat", "alien", "card", "effect"}
    return keywords(call) - {"secret"}


def words_in(options: ast.AST, scope: Scope, seen: tuple[str, ...] = ()) -> set[str]:
    """The words that an expression can hold, as far as the function shows it."""
    found: set[str] = set()
    for node in ast.walk(options):
        if is_word(node):
            found.add(node.value)
        elif isinstance(node, ast.Name) and node.id in KNOWN_WORDS:
            found |= set(KNOWN_WORDS[node.id])
        elif isinstance(node, ast.Name) and node.id in scope.helpers and node.id not in seen:
            helper = scope.helpers[node.id]
            for told in (part.value for part in ast.walk(helper) if isinstance(part, ast.Return) and part.value):
                found |= words_in(told, Scope(helper, scope.helpers), (*seen, node.id))
        elif isinstance(node, ast.Name) and node.id not in seen:
            for value in assigned(node.id, scope):
                found |= words_in(value, scope, (*seen, node.id))
    return found


def assigned(name: str, scope: Scope) -> Iterator[ast.AST]:
    """What a local name is set to, or has put into it."""
    for node in ast.walk(scope.function):
        if isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == name for to in node.targets):
            yield node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            into = node.func.value
            if node.func.attr in ("append", "insert") and isinstance(into, ast.Name) and into.id == name:
                yield node.args[-1]


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def keywords(call: ast.Call) -> set[str]:
    return {keyword.arg for keyword in call.keywords if keyword.arg}


def is_word(node: ast.AST | None) -> TypeGuard[Any]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def given(where: dict[str, set[str]], key: str, params: set[str]) -> None:
    """A parameter counts only if every use gives it."""
    where[key] = where[key] & params if key in where else params


def said_in(files: list[Path]) -> tuple[set[str], set[str]]:
    """Keys the table says itself: whole ones, and beginnings of those that are put together."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and is_word(node.values[0]):
                beginnings.add(node.values[0].value)
            elif is_word(node):
                whole.add(node.value)
    return whole, {start for start in beginnings if re.fullmatch(r"[a-z]+-(?:[a-z]+-)*", start)}
