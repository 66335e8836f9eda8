"""Every ruling under tests/rulings is a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmic.rulings.reading import Ruling, files_in, read_file
from cosmic.rulings.report import try_ruling

FOLDER = Path(__file__).parent / "rulings"


def all_rulings() -> list[object]:
    found = []
    for file in files_in(FOLDER):
        for ruling in read_file(file):
            found.append(pytest.param(ruling, id=f"{file.relative_to(FOLDER)}: {ruling.title}"))
    return found


@pytest.mark.parametrize("ruling", all_rulings())
def test_ruling(ruling: Ruling) -> None:
    result = try_ruling(ruling)
    assert result.passed, "\n".join(result.lines())
