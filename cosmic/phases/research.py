"""Technologies: the deal, one action of everybody at Regroup, and new ones (rule: variants.techs)."""

from __future__ import annotations

from typing import Final

from cosmic.engine.decisions import PASS
from cosmic.engine.steps import step
from cosmic.engine.table import Table
from cosmic.engine.windows import note_research

DEALT: Final = 2
RESEARCH: Final = "research"
COMPLETE: Final = "complete"
ABANDON: Final = "abandon"


@step("techs")
def deal_techs(t: Table) -> None:
    """Rule: techs.deal. Everybody chooses in secret; what is not kept is shown when all have chosen."""
    t.s.shuffle(t.s.tech_deck)
    players = range(len(t.s.seats))
    dealt = [t.draw_techs(player, DEALT) for player in players]
    kept = [t.ask(player, "tech-keep", dealt[player] or [""], "tech", secret=True) for player in players]
    for player in players:
        t.keep_tech(player, dealt[player], kept[player])


def act_on_techs(t: Table) -> None:
    """Rule: techs.action. In timing order, each once; who has a tech face down is asked."""
    players = [player for player in t.everyone() if t.techs_face_down(player)]
    spoken = -1
    for place, player in enumerate(players):
        if t.spoken != spoken:
            note_research(t, players[place:])
            spoken = t.spoken
        choice = t.ask_response(player, "tech-action", (PASS, *open_actions(t, player)), "tech")
        if choice != PASS:
            action, _, tech = choice.partition(":")
            if action == RESEARCH:
                t.research(player, tech)
            elif action == COMPLETE:
                t.complete_tech(player, tech)
            else:
                t.abandon_tech(player, tech)


def open_actions(t: Table, player: int) -> list[str]:
    """Rules: techs.research, techs.complete, techs.abandon, techs.hidden."""
    found: list[str] = []
    for card in t.techs_face_down(player):
        printed = t.book.content.techs[card.slug]
        if t.has_colony(player):
            found.append(f"{RESEARCH}:{card.slug}")
        if not printed.hidden and card.ships >= printed.research:
            found.append(f"{COMPLETE}:{card.slug}")
        found.append(f"{ABANDON}:{card.slug}")
    return found


def new_tech(t: Table, player: int) -> None:
    """Rule: techs.new. One card more than the player has foreign colonies; one of them is kept."""
    t.tell("tech-instead", seat=player)
    drawn = t.draw_techs(player, len(t.foreign_colonies(player)) + 1)
    if drawn:
        t.keep_tech(player, drawn, t.ask(player, "tech-keep", drawn, "tech", secret=True))
