"""The plan of a table before the game begins: who sits where, and what is played."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from cosmic.bots import BOTS
from cosmic.engine.book import Book
from cosmic.engine.definitions import ALERTS, COLOURS, REWARDS, SETS, SETUPS, Preset, colours_in
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.state import Options
from cosmic.hotseat.keeping.kept_files import LAST_TABLE as FILE
from cosmic.hotseat.keeping.kept_files import read_object, write_object
from cosmic.hotseat.session.calls import MODES, NORMAL
from cosmic.hotseat.session.seats import DEFAULT, SeatPlan, is_kind, is_name, kind_from, names_for_bots, parse_seats
from cosmic.hotseat.session.table_state import has_hints
from cosmic.phases.setup import Setup
from cosmic.text.messages import Messages

FEWEST = 3
# Which field of a plan a fault of the set-up belongs to, by how its key begins; all others to the set-up.
FIELD_OF = {"setup-players": "seats", "setup-planets": "planets", "setup-alert": "alert"}
FIELD_OF |= {"setup-sets": "sets", "setup-alien": "aliens", "setup-rewards": "rewards"}


@dataclass(frozen=True, slots=True)
class TablePlan:
    """Change it with `dataclasses.replace`."""

    seats: tuple[SeatPlan, ...]
    setup: str = "advanced"
    flares: bool | None = None  # None: as the set-up has it
    planets: int = 5
    single_encounter: bool = False
    aliens: tuple[str, ...] = ()  # of the set-up `chosen`: one for each seat
    seed: int | None = None  # None: another game every time
    call_mode: str = NORMAL
    alert: str = ALERTS[-1]  # aliens up to this level are dealt
    succession: bool = False
    unlimited_flares: bool = False
    sets: tuple[str, ...] = ("base",)  # the boxes on the table
    hidden: bool = False
    classic_flares: bool = False
    rewards: str = REWARDS[0]
    techs: bool = False
    hints: bool = True  # people may ask what a hard bot would do

    def check(self, book: Book) -> dict[str, CosmicError]:
        """What is wrong, by field: `setup`, `aliens`, … and for one seat `seats.2.name`. Empty: it can be played."""
        faults: dict[str, CosmicError] = {}
        for i, seat in enumerate(self.seats):
            faults |= self._check_seat(i, seat)
        if self.call_mode not in MODES:
            faults["call_mode"] = CosmicError("plan-call-mode", found=self.call_mode)
        try:
            replace(self.to_setup(0), colours=()).check(book)  # each seat has said already if its colour is wrong
        except CosmicError as fault:
            faults[next((field for start, field in FIELD_OF.items() if fault.key.startswith(start)), "setup")] = fault
        return faults

    def _check_seat(self, i: int, seat: SeatPlan) -> dict[str, CosmicError]:
        faults: dict[str, CosmicError] = {}
        before = self.seats[:i]
        if not is_name(seat.name):
            faults[f"seats.{i}.name"] = CosmicError("plan-name")
        elif seat.name.casefold() in [other.name.casefold() for other in before]:
            faults[f"seats.{i}.name"] = CosmicError("plan-name-twice", name=seat.name)
        if not is_kind(seat.kind):
            faults[f"seats.{i}.kind"] = CosmicError("bot", name=seat.kind, known=", ".join(BOTS))
        if seat.colour and (seat.colour not in COLOURS or seat.colour in [other.colour for other in before]):
            faults[f"seats.{i}.colour"] = CosmicError("plan-colour", colour=seat.colour)
        elif seat.colour and seat.colour not in colours_in(self.sets):
            faults[f"seats.{i}.colour"] = CosmicError("setup-colour-elsewhere", found=seat.colour)
        return faults

    def to_setup(self, seed: int) -> Setup:
        """The set-up of this plan; the given seed counts if the plan names none."""
        options = Options(**{field.name: getattr(self, field.name) for field in fields(Options)})
        names = tuple(seat.name for seat in self.seats)
        aliens = self.aliens if self.setup == "chosen" else ()
        return Setup(self.seed if self.seed is not None else seed, names, options, aliens, self.colours())

    def colours(self) -> tuple[str, ...]:
        """Of all seats; those that did not choose get what the box has left, in its order."""
        taken = [seat.colour for seat in self.seats]
        left = [colour for colour in colours_in(self.sets) if colour not in taken]
        return tuple(seat.colour or (left.pop(0) if left else "") for seat in self.seats)

    def surprise(self, seed: int, messages: Messages) -> TablePlan:
        """The people stay; everything else by chance, but only what makes a pleasant game."""
        chance = Chance(seed)
        colours = list(colours_in(self.sets))
        people = [seat for seat in self.seats if seat.is_human][: len(colours)]
        names = names_for_bots(messages, ",".join(seat.name for seat in people))
        chance.shuffle(names)
        size = max(len(people), (4, 4, 5, len(colours), FEWEST)[chance.below(5)])
        seats = people + [SeatPlan(name, "normal") for name in names[: size - len(people)]]
        chance.shuffle(seats)
        chance.shuffle(colours)
        quick = chance.below(4) == 0
        return TablePlan(
            seats=tuple(replace(seat, colour=colour) for seat, colour in zip(seats, colours)),
            setup=("advanced", "advanced", "basic" if SETS[0] in self.sets else "advanced")[chance.below(3)],
            flares=(None, None, True)[chance.below(3)],
            planets=4 if quick else 5,
            call_mode=self.call_mode,
            sets=self.sets,
            rewards=self.rewards,
            techs=self.techs,
            hints=self.hints,
        )


def default_plan(messages: Messages) -> TablePlan:
    """One person and three bots, and the game that is easiest to begin with."""
    seats = zip(parse_seats(DEFAULT, messages), COLOURS)
    return TablePlan(tuple(replace(seat, colour=colour) for seat, colour in seats), setup="basic")


def plan_asked_for(args: argparse.Namespace, messages: Messages, call_mode: str = NORMAL) -> TablePlan:
    """The plan that somebody has written on the command line of `cosmic play`."""
    words = [word.strip() for word in args.aliens.split(",") if word.strip()]
    aliens = tuple(word.casefold().replace("-", "_").replace(" ", "_") for word in words)
    preset = args.preset or Preset("", Options())
    asked = {field.name: getattr(args, field.name) for field in fields(Options)}
    said = {name: value for name, value in asked.items() if value is not None and value is not False}
    if args.flares is False:
        said["flares"] = False
    if aliens:
        said.setdefault("setup", "chosen")
    options = replace(preset.options, **said)
    seats = args.seats or ",".join(DEFAULT.split(",")[: preset.players or None])
    return TablePlan(
        tuple(parse_seats(seats, messages)),
        aliens=aliens,
        seed=args.seed,
        call_mode=args.calls or call_mode,
        hints=args.hints is not False,
        **{field.name: getattr(options, field.name) for field in fields(Options)},
    )


def same_table(game: Game, seats: Sequence[SeatPlan], call_mode: str = NORMAL) -> TablePlan:
    """The plan of a game that was saved, for another one at the same table."""
    start, options = game.start, game.start.options
    aliens = tuple(slug for seat in start.seats for slug in (seat.draft or seat.aliens)[:1])
    if options.hidden:  # who had which is told by nothing
        aliens = tuple(sorted(aliens))
    return TablePlan(
        tuple(replace(plan, colour=seat.colour) for plan, seat in zip(seats, start.seats)),
        aliens=aliens if options.setup == "chosen" else (),
        call_mode=call_mode,
        hints=has_hints(game),
        **{field.name: getattr(options, field.name) for field in fields(Options)},
    )


# --- the last table


def remember(plan: TablePlan, folder: Path) -> None:
    """For next time. Not the seed: the next game is to be another one."""
    data: dict[str, Any] = {name: getattr(plan, name) for name in READABLE if name != "seats"}
    data["seats"] = [{"name": seat.name, "kind": seat.kind, "colour": seat.colour} for seat in plan.seats]
    write_object(folder / FILE, data)


def last_plan(folder: Path, messages: Messages) -> tuple[TablePlan, list[CosmicError]]:
    """The last table, and what of it could not be used: each wrong part alone is as in a new plan."""
    path, plan = folder / FILE, default_plan(messages)
    try:
        kept = read_object(path)
    except ValueError:
        return plan, [CosmicError("plan-damaged", file=str(path))]
    values: dict[str, Any] = {}
    faults: list[CosmicError] = []
    for name, read in READABLE.items():
        if name in kept:
            try:
                values[name] = read(kept[name])
            except (ValueError, TypeError, KeyError):
                faults.append(CosmicError("plan-wrong", name=name, file=str(path)))
    return replace(plan, **values), faults


def one_of(*known: Any) -> Callable[[Any], Any]:
    """A reader for one of these values and of no other type: True is not 1."""

    def read(value: Any) -> Any:
        if not any(value == one and type(value) is type(one) for one in known):
            raise ValueError(value)
        return value

    return read


def read_seats(value: Any) -> tuple[SeatPlan, ...]:
    seats = tuple(SeatPlan(seat["name"], kind_from(seat["kind"]), seat.get("colour", "")) for seat in value)
    names = {seat.name.casefold() for seat in seats if isinstance(seat.name, str) and is_name(seat.name)}
    colours = [seat.colour for seat in seats if seat.colour != ""]
    if not FEWEST <= len(seats) == len(names) <= len(COLOURS):
        raise ValueError("seats")
    if len(set(colours)) != len(colours) or not set(colours) <= set(COLOURS):
        raise ValueError("colours")
    return seats


def read_aliens(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) > len(COLOURS) or not all(isinstance(one, str) for one in value):
        raise ValueError("aliens")
    return tuple(value)


def read_sets(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not value or any(one not in SETS for one in value):
        raise ValueError("sets")
    return tuple(name for name in SETS if name in value)


READABLE: dict[str, Callable[[Any], Any]] = {
    "seats": read_seats,
    "setup": one_of(*SETUPS),
    "flares": one_of(None, True, False),
    "planets": one_of(4, 5),
    "single_encounter": one_of(True, False),
    "aliens": read_aliens,
    "call_mode": one_of(*MODES),
    "alert": one_of(*ALERTS),
    "succession": one_of(True, False),
    "unlimited_flares": one_of(True, False),
    "sets": read_sets,
    "hidden": one_of(True, False),
    "classic_flares": one_of(True, False),
    "rewards": one_of(*REWARDS),
    "techs": one_of(True, False),
    "hints": one_of(True, False),
}
