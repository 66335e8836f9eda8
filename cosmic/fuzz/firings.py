"""How often each power, flare and artifact acts in random games, and how often that changes something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import fields
from typing import Any

from cosmic.engine.book import Book
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.effects import Power
from cosmic.engine.events import Event
from cosmic.engine.game import play_out, run_step
from cosmic.engine.handlers import Handler
from cosmic.engine.log import Line
from cosmic.engine.rng import Chance, seeded
from cosmic.engine.state import Encounter, GameState, Options, Seat
from cosmic.engine.table import Policy, Table
from cosmic.fuzz.drawing import ANSWERING, Trial, hand_out_techs, start_of, stream
from cosmic.fuzz.policies import MIXED, minds_of
from cosmic.rulebook import content

ENOUGH_ENCOUNTERS = 60
POLICIES = (MIXED, "use_all")
# What only says that an effect is in force, or may not be used again.
ENTRIES = ("in_effect", "zapped", "spent", "flare_players")
PARTS = tuple(field.name for field in fields(Encounter) if field.name not in ENTRIES)


class Firings:
    """Counts by effect, over all the games played with its book."""

    def __init__(self) -> None:
        self.fired: Counter[str] = Counter()
        self.changed: Counter[str] = Counter()
        self.book = Book(content())
        handlers = [one for table in self.book.handlers.values() for several in table.values() for one in several]
        # Effects that say at a moment that they hold, and no more: what they alter is done by another of their alien.
        stages: dict[str, set[str]] = {}
        for handler in handlers:
            stages.setdefault(handler.id, set()).add(handler.mark.stage)
        self.announced = {effect for effect, found in stages.items() if found == {"at"}}
        # Powers that are all set-up: nothing of them acts later.
        self.set_up_alone = {
            effect.id
            for effect in self.book.effects.values()
            if isinstance(effect, Power) and type(effect).set_up is not Power.set_up and effect.id not in stages
        }
        for handler in handlers:
            handler.act = self.counting(handler, handler.act)

    def counting(self, handler: Handler, act: Callable[..., Any]) -> Callable[..., Any]:
        if handler.mark.stage == "modify":

            def modify(t: Table, me: int, asked: Any, value: Any) -> Any:
                after = act(t, me, asked, value)
                self.note(t, me, handler, False, after != value)
                return after

            return modify

        def acting(t: Table, me: int, *event: Event) -> None:
            assert t.log is not None
            told, before = len(t.log), picture(t.s, handler.offered_as, event)
            try:
                act(t, me, *event)
            finally:  # an effect may end the encounter, or the game
                loud, stopped = what_was_told(handler, me, t.log[told:])
                changed = not stopped and picture(t.s, handler.offered_as, event) != before
                self.note(t, me, handler, loud and not stopped, changed)

        return acting

    def note(self, t: Table, me: int, handler: Handler, fired: bool, changed: bool) -> None:
        self.fired[handler.id] += fired or changed
        self.changed[handler.id] += changed
        if changed and t.s.enc is not None:
            for effect in {use.effect for use in t.s.enc.in_effect if use.player == me} & self.announced - {handler.id}:
                if self.book.effects[effect].slug == handler.slug:
                    self.fired[effect] += 1
                    self.changed[effect] += 1

    def play(
        self,
        seed: int,
        aliens: Sequence[str],
        holding: str = "",
        techs: Sequence[str] = (),
        options: Options | None = None,
    ) -> None:
        """A game in which these are seated, one of them surely with its flare. In every other one all use what they
        can. `techs`: these are researched, if any. `options`: what is played, if that is settled."""
        policy = POLICIES[seed % len(POLICIES)]
        trial = Trial(seed, policy, tuple(aliens), techs=True if techs else None, options=options)
        state = start_of(trial, self.book)
        if state.options.techs and not state.techs:
            hand_out_techs(state, self.book, techs)
        chance = stream(seed, ANSWERING)
        minds = minds_of(trial, len(state.seats))

        def answer(t: Table, decision: Decision) -> Answer:
            if t.s.encounters > ENOUGH_ENCOUNTERS:
                raise HasShownEnough
            return minds[decision.player](t, decision, chance)

        state.rng = seeded(seed)
        with suppress(HasShownEnough):
            state.agenda, after_dealing = state.agenda[1:], state.agenda[:1]
            state = play_out(state, self.book, answer, log=[])
            self.note_set_up(state)
            give_own_flares(state, chance, holding)
            state.agenda = after_dealing
            self.play_on(state, answer, holding)

    def note_set_up(self, s: GameState) -> None:
        powers = [f"{alien}.power" for seat in s.seats for alien in seat.aliens]
        for power in [power for power in powers if power in self.set_up_alone]:
            self.fired[power] += 1
            self.changed[power] += 1

    def play_on(self, s: GameState, answer: Policy, holding: str) -> None:
        """To the end. Who surely held its flare finds it again as each encounter begins: some flares are for the last
        one alone, and by then most hands are others."""
        t, encounters = Table(s, self.book, [], answer, []), s.encounters
        while s.agenda:
            run_step(t)
            t.begin_step()
            if s.encounters > encounters:
                encounters = s.encounters
                for seat in s.seats:
                    if holding in seat.aliens:
                        find_own_flare(s, seat, s.below(max(1, len(seat.hand))))
                t.look_around()


def give_own_flares(s: GameState, chance: Chance, surely: str) -> None:
    """A super flare needs its owner, who would hold it in few games: if it is in the box, half of the owners find it
    in their first hand, and another card lies where it was."""
    for seat in s.seats:
        if seat.hand and (surely in seat.aliens or chance.below(2)):
            find_own_flare(s, seat, chance.below(len(seat.hand)))


def find_own_flare(s: GameState, seat: Seat, own: int) -> None:
    """In the place of this card of its hand, if it lies in a pile or another's hand."""
    flare = f"flare_{next(iter(seat.aliens), '')}"
    for pile in (s.deck, s.discard, *(other.hand for other in s.seats)):
        for place, card in enumerate(pile):
            if s.cards[card] == flare and pile is not seat.hand and seat.hand:
                pile[place], seat.hand[own] = seat.hand[own], card
                return


