"""The log in its drawer: what came of each encounter, and encounters among bots in one line that unfolds."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from driver import Hands
from table_states import after_encounter, seated

from cosmic.ui.board.log_drawer import log_list
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.widgets import ScrollList
from cosmic.ui.screens.codex.codex_scene import CodexScene

BLUE, GREEN, PURPLE, RED = range(4)
SAID = "Bob held green 1 against Ann: Ann lost 2 ships."


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    yield from seated(tmp_path_factory.mktemp("log"), (1280, 720))


def listed(hands: Hands) -> ScrollList:
    found = hands.find("log")
    assert isinstance(found, ScrollList)
    return found


def words_of(log: ScrollList) -> list[str]:
    return ["".join(span.words for span in line).strip() for line in log.lines]


def told_after(hands: Hands, *people: int) -> list[str]:
    after_encounter(hands, people)
    return words_of(listed(hands))


def test_what_came_of_an_encounter_stands_after_its_last_line(hands: Hands) -> None:
    told = told_after(hands, BLUE, GREEN, PURPLE, RED)
    place = told.index(SAID)
    assert told.count(SAID) == 1 and "turn of Bob begins" in told[place + 1]
    assert any("loses 2 ships" in words for words in told[:place]), "its lines stand before it"


def test_an_encounter_among_bots_is_one_line_that_unfolds(hands: Hands) -> None:
    told = told_after(hands, PURPLE)
    assert SAID in told and not any("loses 2 ships" in words for words in told)
    place = told.index(SAID)
    assert choose(hands, place)
    opened = words_of(listed(hands))
    assert opened[place] == SAID and any("loses 2 ships" in words for words in opened[place:])
    assert choose(hands, place)
    assert words_of(listed(hands)) == told


def choose(hands: Hands, place: int) -> bool:
    """A click on a line of the log."""
    log = listed(hands)
    top = log.tops()[place] - log.place
    x, y, *_ = log.area
    pos = hands.view.to_window(x + 60, y + top + 12)
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        about = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
        hands.send(pygame.Event(kind, pos=pos, window=hands.window, **about))
    return hands.top is hands.scene


def test_a_line_of_the_log_still_opens_its_rule(hands: Hands) -> None:
    after_encounter(hands, [BLUE, GREEN, PURPLE, RED])
    assert not choose(hands, words_of(listed(hands)).index(SAID))
    assert isinstance(hands.top, CodexScene)
    hands.key(pygame.K_ESCAPE)


def test_who_has_not_looked_finds_the_news_before_the_encounter_that_is_new(hands: Hands) -> None:
    after_encounter(hands, [PURPLE])
    scene = hands.scene
    rows = scene.log_rows()
    folded = next(n for n, row in enumerate(rows) if row.end is not None)
    inside = rows[folded].line - 1
    log = log_list(rows, scene.explain, scene.entry_of_line, scene.unfold, inside, Span("new"))
    assert words_of(log).index("new") == folded
