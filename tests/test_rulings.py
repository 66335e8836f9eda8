"""Every ruling under tests/rulings is a test."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from questions import written_in

from cosmic.content import ContentError
from cosmic.rulebook import content
from cosmic.rulings.report import try_ruling
from cosmic.rulings.ruling_files import Ruling, files_in

QUICK_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
FOLDER = Path(__file__).parent / "rulings"


def all_rulings() -> list[Any]:
    """A ruling that is written wrongly is one failing test, so that it does not hide the others."""
    found = []
    for file in files_in(FOLDER):
        name = file.relative_to(FOLDER).as_posix()
        for ruling in written_in(file):
            title = ruling.title if isinstance(ruling, Ruling) else "written wrongly"
            found.append(pytest.param(ruling, id=f"{name}: {title}"))
    return found


@pytest.mark.parametrize("ruling", all_rulings())
def test_ruling(ruling: Ruling | ContentError) -> None:
    assert isinstance(ruling, Ruling), str(ruling)
    result = try_ruling(ruling)
    assert result.passed, "\n".join(result.lines())


def test_every_rule_that_a_ruling_cites_is_in_the_rulebook() -> None:
    known = content().texts["en"]
    for file in files_in(FOLDER):
        for document in yaml.load_all(file.read_text(encoding="utf-8"), QUICK_LOADER):
            for rule in document.get("rules", []):
                assert f"rule.{rule}.text" in known, f"{file.name}: {rule}"
