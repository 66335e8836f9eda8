"""The rulebook of a table: the printed content joined with the effects that act for it, looked up by occasion."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any, Final, NamedTuple

from cosmic.engine.definitions import (
    ALERTS,
    COLOURS_OF,
    PLAYERS_ROLES,
    REWARD_KINDS,
    SETS,
    Bars,
    Content,
    Face,
    colours_in,
)
from cosmic.engine.effects import ANOTHERS, ANYBODYS, EFFECTS, OWN, Effect, Power
from cosmic.engine.face_down import turning_up, turning_up_alone
from cosmic.engine.handlers import Handler, handlers_of
from cosmic.engine.options import Options

Occasion = tuple[str, Any]  # a stage, and a moment's name or the class of an event or a query
NO_HANDLERS: dict[str, list[Handler]] = {}
FLARES_IN_DECK: Final = 10


class PlayableAt(NamedTuple):
    """Flares and artifacts that a player in one role may play on an occasion in one phase, if an event is its own or
    another's. What depends on nothing else comes first."""

    artifacts: list[Handler]
    supers: dict[str, list[Handler]]  # by alien
    wilds: list[Handler]

    def add(self, handler: Handler) -> None:
        if handler.side == "artifact":
            self.artifacts.append(handler)
        elif handler.side == "super":
            self.supers.setdefault(handler.slug, []).append(handler)
        else:
            self.wilds.append(handler)


PlayableInRole = dict[tuple[int, int], PlayableAt]  # by role, and by whose an event is; none where there is nothing


