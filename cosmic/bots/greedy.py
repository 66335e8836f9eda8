"""A frozen baseline: the habits of the public default bot. Others are measured against it, so it is never improved.

It looks one decision ahead, counts nothing and remembers nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from cosmic.bots import bargains, ship_choices
from cosmic.bots.base import Bot
from cosmic.bots.view_reading import foreign_colonies, gains, kind_and_value, side_of, worth, would_win
from cosmic.engine.decisions import ACCUSE, NO, PASS, YES, Answer, Decision
from cosmic.engine.state import DEFENSE, NOBODY, OFFENSE, SIDE_NAMES
from cosmic.engine.views import PlayerView

Habit = Callable[["GreedyBot", PlayerView, Decision], Answer]
POWERS, FACE_DOWN = (".power", ".tech", ".hidden_tech"), ".face_down"
TRY_ACCUSING = 40  # one chance to cry thief in so many is taken
ENOUGH_RESEARCH = 9  # ships on one tech
TRY_CARD = 2  # one flare or artifact in so many chances is played


class GreedyBot(Bot):
    def choose(self, view: PlayerView, decision: Decision) -> Answer:
        if decision.form == "allot":
            return ship_choices.put(view, decision) if decision.kind == "return" else ship_choices.take(view, decision)
        habit = BY_KIND.get(decision.kind) or BY_FORM.get((decision.form, decision.of))
        if habit is not None:
            return habit(self, view, decision)
        if decision.options == (NO, YES):
            return YES
        return decision.sample(self.chance)

    # --- whom to meet, and with whom
    def own_colour(self, view: PlayerView, decision: Decision) -> Answer:
        return next(word for word in ("refound", "evict", "redraw") if word in decision.options)

    def opponent(self, view: PlayerView, decision: Decision) -> Answer:
        """The one whose home is easiest to enter; among equals, the leader."""
        return min(decision.options, key=lambda seat: (self._entry(view, seat), -foreign_colonies(view, seat)))

    def _entry(self, view: PlayerView, seat: int) -> tuple[bool, int]:
        best = ship_choices.best_target(view, tuple(view.home_planets(seat)))
        return view.ships[best][view.viewer] > 0, view.ships[best][seat]

    def leader(self, view: PlayerView, decision: Decision) -> Answer:
        """Whoever is chosen for something is rarely glad of it."""
        return max(decision.options, key=lambda seat: (seat != view.viewer, foreign_colonies(view, seat)))

    def invite(self, view: PlayerView, decision: Decision) -> Answer:
        """On offense those behind itself, as they gain a colony too; on defense everybody, as nobody does."""
        if decision.about["side"] == DEFENSE:
            return list(decision.options)
        assert view.enc is not None
        mine = foreign_colonies(view, view.viewer)
        return [
            seat
            for seat in decision.options
            if foreign_colonies(view, seat) < mine and not would_win(view, seat, view.enc.planet)
        ]

    def join(self, view: PlayerView, decision: Decision) -> Answer:
        """The offense for a colony, unless that hands it the game; else the defense for its rewards."""
        enc, me = view.enc, view.viewer
        assert enc is not None
        gives_away = would_win(view, enc.offense, enc.planet) and not would_win(view, me, enc.planet)
        if SIDE_NAMES[OFFENSE] in decision.options and gains(view, me, enc.planet) and not gives_away:
            return SIDE_NAMES[OFFENSE]
        if SIDE_NAMES[DEFENSE] in decision.options:
            return SIDE_NAMES[DEFENSE]
        return decision.options[0]

    # --- cards
    def encounter_card(self, view: PlayerView, decision: Decision) -> Answer:
        """The highest attack on offense, the third-highest on defense; others only for want of attacks."""
        attacks = [card for card in decision.options if kind_and_value(view.cards[card])[0] == "attack"]
        attacks.sort(key=lambda card: kind_and_value(view.cards[card])[1], reverse=True)
        if attacks:
            place = 0 if side_of(view, view.viewer) == OFFENSE else 2
            return attacks[min(place, len(attacks) - 1)]
        return min(decision.options, key=lambda card: kind_and_value(view.cards[card])[0] == "negotiate")

    def part_with(self, view: PlayerView, decision: Decision) -> Answer:
        return min(decision.options, key=lambda card: worth(view.cards.get(card, "")))

    def part_with_many(self, view: PlayerView, decision: Decision) -> Answer:
        return sorted(decision.options, key=lambda card: worth(view.cards.get(card, "")))[: decision.low]

    def reinforce(self, view: PlayerView, decision: Decision) -> Answer:
        """Only if that turns a lost encounter into a won one: the smallest card that does, or all of them together."""
        enc, side = view.enc, side_of(view, view.viewer)
        if enc is None or not enc.totals or side == NOBODY or enc.lower_wins:
            return PASS
        short = enc.totals[1 - side].value - enc.totals[side].value + (1 if side == OFFENSE else 0)
        offers = {
            option: kind_and_value(option.partition(":")[0])[1]
            for option in decision.options
            if option.endswith(":" + SIDE_NAMES[side])
        }
        faces = [option.partition(":")[0] for option in offers]
        if short <= 0 or short > sum(kind_and_value(face)[1] for face in view.cards.values() if face in faces):
            return PASS
        enough = [option for option in offers if offers[option] >= short]
        return min(enough, key=offers.__getitem__) if enough else max(offers, key=offers.__getitem__)

    # --- powers, flares and artifacts
    def window(self, view: PlayerView, decision: Decision) -> Answer:
        """Powers always, from a sheet face down as well; cards now and then."""
        for option in decision.options:
            if option.endswith(POWERS) or (option.endswith(FACE_DOWN) and decision.about["acts_now"]):
                return option
        if self.chance.below(TRY_CARD):
            return PASS
        cards = [option for option in decision.options if option != PASS and not option.endswith(FACE_DOWN)]
        return cards[self.chance.below(len(cards))] if cards else PASS

    def counter(self, view: PlayerView, decision: Decision) -> Answer:
        """Never against itself or its own side."""
        user = decision.about.get("seat", NOBODY)
        mine = side_of(view, view.viewer)
        if user == view.viewer or (mine != NOBODY and side_of(view, user) == mine):
            return PASS
        return self.window(view, decision)

    def accuse(self, view: PlayerView, decision: Decision) -> Answer:
        """Now and then the one with the most cards: it cannot count what was there before."""
        if self.chance.below(TRY_ACCUSING):
            return PASS
        others = [seat for seat in decision.options if seat != PASS]
        return max(others, key=lambda seat: view.seats[seat].hand_size)

    # --- deals and spoils
    def offer(self, view: PlayerView, decision: Decision) -> Answer:
        assert decision.bounds is not None
        swap = bargains.offer(view, decision.bounds, decision.about["other"])
        return swap if swap is not None else decision.options[0]

    def reply(self, view: PlayerView, decision: Decision) -> Answer:
        about = decision.about
        if "accept" in decision.options and bargains.is_welcome(view, about["other"], about["give"], about["take"]):
            return "accept"
        return "counter" if "counter" in decision.options else "refuse"

    def reward(self, view: PlayerView, decision: Decision) -> Answer:
        """Half ships, half cards."""
        return min(decision.options[-1], (decision.about["due"] + 1) // 2)

    def all_reward_cards(self, view: PlayerView, decision: Decision) -> Answer:
        """They are the better ones."""
        return decision.options[-1]

    def highest(self, view: PlayerView, decision: Decision) -> Answer:
        return max(decision.options, key=lambda card: kind_and_value(view.cards[card])[1])

    def tech_action(self, view: PlayerView, decision: Decision) -> Answer:
        """Completes what can be completed; else a ship goes to research, as long as one can be spared."""
        done = [option for option in decision.options if option.startswith("complete:")]
        spare = [planet for planet in range(view.planet_count) if view.ships[planet][view.viewer] > 1]
        for option in (*done, *decision.options):
            ships = next((tech.ships for tech in view.techs if option.endswith(f":{tech.slug}")), ENOUGH_RESEARCH)
            if option in done or (option.startswith("research:") and spare and ships < ENOUGH_RESEARCH):
                return option
        return PASS

    def second_encounter(self, view: PlayerView, decision: Decision) -> Answer:
        return YES


BY_KIND: dict[str, Habit] = {
    "own-colour": GreedyBot.own_colour,
    "destiny-wild": GreedyBot.opponent,
    "invite": GreedyBot.invite,
    "ally": GreedyBot.join,
    "card": GreedyBot.encounter_card,
    "reinforce": GreedyBot.reinforce,
    "window": GreedyBot.window,
    "play": GreedyBot.window,
    "use": GreedyBot.window,
    "turn-up": GreedyBot.window,
    "counter": GreedyBot.counter,
    ACCUSE: GreedyBot.accuse,
    "deal-offer": GreedyBot.offer,
    "deal-reply": GreedyBot.reply,
    "reward": GreedyBot.reward,
    "reward-cards": GreedyBot.all_reward_cards,
    "backs": GreedyBot.all_reward_cards,
    "kicker-card": GreedyBot.highest,
    "rift-card": GreedyBot.highest,
    "second-encounter": GreedyBot.second_encounter,
    "tech-action": GreedyBot.tech_action,
    "tech-instead": lambda _, view, decision: NO,
    "use-tech": GreedyBot.window,
}
# For questions that only some powers and cards ask.
BY_FORM: dict[tuple[str, str], Habit] = {
    ("pick", "planet"): lambda _, view, decision: ship_choices.planet(view, decision),
    ("pick", "seat"): GreedyBot.leader,
    ("pick", "card"): GreedyBot.part_with,
    ("many", "card"): GreedyBot.part_with_many,
}
