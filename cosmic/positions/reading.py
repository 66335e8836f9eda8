"""A position as it is written: YAML in the players' words, and what shape each part of it must have."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import yaml

from cosmic.phases.turn import ENCOUNTER
from cosmic.positions import wording
from cosmic.positions.wording import Fault

SITUATION = {
    "seats", "hands", "ships", "deck", "deck_rest", "discards", "destiny", "options", "tokens", "memory", "zapped",
    "start", "offense", "defense", "planet", "sends", "allies", "invited", "laid", "outcome", "encounter",
    "evicting", "extra_cards", "unused", "seed",
}  # fmt: skip
STARTS = ["start_turn", *ENCOUNTER]


class Lines(dict[Any, Any]):
    """A mapping that knows in which line of its file it starts."""

    line: int = 0


class Loader(yaml.SafeLoader):
    """YAML as players write it: `+3` is a card, `yes` is a word, no key stands twice."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, regex) for tag, regex in pairs if tag != "tag:yaml.org,2002:bool" or first in "tTfF"]
    for first, pairs in yaml.SafeLoader.yaml_implicit_resolvers.items()
    if first != "+"
}


def _mapping(loader: Loader, node: yaml.MappingNode) -> Iterator[Lines]:
    found = Lines()
    found.line = node.start_mark.line + 1
    yield found
    for key_node, value_node in node.value:
        key = loader.construct_object(key_node, deep=True)
        if key in found:
            raise yaml.constructor.ConstructorError(None, None, wording.key_twice(key), key_node.start_mark)
        found[key] = loader.construct_object(value_node, deep=True)


Loader.add_constructor("tag:yaml.org,2002:map", _mapping)


def slug(word: Any) -> str:
    return re.sub(r"[\s\-_]+", "_", str(word).strip().lower()).replace("'", "")


def check_keys(data: Lines, known: Iterable[str]) -> None:
    for key in data:
        if key not in known:
            raise Fault(wording.unknown_key(str(key), known))


def mapping_of(value: Any, what: str) -> Lines:
    if value is None:
        return Lines()
    if not isinstance(value, Lines):
        raise Fault(wording.not_a_mapping(what))
    return value


def list_of(value: Any, what: str) -> list[Any]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise Fault(wording.not_a_list(what))
    return value


def number_of(value: Any, what: str) -> int:
    if type(value) is not int:
        raise Fault(wording.not_a_number(what, value))
    return value


def single(value: Any, what: str) -> tuple[Any, Any]:
    if not isinstance(value, Lines) or len(value) != 1:
        raise Fault(wording.not_one_pair(what))
    return next(iter(value.items()))