class Book:
    """All effects by occasion: `handlers[stage, occasion][effect id]`. Blanked effects do nothing."""

    def __init__(self, content: Content, blanks: Iterable[str] = ()) -> None:
        self.content = content
        self.destiny = {card.slug: card for card in content.destiny}
        self.kinds = {slug: face.kind for slug, face in content.faces.items()}
        self.cosmic_kinds = {slug: face.kind for slug, face in content.faces.items() if face.count}
        self.blanks = tuple(blanks)
        self.handlers: dict[Occasion, dict[str, list[Handler]]] = {}
        self.effects: dict[str, Effect] = {}
        for name in sorted(EFFECTS):
            if name in self.blanks:
                continue
            self.effects[name] = EFFECTS[name]
            for handler in handlers_of(EFFECTS[name]):
                self.handlers.setdefault((handler.mark.stage, handler.mark.what), {}).setdefault(name, []).append(
                    handler
                )
        # Aliens whose sheet nothing can touch, and those whose sheet is not turned down for want of home colonies.
        powers = [power for power in self.effects.values() if isinstance(power, Power)]
        self.untouchable = frozenset([power.slug for power in powers if power.untouchable])
        self.never_lost = self.untouchable | frozenset([power.slug for power in powers if power.never_lost])
        self.bars: dict[str, Bars] = {}
        self.optional: dict[str, bool] = {}
        # The same for powers alone, by alien: all that they do of themselves, and what is no part of a window.
        self.powers: dict[Occasion, dict[str, list[Handler]]] = {}
        self.apart: dict[str, dict[str, list[Handler]]] = {}
        # What turns a sheet up: in answer to an event that its power answers, and at any moment.
        self.turning_up: dict[Occasion, dict[str, list[Handler]]] = {}
        self.turning_up_alone = {slug: turning_up_alone(slug) for slug in content.aliens}
        for slug, alien in content.aliens.items():
            self.bars[f"{slug}.power"], self.optional[f"{slug}.power"] = alien.bars, alien.optional
            self.bars[f"{slug}.wild"], self.bars[f"{slug}.super"] = alien.wild, alien.super
            if alien.classic is not None:
                self.bars[f"{slug}.classic"] = alien.classic
        for slug, face in content.faces.items():
            if face.kind == "artifact":
                self.bars[slug] = face.bars
            elif face.kind in REWARD_KINDS:
                self.bars[face.kind] = face.bars
        # Effects that only cards of the reward deck have.
        self.of_rewards = {
            slug if face.kind == "artifact" else face.kind for slug, face in content.faces.items() if not face.count
        }
        for slug, tech in content.techs.items():
            self.bars[slug] = tech.bars
        # What techs do, by tech; of those that are used from face down, which anybody's may be, all together.
        self.techs: dict[Occasion, dict[str, list[Handler]]] = {}
        self.unseen_techs: dict[Occasion, list[Handler]] = {}
        # Effects that answer when the occasion arises, and those that may still answer it when they are in force.
        self.at_once: dict[Occasion, set[str]] = {}
        self.lasting: dict[Occasion, set[str]] = {}
        # Of flares and artifacts alone: who might hold one is asked at every window.
        self.card_handlers: dict[Occasion, list[Handler]] = {}
        # Effects that let the holder of a card do something unseen, and the moments for it.
        self.licences: set[str] = set()
        self.unseen_at: set[str] = set()
        self._index_powers()
        self.moments = tuple(occasion for occasion in self.handlers if occasion[0] == "at")
        # The occasions that an event is, as far as any effect answers it: counter, replace, react.
        self.answered: dict[Any, tuple[Occasion | None, Occasion | None, Occasion | None]] = {
            what: (self._if_any("counter", what), self._if_any("replace", what), self._if_any("react", what))
            for _, what in self.handlers
        }
        # The other way round: the occasions that each effect answers.
        self.occasions_of = {name: occasions_with(name, self.at_once) for name in self.effects}
        self.occasions_of_power = {slug: self.occasions_of.get(f"{slug}.power", ()) for slug in content.aliens}
        self.lasting_of = {name: occasions_with(name, self.lasting) for name in self.effects}
        # The effects of each card, with newer flares and with classic ones.
        self.sides, self.classic_sides = (
            {slug: self._sides(face, classic) for slug, face in content.faces.items()} for classic in (False, True)
        )
        self._aliens = sorted(slug for slug in content.aliens if f"{slug}.power" in EFFECTS)
        boxes = {content.aliens[slug].set for slug in self._aliens}
        colours = {card.colour for card in content.destiny if card.kind == "colour"}
        # The boxes that can be played with here.
        self.sets = tuple(name for name in SETS if name in boxes or not colours.isdisjoint(COLOURS_OF[name]))
        self._flares: dict[tuple[tuple[str, ...], str, int], frozenset[str]] = {}
        self._boxes: dict[tuple[tuple[str, ...], bool], Box] = {}
        self._box: Box | None = None  # the last one
        self._acts_on: dict[tuple[str, ...], tuple[Occasion, ...]] = {}
        self._playable: dict[tuple[Occasion, str, bool, bool], PlayableInRole] = {}

    def _sides(self, face: Face, classic: bool) -> tuple[str, ...]:
        """Wild and super of a flare, an artifact's own; rule: variants.classic_flares."""
        if face.kind != "flare":
            return (face.slug,) if face.kind == "artifact" else (face.kind,) if face.kind in REWARD_KINDS else ()
        side = "classic" if classic and self.content.aliens[face.alien].classic is not None else "wild"
        return (f"{face.alien}.{side}", f"{face.alien}.super")

    def _index_powers(self) -> None:
        for (stage, what), table in self.handlers.items():
            for handler in (handler for handlers in table.values() for handler in handlers):
                if handler.lasting:
                    self.lasting.setdefault((stage, what), set()).add(handler.id)
                else:
                    self.at_once.setdefault((stage, what), set()).add(handler.id)
                if handler.lasting:
                    continue
                if handler.side == "tech":
                    self.techs.setdefault((stage, what), {}).setdefault(handler.slug, []).append(handler)
                    if handler.effect.unseen:
                        self.unseen_techs.setdefault((stage, what), []).append(handler)
                    continue
                if handler.side != "power":
                    self.card_handlers.setdefault((stage, what), []).append(handler)
                    if handler.unseen:
                        self.licences.add(handler.id)
                        self.unseen_at.add(what)
                    continue
                slug = handler.slug
                self.powers.setdefault((stage, what), {}).setdefault(slug, []).append(handler)
                if stage in ("replace", "react"):
                    self.turning_up.setdefault((stage, what), {}).setdefault(slug, []).append(turning_up(handler))
                if stage == "at" and self.is_apart(handler):
                    self.apart.setdefault(what, {}).setdefault(slug, []).append(handler)

    def _if_any(self, stage: str, what: Any) -> Occasion | None:
        return (stage, what) if (stage, what) in self.handlers else None

    def is_apart(self, handler: Handler) -> bool:
        """Not offered with the rest: a power that must be used (rule: powers.mandatory), that is asked in secret, or a
        part of one that is not a use."""
        if handler.side != "power":
            return False
        return not self.optional.get(handler.id, True) or handler.holding is not None or handler.free

    def playable_at(
        self, occasion: Occasion, phase: str, classic: bool = False, rewards: bool = False
    ) -> PlayableInRole:
        """Asked at every window, worked out once: what has no part in it is not looked at, however many aliens there
        are."""
        key = (occasion, phase, classic, rewards)
        found = self._playable.get(key)
        if found is None:
            found = self._playable[key] = {}
            sides = self.classic_sides if classic else self.sides
            handlers = [
                one
                for one in self.card_handlers.get(occasion, ())
                if one.id in sides.get(one.offered_as, REWARD_KINDS) and (rewards or one.id not in self.of_rewards)
            ]
            for handler in sorted(handlers, key=lambda handler: handler.when is not None):
                bars = self.bars[handler.id]
                for role, whose in product(PLAYERS_ROLES, (ANYBODYS, OWN, ANOTHERS)):
                    if phase in bars.phases and bars.roles & role and handler.of in (ANYBODYS, whose):
                        found.setdefault((role, whose), PlayableAt([], {}, [])).add(handler)
        return found

    def acts_on(self, sides: tuple[str, ...]) -> tuple[Occasion, ...]:
        """The occasions that a card with these sides answers in somebody's hand."""
        found = self._acts_on.get(sides)
        if found is None:
            occasions = dict.fromkeys(key for side in sides for key in self.occasions_of.get(side, ()))
            found = self._acts_on[sides] = tuple(occasions)
        return found

    def playable_aliens(
        self, sets: tuple[str, ...] | None = None, alert: str = ALERTS[-1], players: int = 0
    ) -> list[str]:
        """The aliens that have both a sheet and a power: all, or those of some boxes, up to an alert level, at a table
        of so many (rules: setup.sets, setup.alert, setup.spare_colour)."""
        levels, aliens = ALERTS[: ALERTS.index(alert) + 1], self.content.aliens
        has_spare = self.has_spare_colour(sets if sets is not None else self.sets, players)
        return [
            slug
            for slug in self._aliens
            if (sets is None or aliens[slug].set in sets)
            and aliens[slug].alert in levels
            and (has_spare or not aliens[slug].needs_spare_colour)
        ]

    def has_spare_colour(self, sets: tuple[str, ...], players: int) -> bool:
        return players < len(colours_in(sets))

    def possible_flares(self, options: Options, players: int) -> frozenset[str]:
        """The aliens whose flares may be in the deck, as far as everybody knows: any of the boxes on the table, unless
        the dealt ones, which keep to the alert level, are all that there are (rule: setup.flares)."""
        only_dealt = options.setup == "advanced" and 2 * players >= FLARES_IN_DECK
        key = (options.sets, options.alert if only_dealt else ALERTS[-1], players)
        if key not in self._flares:
            self._flares[key] = frozenset(self.playable_aliens(*key))
        return self._flares[key]

    def box(self, cards: tuple[str, ...], classic: bool = False) -> Box:
        if self._box is not None and self._box.face is cards and self._box.is_classic == classic:
            return self._box  # mostly the same game goes on
        key = (cards, classic)
        if key not in self._boxes:
            if len(self._boxes) >= 16:
                self._boxes.clear()
            self._boxes[key] = Box(self, cards, classic)
        self._box = self._boxes[key]
        return self._box


