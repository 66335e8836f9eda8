"""The rulebook of a table: the printed content joined with the effects that act for it, looked up by occasion."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from cosmic.engine.definitions import Bars, Content, Face
from cosmic.engine.effects import EFFECTS, Effect, Handler, handlers_of

NO_HANDLERS: dict[str, list[Handler]] = {}
NO_CARDS: frozenset[int] = frozenset()


class Book:
    """All effects by occasion: `handlers[stage, occasion][effect id]`. Blanked effects do nothing."""

    def __init__(self, content: Content, blanks: Iterable[str] = ()) -> None:
        self.content = content
        self.blanks = tuple(blanks)
        self.handlers: dict[tuple[str, Any], dict[str, list[Handler]]] = {}
        self.effects: dict[str, Effect] = {}
        for name in sorted(EFFECTS):
            if name in self.blanks:
                continue
            self.effects[name] = EFFECTS[name]
            for handler in handlers_of(EFFECTS[name]):
                self.handlers.setdefault((handler.mark.stage, handler.mark.what), {}).setdefault(name, []).append(
                    handler
                )
        self.bars: dict[str, Bars] = {}
        self.optional: dict[str, bool] = {}
        # The same for powers alone, by alien: what they do of themselves, and at a moment only if they must.
        self.powers: dict[tuple[str, Any], dict[str, list[Handler]]] = {}
        self.mandatory: dict[str, dict[str, list[Handler]]] = {}
        for slug, alien in content.aliens.items():
            self.bars[f"{slug}.power"], self.optional[f"{slug}.power"] = alien.bars, alien.optional
            self.bars[f"{slug}.wild"], self.bars[f"{slug}.super"] = alien.wild, alien.super
        for slug, face in content.faces.items():
            if face.kind == "artifact":
                self.bars[slug] = face.bars
        # Effects that answer when the occasion arises, and occasions that an earlier effect may still answer.
        self.at_once: dict[tuple[str, Any], set[str]] = {}
        self.lasting: set[tuple[str, Any]] = set()
        # Of flares and artifacts alone: who might hold one is asked at every window.
        self.card_handlers: dict[tuple[str, Any], list[Handler]] = {}
        self._index_powers()
        self.answered = {
            what: tuple((stage, what) in self.handlers for stage in ("counter", "replace", "react"))
            for _, what in self.handlers
        }
        self._boxes: dict[tuple[str, ...], Box] = {}

    def _index_powers(self) -> None:
        for (stage, what), table in self.handlers.items():
            for handler in (handler for handlers in table.values() for handler in handlers):
                if handler.mark.lasting:
                    self.lasting.add((stage, what))
                else:
                    self.at_once.setdefault((stage, what), set()).add(handler.effect.id)
                if handler.mark.lasting:
                    continue
                if handler.effect.side != "power":
                    self.card_handlers.setdefault((stage, what), []).append(handler)
                    continue
                slug = handler.effect.slug
                self.powers.setdefault((stage, what), {}).setdefault(slug, []).append(handler)
                if stage == "at" and not self.optional.get(handler.effect.id, True):
                    self.mandatory.setdefault(what, {}).setdefault(slug, []).append(handler)

    def is_mandatory(self, effect: Effect) -> bool:
        """Only powers are (rule: powers.mandatory); a card is played by choice."""
        return effect.side == "power" and not self.optional[effect.id]

    def playable_aliens(self) -> list[str]:
        """The aliens that have both a sheet and a power."""
        return sorted(slug for slug in self.content.aliens if f"{slug}.power" in EFFECTS)

    def box(self, cards: tuple[str, ...]) -> Box:
        if cards not in self._boxes:
            if len(self._boxes) >= 16:
                self._boxes.clear()
            self._boxes[cards] = Box(self, cards)
        return self._boxes[cards]


class Box:
    """The hand cards of one game: what each id is, and which ids can act on an occasion."""

    __slots__ = (
        "book",
        "encounter_ids",
        "face",
        "is_encounter",
        "kind",
        "occasions",
        "sides",
        "value",
        "with_sides",
    )

    def __init__(self, book: Book, cards: tuple[str, ...]) -> None:
        self.book = book
        faces: list[Face] = [book.content.faces[slug] for slug in cards]
        self.face = cards
        self.kind = tuple(face.kind for face in faces)
        self.value = tuple(face.value for face in faces)
        self.is_encounter = tuple(face.is_encounter for face in faces)
        self.encounter_ids = frozenset(card for card, face in enumerate(faces) if face.is_encounter)
        # The effects of a card: wild and super of a flare, the artifact's own.
        self.sides: tuple[tuple[str, ...], ...] = tuple(_sides(face) for face in faces)
        self.with_sides = tuple((card, sides) for card, sides in enumerate(self.sides) if sides)
        self.occasions = Occasions(self)


class Occasion(NamedTuple):
    """Who could answer an occasion in this game."""

    powers: dict[str, list[Handler]]  # by alien, while the sheet is turned up
    cards: frozenset[int]  # while in a hand
    lasting: bool  # some effect may be in force for the rest of an encounter


class Occasions(dict[tuple[str, Any], Occasion]):
    """Looked up thousands of times in a game, worked out once."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box

    def __missing__(self, key: tuple[str, Any]) -> Occasion:
        book = self.box.book
        names = book.at_once.get(key)
        occasion = self[key] = Occasion(
            book.powers.get(key, NO_HANDLERS),
            frozenset(card for card, sides in self.box.with_sides if not names.isdisjoint(sides))
            if names
            else NO_CARDS,
            key in book.lasting,
        )
        return occasion


def _sides(face: Face) -> tuple[str, ...]:
    if face.kind == "flare":
        return (f"{face.alien}.wild", f"{face.alien}.super")
    return (face.slug,) if face.kind == "artifact" else ()
