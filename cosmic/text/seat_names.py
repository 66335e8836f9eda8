"""What things at the table are called: seats, planets, zones, cards, aliens, effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cosmic.engine.definitions import REWARD_KINDS, Content
from cosmic.engine.notes import INSTEAD, LOANS
from cosmic.engine.state import BESIDE, FACE_DOWN, GATE, NOBODY, REMOVED, SIDE_NAMES, WARP
from cosmic.engine.views import PlayerView
from cosmic.text.messages import Messages

REWARD_DOWN = "reward_down"  # in place of the face of a card of which only the back of the reward deck is known
BACKS = {FACE_DOWN: "face-down", REWARD_DOWN: "face-down-reward"}
RULE_OF_KIND = {"kicker": "rule.kickers.play.text", "rift": "rule.rifts.play.text"}
ZONES = {GATE: "gate", BESIDE: "beside", WARP: "warp", REMOVED: "removed"}


class Names:
    """The names for one view of a game in one language."""

    def __init__(self, view: PlayerView, content: Content, messages: Messages) -> None:
        self.view = view
        self.content = content
        self.messages = messages
        self.texts: Mapping[str, str] = content.texts.get(messages.lang, {})

    def say(self, key: str, **params: Any) -> str:
        return self.messages.say(key, **params)

    def text(self, key: str) -> str:
        return self.texts.get(key, f"[{key}]")

    # --- players and places
    def seat(self, player: int) -> str:
        return self.view.seats[player].name if player != NOBODY else self.say("nobody")

    def seats(self, players: Iterable[int]) -> str:
        return self.listed([self.seat(player) for player in players])

    def colour(self, player: int) -> str:
        return self.say(f"colour-{self.view.seats[player].colour}")

    def planet(self, planet: int) -> str:
        """Colour and number, counted from one."""
        if planet == NOBODY:
            return self.say("nowhere")
        return self.say("planet", colour=self.colour(self.view.home_of(planet)), number=self.view.number_of(planet))

    def on_planet(self, planet: int) -> str:
        """Who stands there, with how many ships."""
        row = self.view.ships[planet]
        found = [self.ships_there(p, n, planet) for p, n in enumerate(row) if n]
        return self.listed(found) if found else self.say("planet-empty")

    def gone(self, planet: int) -> str:
        """Why a planet is not there any more."""
        eater = next((seat.name for seat in self.view.seats if planet in seat.devoured), "")
        return self.say("planet-gone", planet=self.planet(planet), seat=eater, devoured="yes" if eater else "no")

    def ships_there(self, player: int, count: int, zone: int) -> str:
        """A player's ships in one place, with what lies under some of them and what is hired beside them."""
        told = self.ships_of(player, count)
        for ship in self.view.stacks_at(player, zone):
            told = self.say("ships-with", ships=told, under=self.under(ship.under))
        hired = self.view.hired_at(player, zone)
        return self.say("ships-and-hired", ships=told, count=hired) if hired else told

    def under(self, counts: Sequence[int]) -> str:
        return self.listed([self.ships_of(player, n) for player, n in enumerate(counts) if n])

    def zone(self, zone: int) -> str:
        if 0 <= zone < self.view.planet_count:
            return self.planet(zone)
        if zone in ZONES:
            return self.say(f"zone-{ZONES[zone]}")
        if zone < -4 - len(self.view.seats):
            return self.say("zone-techs")
        return self.say("zone-sheet", seat=self.seat(-5 - zone))

    def ship(self, name: str) -> str:
        """A ship as an answer names it (see marked.py): one like any other, or with others under it."""
        if ":" not in name:
            return self.say(f"ship-{name.replace('_', '-')}")
        pairs = [pair.split(":") for pair in name.split(",")]
        return self.say("ship-with", under=self.listed([self.ships_of(int(seat), int(n)) for seat, n in pairs]))

    def ships_of(self, player: int, count: int) -> str:
        return self.say("ships-of", seat=self.seat(player), count=count)

    def side(self, side: int | str) -> str:
        """The name of a side as a word; the words wild, super and artifact stay what they are."""
        return SIDE_NAMES[side] if isinstance(side, int) else side

    # --- techs
    def tech(self, slug: str) -> str:
        return self.say("tech-face-down") if slug == FACE_DOWN else self.text(f"tech.{slug}.name")

    def techs(self, slugs: Iterable[str]) -> str:
        return self.listed([self.tech(slug) for slug in slugs])

    def research(self, slug: str) -> str:
        """The research number as it is printed."""
        return str(self.content.techs[slug].research or self.say("research-x"))

    # --- cards and aliens
    def card(self, face: str) -> str:
        if face in BACKS:
            return self.say(BACKS[face])
        if face.startswith("flare_"):
            return self.say("flare", alien=self.alien(face[6:]))
        return self.text(f"card.{face}.name")

    def cards(self, faces: Iterable[str]) -> str:
        """The cards by name, equal ones counted."""
        counts: dict[str, int] = {}
        for face in faces:
            counts[face] = counts.get(face, 0) + 1
        return self.listed([self.some(self.card(face), n) for face, n in counts.items()])

    def some(self, name: str, count: int) -> str:
        return self.say("some-of", name=name, count=count) if count > 1 else name

    def kind(self, kind: str) -> str:
        return self.say(f"kind-{kind}")

    def alien(self, slug: str) -> str:
        return self.text(f"alien.{slug}.name")

    def aliens(self, player: int) -> str:
        seat = self.view.seats[player]
        lender, borrower, own, how = self.loan(player)
        if seat.face_down:
            return self.aliens_face_down(player)
        if not seat.aliens:
            return self.say("alien-lent", seat=self.seat(borrower)) if player == lender else self.say("no-alien")
        names = self.listed([self.alien(slug) for slug in seat.aliens])
        if player == borrower:
            lent = [self.alien(slug) for slug in seat.aliens if how == INSTEAD or slug not in own]
            borrowed = self.say("alien-borrowed", aliens=self.listed(lent), seat=self.seat(lender))
            names = self.listed(
                [*(self.alien(slug) for slug in seat.aliens if how != INSTEAD and slug in own), borrowed]
            )
        if seat.turned_down == seat.aliens:
            return self.say("alien-lost", aliens=names)
        return self.say("alien-zapped", aliens=names) if seat.zapped else names

    def aliens_face_down(self, player: int) -> str:
        """Its own player knows which alien it is; others see it at most beside a sheet that is turned up."""
        up = [self.alien(slug) for slug in self.view.seats[player].aliens]
        if player == self.view.viewer:
            down = self.listed([self.alien(slug) for slug in self.view.face_down])
            return self.listed([*up, self.say("alien-own-face-down", aliens=down)])
        return self.say("alien-and-face-down", aliens=self.listed(up)) if up else self.say("sheet-face-down")

    def loan(self, player: int) -> Sequence[Any]:
        """Who has a power of whom in this encounter, what the borrower's own aliens are, and whether they lie idle: the
        latest loan in which the player has a part."""
        loans = self.view.enc.notes.get(LOANS.name, ()) if self.view.enc is not None else ()
        mine = [loan for loan in loans if player in loan[:2]]
        return mine[-1] if mine else (NOBODY, NOBODY, (), INSTEAD)

    def destiny(self, slug: str) -> str:
        return self.text(f"destiny.{slug}.name")

    def effect(self, effect: str) -> str:
        """`zombie.power`, `zombie.wild`, `plague`."""
        slug, _, side = effect.partition(".")
        if slug in self.content.techs:
            return self.tech(slug)
        if side == "power":
            return self.say("power-of", alien=self.alien(slug), power=self.text(f"alien.{slug}.power"))
        if slug in REWARD_KINDS:
            return self.say(f"name-{slug}")
        return self.say("flare", alien=self.alien(slug)) if side else self.card(slug)

    def effect_text(self, effect: str) -> str:
        slug, _, side = effect.partition(".")
        if slug in self.content.techs:
            return self.text(f"tech.{slug}.text")
        if side:
            return self.text(f"alien.{slug}.{'text' if side == 'power' else side}")
        return self.text(RULE_OF_KIND[slug] if slug in REWARD_KINDS else f"card.{slug}.text")

    def side_of_flare(self, alien: str) -> str:
        """Wild or super in the viewer's hand (rule: flares.sides), or the classic side in place of the wild one."""
        if self.view.viewer == NOBODY:
            return self.wild_side(alien)
        seat = self.view.seats[self.view.viewer]
        is_super = alien in seat.aliens and alien not in seat.turned_down and alien not in seat.zapped
        return "super" if is_super else self.wild_side(alien)

    def wild_side(self, alien: str) -> str:
        is_classic = self.view.options.classic_flares and self.content.aliens[alien].classic is not None
        return "classic" if is_classic else "wild"

    def card_text(self, face: str) -> str:
        if face.startswith("flare_"):
            alien = face[6:]
            wild = self.text(f"alien.{alien}.{self.wild_side(alien)}")
            return self.say("flare-text", wild=wild, super=self.text(f"alien.{alien}.super"))
        return self.text(f"card.{face}.text")

    def rule(self, key: str) -> tuple[str, str]:
        """Title and text of a rule paragraph, or of a printed text such as `alien.demon.wild`."""
        area, _, rest = key.partition(".")
        if area == "tech":
            return self.say("printed-tech", tech=self.tech(rest.partition(".")[0])), self.text(key)
        if area == "alien":
            slug, _, part = rest.partition(".")
            return self.say(f"printed-{part}", alien=self.alien(slug)), self.text(key)
        return self.text(f"rule.{key}.title"), self.text(f"rule.{key}.text")

    def listed(self, words: list[str]) -> str:
        """One, two and three."""
        if not words:
            return self.say("nothing")
        if len(words) == 1:
            return words[0]
        return self.say("list-end", most=", ".join(words[:-1]), last=words[-1])
