"""Questions, answers and events in sentences, from what one player sees. Nothing is printed here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from cosmic.engine.decisions import PASS, Decision
from cosmic.engine.definitions import Content
from cosmic.engine.errors import CosmicError
from cosmic.engine.log import Line
from cosmic.engine.state import DEFENSE, NOBODY, OFFENSE, SIDE_NAMES, WARP
from cosmic.engine.totals import Total
from cosmic.engine.views import EncounterView, PlayerView
from cosmic.text.below_zero import figure
from cosmic.text.messages import Messages
from cosmic.text.seat_names import Names

SHORT_KINDS = ("attack", "negotiate", "morph", "reinforcement")


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An answer as it is shown: what it is called and what choosing it means."""

    label: str
    means: str = ""


class Describe(Names):
    """The presenter: a view, the printed words and the messages make sentences."""

    is_for_everybody = False  # the room reads what only this player sees

    def __init__(self, view: PlayerView, content: Content, messages: Messages) -> None:
        super().__init__(view, content, messages)
        self.shapes: dict[str, Callable[[Any], str]] = {
            "seat": self.seat,
            "other": self.seat,
            "owner": self.seat,
            "planet": self.planet,
            "other_planet": self.planet,
            "zone": self.zone,
            "card": self.card,
            "alien": self.alien,
            "tech": self.tech,
            "techs": self.techs,
            "destiny": self.destiny,
            "side": self.side,
            "card_kind": self.word_of_kind,
            "give": self.share,
            "take": self.share,
            "parts": self.parts,
            "moment": self.moment,
        }

    # --- parameters
    def word_of_kind(self, kind: str) -> str:
        return kind

    def scene(self) -> dict[str, Any]:
        """The encounter's names, for every question."""
        enc = self.view.enc
        if enc is None:
            return {"offense": self.say("nobody"), "defense": self.say("nobody"), "target": self.say("nowhere")}
        return {"offense": self.seat(enc.offense), "defense": self.seat(enc.defense), "target": self.planet(enc.planet)}

    def params(self, about: dict[str, Any], reader: int = NOBODY) -> dict[str, Any]:
        """Plain values to words; lists also tell how many they are, and reward cards how many others there are.
        `meant`: whether it is for somebody, and whether that is the one who is spoken to."""
        meant = "no" if "other" not in about else "you" if NOBODY != reader == about["other"] else "yes"
        words: dict[str, Any] = {"meant": meant}
        for name, value in about.items():
            if name in ("seats", "cards") and isinstance(value, list):
                words[name] = self.seats(value) if name == "seats" else self.cards(value)
                words[f"{name}_n"] = len(value)
            elif name in self.shapes:
                words[name] = self.shapes[name](value)
            else:
                words[name] = value
        if "rewards" in about:
            words["others"] = about.get("count", 0) - about["rewards"]
        return words

    def moment(self, name: str) -> str:
        return self.say(f"moment-{hyphens(name)}", **self.scene())

    # --- questions
    def question(self, decision: Decision) -> str:
        asked = self.say(f"ask-{decision.kind}", **self.about(decision))
        occasion = decision.about.get("occasion")
        if occasion is None:
            return asked
        params = self.params(occasion, decision.player)
        return f"{self.say(occasion_key(occasion['event']), **self.scene(), **params)} {asked}"

    def about(self, decision: Decision) -> dict[str, Any]:
        return {
            "player": self.seat(decision.player),
            "low": decision.low,
            "high": decision.high,
            "own": "yes" if decision.about.get("seat") == decision.player else "no",
            **self.scene(),
            **self.params(decision.about, decision.player),
        }

    def reasons(self, decision: Decision) -> list[tuple[str, str]]:
        """Why this is asked: the rule, and the texts of the powers and cards on offer; each a title and a text."""
        found = [self.rule(self.say(f"why-{decision.kind}"))] if self.messages.has(f"why-{decision.kind}") else []
        if "alien" in decision.about and decision.of != "effect":
            found.append(self.rule(f"alien.{decision.about['alien']}.text"))
        if decision.of == "effect":
            for option in decision.options:
                if option != PASS:
                    effect = self.effect_offered(option)
                    found.append((self.effect(effect), self.effect_text(effect)))
        return found

    # --- answers
    def shown(self, decision: Decision) -> list[Any]:
        """The options as a player is to see them: of equal cards one will do, in the order of the box."""
        if decision.form != "pick" or decision.of != "card":
            return list(decision.options)
        order = {slug: i for i, slug in enumerate(self.content.faces)}
        backs = self.view.reward_backs
        cards = {(self.view.cards.get(card, ""), card in backs): card for card in reversed(decision.options)}
        return [cards[one] for one in sorted(cards, key=lambda one: (order.get(one[0], -1), one[1]))]

    def choices(self, decision: Decision) -> list[OptionWords]:
        """What stands for the shown options."""
        return [self.choice(decision, option) for option in self.shown(decision)]

    def choice(self, decision: Decision, option: Any) -> OptionWords:
        """One of the options of a decision."""
        if decision.of == "seat" and option != PASS:
            return self.seat_choice(option)
        if decision.of == "planet":
            return OptionWords(self.planet(option), self.on_planet(option))
        if decision.of == "zone":
            return self.zone_choice(decision, option)
        if decision.of == "card":
            return self.card_choice(self.view.cards.get(option, ""))
        if decision.of == "face":
            return OptionWords(self.card(option))
        if decision.of == "destiny":
            return OptionWords(self.destiny(option))
        if decision.of == "alien":
            return OptionWords(self.alien(option), self.effect_text(f"{option}.power"))
        if decision.of == "ship":
            return OptionWords(self.ship(option))
        if decision.of == "tech" and option != PASS:
            return self.tech_choice(option)
        if decision.of == "number":
            return self.number_choice(decision, option)
        if decision.of == "reinforcement" and option != PASS:
            return self.reinforcement_choice(decision.player, option)
        if decision.of == "effect" and option != PASS:
            return self.effect_choice(option)
        return self.word_choice(decision, option)

    def worded(self, key: str, **params: Any) -> OptionWords:
        return OptionWords(self.say(key, **params), self.messages.say_or(f"{key}.means", **params))

    def word_choice(self, decision: Decision, word: str) -> OptionWords:
        special, general = f"opt-{decision.kind}-{hyphens(word)}", f"opt-{hyphens(word)}"
        key = special if self.messages.has(special) or not self.messages.has(general) else general
        return self.worded(key, **self.about(decision))

    def seat_choice(self, player: int) -> OptionWords:
        return self.worded("opt-seat", **self.standing_of(player))

    def standing_of(self, player: int) -> dict[str, Any]:
        """What everybody sees of a player, as parameters."""
        seat = self.view.seats[player]
        return {
            "seat": seat.name,
            "colour": self.colour(player),
            "aliens": self.aliens(player),
            "foreign": self.view.foreign_count(player),
            "cards": seat.hand_size,
            "rewards": seat.hand_rewards,
            "warp": self.view.ships[WARP][player],
        }

    def zone_choice(self, decision: Decision, zone: int) -> OptionWords:
        on_planet = 0 <= zone < self.view.planet_count
        means = self.on_planet(zone) if on_planet else ""
        if decision.caps:
            most = min(decision.high, decision.caps[decision.options.index(zone)])
            cap = self.say("opt-zone-from.means", cap=most)
            means = f"{cap}; {means}" if means else cap
        return OptionWords(self.zone(zone), means)

    def card_choice(self, face: str) -> OptionWords:
        if not face:
            return OptionWords(self.say("face-down"))
        return OptionWords(self.card(face), self.card_means(face))

    def card_means(self, face: str) -> str:
        """Short for the cards everybody knows, the printed text for the others; a flare as this viewer plays it."""
        printed = self.content.faces[face]
        if printed.kind in SHORT_KINDS:
            return self.say(f"kind-{printed.kind}.means", value=printed.value)
        if printed.kind == "flare":
            return self.text(f"alien.{printed.alien}.{self.side_of_flare(printed.alien)}")
        return self.card_text(face)

    def tech_choice(self, option: str) -> OptionWords:
        """A tech, or something to do with one: `research:xenon_lasers`."""
        action, _, slug = option.rpartition(":")
        about = {"tech": self.tech(slug), "research": self.research(slug)}
        if not action:
            return OptionWords(self.say("opt-tech", **about), self.text(f"tech.{slug}.text"))
        ships = next((tech.ships for tech in self.view.techs if tech.slug == slug), 0)
        return self.worded(f"opt-tech-action-{action}", ships=ships, needs=self.content.techs[slug].research, **about)

    def reinforcement_choice(self, player: int, option: str) -> OptionWords:
        """`your side` only where nobody but the player reads it: everybody reads what a bot has weighed."""
        face, _, side = option.partition(":")
        enc, is_spoken_to = self.view.enc, self.view.viewer == player and not self.is_for_everybody
        own = enc is not None and is_spoken_to and fights_for(enc, player, SIDE_NAMES.index(side))
        key = "opt-reinforcement" if enc is not None and enc.totals else "opt-reinforcement-idle"
        value = self.content.faces[face].value
        return self.worded(key, card=self.card(face), side=side, value=value, own="yes" if own else "no")

    def number_choice(self, decision: Decision, number: int) -> OptionWords:
        key = f"opt-number-{decision.kind}"
        rest = decision.about.get("due", 0) - number
        return self.worded(key, number=number, rest=rest) if self.messages.has(key) else OptionWords(figure(number))

    def effect_offered(self, option: str) -> str:
        """The effect behind an option: a power's id, an artifact, or a flare with the side that would act."""
        if option.startswith("flare_"):
            alien = option[6:]
            return f"{alien}.{self.side_of_flare(alien)}"
        if option.endswith((".tech", ".hidden_tech")):
            return option.partition(".")[0]
        return f"{option.partition('.')[0]}.power" if option.endswith(".face_down") else option

    def effect_choice(self, option: str) -> OptionWords:
        effect = self.effect_offered(option)
        means, name = self.effect_text(effect), self.effect(effect)
        if option.endswith(".face_down"):
            return OptionWords(self.say("opt-face-down", alien=self.alien(option.partition(".")[0])), means)
        if option.startswith("flare_"):
            return OptionWords(self.say("opt-flare", name=name, side=effect.partition(".")[2]), means)
        if effect in self.content.techs:
            return OptionWords(self.say("opt-power", name=name), means)
        return OptionWords(self.say("opt-power" if "." in option else "opt-artifact", name=name), means)

    # --- the log
    def event(self, entry: Line) -> str:
        """Lines of older saves do not tell backs (rule: reward_deck.backs)."""
        return self.say(f"log-{entry.key}", **self.params({"rewards": 0} | entry.about))

    def fault(self, error: CosmicError) -> str:
        return self.say(f"error-{error.key}", **error.about)

    # --- totals
    def total(self, total: Total) -> str:
        parts = self.parts([part.as_data() for part in total.parts])
        return self.say("log-total", side=self.side(total.side), value=total.value, parts=parts)

    def against(self, values: dict[int, int]) -> str:
        """Both sides' totals in short."""
        return self.say("totals-against", offense=values.get(OFFENSE, 0), defense=values.get(DEFENSE, 0))

    def parts(self, parts: Sequence[Sequence[Any]], brief: bool = False) -> str:
        """The contributions to a total, joined by plus and minus. `brief`: where there is little room."""
        words = ""
        for what, seat, amount, ships, effects in parts:
            key = f"brief-{what}" if brief else f"part-{what}"
            part = self.say(key, seat=self.seat(seat), amount=abs(amount), ships=ships)
            if effects:
                by = self.listed([self.effect_name(one) for one in effects])
                part = self.say("brief-by" if brief else "part-by", part=part, effects=by)
            sign = self.say("part-minus" if amount < 0 else "part-plus") if words or amount < 0 else ""
            words = f"{words} {sign} {part}" if words else f"{sign} {part}".strip()
        return words

    def effect_name(self, effect: str) -> str:
        slug, _, side = effect.partition(".")
        return self.alien(slug) if side == "power" else self.effect(effect)

    # --- deals
    def share(self, given: dict[str, Any]) -> str:
        """What one side of a deal gives."""
        words = [self.cards(given["cards"])] if given["cards"] else []
        words += [self.say("share-kind", count=n, kind=self.kind(kind)) for kind, n in given["kinds"]]
        if given["random"]:
            words.append(self.say("share-random", count=given["random"]))
        if given["colony"] != NOBODY:
            words.append(self.say("share-colony", planet=self.planet(given["colony"])))
        for owner, count in enumerate(given["free"]):
            if count:
                words.append(self.say("share-free", seat=self.seat(owner), count=count))
        return self.listed(words)


def fights_for(enc: EncounterView, player: int, side: int) -> bool:
    return player == (enc.offense, enc.defense)[side] or enc.allies[player] == side


def hyphens(name: str) -> str:
    return name.replace("_", "-").replace(".", "-")


def occasion_key(event: str) -> str:
    """ShipsToWarp → occasion-ships-to-warp."""
    return "occasion" + "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in event)
