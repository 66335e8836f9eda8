"""Breaking off at the text table and going on: whatever happens, the game is kept."""

from __future__ import annotations

import pytest
from typist import Typist, seated, started

from cosmic.engine.saves import read_game, verify, write_game
from cosmic.rulebook import book
from cosmic.text_table.terminal import WIPE

LAUNCHING = {"start": "launch", "offense": "blue", "defense": "green"}
NEGOTIATING = {
    "start": "reveal",
    "offense": "blue",
    "defense": "green",
    "planet": "green 1",
    "sends": 2,
    "laid": {"offense": "negotiate", "defense": "negotiate"},
}


@pytest.mark.parametrize("situation", [LAUNCHING, NEGOTIATING], ids=["launching", "negotiating"])
@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
def test_every_prompt_can_be_the_last(tmp_path, end, situation) -> None:
    """Ctrl-D and Ctrl-C, at a question, at the hand-over, in the middle of ships and deals: the game is kept."""
    asked = set()
    for prompts in range(12):
        folder = tmp_path / str(prompts)
        typist = seated(folder, **situation)

        def stop(typist: Typist, prompts: int = prompts) -> None:
            if typist.answers > prompts:
                asked.add("" if typist.table.asked is None else typist.table.asked.kind)
                raise end

        typist.before = stop
        assert typist.play() == 0
        assert "Hand:" not in typist.output.split(WIPE)[-1] and "To go on later" in typist.output
        [save] = folder.glob("*.json")
        assert verify(save, book()).ok
        assert not list(folder.glob(".*"))
    assert {"", "launch-ships" if situation is LAUNCHING else "deal-offer"} <= asked


def test_a_save_of_another_game_is_not_overwritten(tmp_path) -> None:
    one = seated(tmp_path)
    one.queue = ["", "save friday", "save friday", "quit"]
    one.play()
    assert "another saved game" not in one.output
    before = (tmp_path / "friday.json").read_bytes()
    two = seated(tmp_path, "dot,eve,flo", variant=2)
    two.queue = ["", "save friday", "quit"]
    two.play()
    assert "another saved game" in " ".join(two.output.split())
    assert (tmp_path / "friday.json").read_bytes() == before
    again = started(tmp_path, "--load", str(tmp_path / "friday.json"))
    again.queue = ["", "save friday", "quit"]
    again.play()
    assert "another saved game" not in again.output


@pytest.mark.parametrize("seats", [None, "", "{", "[]", '["human", "wizard", "human"]', "[[], [], []]", "[" * 100_000])
def test_seats_that_cannot_be_read_are_told(tmp_path, seats) -> None:
    typist = seated(tmp_path)
    typist.queue = ["", "save friday", "quit"]
    typist.play()
    game = read_game(tmp_path / "friday.json", book())
    game.beside.clear()
    write_game(game, tmp_path / "friday.json")
    if seats is not None:
        (tmp_path / "friday.seats").write_text(seats, encoding="utf-8")
    again = started(tmp_path, "--load", str(tmp_path / "friday.json"))
    again.limit = 1
    assert again.play() == 0
    assert again.table.people == [0, 1, 2]
    assert "friday.json does not tell who plays, so every seat is a person's." in " ".join(again.output.split())
