"""The table in all its states, each brought about by keys as people would."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame
from driver import Hands, plan_at, plan_for
from questions import example, examples
from situations import NAMES, at, without_aliens

from cosmic.engine.game import Game
from cosmic.engine.notes import INSTEAD, LOANS
from cosmic.engine.state import Use
from cosmic.engine.views import PUBLIC
from cosmic.hotseat.session.beats import Ask, Look, Think
from cosmic.hotseat.session.calls import Call
from cosmic.positions import position
from cosmic.ui.board.card_fan import CardNode
from cosmic.ui.board.closer_look import PileScene, SeatScene
from cosmic.ui.screens.codex.codex_scene import CodexScene
from cosmic.ui.shell.projector import SAME, SCREEN, Projector
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.table.curtain_scene import CurtainScene
from cosmic.ui.table.table_scene import TableScene

FOUGHT = {
    "seats": without_aliens(4),
    "hands": {"blue": ["attack 10"], "green": ["attack 08"], "purple": ["attack 06"], "red": ["attack 04"]},
    "start": "reveal",
    "offense": "blue",
    "defense": "green",
    "planet": "green 1",
    "sends": 2,
    "laid": {"offense": "attack 04", "defense": "attack 20"},
    "options": {"planets": 4},
    "destiny": ["purple"],
}


def seated(folder: Path, size: tuple[int, int]) -> Iterator[Hands]:
    """For a fixture: four people at a table, who use keys alone."""
    hands = Hands(plan_for(4, 4, "quick", planets=4), folder, size, examples()["invite"].clone())
    hands.keys_only = True
    yield hands
    hands.close()


def sit_down(hands: Hands, kind: str, mode: str = "quick", names: tuple[str, ...] = NAMES) -> Game:
    """The table of a game in which this is asked, up to the question or the curtain before it."""
    game = example(kind, names)
    show(hands, game, mode)
    return game


def show(hands: Hands, game: Game, mode: str = "normal", people: Iterable[int] | None = None) -> None:
    hands.wish = hands.app.projector = None
    hands.show(game.clone(), plan_at(game, mode, people))
    hands.settle()


def open_curtain(hands: Hands) -> None:
    if isinstance(hands.top, CurtainScene):
        hands.press("open")


def launching(hands: Hands) -> None:
    sit_down(hands, "launch-ships")
    spots = [node for node in hands.scene.ui.focusables() if node.key.startswith("zone-")]
    for node in spots[:3]:
        hands.press(node.key)


def inviting(hands: Hands) -> None:
    game = sit_down(hands, "invite")
    assert game.decision is not None
    hands.press(f"seat-{game.decision.options[0]}")


def before_invitations(hands: Hands, people: int = 2) -> None:
    """A bot is about to invite; who could ask to come along may speak."""
    game = examples()["invite"].clone()
    assert game.decision is not None and game.state.enc is not None
    mains = (game.state.enc.offense, game.state.enc.defense)
    silent = [seat for seat in range(4) if seat not in mains][:people]
    show(hands, game, people=silent)
    scene, host = hands.scene, game.decision.player
    scene.thinking.gives_floor = lambda: True
    scene.beat = Think(host, "invite", game.decision, floor=tuple(silent))
    scene.thinking.see_thinking(scene.beat, 1.0, 2.0)
    scene.changed()
    assert hands.find("say-something")


def planning(hands: Hands) -> None:
    """A card is taken up, and its reading copy is open."""
    sit_down(hands, "card")
    open_curtain(hands)
    card = next(node for node in hands.scene.ui.focusables() if isinstance(node, CardNode) and node.held.lit)
    hands.press(card.key)
    hands.tab_to(card)


def answering(hands: Hands) -> None:
    sit_down(hands, "counter")
    open_curtain(hands)


def reinforcing(hands: Hands) -> None:
    """With totals, and with a reinforcement taken up."""
    sit_down(hands, "reinforce")
    open_curtain(hands)
    card = next(node for node in hands.scene.ui.focusables() if isinstance(node, CardNode) and node.held.lit)
    hands.press(card.key)


def calling(hands: Hands) -> None:
    """The cards are up, the totals known."""
    call = at_the_totals(hands)
    hands.press_by_keys(hands.find(f"press-{call.seats[0]}"))


def at_the_totals(hands: Hands) -> Call:
    """Nobody answers the cards that were turned up, until both totals are told."""
    sit_down(hands, "reinforce", "normal")
    while not ((enc := hands.scene.view.enc) and len(enc.totals) == 2):
        assert isinstance(hands.scene.beat, Call)
        hands.press("wave")
        hands.send()
        hands.settle()
    assert isinstance(hands.scene.beat, Call)
    return hands.scene.beat


def curtain(hands: Hands) -> None:
    sit_down(hands, "card")
    assert isinstance(hands.top, CurtainScene)


def looking(hands: Hands) -> None:
    """Behind the curtain with nothing to play."""
    sit_down(hands, "window", "normal")
    beat, decision = hands.scene.beat, hands.scene.session.game.decision
    assert isinstance(beat, Call) and decision is not None
    for seat in range(4):
        if seat != decision.player:
            hands.press_by_keys(hands.find(f"press-{seat}"))
    hands.press("wave")
    while not isinstance(hands.scene.beat, Look):
        hands.wish = "pass"
        hands.act()
    open_curtain(hands)
    assert hands.scene.eyes != PUBLIC


def peeking(hands: Hands) -> None:
    """At the own hand, while somebody else is asked."""
    game = sit_down(hands, "aim")
    assert game.decision is not None
    hands.press(f"seat-{(game.decision.player + 1) % 4}")
    hands.press("peek")
    open_curtain(hands)
    assert hands.scene.eyes != PUBLIC


def rewarded(hands: Hands) -> None:
    """After the reveal: the outcome stands, a question is open."""
    sit_down(hands, "reward")


def discards(hands: Hands) -> None:
    sit_down(hands, "reward")
    hands.press("discard")
    assert isinstance(hands.top, PileScene)


def seat_sheet(hands: Hands) -> None:
    sit_down(hands, "aim")
    hands.press("seat-0" if hands.scene.asked is not None and hands.scene.asked.decision.player else "seat-1")
    assert isinstance(hands.top, SeatScene)


def rule(hands: Hands) -> None:
    sit_down(hands, "reward")
    hands.type("l")
    hands.tab_to(hands.find("log"))
    for _ in range(40):
        hands.key(pygame.K_RETURN)
        if isinstance(hands.top, CodexScene):
            return
        hands.key(pygame.K_UP)
    raise AssertionError("no line of the log explains itself")


def reading_the_log(hands: Hands) -> None:
    at_the_totals(hands)
    hands.type("l")
    assert hands.find("log")


def after_encounter(hands: Hands, people: Iterable[int]) -> None:
    """An encounter of the first two seats is over, somebody is asked in the next one, and the log is open."""
    show(hands, at(FOUGHT), "quick", people)
    for _ in range(200):
        log = hands.scene.session.game.log
        if isinstance(hands.scene.beat, Ask) and any(line.key == "turn-starts" for line in log):
            break
        hands.act()
    hands.settle()
    hands.type("l")


KEPT = {
    "seats": {"red": "citadel", "yellow": "miser", "blue": "grudge", "green": "warrior"},
    "apart": {
        "citadel": {"blue 1": ["attack 10", "attack 08"], "green 3": ["attack 40"], "red 3": ["attack 06"]},
        "miser": [
            "attack 04",
            "negotiate",
            "plague",
            "attack 08",
            "attack 20",
            "card zap",
            "flare macron",
            "attack 06",
        ],
    },
    "hands": {
        "red": ["attack 06"],
        "yellow": ["attack 05", "attack 06", "cosmic zap", "negotiate", "flare human", "attack 14", "+3", "negotiate"],
        "green": ["attack 07"],
    },
    "start": "launch",
    "defense": "blue",
}


def with_things_kept(lent: bool = False, names: Sequence[str] = NAMES) -> Game:
    """Citadels, a hoard, tokens and grudges lie on the table. `lent`: and a power is on loan."""
    game = at(KEPT, names)
    seats, enc = game.state.seats, game.state.enc
    assert enc is not None
    for seat in (1, 3):
        seats[seat].memory["grudge"] = {"tokens": 1}
    seats[3].memory["warrior"] = {"tokens": 12}
    if lent:
        enc.notes[LOANS.name] = [[3, 0, seats[0].aliens, INSTEAD]]
        seats[0].aliens, seats[3].aliens = seats[3].aliens, []
        seats[0].memory["warrior"] = seats[3].memory.pop("warrior")
    return game


CREWS = {
    "seats": {"red": "fungus", "yellow": "symbiote", "blue": "merchant", "green": "none"},
    "ships": {
        "red": {"red 1": 4, "yellow 2": 2, "warp": 2},
        "yellow": {"yellow 1": 12, "green 1": 3, "warp": 11},
        "blue": {"warp": 1},
        "green": {"sheet of blue": 2},
    },
    "stacks": {
        "red": {"gate": [{"yellow": 3, "green": 2}, {"blue": 1}], "red 1": [{"yellow": 2}], "yellow 2": [{"blue": 2}]}
    },
    "apart": {"merchant": ["attack 06", "morph", "+2", "attack 08", "negotiate"]},
    "hands": {"red": ["+3"], "yellow": ["attack 07"], "blue": ["attack 20"], "green": ["attack 10"]},
    "start": "reveal",
    "defense": "yellow",
    "planet": "yellow 1",
    "sends": 3,
    "allies": {"offense": {"blue": 2}, "defense": {"green": 2}},
    "laid": {"offense": "attack 09", "defense": "attack 11"},
}


def with_crews(names: Sequence[str] = NAMES) -> Game:
    """A double fleet, ships with captives under them, captives around a system, and cards that are ships."""
    game = at(CREWS, names)
    assert game.state.enc is not None
    game.state.enc.in_effect.append(Use("merchant.power", 2))
    return game


def crews(hands: Hands) -> None:
    show(hands, with_crews(), "quick")
    open_curtain(hands)


def kept(hands: Hands) -> None:
    show(hands, with_things_kept(lent=True), "quick")


def hoard(hands: Hands) -> None:
    """Miser looks at its cards: two hands of eight."""
    show(hands, with_things_kept(), "quick")
    hands.press("seat-1")
    hands.press("peek")
    open_curtain(hands)
    assert hands.scene.eyes == 1


def kept_sheet(hands: Hands) -> None:
    show(hands, with_things_kept(), "quick")
    hands.press("seat-3")
    assert isinstance(hands.top, SeatScene)


PLANETS_COME_AND_GO = {
    "seats": {"red": "leviathan", "yellow": "macron", "blue": "zombie", "green": "locust", "purple": "void"},
    "planets_added": ["yellow"],
    "planets_gone": ["purple 2"],
    "devoured": {"green": ["blue 2", "blue 4"]},
    "ships": {"yellow": {"yellow 6": 2}, "blue": {"warp": 8}, "purple": {"warp": 4}, "green": {"yellow 6": 1}},
    "start": "launch",
    "defense": "blue",
}


def planets_come_and_go(hands: Hands) -> None:
    """Planets are gone, one was devoured, one is new, and one stands at the gate with its ships."""
    game = at(PLANETS_COME_AND_GO)
    game.answer(game.state.home_planets(2)[0])
    game.answer("leviathan.power")
    game.answer(0)
    assert game.state.enc is not None and game.state.enc.worldship == 0
    show(hands, game, "quick")


def aimed_at_a_new_planet(hands: Hands) -> None:
    """Ships gather at a planet that is not on the map."""
    game = at(PLANETS_COME_AND_GO | {"defense": "yellow"})
    game.answer(25)
    game.answer("pass")
    show(hands, game, "quick")


WITH_A_SUSPECT = """
seats: {red: macron, blue: zombie, green: filch, yellow: none}
start: launch
defense: blue
options: {classic_flares: true}
"""


def suspect(hands: Hands) -> None:
    """Somebody who is accused with a press, if anybody noticed something."""
    show(hands, position(WITH_A_SUSPECT), "quick")
    hands.press("seat-2")
    assert isinstance(hands.top, SeatScene)
    hands.top.refresh()
    assert hands.top.ui.find("accuse") is not None


def alone(hands: Hands) -> None:
    """One person against bots: the own hand is always open."""
    game = examples()["aim"]
    assert game.decision is not None
    show(hands, game, people=[game.decision.player])
    assert hands.scene.asked is not None


def on_the_big_screen(hands: Hands, mode: str) -> None:
    """Everybody looks there; no window is opened for it, which the table does not notice."""
    hands.app.projector = Projector(hands.app, hands.services)
    hands.app.projector.mode = mode
    hands.app.stack.rebuild()
    hands.top.refresh()
    assert hands.scene.big.covers


def cover(hands: Hands, mode: str = SCREEN) -> None:
    """Something is told, so nothing is asked."""
    sit_down(hands, "reward")
    hands.scene.beat = hands.scene.asked = None
    on_the_big_screen(hands, mode)


def cover_with_call(hands: Hands) -> None:
    at_the_totals(hands)
    on_the_big_screen(hands, SCREEN)


def cover_before_invitations(hands: Hands) -> None:
    before_invitations(hands)
    on_the_big_screen(hands, SCREEN)


def public_board_here(hands: Hands) -> None:
    """Without a second screen the public board comes into the table's own window."""
    cover(hands, SAME)


