"""The ruling runner itself: what is wrong must be found, and said in one sentence."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from cosmic.cli import rulings as command
from cosmic.rulings.checking import CHECKS
from cosmic.rulings.report import run_paths
from cosmic.rulings.ruling_shapes import THEN

PLAIN = """\
title: {title}
{head}
seats: {{red: {alien}, blue: none, green: none, yellow: none}}
start: launch
defense: blue
{hands}when:
  - red aim: blue 1
  - red launch-ships: {launch}
{when}
then:
  {then}
"""
HANDS = """\
hands:
  red: [attack 20, 7 filler]
  blue: [attack 08, 7 filler]
  green: [plague, 7 filler]
"""
CARDS = "  - red card: attack 20\n  - blue card: attack 08"


def plain(when: str = CARDS, then: str = "winner: red", head: str = "", alien: str = "none", launch: str = "4") -> str:
    title = "Red attacks blue."
    return PLAIN.format(title=title, head=head, alien=alien, hands=HANDS, launch=launch, when=when, then=then)


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
    assert "log: Attack 8 of Blue goes to the discard pile." in said


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
    assert "line 13: gate of red: expected 3, found 4" in said


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
    assert "line 13: 'blue card: attack 08' was not asked; instead red was asked 'card' (legal: attack 20" in said


def test_a_decision_that_is_never_asked_fails(tmp_path: Path) -> None:
    said = failure_of(tmp_path, plain(when=CARDS + "\n  - green reinforce: +2 offense\n  - run_to: encounter end"))
    assert "line 15: 'green reinforce: +2 offense' was not asked" in said


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


# --- what need not be asked, and what is asked together

ONE_CARD = plain(when=CARDS).replace("blue: [attack 08, 7 filler]", "blue: [attack 08]")
FAILED_DEAL = """\
title: There is no deal.
seats: {red: none, blue: none, green: none}
start: reveal
defense: blue
planet: blue 1
sends: 2
laid: {offense: negotiate, defense: negotiate}
when:
  - red deal-offer: no deal
  - blue failed-deal-ships: {blue 2: 3}
  - red failed-deal-ships: {red 2: 3}
then:
  ships: {blue: {blue 2: 1}, red: {red 2: 1}}
