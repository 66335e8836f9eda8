"""What a bot would rather do, by its personality, by how it regards the others and by what was said. It decides between
answers that are about as good as each other, and no more: shares of the game come first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cosmic.bots.view_reading import foreign_colonies, kind_and_value
from cosmic.content.bot_files import Personality
from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.state import OFFENSE, SIDE_NAMES
from cosmic.engine.views import PlayerView
from cosmic.talk.hearing import NOTHING_HEARD, Hearing
from cosmic.talk.statements import FIGHT, INVITE_ME, LEAVE_ALONE, NEGOTIATE, NOT_THAT_ONE, Statement

MOST = 0.015  # in shares of the game
ORDINARY = 0.3  # how much regard counts with whoever has no personality
USUAL_SHIPS = 4


@dataclass(frozen=True, slots=True)
class Manner:
    """A personality at one question, with what it has heard."""

    personality: Personality
    talk: Hearing = NOTHING_HEARD

    def leaning(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        rule = LEANINGS.get(decision.kind)
        return MOST * max(-1.0, min(1.0, rule(self, view, decision, answer))) if rule is not None else 0.0

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
        leaning = self.liking(mains[side]) - self.liking(mains[1 - side]) + (aggression if side == OFFENSE else 0.0)
        if self.said(INVITE_ME, view.viewer, mains[side]):
            leaning += self.own_word
        elif SIDE_NAMES[1 - side] in decision.options and self.said(INVITE_ME, view.viewer, mains[1 - side]):
            leaning -= 2 * self.own_word  # invited as it asked to be, it would come to the other side
        return leaning

    def meet(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        ahead = max(foreign_colonies(view, seat) for seat in decision.options)
        leads = foreign_colonies(view, answer) == ahead
        promised = 2 * self.own_word if self.said(LEAVE_ALONE, view.viewer, answer) else 0.0
        return (self.personality.aggression / 2 if leads else 0.0) - self.liking(answer) - promised

    def send(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        ships: int = sum(count for _, count in answer)
        leaning = self.personality.risk * (ships - USUAL_SHIPS / 2) / USUAL_SHIPS
        enc = view.enc
        if decision.kind == "ally-ships" and enc is not None:
            helped = (enc.offense, enc.defense)[decision.about["side"]]
            for promise in self.said(INVITE_ME, view.viewer, helped)[-1:]:
                leaning += self.own_word if ships >= promise.number else -2 * self.own_word
        return leaning

    def lay(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        """Who has said that it talks does so, and talks rather with one who says so too."""
        enc = view.enc
        if enc is None or view.viewer not in (enc.offense, enc.defense):
            return 0.0
        talks = kind_and_value(view.cards.get(answer, ""))[0] == "negotiate"
        other = enc.defense if view.viewer == enc.offense else enc.offense
        word = self.own_word * (bool(self.said(NEGOTIATE, view.viewer)) - bool(self.said(FIGHT, view.viewer)))
        return word + of_seat(self.talk.trust, other) * bool(self.said(NEGOTIATE, other)) if talks else -word

    def act(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        return 0.0 if answer == PASS else self.personality.aggression / 4


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
