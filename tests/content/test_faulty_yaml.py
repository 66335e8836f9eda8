"""Damaged data: whatever is wrong, it is named once, in the right place, in plain words, and nothing crashes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from damage import (
    COMBOS,
    COSMIC,
    DESTINY,
    GAMBLED,
    LINES,
    OTHER,
    OTHER_TOPIC,
    SAMPLE,
    SAMPLE_TOPIC,
    ZOMBIE,
    Case,
    add,
    append,
    becomes_dangling_link,
    becomes_folder,
    both,
    copied_to,
    drop,
    emptied,
    put,
    remove,
    sound_copy,
    write,
)
from reading_once import read_once

from cosmic.content import ContentError, check, load, yaml_files
from cosmic.paths import data_dir

ZOMBIE_WORDS = yaml.safe_load((data_dir() / ZOMBIE).read_text("utf-8"))["en"]
ARTIFACT = {
    "slug": "flare_x",
    "kind": "artifact",
    "count": 1,
    "role": "any",
    "phases": "all",
    "en": {"name": "X", "text": "X."},
}

# fmt: off
FILES = [
    Case("not YAML", ZOMBIE, write("slug: [zombie\nset: base\n"), "", "is not valid YAML", line=2),
    Case("tab as indentation", ZOMBIE, write("flare:\n\twild: 1\n"), "", "is not valid YAML", line=2),
    Case("unclosed quote", COSMIC, append('more: "open\n'), "", "is not valid YAML"),
    Case("control character", ZOMBIE, append("more: \x01\n"), "", "is not valid YAML"),
    Case("empty file", ZOMBIE, write(""), "", "expected a mapping with slug, set, alert"),
    Case("only comments", DESTINY, write("# later\n"), "", "expected a mapping with total, cards, found nothing"),
    Case("only a document mark", COMBOS, write("---\n"), "", "expected a mapping with combos, found nothing"),
    Case("a list at the top", ZOMBIE, write("- slug: zombie\n"), "", "found a list of 1"),
    Case("a word at the top", ZOMBIE, write("zombie\n"), "", "found 'zombie'"),
    Case("two documents", ZOMBIE, append("---\nslug: ghost\n"), "", "expected one YAML document"),
    Case("not UTF-8", ZOMBIE, write(b"slug: zombie\nname: \xff\xfe\n"), "", "is not UTF-8 text (byte 19)"),
    Case("UTF-16", ZOMBIE, write("slug: zombie".encode("utf-16")), "", "save the file as UTF-8"),
    Case("key twice at the top", ZOMBIE, append("alert: red\n"), "alert", "the key 'alert' is written a second time"),
    Case("key twice further in", OTHER, write(OTHER_TOPIC.replace("title: Only", "title: A, title: B")),
         "paragraphs[0].title", "written a second time", line=4),
    Case("key that is no word", ZOMBIE, append("no: {name: Zombi}\n"), "no", "expected a word as key, found false"),
    Case("key that is a list", ZOMBIE, append("? [a, b]\n: c\n"), "?", "expected a word as key, found a list of 2"),
    Case("alias", ZOMBIE, append("ru: &words {name: a}\nuk: *words\n"), "uk", "found a YAML alias"),
    Case("merge key", ZOMBIE, append("<<: {a: b}\n"), "", "found '<<' which YAML cannot read"),
    Case("tag", ZOMBIE, append("uk: !!python/object:os.system {}\n"), "uk", "remove the tag"),
    Case("impossible date", ZOMBIE, append("uk: 2001-99-99\n"), "uk", "found '2001-99-99' which YAML cannot read"),
    Case("nested without end", ZOMBIE, write("a: " + "[" * 200_000), "a" + "[0]" * 12, "nested far too deeply"),
    Case("folder in place of a file", ZOMBIE, becomes_folder, "", "cannot be read: Is a directory"),
    Case("dangling link", ZOMBIE, becomes_dangling_link, "", "cannot be read: No such file or directory"),
    Case("dangling link to a deck", COMBOS, becomes_dangling_link, "", "cannot be read: No such file or directory"),
]

FOLDERS = [
    Case("no data", ".", remove, "", "expected a folder with the game's data", "data"),
    Case("no decks", "decks", remove, "", "expected a folder with the decks"),
    Case("no aliens", "aliens", remove, "", "expected a folder with the aliens"),
    Case("aliens emptied", "aliens", emptied, "", "expected a folder for each alien, found none"),
    Case("aliens is a file", "aliens", both(remove, write("x")), "", "found no such folder"),
    Case("no rules", "rules", remove, "", "expected a folder with the rules"),
    Case("no English rules", "rules/en", remove, "", "expected a folder with the English rules"),
    Case("no hand cards", COSMIC, remove, "", "expected a file with the hand cards, found no such file"),
    Case("no destiny cards", DESTINY, remove, "", "expected a file with the destiny cards"),
    Case("no combos", COMBOS, remove, "", "expected a file with the combo cards"),
    Case("unknown deck", "decks/desteny.yaml", write("total: 1\n"), "", "is no deck known here (they are cosmic.yaml"),
    Case("ending .yml", "aliens/ghost.yml", write("slug: ghost\n"), "", "rename it to ghost.yaml"),
    Case("sheet outside its folder", "aliens/ghost.yaml", write("slug: ghost\n"), "", "to aliens/ghost/sheet.yaml"),
    Case("alien without a sheet", "aliens/ghost/sheet.yaml", lambda file: file.parent.mkdir(), "",
         "expected a file with the alien's sheet, found no such file"),
    Case("stray file of an alien", "aliens/zombie/line.yaml", write("x: 1\n"), "",
         "is no file of an alien (they are sheet.yaml, lines.yaml"),
    Case("ending .YAML", "rules/en/extra.YAML", write("x: 1\n"), "", "rename it to extra.yaml"),
    Case("rules beside the languages", "rules/extra.yaml", write("x: 1\n"), "", "move it into a language folder"),
    Case("rules in a strange folder", "rules/english/extra.yaml", write("x: 1\n"), "", "two-letter language",
         "data/rules/english"),
]

CARDS = [
    Case("count is a word", COSMIC, put("cards[3].count", "two"), "cards[3].count",
         "expected a whole number of at least 1, found 'two'"),
    Case("count in quotes", COSMIC, put("cards[3].count", "1"), "cards[3].count", "as digits without quotes"),
    Case("count of nothing", COSMIC, put("cards[3].count", 0), "cards[3].count", "found the number 0"),
    Case("count is true", COSMIC, put("cards[3].count", True), "cards[3].count", "found true"),
    Case("count is broken", COSMIC, put("cards[3].count", 1.5), "cards[3].count", "found the number 1.5"),
    Case("count of absurd size", COSMIC, put("cards[3].count", 10**20), "cards", "expected counts that add up to"),
    Case("count missing", COSMIC, drop("cards[3].count"), "cards[3].count", "is missing, expected a whole number"),
    Case("value missing", COSMIC, drop("cards[0].value"), "cards[0].value", "a whole number from 0 to 99"),
    Case("value below zero", COSMIC, put("cards[0].value", -1), "cards[0].value", "found the number -1"),
    Case("value where none belongs", COSMIC, put("cards[18].value", 3), "cards[18].value", "unknown key 'value'"),
    Case("value and slug differ", COSMIC, put("cards[4].value", 3), "cards[4].slug", "expected 'attack_3'"),
    Case("unknown kind", COSMIC, put("cards[0].kind", "atack"), "cards[0].kind", "did you mean 'attack'?"),
    Case("kind is a list", COSMIC, put("cards[0].kind", ["attack"]), "cards[0].kind", "found a list of 1"),
    Case("kind missing", COSMIC, drop("cards[0].kind"), "cards[0].kind", "is missing, expected one of attack"),
    Case("flare among the cards", COSMIC, put("cards[0].kind", "flare"), "cards[0].kind", "found 'flare'"),
    Case("misspelt key", COSMIC, put("cards[0].cuont", 1), "cards[0].cuont", "did you mean 'count'?"),
    Case("slug twice", COSMIC, put("cards[1].slug", "attack_0"), "cards[1].slug", "already stands at cards[0]"),
    Case("slug with capitals", COSMIC, put("cards[0].slug", "Attack_0"), "cards[0].slug", "small letters"),
    Case("slug of a flare", COSMIC, put("cards[0]", ARTIFACT), "cards[0].slug", "flares come from the alien files"),
    Case("card is a word", COSMIC, put("cards[2]", "attack_4"), "cards[2]", "expected a mapping with kind"),
    Case("artifact without role", COSMIC, drop("cards[23].role"), "cards[23].role", "is missing, expected one of any"),
    Case("unknown role", COSMIC, put("cards[23].role", "everyone"), "cards[23].role", "found 'everyone'"),
    Case("unknown phase", COSMIC, put("cards[23].phases", ["reveal", "revael"]), "cards[23].phases[1]",
         "did you mean 'reveal'?"),
    Case("phase twice", COSMIC, put("cards[23].phases", ["reveal", "reveal"]), "cards[23].phases[1]",
         "'reveal' already stands at cards[23].phases[0]"),
    Case("phases are a word", COSMIC, put("cards[23].phases", "reveal"), "cards[23].phases",
         "the word 'all' or a list"),
    Case("no phases", COSMIC, put("cards[23].phases", []), "cards[23].phases", "at least 1, found an empty list"),
    Case("no English", COSMIC, drop("cards[0].en"), "cards[0].en", "is missing, expected a mapping with name, text"),
    Case("English is a word", COSMIC, put("cards[0].en", "Attack"), "cards[0].en", "found 'Attack'"),
    Case("blank text", COSMIC, put("cards[0].en.text", "  "), "cards[0].en.text", "expected some text"),
    Case("text is a number", COSMIC, put("cards[0].en.name", 0), "cards[0].en.name", "put it in quotes"),
    Case("half a translation", COSMIC, put("cards[0].uk", {"name": "Атака 0"}), "cards[0].uk.text", "is missing"),
    Case("language of three letters", COSMIC, put("cards[0].ukr", {}), "cards[0].ukr", "unknown key 'ukr'"),
    Case("total missing", COSMIC, drop("total"), "total", "is missing"),
    Case("total of another deck", COSMIC, put("total", 71), "total", "expected 72"),
    Case("counts do not add up", COSMIC, put("cards[0].count", 2), "cards", "add up to the total of 72, found 73"),
    Case("card forgotten", COSMIC, drop("cards[0]"), "cards", "found 71"),
    Case("no cards", COSMIC, put("cards", []), "cards", "expected a list of cards, at least 1, found an empty list"),
    Case("cards are a mapping", COSMIC, put("cards", {}), "cards", "found a mapping"),
]

DESTINIES = [
    Case("unknown colour", DESTINY, put("cards[0].colour", "teal"), "cards[0].colour", "one of blue, green, purple"),
    Case("colour missing", DESTINY, drop("cards[0].colour"), "cards[0].colour", "is missing"),
    Case("colour on a wild", DESTINY, put("cards[12].colour", "red"), "cards[12].colour", "unknown key 'colour'"),
    Case("hazard is a word", DESTINY, put("cards[1].hazard", "maybe"), "cards[1].hazard", "expected true or false"),
    Case("colour and slug differ", DESTINY, put("cards[0].slug", "colour_azure"), "cards[0].slug",
         "expected 'colour_blue'"),
    Case("unknown special", DESTINY, put("cards[13].special", "most_money"), "cards[13].special", "found 'most_money'"),
    Case("special and slug differ", DESTINY, put("cards[13].slug", "cards_in_hand"), "cards[13].slug",
         "expected 'most_cards_in_hand'"),
    Case("total of another deck", DESTINY, put("total", 20), "total", "expected 23"),
    Case("counts do not add up", DESTINY, put("cards[12].count", 3), "cards", "found 24"),
    Case("two hazards, one plain", DESTINY, both(put("cards[0].count", 1), put("cards[1].count", 2)), "cards",
         "expected one hazard card of the colour blue, found 2"),
    Case("colours uneven", DESTINY, both(put("cards[0].count", 1), put("cards[12].count", 3)), "cards",
         "expected 3 cards of the colour blue, found 2"),
]

COMBINATIONS = [
    Case("unknown alien", COMBOS, put("combos[0].aliens[2]", "orcale"), "combos[0].aliens[2]",
         "did you mean 'oracle'?"),
    Case("alien without a file", COMBOS, put("combos[0].aliens[2]", "xxx"), "combos[0].aliens[2]",
         "write aliens/xxx/sheet.yaml"),
    Case("barred pair", COMBOS, put("combos[0].aliens", ["zombie", "gambler", "oracle", "clone", "sorcerer"]),
         "combos[0].aliens", "puts gambler and sorcerer together"),
    Case("pair barred from one side", ZOMBIE, put("not_with", ["parasite"]), "combos[0].aliens",
         "puts zombie and parasite together", "data/decks/combos.yaml"),
    Case("four aliens", COMBOS, drop("combos[0].aliens[4]"), "combos[0].aliens",
         "exactly 5 alien slugs, found a list of 4"),
    Case("six aliens", COMBOS, add("combos[0].aliens", "mind"), "combos[0].aliens", "found a list of 6"),
    Case("alien twice", COMBOS, put("combos[0].aliens[4]", "zombie"), "combos[0].aliens[4]",
         "'zombie' already stands at combos[0].aliens[0]"),
    Case("combo twice", COMBOS, put("combos[1].slug", "first_contact"), "combos[1].slug",
         "already stands at combos[0]"),
    Case("no theme", COMBOS, drop("combos[0].en.theme"), "combos[0].en.theme", "is missing, expected some text"),
    Case("no combos", COMBOS, put("combos", []), "combos", "expected a list of combos, at least 1"),
]

ALIENS = [
    Case("slug is not the folder", ZOMBIE, put("slug", "ghoul"), "slug", "rename the folder to ghoul"),
    Case("sheet copied", ZOMBIE, copied_to("../ghoul/sheet.yaml"), "slug", "name of the folder, found 'zombie'",
         "data/aliens/ghoul/sheet.yaml"),
    Case("unknown set", ZOMBIE, put("set", "eons"), "set", "expected one of base, incursion, found 'eons'"),
    Case("unknown alert", ZOMBIE, put("alert", "gren"), "alert", "did you mean 'green'?"),
    Case("unknown use", ZOMBIE, put("use", True), "use", "expected one of mandatory, optional, found true"),
    Case("flare missing", ZOMBIE, drop("flare"), "flare", "is missing, expected a mapping with wild, super"),
    Case("super missing", ZOMBIE, drop("flare.super"), "flare.super", "expected a mapping with role, phases"),
    Case("wild without phases", ZOMBIE, drop("flare.wild.phases"), "flare.wild.phases", "is missing"),
    Case("unknown super role", ZOMBIE, put("flare.super.role", "owner"), "flare.super.role", "found 'owner'"),
    Case("not_with is a word", ZOMBIE, put("not_with", "sadist"), "not_with", "expected a list of alien slugs"),
    Case("not_with itself", ZOMBIE, put("not_with", ["zombie"]), "not_with", "names the alien itself"),
    Case("setup is a sentence", ZOMBIE, put("setup", "Take ten tokens."), "setup", "expected true or false"),
    Case("setup without text", ZOMBIE, put("setup", True), "en.setup", "is missing although setup is true"),
    Case("text without setup", ZOMBIE, put("en.setup", "Take ten tokens."), "en.setup", "although setup is false"),
    Case("no English", ZOMBIE, both(put("uk", ZOMBIE_WORDS), drop("en")), "en", "is missing, expected a mapping"),
    Case("no history", ZOMBIE, drop("en.history"), "en.history", "is missing, expected some text"),
    Case("name is no word", ZOMBIE, put("en.name", False), "en.name", "found false; put it in quotes"),
    Case("half a translation", ZOMBIE, put("uk", {**ZOMBIE_WORDS, "super": None}), "uk.super", "found nothing"),
    Case("strange key in English", ZOMBIE, put("en.taglin", "x"), "en.taglin", "did you mean 'tagline'?"),
]

LOG = [
    Case("no lines", LINES, remove, "", "expected a file with the lines of the log, found no such file"),
    Case("lines are a list", LINES, write("- allied\n"), "", "expected a mapping from a key such as ships-home"),
    Case("line without names", GAMBLED, drop("claimed.names"), "claimed.names", "is missing, expected a list of names"),
    Case("key with an underscore", GAMBLED, append("claim_made: {names: []}\n"), "claim_made", "a key such as"),
    Case("unknown attribute", GAMBLED, put("claimed.loud", True), "claimed.loud", "unknown key 'loud'"),
    Case("unknown news", GAMBLED, put("claimed.news", "huge"), "claimed.news", "one of headline, large, ending"),
    Case("unknown flash", GAMBLED, put("claimed.flash", "boltt"), "claimed.flash", "did you mean 'bolt'?"),
    Case("a line of the rules again", GAMBLED, append("allied: {names: [seat]}\n"), "allied",
         "is already declared in data/text/lines.yaml"),
]

RULES = [
    Case("topic is not the file name", OTHER, put("topic", "else"), "topic", "rename the file to else.yaml"),
    Case("id of another topic", SAMPLE, put("paragraphs[1].id", "other.second"), "paragraphs[1].id",
         "expected an id that begins with 'sample.'"),
    Case("id without a dot", SAMPLE, put("paragraphs[1].id", "second"), "paragraphs[1].id", "an id such as"),
    Case("id twice", SAMPLE, put("paragraphs[1].id", "sample.first"), "paragraphs[1].id",
         "'sample.first' already stands at paragraphs[0]"),
    Case("see to nowhere", SAMPLE, put("paragraphs[0].see", ["sample.secnd"]), "paragraphs[0].see[0]",
         "did you mean 'sample.second'?"),
    Case("see into another file", OTHER, put("paragraphs[0].id", "other_sample.sole"), "paragraphs[0].see[0]",
         "expected the id of a paragraph in rules/en, found 'other_sample.only'", "data/rules/en/sample.yaml"),
    Case("see is a word", SAMPLE, put("paragraphs[0].see", "sample.second"), "paragraphs[0].see", "a list of rule ids"),
    Case("the file seen is broken", OTHER, put("title", ""), "title", "expected some text, found ''"),
    Case("no paragraphs", OTHER, put("paragraphs", []), "paragraphs", "at least 1, found an empty list"),
    Case("paragraph without text", SAMPLE, drop("paragraphs[1].text"), "paragraphs[1].text", "is missing"),
    Case("translation of nothing", "rules/ru/extra.yaml", write(OTHER_TOPIC.replace("other_sample", "extra")), "",
         "translates the topic 'extra'"),
    Case("translation incomplete", "rules/ru/sample.yaml", write(SAMPLE_TOPIC.split("  - id: sample.second")[0]),
         "paragraphs", "found none for sample.second"),
    Case("translations emptied", "rules/ru", Path.mkdir, "", "found not one .yaml file"),
]
# fmt: on

TABLE = {
    "file": FILES,
    "folder": FOLDERS,
    "card": CARDS,
    "destiny": DESTINIES,
    "combo": COMBINATIONS,
    "alien": ALIENS,
    "line": LOG,
    "rule": RULES,
}
CASES = [pytest.param(case, id=f"{group}: {case.name}") for group, cases in TABLE.items() for case in cases]


@pytest.fixture
def data(tmp_path: Path) -> Iterator[Path]:
    with read_once():
        yield sound_copy(tmp_path)


def test_the_undamaged_copy_is_sound(data: Path) -> None:
    assert check(data) == []
    assert load(data).texts["en"]["rule.sample.first.text"] == "A paragraph for the tests."


@pytest.mark.parametrize("case", CASES)
def test_damage_is_named(case: Case, data: Path) -> None:
    case.damage(data / case.file)
    faults = check(data)
    assert [(fault.file, fault.path) for fault in faults] == [(case.shown or f"data/{case.file}", case.path)]
    assert case.says in faults[0].message
    assert case.line in (0, faults[0].line)
    with pytest.raises(ContentError) as caught:
        load(data)
    assert list(caught.value.faults) == faults
    assert str(caught.value) == str(faults[0])
    assert len(str(caught.value).splitlines()) == 1


def test_the_table_is_long_and_without_repeats() -> None:
    names = [case.id for case in CASES]
    assert len(set(names)) == len(names) >= 40


def test_a_fault_reads_as_a_sentence(data: Path) -> None:
    put("cards[3].count", "two")(data / COSMIC)
    assert str(check(data)[0]) == (
        "data/decks/cosmic.yaml, line 42, cards[3].count: expected a whole number of at least 1, found 'two'"
    )


@pytest.mark.parametrize("place", ["cards[3].count", "cards[3].en.text", "cards[18].phases[0]", "total"])
def test_a_fault_names_its_line(data: Path, place: str) -> None:
    put(place, [])(data / COSMIC)
    (fault,) = check(data)
    line = (data / COSMIC).read_text("utf-8").splitlines()[fault.line - 1]
    assert "[]" in line and (place.endswith("]") or place.rpartition(".")[2] in line)


def test_what_is_missing_is_missing_in_the_line_where_its_place_begins(data: Path) -> None:
    drop("cards[3].count")(data / COSMIC)
    (fault,) = check(data)
    assert "slug: attack_5" in (data / COSMIC).read_text("utf-8").splitlines()[fault.line - 1]


def test_all_faults_are_found_at_once(data: Path) -> None:
    put("cards[3].count", "two")(data / COSMIC)
    drop("cards[5].en")(data / COSMIC)
    put("alert", "blue")(data / ZOMBIE)
    write("slug: [")(data / "aliens/clone/sheet.yaml")
    remove(data / DESTINY)
    put("paragraphs[0].see", ["sample.third", "sample.fourth"])(data / SAMPLE)
    with pytest.raises(ContentError) as caught:
        load(data)
    assert [(fault.file, fault.path) for fault in caught.value.faults] == [
        ("data/aliens/clone/sheet.yaml", ""),
        ("data/aliens/zombie/sheet.yaml", "alert"),
        ("data/decks/cosmic.yaml", "cards[3].count"),
        ("data/decks/cosmic.yaml", "cards[5].en"),
        ("data/decks/destiny.yaml", ""),
        ("data/rules/en/sample.yaml", "paragraphs[0].see[0]"),
        ("data/rules/en/sample.yaml", "paragraphs[0].see[1]"),
    ]
    assert str(caught.value).splitlines() == [str(fault) for fault in caught.value.faults]


def test_a_missing_alien_is_named_by_every_combo_that_needs_it(data: Path) -> None:
    needing = [combo.slug for combo in load(data).combos if "gambler" in combo.aliens]
    remove(data / "aliens/gambler")
    faults = check(data)
    assert len(faults) == len(needing) > 1
    assert {fault.file for fault in faults} == {"data/decks/combos.yaml"}


def test_a_bar_on_one_sheet_only_is_no_fault(data: Path) -> None:
    put("not_with", [])(data / "aliens/sorcerer/sheet.yaml")
    assert check(data) == []


def test_a_folder_of_another_name_counts_from_itself(data: Path) -> None:
    root = data.rename(data.with_name("mine"))
    put("alert", "blue")(root / ZOMBIE)
    assert [fault.file for fault in check(root)] == ["aliens/zombie/sheet.yaml"]


def test_the_folder_may_be_given_relatively(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put("alert", "blue")(data / ZOMBIE)
    for place, given in ((data, "."), (data.parent, "data"), (data / "decks", "..")):
        monkeypatch.chdir(place)
        assert [fault.file for fault in check(Path(given))] == ["data/aliens/zombie/sheet.yaml"]


def test_endless_hexadecimal_numbers_are_not_written_out(data: Path) -> None:
    text = (data / COSMIC).read_text("utf-8").replace("value: 40", f"value: 0x{'f' * 6000}")
    write(text)(data / COSMIC)
    assert [fault.message for fault in check(data)] == [
        "expected a whole number from 0 to 99, found a number of absurd size"
    ]


def test_hidden_and_foreign_files_are_left_alone(data: Path) -> None:
    write("x")(data / "aliens/zombie/.sheet.yaml.swp")
    write("x")(data / "aliens/.hidden.yaml")
    write("# Notes")(data / "aliens/README.md")
    assert check(data) == []


def test_a_byte_order_mark_does_no_harm(data: Path) -> None:
    write(b"\xef\xbb\xbf" + (data / ZOMBIE).read_bytes())(data / ZOMBIE)
    assert check(data) == []


@pytest.mark.parametrize("case", [param for param in CASES if str(param.id).startswith("file: ")])
def test_the_slow_yaml_reader_agrees(case: Case, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PyYAML may be installed without its C part."""
    monkeypatch.setattr(yaml_files, "_Loader", yaml.SafeLoader)
    case.damage(data / case.file)
    assert [(fault.file, fault.path) for fault in check(data)] == [(f"data/{case.file}", case.path)]


@pytest.mark.parametrize(
    ("reading_of", "file"), [("read_bytes", "data/aliens/zombie/sheet.yaml"), ("iterdir", "data/aliens")]
)
def test_what_may_not_be_read_is_named(data: Path, monkeypatch: pytest.MonkeyPatch, reading_of: str, file: str) -> None:
    """Forbidden by force, because tests may run as a user to whom nothing is forbidden."""
    permitted = getattr(Path, reading_of)

    def forbid(path: Path) -> object:
        if path == data.parent / file:
            raise PermissionError(13, "Permission denied")
        return permitted(path)

    monkeypatch.setattr(Path, reading_of, forbid)
    assert f"{file}: cannot be read: Permission denied" in [str(fault) for fault in check(data)]
