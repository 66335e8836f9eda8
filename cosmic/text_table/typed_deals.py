"""A small dialogue in which a deal is put together, with its legality in sight all the time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmic.engine.deals import Bounds, in_order, share
from cosmic.engine.decisions import Decision
from cosmic.engine.state import NOBODY
from cosmic.hotseat.session.deal_drafts import SIDES, named_cards
from cosmic.text.below_zero import as_typed
from cosmic.text.presenter import Presenter
from cosmic.text_table.terminal import Screen
from cosmic.text_table.typed_answers import Misread, read_number


class Dealing:
    """One offer in the making. `ask` reads a line and sees to the commands of the table."""

    def __init__(self, decision: Decision, words: Presenter, screen: Screen, ask: Callable[[str], str]) -> None:
        assert decision.bounds is not None
        self.decision = decision
        self.bounds: Bounds = decision.bounds
        self.words = words
        self.screen = screen
        self.ask = ask
        self.draft = {"give": share(), "take": share()}

    def offer(self) -> Any:
        """The offer, or the word for no deal."""
        while True:
            self.show_draft()
            action = self.menu()
            if action == "end":
                return self.decision.options[0]
            if action == "wait":
                return self.decision.options[1]
            if action == "clear":
                self.draft = {"give": share(), "take": share()}
            elif action == "propose":
                if not self.bounds.fault_of(self.draft):
                    return self.draft
            else:
                side, _, what = action.partition("-")
                getattr(self, f"add_{what}")(side)

    def show_draft(self) -> None:
        say, words = self.words.say, self.words
        fault = self.bounds.fault_of(self.draft)
        give, take = (words.share(self.draft[side]) for side in SIDES)
        other = words.seat(self.decision.about["other"])
        self.screen.line(say("deal-draft", give=give, take=take, other=other))
        self.screen.line(say("deal-fault", fault=say(f"error-{fault}")) if fault else say("deal-legal"))
        if named := named_cards(self.draft):
            self.screen.line(say("deal-public", cards=words.share(share(named))))

    def menu(self) -> str:
        """What can be done now; what makes no sense is not offered."""
        bounds = self.bounds
        open_to = {
            "give-card": bool(bounds.hand),
            "give-kind": bool(bounds.hand),
            "give-random": bool(bounds.hand),
            "give-colony": bool(bounds.colonies[0]),
            "give-free": any(bounds.free[0]),
            "take-card": bool(bounds.their_cards),
            "take-kind": bool(bounds.their_cards),
            "take-random": bool(bounds.their_cards),
            "take-colony": bool(bounds.colonies[1]),
            "take-free": any(bounds.free[1]),
            "clear": self.draft != {"give": share(), "take": share()},
            "propose": not bounds.fault_of(self.draft),
            "wait": len(self.decision.options) > 1,
            "end": True,
        }
        actions = [action for action, is_open in open_to.items() if is_open]
        chosen = None
        while chosen is None:
            chosen = self.pick("hint-pick", [self.words.say(f"deal-menu-{action}") for action in actions])
        return actions[chosen]

    # --- what can be added
    def add_card(self, side: str) -> None:
        face = self.own_card() if side == "give" else self.named_card()
        if face:
            self.draft[side]["cards"].append(face)

    def own_card(self) -> str:
        faces = sorted(set(self.bounds.hand))
        chosen = self.pick("deal-which-card", [self.words.card(face) for face in faces])
        return "" if chosen is None else faces[chosen]

    def named_card(self) -> str:
        self.screen.line(self.words.say("deal-name-card"))
        while True:
            typed = self.ask(self.words.say("prompt"))
            if not typed:
                return ""
            found = [face for face in self.bounds.faces if as_typed(self.words.card(face)) == as_typed(typed)]
            if found:
                return found[0]
            self.screen.line(self.words.say("fault-card", name=typed))

    def add_kind(self, side: str) -> None:
        there = self.bounds.kinds_there()
        chosen = self.pick("deal-which-kind", [self.words.kind(kind) for kind in there])
        if chosen is not None:
            count = self.number(99)
            kinds = {kind: n for kind, n in self.draft[side]["kinds"]}
            self.draft[side]["kinds"] = in_order(kinds | {there[chosen]: count})

    def add_random(self, side: str) -> None:
        self.draft[side]["random"] = self.number(99)

    def add_colony(self, side: str) -> None:
        planets = self.bounds.colonies[SIDES.index(side)]
        labels = [f"{self.words.planet(planet)} ({self.words.on_planet(planet)})" for planet in planets]
        chosen = self.pick("deal-which-planet", labels)
        self.draft[side]["colony"] = NOBODY if chosen is None else planets[chosen]

    def add_free(self, side: str) -> None:
        most = self.bounds.free[SIDES.index(side)]
        chosen = self.pick("deal-whose-ships", [self.words.seat(owner) for owner in range(len(most))])
        if chosen is not None:
            free = self.draft[side]["free"] or [0] * len(most)
            free[chosen] = self.number(most[chosen])
            self.draft[side]["free"] = free if any(free) else []

    # --- asking
    def pick(self, question: str, labels: list[str]) -> int | None:
        """The place of the chosen label; None to go back."""
        self.screen.lines([self.words.say("choice", number=i + 1, label=label) for i, label in enumerate(labels)])
        self.screen.line(self.words.say(question))
        while True:
            typed = self.ask(self.words.say("prompt"))
            if not typed:
                return None
            try:
                return read_number(typed, labels)
            except Misread as fault:
                self.screen.line(self.words.say(fault.key, **fault.about))

    def number(self, most: int) -> int:
        self.screen.line(self.words.say("deal-how-many"))
        while True:
            typed = self.ask(self.words.say("prompt"))
            if typed.isdecimal() and int(typed) <= most:
                return int(typed)
            self.screen.line(self.words.say("fault-value", low=0, high=most))
