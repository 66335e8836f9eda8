"""Saves of earlier formats open and can be played to the end; one of a later format says so."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from cosmic.engine.digest import dumps
from cosmic.engine.errors import CosmicError
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, game_from, loads_game, read_save, sealed
from cosmic.engine.upgrades import FORMAT, STEPS
from cosmic.engine.views import PUBLIC, view_of, visible_log
from cosmic.hotseat.keeping.store import info, load
from cosmic.hotseat.session.session import Session
from cosmic.phases.setup import Setup
from cosmic.rulebook import book, new_game
from cosmic.text.describe import Describe
from cosmic.text.messages import Messages

SAVES = Path(__file__).parent.parent / "saves"
OLD = sorted(SAVES.glob("format_*/*.json"))


def id_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def raw(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text())["save"]
    return found


def test_there_are_saves_of_every_format_before_this_one() -> None:
    assert sorted(STEPS) == list(range(1, FORMAT))
    assert {raw(path)["format"] for path in OLD} == set(STEPS)


@pytest.mark.parametrize("path", OLD, ids=id_of)
def test_an_old_save_opens_where_it_was_and_is_played_to_the_end(path: Path, tmp_path: Path) -> None:
    before = path.read_bytes()
    game, store = load(path, book(), tmp_path)
    old = raw(path)["checkpoint"]["state"]
    here = game.oldest.state
    assert (here.ships, here.deck, here.encounters) == (old["ships"], old["deck"], old["encounters"])
    assert [(seat.name, seat.hand, seat.memory) for seat in here.seats] == [
        (seat["name"], seat["hand"], seat["memory"]) for seat in old["seats"]
    ]
    assert [plan.kind for plan in store.plans] == raw(path)["beside"]["kinds"]
    words = Describe(view_of(game.table, PUBLIC), book().content, Messages(strict=True))
    assert all(words.event(line) for line in visible_log(game.log, PUBLIC))
    Session(game, [0, 1]).next()
    chance = Chance(1)
    for _ in range(60):
        if game.decision is not None:
            game.answer(game.decision.sample(chance))
    again = loads_game(dumps_game(game), book())
    assert (again.decision, again.state) == (game.decision, game.state)
    assert again.play_out(lambda t, decision: decision.sample(chance)).winners
    assert path.read_bytes() == before


def test_what_was_in_force_is_still_in_force() -> None:
    """Each part of a state that became something else after the first format is there, in one save at least."""
    found = dict.fromkeys(("effect", "part", "zap", "believed", "watched", "deck", "kinds"), 0)
    for path in SAVES.glob("format_1/*.json"):
        old, new = raw(path), read_save(path)
        enc, now = old["checkpoint"]["state"]["enc"], new["checkpoint"]["state"]["enc"]
        found["kinds"] += dumps(old["journal"]) != dumps(new["journal"])
        if enc is None:
            continue
        uses = ["/".join(map(str, use)) for use in now["in_effect"] if use[2] != "believed"]
        assert uses == enc["in_effect"]
        assert ["/".join(map(str, zap)) for zap in now["zapped"]] == enc["zapped"]
        found["effect"] += bool(uses)
        found["part"] += any(not use.endswith("/") for use in uses)
        found["zap"] += bool(enc["zapped"])
        found["believed"] += len(uses) != len(now["in_effect"])
        found["watched"] += any(name.startswith("watched/") for name in now["notes"])
        found["deck"] += any(seat["lender"] == -2 for seat in new["checkpoint"]["state"]["seats"])
    assert all(found.values()), found


def test_answers_that_other_rules_do_not_ask_for_are_asked_again() -> None:
    path = next(path for path in OLD if len(raw(path)["journal"]) > raw(path)["checkpoint"]["answers"] + 1)
    data = read_save(path)
    first = data["checkpoint"]["answers"]
    data["journal"][first + 1] = ["0/nobody-asks-this/0", 1]
    game = game_from(data, book(), "save")
    assert game.journal == data["journal"][first : first + 1] and game.decision is not None


def of_format(form: Any) -> bytes:
    data = json.loads(dumps_game(new_game(Setup(1, ("Ann", "Bob", "Cem")))))["save"]
    return sealed(data | {"format": form}).encode()


def test_a_save_of_a_later_format_says_so(tmp_path: Path) -> None:
    path = tmp_path / "later.json"
    path.write_bytes(of_format(FORMAT + 1))
    fault = info(path).fault
    assert fault is not None and fault.key == "save-format"
    said = Messages(strict=True).say(f"error-{fault.key}", **fault.about)
    assert "newer version" in said and str(FORMAT + 1) in said and "damaged" not in said


@pytest.mark.parametrize("form", [0, -1, True, None, "2", 1.5, [1]])
def test_a_format_that_is_no_number_is_damage(form: Any, tmp_path: Path) -> None:
    path = tmp_path / "nonsense.json"
    path.write_bytes(of_format(form))
    with pytest.raises(CosmicError, match="save-damaged"):
        read_save(path)


def test_an_old_save_with_nonsense_in_it_is_damaged(tmp_path: Path) -> None:
    """Whatever an upgrade stumbles over."""
    for part in ("journal", "log", "start", "checkpoint"):
        for nonsense in (None, 5, "x", [5], {}, {"state": 5}):
            rest = f'","save":{dumps(raw(OLD[0]) | {part: nonsense})}}}'
            seal = hashlib.sha256(rest.encode()).hexdigest()
            path = tmp_path / "old.json"
            path.write_text(f'{{"seal":"{seal}{rest}\n')
            assert getattr(info(path).fault, "key", "save-damaged") == "save-damaged"
            with pytest.raises(CosmicError, match="save-damaged"):
                load(path, book(), tmp_path)
