"""The codex leads from each power, flare and artifact to the cases decided about it, and tells each in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmic.hotseat.codex.codex import HOME, Codex, codex_of, plain, targets
from cosmic.paths import rulings_dir
from cosmic.rulebook import book, content
from cosmic.rulings.cases import cases_in
from cosmic.rulings.ruling_files import Ruling, read_file
from cosmic.text.messages import Messages

MESSAGES = Messages(strict=True)
ZOMBIE = rulings_dir() / "aliens" / "zombie.yaml"
HAND = """
title: Somebody holds something.
source: our ruling
note: >-
  Because it was
  dealt so.
proves:
  - zombie.power
seats: {red: zombie, blue: none, green: none}
hands: {zombie: [morph, 2 filler]}
start: reveal
defense: blue
planet: blue 1
sends: 2
rules: [powers.zap]
laid: {offense: attack 04, defense: attack 30}
when:
  - zombie return: red 1
then: {}
---
title: Somebody is nobody.
proves: zombie.power
seats: {red: nobody_at_all, blue: none, green: none}
then: {}
---
title: Nothing is proven.
seats: {red: zombie, blue: none, green: none}
then: {}
"""


@pytest.fixture(scope="module")
def codex() -> Codex:
    return codex_of(content(), MESSAGES)


@pytest.fixture
def made_up(tmp_path: Path) -> Codex:
    (tmp_path / "aliens").mkdir()
    (tmp_path / "aliens" / "zombie.yaml").write_text(HAND, encoding="utf-8")
    return Codex(content(), MESSAGES, rulings=tmp_path)


def test_every_effect_leads_to_its_cases_from_the_page_on_which_it_is_printed(codex) -> None:
    printed = {effect for entry in codex.entries.values() for effect in entry.effects}
    assert printed == set(book().effects)
    assert not [effect for effect in printed if not codex.cases.of(effect)]


def test_a_case_is_the_very_ruling(codex) -> None:
    rulings = read_file(ZOMBIE)
    own = [case for case in cases_in(rulings_dir()) if case.file == ZOMBIE]
    proving = [n for n, one in enumerate(rulings) if isinstance(one, Ruling) and one.proves]
    assert [case.place for case in own] == proving
    for case in own:
        ruling = rulings[case.place]
        assert isinstance(ruling, Ruling) and (case.title, list(case.proves)) == (ruling.title, ruling.proves)
    cases = codex.cases.of("zombie.power")
    files = [codex.cases.cases[case].file.stem for case in cases]
    assert files[0] == "zombie" and files == sorted(files, key=lambda file: file != "zombie")


def test_cases_are_told_in_words(codex) -> None:
    for case in list(codex.cases.cases)[::20]:
        entry = codex[case]
        assert entry.title and len(entry.paragraphs) >= 2, case
        assert entry.see and all(target in codex.entries for target in (*entry.see, *entry.rules)), case
        for part in entry.paragraphs:
            words = plain(f"{part.head} {part.text}")
            assert part.text.strip() and not any(sign in words for sign in "[]{}|"), (case, words)
            assert all(target in codex.entries for target in targets(part.text))


def test_a_page_tells_the_reason_the_table_and_what_happens(made_up) -> None:
    [case, other] = made_up.cases.of("zombie.power")
    note, table, happens, source = (plain(part.text) for part in made_up[case].paragraphs)
    assert note == "Because it was dealt so." and source.startswith("Our own ruling")
    assert "Red plays Zombie." in table and "Red holds Morph." in table and "face down" not in table
    assert "Blue reveals Attack 30." in happens and "Red uses the power of Zombie." in happens
    assert made_up[case].rules == ("rule.powers.zap",) and made_up[case].see == ("alien.zombie",)
    assert "alien.zombie" in targets(made_up[case].paragraphs[1].text)
    # A ruling that these rules cannot play is there by its title alone.
    assert made_up[other].title == "Somebody is nobody." and not made_up[other].paragraphs


def test_without_rulings_there_are_no_cases(tmp_path) -> None:
    codex = Codex(content(), MESSAGES, rulings=tmp_path / "nowhere")
    assert codex.cases.of("zombie.power") == []
    assert codex.get("case.aliens.zombie.0").id == HOME
