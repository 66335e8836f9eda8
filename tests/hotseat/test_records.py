"""The record book, and the moments that are told the next day."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from situations import table

from cosmic.engine.log import Line as LogLine
from cosmic.engine.rng import Chance
from cosmic.hotseat.keeping.kept_files import RECORDS as FILE
from cosmic.hotseat.keeping.store import saves
from cosmic.hotseat.past.highlights import Moment, moments_of
from cosmic.hotseat.past.record_lines import (
    MOST_GAMES,
    GameResult,
    RecordBook,
    RecordLine,
    Standing,
    by_alien,
    by_player,
    by_seats,
    longest,
    record,
    shortest,
)
from cosmic.hotseat.session.seats import HUMAN, SeatPlan
from cosmic.text.messages import Messages

TODAY = date(2026, 11, 16)


def result(n: int, winners: str, encounters: int = 9, names: str = "ABC", bots: str = "") -> GameResult:
    places = tuple(
        Standing(name, "greedy" if name in bots else HUMAN, (f"x{name}",), name in winners) for name in names
    )
    return GameResult(f"g{n}", f"2026-11-{n + 1:02}", encounters, places)


RESULTS = [result(n, winners, 5 + n) for n, winners in enumerate(("A", "A", "B", "AB", "A", "A"))]


def test_a_finished_game_is_written_down_once(tmp_path: Path) -> None:
    game, chance = table(3, abroad=2, names=("Ann", "Ben", "Cy")), Chance(3)
    while game.decision is not None:
        game.answer(game.decision.sample(chance))
    plans = [SeatPlan("Ann", HUMAN), SeatPlan("Ben", "greedy"), SeatPlan("Cy", HUMAN)]
    assert record(game, plans, tmp_path, TODAY) == [] and record(game, plans, tmp_path, TODAY) == []
    book, faults = RecordBook.load(tmp_path)
    assert faults == [] and len(book.results) == 1
    written = book.results[0]
    assert written.day == "2026-11-16" and written.encounters == game.state.encounters
    assert [place.kind for place in written.places] == [HUMAN, "greedy", HUMAN]
    assert [place.name for place in written.winners] == [game.state.seats[n].name for n in game.state.winners]
    assert saves(tmp_path) == [], "the book is no saved game"


def test_wins_and_runs_by_player() -> None:
    assert by_player(RESULTS) == [RecordLine("A", 6, 5, 3, 3), RecordLine("B", 6, 2, 2, 0), RecordLine("C", 6, 0, 0, 0)]


def test_a_bot_and_a_person_of_one_name_are_two() -> None:
    lines = by_player([result(1, "A"), result(2, "A", bots="A")])
    assert sorted(line.name for line in lines if line.wins) == ["A", "A\0greedy"]


def test_wins_by_alien_and_by_seats() -> None:
    assert by_alien(RESULTS)[0] == RecordLine("xA", 6, 5, 3, 3)
    mixed = [*RESULTS, result(9, "D", 30, "ABCD", bots="D")]
    three, four = by_seats(mixed)
    assert (three.seats, three.games, three.shared, three.bots) == (3, 6, 1, 0)
    assert (four.seats, four.games, four.bots) == (4, 1, 1)
    assert shortest(mixed) == RESULTS[0] and longest(mixed).encounters == 30


def test_it_is_kept_and_read_again(tmp_path: Path) -> None:
    RecordBook(list(RESULTS)).save(tmp_path)
    assert RecordBook.load(tmp_path) == (RecordBook(list(RESULTS)), [])


def test_without_a_file_the_book_is_empty(tmp_path: Path) -> None:
    assert RecordBook.load(tmp_path) == (RecordBook(), [])


def test_a_very_long_history_stays_readable(tmp_path: Path) -> None:
    RecordBook([result(n % 27, "A") for n in range(MOST_GAMES + 5)]).save(tmp_path)
    book, faults = RecordBook.load(tmp_path)
    assert faults == [] and len(book.results) == MOST_GAMES


def spoiled(**values: Any) -> str:
    game = {"id": "g", "day": "2026-11-16", "encounters": 5, "places": []}
    game["places"] = [{"name": name, "kind": HUMAN, "aliens": [], "won": False} for name in "ABC"]
    return json.dumps({"format": 1, "games": [game | values]})


DAMAGED = {
    "no json": "{",
    "no object": "[]",
    "newer": '{"format": 2, "games": []}',
    "no list": '{"format": 1, "games": 5}',
}
ODD_LINES = {
    "no game": '{"format": 1, "games": [5]}',
    "no day": spoiled(day="yesterday"),
    "no number": spoiled(encounters="many"),
    "no places": spoiled(places=[]),
    "no kind": spoiled(places=[{"name": "A", "kind": "god", "aliens": [], "won": True}] * 3),
    "no name": spoiled(places=[{"name": "\n", "kind": HUMAN, "aliens": [], "won": True}] * 3),
}


@pytest.mark.parametrize("what", ODD_LINES)
def test_a_line_that_is_not_understood_costs_no_other_and_stays(what: str, tmp_path: Path) -> None:
    """A bot that was renamed since, for one."""
    [odd] = json.loads(ODD_LINES[what])["games"]
    RecordBook(list(RESULTS)).save(tmp_path)
    kept = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    kept["games"].insert(2, odd)
    (tmp_path / FILE).write_text(json.dumps(kept), encoding="utf-8")
    book, faults = RecordBook.load(tmp_path)
    assert book.results == RESULTS and faults == []
    book.save(tmp_path)
    assert odd in json.loads((tmp_path / FILE).read_text(encoding="utf-8"))["games"]
    assert RecordBook.load(tmp_path)[0].results == RESULTS


def test_a_name_of_any_length_can_be_read_again(tmp_path: Path) -> None:
    """A loaded game may call its seats anything."""
    game, chance = table(3, abroad=2, names=("Ann" * 90, "Ben", "\n")), Chance(3)
    while game.decision is not None:
        game.answer(game.decision.sample(chance))
    assert record(game, [], tmp_path, TODAY) == []
    [written] = RecordBook.load(tmp_path)[0].results
    assert [place.name for place in written.places] == ["Ann" * 20, "Ben", "?"]


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_book_is_set_aside_and_told(what: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(DAMAGED[what], encoding="utf-8")
    book, faults = RecordBook.load(tmp_path)
    assert book.results == [] and not (tmp_path / FILE).exists()
    assert (tmp_path / f"{FILE}.damaged").read_text(encoding="utf-8") == DAMAGED[what]
    words = Messages(strict=True).say(f"error-{faults[0].key}", **faults[0].about)
    assert FILE in words and f"{FILE}.damaged" in words
    assert RecordBook.load(tmp_path) == (RecordBook(), []), "told once"


def test_what_was_set_aside_is_never_overwritten(tmp_path: Path) -> None:
    for n in range(3):
        (tmp_path / FILE).write_text(f"damage {n}", encoding="utf-8")
        RecordBook.load(tmp_path)
    assert sorted(path.read_text(encoding="utf-8") for path in tmp_path.iterdir()) == [
        "damage 0",
        "damage 1",
        "damage 2",
    ]


def test_a_folder_that_cannot_be_written_is_told_and_nothing_raised(tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("", encoding="utf-8")
    game = table(3)
    faults = record(game, [], tmp_path / "wall", TODAY)
    assert faults[-1].key == "records-not-written"
    assert "wall" in Messages(strict=True).say("error-records-not-written", **faults[-1].about)


# --- moments


def line(key: str, **about: Any) -> LogLine:
    return LogLine(key, about)


def fight(offense: int, defense: int, won: int, *totals: tuple[int, int]) -> list[LogLine]:
    """With the totals as they were told, one after the other."""
    winner = (offense, defense)[won]
    return [
        line("encounter-starts", seat=offense, number=1),
        line("defense", seat=defense),
        *(line("total", side=side, value=value, parts=[]) for told in totals for side, value in enumerate(told)),
        line("encounter-won", side=won, seat=winner),
    ]


def test_upset_rout_and_closest_fight() -> None:
    log = fight(0, 1, 0, (20, 8)) + fight(1, 2, 1, (9, 10)) + fight(2, 0, 0, (3, 14), (16, 14))
    assert moments_of(log, ["some_zap"]) == (
        Moment("upset", 3, 16, 2, 0, 2, 16, 14, (3, 14)),
        Moment("rout", 1, 4, 0, 1, 12, 20, 8, (20, 8)),
        Moment("closest", 2, 9, 2, 1, 1, 10, 9, (10, 9)),
    )


def upsets_in(*fights: list[LogLine]) -> list[Moment]:
    return [one for one in moments_of([line for fight in fights for line in fight], ()) if one.kind == "upset"]


def test_the_lower_total_by_a_power_is_no_upset() -> None:
    assert upsets_in(fight(2, 0, 0, (3, 14))) == []
    assert upsets_in(fight(2, 0, 0, (3, 14), (3, 17))) == [], "nor if the one that loses adds to it"


def test_where_the_lower_total_wins_the_one_that_was_higher_has_turned_it() -> None:
    (found,) = upsets_in(fight(2, 0, 0, (14, 12), (14, 17)))
    assert (found.seat, found.first, found.high, found.low) == (2, (14, 12), 14, 17)


def test_of_upsets_the_one_that_was_furthest_behind_counts() -> None:
    (found,) = upsets_in(fight(0, 1, 0, (8, 9), (20, 9)), fight(1, 2, 0, (5, 9), (10, 9)), fight(0, 1, 1, (8, 8)))
    assert found.encounter == 2 and found.was_behind == 4


def test_the_last_total_counts() -> None:
    log = fight(0, 1, 0, (20, 8))
    log.insert(4, line("total", side=1, value=19, parts=[]))
    assert moments_of(log, ["some_zap"])[0].count == 1


def test_zaps_talks_and_fleets() -> None:
    zap = line("card-played", seat=1, card="some_zap", side="artifact")
    offer = line("deal-offered", seat=0, other=1, give={}, take={})
    lost = line("ships-to-warp", seat=2, count=3, cause="defeat", sources=[])
    log = [*fight(0, 1, 0, (1, 0))[:2], zap, zap, offer, offer, offer, lost, lost]
    assert moments_of(log, ["some_zap"]) == (
        Moment("zaps", 1, 3, 0, 1, 2),
        Moment("talk", 1, 6, 0, 1, 3),
        Moment("fleet", 1, 8, 2, count=6),
    )


def test_a_quiet_game_has_none() -> None:
    assert moments_of([line("turn-starts", seat=0), line("encounter-starts", seat=0, number=1)], ()) == ()
