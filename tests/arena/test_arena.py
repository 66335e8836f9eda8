"""The arena: the same deals for everybody, shares that add up, and the same results however they are come by."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from cosmic.arena.counting import Won, interval, middle, resampled, summary, time_of
from cosmic.arena.ladder import elo, strengths
from cosmic.arena.lift import lift
from cosmic.arena.matches import block, lift_block, mixes, rotations, usual_options
from cosmic.arena.playing import Bench, DealTalk, Match, Outcome, play_all, played
from cosmic.bots.greedy import GreedyBot
from cosmic.cli.main import main
from cosmic.engine.book import Book
from cosmic.engine.errors import CosmicError
from cosmic.engine.state import Options
from cosmic.phases.setup import Setup
from cosmic.rulebook import book
from cosmic.worlds.feature_names import FEATURES
from cosmic.worlds.outlook import Outlook
from cosmic.worlds.sampler import Worlds

Output = pytest.CaptureFixture[str]
FOUR = ("greedy", "random", "random", "random")
SETUP = Setup(1, ("one", "two", "three"), usual_options(book()))


def ended(bots: tuple[str, ...], winners: list[int], number: int = 0, **more: object) -> Outcome:
    """A game that was never played."""
    aliens = [f"alien {seat}" for seat in range(len(bots))]
    found = Outcome(Match(SETUP, bots, number), aliens, aliens, winners, encounters=10)
    for name, value in more.items():
        setattr(found, name, value)
    return found


# --- who meets whom


def test_a_block_is_one_deal_with_everybody_in_every_seat_once() -> None:
    matches = block(7, 3, FOUR, usual_options(book()), (), book())
    assert [match.bots.index("greedy") for match in matches] == [0, 3, 2, 1]
    assert {match.setup for match in matches} == {matches[0].setup}
    assert {match.block for match in matches} == {7}
    outcomes = list(play_all(matches, 1))
    assert len({tuple(outcome.aliens) for outcome in outcomes}) == 1
    assert not any(outcome.error or outcome.illegal for outcome in outcomes)


def test_the_same_seating_is_not_played_twice() -> None:
    assert rotations("abab") == [tuple("abab"), tuple("baba")]
    assert rotations("aaa") == [tuple("aaa")]


def test_named_aliens_sit_first_and_others_beside_them() -> None:
    aliens = book().playable_aliens()[:2]
    first, other = (block(0, seed, FOUR, Options(), aliens, book())[0].setup for seed in (1, 2))
    assert list(first.aliens[:2]) == aliens
    assert len(set(first.aliens)) == 4
    assert first.aliens != other.aliens
    first.check(book())


def test_a_ladder_is_played_by_every_mix_of_several_bots() -> None:
    assert mixes("ab", 3) == [tuple("aab"), tuple("abb")]
    assert len(mixes("abc", 4)) == 12


def test_an_alien_goes_with_its_bot_and_its_sheet_may_be_blank() -> None:
    alien = book().playable_aliens()[0]
    whole = lift_block(0, 1, alien, FOUR, Options(), book())
    blank = lift_block(0, 1, alien, FOUR, Options(), book(), blank=True)
    for with_it, without in zip(whole, blank):
        assert with_it.bots[with_it.measured] == "greedy"
        assert with_it.setup.aliens[with_it.measured] == alien
        assert without == replace(with_it, blanks=(f"{alien}.power",))
    assert [match.measured for match in whole] == [0, 1, 2, 3]


# --- playing


def test_bots_that_search_play_the_same_game_again() -> None:
    match = Match(SETUP, ("normal:1", "random", "random"), timed=False)
    first, again = played(match), played(match)
    assert first == again
    assert first.winners


def test_an_illegal_answer_is_counted_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GreedyBot, "choose", lambda bot, view, decision: "nonsense")
    outcome = played(Match(SETUP, ("random", "greedy", "random")))
    assert outcome.winners
    assert outcome.illegal
    assert all(fault.startswith("greedy: ") for fault in outcome.illegal)
    assert len(summary([outcome])["illegal"]) == len(outcome.illegal)


def test_a_game_that_breaks_off_is_an_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise CosmicError("worn-out")

    monkeypatch.setattr(GreedyBot, "choose", fail)
    found = summary([played(Match(SETUP, ("greedy", "random", "random"))), ended(("greedy", "random", "random"), [1])])
    assert "worn-out" in found["errors"][0]["error"]
    assert found["bots"]["greedy"]["played"] == 1


# --- counting


def test_a_shared_win_is_split_and_shares_add_up() -> None:
    found = summary(
        [ended(("a", "b", "c"), [0, 1]), ended(("c", "a", "b"), [1], 1), ended(("b", "c", "a"), [0, 1, 2], 2)]
    )
    share = {name: one["share"] for name, one in found["bots"].items()}
    assert share == {"a": 61.1, "b": 27.8, "c": 11.1}
    assert {name: one["any"] for name, one in found["bots"].items()} == {"a": 100.0, "b": 66.7, "c": 33.3}
    assert {name: one["solo"] for name, one in found["bots"].items()} == {"a": 33.3, "b": 0.0, "c": 0.0}
    assert found["bots"]["a"]["seats"] == {"1": {"played": 1, "share": 50.0}, "2": {"played": 1, "share": 100.0}} | {
        "3": {"played": 1, "share": 33.3}
    }


def test_what_broke_off_does_not_cost_the_rest() -> None:
    found = summary([ended(("a", "b", "b"), [0]), ended(("c", "b", "b"), [], 1, error="worn out")])
    assert list(found["bots"]) == ["a", "b"] and len(found["errors"]) == 1


def test_deals_and_long_games_are_counted() -> None:
    talks = [DealTalk(0, 1, True), DealTalk(1, 0, False), DealTalk(0, 2, True)]
    found = summary([ended(("b", "a", "b"), [0], talks=talks, encounters=121)])
    assert found["deals"] == {"a + b": {"made": 1, "failed": 1}, "b + b": {"made": 1, "failed": 0}}
    assert found["too_long"] == [{"seed": 1, "seats": "b,a,b", "encounters": 121}]


def test_blocks_are_drawn_anew_the_same_way_every_time() -> None:
    blocks = [Won(won, 4) for won in (0.0, 1.0, 2.0, 4.0, 1.0, 3.0)]
    assert interval(blocks) == interval(blocks)
    low, high = interval(blocks)
    assert 0 < low < 11 / 24 < high < 1
    assert all(len(drawn) == 6 and set(drawn) <= set(range(6)) for drawn in resampled(6, 50))
    assert middle(range(1000)) == (25, 974)


def test_blocks_that_agree_leave_nothing_open() -> None:
    assert interval([Won(1.0, 4)] * 9) == (0.25, 0.25)


def test_times_of_answers() -> None:
    marks = time_of([float(i) for i in range(101)])
    assert (marks["median"], marks["p95"], marks["p99"], marks["max"], marks["answers"]) == (50, 95, 99, 100, 101)


def test_a_ladder_finds_how_strong_they_are() -> None:
    """`a` wins three games of four against one other, as somebody three times as strong does."""
    games = [(("a", "random"), {"a": 1.0})] * 3000 + [(("a", "random"), {"random": 1.0})] * 1000
    found = strengths(games, ["a", "random"])
    assert found["a"] / found["random"] == pytest.approx(3, rel=0.01)
    assert elo(games, ["a", "random"])["a"] == pytest.approx(190.8, abs=1)
    assert elo(games, ["a", "random"])["random"] == 0


def test_a_ladder_has_an_end_where_one_wins_every_game() -> None:
    assert 400 < elo([(("a", "random"), {"a": 1.0})] * 50, ["a", "random"])["a"] < 2000


def test_lift_is_the_share_with_the_sheet_less_that_without() -> None:
    setup = replace(SETUP, aliens=("x", "y", "z"))
    games = [Outcome(Match(setup, ("a",) * 3, number), winners=winners) for number, winners in ((0, [0]), (1, [0, 1]))]
    blank = [Outcome(Match(setup, ("a",) * 3, number), winners=winners) for number, winners in ((0, [1]), (1, [0, 1]))]
    found = lift(games, blank)
    assert (found["share"], found["blank"], found["lift"]) == (75.0, 25.0, 50.0)


# --- the command


def test_simulate_asks_bots_that_think_in_the_same_way(capsys: Output) -> None:
    assert main(["simulate", "--games", "1", "--players", "3", "--bots", "easy,random", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["bots"]["easy"]["played"] == 1
    assert found["errors"] == []


def test_the_number_of_processes_changes_nothing(capsys: Output) -> None:
    found = []
    for jobs in ("1", "2"):
        assert main(["arena", "--seats", "greedy,random", "--blocks", "3", "--json", "--jobs", jobs]) == 0
        found.append(json.loads(capsys.readouterr().out))
        assert found[-1].pop("time")
    assert found[0] == found[1]


def test_several_numbers_of_players(capsys: Output) -> None:
    assert main(["arena", "--seats", "greedy,random", "--blocks", "1", "--players", "3..4", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 7
    assert {name: one["played"] for name, one in found["bots"]["greedy"]["players"].items()} == {"3": 3, "4": 4}


def test_the_table(capsys: Output) -> None:
    assert main(["arena", "--ladder", "greedy,random", "--players", "3", "--blocks", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("6 games in 2 blocks")
    assert "Elo" in out


def test_the_lift_of_one_alien(capsys: Output) -> None:
    alien = book().playable_aliens()[0]
    assert main(["arena", "--lift", alien, "--bot", "random", "--players", "3", "--blocks", "2"]) == 0
    assert alien in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ["--seats", "wizard"],
        ["--seats", ","],
        ["--seats", "hard:few"],
        ["--seats", "greedy,greedy,greedy,random", "--players", "3"],
        ["--players", "2"],
        ["--players", "5..4"],
        ["--players", "some"],
        ["--blocks", "0"],
        ["--aliens", "nobody"],
        ["--lift", "nobody"],
        ["--ladder", "greedy"],
        ["--ladder", "greedy,random", "--lift"],
        ["--values", "/no/such/file"],
    ],
    ids=" ".join,
)
def test_bad_use_is_one_sentence(words: list[str], capsys: Output) -> None:
    assert main(["arena", *words]) in (1, 2)
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("cosmic")


def test_weights_that_lack_one_are_named_before_a_game_is_played(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "values.yaml"
    path.write_text("weights: {progress: 1.0}\n", encoding="utf-8")
    assert main(["arena", "--values", str(path)]) == 1
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1
    assert str(path) in err and "weights.two_short: is missing" in err


def test_bots_may_talk_and_remember_as_at_a_table() -> None:
    setup = Setup(4, ("one", "two", "three"), usual_options(book()))
    match = Match(setup, ("easy:talkative", "easy:spiteful", "greedy"), talks=True)
    outcome = Outcome(match)
    bench = Bench(match, book(), outcome)
    end = bench.play()
    talk = bench.talk
    assert talk is not None and end.winners and not outcome.illegal
    assert {one.seat for one in talk.said} == {0, 1}, "who only follows rules has nothing to say"
    assert len({one.line for one in talk.said}) > 3, "in several encounters"
    assert any(bench.bots[0].talk.regard), "what the others did is remembered"
    assert played(match).winners == end.winners
    assert Bench(replace(match, talks=False), book(), Outcome(match)).talk is None


@pytest.mark.parametrize("given", [(), (1.0,) * len(FEATURES)], ids=["their own", "others"])
def test_a_bot_values_positions_as_its_level_does_unless_it_is_told_otherwise(
    given: tuple[float, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    used: dict[str, list[float]] = {}

    class Noted(Outlook):
        def __init__(self, worlds: Worlds, rules: Book, weights: Sequence[float], seed: int) -> None:
            super().__init__(worlds, rules, weights, seed)
            used.setdefault(bench.match.bots[worlds.viewer], self.weights)

    monkeypatch.setattr("cosmic.arena.playing.Outlook", Noted)
    match = Match(SETUP, ("hard:1", "easy", "greedy"), weights=given)
    bench = Bench(match, book(), Outcome(match))
    bench.play()
    own = {name: bench.bots[seat].weights for seat, name in enumerate(match.bots) if bench.bots[seat].searches}
    assert used == {name: list(given) or weights for name, weights in own.items()}
    assert own["hard:1"] != own["easy"]
