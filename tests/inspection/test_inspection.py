"""An alien is made of its own files alone, and whatever one of them lacks is named with its remedy."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from reading_once import read_once

from cosmic.content import check
from cosmic.inspection import inspect
from cosmic.paths import assets_dir, data_dir

ROOT = Path(__file__).resolve().parents[2]
ECHO = Path(__file__).parent / "echo"  # a made-up alien
SHEET, LINES, WORDS = (f"data/aliens/echo/{name}" for name in ("sheet.yaml", "lines.yaml", "words.en.ftl"))
CODE, EMBLEM, RULING = "cosmic/aliens/echo.py", "assets/icons/aliens/echo.svg", "tests/rulings/aliens/echo.yaml"
OF_ECHO = {
    "sheet.yaml": SHEET,
    "lines.yaml": LINES,
    "words.en.ftl": WORDS,
    "echo.py": CODE,
    "echo.svg": EMBLEM,
    "rulings.yaml": RULING,
}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout without the window and its words, which nobody here looks at."""
    base = tmp_path_factory.mktemp("checkout")
    shutil.copytree(data_dir(), base / "data", ignore=shutil.ignore_patterns("ui_*"))
    shutil.copytree(ROOT / "cosmic", base / "cosmic", ignore=shutil.ignore_patterns("__pycache__", "ui"))
    for part in ("icons/aliens", "icons/techs", "sounds"):
        shutil.copytree(assets_dir() / part, base / "assets" / part)
    shutil.copytree(ROOT / "tests/rulings", base / "tests/rulings")
    return base


@pytest.fixture
def checkout(made: Path) -> Path:
    """The same with one alien more, whatever the last test did to it."""
    for name, place in OF_ECHO.items():
        (made / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ECHO / name, made / place)
    return made


def faults(checkout: Path) -> list[str]:
    """What is found, without the number of the line."""
    with read_once():
        found = [*check(checkout / "data"), *inspect(checkout / "data", checkout / "cosmic", checkout / "assets")]
    return [re.sub(r", line \d+", "", str(fault)) for fault in found]


