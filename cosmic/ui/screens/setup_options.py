"""The right side of the set-up screen: one choice of game, and more for those who want it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cosmic.engine.definitions import ALERTS, REWARDS, REWARDS_FROM, SETUPS
from cosmic.hotseat.plans.plan_editor import LONGEST_SEED
from cosmic.hotseat.session.calls import MODES
from cosmic.ui.kit.layout import Column, Fill, Fitting, Laid, Roomy, Row, Sized, Wrap
from cosmic.ui.kit.node import UNPLACED, Action
from cosmic.ui.kit.widgets import Button, Rich, Text, TextField
from cosmic.ui.screens.projector_choice import Place, places
from cosmic.ui.screens.setup_seats import fault_spans
from cosmic.ui.shell.screen_numbers import ScreenButton

if TYPE_CHECKING:
    from cosmic.ui.screens.set_up_screen import SetupScene

LABEL, PILL, NOTE = 24.0, 23.0, 20.0


@dataclass(frozen=True)
class Value:
    """One of the values of an option."""

    value: Any
    word: str
    note: str


@dataclass(frozen=True)
class Option:
    """A field of the plan with its values."""

    field: str
    label: str
    values: Sequence[Value]


def options(scene: SetupScene) -> list[Option]:
    say, plan = scene.services.say, scene.planner.base
    seats = len(scene.planner.seats)
    aliens = [Value(v, say(f"ui-setup-aliens-{v}"), say(f"ui-setup-aliens-{v}.note", seats=seats)) for v in SETUPS]
    calls = [Value(v, say(f"ui-setup-calls-{v}"), say(f"ui-setup-calls-{v}.note")) for v in MODES]
    flares = [
        Value(None, say("ui-setup-flares-usual"), say("ui-setup-flares-usual.note", setup=plan.setup)),
        Value(True, say("ui-setup-flares-with"), say("ui-setup-flares-with.note")),
        Value(False, say("ui-setup-flares-without"), say("ui-setup-flares-without.note")),
    ]
    planets = [
        Value(5, say("ui-setup-planets-five"), say("ui-setup-planets-five.note")),
        Value(4, say("ui-setup-planets-four"), say("ui-setup-planets-four.note")),
    ]
    encounters = [
        Value(False, say("ui-setup-encounters-two"), say("ui-setup-encounters-two.note")),
        Value(True, say("ui-setup-encounters-one"), say("ui-setup-encounters-one.note")),
    ]
    alerts = [Value(v, say(f"ui-setup-alert-{v}"), say(f"ui-setup-alert-{v}.note")) for v in ALERTS]
    succession = [
        Value(False, say("ui-setup-succession-no"), say("ui-setup-succession-no.note")),
        Value(True, say("ui-setup-succession-yes"), say("ui-setup-succession-yes.note")),
    ]
    unlimited = [
        Value(False, say("ui-setup-limit-one"), say("ui-setup-limit-one.note")),
        Value(True, say("ui-setup-limit-none"), say("ui-setup-limit-none.note")),
    ]
    hidden = [
        Value(False, say("ui-setup-hidden-no"), say("ui-setup-hidden-no.note")),
        Value(True, say("ui-setup-hidden-yes"), say("ui-setup-hidden-yes.note")),
    ]
    classic = [
        Value(False, say("ui-setup-classic-no"), say("ui-setup-classic-no.note")),
        Value(True, say("ui-setup-classic-yes"), say("ui-setup-classic-yes.note")),
    ]
    hints = [
        Value(True, say("ui-setup-hints-yes"), say("ui-setup-hints-yes.note")),
        Value(False, say("ui-setup-hints-no"), say("ui-setup-hints-no.note")),
    ]
    rewards = [Value(v, say(f"ui-setup-rewards-{v}"), say(f"ui-setup-rewards-{v}.note")) for v in REWARDS]
    techs = [
        Value(False, say("ui-setup-techs-no"), say("ui-setup-techs-no.note")),
        Value(True, say("ui-setup-techs-yes"), say("ui-setup-techs-yes.note")),
    ]
    return [
        Option("setup", say("ui-setup-aliens"), aliens),
        Option("alert", say("ui-setup-alert"), alerts),
        *([Option("rewards", say("ui-setup-rewards"), rewards)] if REWARDS_FROM in plan.sets else []),
        Option("techs", say("ui-setup-techs"), techs),
        Option("succession", say("ui-setup-succession"), succession),
        Option("hidden", say("ui-setup-hidden"), hidden),
        Option("flares", say("ui-setup-flares"), flares),
        Option("unlimited_flares", say("ui-setup-limit"), unlimited),
        Option("classic_flares", say("ui-setup-classic"), classic),
        Option("planets", say("ui-setup-planets"), planets),
        Option("single_encounter", say("ui-setup-encounters"), encounters),
        Option("call_mode", say("ui-setup-calls"), calls),
        Option("hints", say("ui-setup-hints"), hints),
    ]


class GameChoices:
    """What is played: a kind of game, and below it every choice by itself if somebody asks for them."""

    def __init__(self, scene: SetupScene, faults: dict[str, str]) -> None:
        self.scene, self.planner, self.faults = scene, scene.planner, faults
        self.say = scene.services.say
        self.options = options(scene)
        names = [option.label for option in self.options]
        names += [self.say("ui-setup-seed"), self.say("ui-setup-sets"), self.say("ui-screens")]
        self.widest = max(scene.metrics.width_of(name, LABEL, "bold") for name in names) + 12

    def column(self) -> Column:
        screens = self.screens()
        projector = self.scene.app.projector
        has_others = projector is not None and bool(projector.others())
        rows: list[Laid | None] = [self.games(), screens if has_others else None, self.more_button()]
        if self.scene.shows_more:
            rows += [self.sets(), *(self.option(option) for option in self.options)]
            rows += [None if has_others else screens, self.seed()]
        return Column(*rows, gap=22)

    def games(self) -> Laid:
        return Column(*(self.game(kind) for kind in self.planner.presets), gap=10)

    def game(self, kind: str) -> Button:
        return Button(
            f"game-{kind}",
            UNPLACED,
            self.say(f"ui-setup-game-{kind}"),
            lambda: self.scene.edit(lambda: self.planner.choose_game(kind)),
            note=self.say(f"ui-setup-game-{kind}.note"),
            picked=kind == self.planner.game,
        )

    def more_button(self) -> Button:
        shown = self.scene.shows_more
        look = (self.say("ui-setup-less"), "ui/arrow_up") if shown else (self.say("ui-setup-more"), "ui/arrow_down")
        return Button("more", UNPLACED, look[0], self.scene.toggle_more, look[1], "quiet", size=PILL, snug=True)

    def sets(self) -> Laid | None:
        """The boxes on the table, where there is more than one to choose from."""
        known, chosen = self.planner.book.sets, self.planner.base.sets
        if len(known) < 2:
            return None

        def pill(name: str) -> Button:
            made = self.pill(f"sets-{name}", self.say("ui-setup-set", name=name), self.toggle(name), "", name in chosen)
            made.enabled, made.why_not = chosen != (name,), self.say("ui-setup-sets-last")
            made.icon = None if made.enabled else "ui/lock"
            made.align = "center" if made.enabled else "left"
            return made

        note = self.say("ui-setup-sets-note")
        return self.named("sets", self.say("ui-setup-sets"), [pill(name) for name in known], note, [note], "sets")

    def toggle(self, name: str) -> Action:
        return lambda: self.scene.edit(lambda: self.planner.toggle_set(name))

    def option(self, option: Option) -> Laid:
        current = getattr(self.planner.base, option.field)
        picked = [value.value == current and type(value.value) is type(current) for value in option.values]
        pills: list[Laid] = [
            self.pill(f"{option.field}-{n}", value.word, self.pick(option.field, value.value), value.note, on)
            for n, (value, on) in enumerate(zip(option.values, picked))
        ]
        if option.field == "setup" and current == "chosen" and not all(self.planner.aliens):
            fill = (self.say("ui-setup-fill"), self.scene.fill_aliens, "ui/dice")
            pills.append(Button("fill", UNPLACED, *fill, tip=self.say("ui-setup-fill-tip"), size=PILL, snug=True))
        field = "aliens" if option.field == "setup" and "aliens" in self.faults else option.field
        now = next((value.note for value, on in zip(option.values, picked) if on), "")
        return self.named(option.field, option.label, pills, now, [value.note for value in option.values], field)

    def pill(self, key: str, word: str, act: Action, tip: str, picked: bool) -> Button:
        return Button(key, UNPLACED, word, act, tip="" if picked else tip, size=PILL, picked=picked, snug=True)

    def pick(self, field: str, value: Any) -> Action:
        return lambda: self.scene.edit(lambda: self.planner.change(**{field: value}))

    def screens(self) -> Laid | None:
        """Where the public board is shown."""
        projector = self.scene.app.projector
        if projector is None:
            return None
        found = places(projector)

        def pill(place: Place) -> Button:
            act = lambda: self.scene.edit(lambda: projector.keep(place.where))  # noqa: E731
            key = f"screens-{place.where}"
            return ScreenButton(
                key, UNPLACED, place.word, act, tip=place.note, size=PILL, picked=place.chosen, snug=True
            )

        now = next((place.note for place in found if place.chosen), "")
        pills = [pill(place) for place in found]
        return self.named("screens", self.say("ui-screens"), pills, now, [place.note for place in found])

    def seed(self) -> Laid:
        field = TextField(
            "seed",
            UNPLACED,
            "",
            self.planner.seed,
            lambda text: self.scene.edit(lambda: setattr(self.planner, "seed", text)),
            longest=LONGEST_SEED + 4,
            empty=self.say("ui-setup-seed-empty"),
        )
        note = self.say("ui-setup-seed-note")
        return self.named("seed", self.say("ui-setup-seed"), [Sized(field, width=2000)], note, [])

    def named(
        self, key: str, label: str, values: Sequence[Laid], note: str, notes: Sequence[str], fault_of: str = ""
    ) -> Laid:
        """The name of a choice, its values, and what it does or what is wrong with it; the name above if it is long."""
        fault = self.faults.get(fault_of or key, "")
        told = Rich(f"note-{key}", UNPLACED, fault_spans(fault) if fault else note, NOTE, "dim")
        room = [Rich("", UNPLACED, other, NOTE) for other in notes]
        name = Text(f"label-{key}", UNPLACED, label, LABEL, "ink", "bold")
        chosen = Column(Wrap(*values, gap=10), Roomy(told, *room), gap=6)
        beside = Sized(name, width=self.widest, place=(0.0, 0.0)), Fill(Sized(chosen, width=2 * self.widest))
        return Fitting(Row(*beside), Column(name, chosen, gap=6))
