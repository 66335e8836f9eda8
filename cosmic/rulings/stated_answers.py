"""From what a ruling says to an answer the rules understand; and the answers nobody has to write down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmic.content.schema import MapOf, SchemaFault, Shape, Whole, line_of
from cosmic.engine.deals import share
from cosmic.engine.decisions import ACCUSE, CHEAT, PASS, Decision
from cosmic.engine.definitions import KINDS
from cosmic.engine.errors import IllegalAnswer
from cosmic.engine.state import BESIDE, GATE, GameState
from cosmic.positions.position_files import slug
from cosmic.positions.stated_cards import REWARD
from cosmic.positions.stated_names import StatedNames
from cosmic.rulings import ruling_words
from cosmic.rulings.ruling_shapes import OFFER

NOTHING = object()  # there is no such answer
# Questions that come up again and again: an answer that is not on offer now waits for a later one.
WAITING = ("window", "counter", "first", "play", "use", "use-tech", "turn-up", "reinforce", "tech-action")
# Both main players choose at the same time (rules: planning.select, deals.failure): either may be written first.
TOGETHER = ("card", "failed-deal-ships", "deal-hand-over", "deal-settle")


class StatedAnswers:
    def __init__(self, names: StatedNames) -> None:
        self.names = names

    # --- what the ruling says
    def translate(self, state: GameState, decision: Decision, said: Any) -> Any:
        """The answer in the rules' own form, or NOTHING if it is not legal."""
        if decision.form == "offer":
            answer = self.offer(said, len(state.seats))
        elif decision.form == "allot":
            answer = self.allotment(state, decision, said)
        elif decision.form == "many":
            answer = self.several(state, decision, said)
        else:
            answer = self.one(state, decision, said, decision.options)
        if answer is NOTHING:
            return NOTHING
        try:
            return decision.check(answer)
        except IllegalAnswer:
            return NOTHING

    def one(self, state: GameState, decision: Decision, said: Any, options: tuple[Any, ...]) -> Any:
        of = decision.of
        if PASS in options and slug(said) == PASS:
            return PASS
        if of == "seat":
            return self.among(options, self.names.seat(said))
        if of == "planet":
            return self.among(options, self.names.planet(said))
        if of == "zone":
            return self.among(options, self.names.zone(said, decision.player))
        if of == "card":
            face, first = self.names.face(said), state.first_reward if str(said).startswith(REWARD) else 0
            return next((card for card in options if state.cards[card] == face and card >= first), NOTHING)
        if of == "face":
            return self.among(options, self.names.face(said))
        if of == "tech":
            return next((option for option in options if slug(option.replace(":", " ")) == slug(said)), NOTHING)
        if of == "destiny":
            return self.among(options, self.names.destiny(said))
        if of == "ship":
            return self.among(options, self.names.ship(said))
        if of == "number":
            shaped(Whole(-999), said)
            return self.among(options, said)
        if of == "reinforcement":
            return self.reinforcement(options, said)
        return self.word(options, said)

    def among(self, options: tuple[Any, ...], answer: Any) -> Any:
        return answer if answer in options else NOTHING

    def word(self, options: tuple[Any, ...], said: Any) -> Any:
        """A word, an alien, or an effect: `plague`, `flare zombie`, `zombie`, `turn up zombie`, or `yes` to the only
        thing on offer."""
        name = slug(said)
        if name.startswith("turn_up_"):
            name = f"{name.removeprefix('turn_up_')}.face_down"
        if name.endswith("_flare"):
            name = f"flare_{name[: -len('_flare')]}"
        for candidate in (name, f"{name}.power", f"{name}.tech", f"{name}.hidden_tech", str(said).strip()):
            if candidate in options:
                return candidate
        offered = [option for option in options if option != PASS]
        if name == "yes" and PASS in options and len(offered) == 1:
            return offered[0]
        return NOTHING

    def reinforcement(self, options: tuple[Any, ...], said: Any) -> Any:
        """`+3 offense`."""
        words = str(said).split()
        if len(words) < 2:
            raise SchemaFault.at(said, ruling_words.bad_answer_form("reinforce", said))
        return self.among(options, f"{self.names.face(' '.join(words[:-1]))}:{words[-1]}")

    def several(self, state: GameState, decision: Decision, said: Any) -> Any:
        words = said if isinstance(said, list) else ([] if slug(said) in ("nobody", "none") else [said])
        left, answer = list(decision.options), []
        for word in words:
            one = self.one(state, decision, word, tuple(left))
            if one is NOTHING:
                return NOTHING
            left.remove(one)
            answer.append(one)
        return answer

    def allotment(self, state: GameState, decision: Decision, said: Any) -> Any:
        """`{red 1: 2, gate: 1}`, a place alone for all of them, or a number to be taken from the fullest."""
        if type(said) is int:
            return self.from_fullest(state, decision, said)
        if isinstance(said, dict):
            shaped(MapOf(Whole(0), "places, each with its ships"), said)
            return [[self.names.zone(place, decision.player), count] for place, count in said.items() if count != 0]
        return [[self.names.zone(said, decision.player), decision.low]]

    def from_fullest(self, state: GameState, decision: Decision, count: int) -> list[list[int]]:
        """One ship at a time: from the gate first, then from the fullest home colony, then from foreign ones."""
        left = dict(zip(decision.options, decision.caps))
        home = state.home_planets(decision.player)
        taken: dict[int, int] = {}
        for _ in range(min(count, sum(left.values()))):
            zone = max(
                (zone for zone in left if left[zone]),
                key=lambda zone: (zone in (GATE, BESIDE), zone in home, left[zone], -zone),
            )
            left[zone] -= 1
            taken[zone] = taken.get(zone, 0) + 1
        # More than there is stays more than there is, so that it is refused.
        if count > sum(taken.values()) and taken:
            taken[max(taken)] += count - sum(taken.values())
        return [[zone, n] for zone, n in taken.items()]

    # --- deals
    def offer(self, said: Any, seats: int) -> Any:
        if not isinstance(said, dict):
            return slug(said)
        shaped(OFFER, said)
        return {side: self.share(said.get(side, {}), seats) for side in ("give", "take")}

    def share(self, said: dict[str, Any], seats: int) -> dict[str, Any]:
        free = [0] * seats if "free" in said else []
        for word, count in said.get("free", {}).items():
            free[self.names.seat(word)] = count
        return share(
            cards=[self.names.face(word) for word in said.get("cards", [])],
            kinds=kinds_of(said.get("kinds", {})),
            random=said.get("random", 0),
            colony=self.names.planet(said["colony"]) if "colony" in said else -1,
            free=free,
        )

    # --- the other way round
    def legal(self, state: GameState, decision: Decision) -> str:
        """The legal answers in a few words."""
        if decision.form == "offer":
            return "an offer {give, take} or " + " or ".join(word.replace("_", " ") for word in decision.options)
        if decision.form == "allot":
            zones = ", ".join(f"{self.names.of_zone(z)}: {n}" for z, n in zip(decision.options, decision.caps))
            return f"{decision.low} to {decision.high} ships out of {zones}"
        words = ruling_words.listed(dict.fromkeys(self.spoken(state, decision, option) for option in decision.options))
        return f"{decision.low} to {decision.high} of {words}" if decision.form == "many" else words

    def spoken(self, state: GameState, decision: Decision, option: Any) -> str:
        if option == PASS:
            return PASS
        if decision.of == "seat":
            return self.names.of_seat(option)
        if decision.of in ("planet", "zone"):
            return self.names.of_zone(option)
        if decision.of == "card":
            return self.names.of_face(state.cards[option])
        if decision.of == "reinforcement" and option != PASS:
            face, _, side = option.partition(":")
            return f"{self.names.of_face(face)} {side}"
        return self.names.of_ship(option) if decision.of == "ship" else str(option)


