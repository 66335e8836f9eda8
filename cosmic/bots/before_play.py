"""What is chosen before there is anything to play out: an alien by how much better bots have done with it than with a
blank sheet (`cosmic arena --lift`), a technology by how soon it is completed."""

from __future__ import annotations

from collections.abc import Callable

from cosmic.bots.merits import BY_RECORD, SOONEST, Merit
from cosmic.engine.decisions import Answer, Decision
from cosmic.rulebook import content

Chosen = tuple[Answer, Merit]


def chosen_alien(decision: Decision) -> Chosen:
    lifts = content().lifts
    return max(decision.options, key=lambda alien: lifts.get(alien, 0.0)), Merit(BY_RECORD)


def kept_tech(decision: Decision) -> Chosen:
    """One that takes any number of ships may be completed at once."""
    techs = content().techs
    return min(decision.options, key=lambda slug: techs[slug].research if slug in techs else 0), Merit(SOONEST)


BEFORE_PLAY: dict[str, Callable[[Decision], Chosen]] = {
    "alien": chosen_alien,
    "succession": chosen_alien,
    "tech-keep": kept_tech,
}
