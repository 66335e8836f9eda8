"""What can be done with a tech is explained below each answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from driver import Hands, plan_at

from cosmic.positions import position
from cosmic.ui.kit.widgets import Button

TABLE: dict[str, Any] = {
    "seats": {"red": "none", "green": "none", "blue": "none", "yellow": "none"},
    "offense": "red",
    "start": "regroup",
    "ships": {"red": {"warp": 0}},
    "options": {"techs": True},
}


@pytest.mark.parametrize(("tech", "count"), [({"lunar cannon": 2}, 3), ({"energy cloak": 9}, 4)])
def test_what_an_answer_means_is_read_however_many_there_are(tech: dict[str, int], count: int, tmp_path: Path) -> None:
    """Who plays alone has one button more; when the tech can be completed there is a fourth answer."""
    game = position({**TABLE, "techs": {"red": tech}})
    assert game.decision is not None and game.decision.kind == "tech-action"
    hands = Hands(plan_at(game, "quick", [0]), tmp_path, game=game)
    hands.settle()
    answers = [node for node in hands.scene.ui.all() if isinstance(node, Button) and node.key.startswith("option-")]
    assert len(answers) == count and all(answer.note for answer in answers)
    assert hands.find("not-again")
    hands.close()
