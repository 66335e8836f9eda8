"""Hands that play a whole game at the window: they see what stands on the screen and use mouse and keys only."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from multiprocessing import connection
from pathlib import Path
from typing import Any

import pygame
from situations import NAMES, SIX, table

from cosmic.bots import make
from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.hotseat.keeping.settings import Settings
from cosmic.hotseat.keeping.store import Store
from cosmic.hotseat.plans.table_plan import TablePlan
from cosmic.hotseat.session import question_forms
from cosmic.hotseat.session.calls import Call
from cosmic.hotseat.session.question_forms import is_stepped
from cosmic.hotseat.session.seats import SeatPlan
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.ui.board.card_fan import CardNode
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Stepper
from cosmic.ui.screens.alien_choice import AlienScene
from cosmic.ui.screens.deal.deal_scene import DealScene
from cosmic.ui.screens.end_screen import EndScene
from cosmic.ui.screens.face_choice import FaceScene
from cosmic.ui.shell.app import App
from cosmic.ui.shell.opening import OpeningScene
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.window import View, open_window
from cosmic.ui.table.asked import Asked
from cosmic.ui.table.curtain_scene import CurtainScene
from cosmic.ui.table.looked_at import LookedScene
from cosmic.ui.table.open_table import new_table, table_for
from cosmic.ui.table.table_scene import TableScene
from cosmic.ui.way_map import with_ways

IN_REACH = ((0.5, 0.5), (0.12, 0.5), (0.88, 0.5), (0.06, 0.1), (0.94, 0.1), (0.06, 0.9), (0.94, 0.9), (0.5, 0.12))


def plan_for(people: int, seats: int, mode: str = "normal", **options: Any) -> TablePlan:
    plans = tuple(SeatPlan(NAMES[i], "human" if i < people else "greedy") for i in range(seats))
    return TablePlan(plans, seed=1, call_mode=mode, **options)


def plan_at(game: Game, mode: str = "normal", people: Iterable[int] | None = None) -> TablePlan:
    """The plan of a game that stands somewhere: these are people, or all."""
    humans = range(len(game.state.seats)) if people is None else list(people)
    seats = (
        SeatPlan(seat.name, "human" if i in humans else "greedy", seat.colour)
        for i, seat in enumerate(game.state.seats)
    )
    return TablePlan(tuple(seats), planets=game.state.options.planets, call_mode=mode)


@cache
def strict_messages() -> Messages:
    """One for all tests of a process: it reads and parses sentences, and never changes."""
    return Messages(strict=True)


class Window:
    """An app on a dummy window, used as a person would: by events only."""

    frame = 1 / 60  # seconds that go by with every event
    looks_first = False  # who wants to open or answer something has seen it first: the press is meant
    draw_every = 1  # of so many pictures one is drawn, to save time

    def __init__(self, size: tuple[int, int], settings: Any, messages: Messages) -> None:
        self.window = open_window(size, "test")
        self.view = View(self.window)
        self.app = App([self.view], settings, messages)
        self.wanted = 0  # pictures
        self.paint = self.app.draw
        self.app.draw = self.draw  # type: ignore[method-assign]

    def draw(self) -> None:
        self.wanted += 1
        if self.wanted % self.draw_every == 0:
            self.paint()

    @property
    def top(self) -> Scene:
        assert self.app.stack.top is not None
        return self.app.stack.top

    def send(self, *events: pygame.Event, dt: float | None = None) -> None:
        self.app.step(self.frame if dt is None else dt, events)
        while isinstance(self.app.stack.top, OpeningScene):  # everybody waits until the table is there
            self.app.step(self.frame)

    def strike(self, key: int, letters: str = "", mod: int = 0) -> None:
        """A key down and up again, with the text it types; without a look."""
        about = {"key": key, "mod": mod, "unicode": letters, "scancode": 0, "window": self.window}
        events = [pygame.Event(pygame.KEYDOWN, about), pygame.Event(pygame.KEYUP, about)]
        if letters and letters.isprintable():
            events.insert(1, pygame.Event(pygame.TEXTINPUT, text=letters, window=self.window))
        self.send(*events)

    def look(self, goes_on: bool = False) -> None:
        """What has just come up is seen before it is answered."""
        guard = self.app.press_guard
        while self.looks_first and (guard.closed or (goes_on and guard.left)):
            self.send(dt=0.1)

    def key(self, key: int, letters: str = "", mod: int = 0) -> None:
        self.look(key in (pygame.K_RETURN, pygame.K_SPACE))
        self.strike(key, letters, mod)

    def write(self, words: str) -> None:
        for letter in words:
            self.key(ord(letter.lower()), letter)

    def lose_focus(self) -> None:
        self.send(pygame.Event(pygame.WINDOWFOCUSLOST, window=self.window))

    def find(self, name: str) -> Node:
        """A node of the top scene by its key, or else by its label."""
        self.top.refresh()
        nodes = list(self.top.ui.all())
        found = [node for node in nodes if node.key == name] or [node for node in nodes if node.label == name]
        assert found, f"there is no {name!r}; there are {[node.key for node in nodes]}"
        return found[0]

    def node(self, what: str | Node) -> Node:
        return self.find(what) if isinstance(what, str) else what

    def place_on(self, node: Node) -> tuple[int, int] | None:
        """A spot on which a click meets this node and nothing that lies over it."""
        seen = node.visible_area
        if seen is None:
            return None
        x, y, w, h = seen
        for share_x, share_y in IN_REACH:
            pos = self.view.to_window(x + w * share_x, y + h * share_y)
            if self.top.ui.at(*self.view.to_units(pos)) is node:
                return pos
        return None

    def click(self, what: str | Node, button: int = 1) -> None:
        name = what if isinstance(what, str) else what.key
        if self.looks_first and self.app.press_guard.closed:
            self.look()
            what = name
        node = self.node(what)
        pos = self.place_on(node)
        assert pos is not None, f"{node.key} cannot be clicked"
        about: dict[str, Any] = {"pos": pos, "window": self.window}
        self.send(
            pygame.Event(pygame.MOUSEMOTION, rel=(0, 0), buttons=(0, 0, 0), **about),
            pygame.Event(pygame.MOUSEBUTTONDOWN, button=button, **about),
            pygame.Event(pygame.MOUSEBUTTONUP, button=button, **about),
        )

    def tab_to(self, what: str | Node) -> None:
        """The focus goes there by Tab alone, the shorter way round."""
        name = what if isinstance(what, str) else what.key
        for _ in range(200):
            ui = self.top.ui
            if ui.focus_key == name and ui.focus_shown:
                return
            order = [one.key for one in ui.focusables()]
            there = order.index(name) if name in order else 0
            here = order.index(ui.focus_key) if ui.focus_key in order else -1
            back = here >= 0 and (here - there) % len(order) < len(order) / 2
            self.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT if back else 0)
        raise AssertionError(f"{name} cannot be reached by Tab")

    def press_by_keys(self, what: str | Node) -> None:
        self.tab_to(what)
        self.key(pygame.K_RETURN)


class Hands(Window):
    """Somebody who plays at a table."""

    frame = 0.05
    looks_first = True

    def __init__(
        self,
        plan: TablePlan,
        folder: Path,
        size: tuple[int, int] = (1280, 720),
        game: Game | None = None,
        bots_here: bool = True,
        draw_every: int = 1,
        **settings: Any,
    ) -> None:
        """`game`: another one than the stated table. `bots_here`: no process of their own."""
        settings.setdefault("speed", 0.0)
        self.services = with_ways(Services(folder, strict_messages(), book(), Settings(**settings)))
        super().__init__(size, self.services, self.services.messages)
        self.plan = plan
        self.bots_here = bots_here
        self.chance = Chance((plan.seed or 0) + 7)
        self.minds = {seat: make("greedy", seat + 1) for seat in range(len(SIX))}
        self.meant: tuple[Any, Answer] = (None, None)  # the question in mind and the answer that is to be given
        self.wish: Answer = None  # this answer instead, whatever is asked
        self.keys_only = False
        self.presses = 0
        self.draw_every = draw_every
        self.show(game)

    def show(self, game: Game | None = None, plan: TablePlan | None = None) -> None:
        """Another table in the same window: the stated one, or that of a game."""
        self.plan = plan or self.plan
        if game is None:
            names = [seat.name for seat in self.plan.seats]
            game = table(len(names), planets=self.plan.planets, names=names)
        seats = tuple(replace(seat, colour=colour) for seat, colour in zip(self.plan.seats, self.plan.colours()))
        self.sit_at(table_for(self.services, game, Store(self.services.folder, seats), replace(self.plan, seats=seats)))

    def begin(self, plan: TablePlan) -> None:
        """A new game, from the set-up on."""
        self.plan = plan
        self.sit_at(new_table(self.services, plan))

    def sit_at(self, scene: TableScene) -> None:
        self.scene = scene
        self.scene.worker.patience = math.inf
        if self.bots_here:
            self.scene.worker.losses = 2
        self.app.stack.reset(self.scene)
        self.app.step()

    def close(self) -> None:
        self.scene.worker.close()
        self.window.destroy()

    # --- events
    def settle(self) -> None:
        """Until something is due: a question, a call, a look, or a bot's thought."""
        for _ in range(80):
            if self.scene.beat is not None:
                return
            self.wait_a_frame()
        raise AssertionError("nothing is ever due")

    def wait_a_frame(self) -> None:
        """Time goes by; what stands on the stage until somebody presses has been read."""
        if self.top is self.scene and self.scene.stage.held and not self.scene.timeline.busy:
            self.key(pygame.K_RETURN)
        else:
            self.send()

    def type(self, letter: str) -> None:
        self.key(ord(letter), letter)

    def press_by_keys(self, what: str | Node) -> None:
        """By its number or letter if it has one, else Tab and Enter."""
        node = self.node(what)
        numbered = [one for one in self.top.ui.focusables() if one.number is not None and one.number == node.number]
        if numbered and numbered[0] is node:
            self.type(str(node.number))
        elif node.hot_key is not None and len(node.hot_key) == 1:
            self.type(node.hot_key)
        elif node.hot_key == "space":
            self.key(pygame.K_SPACE, " ")
        else:
            super().press_by_keys(node)

    def press(self, key: str) -> None:
        """Mostly with the mouse, every third time with keys alone."""
        node = self.find(key)
        self.presses += 1
        by_mouse = self.presses % 3 and not isinstance(node, Stepper) and not self.keys_only
        if by_mouse and self.place_on(node) is not None:
            self.click(node)
        else:
            self.press_by_keys(node)

    # --- playing
    def act(self) -> None:
        """One press that leads on, on whatever is on top; or a moment of waiting."""
        top = self.top
        top.refresh()
        if isinstance(top, CurtainScene):
            self.press("open")
        elif isinstance(top, AlienScene):
            self.press_for_alien(top)
        elif isinstance(top, LookedScene):
            self.press("close")
        elif isinstance(top, FaceScene):
            self.press(self.face_key(top))
        elif isinstance(top, DealScene):
            self.press(self.deal_key(top))
        elif isinstance(top, TableScene) and isinstance(top.beat, Call):
            self.press_for_call(top, top.beat)
        elif isinstance(top, TableScene) and top.asked is not None:
            self.press(self.table_key(top, top.asked))
        elif isinstance(top, TableScene) and top.ui.find("close") is not None:
            self.press("close")
        else:
            self.wait()

    def wait(self) -> None:
        """A bot thinks or something is shown. Time passes only when the bot has done so, however long it takes."""
        worker = self.scene.worker
        if worker.pipe is not None and not worker.ready:
            connection.wait([worker.pipe])
        self.wait_a_frame()

    def intention(self, decision: Decision, options: list[Any]) -> Answer:
        """What is to be answered: mostly with sense, sometimes anything; the same until it is given."""
        if self.wish is not None:
            return self.wish
        mark = (len(self.scene.session.game.journal), decision.key, options)
        if self.meant[0] != mark:
            view = self.scene.session.view(decision.player, len(self.scene.session.game.log))
            answer = self.minds[decision.player].choose(view, decision)
            if self.chance.below(8) == 0 and decision.form != "offer":
                answer = decision.sample(self.chance)
            if decision.form == "pick" and answer not in options:
                answer = PASS if PASS in options else options[0]
            self.meant = (mark, answer)
        return self.meant[1]

    def table_key(self, scene: TableScene, asked: Asked) -> str:
        """The next press towards the intended answer."""
        decision, draft = asked.decision, asked.draft
        answer = self.intention(decision, asked.options)
        form = asked.form
        if form in (question_forms.GUESTS, question_forms.HAND) and decision.form == "many":
            kind = "seat" if form == question_forms.GUESTS else "card"
            other = [option for option in decision.options if (option in answer) != bool(draft.count(option))]
            return f"{kind}-{other[0]}" if other else "confirm"
        if form == question_forms.SHIPS:
            wanted = dict(map(tuple, answer))
            more = [zone for zone in decision.options if draft.count(zone) < wanted.get(zone, 0)]
            if self.wish is None and not draft.total and self.presses % 2:
                return "fill"
            if self.wish is None and draft.total == draft.high:
                return "confirm"
            return f"zone-{more[0]}" if more else "confirm"
        if form == question_forms.PLANETS:
            return f"planet-{answer}" if self.presses % 2 else f"option-{answer}"
        if form == question_forms.SEATS:
            return f"seat-{answer}" if self.presses % 2 else f"option-{answer}"
        if form == question_forms.GALLERY:
            return "confirm" if draft.count(answer) else f"face-{answer}"
        if form == question_forms.NUMBER and is_stepped(decision):
            if draft.answer() == answer or (self.wish is None and self.presses % 7 == 0):
                return "confirm"
            return "number"
        if form == question_forms.HAND:
            return "confirm" if draft.count(answer) else f"card-{answer}"
        if form in (question_forms.RESPONSE, question_forms.SUPPORT) and scene.ui.find(f"option-{answer}") is None:
            return "confirm" if draft.count(answer) else self.card_key(scene, str(answer).partition(":")[0])
        return f"option-{answer}"

    def card_key(self, scene: TableScene, face: str) -> str:
        """A card of this face that can be played."""
        cards = [node for node in scene.ui.all() if isinstance(node, CardNode) and node.held.lit]
        faces = {node.key: scene.view.cards[int(node.key.partition("-")[2])] for node in cards}
        kinds = scene.services.book.content.faces
        return next(key for key, found in faces.items() if face in (found, kinds[found].kind))

    def press_for_call(self, scene: TableScene, call: Call) -> None:
        """Mostly waved through; now and then somebody wants to look, and now and then the time just runs out."""
        people = [seat for seat in scene.session.people if seat not in call.pressed]
        lot = self.chance.below(12)
        if lot == 0 and people:
            self.press(f"press-{people[self.chance.below(len(people))]}")
        elif lot == 1:
            self.send(dt=scene.call_left + 0.1)
        else:
            self.press("wave")

    def press_for_alien(self, scene: AlienScene) -> None:
        assert self.scene.asked is not None
        options = [one.slug for one in scene.candidates]
        number = options.index(self.intention(self.scene.asked.decision, options))
        self.press(f"choose-{number}" if scene.ui.find(f"choose-{number}") else f"tile-{number}")

    def face_key(self, scene: FaceScene) -> str:
        assert self.scene.asked is not None
        answer = self.intention(self.scene.asked.decision, self.scene.asked.options)
        faces = scene.picker.faces()
        if scene.face == answer:
            return "confirm"
        return f"face-{faces.index(answer)}" if answer in faces else f"tab-{scene.picker.kinds[answer]}"

    def deal_key(self, scene: DealScene) -> str:
        """An offer is a small one; a reply is as intended."""
        if scene.leaving:
            return "leave"
        answer = self.intention(scene.decision, list(scene.decision.options))
        if isinstance(answer, str):
            return answer
        assert scene.draft is not None
        if not scene.draft.fault:
            return "propose"
        ways = ("give-card-0", "take-random", "give-random")
        nodes = [scene.ui.find(key) for key in ways]
        nodes += [node for node in scene.ui.focusables() if "-planet-" in node.key]
        able = [node.key for node in nodes if node is not None and node.enabled]
        return able[self.chance.below(len(able))] if able else "no_deal"

    @property
    def is_over(self) -> bool:
        return isinstance(self.top, EndScene)

    def play(self, most: int = 20_000) -> None:
        for _ in range(most):
            if self.is_over:
                return
            self.act()
        raise AssertionError(f"stuck at {self.scene.beat} on {type(self.top).__name__}")
