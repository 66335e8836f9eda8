"""The data folder to one `Content`, or to the list of everything that is wrong with it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from cosmic.content.agreement import disagreements
from cosmic.content.bot_files import BOT_FILES, VALUES, Minds, minds_of
from cosmic.content.preset_files import preset_of
from cosmic.content.schema import LANGUAGE, ContentError, SchemaFault
from cosmic.content.tree import Tree, read_tree
from cosmic.content.yaml_files import read
from cosmic.engine.definitions import PHASES, Alien, Bars, Combo, Content, Destiny, Face, LineKind, Technology


def check(root: Path) -> list[SchemaFault]:
    """Every fault of the data folder `root`, file by file."""
    return _faults(read_tree(root))


def load(root: Path) -> Content:
    """Everything printed, from the data folder `root`."""
    tree = read_tree(root)
    faults = _faults(tree)
    if faults:
        raise ContentError(faults)
    faces = _faces(tree)
    destiny = tuple(_destiny(card) for card in tree.decks["destiny"].data["cards"])
    aliens = [_alien(document.data) for document in tree.aliens]
    combos = tuple(
        Combo(combo["slug"], tuple(combo["aliens"]), combo.get("printed", False))
        for combo in tree.decks["combos"].data["combos"]
    )
    faces += [_flare(alien) for alien in aliens]
    techs = [_tech(document.data) for document in tree.techs]
    return Content(
        faces={face.slug: face for face in faces},
        destiny=destiny,
        aliens={alien.slug: alien for alien in aliens},
        combos=combos,
        digest=_digest(faces, destiny, aliens, combos, techs),
        texts=_texts(tree),
        lines={key: _line(entry) for document in tree.lines for key, entry in document.data.items()},
        zaps=frozenset(card["slug"] for card in _hand_cards(tree, "cosmic", "rewards") if card.get("zap")),
        techs={tech.slug: tech for tech in techs},
        lifts={document.data["slug"]: document.data.get("lift", 0.0) for document in tree.aliens},
        sends={document.data["slug"]: document.data["sends"] for document in tree.aliens if "sends" in document.data},
        presets={one["slug"]: preset_of(one) for document in tree.presets for one in document.data["presets"]},
    )


def load_minds(root: Path) -> Minds:
    """How bots think, from the data folder `root`; apart from the rest, as the rules have no use for it."""
    if not root.is_dir():
        raise ContentError(check(root))
    documents = {
        name: read(root / "bots" / f"{name}.yaml", f"data/bots/{name}.yaml", shape) for name, shape in BOT_FILES.items()
    }
    faults = [fault for document in documents.values() for fault in document.faults]
    if faults:
        raise ContentError(faults)
    return minds_of({name: document.data for name, document in documents.items()})


def load_weights(path: Path) -> dict[str, float]:
    """What a position is worth, from a file like `data/bots/values_greedy.yaml`."""
    document = read(path, str(path), VALUES)
    if document.faults:
        raise ContentError(list(document.faults))
    return dict(document.data["weights"])


def _faults(tree: Tree) -> list[SchemaFault]:
    faults = list(tree.faults)
    for document in tree.documents():
        faults.extend(document.faults)
    faults.extend(disagreements(tree))
    return sorted(faults, key=lambda fault: fault.file)


def _bars(data: dict[str, Any]) -> Bars:
    listed = data["phases"]
    return Bars(data["role"], PHASES if listed == "all" else tuple(phase for phase in PHASES if phase in listed))


def _faces(tree: Tree) -> list[Face]:
    """All but the flares: those of the cosmic deck, then what only the reward deck has."""
    rewards = tree.decks["rewards"].data
    faces = [
        replace(_face(card), rewards=rewards["again"].get(card["slug"], 0)) for card in _hand_cards(tree, "cosmic")
    ]
    return faces + [replace(_face(card), count=0, rewards=card["count"]) for card in _hand_cards(tree, "rewards")]


def _hand_cards(tree: Tree, *decks: str) -> list[dict[str, Any]]:
    return [card for deck in decks for card in tree.decks[deck].data["cards"]]


def _face(card: dict[str, Any]) -> Face:
    return Face(card["slug"], card["kind"], card.get("value", 0), card["count"], _bars(card))


def _flare(alien: Alien) -> Face:
    return Face(f"flare_{alien.slug}", "flare", bars=alien.wild, alien=alien.slug)


def _destiny(card: dict[str, Any]) -> Destiny:
    return Destiny(
        card["slug"],
        card["kind"],
        card.get("colour", ""),
        card.get("special", ""),
        card.get("hazard", False),
        card["count"],
    )


def _alien(data: dict[str, Any]) -> Alien:
    return Alien(
        slug=data["slug"],
        set=data["set"],
        alert=data["alert"],
        optional=data["use"] == "optional",
        bars=_bars(data),
        has_setup=data.get("setup", False),
        not_with=tuple(sorted(data.get("not_with", ()))),
        wild=_bars(data["flare"]["wild"]),
        super=_bars(data["flare"]["super"]),
        needs_spare_colour=data.get("needs_spare_colour", False),
        classic=_bars(data["flare"]["classic"]) if "classic" in data["flare"] else None,
    )


def _tech(data: dict[str, Any]) -> Technology:
    research = 0 if data["research"] == "x" else data["research"]
    is_hidden, stays = data.get("hidden", False), data["use"] == "stays"
    return Technology(data["slug"], research, _bars(data), is_hidden, stays, data.get("token", ""))


def _line(data: dict[str, Any]) -> LineKind:
    return LineKind(**{**data, "names": tuple(data["names"])})


def _digest(*parts: Iterable[Any]) -> str:
    """Tells apart data under which a saved game could go differently; the order of cards counts, words do not."""
    rules = [[asdict(entry) for entry in part] for part in parts]
    canonical = json.dumps(rules, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def _texts(tree: Tree) -> dict[str, dict[str, str]]:
    texts: dict[str, dict[str, str]] = {}
    for language, key, words in _words(tree):
        texts.setdefault(language, {})[key] = words.strip()
    return texts


def _words(tree: Tree) -> Iterator[tuple[str, str, str]]:
    """Every text as language, key, words."""
    for card in _hand_cards(tree, "cosmic", "rewards"):
        yield from _translations(f"card.{card['slug']}", card)
    for card in tree.decks["destiny"].data["cards"]:
        yield from _translations(f"destiny.{card['slug']}", card)
    for document in tree.aliens:
        yield from _translations(f"alien.{document.stem}", document.data)
    for document in tree.techs:
        yield from _translations(f"tech.{document.stem}", document.data)
    for combo in tree.decks["combos"].data["combos"]:
        yield from _translations(f"combo.{combo['slug']}", combo)
    for language, documents in tree.rules.items():
        for document in documents:
            yield language, f"rule.{document.stem}.title", document.data["title"]
            for paragraph in document.data["paragraphs"]:
                yield language, f"rule.{paragraph['id']}.title", paragraph["title"]
                yield language, f"rule.{paragraph['id']}.text", paragraph["text"]


def _translations(prefix: str, entry: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    for language, texts in entry.items():
        if LANGUAGE.fullmatch(language):
            for name, words in texts.items():
                yield language, f"{prefix}.{name}", words
