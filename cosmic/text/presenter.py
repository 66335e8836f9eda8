"""The board, the hands and the standing in words. Lines to be shown, nothing printed."""

from __future__ import annotations

from typing import Any

from cosmic.engine import promises
from cosmic.engine.notes import PROMISES, VOTES, alien_of
from cosmic.engine.state import BESIDE, FACE_DOWN, GATE, NOBODY, OUT_OF_TURN, REMOVED
from cosmic.engine.views import REWARD_BACK
from cosmic.text.describe import Describe, hyphens
from cosmic.text.outcome_reasons import as_it_stands
from cosmic.text.seat_names import REWARD_DOWN


class Presenter(Describe):
    """A presenter that also tells the whole table."""

    def board(self) -> list[str]:
        view = self.view
        lines = [
            self.say(
                "board-title",
                phase=self.phase(),
                deck=view.deck_size,
                discard=len(view.discard),
                destiny=view.destiny_deck_size,
                goal=view.options.colonies_to_win,
            )
        ]
        for player in range(len(view.seats)):
            lines += ["", self.seat_line(player), f"  {self.system(player)}"]
            lines += [f"  {line}" for _, line in self.others_tokens(player)]
            lines += [f"  {line}" for line in self.techs_of(player)]
        encounter = self.encounter()
        if encounter:
            lines += ["", *encounter]
        if view.discard:
            lines += ["", self.say("board-discards", cards=self.counted(view.discard))]
        if view.options.rewards == "deck":
            cards = self.counted(view.reward_discard) if view.reward_discard else self.say("nothing")
            lines += ["", self.say("board-rewards", count=view.reward_deck_size, cards=cards)]
        if view.tech_discard:
            lines += ["", self.say("board-tech-discards", techs=self.techs(view.tech_discard))]
        return lines + self.apart() + self.remembered()

    def phase(self) -> str:
        return self.say(f"phase-{hyphens(self.view.phase) or 'none'}")

    def seat_line(self, player: int) -> str:
        return self.say(
            "board-seat",
            **self.standing_of(player),
            goal=self.view.options.colonies_to_win,
            removed=self.view.ships[REMOVED][player],
            tokens=self.view.seats[player].tokens,
        )

    def system(self, player: int) -> str:
        """The home planets of a player with everyone on them."""
        view = self.view
        home = [planet for planet in range(view.planet_count) if view.home_of(planet) == player]
        return " | ".join(self.say("board-planet", number=view.number_of(p), who=self.crew(p)) for p in home)

    def crew(self, planet: int) -> str:
        """Who stands there, as short as it can be said."""
        if planet in self.view.gone:
            return self.say("board-gone")
        row = self.view.ships[planet]
        found = [self.say("board-crew", seat=self.seat(p), count=n) for p, n in enumerate(row) if n]
        return ", ".join(found) if found else self.say("board-empty")

    def encounter(self) -> list[str]:
        """Who attacks whom with what, as far as it is known."""
        enc = self.view.enc
        if enc is None or enc.defense == NOBODY or enc.outcome:
            return []
        met = self.say("board-attack" if enc.planet != NOBODY else "board-defense", **self.scene())
        lines = [self.say("headline-out-of-turn", said=met) if enc.number == OUT_OF_TURN else met]
        if enc.worldship != NOBODY:
            planet, who = self.planet(enc.worldship), self.on_planet(enc.worldship)
            lines.append(self.say("board-worldship", planet=planet, who=who, value=enc.worldship_adds))
        for zone, key in ((GATE, "board-gate"), (BESIDE, "board-beside")):
            if any(self.view.ships[zone]):
                lines.append(self.say(key, who=self.on_planet(zone)))
        for side, seat in enumerate((enc.offense, enc.defense)):
            if enc.laid[side]:
                laid = with_back(enc.laid[side], enc.laid_rewards[side])
                lines.append(self.laid_card(seat, laid, enc.counts[side]))
            if enc.added[side]:
                added = [with_back(face, back) for face, back in zip(enc.added[side], enc.added_rewards[side])]
                lines.append(self.say("board-added", seat=self.seat(seat), cards=self.cards(added)))
        for seat, face in zip((enc.offense, enc.defense), enc.kickers):
            if face:
                card = self.card(with_back(face, is_reward=True))
                lines.append(self.say("board-kicker", seat=self.seat(seat), card=card))
        standing = as_it_stands(self)
        lines += [*self.votes(), *self.promises(), *map(self.total, enc.totals)]
        return [*lines, standing] if standing else lines

    def votes(self) -> list[str]:
        """How a vote stands that is under way."""
        enc = self.view.enc
        cast = enc.notes.get(VOTES.name, ()) if enc is not None else ()
        said = [self.say("board-vote", seat=self.seat(seat), answer=answer) for seat, answer in cast]
        return [self.say("board-votes", who=self.listed(said))] if said else []

    def promises(self, player: int = NOBODY) -> list[str]:
        """What somebody, or everybody, has promised for this encounter."""
        enc = self.view.enc
        made = enc.notes.get(PROMISES.name, ()) if enc is not None else ()
        keys = {
            promises.CARD: "promised-card",
            promises.AT_LEAST: "promised-attack",
            promises.AT_MOST: "promised-attack",
            promises.FACE: "promised-face",
            promises.POWER: "promised-power",
            promises.REINFORCE: "promised-reinforcement",
        }
        said = []
        for seat, about, of, answer in made:
            if player in (NOBODY, seat):
                card = self.card(of) if about == promises.FACE else ""
                said.append(self.say(keys[about], seat=self.seat(seat), answer=answer, bound=about, of=of, card=card))
        return said

    def laid_card(self, seat: int, face: str, counts: list[Any]) -> str:
        """The card on the table, and what it counts as where that is something else."""
        printed = self.content.faces.get(face)
        is_itself = not counts or (printed is not None and [printed.kind, printed.value] == counts)
        key = "board-card" if is_itself else "board-card-counts"
        kind, value = counts or ["", 0]
        return self.say(key, seat=self.seat(seat), card=self.card(face), kind=kind, value=value)

    def others_tokens(self, player: int) -> list[tuple[str, str]]:
        """What others' powers have laid at a seat, each with its alien."""
        laid = self.view.seats[player].others_tokens.items()
        return [(alien, self.say("board-others-tokens", alien=self.alien(alien), count=n)) for alien, n in laid if n]

    def techs_of(self, player: int) -> list[str]:
        """The technologies in front of a player, as far as the viewer knows them."""
        return [
            self.say(
                "board-tech" if tech.face_up else "board-tech-down",
                tech=self.tech(tech.slug),
                research=0 if tech.slug == FACE_DOWN else self.research(tech.slug),
                count=tech.ships,
            )
            for tech in self.view.techs
            if tech.owner == player
        ]

    def kept_by(self, player: int) -> list[tuple[str, str]]:
        """What lies on a player's sheets, belongs to them, or was laid there by others, each with its alien."""
        seat = self.view.seats[player]
        kept = [("", self.say("kept-tokens", count=seat.tokens))] if seat.tokens else []
        for place in self.view.apart:
            alien = alien_of(place)
            if alien in seat.aliens:
                kept += [(alien, line) for line in self.apart_at(place)]
            elif any(tech.slug == alien and tech.owner == player for tech in self.view.techs):
                kept += [("", line) for line in self.apart_at(place)]
        lines = [*self.techs_of(player), *self.promises(player)]
        return kept + self.others_tokens(player) + [("", line) for line in lines]

    def apart(self) -> list[str]:
        """Cards that lie on a sheet or beside a planet, as far as the viewer knows them."""
        return [line for place in self.view.apart for line in self.apart_at(place)]

    def apart_at(self, place: str) -> list[str]:
        faces = self.view.apart[place]
        if FACE_DOWN in faces:
            faces = [with_back(FACE_DOWN, back == REWARD_BACK) for back in reversed(self.view.backs_at(place))]
        alien, _, planet = place.partition("/")
        if not faces:
            return []
        if alien in self.content.techs:
            return [self.say("board-under-tech", tech=self.tech(alien), cards=self.cards(faces))]
        key = "board-beside-planet" if planet else "board-on-sheet"
        about = {"planet": self.planet(int(planet))} if planet else {}
        return [self.say(key, alien=self.alien(alien), cards=self.cards(faces), **about)]

    def remembered(self) -> list[str]:
        """The viewer's last private looks at other hands."""
        return [
            self.say("board-seen", seat=self.seat(other), cards=self.counted(faces))
            for other, faces in sorted(self.view.seen.items())
        ]

    # --- hands
    def own_sheets(self) -> list[str]:
        """The viewer's sheets that nobody else knows, each with what its power does."""
        dealt = self.view.draft if len(self.view.draft) == 1 else []
        return [
            self.say("hand-face-down", alien=self.alien(slug), text=self.effect_text(f"{slug}.power"))
            for slug in self.view.face_down or dealt
        ]

    def hand(self) -> list[str]:
        """The viewer's sheets face down and cards, each with what it does."""
        view, name = self.view, self.seat(self.view.viewer)
        lines = [*self.own_sheets(), self.say("hand-title" if view.hand else "hand-empty", seat=name)]
        lines += self.card_lines([view.cards[card] for card in view.hand])
        for alien, cards in self.beside_hand():
            key, about = ("hand-on-sheet", {"alien": self.alien(alien)}) if alien else ("hand-borrowed", {"seat": name})
            lines.append(self.say(key, **about))
            lines += self.card_lines([view.cards[card] for card in cards])
        return lines + self.own_techs()

    def own_techs(self) -> list[str]:
        """The viewer's techs, each with what it does."""
        own = [tech for tech in self.view.techs if tech.owner == self.view.viewer]
        told = zip(own, self.techs_of(self.view.viewer))
        return [f"{line} {self.text(f'tech.{tech.slug}.text')}" for tech, line in told]

    def beside_hand(self) -> list[tuple[str, list[int]]]:
        """The viewer's cards besides those in hand: borrowed ones, then those on its sheets, each with its alien."""
        on_sheet = self.view.on_sheet
        own = {card for cards in on_sheet.values() for card in cards}
        borrowed = [card for card in self.view.borrowed if card not in own]
        return [*([("", borrowed)] if borrowed else []), *on_sheet.items()]

    def card_lines(self, faces: list[str]) -> list[str]:
        lines = []
        for face in self.sorted_faces(faces):
            lines.append(f"  {self.some(self.card(face), faces.count(face))}: {self.card_means(face)}")
        return lines

    def hand_in_short(self) -> str:
        view = self.view
        faces = [view.cards[card] for card in (*view.hand, *view.borrowed)]
        return self.say("hand-short", cards=self.counted(faces))

    def counted(self, faces: list[str]) -> str:
        """The cards by name in the order of the box."""
        return self.listed([self.some(self.card(face), faces.count(face)) for face in self.sorted_faces(faces)])

    def sorted_faces(self, faces: list[str]) -> list[str]:
        """Each face once, in the order of the box: attacks by value, then the rest."""
        order = {slug: i for i, slug in enumerate(self.content.faces)}
        return sorted(set(faces), key=lambda face: order[face])

    # --- standing
    def standing(self) -> str:
        scores = [
            self.say("demo-score", seat=seat.name, count=self.view.foreign_count(player))
            for player, seat in enumerate(self.view.seats)
        ]
        return self.say("demo-standing", standing=", ".join(scores))


def with_back(face: str, is_reward: bool) -> str:
    """A card face down is told by its back."""
    return REWARD_DOWN if face == FACE_DOWN and is_reward else face
