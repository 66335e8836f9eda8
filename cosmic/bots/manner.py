"""What a bot would rather do, by its personality and by how it regards the others. It decides between answers that are
about as good as each other, and no more: shares of the game come first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cosmic.bots.view_reading import foreign_colonies
from cosmic.content.bot_files import Personality
from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.state import OFFENSE, SIDE_NAMES
from cosmic.engine.views import PlayerView

MOST = 0.03  # in shares of the game
ORDINARY = 0.3  # how much regard counts with whoever has no personality
USUAL_SHIPS = 4


@dataclass(frozen=True, slots=True)
class Manner:
    """A personality at one question: `regard` says, from -1 to 1, what it thinks of each seat."""

    personality: Personality
    regard: Sequence[float] = ()

    def leaning(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        rule = LEANINGS.get(decision.kind)
        return MOST * max(-1.0, min(1.0, rule(self, view, decision, answer))) if rule is not None else 0.0

    def liking(self, seat: int) -> float:
        regard = self.regard[seat] if 0 <= seat < len(self.regard) else 0.0
        weight = self.personality.loyalty if regard > 0 else self.personality.grudge
        return regard * max(0.0, ORDINARY + (1 - ORDINARY) * weight)

    def invite(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        """Who shares a victory shares a colony; help for the defense costs less."""
        cost = self.personality.greed * (1.0 if decision.about["side"] == OFFENSE else 0.3)
        return float(sum(self.liking(seat) - cost for seat in answer)) / max(1, len(decision.options))

    def join(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        enc, aggression = view.enc, self.personality.aggression
        if enc is None or answer not in SIDE_NAMES:
            return -aggression / 2
        mains = (enc.offense, enc.defense)
        side = SIDE_NAMES.index(answer)
        return self.liking(mains[side]) - self.liking(mains[1 - side]) + (aggression if side == OFFENSE else 0.0)

    def meet(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        ahead = max(foreign_colonies(view, seat) for seat in decision.options)
        leads = foreign_colonies(view, answer) == ahead
        return (self.personality.aggression / 2 if leads else 0.0) - self.liking(answer)

    def send(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        ships: int = sum(count for _, count in answer)
        return self.personality.risk * (ships - USUAL_SHIPS / 2) / USUAL_SHIPS

    def act(self, view: PlayerView, decision: Decision, answer: Answer) -> float:
        return 0.0 if answer == PASS else self.personality.aggression / 4


Leaning = Callable[[Manner, PlayerView, Decision, Answer], float]
LEANINGS: dict[str, Leaning] = {
    "invite": Manner.invite,
    "ally": Manner.join,
    "destiny-wild": Manner.meet,
    "evict-colony": Manner.meet,
    "launch-ships": Manner.send,
    "ally-ships": Manner.send,
    "window": Manner.act,
    "use": Manner.act,
    "play": Manner.act,
}