def researching(hands: Hands) -> None:
    """Techs of all kinds in front of everybody, with ships and tokens, and a planet that came into the game."""
    techs = {
        "blue": {"lunar cannon": "completed", "tech scrambler": 2},
        "green": {"the prometheus": "completed"},
        "purple": {"xenon lasers": 3, "gluon mines": 1, "the qax": "completed", "energy cloak": 0, "delta scanners": 2},
        "red": {"genesis bomb": 4},
    }
    stated = {**FOUGHT, "techs": techs, "start": "invitations", "planets_added": ["green"]}
    del stated["laid"]
    game = position(stated)
    for card in game.start.techs:
        card.token = {"lunar_cannon": 1, "the_prometheus": 6}.get(card.slug, card.token)
    show(hands, Game(game.start, game.book), "quick")


@dataclass(frozen=True)
class State:
    """How the table comes to be so, and which scene is then on top."""

    come_to: Callable[[Hands], None]
    scene: type[Scene] = TableScene

    def put_on(self, hands: Hands) -> None:
        self.come_to(hands)
        assert type(hands.top) is self.scene, "another scene than was meant"


STATES = {
    "researching": State(researching),
    "launching": State(launching),
    "planets come and go": State(planets_come_and_go),
    "aimed at a new planet": State(aimed_at_a_new_planet),
    "inviting": State(inviting),
    "before invitations": State(before_invitations),
    "before invitations, alone": State(lambda hands: before_invitations(hands, 1)),
    "planning": State(planning),
    "answering": State(answering),
    "reinforcing": State(reinforcing),
    "calling": State(calling),
    "curtain": State(curtain, CurtainScene),
    "looking": State(looking),
    "peeking": State(peeking),
    "rewarded": State(rewarded),
    "discards": State(discards, PileScene),
    "seat sheet": State(seat_sheet, SeatScene),
    "sheet of a suspect": State(suspect, SeatScene),
    "rule": State(rule, CodexScene),
    "reading the log": State(reading_the_log),
    "reading of bots": State(lambda hands: after_encounter(hands, [2])),
    "alone": State(alone),
    "things kept": State(kept),
    "crews": State(crews),
    "hoard": State(hoard),
    "sheet with tokens": State(kept_sheet, SeatScene),
    "cover": State(cover),
    "cover with a call": State(cover_with_call),
    "cover before invitations": State(cover_before_invitations),
    "public board here": State(public_board_here),
}
