"""The table: everything that the rules of phases, aliens and cards may do, by subject.

What can be read off it is in reading.py, what moves pieces in moving.py, how players are asked and told in asking.py.
What a verb does in detail is in the file of its subject: dispatch.py, uses.py, ships.py, planets.py, hands.py …
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NoReturn

from cosmic.engine import (
    cheating,
    dispatch,
    hands,
    planets,
    promises,
    responders,
    rewards,
    rifts,
    roles,
    ships,
    tech_verbs,
    uses,
    votes,
)
from cosmic.engine.asking import Asking
from cosmic.engine.book import Book
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.effects import Effect
from cosmic.engine.errors import StraightToOutcome
from cosmic.engine.events import Event
from cosmic.engine.hand_events import HAND, CardTakenUp
from cosmic.engine.log import Log
from cosmic.engine.pile_events import CardDiscarded
from cosmic.engine.queries import CompensationCards, RevealedValue, SelectableCards, ShipCount, ShipLimit
from cosmic.engine.ship_events import Stacks
from cosmic.engine.state import NOBODY, GameState

Policy = Callable[["Table", Decision], Answer]
MOST_SHIPS: Final = 4  # that a player sends into an encounter
ANY_NUMBER: Final = 1000  # of ships: more than there are


class Table(Asking):
    """A game in the middle of a step."""

    __slots__ = ("exchange", "lying", "occasion", "playing", "willing")

    def __init__(
        self,
        state: GameState,
        book: Book,
        answers: list[list[Any]] | None = None,
        policy: Policy | None = None,
        log: Log | None = None,
        known: Log | None = None,
    ) -> None:
        """`known`: what the step had written when it was broken off at the question of the last of these answers. Up to
        there nothing is written again."""
        super().__init__(state, book, policy, log, known)
        # (player, card, whose hand it goes back to) of flares and artifacts that are resolving
        self.playing: list[tuple[int, int, int]] = []
        self.exchange = 0  # how many announcements are open, one within the other
        # (player, card, reason, whose hand it came from) of cards that are discarded when they are over
        self.lying: list[tuple[int, int, str, int]] = []
        self.begin_step(answers)

    def begin_step(self, answers: list[list[Any]] | None = None) -> None:
        """Keys of answers begin anew with each step."""
        self.answers = answers if answers is not None else []
        self.next, self.nth, self.pure = 0, {}, False
        self.busy = []
        self.occasion: Event | None = None  # the event to which an effect is just responding
        self.willing = ""  # the effect whose owner has already said that it shall be used

    def vote(self, player: int, kind: str, voters: list[int], *, all_must_agree: bool) -> list[int]:
        """One after the other agrees to something for this player or refuses; returns who refuses."""
        return votes.vote(self, player, kind, voters, all_must_agree)

    # --- events, moments, queries
    def emit(self, event: Event) -> bool:
        """Let something happen; False if it did not, because it was stopped or replaced."""
        return dispatch.emit(self, event)

    def moment(self, name: str) -> None:
        """A named window in which effects act; mostly it concerns nobody."""
        occasion = ("at", name)
        if occasion in (self.awake or responders.awake(self)) or self.log is not None or self.s.kept:
            dispatch.moment(self, occasion)
        elif self.s.phase in hands.BEFORE_SELECTION:
            hands.check_offense(self)

    def query(self, question: Any, base: Any) -> Any:
        """The answer to a question about the table, as effects have it; mostly none changes it."""
        if ("modify", type(question)) in (self.awake or responders.awake(self)):
            return dispatch.changed(self, question, base)[0]
        return base

    def explain(self, question: Any, base: Any) -> tuple[Any, list[str]]:
        """The answer, and the effects that changed it."""
        if ("modify", type(question)) in (self.awake or responders.awake(self)):
            return dispatch.changed(self, question, base)
        return base, []

    def cards_to_lay(self, player: int) -> list[int]:
        """The encounter cards among which a main player may choose, as far as it has promised nothing else."""
        cards: list[int] = self.query(SelectableCards(player), self.distinct(self.encounter_cards(player)))
        return promises.left_to_lay(self, player, cards)

    def revealed_value(self, side: int) -> int:
        """The number that a side's revealed card shows."""
        return int(self.query(RevealedValue(side), self.enc.counts[side][1]))

    def about_occasion(self) -> dict[str, Any]:
        """Why an effect is offered just now: the event it would answer."""
        return {"occasion": self.occasion.said(self)} if self.occasion is not None else {}

    # --- powers, flares, artifacts
    def use(self, power: Effect, me: int, part: str = "", target: int = NOBODY, *, chosen: bool = False) -> bool:
        """Every use of a power: is it open, does its owner want it, does nobody zap it (rule: powers.zap)?

        A power that has several uses in an encounter names the `part`; one that is aimed at a player, the `target`.
        `chosen`: the owner has said already, by another answer, that it shall be used."""
        return uses.use(self, power, me, part, target, chosen)

    def play(self, effect: Effect, me: int, target: int = NOBODY) -> bool:
        """Play the card that has this effect; True if it takes effect. When the effect is done, the card is settled."""
        return uses.play(self, effect, me, target)

    def help_oneself(self, licence: Effect, me: int) -> None:
        """What the holder of a card takes while nobody looks (rule: variants.cheating)."""
        cheating.help_oneself(self, licence, me)

    def play_from_sheet(self, me: int, card: int, alien: str, pile: list[int]) -> bool:
        """A card lies on the table; True unless it comes from a sheet and the use of that power is stopped."""
        return uses.play_from_sheet(self, me, card, alien, pile)

    def lay_of_kind(
        self, me: int, question: str, kind: str, lying: Callable[[int], Event], pile: list[int]
    ) -> int | None:
        """The player chooses one of its cards of a kind and lays it, by the event that says how, where `pile` is; None
        if it comes from a sheet and the use of that power is stopped."""
        return uses.lay_of_kind(self, me, question, kind, lying, pile)

    def put_in_effect(self, effect: Effect, me: int, part: str = "") -> None:
        """The effect is in force for the rest of the encounter."""
        uses.put_in_effect(self, effect, me, part)

    def keep_in_force(self, effect: Effect, me: int, part: str) -> None:
        """As long as the card that is being played stays with the player, in later encounters too."""
        uses.keep_in_force(self, effect, me, part)

    def zap(self, player: int, alien: str) -> None:
        uses.zap(self, player, alien)

    def leave_table(self, player: int, card: int, reason: str, home: int = NOBODY) -> None:
        """A card that was played is discarded, after the exchange of answers to which it belongs."""
        uses.leave_table(self, player, card, reason, home)

    def pass_on(self, player: int | None) -> None:
        """The card being played goes to somebody's hand, or to the discards, instead of back."""
        uses.pass_on(self, player)

    def pass_to_alien(self, alien: str) -> None:
        """The card being played goes to the player of this alien, or to the discards if nobody has it."""
        uses.pass_to_alien(self, alien)

    # --- techs
    def use_tech(self, tech: Effect, me: int, target: int = NOBODY) -> bool:
        """Every use of a tech: does its owner want it, and does nothing stop it (rule: techs.stop)?"""
        return tech_verbs.use_tech(self, tech, me, target)

    def spend_tech(self, tech: Effect, me: int, target: int = NOBODY) -> bool:
        """The same of a tech that is discarded for it."""
        return tech_verbs.spend_tech(self, tech, me, target)

    def discard_tech(self, player: int, tech: str) -> None:
        """Its ships go home, cards under it to the discards."""
        tech_verbs.discard_tech(self, player, tech)

    def draw_techs(self, player: int, count: int) -> list[str]:
        return tech_verbs.draw_techs(self, player, count)

    def keep_tech(self, player: int, drawn: list[str], kept: str) -> None:
        """Of those that were drawn; the others are discarded."""
        tech_verbs.keep_tech(self, player, drawn, kept)

    def research(self, player: int, tech: str) -> None:
        """A ship goes onto a tech."""
        tech_verbs.research(self, player, tech)

    def complete_tech(self, player: int, tech: str) -> None:
        tech_verbs.complete(self, player, tech)

    def abandon_tech(self, player: int, tech: str) -> None:
        tech_verbs.abandon(self, player, tech)

    # --- ships
    def still_there(self, owner: int, stacks: Stacks) -> Stacks:
        """Of these ships, those that nothing has moved in the meantime."""
        return ships.still_there(self, owner, stacks)

    def lose_ships(self, owner: int, stacks: Stacks, cause: str = "effect") -> int:
        """Send ships to the warp; returns how many really arrived there."""
        return ships.lose_ships(self, owner, stacks, cause)

    def remove_ships(self, owner: int, stacks: Stacks) -> None:
        """Ships leave the game, as many as may; the rest goes to the warp."""
        ships.remove_ships(self, owner, stacks)

    def choose_and_lose(
        self, player: int, count: int, kind: str, stacks: Stacks | None = None, cause: str = "effect"
    ) -> int:
        """The player chooses which ships go to the warp; with too few, all go."""
        return ships.choose_and_lose(self, player, count, kind, stacks, cause)

    def pick_ships(self, chooser: int, owner: int, count: int, kind: str, stacks: Stacks | None = None) -> Stacks:
        """Somebody else chooses among a player's ships on colonies; with too few, all of them."""
        return ships.pick_ships(self, chooser, owner, count, kind, stacks)

    def lose_together(self, due: dict[int, int], kind: str, cause: str) -> None:
        """Each of these players chooses so many ships from colonies and gate; only then do they go."""
        ships.lose_together(self, due, kind, cause)

    def ship_limit(self, player: int) -> int:
        return int(self.query(ShipLimit(player), MOST_SHIPS))

    def ships_counted(self, player: int) -> int:
        """As how many the player's ships in the encounter count."""
        return int(self.query(ShipCount(player, self.side_of(player)), self.ships_in_encounter(player)))

    def join_encounter(self, player: int, stacks: Stacks) -> None:
        ships.join_encounter(self, player, stacks)

    def return_ships(self, owner: int, stacks: Stacks, leaving: Stacks | None = None) -> None:
        """Ships come to own colonies of their owner's choice, or to the warp if there are none."""
        ships.return_ships(self, owner, stacks, leaving)

    def go_home(self, player: int) -> None:
        """The player's ships at the gate or beside the planet go back to colonies."""
        ships.go_home(self, player)

    def free_ships(self, owner: int, count: int) -> None:
        """Ships leave the warp for colonies; without a colony they stay."""
        ships.free_ships(self, owner, count)

    def settle_colony(self, player: int, planet: int, kind: str, low: int, high: int) -> None:
        """The player moves ships from own colonies to a planet."""
        ships.settle_colony(self, player, planet, kind, low, high)

    def colonies_changed(self) -> None:
        """To be said after each simultaneous change: victory, then powers lost and regained."""
        if self.moved:
            ships.colonies_changed(self)

    # --- planets
    def remove_planet(self, planet: int, eater: int = NOBODY) -> bool:
        """A planet leaves the game, and all ships still on it go to the warp. With `eater`, it counts as a foreign
        colony of this player for ever. To be followed by `colonies_changed`."""
        return planets.remove_planet(self, planet, eater)

    def add_planet(self, player: int) -> int:
        """A new planet in the home system of a player; returns its number."""
        return planets.add_planet(self, player)

    # --- how it ends
    def end_encounter(self, outcome: str, by: Effect) -> NoReturn:
        """It ends so at once: what was still to come before the outcome is left out."""
        self.decide(outcome, by)
        raise StraightToOutcome

    def claim_victory(self, player: int) -> None:
        """The player has met a condition of victory other than colonies."""
        ships.claim_victory(self, player)

    # --- cards
    def draw(
        self,
        player: int,
        count: int,
        to: str = HAND,
        why: str = "effect",
        goes_on: bool = False,
        rewards: int = 0,
    ) -> list[int]:
        """Draw from the cosmic deck, and so many `rewards` from the reward deck; returns the cards really drawn.
        `goes_on`: it is one draw with an earlier one."""
        return hands.draw(self, player, count, to, why, goes_on, rewards)

    def reward(self, due: dict[int, int]) -> None:
        """Each of these players chooses so many defender rewards; only then are they taken."""
        rewards.reward(self, due)

    def card_or_ship(self, player: int, *, may_decline: bool = False) -> None:
        """The player draws a card or brings an own ship out of the warp."""
        hands.card_or_ship(self, player, may_decline=may_decline)

    def deal_out(self, player: int, count: int, to: str = HAND) -> list[int]:
        """For events: cards leave the deck."""
        return hands.deal_out(self, player, count, to)

    def deal_rewards(self, player: int, count: int) -> list[int]:
        """For events: cards leave the reward deck."""
        return hands.deal_rewards(self, player, count)

    def new_hand(self, player: int) -> None:
        """If there is no encounter card in the hand, until there is one; for some more than one."""
        hands.new_hand(self, player)

    def set_aside(self, player: int, kind: str, cards: list[int], most: int) -> list[int]:
        """The flare that is being played, and as many of these cards as its player chooses; returns all of them."""
        return hands.set_aside(self, player, kind, cards, most)

    def redraw_hand(self, player: int) -> None:
        """The hand is shown and discarded, and a new one drawn, whatever was in it."""
        hands.redraw_hand(self, player)

    def check_offense(self) -> None:
        """The encounter is broken off if the offense has no encounter card before selection."""
        hands.check_offense(self)

    def discard(self, player: int, card: int, reason: str = "hand") -> None:
        self.emit(CardDiscarded(player, card, self.pile_of(player, card), reason))

    def throw_away(self, player: int, cards: list[int], kind: str) -> None:
        """The player discards any of these cards that have come to its hand."""
        hands.throw_away(self, player, cards, kind)

    def discard_together(
        self, player: int, cards: list[int], pile: list[int] | None = None, reason: str = "hand"
    ) -> None:
        """At the same moment; with `pile`, not from the player's hand but from there."""
        hands.discard_together(self, player, cards, pile, reason)

    def discard_all(self, player: int, pile: list[int]) -> None:
        """All cards that lie at a place apart."""
        self.discard_together(player, pile[:], pile, "apart")

    def random_cards(self, player: int, count: int, chooser: int) -> list[int]:
        """So many of a hand, drawn unseen by the chooser, to do something with; all there are if too few."""
        return hands.random_cards(self, player, count, chooser)

    def rifts_taken(self, taker: int, cards: list[int]) -> None:
        """Rifts among cards that were taken out of another's hand go off."""
        rifts.go_off(self, taker, cards)

    def open_to_compensation(self, player: int) -> list[int]:
        """The cards of a hand from which compensation is taken."""
        cards: list[int] = self.query(CompensationCards(player), self.s.seats[player].hand)
        return cards

    def take_random(self, payer: int, taker: int, count: int, why: str = "effect") -> None:
        """Cards at random from a hand; all there are if too few."""
        hands.take_random(self, payer, taker, count, why)

    def take_into_hand(self, player: int, card: int, pile: list[int]) -> None:
        """Openly, from the discards or from the table."""
        self.emit(CardTakenUp(player, card, pile))

    def look_at(self, viewer: int, other: int, cards: list[int]) -> None:
        """A private look at another's cards: what was seen is remembered as it was then."""
        hands.look_at(self, viewer, other, cards)

    # --- roles
    def set_defense(self, player: int) -> None:
        roles.set_defense(self, player)

    def join_side(self, player: int, side: int, most: int = ANY_NUMBER) -> None:
        """An ally joins and sends ships, as many as it is allowed to, or `most`."""
        roles.join_side(self, player, side, most)

    def commit_ships(self, player: int, stacks: Stacks) -> None:
        """These ships of an ally take part in the encounter."""
        roles.commit_ships(self, player, stacks)

    def leave_alliance(self, player: int) -> None:
        """The ally goes home and takes no part any more."""
        ships.leave_alliance(self, player)

    def exchange_aliens(self, one: int, other: int) -> None:
        """Two players swap their sheets with everything that lies on them."""
        roles.exchange_aliens(self, one, other)

    def lend_alien(self, lender: int, borrower: int) -> None:
        """The borrower has the lender's power in place of its own until the encounter is over."""
        roles.lend_alien(self, lender, borrower)

    def take_on_loan(self, lender: int, borrower: int, alien: str, how: str) -> None:
        """The borrower has this power of the lender's, instead of its own or beside it, until the encounter is over."""
        roles.take_on_loan(self, lender, borrower, alien, how)

    def end_loans(self) -> None:
        """Powers on loan go back to their owners."""
        roles.end_loans(self)

    def lose_alien(self, player: int, alien: str) -> None:
        """The sheet leaves the game with everything on it."""
        roles.lose_alien(self, player, alien)

    def draw_alien(self, player: int, at_once: bool = False) -> str:
        """A random unused alien, which acts from the next encounter on, or at once; empty if there is none."""
        return roles.draw_alien(self, player, at_once)
