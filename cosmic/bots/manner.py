"""What a bot would rather do, by its personality, by how it regards the others and by what was said. It decides between
answers that are about as good as each other, and no more: shares of the game come first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cosmic.bots.view_reading import foreign_colonies, is_negotiate
from cosmic.content.bot_files import Personality
from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.state import OFFENSE, SIDE_NAMES
from cosmic.engine.views import PlayerView
from cosmic.talk.hearing import NOTHING_HEARD, Hearing
from cosmic.talk.statements import FIGHT, INVITE_ME, LEAVE_ALONE, NEGOTIATE, NOT_THAT_ONE, Statement

# In shares of the game:
MOST = 0.015  # what it would rather do
WORD = 0.03  # so much better must be what breaks its word
ORDINARY = 0.3  # how much regard counts with whoever has no personality
USUAL_SHIPS = 4


@dataclass(frozen=True, slots=True)
class Manner:
    """A personality at one question, with what it has heard."""

    personality: Personality
    talk: Hearing = NOTHING_HEARD

    def leaning(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        rule = LEANINGS.get(decision.kind)
        leaning = MOST * max(-1.0, min(1.0, rule(self, view, decision, answer))) if rule is not None else 0.0
        return leaning - WORD * self.own_word if self.breaks_word(view, decision, answer) else leaning

    def faithful(self, view: PlayerView, decision: Decision, answers: list[Answer]) -> list[Answer]:
        """Those by which it keeps its word, if any do, and if it is not of those who bluff now and then: from what they
        say nothing follows for certain."""
        if self.personality.bluff:
            return answers
        return [answer for answer in answers if not self.breaks_word(view, decision, answer)] or answers

    def breaks_word(self, view: PlayerView, decision: Decision, answer: Answer) -> bool:
        """What it has said itself, though it could keep to it. Who bluffs is not bound."""
        rule = WORDS.get(decision.kind)
        return rule is not None and self.own_word > 0 and rule(self, view, decision, answer)

    def liking(self, seat: int) -> float:
        regard = of_seat(self.talk.regard, seat)
        weight = self.personality.loyalty if regard > 0 else self.personality.grudge
        return regard * max(0.0, ORDINARY + (1 - ORDINARY) * weight)

    @property
    def own_word(self) -> float:
        """How much it is bound by what it has said. Who bluffs is not."""
        return max(0.0, 0.7 + 0.3 * self.personality.loyalty - 4 * self.personality.bluff)

    def said(self, kind: str, by: int | None = None, other: int | None = None) -> list[Statement]:
        return [
            one for one in self.talk.said if one.kind == kind and by in (None, one.seat) and other in (None, one.other)
        ]

    def belief(self, seat: int) -> float:
        """From 0 to 1: a stranger's word is worth something."""
        return 0.4 + 0.6 * of_seat(self.talk.trust, seat) if of_seat(self.talk.trust, seat) > -0.6 else 0.0

    def asked_for(self, me: int, seat: int) -> float:
        """What others have said about inviting this one."""
        offered = sum(self.belief(one.seat) for one in self.said(INVITE_ME, seat, me)[-1:])
        warned = sum(0.3 + max(0.0, self.liking(one.seat)) for one in self.said(NOT_THAT_ONE, other=seat))
        return offered - warned

    def invite(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        """Who shares a victory shares a colony; help for the defense costs less."""
        cost = self.personality.greed * (1.0 if decision.about["side"] == OFFENSE else 0.3)
        wanted = [self.liking(seat) + self.asked_for(view.viewer, seat) - cost for seat in answer]
        return float(sum(wanted)) / max(1, len(decision.options))

    def join(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        enc, aggression = view.enc, self.personality.aggression
        if enc is None or answer not in SIDE_NAMES:
            return -aggression / 2
        mains = (enc.offense, enc.defense)
        side = SIDE_NAMES.index(answer)
        return self.liking(mains[side]) - self.liking(mains[1 - side]) + (aggression if side == OFFENSE else 0.0)

    def stays_away(self, view: PlayerView, decision: Decision, answer: Answer) -> bool:
        """From whom it asked for the invitation that it has."""
        enc = view.enc
        if enc is None:
            return False
        asked = [self.said(INVITE_ME, view.viewer, main) for main in (enc.offense, enc.defense)]
        wanted = [side for side, said in zip(SIDE_NAMES, asked) if said and side in decision.options]
        return bool(wanted) and answer not in wanted

    def meet(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        ahead = max(foreign_colonies(view, seat) for seat in decision.options)
        leads = foreign_colonies(view, answer) == ahead
        return (self.personality.aggression / 2 if leads else 0.0) - self.liking(answer)

    def strikes_all_the_same(self, view: PlayerView, decision: Decision, answer: Answer) -> bool:
        promised = [bool(self.said(LEAVE_ALONE, view.viewer, seat)) for seat in decision.options]
        return bool(self.said(LEAVE_ALONE, view.viewer, answer)) and not all(promised)

    def send(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        return self.personality.risk * (ships_in(answer) - USUAL_SHIPS / 2) / USUAL_SHIPS

    def brings_fewer(self, view: PlayerView, decision: Decision, answer: Answer) -> bool:
        enc = view.enc
        if enc is None:
            return False
        helped = (enc.offense, enc.defense)[decision.about["side"]]
        promised = [one.number for one in self.said(INVITE_ME, view.viewer, helped)[-1:]]
        return any(ships_in(answer) < number <= decision.high for number in promised)

    def lay(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        """It talks rather with one who says that it does so."""
        enc = view.enc
        if enc is None or view.viewer not in (enc.offense, enc.defense) or not talks_with(view, answer):
            return 0.0
        other = enc.defense if view.viewer == enc.offense else enc.offense
        return of_seat(self.talk.trust, other) * bool(self.said(NEGOTIATE, other))

    def lays_otherwise(self, view: PlayerView, decision: Decision, answer: Answer) -> bool:
        """Than it has said; what was said last counts."""
        said = [one.kind for one in self.talk.said if one.seat == view.viewer and one.kind in (NEGOTIATE, FIGHT)]
        talks = said[-1:] == [NEGOTIATE]
        could = any(talks_with(view, card) == talks for card in decision.options)
        return bool(said) and could and talks_with(view, answer) != talks

    def act(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        return 0.0 if answer == PASS else self.personality.aggression / 4


def ships_in(answer: Answer) -> int:
    return sum(count for _, count in answer)


def talks_with(view: PlayerView, card: Answer) -> bool:
    return is_negotiate(view.cards.get(card, ""))


def of_seat(values: Sequence[float], seat: int) -> float:
    return values[seat] if 0 <= seat < len(values) else 0.0


Leaning = Callable[[Manner, PlayerView, Decision, Answer], float]
LEANINGS: dict[str, Leaning] = {
    "invite": Manner.invite,
    "ally": Manner.join,
    "card": Manner.lay,
    "destiny-wild": Manner.meet,
    "evict-colony": Manner.meet,
    "launch-ships": Manner.send,
    "ally-ships": Manner.send,
    "window": Manner.act,
    "use": Manner.act,
    "play": Manner.act,
}
WordBroken = Callable[[Manner, PlayerView, Decision, Answer], bool]
WORDS: dict[str, WordBroken] = {
    "ally": Manner.stays_away,
    "ally-ships": Manner.brings_fewer,
    "card": Manner.lays_otherwise,
    "destiny-wild": Manner.strikes_all_the_same,
    "evict-colony": Manner.strikes_all_the_same,
}
