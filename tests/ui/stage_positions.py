"""A stated game for each big moment, with what the stage is then to say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from situations import NAMES, SEATED, at

from cosmic.engine.game import Game
from cosmic.engine.state import Options
from cosmic.phases.setup import Setup
from cosmic.rulebook import new_game

PLAIN = {"red": "none", "yellow": "none", "blue": "none", "green": "none"}


@dataclass(frozen=True)
class StageCase:
    """A position, the answers that lead on (else what can be passed is passed), and the moment that comes of it."""

    kind: str
    told: str  # the line that opens it
    title: str
    reason: str
    hits: tuple[int, ...] = ()  # people for whom it is held
    position: Mapping[str, Any] = field(default_factory=dict)
    answers: Mapping[str, Any] = field(default_factory=dict)  # by kind of question

    def game(self, names: Sequence[str] = NAMES) -> Game:
        """Played until the line is in the log."""
        if not self.position:
            return new_game(Setup(1, tuple(names[:4]), Options(setup="chosen"), SEATED[:4]))
        game = at(FIGHT | dict(self.position), names)
        return played_to(game, self.told, self.answers)

    def line(self, game: Game) -> int:
        return max(n for n, line in enumerate(game.log) if line.key == self.told)


FIGHT = {
    "seats": PLAIN,
    "start": "reveal",
    "defense": "blue",
    "planet": "blue 1",
    "sends": 3,
    "laid": {"offense": "attack 10", "defense": "attack 08"},
    "hands": {colour: ["8 filler"] for colour in PLAIN},
}


def played_to(game: Game, key: str, answers: Mapping[str, Any]) -> Game:
    while not any(line.key == key for line in game.log):
        decision = game.decision
        assert decision is not None, f"{key} is never told, but {[line.key for line in game.log]}"
        wish = answers.get(decision.kind)
        if decision.form == "pick" and wish not in decision.options:
            passing = [word for word in ("pass", "refuse", "no") if word in decision.options]
            wish = passing[0] if passing else decision.options[0]
        if wish is None and decision.form == "many":
            wish = []
        if wish is None and decision.form == "allot":
            wish = [[decision.options[0], max(1, decision.low)]]
        game.answer("no_deal" if wish is None else wish)
    return game


def holding(**cards: str) -> dict[str, list[str]]:
    return {colour: [cards[colour]] if colour in cards else ["8 filler"] for colour in PLAIN}


CASES = {
    "reveal": StageCase(
        "reveal",
        "revealed",
        "Ann attacks Cleo at blue 1.",
        "Attack against attack: the higher total wins, and a tie goes to the defense.",
        position={"sends": 3},
    ),
    "morph": StageCase(
        "reveal",
        "morphed",
        "Ann attacks Cleo at blue 1.",
        "Morph of Ann counts as an attack of 8. Attack against attack: the higher total wins, and a tie goes to the "
        "defense.",
        position={"laid": {"offense": "morph", "defense": "attack 08"}},
    ),
    "outcome": StageCase(
        "outcome",
        "encounter-won",
        "The defense wins: Cleo holds out.",
        "12 to 12: a tie goes to the defense.",
        (0,),
        {"laid": {"offense": "attack 09", "defense": "attack 08"}},
    ),
    "no deal": StageCase(
        "outcome",
        "deal-failed",
        "There is no deal. Both main players lose ships.",
        "Two negotiates and no deal: both main players lose ships, three each as a rule.",
        (0, 2),
        {"laid": {"offense": "negotiate", "defense": "negotiate"}},
    ),
    "zapped power": StageCase(
        "zap",
        "power-zapped",
        "The power of Anti-Matter is zapped; Ann cannot use it again in this encounter.",
        "Bob stopped it with Cosmic Zap.",
        (0,),
        {"seats": {**PLAIN, "red": "anti_matter"}, "hands": holding(yellow="cosmic zap")},
        {"counter": "cosmic_zap"},
    ),
    "stopped card": StageCase(
        "zap",
        "card-stopped",
        "Emotion Control of Bob is stopped and has no effect.",
        "Dan stopped it with Card Zap.",
        (1,),
        {"hands": holding(yellow="emotion control", green="card zap")},
        {"window": "emotion_control", "counter": "card_zap"},
    ),
    "power on somebody": StageCase(
        "power",
        "meant-for",
        "Dan uses the power of Mind on Cleo.",
        "",
        (2,),
        {"seats": {**PLAIN, "green": "mind"}, "start": "invitations", "laid": {}},
        {"window": "mind.power", "read-mind": 2},
    ),
    "played artifact": StageCase(
        "play",
        "card-played",
        "Bob plays Emotion Control.",
        "Any player, in Reveal, after the encounter cards are turned up: every attack among them is a negotiate for "
        "the rest of the encounter, so the main players have to try for a deal.",
        position={"hands": holding(yellow="emotion control")},
        answers={"window": "emotion_control"},
    ),
    "played flare": StageCase(
        "play",
        "card-played",
        "Bob plays Sorcerer Flare (wild side).",
        "In an encounter between two players other than the Sorcerer, before cards are chosen, the holder may have "
        "them exchange their alien powers for good, with everything that belongs to these. Their hands stay as they "
        "are. The Sorcerer then receives this flare; if that alien is not in the game, the flare is discarded.",
        position={
            "seats": {**PLAIN, "red": "mind", "blue": "macron"},
            "start": "planning",
            "laid": {},
            "hands": holding(yellow="sorcerer flare"),
        },
        answers={"window": "flare_sorcerer"},
    ),
    "used tech": StageCase(
        "tech",
        "tech-used",
        "Cleo uses Gluon Mines.",
        "This tech stays face down until it is used. As the defense, when both cards have been laid and none is turned "
        "up, its owner may show and discard it: for each ship on it one attacking ship of the owner's choice goes to "
        "the warp. If none is left on the gate, the defense wins without a look at the cards.",
        position={"start": "planning", "laid": {}, "techs": {"blue": {"gluon mines": 4}}},
        answers={"window": "gluon_mines.hidden_tech"},
    ),
    "new alien": StageCase(
        "swap",
        "alien-drawn",
        "Ann receives a new power: Clone.",
        "The cause: Reincarnation (Reincarnator) of Ann.",
        (0,),
        {
            "seats": {**PLAIN, "red": "reincarnator"},
            "unused": ["tick_tock", "clone"],
            "laid": {"offense": "attack 04", "defense": "attack 10"},
        },
    ),
    "exchanged powers": StageCase(
        "swap",
        "powers-exchanged",
        "Ann and Cleo exchange their powers.",
        "Ann is now Macron, and Cleo is Mind.",
        (0, 2),
        {
            "seats": {**PLAIN, "red": "mind", "blue": "macron"},
            "start": "planning",
            "laid": {},
            "hands": holding(yellow="sorcerer flare"),
        },
        {"window": "flare_sorcerer"},
    ),
    "borrowed hand": StageCase(
        "hand",
        "possessed",
        "Ann borrows the hand of Bob: 8 cards.",
        "The cause: Possess (Demon) of Ann.",
        (1,),
        {"seats": {**PLAIN, "red": "demon"}, "start": "invitations", "laid": {}},
        {"window": "demon.power"},
    ),
    "compensation": StageCase(
        "compensation",
        "took-cards",
        "Ann takes 3 cards from the hand of Cleo.",
        "An attack beat a negotiate: Ann takes 3 cards as compensation, one for each ship lost.",
        (2,),
        {"laid": {"offense": "negotiate", "defense": "attack 08"}},
    ),
    "lost colony": StageCase(
        "loss",
        "ships-to-warp",
        "Cleo loses 4 ships to the warp.",
        "The colony on blue 1 is lost: no ship of Cleo is left there.",
        (),
        {"laid": {"offense": "attack 40", "defense": "attack 08"}},
    ),
    "last colony": StageCase(
        "fifth",
        "ships-land",
        "Ann lands one ship on blue 1.",
        "That makes 5 foreign colonies: Ann has what it takes to win.",
        (),
        {
            "ships": {"red": {"green 1": 1, "green 2": 1, "green 3": 1, "green 4": 1}},
            "sends": 1,
            "laid": {"offense": "attack 40", "defense": "attack 08"},
        },
    ),
    "victory": StageCase(
        "victory",
        "game-won",
        "Ann wins the game!",
        "5 foreign colonies: blue 1, green 1, green 2, green 3 and green 4.",
        (0, 1, 2, 3),
        {
            "seats": {**PLAIN, "red": "mind"},
            "ships": {"red": {"green 1": 1, "green 2": 1, "green 3": 1, "green 4": 1}},
            "sends": 1,
            "laid": {"offense": "attack 40", "defense": "attack 08"},
        },
    ),
    "end of an encounter": StageCase(
        "summary",
        "turn-starts",
        "Cleo held blue 1 against Ann: Ann lost 3 ships and got 3 cards from Cleo.",
        "",
        (),
        {"laid": {"offense": "negotiate", "defense": "attack 08"}},
    ),
    "introduction": StageCase("alien", "alien-shown", "Dan is Clone.", ""),
}
