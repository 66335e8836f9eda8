"""Every pair of aliens meets, and the same games come out however often one looks."""

from __future__ import annotations

from itertools import count

from cosmic.fuzz.drawing import Trial
from cosmic.fuzz.meetings import Meetings, until_all_have_met
from cosmic.rulebook import book


def trials(times: int, games: int = 0) -> list[Trial]:
    return list(until_all_have_met((Trial(seed, "random") for seed in count()), book(), times, games))


def test_every_pair_that_may_sit_together_meets() -> None:
    dealt, meetings = trials(2), Meetings(book())
    for trial in dealt:
        meetings.add(trial.aliens)
    assert min(meetings.met.values()) == 2
    assert len(meetings.met) > len(book().playable_aliens())
    assert dealt == trials(2)
    # The rest are dealt as they come: other set-ups are played, too.
    named = sum(1 for trial in dealt if trial.aliens)
    assert len(dealt) / 3 < named < len(dealt) * 2 / 3


def test_more_games_than_the_pairs_need_are_played_if_wanted() -> None:
    needed = len(trials(1))
    assert len(trials(1, needed + 7)) == needed + 7
    assert len(trials(1, 3)) == needed


def test_a_barred_pair_is_never_seated() -> None:
    meetings = Meetings(book())
    assert ("gambler", "sorcerer") not in meetings.met
    assert not any({"gambler", "sorcerer"} <= set(trial.aliens) for trial in trials(2))
