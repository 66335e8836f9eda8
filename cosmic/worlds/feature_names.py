"""What counts when a position is valued, by name; the files of values in `data/bots` have a weight for each."""

from __future__ import annotations

from typing import Final

FEATURES: Final = (
    "progress",  # foreign colonies, as a part of those that win
    "two_short",
    "one_short",
    "guarded",  # foreign colonies with more than one ship
    "homes",  # home colonies, as a part of the planets there
    "power_lost",
    "warp",  # ships there or out of the game, as a part of the fleet
    "hand",  # its size
    "strength",  # the three highest attacks in it
    "tricks",  # cards in it that are no encounter cards
    "negotiate",
    "rewards",  # cards in it from the reward deck
    "turn",  # how soon the next turn comes
    "second",  # has earned a second encounter
    "techs",  # completed, and the others as far as their research has come
    "tokens",  # on its own sheet
    "other_way",  # the square of how far it has come on a way of its own
    "nearly_there",  # its sixth power, as the last steps count the most
    "power",  # what its aliens have been worth to bots (`lift` in their sheets), while it has their powers
    "poised",  # one short of victory, and how soon its turn comes
)
