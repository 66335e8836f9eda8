"""What tests share, named before anybody imports it, so that its assertions tell what they compared."""

from __future__ import annotations

import pytest

SHARED = ("auditing", "driver", "examples", "players", "pupil", "questions", "situations", "table_states", "talks")
pytest.register_assert_rewrite(*SHARED)
