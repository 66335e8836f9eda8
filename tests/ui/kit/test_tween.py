"""Motion without a clock."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic.ui.kit.tween import (
    CallBack,
    Parallel,
    Sequence,
    Timeline,
    Tween,
    Wait,
    ease_in_out,
    ease_out,
    linear,
    overshoot,
)


def run(timeline, seconds):
    for _ in range(round(seconds / 0.05)):
        timeline.update(0.05)


def test_a_tween_goes_from_start_to_end():
    seen: list[Any] = []
    done: list[Any] = []
    timeline = Timeline()
    timeline.add(Tween(0.0, 10.0, 0.2, linear, seen.append, lambda: done.append(True)))
    assert timeline.busy
    run(timeline, 0.2)
    assert seen == pytest.approx([2.5, 5.0, 7.5, 10.0]) and done == [True] and not timeline.busy


def test_a_place_can_move_too():
    tween = Tween((0.0, 100.0), (10.0, 0.0), 1.0, linear)
    tween.advance(0.5)
    assert tween.value == (5.0, 50.0)


def test_a_hiccup_does_not_make_things_jump():
    timeline = Timeline()
    seen: list[Any] = []
    timeline.add(Tween(0.0, 1.0, 1.0, linear, seen.append))
    timeline.update(3.0)
    assert seen == pytest.approx([0.05])


def test_sequences_hand_the_rest_of_the_time_on():
    order = []
    timeline = Timeline()
    timeline.add(
        Sequence(Wait(0.1), CallBack(lambda: order.append("a")), Wait(0.1), CallBack(lambda: order.append("b")))
    )
    run(timeline, 0.1)
    assert order == ["a"]
    run(timeline, 0.1)
    assert order == ["a", "b"] and not timeline.busy


def test_parallel_ends_with_its_longest_part():
    done = []
    timeline = Timeline()
    timeline.add(Parallel(Wait(0.1), Wait(0.3), on_done=lambda: done.append(True)))
    run(timeline, 0.2)
    assert not done
    run(timeline, 0.1)
    assert done


def test_skip_ends_everything_with_all_that_follows():
    order = []
    timeline = Timeline()
    timeline.add(
        Sequence(Wait(5), CallBack(lambda: order.append(1)), Parallel(Wait(9), CallBack(lambda: order.append(2))))
    )
    timeline.skip()
    assert order == [1, 2] and not timeline.busy


def test_speed_changes_the_pace_and_zero_is_at_once():
    fast, done = Timeline(speed=2), []
    fast.add(Tween(0.0, 1.0, 0.2, on_done=lambda: done.append("fast")))
    run(fast, 0.1)
    still = Timeline(speed=0)
    still.add(Sequence(Wait(60), CallBack(lambda: done.append("still"))))
    assert done == ["fast", "still"] and not still.busy


@pytest.mark.parametrize("ease", [linear, ease_out, ease_in_out, overshoot])
def test_every_ease_begins_at_the_start_and_ends_at_the_end(ease):
    assert ease(0) == pytest.approx(0) and ease(1) == pytest.approx(1)