def shaped(shape: Shape, said: Any) -> None:
    """Of an answer only the question tells what it must look like."""
    for path, message in shape.check(said, ""):
        raise SchemaFault("", path, message, line_of(said))


def kinds_of(said: dict[str, int]) -> list[list[Any]]:
    """In the order in which an offer has them; one that does not exist stays, so that it is refused."""
    kinds = [[slug(kind), count] for kind, count in said.items()]
    return sorted(kinds, key=lambda kind: KINDS.index(kind[0]) if kind[0] in KINDS else len(KINDS))


# --- defaults


def default_answer(state: GameState, decision: Decision) -> Any:
    """The answer to a question that the ruling does not mention, or NOTHING if it has to."""
    if has_only_copies(state, decision):
        return decision.options[0]
    default = DEFAULTS.get(decision.kind)
    return NOTHING if default is None else default(state, decision)


def has_only_copies(state: GameState, decision: Decision) -> bool:
    """All options are copies of one card: to a player there is nothing to choose."""
    if decision.form != "pick" or decision.of != "card":
        return False
    return len({state.cards[card] for card in decision.options}) == 1


def _pass(state: GameState, decision: Decision) -> Any:
    return PASS


def _nobody(state: GameState, decision: Decision) -> Any:
    return []


def _neither(state: GameState, decision: Decision) -> Any:
    return "neither"


def _cards_only(state: GameState, decision: Decision) -> Any:
    return 0


def _fewest(state: GameState, decision: Decision) -> Any:
    return decision.options[0]


def _fullest(state: GameState, decision: Decision) -> int:
    """The fullest home colony, of equally full ones the lowest number; without one the fullest foreign one."""
    me, home = decision.player, state.home_planets(decision.player)
    planets: list[int] = list(decision.options)
    return max(planets, key=lambda planet: (planet in home, state.ships[planet][me], -planet))


def _all_to_fullest(state: GameState, decision: Decision) -> Any:
    return [[_fullest(state, decision), decision.low]]


# Documented in tests/rulings/README.md: keep the two in step.
DEFAULTS: dict[str, Callable[[GameState, Decision], Any]] = {
    ACCUSE: _pass,
    CHEAT: _pass,
    "window": _pass,
    "counter": _pass,
    "first": _pass,
    "play": _pass,
    "use": _pass,
    "use-tech": _pass,
    "tech-action": _pass,
    "turn-up": _pass,
    "reinforce": _pass,
    "invite": _nobody,
    "ally": _neither,
    "retrieve": _fullest,
    "return": _all_to_fullest,
    "reward": _cards_only,
    "reward-cards": _cards_only,
    "backs": _fewest,
}
