"""The right side of the set-up screen: what is played, each choice with one line on what it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cosmic.hotseat.plans.plan_editor import LONGEST_SEED
from cosmic.hotseat.plans.table_plan import SETUPS
from cosmic.hotseat.session.calls import MODES
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.node import Action
from cosmic.ui.kit.widgets import Node, Rich, Text, TextField
from cosmic.ui.screens.pill_flow import PILL, PillFlow
from cosmic.ui.screens.projector_choice import add_row

if TYPE_CHECKING:
    from cosmic.ui.screens.set_up_screen import SetupScene

LABEL, NOTE = 24.0, 20.0
GAP = 10.0
LARGEST_LABEL = 0.34  # of the width; longer names stand above their values


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
    aliens = [Value(v, say(f"ui-setup-aliens-{v}"), say(f"ui-setup-aliens-{v}.note")) for v in SETUPS]
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
    return [
        Option("setup", say("ui-setup-aliens"), aliens),
        Option("flares", say("ui-setup-flares"), flares),
        Option("planets", say("ui-setup-planets"), planets),
        Option("single_encounter", say("ui-setup-encounters"), encounters),
        Option("call_mode", say("ui-setup-calls"), calls),
    ]


class OptionColumn:
    """Lays out the options one below the other; boxes count from the corner of the list they lie in."""

    def __init__(self, scene: SetupScene, width: float, faults: dict[str, str]) -> None:
        self.scene, self.metrics, self.width, self.faults = scene, scene.metrics, width, faults
        self.options = options(scene)
        labels = [option.label for option in self.options] + [scene.services.say("ui-setup-seed")]
        widest = max(self.metrics.width_of(label, LABEL, "bold") for label in labels) + 24
        self.indent = widest if widest <= LARGEST_LABEL * width else 0.0
        self.pill_high = self.metrics.line(PILL) + 18
        self.nodes: list[Node] = []
        self.y = 8.0

    def build(self) -> list[Node]:
        for option in self.options:
            self._option(option)
        projector = self.scene.app.projector
        if projector is not None:
            add_row(self, projector)
        self._seed()
        return self.nodes

    def _option(self, option: Option) -> None:
        current = getattr(self.scene.planner.base, option.field)
        self._label(option.field, option.label)
        flow = PillFlow(self.metrics, self.indent, self.y, self.width, self.pill_high)
        for n, value in enumerate(option.values):
            picked = value.value == current and type(value.value) is type(current)
            tip = "" if picked else value.note
            self.nodes.append(
                flow.button(f"{option.field}-{n}", value.word, self._pick(option.field, value.value), tip, picked)
            )
        if option.field == "setup" and current == "chosen" and not all(self.scene.planner.aliens):
            say = self.scene.services.say
            word, tip = say("ui-setup-fill"), say("ui-setup-fill-tip")
            self.nodes.append(flow.button("fill", word, self.scene.fill_aliens, tip, icon="ui/dice"))
        self.y = flow.foot + 4
        note = next((v.note for v in option.values if v.value == current and type(v.value) is type(current)), "")
        field = "aliens" if option.field == "setup" and "aliens" in self.faults else option.field
        self._note(option.field, note, self.faults.get(field, ""))

    def _pick(self, field: str, value: Any) -> Action:
        return lambda: self.scene.edit(lambda: self.scene.planner.change(**{field: value}))

    def _seed(self) -> None:
        scene, say = self.scene, self.scene.services.say
        self._label("seed", say("ui-setup-seed"))
        box = (self.indent, self.y, self.width - self.indent, self.pill_high + 4)
        self.nodes.append(
            TextField(
                "seed",
                box,
                "",
                scene.planner.seed,
                lambda text: scene.edit(lambda: setattr(scene.planner, "seed", text)),
                longest=LONGEST_SEED + 4,
                empty=say("ui-setup-seed-empty"),
            )
        )
        self.y += self.pill_high + 8
        self._note("seed", say("ui-setup-seed-note"), self.faults.get("seed", ""))

    def _label(self, key: str, label: str) -> None:
        if self.indent:
            box = (0.0, self.y, self.indent - 12, self.pill_high)
            self.nodes.append(Text(f"label-{key}", box, label, LABEL, "ink", "bold", valign="middle"))
            return
        high = self.metrics.line(LABEL) + 4
        self.nodes.append(Text(f"label-{key}", (0.0, self.y, self.width, high), label, LABEL, "ink", "bold"))
        self.y += high + 4

    def _note(self, key: str, note: str, fault: str) -> None:
        """What the choice does, or what is wrong with it."""
        width = self.width - self.indent
        spans = [Span(icon="ui/warning", tint=(255, 190, 92)), Span(fault, "bad", "bold")] if fault else [Span(note)]
        high = self.metrics.rich_height(spans, width, NOTE) + 2
        self.nodes.append(Rich(f"note-{key}", (self.indent, self.y, width, high), spans, NOTE, "dim"))
        self.y += high + 22
