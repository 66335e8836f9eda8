"""The deal table: empty and full papers, the choice of a card, answers, and the end of the talks."""

from __future__ import annotations

from auditing import LONG_NAMES
from conftest import Table
from examples import Example
from talks import FULL, NAMES, NO_HAND, NO_PLANETS, ZOMBIE, deal_table, fair_offer, game_at, rich_offer

from cosmic.engine.deals import share
from cosmic.engine.game import Game
from cosmic.engine.views import view_of
from cosmic.hotseat.session.deal_drafts import DealClock, turned_round
from cosmic.ui.screens.deal.deal_scene import DealScene
from cosmic.ui.shell.services import Services


def offer(written: str) -> Example:
    return Example(DealScene, lambda services: deal_table(services, game_at(written)))


def answered(names: tuple[str, ...] = NAMES, *answers: str) -> Example:
    """A rich offer lies on the table, and has been answered with this."""

    def make(services: Services) -> DealScene:
        game = game_at(FULL, names)
        game.answer(rich_offer(game))
        for answer in answers:
            game.answer(answer)
        return deal_table(services, game)

    return Example(DealScene, make)


def impossible(services: Services) -> DealScene:
    """A card is asked for that the other does not hold."""
    game = game_at(FULL)
    assert game.decision is not None and game.decision.bounds is not None
    held = set(view_of(game.table, game.decision.about["other"]).cards.values())
    missing = next(face for face in game.decision.bounds.faces if face not in held)
    game.answer({"give": share(), "take": share([missing])})
    return deal_table(services, game)


def last_word() -> Game:
    """So many offers have been made that only yes or no is left."""
    game = game_at(FULL, LONG_NAMES)
    mine = fair_offer(game)
    while True:
        assert game.decision is not None
        if game.decision.kind == "deal-reply" and "counter" not in game.decision.options:
            return game
        if game.decision.kind == "deal-reply":
            game.answer("counter")
        game.answer(mine)
        mine = turned_round(mine)


def timed(services: Services, clock: DealClock, paused: bool = False) -> DealScene:
    clock.paused = paused
    return deal_table(services, game_at(ZOMBIE), clock)


def leaving(table: Table) -> None:
    table.click("no_deal")


def picking(table: Table) -> None:
    table.click("certain")


def nothing_picked(table: Table) -> None:
    table.click("certain")
    table.write("zzz")


EXAMPLES = {
    "deal: full hands": offer(FULL),
    "deal: the Zombie's colonies": offer(ZOMBIE),
    "deal: no planets": offer(NO_PLANETS),
    "deal: no cards": offer(NO_HAND),
    "deal: choosing a card": Example(DealScene, offer(FULL).make, picking),
    "deal: no such card": Example(DealScene, offer(FULL).make, nothing_picked),
    "deal: about to leave": Example(DealScene, offer(ZOMBIE).make, leaving),
    "deal: time nearly over": Example(DealScene, lambda services: timed(services, DealClock(8))),
    "deal: a stopped clock": Example(DealScene, lambda services: timed(services, DealClock(600), paused=True)),
    "deal: no clock": Example(DealScene, lambda services: timed(services, DealClock(0))),
    "deal: an offer to answer": answered(),
    "deal: an offer among long names": answered(LONG_NAMES),
    "deal: a counter-offer": answered(LONG_NAMES, "counter"),
    "deal: terms that cannot be met": Example(DealScene, impossible),
    "deal: the last word": Example(DealScene, lambda services: deal_table(services, last_word())),
}