def change(old: str, new: str) -> Callable[[Path], None]:
    def damage(file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")

    return damage


def add(text: str) -> Callable[[Path], None]:
    def damage(file: Path) -> None:
        file.write_text(file.read_text(encoding="utf-8") + text, encoding="utf-8")

    return damage


def both(first: Callable[[Path], None], second: Callable[[Path], None]) -> Callable[[Path], None]:
    def damage(file: Path) -> None:
        first(file)
        second(file)

    return damage


def strip(key: str) -> Callable[[Path], None]:
    """Without the sentence of this name."""

    def damage(file: Path) -> None:
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        start = next(n for n, line in enumerate(lines) if line.startswith(f"{key} ="))
        end = next((n for n in range(start + 1, len(lines)) if not lines[n].startswith(" ")), len(lines))
        file.write_text("".join(lines[:start] + lines[end:]), encoding="utf-8")

    return damage


# Damage done to a file of Echo, and the one fault that must come of it.
# fmt: off
CASES = [
    ("no emblem", EMBLEM, Path.unlink, f"{EMBLEM}: expected the emblem of echo, found no such file; draw it 64 x 64"),
    ("no code", CODE, Path.unlink, f"{CODE}: expected the power of echo, found no such file; write it with a class"),
    ("no rulings", RULING, Path.unlink, f"{RULING}: expected the rulings of echo, found no such file; write at least"),
    ("nothing proves the super", RULING, change("proves: echo.super", "proves: [echo.power, echo.wild]"),
     f"{RULING}: has no ruling with 'proves: echo.super'; write one"),
    ("code with a slip", CODE, add("class\n"), f"{CODE}: is not valid Python (line "),
    ("no power", CODE, change("class Echo(Power)", "class Echo(Wild)"), f"{CODE}: has no Power; write a class that is"),
    ("no wild", CODE, change("class EchoWild(Wild)", "class EchoWild(Super)"), f"{CODE}: has no Wild; write a class"),
    ("no super", CODE, change("class EchoSuper(Super)", "class EchoSuper(Wild)"), f"{CODE}: has no Super; write a cl"),
    ("no set-up", SHEET, both(change("setup: false", "setup: true"), add("  setup: Take a token.\n")),
     f"{CODE}: has no set_up although the sheet says setup: true; write the method"),
    ("set-up unknown to the sheet", CODE, change("    def resound", "    def set_up"),
     f"{CODE}: has a set_up although the sheet says setup: false; correct the sheet"),

    ("no question", WORDS, strip("ask-echo-whom"), f"{WORDS}, ask-echo-whom: is missing although {CODE} asks it"),
    ("no rule of a question", WORDS, strip("why-echo-whom"), f"{WORDS}, why-echo-whom: is missing; name the rule"),
    ("unknown rule of a question", WORDS, change("why-echo-whom = alien.echo.wild", "why-echo-whom = deals.nothing"),
     f"{WORDS}, why-echo-whom: expected the id of a rule in data/rules or alien.echo.text, .wild or .super, found 'de"),
    ("question to nobody", WORDS, change("{ $player }, who", "Who"), f"{WORDS}, ask-echo-whom: expected a question"),
    ("question about nothing", WORDS, change("who hears", "who but { $other } hears"),
     f"{WORDS}, ask-echo-whom: speaks of $other, which it is not given; it may speak of $defense, $high, $low"),
    ("no answer", WORDS, strip("opt-echo-draw-yes"), f"{WORDS}, opt-echo-draw-yes: is missing although {CODE} offers"),
    ("answer about nothing", WORDS, change("the echo dies", "the { $echo } dies"), f"{WORDS}, opt-echo-draw-no: speak"),
    ("no occasion", WORDS, strip("occasion-resounded"), f"{WORDS}, occasion-resounded: is missing although {CODE} ans"),
    ("no sentence", WORDS, strip("log-echo-heard"), f"{WORDS}, log-echo-heard: is missing although the line is declar"),
    ("line about nothing", WORDS, change("calls, and", "calls { $count }, and"),
     f"{WORDS}, log-echo-called: speaks of $count, which it is not given; it may speak of $other, $seat"),
    ("line without a rule", WORDS, change("hears it.\n    .why = alien.echo.wild", "hears it."),
     f"{WORDS}, log-echo-called.why: is missing; name the rule"),
    ("line resting on another alien", WORDS, change(".why = alien.echo.text", ".why = alien.mind.text"),
     f"{WORDS}, log-echo-heard.why: expected the id of a rule in data/rules or alien.echo.text"),
    ("line that says you", WORDS, change("hears it", "hears you"), f"{WORDS}, log-echo-called: says you; the log is"),
    ("sentence left over", WORDS, add("log-echo-gone = It is gone.\n"), f"{WORDS}, log-echo-gone: is said by nobody"),
    ("sentence of the rules", WORDS, add("log-allied = They join.\n"),
     f"{WORDS}, log-allied: already stands in data/text/en/log.ftl; a sentence has one home"),
    ("no sentence at all", WORDS, add("= nothing\n"), f"{WORDS}: cannot be understood at '= nothing'; see a neighbour"),
    ("not UTF-8", WORDS, lambda file: file.write_bytes(b"\xff\xfe"), f"{WORDS}: cannot be read; save it as UTF-8 text"),

    ("undeclared line", LINES, change("echo-called: {names: [seat, other], sound: call, quiet: true}", ""),
     f"{LINES}, echo-called: is told in {CODE} but declared nowhere; add it with names: [other, seat]"),
    ("line of another alien", CODE, add("\n\ndef more(t: Table) -> None:\n    t.tell('stays-the-same', seat=1)\n"),
     f"{LINES}, stays-the-same: is told in {CODE} but declared nowhere"),
    ("other names told", CODE, change("seat=me, other=other)", "seat=me)"),
     f"{LINES}, echo-called: declares seat, other, but {CODE} tells seat; make them agree"),
    ("other names told of the rules", CODE, add("\n\ndef more(t: Table) -> None:\n    t.tell('drew', seat=1)\n"),
     f"data/text/lines.yaml, drew: declares seat, count, rewards, but {CODE} tells seat; make them agree"),
    ("line never told", LINES, add("echo-lost: {names: []}\n"), f"{LINES}, echo-lost: is never told; remove it"),
    ("unknown sound", LINES, change("sound: call", "sound: yodel"), f"{LINES}, echo-called.sound: expected a sound of"),
    ("unknown number", LINES, change("quiet: true", "number: echoes"), f"{LINES}, echo-called.number: expected one of"),
    ("a flash without its card", LINES, change("news: headline", "flash: card"),
     f"{LINES}, echo-heard.flash: has flash, which is shown by the name 'card' that the line does not carry"),
    ("a big moment without what it shows", LINES, change("news: headline", "stage: zap"),
     f"{LINES}, echo-heard.stage: has stage, which is shown by the name 'alien or card' that the line does not carry"),
    ("a sound without its side", LINES, change("news: headline", "defense_sound: zap"),
     f"{LINES}, echo-heard.defense_sound: has defense_sound, which is shown by the name 'side'"),
    ("lines that are not YAML", LINES, add("x: [\n"), f"{LINES}: is not valid YAML"),
    ("a sheet that is not YAML", SHEET, add("x: [\n"), f"{SHEET}: is not valid YAML"),
]
# fmt: on


def test_the_game_is_whole() -> None:
    assert [str(fault) for fault in inspect(data_dir())] == []


def test_an_alien_more_touches_no_other_file(checkout: Path) -> None:
    assert faults(checkout) == []


@pytest.mark.every(2)
@pytest.mark.parametrize(("file", "damage", "says"), [pytest.param(*case[1:], id=case[0]) for case in CASES])
def test_what_is_missing_is_named(checkout: Path, file: str, damage: Callable[[Path], None], says: str) -> None:
    damage(checkout / file)
    found = faults(checkout)
    assert len(found) == 1 and found[0].startswith(says), "\n".join(found)


def test_without_a_folder_of_rulings_none_is_missed(checkout: Path) -> None:
    """As where the game is installed."""
    (checkout / "tests").rename(checkout / "elsewhere")
    found = faults(checkout)
    (checkout / "elsewhere").rename(checkout / "tests")
    assert found == []


def test_the_command_says_it(checkout: Path) -> None:
    (checkout / EMBLEM).unlink()
    environment = {**os.environ, "PYTHONPATH": str(checkout)}
    command = [sys.executable, "-m", "cosmic"]
    told = subprocess.run([*command, "check"], cwd=checkout, env=environment, capture_output=True, text=True)
    assert told.returncode == 1 and told.stdout.startswith(f"{EMBLEM}: expected the emblem of echo"), told
    (checkout / EMBLEM).touch()
    played = subprocess.run(
        [*command, "rulings", RULING], cwd=checkout, env=environment, capture_output=True, text=True
    )
    assert played.returncode == 0 and "4 passed, 0 failed" in played.stdout, played
