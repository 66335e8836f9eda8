"""Reads the source and finds what the rules say: what is told, asked and offered, and what can go wrong."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cosmic.text.describe import hyphens

# Where the kind of a question stands among the arguments.
KIND_AT = {
    "ask": 1,
    "ask_yes": 1,
    "ask_many": 1,
    "ask_alike": 1,
    "ask_among": 1,
    "ask_ships": 1,
    "ask_response": 1,
    "ask_unseen": 1,
    "Decision": 1,
    "choose_and_lose": 2,
    "lay_of_kind": 1,
    "lose_together": 1,
    "pick_ships": 3,
    "set_aside": 1,
    "settle_colony": 2,
    "throw_away": 2,
    "told_apart": 2,
    "vote": 1,
}
# What a verb says in the question that it puts.
VERB_TELLS = {"settle_colony": {"planet"}, "pick_ships": {"owner"}, "vote": {"other"}, "told_apart": {"zone", "left"}}
ASKING = ("ask", "ask_response", "ask_unseen", "ask_yes", "Decision")
RESPONSES = ("counter", "replace", "react")  # decorators of what answers an event
KNOWN_WORDS = {
    "SIDE_NAMES": ("offense", "defense"),
    "YES": ("yes",),
    "NO": ("no",),
    "PASS": ("pass",),
    "TECH": ("tech",),
}
ALWAYS = {"player", "own", "meant", "low", "high", "offense", "defense", "target"}
CITED = re.compile(r"[Rr]ules?: ((?:[a-z_]+\.[a-z_]+(?:, )?)+)")


@dataclass
class Findings:
    """Message keys with the parameters each use gives them."""

    told: dict[str, list[set[str]]] = field(default_factory=dict)  # each use with what it carries
    asked: dict[str, set[str]] = field(default_factory=dict)
    errors: dict[str, set[str]] = field(default_factory=dict)
    words: set[tuple[str, str]] = field(default_factory=set)
    events: set[str] = field(default_factory=set)  # that an effect answers when they happen
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


def find(files: Iterable[Path]) -> Findings:
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
        found.events.update(answered(function))
        for node in ast.walk(function):
            if isinstance(node, ast.Call):
                read_call(node, scope, found)
            elif isinstance(node, ast.Dict):
                found.moments.update(word for key, word in words_by_key(node) if key == "moment")
            elif isinstance(node, ast.Return) and "fault" in function.name:
                if word := word_of(node.value):
                    found.errors.setdefault(word, set())


def words_by_key(node: ast.Dict) -> Iterator[tuple[str, str]]:
    for key, value in zip(node.keys, node.values):
        if (name := word_of(key)) is not None and (word := word_of(value)) is not None:
            yield name, word


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Every function once, methods too; nested ones belong to the outer one."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from (part for part in node.body if isinstance(part, ast.FunctionDef))


def answered(function: ast.FunctionDef) -> Iterator[str]:
    """The events at which this method of an effect is offered; one that is in force already is not."""
    for decorator in function.decorator_list:
        if not isinstance(decorator, ast.Call) or called(decorator) not in RESPONSES:
            continue
        if "lasting" not in keywords(decorator) and "standing" not in keywords(decorator):
            event = decorator.args[0]
            if isinstance(event, ast.Name):
                yield event.id


def read_call(call: ast.Call, scope: Scope, found: Findings) -> None:
    name, first = called(call), word_of(call.args[0] if call.args else None)
    if name == "tell" and first:
        found.told.setdefault(first, []).append(keywords(call) - {"to"})
    elif name == "moment" and first:
        found.moments.add(first)
    elif name in ("CosmicError", "IllegalAnswer", "JournalMismatch", "NoDisplay") and first:
        given(found.errors, first, keywords(call))
    elif name in KIND_AT and len(call.args) > KIND_AT[name]:
        if kind := word_of(call.args[KIND_AT[name]]):
            read_question(call, name, kind, scope, found)


def read_question(call: ast.Call, name: str, kind: str, scope: Scope, found: Findings) -> None:
    given(found.asked, kind, params_of(call, name, scope))
    if name in ("ask_yes", "vote"):
        found.words |= {(kind, "yes"), (kind, "no")}
    elif name in ASKING:
        options, of = options_of(call, name)
        if of in ("word", "offer"):
            found.words |= {(kind, word) for word in words_in(options, scope)}
        elif name == "ask_response" or of in ("effect", "reinforcement"):
            found.words.add((kind, "pass"))


def options_of(call: ast.Call, name: str) -> tuple[ast.AST, str]:
    """The options and what they are."""
    place, default = (3, "") if name == "Decision" else (2, "effect" if name == "ask_response" else "word")
    of = call.args[place + 1] if len(call.args) > place + 1 else None
    return call.args[place], word_of(of) or default


def params_of(call: ast.Call, name: str, scope: Scope) -> set[str]:
    if name == "Decision":
        about: ast.expr | None = next((keyword.value for keyword in call.keywords if keyword.arg == "about"), None)
        if isinstance(about, ast.Name):
            about = next(iter(assigned(about.id, scope)), None)
        return {word for key in about.keys if (word := word_of(key))} if isinstance(about, ast.Dict) else set()
    if name in VERB_TELLS:
        return VERB_TELLS[name]
    # `**t.about(event)` brings what an event says of itself.
    if any(keyword.arg is None for keyword in call.keywords):
        return {"event", "seat", "other", "alien", "card", "effect", "tech"}
    return keywords(call) - {"secret"}


def words_in(options: ast.AST, scope: Scope, seen: tuple[str, ...] = ()) -> set[str]:
    """The words that an expression can hold, as far as the function shows it."""
    found: set[str] = set()
    for node in results_in(options):
        if (word := word_of(node)) is not None:
            found.add(word)
        elif isinstance(node, ast.Name) and node.id in KNOWN_WORDS:
            found |= set(KNOWN_WORDS[node.id])
        elif isinstance(node, ast.Name) and node.id in scope.helpers and node.id not in seen:
            helper = scope.helpers[node.id]
            for value in (part.value for part in ast.walk(helper) if isinstance(part, ast.Return) and part.value):
                found |= words_in(value, Scope(helper, scope.helpers), (*seen, node.id))
        elif isinstance(node, ast.Name) and node.id not in seen:
            for value in assigned(node.id, scope):
                found |= words_in(value, scope, (*seen, node.id))
    return found


def results_in(options: ast.AST) -> Iterator[ast.AST]:
    """Every part of an expression but what only decides between two others."""
    yield options
    for part in ast.iter_child_nodes(options):
        if not (isinstance(options, ast.IfExp) and part is options.test):
            yield from results_in(part)


def assigned(name: str, scope: Scope) -> Iterator[ast.expr]:
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


def word_of(node: ast.AST | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def given(where: dict[str, set[str]], key: str, params: set[str]) -> None:
    """A parameter counts only if every use gives it."""
    where[key] = where[key] & params if key in where else params


def said_in(files: list[Path]) -> tuple[set[str], set[str]]:
    """Keys the table says itself: whole ones, and beginnings of those that are put together."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                beginnings.add((node.values and word_of(node.values[0])) or "")
            elif (word := word_of(node)) is not None:
                whole.add(word)
    return whole, {start for start in beginnings if re.fullmatch(r"[a-z]+-(?:[a-z]+-)*", start)}
