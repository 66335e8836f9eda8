"""What came of an encounter, as the log tells it: in one sentence, and whether people had a part in it."""

from __future__ import annotations

from typing import Any

import pytest
from situations import at, without_aliens

from cosmic.engine.decisions import PASS
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.state import NOBODY
from cosmic.engine.views import PUBLIC, view_of
from cosmic.hotseat.past.encounter_ends import EncounterEnd, end_before, ends_encounter, told_with_ends
from cosmic.rulebook import book
from cosmic.text.encounter_summary import summary
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter

SAY = Messages(strict=True)
FOUGHT: dict[str, Any] = {
    "seats": without_aliens(4),
    "hands": {"blue": ["attack 10"], "green": ["attack 08"], "purple": ["attack 06"], "red": ["attack 04"]},
    "start": "reveal",
    "offense": "blue",
    "defense": "green",
    "planet": "green 1",
    "sends": 2,
    "laid": {"offense": "attack 04", "defense": "attack 20"},
    "options": {"planets": 4},
}
BLUE, GREEN, PURPLE, RED = range(4)


def ended(acting: int = NOBODY, **more: Any) -> Game:
    """Nobody but one answers anything, until the next turn has begun."""
    game = at(FOUGHT | more)
    while game.decision is not None and not any(line.key == "turn-starts" for line in game.log[1:]):
        decision, chance = game.decision, Chance(0)
        if PASS in decision.options:
            game.answer(next(one for one in decision.options if (one == PASS) == (decision.player != acting)))
        else:
            game.answer(decision.sample(chance))
    return game


def end_of(game: Game, *people: int) -> EncounterEnd:
    line = max(n for n, entry in enumerate(game.log) if ends_encounter(entry))
    end = end_before(game, line, SAY, people)
    assert end is not None
    return end


def test_one_sentence_says_what_came_of_it() -> None:
    assert end_of(ended()).said == "Bob held green 1 against Ann: Ann lost 2 ships."


def test_whoever_wins_without_a_ship_left_has_taken_no_planet() -> None:
    won: dict[str, Any] = {
        "laid": {"offense": "attack 20", "defense": "attack 04"},
        "allies": {"offense": {"purple": 2}},
    }
    game = ended(**won)
    end = end_of(game)
    assert end.said.startswith("Ann took green 1 from Bob: Cleo landed there too")
    view = view_of(game.table_at(end.line - 1), PUBLIC)
    words = Presenter(view, book().content, SAY)
    without = [entry for entry in game.log[: end.line] if (entry.key, entry.about.get("seat")) != ("ships-land", BLUE)]
    assert view.enc is not None
    said = summary(view.enc, without, words)
    assert said.startswith("Ann won against Bob at green 1 but did not land: Cleo landed there and")
    line = next(entry for entry in game.log if entry.key == "encounter-won")
    assert words.event(line) == "The offense wins: Ann prevails."


@pytest.mark.parametrize(
    ("people", "of_bots"), [((), True), ((PURPLE, RED), True), ((BLUE,), False), ((GREEN,), False)]
)
def test_main_players_have_a_part_in_it(people: tuple[int, ...], of_bots: bool) -> None:
    assert end_of(ended(), *people).of_bots == of_bots


def test_an_ally_has_a_part_in_it() -> None:
    game = ended(allies={"defense": {"purple": 1}})
    assert not end_of(game, PURPLE).of_bots and end_of(game, RED).of_bots


def test_who_plays_a_card_from_outside_has_a_part_in_it() -> None:
    game = ended(RED, hands=FOUGHT["hands"] | {"red": ["attack 04", "ionic gas"]})
    assert any(line.key == "card-played" for line in game.log)
    assert not end_of(game, RED).of_bots and end_of(game, PURPLE).of_bots


def test_no_other_line_ends_an_encounter() -> None:
    game = ended()
    ends = [n for n in range(len(game.log)) if end_before(game, n, SAY, ()) is not None]
    assert ends == [end_of(game).line] and game.log[ends[0]].key == "turn-starts"


def test_the_log_says_it_after_the_last_line_of_the_encounter() -> None:
    game = ended()
    words = Presenter(view_of(game.table, PUBLIC), book().content, SAY)
    end = end_of(game)
    told = told_with_ends(game, 0, len(game.log), words)
    place = told.index(end.said)
    assert told.count(end.said) == 1 and told[place + 1] == words.event(game.log[end.line])
    assert end.said not in told_with_ends(game, 0, end.line, words), "it is not told before it has ended"


def test_an_encounter_put_in_between_is_summed_up_by_itself_and_neither_is_told_twice() -> None:
    game = ended(GREEN, hands=FOUGHT["hands"] | {"green": ["attack 08", "attack 12", "warrior flare"]})
    ends = [end for n in range(len(game.log)) if (end := end_before(game, n, SAY, ())) is not None]
    assert [game.log[end.line].key for end in ends] == ["extra-encounter", "turn-goes-on"]
    assert ends[0].said.startswith("Bob held green 1 against Ann")
    assert "against Bob" in ends[1].said or ends[1].said.startswith("Bob"), "there Bob was the offense"
    assert game.log[-1].key != "turn-goes-on" and any(line.key == "turn-starts" for line in game.log[ends[1].line :])
