"""The map of ways: each leads to a scene that can be made as the map says."""

from __future__ import annotations

import inspect

import pytest

from cosmic.ui.shell.ways import Ways
from cosmic.ui.way_map import WAYS, maker

DECLARED = {name: method for name, method in vars(Ways).items() if not name.startswith("_")}


def test_the_map_shows_every_way():
    assert set(WAYS) == set(DECLARED)


@pytest.mark.parametrize("way", WAYS)
def test_a_way_takes_what_it_is_given(way):
    """Besides the services, which every scene is given, the same names in the same order."""
    given = list(inspect.signature(DECLARED[way]).parameters)[1:]
    taken = [name for name in inspect.signature(maker(way)).parameters if name != "self"]
    assert taken[0] == "services"
    assert taken[1 : 1 + len(given)] == given
