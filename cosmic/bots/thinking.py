"""Bots that think: each answer is tried out in made-up worlds that fit what the seat knows, and the one after which it
may hope for the largest share of the game is given. Levels differ in how many worlds, never in what they know."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from cosmic.bots.bargaining import offered, replied
from cosmic.bots.base import Bot
from cosmic.bots.before_play import BEFORE_PLAY
from cosmic.bots.candidates import candidates
from cosmic.bots.duels import mixed_card
from cosmic.bots.greedy import GreedyBot
from cosmic.bots.guards import folly_in, is_rash
from cosmic.bots.manner import Manner
from cosmic.bots.merits import BY_RULE, NO_WORLD, ONLY_SOUND, OWN_WORD, Merit, of_compared
from cosmic.bots.position_values import values_of
from cosmic.bots.speaking import spoken
from cosmic.bots.thoughts import NO_THOUGHT, Thought, Weighed
from cosmic.content.bot_files import NEUTRAL, Level, Personality
from cosmic.engine.decisions import ACCUSE, PASS, Answer, Decision
from cosmic.engine.views import PlayerView
from cosmic.talk.statements import SAY
from cosmic.worlds.aftermath import Aftermath
from cosmic.worlds.outlook import Outlook

# What a question weighs; all that is not named here is minor.
MAIN = {"destiny-wild", "own-colour", "aim", "launch-ships", "invite", "ally", "ally-ships"}
POWERS = {"use", "counter"}  # whether to use one, or to let another be used
POWER = ".power"  # how a power is called where it is offered
WINDOWS = {"window", "counter", "use", "play", "use-tech", "first", "turn-up", "reinforce"}
# What an encounter played out tells nothing about: there habit is as good.
BY_HABIT = {ACCUSE}
DEALING = {"deal-offer": offered, "deal-reply": replied}
HABIT_LEAD = 0.016  # of what may be hoped for: so much better must another answer seem
DOUBT = 1.0  # in standard errors: and so much more, as a few worlds may be odd ones
ENOUGH = 8  # worlds, to stop where nothing is in doubt
SURE = 3.0  # in standard errors
FAIR = 4  # in shares of less than one in so many everything counts the more
GRAIN = 10_000


class TriedOut(NamedTuple):
    """Which answers are still in question, and of all of them, by world: my share, and how the encounter ended."""

    alive: list[int]
    mine: list[list[float]]
    ends: list[list[Aftermath]]


class ThinkingBot(Bot):
    """One level of thought; the same for people and for bots at the table."""

    searches = True

    def __init__(
        self,
        seed: int,
        level: Level,
        clock: Callable[[], float] = time.monotonic,
        personality: Personality = NEUTRAL,
    ) -> None:
        super().__init__(seed)
        self.level, self.clock, self.personality = level, clock, personality
        self.weights = values_of(level.values)
        self.manner = Manner(personality)
        self.plain = GreedyBot(seed)  # where there is nothing to think about

    def choose(self, view: PlayerView, decision: Decision) -> Answer:
        self.thought = NO_THOUGHT
        self.plain.chance = self.chance
        self.manner = Manner(self.personality, self.talk)
        if decision.kind == SAY:
            return spoken(self.manner, view, decision, self.chance)
        if decision.kind in BEFORE_PLAY:
            answer, merit = BEFORE_PLAY[decision.kind](decision)
            self.thought = Thought(about=dict(merit.about), merit=merit.key)
            return answer
        outlook = self.outlook
        if outlook is None or decision.kind in BY_HABIT:
            self.thought = Thought(merit=BY_RULE)
            return self.plain.choose(view, decision)
        outlook.likely = self.level.beliefs
        if decision.kind in DEALING:
            answer = DEALING[decision.kind](self, view, decision, outlook)
            return answer if answer is not None else self.plain.choose(view, decision)
        if decision.kind == "card" and self.level.duels:
            answer = mixed_card(self, view, decision, outlook)
            if answer is not None:
                return answer
        return self.compare(view, decision, outlook)

    def compare(self, view: PlayerView, decision: Decision, outlook: Outlook) -> Answer:
        """Habit is left only for what is better beyond doubt."""
        sound = candidates(view, decision, outlook, self.level.options, self.chance)
        answers = self.manner.faithful(view, decision, sound)
        if not answers:
            return self.by_rule(view, decision)
        if len(answers) == 1:
            self.thought = Thought(merit=OWN_WORD if len(sound) > 1 else what_is_left(view, decision))
            return answers[0]
        me, worlds = view.viewer, self.level.worlds[weight_of(decision)]
        alive, mine, ends = self.tried_out(answers, worlds, outlook, me)
        if not alive:
            return self.by_rule(view, decision)
        hope = max(mean(mine[i]) for i in alive)
        has_habit = outlook.has_habit()
        lead = HABIT_LEAD * hope if has_habit or decision.kind in WINDOWS else 0.0
        scale = min(1.0, FAIR * hope)
        nudges = {i: scale * self.manner.leaning(view, decision, answers[i]) for i in alive}
        worth = {i: mean(mine[i]) + nudges[i] for i in alive}
        doubt = DOUBT if has_habit else 0.0
        for i in alive if 0 in alive else []:
            if i != 0:
                worth[i] -= lead + doubt * standard_error(mine[i], mine[0])
        errors = {tuple(mine[i]): scale * self.error() for i in alive}  # what is always the same is not misjudged
        sober = max(worth, key=worth.__getitem__)
        sane = [i for i in alive if i == sober or not self.is_wild(view, decision, answers[i])]
        best = max(sane, key=lambda i: worth[i] + errors[tuple(mine[i])])
        rivals = [i for i in alive if i != best and not are_alike(view, decision, answers[i], answers[best])]
        merit = of_compared(ends, best, rivals, nudges, me, outlook.weights)
        self.thought = thought_of(answers, mine, best, merit)
        return answers[best]

    def is_wild(self, view: PlayerView, decision: Decision, answer: Answer) -> bool:
        """No error of judgement speaks for it: what is rash, and what breaks a word."""
        return is_rash(view, decision, answer) or self.manner.breaks_word(view, decision, answer)

    def by_rule(self, view: PlayerView, decision: Decision) -> Answer:
        """Nothing can be tried out: no card is spent on it."""
        self.thought = Thought(merit=NO_WORLD)
        if decision.kind in WINDOWS and PASS in decision.options and not any(map(is_power, decision.options)):
            return PASS
        return self.plain.choose(view, decision)

    def tried_out(self, answers: list[Answer], worlds: int, outlook: Outlook, me: int) -> TriedOut:
        """Half of the answers are given up after a third of the worlds, half of the rest after two thirds, but for
        habit, the first of them; and it ends where nothing is in doubt any more."""
        alive, end = list(range(len(answers))), self.clock() + self.level.cap
        mine: list[list[float]] = [[] for _ in answers]
        ends: list[list[Aftermath]] = [[] for _ in answers]
        for number in range(worlds):
            for i in alive[:]:
                shares = outlook.shares(answers[i], number)
                if shares is None:
                    alive.remove(i)
                    continue
                mine[i].append(shares[me])
                ends[i].append(outlook.aftermath)
            if number + 1 in (worlds // 3, 2 * worlds // 3) and alive:
                alive.sort(key=lambda i: -sum(mine[i]))
                if number + 1 >= ENOUGH and all(is_behind(mine[i], mine[alive[0]]) for i in alive[1:]):
                    break
                if len(alive) > 2:
                    alive = sorted({*alive[: (len(alive) + 1) // 2], *(i for i in alive if i == 0)})
            if self.is_late(end):
                break
        return TriedOut(alive, mine, ends)

    def is_late(self, end: float) -> bool:
        return self.clock() > end or self.stop()

    def error(self) -> float:
        """Nobody's judgement is exact; that of an easy bot is often off. Three dice are bell-shaped enough."""
        if not self.level.noise:
            return 0.0
        dice = sum(self.chance.below(GRAIN) for _ in range(3)) / GRAIN
        return self.level.noise * (dice - 1.5) * 2


