"""The codex knows every printed thing and every rule, finds them by three letters, and no link leads nowhere."""

from __future__ import annotations

import re

import pytest

from cosmic.engine.definitions import KINDS, PHASES
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.hotseat.codex.codex import GROUPS, HOME, Codex, CodexEntry, codex_of, pieces, plain, targets, without
from cosmic.hotseat.codex.codex_links import Linker, Piece
from cosmic.hotseat.codex.codex_search import folded
from cosmic.hotseat.codex.codex_terms import NUMBERS, TERMS
from cosmic.rulebook import content
from cosmic.text.messages import Messages

MESSAGES = Messages(strict=True)
TEXTS = content().texts["en"]


@pytest.fixture(scope="module")
def codex() -> Codex:
    return codex_of(content(), MESSAGES)


def first(found: list[CodexEntry], count: int) -> list[str]:
    return [entry.id for entry in found[:count]]


# --- completeness


def test_every_printed_thing_has_an_entry(codex) -> None:
    book = content()
    wanted = {f"alien.{slug}" for slug in book.aliens} | {f"flare.{slug}" for slug in book.aliens}
    wanted |= {ways.of_face(book, face) for face in book.faces} | {f"kind.{kind}" for kind in KINDS}
    wanted |= {f"destiny.{card.slug}" for card in book.destiny} | {f"combo.{combo.slug}" for combo in book.combos}
    assert wanted <= codex.entries.keys()


def test_every_phase_term_and_rule_has_an_entry(codex) -> None:
    rules = {key[:-5] for key in TEXTS if key.startswith("rule.") and key.endswith(".text")}
    chapters = {f"rule.{key.split('.')[1]}" for key in rules}
    assert rules | chapters <= codex.entries.keys()
    assert {f"phase.{phase}" for phase in PHASES} <= codex.entries.keys()
    assert {f"term.{term}" for term in TERMS} <= codex.entries.keys()
    variants = {f"variant.{rule.split('.')[2]}" for rule in rules if rule.startswith("rule.variants.")}
    assert variants | {"variant.basic", "variant.advanced"} <= codex.entries.keys()


def test_every_paragraph_about_terms_is_cited_by_a_term(codex) -> None:
    cited = {rule for entry in codex.group("term") for rule in entry.rules}
    own = {entry.id for entry in codex.entries.values() if entry.chapter == "rule.terms"}
    assert own - cited <= set()


def test_every_entry_stands_under_a_tab_once(codex) -> None:
    listed = [entry.id for group in GROUPS for entry in codex.group(group)]
    assert sorted([*listed, HOME]) == sorted(codex.entries)
    assert [entry.id for entry in codex.group()] == [key for key in codex.entries if key != HOME]


def test_no_entry_is_empty_or_has_a_hole(codex) -> None:
    for entry in codex.entries.values():
        assert entry.title and entry.sort and entry.icon and entry.paragraphs, entry.id
        for part in entry.paragraphs:
            words = plain(f"{part.head} {part.text}")
            assert part.text.strip() and not any(sign in words for sign in "[]{}|"), (entry.id, words)


def test_both_sides_of_a_flare_are_told(codex) -> None:
    for slug in content().aliens:
        words = " ".join(plain(part.text) for part in codex[f"flare.{slug}"].paragraphs)
        assert TEXTS[f"alien.{slug}.wild"] in words and TEXTS[f"alien.{slug}.super"] in words


def test_everything_but_the_rules_says_where_it_is_in_the_rules(codex) -> None:
    for entry in codex.entries.values():
        of_this_screen = entry.id in ("term.curtain", "term.taking_back", "term.public_board")
        if entry.kind not in ("home", "rule", "chapter") and not of_this_screen:
            assert entry.rules and all(rule.startswith("rule.") for rule in entry.rules), entry.id


# --- links


def test_every_link_leads_somewhere_else(codex) -> None:
    for entry in codex.entries.values():
        for target in codex.links(entry):
            assert target in codex.entries, (entry.id, target)
        for part in entry.paragraphs:
            assert entry.id not in targets(part.text), entry.id


def test_a_paragraph_links_each_thing_once(codex) -> None:
    for entry in codex.entries.values():
        for part in entry.paragraphs:
            found = targets(part.text)
            assert len(found) == len(set(found)), entry.id


