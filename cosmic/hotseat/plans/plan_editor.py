"""Editing the plan of a table: what the set-up screen can do to it, and what is still wrong, in words."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from cosmic.bots import LEVELS, PERSONALITIES
from cosmic.engine.book import Book
from cosmic.engine.definitions import COLOURS, REWARDS, REWARDS_FROM, colours_in
from cosmic.engine.errors import CosmicError
from cosmic.engine.options import Options
from cosmic.engine.rng import Chance
from cosmic.hotseat.plans.table_plan import FEWEST, TablePlan
from cosmic.hotseat.session.seats import HUMAN, SeatPlan, names_for_bots
from cosmic.phases.setup import barred
from cosmic.rulebook import minds
from cosmic.text.messages import Messages

KINDS = (HUMAN, *LEVELS)
WORLDS = {slug: max(level.worlds.values()) for slug, level in minds().levels.items()}  # that a bot thinks of at most
USUAL = "normal"
# What stood in plans before there were levels; still there for `--seats`, to measure against.
IN_PLACE_OF = {"greedy": USUAL, "random": "easy"}
LONGEST_SEED = 12


@dataclass(frozen=True, slots=True)
class Candidate:
    """An alien that a seat could play, or the reason why not."""

    slug: str
    why_not: str = ""


class Planner:
    """A plan in the making. Seats keep their alien when they move; the seed is text until it is a number."""

    def __init__(self, plan: TablePlan, book: Book, messages: Messages) -> None:
        self.book, self.messages = book, messages
        self._take(plan)

    def _take(self, plan: TablePlan) -> None:
        here = tuple(name for name in plan.sets if name in self.book.sets)
        rewards = plan.rewards if REWARDS_FROM in here else REWARDS[0]
        self.base = plan = replace(plan, sets=here or self.book.sets[:1], rewards=rewards)
        self.seats = [
            replace(seat, colour=colour, kind=IN_PLACE_OF.get(seat.kind, seat.kind))
            for seat, colour in zip(plan.seats, plan.colours())
        ]
        self._repaint()
        self.aliens = [*plan.aliens, *[""] * len(self.seats)][: len(self.seats)]
        self.seed = "" if plan.seed is None else str(plan.seed)

    # What it comes to

    @property
    def plan(self) -> TablePlan:
        aliens = tuple(slug for slug in self.aliens if slug) if self.base.setup == "chosen" else ()
        seed = int(self.seed) if self._seed_fits else None
        # Spaces at the ends are left from typing and belong to no name.
        seats = tuple(replace(seat, name=seat.name.strip()) for seat in self.seats)
        return replace(self.base, seats=seats, aliens=aliens, seed=seed)

    @property
    def _seed_fits(self) -> bool:
        return self.seed.isascii() and self.seed.isdigit() and len(self.seed) <= LONGEST_SEED

    @property
    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.is_human]

    def faults(self) -> dict[str, str]:
        """Sentences by field, as `TablePlan.check` names them."""
        found = {field: self.fault(error) for field, error in self.plan.check(self.book).items()}
        if self.seed and not self._seed_fits:
            found["seed"] = self.messages.say("ui-setup-seed-wrong", count=LONGEST_SEED)
        return found

    def fault(self, error: CosmicError) -> str:
        """The error in words; aliens and colours by their names."""
        about = {name: self._named(value) for name, value in error.about.items()}
        return self.messages.say(f"error-{error.key}", **about)

    def _named(self, value: Any) -> Any:
        if value in COLOURS:
            return self.messages.say(f"colour-{value}")
        return self.alien_name(value) if isinstance(value, str) and value in self.book.content.aliens else value

    def alien_name(self, slug: str) -> str:
        return self.book.content.texts.get(self.messages.lang, {}).get(f"alien.{slug}.name", slug)

    # Seats

    @property
    def colours(self) -> tuple[str, ...]:
        """Of the boxes on the table."""
        return colours_in(self.base.sets)

    @property
    def can_add(self) -> bool:
        return len(self.seats) < len(self.colours)

    @property
    def can_remove(self) -> bool:
        return len(self.seats) > FEWEST

    def add(self) -> None:
        """A bot with a free name and a free colour."""
        if self.can_add:
            colour = next(colour for colour in self.colours if colour not in [seat.colour for seat in self.seats])
            self.seats.append(SeatPlan(self._free_bot_name(), USUAL, colour))
            self.aliens.append("")

    def remove(self, i: int) -> None:
        if self.can_remove:
            del self.seats[i], self.aliens[i]

    def move(self, i: int, step: int) -> None:
        """The seat changes places with its neighbour."""
        j = i + step
        if 0 <= j < len(self.seats):
            self.seats[i], self.seats[j] = self.seats[j], self.seats[i]
            self.aliens[i], self.aliens[j] = self.aliens[j], self.aliens[i]

    def rename(self, i: int, name: str) -> None:
        self.seats[i] = replace(self.seats[i], name=name)

    def set_kind(self, i: int, kind: str) -> None:
        """A name that nobody chose goes with the kind: bots have theirs, people are Player 2. A personality stays."""
        seat = self.seats[i]
        if kind != HUMAN and seat.personality:
            kind = f"{kind}:{seat.personality}"
        name = seat.name
        if kind == HUMAN and not seat.is_human and name in names_for_bots(self.messages, ""):
            name = self._free_player_name(i)
        elif kind != HUMAN and seat.is_human and name in self._player_names():
            name = self._free_bot_name()
        self.seats[i] = replace(seat, kind=kind, name=name)

    def next_personality(self, i: int, step: int = 1) -> None:
        """The first is none in particular: then it is drawn."""
        known = ["", *self.personalities]
        now = self.seats[i].personality
        at = known.index(now) if now in known else 0
        self.set_personality(i, known[(at + step) % len(known)])

    def set_personality(self, i: int, personality: str) -> None:
        seat = self.seats[i]
        self.seats[i] = replace(seat, kind=f"{seat.level}:{personality}" if personality else seat.level)

    @property
    def personalities(self) -> tuple[str, ...]:
        return PERSONALITIES

    def next_colour(self, i: int, step: int = 1) -> None:
        """The next colour of the box; a seat that has it takes this one's."""
        mine = self.seats[i].colour
        known = self.colours
        wanted = known[(known.index(mine) + step) % len(known)] if mine in known else known[0]
        for j, other in enumerate(self.seats):
            if j != i and other.colour == wanted:
                self.seats[j] = replace(other, colour=mine)
        self.seats[i] = replace(self.seats[i], colour=wanted)

    def _repaint(self) -> None:
        """Whose colour has gone with its box takes one that is left; if none is, the seat says so."""
        for i, seat in enumerate(self.seats):
            left = [colour for colour in self.colours if colour not in [other.colour for other in self.seats]]
            if seat.colour not in self.colours and left:
                self.seats[i] = replace(seat, colour=left[0])

    def _free_bot_name(self) -> str:
        taken = [seat.name.casefold() for seat in self.seats]
        return next(name for name in names_for_bots(self.messages, "") if name.casefold() not in taken)

    def _free_player_name(self, i: int) -> str:
        names = self._player_names()
        taken = [seat.name.casefold() for seat in self.seats]
        return next(name for name in names[i:] + names[:i] if name.casefold() not in taken)

    def _player_names(self) -> list[str]:
        return [self.messages.say("ui-setup-player", number=n + 1) for n in range(len(COLOURS) + 1)]

    # The game

    def change(self, **values: Any) -> None:
        """Fields of the plan that need no care: set-up, flares, planets, encounters, calls."""
        self.base = replace(self.base, **values)

    @property
    def game(self) -> str:
        """The kind of game that is planned; empty if it is an own mix."""
        now = Options(**{field.name: getattr(self.base, field.name) for field in fields(Options)})
        return next((kind for kind in self.presets if self.options_of(kind) == now), "")

    @property
    def presets(self) -> list[str]:
        """What people choose from before they know what all the choices mean."""
        return list(self.book.content.presets)

    def options_of(self, kind: str) -> Options:
        """With the boxes that are here."""
        options = self.book.content.presets[kind].options
        here = tuple(name for name in options.sets if name in self.book.sets)
        return replace(options, sets=here, rewards=options.rewards if REWARDS_FROM in here else REWARDS[0])

    def choose_game(self, kind: str) -> None:
        """If it is meant for so many, bots come or go; people stay."""
        self.change(**asdict(self.options_of(kind)))
        wanted = self.book.content.presets[kind].players
        while wanted and len(self.seats) > wanted and len(self.people) < len(self.seats):
            self.remove(max(i for i, seat in enumerate(self.seats) if not seat.is_human))
        self._repaint()

    def toggle_set(self, name: str) -> None:
        """A box comes onto the table or goes; the last one stays."""
        kept = [one for one in self.book.sets if (one in self.base.sets) != (one == name)]
        if kept:
            self.change(sets=tuple(kept))
            if REWARDS_FROM not in kept:
                self.change(rewards=REWARDS[0])
            self._repaint()

    def surprise(self, seed: int) -> None:
        self._take(self.plan.surprise(seed, self.messages))

    def candidates(self, i: int) -> list[Candidate]:
        """All aliens of the boxes on the table for a seat, by name; those it cannot have say why."""
        slugs = sorted(self.book.playable_aliens(self.base.sets, players=len(self.seats)), key=self.alien_name)
        return [Candidate(slug, self._why_not(i, slug)) for slug in slugs]

    def _why_not(self, i: int, slug: str) -> str:
        for j, other in enumerate(self.aliens):
            if j == i or not other:
                continue
            if other == slug:
                return self.messages.say("ui-setup-alien-taken", name=self.seats[j].name)
            if barred(self.book, slug, other):
                return self.messages.say(
                    "error-setup-aliens-barred", one=self.alien_name(slug), other=self.alien_name(other)
                )
        return ""

    def fill_aliens(self, seed: int) -> None:
        """Seats without an alien get one by chance."""
        chance = Chance(seed)
        for i, slug in enumerate(self.aliens):
            free = [one.slug for one in self.candidates(i) if not one.why_not]
            if not slug and free:
                self.aliens[i] = free[chance.below(len(free))]

    def choose_alien(self, i: int, slug: str) -> None:
        self.aliens[i] = slug