def is_behind(some: list[float], others: list[float]) -> bool:
    """Beyond doubt, or the same in every world."""
    return sum(others) - sum(some) >= SURE * standard_error(some, others) * len(some)


def standard_error(some: list[float], others: list[float]) -> float:
    """Of the mean difference, world by world."""
    gaps = [a - b for a, b in zip(some, others)]
    if len(gaps) < 2:
        return 0.0
    mean = sum(gaps) / len(gaps)
    return sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))


def what_is_left(view: PlayerView, decision: Decision) -> str:
    """Why there is but one answer."""
    others = decision.options if decision.form == "pick" else ()
    return next(filter(None, (folly_in(view, decision, answer) for answer in others)), ONLY_SOUND)


def weight_of(decision: Decision) -> str:
    if decision.kind == "card":
        return "card"
    if decision.kind in MAIN:
        return "main"
    if decision.kind in WINDOWS:
        return "power" if decision.kind in POWERS or any(map(is_power, decision.options)) else "window"
    return "minor"


def is_power(option: Answer) -> bool:
    return isinstance(option, str) and option.endswith(POWER)


def are_alike(view: PlayerView, decision: Decision, one: Answer, other: Answer) -> bool:
    """Two cards with the same face are one answer."""
    return decision.of == "card" and decision.form == "pick" and view.cards.get(one) == view.cards.get(other)


def thought_of(answers: list[Answer], mine: list[list[float]], best: int, merit: Merit) -> Thought:
    """What was given up early is held against the best in the worlds that both have seen, as these may have been rich;
    that it did better in those few is nothing to go by."""
    worlds, hope = len(mine[best]), mean(mine[best])
    shares = {i: hope + mean([a - b for a, b in zip(mine[i], mine[best])]) for i in range(len(answers)) if mine[i]}
    told = [i for i, share in shares.items() if len(mine[i]) == worlds or share <= hope]
    told.sort(key=lambda i: (i != best, -shares[i]))
    weighed = tuple(Weighed(answers[i], round(max(0.0, shares[i]), 4)) for i in told)
    return Thought(weighed, about=dict(merit.about), worlds=worlds, merit=merit.key)


def mean(values: list[float]) -> float:
    return sum(values) / len(values)