@pytest.mark.parametrize(
    ("before", "word"),
    [
        (r"(may|must|to|will) $", r"hand\b(?= (this|it|over|them))"),  # to give, not what one holds
        (r"(it|to|or|and) $", r"deals?\b(?= (with|a|out|each))"),
        (r"", r"promised\b"),  # what a deal promises must be kept, a promise need not be
    ],
)
def test_no_verb_is_taken_for_a_term(codex, before: str, word: str) -> None:
    for entry in codex.entries.values():
        for paragraph in entry.paragraphs:
            said = ""
            for piece in pieces(paragraph.text):
                rest = plain(paragraph.text)[len(said) :]
                taken = piece.target and re.search(before, said) and re.match(word, rest)
                assert not taken, f"{entry.id}: …{said[-30:]}{rest[:20]}…"
                said += piece.words


def test_links_change_no_word(codex) -> None:
    for slug in content().aliens:
        assert plain(codex[f"alien.{slug}"].paragraphs[0].text) == TEXTS[f"alien.{slug}.text"]


def test_every_entry_can_be_reached_by_links_from_the_first_page(codex) -> None:
    seen, waiting = {HOME}, [HOME, *(entry.id for entry in codex.group("alien"))]
    while waiting:
        for target in codex.links(codex[waiting.pop()]):
            if target not in seen:
                seen.add(target)
                waiting.append(target)
    gallery = {entry.id for entry in codex.group("alien")}
    assert codex.entries.keys() - seen - gallery == set()


def test_the_longest_name_counts_and_only_whole_words() -> None:
    linker = Linker({"zap": "term.zap", "Cosmic Zap": "artifact.a", "card": "term.card", "card pile": "term.pile"})
    assert linker.linked("A zap, a zap and a Cosmic Zap", "") == (
        "A [[term.zap|zap]], a zap and a [[artifact.a|Cosmic Zap]]"
    )
    assert linker.linked("the card pile, cards, discard, card-like", "") == (
        "the [[term.pile|card pile]], cards, discard, card-like"
    )
    assert linker.linked("zap", "term.zap") == "zap"
    assert linker.linked("[[x.y|a zap]] and zap", "") == "[[x.y|a zap]] and [[term.zap|zap]]"


def test_pieces_and_quotes() -> None:
    text = "To the [[term.warp|warp]]."
    assert list(pieces(text)) == [Piece("To the "), Piece("warp", "term.warp"), Piece(".")]
    assert without(text, "term.warp") == "To the warp." and without(text, "term.gate") == text


def test_names_of_aliens_are_told_from_common_words(codex) -> None:
    assert "alien.will" not in targets(codex["rule.deals.clock"].paragraphs[0].text)
    assert "alien.oracle" in targets(codex["rule.planning.after_selection"].paragraphs[0].text)


def test_a_rule_that_names_an_alien_is_found_on_its_page(codex) -> None:
    assert "rule.planning.after_selection" in codex["alien.oracle"].rules
    assert codex["artifact.plague"].rules[0] == "rule.artifacts.plague"


# --- search


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("zap", ["artifact.card_zap", "artifact.hand_zap", "artifact.cosmic_zap", "term.zap"]),
        ("com", ["term.compensation"]),
        ("mac", ["alien.macron", "alien.machine"]),
        ("MÁC", ["alien.macron"]),
        ("rew", ["term.reward"]),
        ("warp", ["term.warp"]),
        ("reg", ["phase.regroup"]),
        ("tick-t", ["alien.tick_tock"]),
        ("tickt", ["alien.tick_tock"]),
        ("tick tock", ["alien.tick_tock"]),
        ("attack 10", ["card.attack_10"]),
        ("10", ["card.attack_10"]),
        ("neg", ["kind.negotiate", "card.negotiate"]),
        ("four pla", ["variant.four_planets"]),
        ("zombie fl", ["flare.zombie"]),
        ("table call", ["term.table_call"]),
        ("curtain", ["term.curtain"]),
        ("take back", ["term.taking_back"]),
        ("projector", ["term.public_board"]),
    ],
)
def test_a_few_letters_find_the_right_thing(codex, words, wanted) -> None:
    assert first(codex.search(words), len(wanted)) == wanted


