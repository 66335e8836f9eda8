"""While something may still be added, the table says who would win, and the frame is round that side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from driver import Hands
from situations import at
from table_states import at_the_totals, open_curtain, seated, show

from cosmic.engine.game import Game
from cosmic.ui.board.strength_plates import StrengthNode
from cosmic.ui.table.curtain_scene import CurtainScene


@dataclass(frozen=True)
class Standing:
    """Three ships of Ann against four of Cleo, with these attacks; the alien of Ann; who would win."""

    attacks: tuple[str, str]
    words: str
    side: int
    alien: str = "none"
    plays: str = ""  # before the totals are reckoned


STANDINGS = {
    "higher": Standing(("attack 10", "attack 06"), "As it stands the offense wins, 13 to 10.", 0),
    "tie": Standing(("attack 09", "attack 08"), "As it stands the defense wins: 12 to 12 is a tie.", 1),
    "lower": Standing(
        ("attack 06", "attack 08"),
        "As it stands the offense wins, 3 to 12: the lower total wins (Anti-Matter).",
        0,
        "anti_matter",
        "anti_matter.power",
    ),
    "upset": Standing(
        ("attack 04", "attack 08"),
        "As it stands the offense wins, 7 to 12: an upset (Loser Flare).",
        0,
        "loser",
        "flare_loser",
    ),
}


def at_the_question(one: Standing) -> Game:
    held: dict[str, Any] = {"red": ["+3"], "yellow": ["8 filler"], "blue": ["+2"]}
    game = at(
        {
            "seats": {"red": one.alien, "yellow": "none", "blue": "none"},
            "start": "reveal",
            "defense": "blue",
            "planet": "blue 1",
            "sends": 3,
            "laid": dict(zip(("offense", "defense"), one.attacks)),
            "hands": {**held, "red": ["+3", "loser flare"]} if one.plays == "flare_loser" else held,
        }
    )
    while game.decision is not None and game.decision.kind != "reinforce":
        decision = game.decision
        game.answer(one.plays if one.plays in decision.options else "pass")
    return game


@pytest.fixture
def hands(tmp_path: Path) -> Iterator[Hands]:
    yield from seated(tmp_path, (1280, 720))


def question(hands: Hands) -> str:
    return " ".join("".join(span.words for span in line) for line in hands.find("question").lines)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", STANDINGS)
def test_who_would_win_is_said_and_framed(hands: Hands, name: str) -> None:
    one = STANDINGS[name]
    show(hands, at_the_question(one), "quick")
    assert isinstance(hands.top, CurtainScene)
    open_curtain(hands)
    assert one.words in question(hands)
    for side in (0, 1):
        plate = hands.find(f"strength-{side}")
        assert isinstance(plate, StrengthNode) and plate.totals.leads(side) == (side == one.side)


def test_who_would_win_is_said_to_the_table_at_a_call(hands: Hands) -> None:
    at_the_totals(hands)
    assert "As it stands the" in question(hands)
