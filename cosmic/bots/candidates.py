"""Which answers a bot compares: all there are, if they are few, else such as may differ in kind."""

from __future__ import annotations

from collections.abc import Iterable

from cosmic.bots.guards import is_folly
from cosmic.bots.view_reading import kind_and_value
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.rng import Chance
from cosmic.engine.views import PlayerView
from cosmic.worlds.outlook import Outlook

TRIED = 3  # answers by chance where there is no other way to find some


def candidates(view: PlayerView, decision: Decision, outlook: Outlook, most: int, chance: Chance) -> list[Answer]:
    """What habit says comes first. Empty if no world fits."""
    habit = outlook.habit()
    if habit is None:
        return []
    if decision.form == "pick":
        more: Iterable[Answer] = picks(view, decision, most)
    elif decision.form == "many":
        more = selections(decision)
    elif decision.form == "allot":
        more = outlook.ships(range(max(1, decision.low), min(decision.high, 6) + 1))
    else:
        more = []
    found = [habit]
    for answer in more:
        if answer not in found:
            found.append(answer)
    if len(found) == 1:
        found += [answer for answer in (decision.sample(chance) for _ in range(TRIED)) if answer != habit]
    sound = [answer for answer in found if not is_folly(view, decision, answer)]
    return (sound or found)[:most]


def picks(view: PlayerView, decision: Decision, most: int) -> list[Answer]:
    """Of cards with the same face one is enough."""
    options = list(decision.options)
    if decision.of == "card":
        options = list({view.cards.get(card, card): card for card in reversed(options)}.values())[::-1]
    if len(options) <= most:
        return options
    if decision.of == "card":
        options.sort(key=lambda card: kind_and_value(view.cards.get(card, "")))
    elif decision.of == "face":
        options.sort(key=kind_and_value)
    # Evenly spread: neighbours are much alike, as with numbers and attacks in the order of their values.
    return [options[i * (len(options) - 1) // (most - 1)] for i in range(most)]


def selections(decision: Decision) -> list[Answer]:
    """None, all, one alone, all but one, as far as they are allowed."""
    options = list(decision.options)
    sets = [[], options, *([one] for one in options), *([x for x in options if x != one] for one in options)]
    return [chosen for chosen in sets if decision.low <= len(chosen) <= decision.high]
