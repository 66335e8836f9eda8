"""Worlds consistent with what one seat knows, at a question that is put to it.

What is hidden is first laid out in the order of the box, which tells nothing, and then dealt at random. The step under
way is played again in each world with the answers that the seat has heard; what others answered in secret they answer
anew. A world that does not lead to the same question with the same view is drawn again.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Container
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cosmic.engine.book import Book, Box
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.game import Journal, run_step
from cosmic.engine.knowing import is_known
from cosmic.engine.rng import Chance
from cosmic.engine.state import DEFENSE, OFFENSE, GameState
from cosmic.engine.table import Policy, Table
from cosmic.engine.views import view_of
from cosmic.worlds.hidden_places import (
    LAID,
    ON_TABLE,
    Place,
    Spot,
    are_noted,
    backs,
    hidden_piles,
    note_the_first,
    open_piles,
    put,
    without_secrets,
)
from cosmic.worlds.playing_on import ENDS, Misfit, QuestionThere, World

MOST_STREAMS: Final = 1 << 30
TRIES: Final = 6  # to find a world that fits
TRIED_CARDS: Final = (2, 1)  # of its hand by who lays an encounter card, by side: the highest is laid


@mypyc_attr(native_class=False)  # of the compiled build: it goes to the process of the bots, as plain objects can
class Worlds:
    """Plain data and a source of worlds. It holds nothing that its seat may not know: a twin of the game in which
    hidden cards lie otherwise makes the very same Worlds."""

    def __init__(self, base: GameState, answers: Journal, now: Table, decision: Decision) -> None:
        """`base`: before the step under way; `answers`: those given in it; `now`: the table at the question."""
        self.viewer, self.key = decision.player, decision.key
        self.view = view_of(now, self.viewer)
        self.decision = decision
        self.base = base.copy()
        self._named: dict[int, Counter[str]] = {}  # cards that others have offered, by face: those they hold
        self.heard, unheard = self._what_was_heard(base, answers, now)
        self.is_between = base.enc is None or base.agenda[-1] in ENDS
        # The dice of this step have fallen; those to come are anybody's guess.
        self.dice_fell = now.s.rng != base.rng
        if not self.dice_fell:
            self.base.rng = 1
        decks = (*now.s.deck, *now.s.reward_deck)
        self.known_in_decks = frozenset(card for card in decks if is_known(now.s, card, self.viewer))
        self._forget_secrets()
        self._spots = self._hide(now.s, unheard)
        self._hide_sheets_and_techs(now.s)

    # --- what the seat may know
    def _what_was_heard(self, base: GameState, answers: Journal, now: Table) -> tuple[dict[str, Answer], set[int]]:
        """The answers of this step by their keys, but for what others have answered in secret; and the cards that
        these have chosen."""
        if not answers:
            return {}, set()
        hidden = {card for pile in hidden_piles(now.s, self.viewer).values() for card in pile}
        laid = {card for pile in now.s.enc.laid for card in pile} if now.s.enc is not None else set()
        seen = (laid - hidden) | {*now.s.seats[self.viewer].hand}  # laid, or given to the viewer
        listener = Listener(self.viewer, [value for _, value in answers], hidden, seen, self._named)
        with contextlib.suppress(QuestionThere):
            run_step(Table(base.copy(), now.book, [], listener))
        return listener.heard, listener.unheard

    def _forget_secrets(self) -> None:
        """What others have noted among themselves."""
        s, me = self.base, self.viewer
        known = {
            (player, s.cards[card])
            for player, seat in enumerate(s.seats)
            for card in seat.hand
            if is_known(s, card, me)
        }
        for enc in (s.enc, *s.waiting):
            if enc is not None:
                enc.notes = without_secrets(enc.notes, me, known)

    def _hide(self, now: GameState, unheard: set[int]) -> list[tuple[list[Spot], list[int]]]:
        """By back: the spots whose cards the seat does not know, and the cards that may lie there. Cards that it sees
        by now stay where they came from. Those that it saw before they were shuffled in this step lie among
        themselves, as the dice that have fallen would tell where they are now."""
        s = self.base
        piles_now = hidden_piles(now, self.viewer)
        hidden_now = {card for pile in piles_now.values() for card in pile} | unheard
        hidden_now -= {kept.card for kept in (*s.kept, *now.kept)}  # what is in force is known to be there
        hidden_now -= known_cards(now, self.viewer, piles_now)  # as when it has been shown a hand in this step
        piles = hidden_piles(s, self.viewer)
        known = known_cards(s, self.viewer, piles)
        hidden_now -= known
        for player, faces in self._named.items():
            faces.subtract(s.cards[card] for card in piles["hand", player] if card in known)
        found = []
        seen = open_piles(s, self.viewer) if self.dice_fell else {}
        for back in backs(s):
            lying = {card for card in hidden_now if card in back}
            spots, shuffled = spots_of(piles, lying), spots_of(seen, lying)
            deck = {*now.deck, *now.reward_deck}
            if any(seen[place][i] in deck for place, i in shuffled) and any(
                piles[place][i] in deck for place, i in spots
            ):
                spots, shuffled = spots + shuffled, []  # shuffled together
            for group in (spots, shuffled):
                pool = sorted((piles | seen)[place][i] for place, i in group)
                offered = self._offered(group, pool)
                put(s, piles | seen, offered | dict(zip(group, pool)))
                if group:
                    found.append((group, pool))
        if are_noted(s):
            note_the_first(s, piles, [spot for group, _ in found for spot in group])
        s.known = []
        drawn = len(s.destiny_deck) - len(now.destiny_deck)
        unseen = s.destiny_deck[: len(s.destiny_deck) - drawn] if drawn >= 0 else []
        s.destiny_deck[: len(unseen)] = sorted(unseen)
        self._destinies = len(unseen)
        in_order(s.destiny_discard, now.destiny_deck)
        return found

    def _offered(self, spots: list[Spot], pool: list[int]) -> dict[Spot, int]:
        """Takes out of both what must be in a hand, since it was offered: any card of that face."""
        offered: dict[Spot, int] = {}
        for player, faces in self._named.items():
            for face in sorted(faces.elements()):
                spot = next((spot for spot in spots if spot[0] == ("hand", player)), None)
                card = next((card for card in pool if self.base.cards[card] == face), None)
                if spot is not None and card is not None:
                    faces[face] -= 1
                    spots.remove(spot)
                    pool.remove(card)
                    offered[spot] = card
        return offered

    def _hide_sheets_and_techs(self, now: GameState) -> None:
        """Those that it still does not know by now."""
        s, me = self.base, self.viewer
        for player, seat in enumerate(s.seats):
            if player != me:
                seat.draft, seat.seen = [], {}  # what they were dealt, and have looked at, is theirs to know
        sheets = {alien for pile in sheets_unknown(now, me) for alien in pile}
        self._sheets = [
            (n, i) for n, pile in enumerate(sheets_unknown(s, me)) for i, x in enumerate(pile) if x in sheets
        ]
        self._lay_sheets(s, sorted(self._sheets_of(s)))
        techs = set(techs_unknown(now, me))
        self._techs = [n for n, slug in enumerate(techs_unknown(s, me)) if slug in techs]
        self._lay_techs(s, sorted(self._techs_of(s)))
        self._techs_back = in_order(s.tech_discard, techs)

    def _sheets_of(self, s: GameState) -> list[str]:
        piles = sheets_unknown(s, self.viewer)
        return [piles[n][i] for n, i in self._sheets]

    def _lay_sheets(self, s: GameState, aliens: list[str]) -> None:
        piles = sheets_unknown(s, self.viewer)
        for (n, i), alien in zip(self._sheets, aliens):
            piles[n][i] = alien

    def _techs_of(self, s: GameState) -> list[str]:
        slugs = techs_unknown(s, self.viewer)
        return [slugs[n] for n in self._techs]

    def _lay_techs(self, s: GameState, slugs: list[str]) -> None:
        down = [card for card in s.techs if not card.face_up and card.owner != self.viewer]
        for n, slug in zip(self._techs, slugs):
            if n < len(down):
                down[n].slug = slug
            else:
                s.tech_deck[n - len(down)] = slug

    # --- worlds
    def world(self, chance: Chance, book: Book, likely: bool = False) -> GameState:
        """`likely`: what lies face down was laid as people lay, not by chance."""
        s = self.base.copy()
        piles = hidden_piles(s, self.viewer)
        if self.dice_fell:
            piles |= open_piles(s, self.viewer)
        box = book.box(s.cards, s.options.classic_flares)
        for spots, pool in self._spots:
            deal(s, piles, spots, pool, box, chance)
        if likely and (piles.get(("laid", OFFENSE)) or piles.get(("laid", DEFENSE))):
            lay_as_people_do(s, piles, {spot for spots, _ in self._spots for spot in spots}, box, chance)
        destinies = s.destiny_deck[: self._destinies]
        chance.shuffle(destinies)
        s.destiny_deck[: self._destinies] = destinies
        if any(seat.face_down for seat in s.seats):
            aliens = self._sheets_of(s)
            chance.shuffle(aliens)
            self._lay_sheets(s, aliens)
        if self._techs:
            slugs = self._techs_of(s)
            chance.shuffle(slugs)
            self._lay_techs(s, slugs)
        if self._techs_back:
            slugs = [s.tech_discard[n] for n in self._techs_back]
            chance.shuffle(slugs)
            for n, slug in zip(self._techs_back, slugs):
                s.tech_discard[n] = slug
        return s

    def fitting(self, chance: Chance, book: Book, others: Policy, likely: bool = False) -> World:
        """A world that leads to the question; Misfit if none is found."""
        for _ in range(TRIES):
            world = World(self, self.world(chance, book, likely), book, others, 1 + chance.below(MOST_STREAMS))
            if world.fits():
                return world
        raise Misfit(self.key)


class Listener:
    """The step under way once more, as it was: what of it the viewer has heard."""

    def __init__(
        self,
        viewer: int,
        given: list[Answer],
        hidden: set[int],
        come_to_light: set[int],
        named: dict[int, Counter[str]],
    ) -> None:
        self.viewer, self.given, self.hidden, self.come_to_light, self.named = (
            viewer,
            given,
            hidden,
            come_to_light,
            named,
        )
        self.heard: dict[str, Answer] = {}
        self.unheard: set[int] = set()
        self.count = 0

    def __call__(self, t: Table, decision: Decision) -> Answer:
        if self.count == len(self.given):
            raise QuestionThere
        value = self.given[self.count]
        self.count += 1
        is_others = decision.player != self.viewer
        if is_others and decision.form == "offer" and isinstance(value, dict):
            self.named.setdefault(decision.player, Counter())
            self.named[decision.player] |= Counter(value["give"]["cards"])
        if is_others and is_kept_secret(decision, value, self.hidden, self.come_to_light):
            self.unheard.update(cards_in(decision, value))
        else:
            self.heard[decision.key] = aloud(t, decision, value) if is_others else value
        return value


# --- what is secret


def is_kept_secret(decision: Decision, value: Answer, hidden: set[int], come_to_light: set[int]) -> bool:
    """Whether others learn what was answered. Words are acted on for all to see, unless it was said unseen; and a card
    that was chosen unseen may have come to light by now."""
    is_untold = decision.secret and not decision.told
    if decision.of == "card":
        cards = cards_in(decision, value)
        return not hidden.isdisjoint(cards) or (is_untold and not come_to_light.issuperset(cards))
    return is_untold and (decision.passive or decision.of != "word")


def aloud(t: Table, decision: Decision, value: Answer) -> Answer:
    """Of a tech that lies face down the others hear what is done with it and which in its row it is, not its name."""
    if decision.of != "tech":
        return value
    action, _, slug = str(value).partition(":")
    card = next((card for card in t.techs_of(decision.player) if card.slug == slug), None)
    return value if card is None or card.face_up else f"{action}:{t.place_of_tech(card)}"


def cards_in(decision: Decision, value: Answer) -> list[int]:
    if decision.of != "card":
        return []
    return value if isinstance(value, list) else [value]


def known_cards(s: GameState, viewer: int, piles: dict[Place, list[int]]) -> set[int]:
    """The hidden cards that the viewer knows all the same. Of who has laid something face down it can only tell what
    was in the hand before, so there it knows nothing for certain."""
    enc, unsure = s.enc, set[Place]()
    for side in (0, 1) if enc is not None else ():
        if any(piles.get((what, side)) for what in ON_TABLE):
            assert enc is not None
            unsure |= {("hand", (enc.offense, enc.defense)[side]), ("laid", side), ("beside", side), ("kicker", side)}
    sure = (pile for place, pile in piles.items() if place not in unsure)
    return {card for pile in sure for card in pile if is_known(s, card, viewer)}


def spots_of(piles: dict[Place, list[int]], lying: set[int]) -> list[Spot]:
    """Where these cards lie."""
    return [(place, i) for place, pile in piles.items() for i, card in enumerate(pile) if card in lying]


def in_order(pile: list[Any], those: Container[Any]) -> list[int]:
    """Puts those that are among these in their own order, and says where they lie."""
    spots = [i for i, one in enumerate(pile) if one in those]
    for i, one in zip(spots, sorted(pile[i] for i in spots)):
        pile[i] = one
    return spots


# --- dealing


def deal(
    s: GameState, piles: dict[Place, list[int]], spots: list[Spot], pool: list[int], box: Box, chance: Chance
) -> None:
    """At random; what lies on the table is of the kind that may lie there."""
    left = pool[:]
    chance.shuffle(left)
    found: dict[Spot, int] = {}
    for spot in spots:
        kind = spot[0][0]
        if kind in LAID:
            fit = next((card for card in reversed(left) if box.is_encounter[card]), left[-1])
        elif kind == "kicker":
            fit = next((card for card in reversed(left) if box.kind[card] == "kicker"), left[-1])
        else:
            continue
        left.remove(fit)
        found[spot] = fit
    if are_noted(s):
        found |= {spot: left.pop() for spot in spots if spot not in found}
        return put(s, piles, found)
    if found:
        put(s, piles, found)
    last: Place | None = None
    pile: list[int] = []
    for place, i in spots:
        if place[0] in ON_TABLE:
            continue
        if place is not last:  # mostly one card of a pile comes after the other
            last, pile = place, piles[place]
        pile[i] = left.pop()


def lay_as_people_do(s: GameState, piles: dict[Place, list[int]], unknown: set[Spot], box: Box, chance: Chance) -> None:
    """An encounter card face down was chosen from a hand: the offense mostly lays high, the defense less so. It changes
    places with a card of that hand, of the same back, which would more likely have been laid."""
    enc = s.enc
    for side in (OFFENSE, DEFENSE):
        laid = piles.get(("laid", side))
        if enc is None or not laid or (("laid", side), 0) not in unknown:
            continue
        owner = enc.laid_by[side]
        hand = piles.get(("hand", owner), [])
        rewards = laid[0] >= s.first_reward
        able = [
            i
            for i, card in enumerate(hand)
            if box.is_encounter[card] and (card >= s.first_reward) == rewards and (("hand", owner), i) in unknown
        ]
        for _ in range(TRIED_CARDS[side]):
            if not able:
                break
            i = able[chance.below(len(able))]
            if box.value[hand[i]] > box.value[laid[0]]:
                put(s, piles, {(("laid", side), 0): hand[i], (("hand", owner), i): laid[0]})


def sheets_unknown(s: GameState, viewer: int) -> list[list[str]]:
    return [s.unused, *(seat.face_down for player, seat in enumerate(s.seats) if player != viewer)]


def techs_unknown(s: GameState, viewer: int) -> list[str]:
    """Those that lie face down, then those in the deck."""
    return [*(card.slug for card in s.techs if not card.face_up and card.owner != viewer), *s.tech_deck]