class Box:
    """The hand cards of one game: what each id is, and which ids can act on an occasion."""

    __slots__ = (
        "acts_on",
        "acts_without_sheet",
        "alien",
        "answering",
        "book",
        "copies",
        "encounter_ids",
        "face",
        "has_licence",
        "ids",
        "is_classic",
        "is_encounter",
        "kind",
        "occasions",
        "sides",
        "value",
    )

    def __init__(self, book: Book, cards: tuple[str, ...], classic: bool = False) -> None:
        self.book = book
        sides = book.classic_sides if classic else book.sides
        faces: list[Face] = [book.content.faces[slug] for slug in cards]
        self.face, self.is_classic = cards, classic
        self.ids = frozenset(range(len(cards)))
        self.kind = tuple([face.kind for face in faces])
        self.value = tuple([face.value for face in faces])
        self.is_encounter = tuple([face.is_encounter for face in faces])
        self.encounter_ids = frozenset([card for card, face in enumerate(faces) if face.is_encounter])
        # The effects of a card: wild and super of a flare, the artifact's own.
        self.sides: tuple[tuple[str, ...], ...] = tuple([sides[slug] for slug in cards])
        # Whether any of them lets its holder do something unseen.
        self.has_licence = any(not book.licences.isdisjoint(own) for own in self.sides)
        self.alien = tuple([face.alien for face in faces])  # of a flare
        # The occasions that a card answers in somebody's hand, the cards that answer any; the ids of each face.
        # The super side of a flare may act for nobody but who has the sheet.
        self.acts_on: tuple[tuple[Occasion, ...], ...] = tuple([book.acts_on(own) for own in self.sides])
        self.acts_without_sheet = tuple([book.acts_on(own[:1]) for own in self.sides])
        self.answering = frozenset([card for card, occasions in enumerate(self.acts_on) if occasions])
        self.copies: dict[str, list[int]] = {}
        for card, face_slug in enumerate(cards):
            self.copies.setdefault(face_slug, []).append(card)
            if faces[card].kind in REWARD_KINDS:
                self.copies.setdefault(faces[card].kind, []).append(card)
        self.occasions = Occasions(self)


class Answerers(NamedTuple):
    """Who could answer an occasion in this game."""

    powers: dict[str, list[Handler]]  # by alien, while the sheet is turned up
    cards: frozenset[int]  # while in a hand
    lasting: bool  # some effect may be in force for the rest of an encounter
    techs: dict[str, list[Handler]]  # by tech, while it can be used


class Occasions(dict[Occasion, Answerers]):
    """Looked up thousands of times in a game, worked out once."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box

    def __missing__(self, key: Occasion) -> Answerers:
        book, acts_on = self.box.book, self.box.acts_on
        found = self[key] = Answerers(
            book.powers.get(key, NO_HANDLERS),
            frozenset([card for card in self.box.answering if key in acts_on[card]]),
            key in book.lasting,
            book.techs.get(key, NO_HANDLERS),
        )
        return found


def occasions_with(effect: str, by_occasion: dict[Occasion, set[str]]) -> tuple[Occasion, ...]:
    return tuple(occasion for occasion, effects in by_occasion.items() if effect in effects)
