"""What players call things, and what the rules call them: seats, planets, places, cards, destiny."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from cosmic.content.schema import SchemaFault
from cosmic.engine.definitions import Content
from cosmic.engine.marked import name_of
from cosmic.engine.notes import PILES
from cosmic.engine.state import BESIDE, GATE, REMOVED, SIDE_NAMES, THE_DECK, WARP, GameState, Marked, sheet_of
from cosmic.engine.systems import home_of, number_of
from cosmic.positions import position_words
from cosmic.positions.position_files import slug

PLACES = {"gate": GATE, "beside": BESIDE, "warp": WARP, "removed": REMOVED}


def side_of(word: Any) -> int:
    if slug(word) not in SIDE_NAMES:
        raise SchemaFault.at(word, position_words.unknown("side", word, SIDE_NAMES))
    return SIDE_NAMES.index(slug(word))


class StatedNames:
    def __init__(self, content: Content, colours: list[str], aliens: list[list[str]], planets: int) -> None:
        self.content, self.colours, self.aliens, self.planets = content, colours, aliens, planets
        self.added: list[int] = []  # in whose system each planet lies that has come into the game

    # --- into the rules' language
    def seat(self, word: Any) -> int:
        """A colour, or the alien a player started with."""
        name = slug(word)
        if name in self.colours:
            return self.colours.index(name)
        for player, aliens in enumerate(self.aliens):
            if name in aliens:
                return player
        raise SchemaFault.at(word, position_words.unknown("player", word, self.colours))

    def lender(self, word: Any) -> int:
        """A player, or `deck`."""
        return THE_DECK if slug(word) == "deck" else self.seat(word)

    def planet(self, word: Any) -> int:
        colour, _, number = slug(word).rpartition("_")
        if colour in self.colours and number.isdigit():
            for planet in range(len(self.colours) * self.planets + len(self.added)):
                if self.of_zone(planet) == f"{colour} {int(number)}":
                    return planet
        raise SchemaFault.at(
            word, position_words.unknown("planet", word, (f"{c} 1 … {c} {self.planets}" for c in self.colours))
        )

    def zone(self, word: Any, player: int) -> int:
        """A planet or `gate`, `beside`, `warp`, `removed`, `sheet`, `sheet of red`."""
        name = slug(word)
        if name in PLACES:
            return PLACES[name]
        if name == "techs":
            return -5 - len(self.colours)
        if name == "sheet":
            return sheet_of(player)
        if name.startswith("sheet_of_"):
            return sheet_of(self.seat(name[len("sheet_of_") :]))
        return self.planet(word)

    def face(self, word: Any) -> str:
        """`attack 08`, `attack -07`, `+3`, `kicker x2`, `cosmic zap`, `flare zombie` or `zombie flare`, and
        the plain slugs; of a card that both decks have also `reward morph`."""
        text = str(word).strip().removeprefix("reward ")
        below_zero = re.fullmatch(r"attack[ _]-0*(\d+)", text)
        if re.fullmatch(r"\+\d+", text):
            name = f"reinforcement_{int(text)}"
        elif below_zero:
            name = f"attack_-{below_zero[1]}"
        else:
            name = re.sub(r"^(attack|reinforcement|kicker|rift)_[+x×]?0*(\d+)$", r"\1_\2", slug(text))
            if name.endswith("_flare"):
                name = f"flare_{name[: -len('_flare')]}"
        if name not in self.content.faces:
            raise SchemaFault.at(word, position_words.unknown("card", word))
        return name

    def tech(self, word: Any) -> str:
        if slug(word) not in self.content.techs:
            raise SchemaFault.at(word, position_words.unknown("tech", word, sorted(self.content.techs)))
        return slug(word)

    def flare(self, word: Any) -> str:
        face = self.face(word)
        if self.content.faces[face].kind != "flare":
            raise SchemaFault.at(word, position_words.unknown("flare", word))
        return face

    def destiny(self, word: Any) -> str:
        name = slug(word)
        known = [card.slug for card in self.content.destiny]
        for candidate in (name, f"colour_{name}"):
            if candidate in known:
                return candidate
        raise SchemaFault.at(word, position_words.unknown("destiny card", word, known))

    def places_apart(self, stated: Mapping[str, Any]) -> list[tuple[str, Any]]:
        """Places of cards that lie apart, by alien, with what is stated of each: on its sheet, or by planet."""
        found: list[tuple[str, Any]] = []
        for word, cards in stated.items():
            pile = PILES.get(slug(word))
            if pile is None:
                raise SchemaFault.at(word, position_words.unknown("pile of an alien", word, PILES))
            if isinstance(cards, Mapping):
                found += [(pile.place(self.planet(planet)), there) for planet, there in cards.items()]
            else:
                found.append((pile.place(), cards))
        return found

    def under(self, stated: Mapping[str, int]) -> tuple[int, ...]:
        """`{blue: 2, red: 1}`: the ships under another one."""
        counts = [0] * len(self.colours)
        for word, count in stated.items():
            counts[self.seat(word)] += count
        return tuple(counts)

    def ship(self, said: Any) -> str:
        """`plain`, or what is under it."""
        return name_of(Marked(0, 0, "", self.under(said))) if isinstance(said, Mapping) else slug(said)

    # --- and back
    def of_ship(self, name: str) -> str:
        if ":" not in name:
            return name
        pairs = (pair.split(":") for pair in name.split(","))
        return "{" + ", ".join(f"{self.of_seat(int(seat))}: {n}" for seat, n in pairs) + "}"

    def of_seat(self, player: int) -> str:
        return self.colours[player] if 0 <= player < len(self.colours) else "nobody"

    def of_lender(self, lender: int) -> str:
        return "deck" if lender == THE_DECK else self.of_seat(lender)

    def of_zone(self, zone: int) -> str:
        for word, place in PLACES.items():
            if place == zone:
                return word
        if zone < -4 - len(self.colours):
            return "techs"
        if zone < 0:
            return f"sheet of {self.of_seat(-5 - zone)}"
        where = (zone, self.planets, len(self.colours), self.added)
        return f"{self.colours[home_of(*where)]} {number_of(*where)}"

    def of_face(self, face: str) -> str:
        if face.startswith("reinforcement_"):
            return "+" + face.rpartition("_")[2]
        return face.replace("_", " ")

    def of_cards(self, state: GameState, cards: list[int]) -> list[str]:
        return sorted(self.of_face(state.cards[card]) for card in cards)
