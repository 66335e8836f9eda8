"""The ruling runner itself: what is wrong must be found, and said in one sentence."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from cosmic.cli import rulings as command
from cosmic.rulings.report import run_paths

PLAIN = """\
title: {title}
{head}
seats: {{red: {alien}, blue: none, green: none, yellow: none}}
start: launch
defense: blue
hands:
  red: [attack 20, 7 filler]
  blue: [attack 08, 7 filler]
  green: [plague, 7 filler]
when:
  - red aim: blue 1
  - red launch-ships: {launch}
{when}
then:
  {then}
"""
CARDS = "  - red card: attack 20\n  - blue card: attack 08"


def plain(when: str = CARDS, then: str = "winner: red", head: str = "", alien: str = "none", launch: str = "4") -> str:
    return PLAIN.format(title="Red attacks blue.", head=head, alien=alien, launch=launch, when=when, then=then)


def outcome_of(tmp_path: Path, text: str) -> tuple[str, int, int]:
    file = tmp_path / "ruling.yaml"
    file.write_text(text, encoding="utf-8")
    lines, passed, failed = run_paths([file])
    return "\n".join(lines), passed, failed


def failure_of(tmp_path: Path, text: str) -> str:
    said, passed, failed = outcome_of(tmp_path, text)
    assert (passed, failed) == (0, 1), said
    return said


def test_a_ruling_that_holds(tmp_path: Path) -> None:
    said, passed, failed = outcome_of(tmp_path, plain())
    assert (passed, failed) == (1, 0)
    assert said == "ok      Red attacks blue."


def test_a_wrong_expectation_fails_with_log_and_totals(tmp_path: Path) -> None:
    said = failure_of(tmp_path, plain(then="winner: blue"))
    assert "winner: expected blue, found red" in said
    assert "offense: 20 (card) + 4 (red ships) = 24" in said
    assert "log: discarded seat blue, card attack_8" in said


@pytest.mark.parametrize(
    "then",
    [
        "totals: {offense: 23}",
        "totals: {offense: {card: 20, ships: {red: 3}}}",
        "totals: none",
        "outcome: deal",
        "won_by: [red]",
        "second: no",
        "ships: {blue 1: {red: 3}}",
        "ships: {red: {warp: 1}}",
        "warp: {blue: 3}",
        "gate: {red: 1}",
        "removed: {blue: 4}",
        "home: {blue: 5}",
        "foreign: {red: 0}",
        "hands: {red: 8}",
        "hands: {red: [attack 20]}",
        "hands: {red: {has: [attack 20]}}",
        "hands: {green: {lacks: [plague]}}",
        "discards: [plague]",
        "not_discarded: [attack 20]",
        "deck: [plague]",
        "power: {red: lost}",
        "aliens: {red: [zombie]}",
        "alien_count: {red: 1}",
        "tokens: {red: 1}",
        "allies: {green: offense}",
        "turn: blue",
        "defense: green",
        "planet: blue 2",
        "phase: launch",
        "asked: red card",
        "choices: [pass]",
        "was_asked: [blue aim]",
        "never_asked: [red card]",
        "log: [broken-off]",
        "log: [{encounter-won: {seat: blue}}]",
        "no_log: [encounter-won]",
        "sees: {green: {blue hand: [attack 08]}}",
        "sees: {green: {green hand: hidden}}",
        "sees: {everybody: {log: [drew-cards]}}",
    ],
)
def test_every_expectation_can_fail(tmp_path: Path, then: str) -> None:
    failure_of(tmp_path, plain(then=then))


def test_a_check_between_decisions_can_fail(tmp_path: Path) -> None:
    said = failure_of(tmp_path, plain(when="  - check: {gate: {red: 3}}\n" + CARDS))
    assert "check in line 13: gate of red: expected 3, found 4" in said


def test_an_illegal_answer_lists_the_legal_ones(tmp_path: Path) -> None:
    said = failure_of(tmp_path, plain(when="  - red card: attack 40"))
    assert "red card: 'attack 40' is not legal; legal: attack 20" in said
    said = failure_of(tmp_path, plain(launch="5"))
    assert "red launch-ships: '5' is not legal; legal: 1 to 4 ships out of red 1: 4" in said


def test_an_answer_that_should_be_impossible_but_is_legal(tmp_path: Path) -> None:
    said = failure_of(tmp_path, plain(when="  - cannot: {red card: attack 20}\n" + CARDS))
    assert "should be impossible" in said


def test_an_unforeseen_question_fails_with_its_legal_answers(tmp_path: Path) -> None:
    said = failure_of(tmp_path, plain(when="  - blue card: attack 08"))
    assert "'blue card: attack 08' (line 13) was not asked; instead red was asked 'card' (legal: attack 20" in said


def test_a_decision_that_is_never_asked_fails(tmp_path: Path) -> None:
    said = failure_of(tmp_path, plain(when=CARDS + "\n  - green reinforce: +2 offense\n  - run_to: encounter end"))
    assert "'green reinforce: +2 offense' (line 15) was not asked" in said


def test_strict_has_no_defaults(tmp_path: Path) -> None:
    said = failure_of(tmp_path, plain(head="defaults: strict"))
    assert "instead red was asked 'invite'" in said


def test_a_ruling_that_proves_nothing_fails(tmp_path: Path) -> None:
    said = failure_of(tmp_path, plain(head="proves: plague"))
    assert "proves nothing" in said and "plague" in said


def test_a_ruling_that_proves_its_power(tmp_path: Path) -> None:
    text = plain(head="proves: macron.power", alien="macron", launch="1", then="totals: {offense: 24}")
    # Held to one ship, Macron is still asked from where; blanked, one ship counts one.
    said, passed, failed = outcome_of(tmp_path, text)
    assert (passed, failed) == (1, 0), said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (plain(head="colour: red"), "line 1: the key 'colour' is not known here"),
        (plain(then="winers: red"), "the key 'winers' is not known here"),
        (plain(head="proves: zombie.powr"), "there is no effect 'zombie.powr'"),
        (plain(alien="zombi"), "there is no alien 'zombi'"),
        (plain(when="  - red card: attack 99"), "line 13: there is no card 'attack 99'"),
        (plain(when="  - orange card: attack 20"), "line 13: there is no player 'orange'"),
        (plain(when="  - card: attack 20"), "line 13: 'card' is not a decision"),
        (plain(head="planet: blue 6"), "there is no planet 'blue 6'"),
        (plain(head="ships: {blue: {blue 1: 2}}"), "2 ships of blue are nowhere"),
        (plain(head="ships: {blue: {warp: 21}}"), "blue has 20 ships, but 21 are stated"),
        (plain(head="deck: [morph, morph]"), "more than 1 of 'morph'"),
        (plain(head="start: lunch").replace("start: launch\n", ""), "there is no step 'lunch'"),
        (plain(head="offense: [red"), "this is not valid YAML"),
        (plain(head="title: again"), "stands here twice"),
        (plain(head="until: lunch"), "there is no step 'lunch'"),
        (plain(when="  - run_to: lunch"), "line 13: there is no step 'lunch'"),
        (plain(head="defaults: none"), "there is no kind of defaults 'none'"),
        (plain(head="laid: {attack: morph}"), "there is no side 'attack'"),
        (plain(head="options: {planets: 3}"), "four or five planets"),
        (plain(head="tokens: {red: 3}"), "red has no alien"),
        (plain(head="seed: one"), "seed must be a whole number"),
        ("just words", "a ruling must be a mapping"),
        ("title: Nothing else.\nthen: {winner: red}\n", "the key 'seats' is missing"),
    ],
)
def test_a_badly_written_ruling_is_one_clear_sentence(tmp_path: Path, text: str, said: str) -> None:
    found = failure_of(tmp_path, text)
    assert said in found
    assert str(tmp_path / "ruling.yaml") in found
    assert "\n" not in found and "Traceback" not in found


def run_command(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.arguments(parser)
    return command.run(parser.parse_args(words))


def test_exit_codes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(plain(), encoding="utf-8")
    assert run_command(str(good)) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"
    bad.write_text(plain(then="winner: blue"), encoding="utf-8")
    assert run_command(str(tmp_path)) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 1 failed"
    (tmp_path / "empty").mkdir()
    assert run_command(str(tmp_path / "empty")) == 1
    assert run_command(str(tmp_path / "nowhere.yaml")) == 2
    assert "nowhere.yaml" in capsys.readouterr().err


def test_the_readme_shows_a_ruling_that_holds(tmp_path: Path) -> None:
    readme = (Path(__file__).parent / "rulings" / "README.md").read_text(encoding="utf-8")
    example = readme.split("```yaml\n")[1].split("```")[0]
    said, passed, failed = outcome_of(tmp_path, example)
    assert (passed, failed) == (1, 0), said