"""


def test_the_only_answer_may_be_written_down(tmp_path: Path) -> None:
    said, passed, _ = outcome_of(tmp_path, ONE_CARD)
    assert passed, said
    said, passed, _ = outcome_of(tmp_path, ONE_CARD.replace("  - blue card: attack 08\n", ""))
    assert passed, said
    said, passed, _ = outcome_of(tmp_path, ONE_CARD.replace("winner: red", "never_asked: [blue card]"))
    assert passed, said


def test_another_answer_than_the_only_one_is_refused(tmp_path: Path) -> None:
    said = failure_of(tmp_path, ONE_CARD.replace("card: attack 08", "card: attack 10"))
    assert "line 14: 'blue card: attack 10' was not asked" in said
    assert "blue had only one answer to 'card': attack 8" in said
    said = failure_of(tmp_path, ONE_CARD.replace("- blue card: attack 08", "- cannot: {blue card: attack 08}"))
    assert "line 14: blue card: 'attack 08' should be impossible" in said
    said, passed, _ = outcome_of(
        tmp_path, ONE_CARD.replace("- blue card: attack 08", "- cannot: {blue card: attack 10}")
    )
    assert passed, said


def test_a_check_stands_before_the_only_answer(tmp_path: Path) -> None:
    check = "  - check: {{hands: {{blue: {count}}}}}\n  - blue card: attack 08\n"
    for count, passes in ((1, 1), (0, 0)):
        text = ONE_CARD.replace("  - blue card: attack 08\n", check.format(count=count))
        said, passed, _ = outcome_of(tmp_path, text)
        assert passed == passes, said


def test_what_is_chosen_together_is_written_in_any_order(tmp_path: Path) -> None:
    turned = "  - blue card: attack 08\n  - red card: attack 20"
    for text in (plain(when=turned), FAILED_DEAL):
        said, passed, _ = outcome_of(tmp_path, text)
        assert passed, said
    said = failure_of(tmp_path, plain(when=turned.replace("attack 08\n", "attack 08\n  - check: {gate: {red: 4}}\n")))
    assert "line 13: 'blue card: attack 08' was not asked" in said


def test_answers_in_turn_keep_their_order(tmp_path: Path) -> None:
    """Guests answer one after the other."""
    invited = "  - red invite: [green, yellow]\n"
    guests = [
        "  - green ally: offense\n  - green ally-ships: 1\n",
        "  - yellow ally: offense\n  - yellow ally-ships: 1\n",
    ]
    said, passed, _ = outcome_of(tmp_path, plain(when=invited + "".join(guests) + CARDS))
    assert passed, said
    assert "was not asked" in failure_of(tmp_path, plain(when=invited + "".join(guests[::-1]) + CARDS))


# --- what must not be asked any more


def test_not_asked_from_here_on(tmp_path: Path) -> None:
    first, last = CARDS.split("\n")
    silence = "  - never_asked: [red card]"
    said, passed, _ = outcome_of(tmp_path, plain(when="\n".join((first, silence, last))))
    assert passed, said
    said = failure_of(tmp_path, plain(when="\n".join((silence, first, last))))
    assert "line 13: red card was asked, though it should not be from here on" in said
    said = failure_of(tmp_path, plain(when="\n".join((first, "  - never_asked: blue card", last))))
    assert "line 14: blue card was asked" in said


# --- everything that is wrong at once


def test_all_wrong_items_are_listed_with_their_lines(tmp_path: Path) -> None:
    then = "winner: blue\n  warp: {blue: 4, red: 1}\n  hands: {red: {has: [plague, quash]}}"
    said = failure_of(tmp_path, plain(then=then).replace("[attack 20, 7 filler]", "[attack 20, attack 00, morph]"))
    assert [line.strip() for line in said.splitlines()[1:5]] == [
        "line 16: winner: expected blue, found red",
        "line 17: warp of red: expected 1, found 0",
        "line 18: hand of red: plague is missing in attack 0, morph",
        "line 18: hand of red: quash is missing in attack 0, morph",
    ]


def test_failures_are_told_in_words(tmp_path: Path) -> None:
    said = failure_of(tmp_path, plain(then="won_by: [red, blue]\n  log: [{defense: {seat: blue}}]"))
    assert "won_by: expected blue, red, found nothing" in said
    assert "log: defense: {seat: blue} is missing in " in said and "window" not in said
    said = failure_of(tmp_path, plain(launch="{red 1: 3, red 2: 2}"))
    assert "red launch-ships: 'red 1: 3, red 2: 2' is not legal" in said
    assert not any(mark in said for mark in ("[[", "{'", "['"))


def test_all_faults_are_listed_and_the_other_rulings_are_played(tmp_path: Path) -> None:
    said, passed, failed = outcome_of(tmp_path, f"{plain(head='sed: 1', then='winers: red')}---\n{plain()}")
    assert (passed, failed) == (1, 1)
    assert [line.partition("ruling.yaml, ")[2].partition(":")[0] for line in said.splitlines()[:2]] == [
        "line 2, sed",
        "line 16, then.winers",
    ]


def test_what_is_no_yaml_ends_the_file_and_no_more(tmp_path: Path) -> None:
    said, passed, failed = outcome_of(tmp_path, f"{plain()}---\n{plain(head='title: again')}---\ntitle: [\n")
    assert (passed, failed) == (1, 2)
    assert [line.partition("ruling.yaml, ")[2][:14] for line in said.splitlines()[1:]] == [
        "line 19, title",
        "line 36: is no",
    ]


def test_every_expectation_has_its_shape() -> None:
    assert list(THEN.optional) == list(CHECKS)


# --- what has happened before


def test_a_flare_that_was_played_before(tmp_path: Path) -> None:
    """One for each player, each once in an encounter: also in another hand."""
    text = plain(then="was_asked: [red window]").replace("[attack 20,", "[attack 20, oracle flare, void flare,")
    for who, flare in (("nobody", ""), ("red", "void flare"), ("yellow", "oracle flare")):
        head = f"played: {{{who}: {flare}}}" if flare else ""
        said, passed, _ = outcome_of(tmp_path, text.replace("seats:", f"{head}\nseats:"))
        assert passed == (not flare), said


def test_a_hand_that_is_possessed_already(tmp_path: Path) -> None:
    head = "borrowed: {red: {from: yellow, cards: [attack 40, quash]}}"
    when = "  - check: {borrowed: {red: {size: 2, has: quash, from: yellow}}, hands: {yellow: 0}}\n"
    when += CARDS.replace("red card: attack 20", "red card: attack 40")
    said, passed, _ = outcome_of(tmp_path, plain(head=head, when=when, then="hands: {yellow: [quash]}"))
    assert passed, said
    for wrong in ("1", "[quash]", "{lacks: quash}", "{from: green}"):
        failure_of(tmp_path, plain(head=head, then=f"borrowed: {{red: {wrong}}}", when="  - run_to: planning"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (plain(head="colour: red"), "line 2, colour: unknown key 'colour'"),
        (plain(then="winers: red"), "line 16, then.winers: unknown key 'winers'; did you mean 'winner'?"),
        (plain(head="proves: zombie.powr"), "line 1, proves: there is no effect 'zombie.powr'"),
        (plain(alien="zombi"), "line 3: there is no alien 'zombi'"),
        (plain(when="  - red card: attack 99"), "line 13: there is no card 'attack 99'"),
        (plain(when="  - orange card: attack 20"), "line 13: there is no player 'orange'"),
        (plain(when="  - card: attack 20"), "line 13, when[2].card: 'card' is not a decision"),
        (plain(head="planet: blue 6"), "line 2: there is no planet 'blue 6'"),
        (plain(head="ships: {blue: {blue 1: 2}}"), "line 2: 2 ships of blue are nowhere"),
        (plain(head="ships: {blue: {warp: 21}}"), "line 2: blue has 20 ships, but 21 are stated"),
        (plain(head="deck: [morph, morph]"), "line 2: more than 1 of 'morph'"),
        (plain(head="start: lunch").replace("start: launch\n", ""), "line 2, start: expected one of start_turn"),
        (plain(head="offense: [red"), "line 3: is not valid YAML"),
        (plain(head="title: again"), "line 2, title: the key 'title' is written a second time"),
        (plain(head="until: lunch"), "found 'lunch'; did you mean 'launch'?"),
        (plain(when="  - run_to: lunch"), "line 13, when[2].run_to: expected one of"),
        (plain(head="defaults: none"), "line 2, defaults: expected one of usual, strict, found 'none'"),
        (
            plain(head="laid: {attack: morph}"),
            "line 2, laid.attack: unknown key 'attack'; the keys here are",
        ),
        (plain(head="options: {planets: 3}"), "line 2, options.planets: expected a whole number from 4 to 5"),
        (plain(head="tokens: {red: 3}"), "line 2: red has no alien"),
        (plain(head="played: {red: plague}"), "line 2: there is no flare 'plague'"),
        (plain(head="borrowed: {red: [plague]}"), "line 2, borrowed.red: expected a mapping with from, cards"),
        (plain(head="hands: {red: [4]}").replace(HANDS, ""), "line 2, hands.red[0]: expected a card such as"),
        (plain(when="  - red card:"), "line 13, when[2].red card: expected an answer, found nothing"),
        (plain(then="hands: {red: {size: two}}"), "line 16, then.hands.red.size: expected a whole number"),
        (plain(then="hands:\n    red: [attack 99]"), "line 17: there is no card 'attack 99'"),
        (plain(then="sees: {green: {deck: 3}}"), "line 16: there is no thing to see 'deck'"),
        (plain(head="seed: one"), "line 2, seed: expected a whole number of at least 0, found 'one'"),
        ("just words", "expected a mapping with title, seats, then, found 'just words'"),
        ("title: Nothing else.\nthen: {winner: red}\n", "line 1, seats: is missing"),
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
