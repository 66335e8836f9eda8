"""`cosmic coverage`: what is proven by a ruling, and what happens in games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from cosmic.cli import coverage
from cosmic.cli.coverage import counted, proofs_in
from cosmic.cli.main import main
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.game import play_out
from cosmic.engine.log import Line
from cosmic.engine.options import Options
from cosmic.engine.rng import Chance
from cosmic.engine.table import Table
from cosmic.fuzz.firings import Firings, HasShownEnough, find_own_flare, give_own_flares, what_was_told
from cosmic.fuzz.policies import use_all
from cosmic.phases.setup import Setup, new_state
from cosmic.positions import position
from cosmic.rulebook import book

RULINGS = Path(__file__).parent.parent / "rulings"


def test_every_effect_is_proven_by_a_ruling() -> None:
    proofs = proofs_in(RULINGS)
    assert not [effect for effect in book().effects if not proofs.get(effect)]


def test_what_is_neither_proven_nor_ever_happens_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "one.yaml").write_text((RULINGS / "aliens" / "warpish.yaml").read_text().partition("---")[0])
    assert main(["coverage", "--games", "1", "--rulings", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    row = next(line for line in told.splitlines() if line.startswith("warpish.power "))
    assert row.split()[1] == "1" and "Twelve ships" in row
    unproven = next(line for line in told.splitlines() if line.startswith("unproven: "))
    assert "zombie.wild" in unproven and "warpish.power" not in unproven
    assert next(line for line in told.splitlines() if line.startswith("silent: "))


def test_a_folder_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "--rulings", str(tmp_path / "nowhere")]) == 2
    assert "nowhere" in capsys.readouterr().err


def test_a_use_that_was_stopped_is_none() -> None:
    handler = book().handlers["at", "reveal.revealed"]["warpish.power"][0]
    used, zapped = (
        Line("power-used", {"seat": 1, "alien": "warpish"}),
        Line("power-zapped", {"seat": 1, "alien": "warpish"}),
    )
    assert what_was_told(handler, 1, [used]) == (True, False)
    assert what_was_told(handler, 1, [used, zapped]) == (True, True)
    assert what_was_told(handler, 2, [used]) == (False, False)


def test_what_acts_in_a_game_is_counted_and_what_is_not_there_is_not() -> None:
    firings = Firings()
    for seed in range(6):
        firings.play(seed, ["warpish", "mind", "zombie"])
    assert firings.fired["mind.power"] >= firings.changed["mind.power"] > 0
    assert all(firings.fired[effect] >= count for effect, count in firings.changed.items())


TRIPLED = """
seats: {red: tripler, blue: none, green: none}
hands: {tripler: [tripler flare, 3 filler]}
start: reveal
defense: blue
planet: blue 1
sends: 3
laid: {offense: attack 12, defense: attack 15}
"""


def test_what_holds_and_alters_the_power_acts_with_it() -> None:
    firings = Firings()
    game = position(TRIPLED)

    def first_encounter(t: Table, decision: Decision) -> Answer:
        if decision.kind == "second-encounter":
            raise HasShownEnough
        return "flare_tripler" if "flare_tripler" in decision.options else use_all(t, decision, Chance(1))

    with suppress(HasShownEnough):
        play_out(game.start, firings.book, first_encounter, log=[])
    assert firings.changed["tripler.super"] > 0 and firings.changed["tripler.power"] > 0
    assert firings.changed["tripler.wild"] == 0


def test_owners_find_their_own_flare_and_no_card_is_lost() -> None:
    state = new_state(Setup(3, ("Ann", "Ben", "Cid"), Options("chosen"), ("zombie", "void", "clone")), book())
    state.agenda = state.agenda[1:]
    state = play_out(state, book(), lambda t, decision: decision.sample(Chance(1)))
    assert "flare_void" not in [state.cards[card] for card in state.seats[1].hand]
    before = sorted(card for pile in state.piles() for card in pile)
    give_own_flares(state, Chance(1), "void")
    assert sorted(card for pile in state.piles() for card in pile) == before
    assert "flare_void" in [state.cards[card] for card in state.seats[1].hand]


def test_who_surely_holds_its_flare_finds_it_again_wherever_it_lies() -> None:
    state = new_state(Setup(3, ("Ann", "Ben", "Cid"), Options("chosen"), ("zombie", "void", "clone")), book())
    state.agenda = state.agenda[1:]
    state = play_out(state, book(), lambda t, decision: decision.sample(Chance(1)))
    own = state.seats[1]
    for pile in (state.discard, state.seats[0].hand, state.deck):
        find_own_flare(state, own, 0)
        assert state.cards[own.hand[0]] == "flare_void"
        pile.append(own.hand.pop(0))


def test_a_power_that_is_all_set_up_acts_when_it_is_set_up() -> None:
    firings = Firings()
    assert firings.set_up_alone == {"symbiote.power"}
    state = position("seats: {red: zombie, blue: symbiote, green: none}").state
    firings.note_set_up(state)
    assert firings.changed == {"symbiote.power": 1}


def test_a_flare_has_its_wild_side_or_the_classic_one() -> None:
    effects = book().effects
    assert coverage.has_side(effects["filch.classic"], None) and coverage.has_side(effects["filch.wild"], None)
    for classic in (True, False):
        options = Options("chosen", classic_flares=classic)
        assert coverage.has_side(effects["filch.classic"], options) == classic
        assert coverage.has_side(effects["filch.wild"], options) == (not classic)


def test_the_silent_sit_in_the_last_fifth_of_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    shares: list[coverage.Share] = []
    acted = Counter(effect for effect in book().effects if effect not in ("spiff.super", "the_qax"))

    def remembered(given: list[coverage.Share], jobs: int) -> Iterator[tuple[Counter[str], Counter[str]]]:
        shares.extend(given)
        yield acted, acted

    monkeypatch.setattr(coverage, "played", remembered)
    counted(50, 1)
    assert [(len(seeds), len(aliens), techs) for seeds, aliens, techs, _ in shares] == [
        (25, len(book().playable_aliens()), []),
        (15, len(book().playable_aliens()), []),
        (10, 1, ["the_qax"]),
    ]
    assert shares[-1][1] == ["spiff"] and [n for seeds, *_ in shares for n in seeds] == list(range(50))
