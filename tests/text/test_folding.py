"""What people would say in one breath is told as one sentence."""

from __future__ import annotations

from situations import table

from cosmic.engine.log import Line
from cosmic.engine.views import PUBLIC, view_of
from cosmic.rulebook import book
from cosmic.text.folding import folded, sentences
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter

HOME = [Line("ships-home", {"seat": 0, "count": 1, "planet": planet, "sources": []}) for planet in (0, 1, 2)]
OTHERS = Line("ships-home", {"seat": 1, "count": 2, "planet": 7, "sources": []})
USED = Line("power-used", {"seat": 0, "alien": "mind"})
MEANT = Line("meant-for", {"seat": 0, "other": 1})
ADDED = Line("reinforced", {"seat": 0, "value": 3, "side": 0})
TOTALS = [Line("total", {"side": side, "value": value, "parts": []}) for side, value in ((0, 17), (1, 12))]


def told(*lines: Line) -> list[str]:
    game = table()
    words = Presenter(view_of(game.table, PUBLIC), book().content, Messages(strict=True))
    return sentences(words, lines)


def test_ships_come_home_in_one_sentence_for_each_owner():
    assert len(told(*HOME, OTHERS)) == 2
    assert told(*HOME)[0].startswith("3 ships of")


def test_a_single_ship_says_where_it_comes_to():
    assert "1" in told(HOME[0])[0] or "One ship" in told(HOME[0])[0]
    assert told(HOME[0]) != told(*HOME)


def test_a_power_says_whom_it_is_meant_for():
    (only,) = told(USED, MEANT)
    assert "Mind" in only and " on " in only


def test_what_is_meant_for_somebody_else_goes_with_nothing():
    assert len(told(USED, Line("meant-for", {"seat": 1, "other": 0}))) == 2


def test_totals_after_a_reinforcement_are_part_of_its_sentence():
    (only,) = told(ADDED, *TOTALS)
    assert "17" in only and "12" in only


def test_totals_of_the_reveal_stand_for_themselves():
    assert len(told(*TOTALS)) == 2


def test_a_line_for_one_pair_of_eyes_is_not_told_with_one_for_all():
    assert len(folded([USED, MEANT._replace(to=[0])])) == 2


def joins(seat: int, side: int, count: int) -> Line:
    return Line("allied", {"seat": seat, "side": side, "count": count, "sources": []})


def test_who_helps_whom_is_one_sentence():
    out = Line("declined", {"seat": 3})
    assert told(joins(0, 1, 4), joins(2, 1, 1), out) == [
        "Ann (4 ships) and Cleo (one ship) join the defense and Dan stays out of it."
    ]
    assert told(joins(0, 1, 4), joins(2, 0, 2)) == [
        "Cleo (2 ships) joins the offense and Ann (4 ships) joins the defense."
    ]
    assert told(out, Line("declined", {"seat": 1})) == ["Dan and Bob stay out of it."]


def test_an_ally_alone_is_told_as_before():
    assert told(joins(0, 1, 4)) == ["Ann joins the defense with 4 ships."]
    assert len(told(joins(0, 1, 4), USED, joins(2, 1, 1))) == 3
