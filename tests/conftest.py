"""What tests share, named before anybody imports it, so that its assertions tell what they compared.

Thousands of tests in one process hold much that is never garbage; searches for garbage pass over it."""

from __future__ import annotations

import gc
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
