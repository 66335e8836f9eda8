"""What nobody does, however a few made-up worlds turn out: hand somebody else the game, look on while it is won, attack
where nothing is to be gained, give up research without need, stop what it has just chosen to do, or leave its fleet in
the warp for cards. And what nobody takes for better than it is."""

from __future__ import annotations

from collections.abc import Callable

from cosmic.bots.view_reading import gains, is_abroad, is_planet, side_of, would_win
from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.state import DEFENSE, NOBODY, OFFENSE, SIDE_NAMES, WARP
from cosmic.engine.views import EncounterView, PlayerView
from cosmic.rulebook import content

ABANDON = "abandon:"


def is_folly(view: PlayerView, decision: Decision, answer: Answer) -> bool:
    return bool(folly_in(view, decision, answer))


def folly_in(view: PlayerView, decision: Decision, answer: Answer) -> str:
    """The key of the sentence that says what is wrong with it, or nothing."""
    return next((key for key, is_so in FOLLIES.items() if is_so(view, decision, answer)), "")


def is_rash(view: PlayerView, decision: Decision, answer: Answer) -> bool:
    """It may pay, but what it costs is plain to see: no error of judgement speaks for it."""
    return gives_a_colony_up(view, decision, answer) or strengthens_others(view, decision, answer)


def gives_research_up(view: PlayerView, decision: Decision, answer: Answer) -> bool:
    """Though there is no lack of ships: for those at the tech alone it may pay."""
    if decision.kind != "tech-action" or not str(answer).startswith(ABANDON):
        return False
    at_tech = sum(tech.ships for tech in view.techs if tech.owner == view.viewer)
    return sum(row[view.viewer] for row in view.ships[: view.planet_count]) >= at_tech


def strengthens_others(view: PlayerView, decision: Decision, answer: Answer) -> bool:
    """Adds to the other side's total; where the lower one wins that may be right."""
    if decision.kind != "reinforce" or answer == PASS:
        return False
    side = side_of(view, view.viewer)
    return side != NOBODY and not str(answer).endswith(f":{SIDE_NAMES[side]}")


def stops_itself(view: PlayerView, decision: Decision, answer: Answer) -> bool:
    """With a zap, what was its own choice."""
    if decision.kind != "counter" or decision.about["seat"] != view.viewer or answer not in content().zaps:
        return False
    alien = decision.about.get("alien")
    return alien is None or content().aliens[alien].optional


def gives_the_game_away(view: PlayerView, decision: Decision, answer: Answer) -> bool:
    """By this answer another player is helped to the last colony, and its giver does not win with it."""
    me, enc = view.viewer, view.enc
    if decision.kind == "deal-reply" and answer == "accept":
        about = decision.about
        give, take = about["give"]["colony"], about["take"]["colony"]
        helped = give != NOBODY and would_win(view, about["other"], give)
        return helped and not (take != NOBODY and would_win(view, me, take))
    if enc is None or enc.planet < 0:
        return False
    if decision.kind == "invite" and decision.about["side"] == OFFENSE:
        guests = list(answer)
    elif decision.kind == "ally" and answer == SIDE_NAMES[OFFENSE]:
        guests = attackers(enc)
    else:
        return False
    return any(would_win(view, seat, enc.planet) for seat in guests) and not would_win(view, me, enc.planet)


def looks_on(view: PlayerView, decision: Decision, answer: Answer) -> bool:
    """Though the attack may win somebody the game, by which ships that were spared would be worth nothing: stays out
    when asked to the defense, comes with fewer ships than it can spare, or defends without asking everybody."""
    enc = view.enc
    if enc is None or enc.planet < 0:
        return False
    if decision.kind == "ally":
        is_idle = answer not in SIDE_NAMES and SIDE_NAMES[DEFENSE] in decision.options
    elif decision.kind not in ("invite", "ally-ships") or decision.about["side"] != DEFENSE:
        return False
    elif decision.kind == "invite":
        is_idle = len(answer) < len(decision.options)
    else:
        is_idle = sum(count for _, count in answer) < min(decision.high, ships_to_spare(view, decision))
    return is_idle and any(would_win(view, seat, enc.planet) for seat in attackers(enc))


def gives_a_colony_up(view: PlayerView, decision: Decision, answer: Answer) -> bool:
    """With its last ship, abroad, for an encounter that brings one more at best; or joins others with nothing else to
    send. While the attack may win somebody the game that is no matter."""
    me, enc = view.viewer, view.enc
    if enc is None:
        return False
    if decision.kind == "ally":
        planets = range(view.planet_count)
        is_costly = answer in SIDE_NAMES and not any(view.ships[one][me] > is_abroad(view, one, me) for one in planets)
    elif decision.kind in ("launch-ships", "ally-ships"):
        is_costly = any(is_abroad(view, zone, me) and count >= view.ships[zone][me] for zone, count in answer)
    else:
        return False
    return is_costly and not any(would_win(view, seat, enc.planet) for seat in attackers(enc) if seat != me)


def leaves_fleet_in_warp(view: PlayerView, decision: Decision, answer: Answer) -> bool:
    """Takes cards as a reward while most of its ships are there: who has no ships cannot use any."""
    me = view.viewer
    if decision.kind != "reward" or answer == max(decision.options):
        return False
    return view.ships[WARP][me] > sum(row[me] for row in view.ships[: view.planet_count])


def attackers(enc: EncounterView) -> list[int]:
    return [enc.offense, *(seat for seat, side in enumerate(enc.allies) if side == OFFENSE)]


def ships_to_spare(view: PlayerView, decision: Decision) -> int:
    """Of those that may go, as many as leave no colony empty."""
    me = view.viewer
    return sum(
        min(cap, view.ships[zone][me] - 1 if is_planet(view, zone) else cap)
        for zone, cap in zip(decision.options, decision.caps)
    )


def aims_at_own(view: PlayerView, decision: Decision, answer: Answer) -> bool:
    """Where there is nothing to be gained, though there is elsewhere, against no more ships of the defense."""
    me, enc = view.viewer, view.enc
    if decision.kind != "aim" or enc is None or enc.defense == NOBODY or gains(view, me, answer):
        return False
    against = view.ships[answer][enc.defense]
    return any(gains(view, me, planet) and view.ships[planet][enc.defense] <= against for planet in decision.options)


FOLLIES: dict[str, Callable[[PlayerView, Decision, Answer], bool]] = {
    "folly-game": gives_the_game_away,
    "folly-looks-on": looks_on,
    "folly-aim": aims_at_own,
    "folly-research": gives_research_up,
    "folly-zap": stops_itself,
    "folly-warp": leaves_fleet_in_warp,
}
