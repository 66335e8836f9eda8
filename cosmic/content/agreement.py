"""What a schema cannot see: entries that must agree with each other, inside a file or across files.

Only sound documents are looked at, so that one mistake yields one fault.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from cosmic.content import content_words
from cosmic.content.schema import LANGUAGE, SchemaFault
from cosmic.content.tree import Tree
from cosmic.content.tutorial_files import course_faults
from cosmic.content.yaml_files import Document
from cosmic.engine.definitions import COLOURS

_DECK_SIZES = {"cosmic": 72, "rewards": 32, "destiny": 23}
_CARDS_PER_COLOUR = 3


def disagreements(tree: Tree) -> Iterator[SchemaFault]:
    for name, document in tree.decks.items():
        if document.sound and name in _DECK_SIZES:
            yield from _deck_size(document, _DECK_SIZES[name])
            yield from _card_slugs(document)
            if name == "destiny":
                yield from _colours(document)
    yield from _again(tree)
    for document in tree.aliens:
        if document.sound:
            yield from _alien(document)
    for document in tree.techs:
        if document.sound and document.data["slug"] != document.stem:
            yield document.fault("slug", content_words.folder_name(document.data["slug"]))
    yield from _lines(tree)
    yield from _combos(tree)
    yield from _rules(tree)
    yield from _tutorial(tree)


def _deck_size(document: Document, size: int) -> Iterator[SchemaFault]:
    total = document.data["total"]
    summed = sum(card["count"] for card in document.data["cards"]) + sum(document.data.get("again", {}).values())
    if total != size:
        yield document.fault("total", content_words.wrong_total(size, total))
    elif summed != total:
        yield document.fault("cards", content_words.wrong_sum(total, summed))


def _again(tree: Tree) -> Iterator[SchemaFault]:
    """What the reward deck has besides its own cards are cards of the cosmic deck."""
    decks = [tree.decks[name] for name in ("cosmic", "rewards") if name in tree.decks and tree.decks[name].sound]
    if len(decks) < 2:
        return
    cosmic, rewards = decks
    known = [card["slug"] for card in cosmic.data["cards"]]
    for slug in rewards.data["again"]:
        if slug not in known:
            yield rewards.fault(f"again.{slug}", content_words.not_again(slug))
    for number, card in enumerate(rewards.data["cards"]):
        if card["slug"] in known:
            yield rewards.fault(f"cards[{number}].slug", content_words.is_again(card["slug"]))


def _card_slugs(document: Document) -> Iterator[SchemaFault]:
    for number, card in enumerate(document.data["cards"]):
        slug = card["slug"]
        right = _slug_of(card)
        if slug.startswith("flare_"):
            yield document.fault(f"cards[{number}].slug", content_words.reserved_slug(slug))
        elif slug != right:
            yield document.fault(f"cards[{number}].slug", content_words.wrong_slug(right, slug))


def _slug_of(card: dict[str, Any]) -> str:
    match card["kind"]:
        case "attack" | "reinforcement" | "kicker" | "rift" as kind:
            return f"{kind}_{card['value']}"
        case "negotiate" if "value" in card:
            return "crooked_deal"
        case "colour":
            return f"colour_{card['colour']}" + ("_hazard" if card.get("hazard") else "")
        case "special":
            return str(card["special"])
        case "artifact":
            return str(card["slug"])
        case kind:
            return str(kind)


def _colours(document: Document) -> Iterator[SchemaFault]:
    cards: Counter[str] = Counter()
    hazards: Counter[str] = Counter()
    for card in document.data["cards"]:
        if card["kind"] == "colour":
            cards[card["colour"]] += card["count"]
            hazards[card["colour"]] += card["count"] if card.get("hazard") else 0
    for colour in COLOURS:
        if cards[colour] != _CARDS_PER_COLOUR:
            yield document.fault("cards", content_words.colour_count(colour, _CARDS_PER_COLOUR, cards[colour]))
        elif hazards[colour] != 1:
            yield document.fault("cards", content_words.hazard_count(colour, hazards[colour]))


def _alien(document: Document) -> Iterator[SchemaFault]:
    data = document.data
    if data["slug"] != document.stem:
        yield document.fault("slug", content_words.folder_name(data["slug"]))
    if data["slug"] in data.get("not_with", ()):
        yield document.fault("not_with", content_words.barred_from_itself())
    for language, words in data.items():
        if not LANGUAGE.fullmatch(language):
            continue
        if data.get("setup", False) and "setup" not in words:
            yield document.fault(f"{language}.setup", content_words.setup_text_missing())
        if ("classic" in data["flare"]) != ("classic" in words):
            yield document.fault(f"{language}.classic", content_words.classic_in_part())
        if not data.get("setup", False) and "setup" in words:
            yield document.fault(f"{language}.setup", content_words.setup_text_unused())


def _lines(tree: Tree) -> Iterator[SchemaFault]:
    """Each line of the log has one home."""
    homes: dict[str, str] = {}
    for document in tree.lines:
        for key in document.data if document.sound else ():
            if key in homes:
                yield document.fault(key, content_words.declared_twice(homes[key]))
            homes.setdefault(key, document.file)


def _combos(tree: Tree) -> Iterator[SchemaFault]:
    document = tree.decks.get("combos")
    if document is None or not document.sound or not tree.aliens:
        return
    # A faulty alien file is reported where it stands; here its name is enough for the alien to be known.
    known = {alien.stem for alien in tree.aliens}
    barred = {
        frozenset((alien.data["slug"], other))
        for alien in tree.aliens
        if alien.sound
        for other in alien.data.get("not_with", ())
    }
    for number, combo in enumerate(document.data["combos"]):
        path = f"combos[{number}].aliens"
        for place, slug in enumerate(combo["aliens"]):
            if slug not in known:
                yield document.fault(f"{path}[{place}]", content_words.unknown_alien(slug, sorted(known)))
        for one, other in combinations(combo["aliens"], 2):
            if frozenset((one, other)) in barred:
                yield document.fault(path, content_words.barred_pair(one, other))


def _rules(tree: Tree) -> Iterator[SchemaFault]:
    english = tree.rules.get("en", [])
    ids = {document.stem: _paragraph_ids(document) for document in english if document.sound}
    broken = {document.stem for document in english if not document.sound}
    known = {name for names in ids.values() for name in names}
    for language, documents in tree.rules.items():
        for document in documents:
            if not document.sound:
                continue
            yield from _topic(document)
            yield from _references(document, known, broken)
            if language != "en" and english:
                yield from _translation(document, ids, broken)


def _topic(document: Document) -> Iterator[SchemaFault]:
    topic = document.data["topic"]
    if topic != document.stem:
        yield document.fault("topic", content_words.file_name("topic", topic))
        return
    for number, name in enumerate(_paragraph_ids(document)):
        if not name.startswith(f"{topic}."):
            yield document.fault(f"paragraphs[{number}].id", content_words.wrong_prefix(topic, name))


def _references(document: Document, known: set[str], broken: set[str]) -> Iterator[SchemaFault]:
    for number, paragraph in enumerate(document.data["paragraphs"]):
        for place, name in enumerate(paragraph.get("see", ())):
            if name not in known and name.split(".")[0] not in broken:
                path = f"paragraphs[{number}].see[{place}]"
                yield document.fault(path, content_words.unknown_rule(name, sorted(known)))


def _translation(document: Document, english: dict[str, list[str]], broken: set[str]) -> Iterator[SchemaFault]:
    """A topic may stay untranslated, but one that is translated has the paragraphs of the English file."""
    topic = document.stem
    if topic in broken:
        return
    if topic not in english:
        yield document.fault("", content_words.unknown_topic(topic))
        return
    names = _paragraph_ids(document)
    for number, name in enumerate(names):
        if name.startswith(f"{topic}.") and name not in english[topic]:
            yield document.fault(f"paragraphs[{number}].id", content_words.unknown_rule(name, english[topic]))
    absent = [name for name in english[topic] if name not in names]
    if absent:
        yield document.fault("paragraphs", content_words.untranslated(absent))


def _paragraph_ids(document: Document) -> list[str]:
    return [paragraph["id"] for paragraph in document.data["paragraphs"]]


def _tutorial(tree: Tree) -> Iterator[SchemaFault]:
    decks = [tree.decks[name] for name in ("cosmic", "destiny") if name in tree.decks and tree.decks[name].sound]
    if len(decks) < 2 or not tree.aliens:
        return
    cards, destinies = ({card["slug"] for card in deck.data["cards"]} for deck in decks)
    for document in tree.tutorial:
        if document.sound:
            yield from course_faults(document, {alien.stem for alien in tree.aliens}, cards, destinies)