class HasShownEnough(Exception):
    """The game has shown what it can."""


def what_was_told(handler: Handler, me: int, lines: Sequence[Line]) -> tuple[bool, bool]:
    """Whether the effect was announced in these lines, and whether it was stopped."""
    used, stopped, name = {
        "power": ("power-used", "power-zapped", {"alien": handler.slug}),
        "tech": ("tech-used", "tech-stopped", {"tech": handler.slug}),
    }.get(handler.side, ("card-played", "card-stopped", {"card": handler.offered_as}))
    own = [line.key for line in lines if line.about.get("seat") == me and name.items() <= line.about.items()]
    return used in own, stopped in own


def picture(s: GameState, card: str, event: Sequence[Event]) -> tuple[Any, ...]:
    """Everything that an effect could change, what it answers included; where the card lies that has it does not
    count."""
    piles = tuple(tuple(one for one in pile if s.cards[one] != card) for pile in s.piles() if pile is not s.play)
    seats = tuple((tuple(seat.aliens), seat.lender, seat.lost, repr(seat.memory), repr(seat.seen)) for seat in s.seats)
    enc = s.enc
    parts = () if enc is None else tuple(repr(getattr(enc, name)) for name in PARTS)
    turn = (s.turn, tuple(s.destiny_deck), tuple(s.claims), tuple(s.winners), len(s.waiting))
    answered = tuple((repr(one), one.cancelled) for one in event)
    techs = tuple(
        (one.slug, one.owner, one.face_up, one.token) for one in s.techs if one.slug != card.partition(".")[0]
    )
    return (tuple(map(tuple, s.ships)), piles, seats, parts, turn, answered, techs)
