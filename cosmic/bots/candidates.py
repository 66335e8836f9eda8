"""Which answers a bot compares: all there are, if they are few, else such as may differ in kind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cosmic.bots.guards import is_folly
from cosmic.bots.view_reading import kind_and_value, side_of
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.rng import Chance
from cosmic.engine.state import DEFENSE, OFFENSE
from cosmic.engine.views import PlayerView
from cosmic.worlds.outlook import Outlook

TRIED = 3  # answers by chance where there is no other way to find some
GUESSED = 8  # worlds in which one looks what somebody else may hold


def candidates(view: PlayerView, decision: Decision, outlook: Outlook, most: int, chance: Chance) -> list[Answer]:
    """What habit says comes first. Empty if no world fits."""
    habit = outlook.habit()
    if habit is None:
        return []
    if decision.form == "pick":
        more: Iterable[Answer] = guesses(decision, outlook, most) or picks(view, decision, most)
    elif decision.form == "many":
        more = selections(view, decision)
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


def guesses(decision: Decision, outlook: Outlook, most: int) -> list[Answer]:
    """Where a card is named that somebody else holds: such as it is likeliest to hold. Of a hand that is known, as of
    any cards."""
    if decision.of != "face" or "other" not in decision.about:
        return []
    hands = outlook.faces_held(decision.about["other"], GUESSED)
    held = {face: sum(face in hand for hand in hands) for face in decision.options}
    sure = [face for face, times in held.items() if times == len(hands)]
    if hands and len(sure) > most:
        return best_and_others({face: face for face in sure}, most)
    return sorted((face for face in held if held[face]), key=lambda face: -held[face])


def picks(view: PlayerView, decision: Decision, most: int) -> list[Answer]:
    """Of cards with the same face one is enough."""
    options = list(decision.options)
    if decision.of == "card":
        options = list({view.cards.get(card, card): card for card in reversed(options)}.values())[::-1]
    if len(options) <= most:
        return options
    if decision.of not in ("card", "face"):
        return spread(options, most)
    return best_and_others({one: one if decision.of == "face" else view.cards.get(one, "") for one in options}, most)


def best_and_others(faces: Mapping[Answer, str], most: int) -> list[Answer]:
    """Of attacks and of other cards, each by its face."""
    options = sorted(faces, key=lambda card: kind_and_value(faces[card]))
    attacks = [card for card in options if kind_and_value(faces[card])[0] == "attack"]
    others = [card for card in options if card not in attacks]
    for_others = min(len(others), max(most // 2, most - len(attacks)))
    return spread(attacks, most - for_others) + spread(others, for_others)


def spread(options: list[Answer], most: int) -> list[Answer]:
    """Evenly, and always the last: neighbours are much alike, as with numbers and attacks in the order of their values,
    and the highest attack is like no other."""
    if len(options) <= most:
        return options
    if most < 2:
        return options[-most:] if most else []
    return [options[i * (len(options) - 1) // (most - 1)] for i in range(most)]


def selections(view: PlayerView, decision: Decision) -> list[Answer]:
    """None, all, one alone, all but one, of players also those of either side, as far as they are allowed."""
    options = list(decision.options)
    sets = [[], options, *([one] for one in options), *([x for x in options if x != one] for one in options)]
    if decision.of == "seat":
        sets[2:2] = [[one for one in options if side_of(view, one) == side] for side in (OFFENSE, DEFENSE)]
    return [chosen for chosen in sets if decision.low <= len(chosen) <= decision.high]
