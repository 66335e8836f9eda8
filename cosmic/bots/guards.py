"""What nobody does, however a few made-up worlds turn out: hand somebody else the game, or give up research without
need."""

from __future__ import annotations

from cosmic.bots.view_reading import would_win
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.state import NOBODY, OFFENSE, SIDE_NAMES
from cosmic.engine.views import PlayerView

ABANDON = "abandon:"


def is_folly(view: PlayerView, decision: Decision, answer: Answer) -> bool:
    return gives_the_game_away(view, decision, answer) or gives_research_up(view, decision, answer)


def gives_research_up(view: PlayerView, decision: Decision, answer: Answer) -> bool:
    """Though there is no lack of ships: for those at the tech alone it may pay."""
    if decision.kind != "tech-action" or not str(answer).startswith(ABANDON):
        return False
    at_tech = sum(tech.ships for tech in view.techs if tech.owner == view.viewer)
    return sum(row[view.viewer] for row in view.ships[: view.planet_count]) >= at_tech


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
        guests = [enc.offense, *(seat for seat, side in enumerate(enc.allies) if side == OFFENSE)]
    else:
        return False
    return any(would_win(view, seat, enc.planet) for seat in guests) and not would_win(view, me, enc.planet)
