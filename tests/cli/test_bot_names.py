"""How commands call bots: a level or a baseline, with a personality and a number of worlds if one likes."""

from __future__ import annotations

import argparse

import pytest

from cosmic.cli.bot_names import bot, bots
from cosmic.cli.main import parser


@pytest.mark.parametrize("name", ["hard", "greedy", "hard:bold", "hard:8", "hard:sly:8"])
def test_every_command_that_measures_bots_knows_them_by_the_same_names(name: str) -> None:
    assert bot(name) == name and bots(f"{name},random") == [name, "random"]
    assert parser("puzzles").parse_args(["puzzles", "--bot", name]).bots == [name]
    assert parser("arena").parse_args(["arena", "--seats", name]).seats == [name]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("wizard", "there is no bot 'wizard'; there are easy, greedy"),
        ("greedy:bold", "there is no bot 'greedy:bold'"),
        ("hard:dreamy", "'dreamy' is no personality; there are bold, cautious"),
        ("hard:dreamy:8", "'dreamy' is no personality"),
        ("hard:0", "'0' is not a number above zero"),
    ],
)
def test_who_is_none_is_named_with_those_who_are(name: str, says: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError) as caught:
        bot(name)
    assert says in str(caught.value)
