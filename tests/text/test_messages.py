"""Every sentence that is said exists, and none is left over. What the rules tell and ask is inspected besides."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmic.inspection.findings import Findings, find, read_source, said_in
from cosmic.inspection.sentences import Sentences
from cosmic.paths import data_dir
from cosmic.rulebook import book, content
from cosmic.text.describe import hyphens, occasion_key
from cosmic.text.messages import Messages, MissingMessage

COSMIC = Path(__file__).resolve().parents[2] / "cosmic"
RULES = [
    file
    for folder in ("engine", "phases", "aliens", "cards", "techs")
    for file in sorted((COSMIC / folder).rglob("*.py"))
]
FOLDERS = ("text", "text_table", "cli", "hotseat", "ui")
TABLE = [file for folder in FOLDERS for file in sorted((COSMIC / folder).rglob("*.py"))]


@pytest.fixture(scope="module")
def found() -> Findings:
    return find(RULES)


@pytest.fixture(scope="module")
def written() -> Sentences:
    """Every English sentence, wherever it stands."""
    return Sentences(data_dir())


def occasions() -> set[str]:
    """The events that a power or flare may answer when they happen: the question has to say which one it is."""
    return {occasion_key(what.__name__) for stage, what in book().at_once if stage in ("counter", "replace", "react")}


def nothing(left: list[str]) -> None:
    assert not left, ", ".join(left)


# --- the rules


def test_nothing_the_rules_say_is_missing(found, written) -> None:
    own = {f"error-{key}" for key in find(TABLE).errors}
    nothing(sorted((found.keys() | own) - written.keys()))


def test_every_line_of_the_log_is_declared(found) -> None:
    assert set(found.told) == set(content().lines)


def test_every_event_that_is_answered_is_found(found, written) -> None:
    assert {occasion_key(event) for event in found.events} == occasions()
    nothing(sorted(occasions() - set(written)))


def test_nothing_is_left_over(found, written) -> None:
    whole, beginnings = said_in(TABLE)
    used = found.keys() | {part for key in written for part in written.within(key)}
    used |= {f"why-{kind}" for kind in found.asked}
    used |= {f"opt-{kind}-{hyphens(word)}" for kind, word in found.words}
    used |= {f"opt-{hyphens(word)}" for _, word in found.words} | {f"opt-number-{kind}" for kind in found.asked}
    used |= (
        occasions() | whole | {key.partition(".")[0] for key in whole} | {f"error-{key}" for key in find(TABLE).errors}
    )
    used |= {key for key in written if key.startswith("opt-tech-action-")}  # put together by whoever describes them
    of_rules = ("ask-", "why-", "opt-", "log-", "error-", "moment-", "occasion-")
    left = [
        key
        for key in written
        if key not in used and not (key.startswith(tuple(beginnings)) and not key.startswith(of_rules))
    ]
    nothing(sorted(left))


def test_errors_are_given_what_they_speak_of(found, written) -> None:
    for key, given in found.errors.items():
        assert written.variables(f"error-{key}") <= given, key


def test_cited_rules_exist(found) -> None:
    texts = content().texts["en"]
    known = {key[5:-5] for key in texts if key.startswith("rule.") and key.endswith(".text")}
    nothing(sorted(found.rules - known))


# --- the table


def test_table_says_nothing_that_is_missing(written) -> None:
    import ast as python

    for file in TABLE:
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "attr", "") in ("say", "worded") and node.args:
                first = node.args[0]
                if isinstance(first, python.Constant) and isinstance(first.value, str):
                    assert first.value.partition(".")[0] in written, f"{file.name}: {first.value}"


def test_a_missing_message_shows_its_key_in_play_and_raises_in_tests() -> None:
    assert Messages().say("no-such-thing") == "[no-such-thing]"
    with pytest.raises(MissingMessage):
        Messages(strict=True).say("no-such-thing")
    with pytest.raises(MissingMessage):
        Messages(strict=True).say("log-turn-starts")  # without its parameter


# --- the finder itself

FAKE = '''
class Fake:
    @react(FakeEvent, when=sides)
    def follow(self, t, me): ...

    @replace(OtherEvent, lasting=True)
    def stay(self, t, me): ...

def fight(t, me):
    """Rule: reveal.totals. And more."""
    words = ["stay"]
    if t:
        words.append("go")
    t.ask(me, "fake-question", words, planet=3)  # rule: no.such_rule
    t.ask(me, "fake-yes", sides(t))
    t.put(Decision(me, "fake-put", "pick", ("wait_a_bit",), "word", about={"other": 1}))
    t.choose_and_lose(me, 1, "fake-loss")
    t.settle_colony(me, 3, "fake-settle", 1, 1)
    t.ask_yes(me, "fake-agree", seat=me)
    t.tell("fake-line", to=[1], seat=me, count=2)
    t.moment("fake.moment")
    raise IllegalAnswer("fake-error", found=1)

def sides(t):
    return ("always", *SIDE_NAMES)

def fault_of(offer):
    return "fake-fault"
'''


def test_the_finder_finds_everything(written) -> None:
    found = Findings()
    read_source(FAKE, found)
    kinds = {"question", "yes", "put", "loss", "settle", "agree"}
    assert set(found.asked) == {f"fake-{kind}" for kind in kinds}
    assert found.asked["fake-question"] == {"planet"} and found.asked["fake-put"] == {"other"}
    assert found.words == {
        ("fake-question", "stay"),
        ("fake-question", "go"),
        ("fake-yes", "always"),
        ("fake-yes", "offense"),
        ("fake-yes", "defense"),
        ("fake-put", "wait_a_bit"),
        ("fake-agree", "yes"),
        ("fake-agree", "no"),
    }
    assert found.told == {"fake-line": [{"seat", "count"}]}
    assert found.events == {"FakeEvent"}
    assert found.moments == {"fake.moment"}
    assert set(found.errors) == {"fake-error", "fake-fault"}
    assert found.rules == {"reveal.totals", "no.such_rule"}
    missing = found.keys() - written.keys()
    assert len(missing) == len(kinds) + 1 + 1 + 2
