"""What is chosen before there is anything to play out: an alien by how much better bots have done with it than with a
blank sheet (`cosmic arena --lift`), a technology by how soon it is completed."""

from __future__ import annotations

from cosmic.engine.decisions import Answer, Decision
from cosmic.rulebook import content


def chosen_alien(decision: Decision) -> Answer:
    return max(decision.options, key=lambda alien: content().lifts.get(alien, 0.0))


def kept_tech(decision: Decision) -> Answer:
    """One that takes any number of ships can wait for what comes; the dearest may never be done."""
    techs = content().techs
    return min(decision.options, key=lambda slug: techs[slug].research if slug in techs else 0)


BEFORE_PLAY = {"alien": chosen_alien, "succession": chosen_alien, "tech-keep": kept_tech}
