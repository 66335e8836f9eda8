"""What a bot may ask of made-up worlds: what its answers are worth there, in shares of the game. Numbers go out, never
a state."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cosmic.engine.book import Book
from cosmic.engine.deals import Bounds
from cosmic.engine.decisions import PASS, PUT, Answer, Decision
from cosmic.engine.errors import CosmicError, RulesError
from cosmic.engine.queries import LowerWins
from cosmic.engine.rng import Chance
from cosmic.engine.state import NOBODY
from cosmic.engine.table import Policy, Table
from cosmic.engine.totals import totals_shown
from cosmic.worlds.aftermath import NO_AFTERMATH, Aftermath, aftermath_of
from cosmic.worlds.playing_on import Misfit, World
from cosmic.worlds.sampler import MOST_STREAMS, Worlds
from cosmic.worlds.thumbs import BY_KIND, BY_WHIM, Thumbs, put, taken

Shares = list[float]  # by seat
PLAYED: Final = ("window", "counter", "play", "use-tech")  # cards, and powers and techs used


class CardDuel(NamedTuple):
    """In one world: what my cards and those of the other main player are worth against each other."""

    mine: list[list[float]]  # my share, by my card and the other's
    theirs: list[list[float]]  # the other's share
    ends: list[list[Aftermath]]


class Outlook:
    """For one question. Worlds are numbered, so that answers are compared in the same ones."""

    def __init__(self, worlds: Worlds, book: Book, weights: Sequence[float], seed: int) -> None:
        self.worlds, self.book, self.weights = worlds, book, list(weights)
        self.chance = Chance(seed)
        self.thumbs = Thumbs()
        self.found: list[World] = []
        self.playouts = 0
        self.likely = False  # what lies face down was laid as people lay
        self.aftermath = NO_AFTERMATH  # of the last playout that came to one

    def world(self, number: int) -> World | None:
        """None if nothing fits: then there is nothing to search in."""
        while len(self.found) <= number:
            self.thumbs.play_in(self.chance.below(MOST_STREAMS))
            try:
                self.found.append(self.worlds.fitting(self.chance, self.book, self.thumbs.choose, self.likely))
            except Misfit:
                return self.found[number % len(self.found)] if self.found else None
        return self.found[number]

    def shares(self, answer: Answer, number: int) -> Shares | None:
        """By seat, at the end of the encounter in this world if this is answered now."""
        world = self.world(number)
        if world is None:
            return None
        return self._played(world, answer, self.thumbs.choose)

    def duel(self, mine: Sequence[int], number: int, most: int) -> CardDuel | None:
        """Each of my encounter cards against up to so many that the other main player may lay in this world. None if
        the other does not choose in this step, or no world fits."""
        world = self.world(number)
        enc = self.worlds.view.enc
        if world is None or enc is None:
            return None
        me = self.worlds.viewer
        other = enc.defense if me == enc.offense else enc.offense
        lays = Lays(self.thumbs.choose, other)
        if self._played(world, mine[0], lays) is None or not lays.options:
            return None
        cards = differing(lays.options, self.book.box(world.state.cards).value, most)
        found = CardDuel([], [], [])
        for card in mine:
            both, ends = [], []
            for answer in cards:
                lays.answer = answer
                both.append(self._played(world, card, lays))
                ends.append(self.aftermath)
            if any(shares is None for shares in both):
                return None
            found.mine.append([shares[me] for shares in both if shares])
            found.theirs.append([shares[other] for shares in both if shares])
            found.ends.append(ends)
        return found

    def settled(self, answer: Answer, number: int) -> Shares | None:
        """Like `shares`, for what changes hands alone: that any deal earns the offense a second encounter is not held
        against one, or there would be few."""
        world = self.world(number)
        return None if world is None else self._played(world, answer, self.thumbs.choose, second=False)

    def deal(self, offer: Answer, number: int) -> Shares | None:
        """The same, if the other main player accepts what I offer, now or in place of what lies before me. None if in
        this world it cannot be met."""
        world = self.world(number)
        if world is None:
            return None
        agreed = Agreed(self.thumbs.choose, self.worlds.viewer, offer)
        first = offer if self.worlds.decision.form == "offer" else "counter"
        shares = self._played(world, first, agreed, second=False)
        return shares if agreed.is_met else None

    def lead(self, answer: Answer, number: int) -> int | None:
        """By how much the total of my side was the better one in this world. None without two totals."""
        world = self.world(number)
        t = None if world is None else self._end_of(world, answer, self.thumbs.choose)
        if t is None or t.s.enc is None or t.side_of(self.worlds.viewer) == NOBODY:
            return None
        totals = totals_shown(t) if t.enc.reckoned else []
        if not totals:
            return None
        side = t.side_of(self.worlds.viewer)
        ahead = totals[side].value - totals[1 - side].value
        return -ahead if t.query(LowerWins(), False) else ahead

    def _played(self, world: World, answer: Answer, others: Policy, second: bool = True) -> Shares | None:
        t = self._end_of(world, answer, others)
        if t is None:
            return None
        self.aftermath = aftermath_of(t, self.worlds.viewer, self.weights, second)
        return self.aftermath.shares

    def _end_of(self, world: World, answer: Answer, others: Policy) -> Table | None:
        """The table when the encounter is over; None if the world does not lead there."""
        self.playouts += 1
        self.thumbs.play_in(world.dice)
        try:
            return world.play(answer, others)
        except (Misfit, CosmicError, RulesError):
            return None

    def habit(self) -> Answer:
        """What a rule of thumb would answer, but that cards, and techs that are discarded after use, are kept unless it
        pays to play them. None if no world fits."""
        found = self._at_question(lambda t, d: self.thumbs.choose(t, d))
        decision = self.worlds.decision
        if found is not None and decision.kind in PLAYED and PASS in decision.options:
            return PASS if self._is_spent(found) else found
        return found

    def _is_spent(self, option: str) -> bool:
        """Whoever plays it has it no more."""
        slug, is_effect, kind = option.partition(".")
        tech = self.book.content.techs.get(slug) if "tech" in kind else None
        return not is_effect or (tech is not None and not tech.stays)

    def has_habit(self) -> bool:
        """There is a rule of thumb for just such questions, and no whim."""
        decision = self.worlds.decision
        return decision.form == "allot" or (decision.kind in BY_KIND and decision.kind not in BY_WHIM)

    def ships(self, counts: Sequence[int]) -> list[Answer]:
        """For a question about ships: so many of them, from where they are missed least; or to where they may go."""
        if self.worlds.decision.kind in PUT:
            return self._at_question(lambda t, d: [put(t, d, abroad) for abroad in (True, False)]) or []
        found = self._at_question(lambda t, d: [taken(t, d, d.about.get("owner", d.player), n) for n in counts])
        return found or []

    def faces_held(self, player: int, worlds: int) -> list[set[str]]:
        """What this player may hold: in each of so many worlds."""
        seen = [world.state for number in range(worlds) if (world := self.world(number)) is not None]
        return [{state.cards[card] for card in state.seats[player].hand} for state in seen]

    def bounds_of_counter(self) -> Bounds | None:
        """Within what one could offer, if one did not reply but made another offer."""
        world = self.world(0)
        if world is None:
            return None
        here = Offering(self.thumbs.choose, self.worlds.viewer)
        with contextlib.suppress(Misfit):
            world.play("counter", here)
        return here.bounds

    def _at_question(self, look: Any) -> Any:
        world = self.world(0)
        if world is None:
            return None
        found: list[Any] = []
        self.thumbs.answers = 0

        def here(t: Table, d: Decision) -> Answer:
            found.append(look(t, d))
            raise Misfit("seen")

        with contextlib.suppress(Misfit):
            world.step(here, self.thumbs.choose)
        return found[0] if found else None


class Lays:
    """Everybody as ever, but for the encounter card of one, which is given."""

    def __init__(self, others: Policy, player: int) -> None:
        self.others, self.player = others, player
        self.options: tuple[int, ...] = ()
        self.answer: int | None = None

    def __call__(self, t: Table, decision: Decision) -> Answer:
        if decision.kind != "card" or decision.player != self.player:
            return self.others(t, decision)
        self.options = decision.options
        return self.answer if self.answer in decision.options else self.others(t, decision)


class Offering:
    """Everybody as ever, until this player is asked for an offer."""

    def __init__(self, others: Policy, player: int) -> None:
        self.others, self.player = others, player
        self.bounds: Bounds | None = None

    def __call__(self, t: Table, decision: Decision) -> Answer:
        if decision.kind != "deal-offer" or decision.player != self.player:
            return self.others(t, decision)
        self.bounds = decision.bounds
        raise Misfit("seen")


class Agreed:
    """Everybody as ever, but for the talk: this is offered, and the other accepts it."""

    def __init__(self, others: Policy, player: int, offer: Answer) -> None:
        self.others, self.player, self.offer = others, player, offer
        self.is_met = False

    def __call__(self, t: Table, decision: Decision) -> Answer:
        if decision.kind == "deal-offer" and decision.player == self.player:
            return decision.check(self.offer)
        if decision.kind != "deal-reply" or decision.player == self.player:
            return self.others(t, decision)
        self.is_met = "accept" in decision.options
        return "accept" if self.is_met else "refuse"


def differing(cards: Sequence[int], value: Sequence[int], most: int) -> list[int]:
    """Evenly spread over their values."""
    ranked = sorted(cards, key=lambda card: (value[card], card))
    if len(ranked) <= most:
        return ranked
    return [ranked[i * (len(ranked) - 1) // (most - 1)] for i in range(most)]
