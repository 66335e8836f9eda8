"""Every sentence the rules use exists, none is left over, and each gets the parameters it speaks of."""

from __future__ import annotations

from pathlib import Path

import pytest
from findings import ALWAYS, Findings, find, hyphens, read_source, said_in
from fluent.syntax import FluentParser, ast

from cosmic.paths import data_dir
from cosmic.rulebook import book, content
from cosmic.text.describe import occasion_key
from cosmic.text.messages import Messages, MissingMessage

COSMIC = Path(__file__).resolve().parents[2] / "cosmic"
RULES = [file for folder in ("engine", "phases", "aliens", "cards") for file in sorted((COSMIC / folder).rglob("*.py"))]
FOLDERS = ("text", "text_table", "cli", "hotseat", "ui")
TABLE = [file for folder in FOLDERS for file in sorted((COSMIC / folder).rglob("*.py"))]


@pytest.fixture(scope="module")
def found() -> Findings:
    return find(RULES)


@pytest.fixture(scope="module")
def written() -> dict[str, ast.Message]:
    """Every message of the English files; nothing in them may be unreadable or stand twice."""
    messages: dict[str, ast.Message] = {}
    for file in sorted((data_dir() / "text" / "en").glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in messages, entry.id.name
                messages[entry.id.name] = entry
    return messages


def inside(node: ast.BaseNode) -> list[ast.BaseNode]:
    """The node and everything in it."""
    nodes = [node]
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                nodes += inside(part)
    return nodes


def variables(message: ast.Message, written: dict[str, ast.Message]) -> set[str]:
    """The parameters a message speaks of, with those of the messages it refers to."""
    names: set[str] = set()
    for node in inside(message):
        if isinstance(node, ast.VariableReference):
            names.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            names |= variables(written[node.id.name], written)
    return names


def referred(written: dict[str, ast.Message]) -> set[str]:
    return {n.id.name for m in written.values() for n in inside(m) if isinstance(n, ast.MessageReference)}


def text_of(message: ast.Message, attribute: str = "") -> str:
    pattern = message.value if not attribute else next(a.value for a in message.attributes if a.id.name == attribute)
    return "".join(element.value for element in pattern.elements)


def occasions() -> set[str]:
    """The events that a power or flare may answer when they happen: the question has to say which one it is."""
    return {occasion_key(what.__name__) for stage, what in book().at_once if stage in ("counter", "replace", "react")}


def nothing(left: list[str]) -> None:
    assert not left, ", ".join(left)


# --- the rules


def test_nothing_the_rules_say_is_missing(found, written) -> None:
    own = {f"error-{key}" for key in find(TABLE).errors}
    nothing(sorted((found.keys() | own) - written.keys()))


def test_every_word_that_can_be_answered_has_a_sentence(found, written) -> None:
    missing = [
        f"opt-{kind}-{hyphens(word)}"
        for kind, word in sorted(found.words)
        if f"opt-{kind}-{hyphens(word)}" not in written and f"opt-{hyphens(word)}" not in written
    ]
    nothing(missing)


def test_every_question_names_its_rule(found, written) -> None:
    nothing(sorted(kind for kind in found.asked if f"why-{kind}" not in written))


def test_every_occasion_has_a_sentence(written) -> None:
    nothing(sorted(occasions() - set(written)))


def test_nothing_is_left_over(found, written) -> None:
    whole, beginnings = said_in(TABLE)
    used = found.keys() | referred(written) | {f"why-{kind}" for kind in found.asked}
    used |= {f"opt-{kind}-{hyphens(word)}" for kind, word in found.words}
    used |= {f"opt-{hyphens(word)}" for _, word in found.words} | {f"opt-number-{kind}" for kind in found.asked}
    used |= (
        occasions() | whole | {key.partition(".")[0] for key in whole} | {f"error-{key}" for key in find(TABLE).errors}
    )
    of_rules = ("ask-", "why-", "opt-", "log-", "error-", "moment-")
    left = [
        key
        for key in written
        if key not in used and not (key.startswith(tuple(beginnings)) and not key.startswith(of_rules))
    ]
    nothing(sorted(left))


def test_log_lines_are_given_what_they_speak_of(found, written) -> None:
    for key, given in found.told.items():
        able = given | {f"{name}_n" for name in given & {"seats", "cards"}}
        assert variables(written[f"log-{key}"], written) <= able, key


def test_questions_are_given_what_they_speak_of(found, written) -> None:
    for kind, given in found.asked.items():
        assert variables(written[f"ask-{kind}"], written) <= given | ALWAYS, kind


def test_answers_are_given_what_they_speak_of(found, written) -> None:
    for kind, word in found.words:
        message = written.get(f"opt-{kind}-{hyphens(word)}")
        if message is not None:
            assert variables(message, written) <= found.asked[kind] | ALWAYS, (kind, word)


def test_errors_are_given_what_they_speak_of(found, written) -> None:
    for key, given in found.errors.items():
        assert variables(written[f"error-{key}"], written) <= given, key


def test_questions_begin_with_the_name(found, written) -> None:
    for kind in found.asked:
        first = written[f"ask-{kind}"].value.elements[0]
        assert isinstance(first, ast.Placeable) and first.expression.id.name == "player", kind


def test_log_lines_never_say_you(found, written) -> None:
    for key in found.told:
        words = " ".join(n.value for n in inside(written[f"log-{key}"]) if isinstance(n, ast.TextElement))
        assert not {"you", "your"} & set(words.casefold().replace(".", " ").replace(",", " ").split()), key


def test_cited_rules_exist(found, written) -> None:
    texts = content().texts["en"]
    known = {key[5:-5] for key in texts if key.startswith("rule.") and key.endswith(".text")}
    nothing(sorted(found.rules - known))
    cited = {text_of(message) for key, message in written.items() if key.startswith("why-")}
    cited |= {text_of(m, "why") for m in written.values() if any(a.id.name == "why" for a in m.attributes)}
    nothing(sorted(rule for rule in cited if rule not in known and rule not in texts))
    assert all(any(a.id.name == "why" for a in written[f"log-{key}"].attributes) for key in found.told)


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
    assert found.told == {"fake-line": {"seat", "count"}}
    assert found.moments == {"fake.moment"}
    assert set(found.errors) == {"fake-error", "fake-fault"}
    assert found.rules == {"reveal.totals", "no.such_rule"}
    missing = found.keys() - written.keys()
    assert len(missing) == len(kinds) + 1 + 1 + 2
