"""Games that have a name: the same everywhere, and what they promise."""

from __future__ import annotations

import argparse
from dataclasses import fields, replace

import pytest

from cosmic.cli import play
from cosmic.cli.main import main
from cosmic.engine.definitions import SETS
from cosmic.engine.options import Options
from cosmic.hotseat.plans.plan_editor import Planner
from cosmic.hotseat.plans.table_plan import TablePlan, default_plan, plan_asked_for
from cosmic.hotseat.session.seats import HUMAN, SeatPlan
from cosmic.phases.setup import Setup
from cosmic.positions import position
from cosmic.rulebook import book
from cosmic.text.messages import Messages

MESSAGES = Messages(strict=True)
PRESETS = book().content.presets
NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")


def planner(people: int = 1, seats: int = 4) -> Planner:
    plans = tuple(SeatPlan(NAMES[i], HUMAN if i < people else "greedy") for i in range(seats))
    return Planner(TablePlan(plans, sets=SETS), book(), MESSAGES)


def test_the_four_games_are_what_their_names_promise() -> None:
    assert list(PRESETS) == ["first", "classic", "everything", "quick"]
    assert PRESETS["first"].options == Options("basic") and PRESETS["classic"].options == Options("advanced")
    assert PRESETS["quick"].options == Options("basic", planets=4) and PRESETS["quick"].players == 3
    assert PRESETS["everything"].options == Options("advanced", sets=SETS, rewards="deck", techs=True)


@pytest.mark.parametrize("name", PRESETS)
def test_each_can_be_played_and_has_words(name: str) -> None:
    preset = PRESETS[name]
    Setup(1, NAMES[: preset.players or 4], preset.options).check(book())
    assert MESSAGES.say(f"ui-setup-game-{name}") and MESSAGES.say(f"ui-setup-game-{name}.note")


def test_a_new_table_plays_the_first_game() -> None:
    assert Planner(default_plan(MESSAGES), book(), MESSAGES).game == "first"


@pytest.mark.parametrize("name", PRESETS)
def test_a_game_that_is_chosen_is_known_again(name: str) -> None:
    p = planner()
    p.choose_game(name)
    assert p.game == name and p.faults() == {}


def test_the_quick_game_sends_bots_away_and_no_people() -> None:
    p = planner(people=2, seats=6)
    p.choose_game("quick")
    assert [seat.name for seat in p.seats] == ["Ann", "Ben", "Cid"]
    p = planner(people=5, seats=6)
    p.choose_game("quick")
    assert len(p.seats) == 5 and p.faults() == {}


def test_the_reward_deck_leaves_with_its_box() -> None:
    p = planner()
    p.choose_game("everything")
    p.toggle_set("incursion")
    assert p.base.rewards == "none" and p.faults() == {}
    plan = replace(p.plan, rewards="mixed")
    assert {field: fault.key for field, fault in plan.check(book()).items()} == {"rewards": "setup-rewards-box"}


def asked_for(words: str) -> TablePlan:
    parser = argparse.ArgumentParser()
    play.arguments(parser)
    return plan_asked_for(parser.parse_args(words.split()), MESSAGES)


def test_play_takes_a_preset_and_what_is_said_besides() -> None:
    everything = asked_for("--preset everything")
    assert {field.name: getattr(everything, field.name) for field in fields(Options)} == {
        field.name: getattr(PRESETS["everything"].options, field.name) for field in fields(Options)
    }
    assert len(asked_for("--preset quick").seats) == 3 and len(asked_for("--preset quick --seats a,b,c,d").seats) == 4
    mixed = asked_for("--preset everything --rewards mixed --no-flares --planets 4")
    assert (mixed.rewards, mixed.flares, mixed.planets, mixed.techs) == ("mixed", False, 4, True)
    assert asked_for("") == replace(asked_for("--preset classic"), setup="advanced")


def test_rulings_name_them_too() -> None:
    written = "seats: {red: none, blue: none, green: none}\noptions: {preset: everything}"
    options = position(written).state.options
    assert (options.sets, options.rewards, options.techs) == (SETS, "deck", True)


@pytest.mark.parametrize("command", ["simulate", "coverage", "bench", "play --text"])
def test_an_unknown_one_is_told_with_those_there_are(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--preset", "nope"]) == 2
    assert "there are first, classic, everything, quick" in capsys.readouterr().err