@pytest.mark.parametrize("slip", ["zonbie", "zmbie", "zoombie", "zobmie", "zonb"])
def test_one_slip_of_the_finger_still_finds(codex, slip) -> None:
    assert first(codex.search(slip), 1) == ["alien.zombie"]


@pytest.mark.parametrize("words", ["zxnbie", "zmb", "qqqqqq"])
def test_two_slips_or_three_letters_find_nothing_by_guess(codex, words) -> None:
    assert codex.search(words) == []


def test_the_text_is_searched_too_but_comes_last(codex) -> None:
    assert "alien.zombie" in first(codex.search("supper"), 3)
    ranks = [entry.id for entry in codex.search("warp")]
    assert ranks.index("term.warp") < ranks.index("alien.zombie")


def test_a_search_can_stay_under_a_tab(codex) -> None:
    assert {entry.group for entry in codex.search("zap", "rule")} == {"rule"}
    assert codex.search("", "phase") == codex.group("phase")


def test_nothing_is_found_for_nonsense(codex) -> None:
    assert codex.search("qqqq") == [] and codex.search("zap qqqq") == []


def test_every_entry_is_found_by_its_title(codex) -> None:
    for entry in codex.group():
        assert entry in codex.search(entry.title), entry.id


def test_letters_are_folded() -> None:
    assert folded("Möbius Tubes, Anti-Matter") == " mobius tubes anti matter"
    assert folded(" … ") == ""


# --- the way in


def test_things_on_the_screen_lead_to_their_entries(codex) -> None:
    book = content()
    assert ways.of_face(book, "attack_10") == "card.attack_10"
    assert ways.of_face(book, "flare_zombie") == "flare.zombie"
    assert ways.of_face(book, "plague") == "artifact.plague"
    assert ways.of_face(book, "face_down") in codex.entries
    assert ways.of_effect(book, "zombie.power") == "alien.zombie"
    assert ways.of_effect(book, "zombie.super") == "flare.zombie"
    assert ways.of_effect(book, "quash") == "artifact.quash"
    assert ways.of_rule("alien.demon.wild") == "flare.demon" and ways.of_rule("alien.demon.text") == "alien.demon"
    assert ways.of_phase("none") in codex.entries
    ids = [*map(ways.of_phase, PHASES), *map(ways.of_number, (*NUMBERS, "no such number"))]
    ids += [ways.of_destiny(card.slug) for card in book.destiny]
    assert set(ids) <= codex.entries.keys()


def keys(start: str) -> list[str]:
    return [key[len(start) :] for key in MESSAGES.bundle._messages if key.startswith(start)]


def test_every_log_line_and_every_question_leads_to_an_entry(codex) -> None:
    for key in keys("log-"):
        assert all(target in codex.entries for target in ways.of_log(content(), MESSAGES, key)), key
        assert ways.of_log(content(), MESSAGES, key) != [HOME], key
    for kind in keys("why-"):
        assert all(target in codex.entries for target in ways.of_decision(content(), MESSAGES, kind)), kind


def test_a_log_line_names_its_card_before_its_rule() -> None:
    about = {"seat": 1, "card": "plague", "side": "artifact"}
    assert ways.of_log(content(), MESSAGES, "card-played", about) == ["artifact.plague", "rule.artifacts.discard"]
    assert ways.of_log(content(), MESSAGES, "power-used", {"alien": "zombie"}) == ["alien.zombie", "rule.terms.use"]
    assert ways.of_log(content(), MESSAGES, "launched", {"count": 2}) == ["rule.launch.ships"]
    assert ways.of_decision(content(), MESSAGES, "card") == ["rule.planning.select"]
    assert ways.of_log(content(), MESSAGES, "no-such-line") == [HOME]


def test_neighbours_lie_under_the_same_tab(codex) -> None:
    launch = codex["phase.launch"]
    earlier, later = codex.neighbours(launch)
    assert (earlier.id, later.id) == ("phase.destiny", "phase.alliance")
    assert codex.neighbours(codex[HOME]) == (None, None)


def test_an_unknown_entry_opens_the_first_page(codex) -> None:
    assert codex.get("alien.nobody").id == HOME
