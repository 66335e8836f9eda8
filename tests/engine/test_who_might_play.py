"""Who is called to a window: by the side of a flare that would be open to a player, never without a card in hand."""

from __future__ import annotations

from typing import Any

from situations import stated_book

from cosmic.engine.effects import ANOTHERS, OWN
from cosmic.engine.events import Event
from cosmic.engine.game import Game
from cosmic.positions import position
from cosmic.rulebook import book


def called(game: Game, stage: str, what: str) -> list[list[int]]:
    """The seats of every such window so far."""

    def about(line: Any) -> str:
        said = line.about["about"]
        return str(said.get("moment") or said.get("event"))

    noted = [line for line in game.log if line.is_window and line.about["stage"] == stage and about(line) == what]
    return [line.about["seats"] for line in noted]


def test_a_super_side_calls_the_owner_of_the_sheet_alone() -> None:
    situation = """
    seats: {red: %s, blue: none, green: none}
    start: launch
    defense: blue
    hands: {red: [attack 10, +3], blue: [attack 20], green: [attack 06]}
    """
    assert called(sent(position(situation % "none")), "at", "launch.ships") == []
    noted = called(sent(position(situation % "macron")), "at", "launch.ships")
    assert noted and all(seats == [0] for seats in noted)


def sent(game: Game) -> Game:
    """The offense has aimed."""
    assert game.decision is not None and game.decision.kind == "aim"
    game.answer(game.decision.options[0])
    return game


def test_a_wild_side_calls_everybody_but_the_owner_of_the_sheet() -> None:
    """Whoever loses ships might hold the flare that saves one, but not the Zombie, who has the other side of it."""
    beaten = """
    seats: {red: none, blue: %s, green: none}
    start: ships
    defense: blue
    planet: blue 1
    sends: 2
    outcome: offense
    zapped: [%s]
    hands: {red: [+3], blue: [+3], green: [+5]}
    laid: {offense: attack 20, defense: attack 06}
    """
    assert called(position(beaten % ("none", ""), stated_book()), "replace", "ShipsToWarp") == [[1]]
    assert called(position(beaten % ("zombie", ""), stated_book()), "replace", "ShipsToWarp") == []
    assert called(position(beaten % ("zombie", "blue"), stated_book()), "replace", "ShipsToWarp") == [[1]]


def test_who_has_no_card_is_not_called() -> None:
    situation = """
    seats: {red: none, blue: none, green: none}
    start: regroup
    hands: {red: [attack 10], blue: [%s], green: [attack 06]}
    """
    assert called(position(situation % "attack 08"), "at", "regroup") == [[0, 1, 2]]
    assert called(position(situation % ""), "at", "regroup") == [[0, 2]]


def test_an_effect_that_answers_its_own_events_alone_names_one_that_is_somebodys() -> None:
    """Or else it would never act."""
    marked = [h for table in book().handlers.values() for handlers in table.values() for h in handlers if h.of]
    assert {handler.of for handler in marked} == {OWN, ANOTHERS}
    assert [handler.id for handler in marked if handler.mark.what.whose is Event.whose] == []
