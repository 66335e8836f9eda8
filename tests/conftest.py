"""What tests share, named before anybody imports it, so that its assertions tell what they compared.

Thousands of tests in one process hold much that is never garbage; searches for garbage pass over it."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from unittest.mock import patch

import pytest

from cosmic.hotseat.keeping import housekeeping

SHARED = (
    *("auditing", "driver", "examples", "players", "pupil", "questions", "situations", "table_states", "talks"),
    "typist",
)
pytest.register_assert_rewrite(*SHARED)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="every case of every test, and more games")


def is_thorough(config: pytest.Config) -> bool:
    """Who asks for certain tests gets them all."""
    return bool(config.getoption("thorough") or config.option.keyword or any("::" in one for one in config.args))


@pytest.fixture(scope="session")
def thorough(pytestconfig: pytest.Config) -> bool:
    return is_thorough(pytestconfig)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the cases of a test marked with `every(n)` each n-th is run."""
    if is_thorough(config):
        return
    met: Counter[str] = Counter()
    out: set[str] = set()
    for item in items:
        mark, test = item.get_closest_marker("every"), item.nodeid.partition("[")[0]
        if mark is not None and met[test] % mark.args[0]:
            out.add(item.nodeid)
        met[test] += 1
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in out])
    items[:] = [item for item in items if item.nodeid not in out]


def pytest_collection_finish() -> None:
    """All modules and tests are there: from now on they are passed over, and less often is enough."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 10)


@pytest.fixture(autouse=True, scope="session")
def no_sweep() -> Iterator[None]:
    """Before each of its games the program searches everything once, which is for one test to look at."""
    idle = SimpleNamespace(unfreeze=lambda: None, collect=lambda: None, freeze=lambda: None)
    with patch.object(housekeeping, "gc", idle):
        yield
