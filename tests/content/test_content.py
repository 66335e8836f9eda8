"""The real data: what the box holds, and that every printed thing has its words."""

from __future__ import annotations

import json
import os
import pickle
import re
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from damage import COMBOS, COSMIC, DESTINY, SAMPLE, ZOMBIE, put, sound_copy

from cosmic.content import check, load
from cosmic.engine.definitions import ALERTS, COLOURS, COLOURS_OF, PHASES, ROLES, SETS, SPECIALS, Bars, Content, Face
from cosmic.paths import assets_dir, data_dir

# Value and number of copies, as counted in the box.
ATTACKS = {0: 1, 1: 1, 4: 4, 5: 1, 6: 7, 7: 1, 8: 7, 9: 1, 10: 4, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 20: 2, 23: 1}
ATTACKS |= {30: 1, 40: 1}
ARTIFACTS = {
    "card_zap": (2, "any", PHASES),
    "cosmic_zap": (2, "any", PHASES),
    "emotion_control": (1, "any", ("reveal",)),
    "force_field": (1, "any", ("alliance",)),
    "ionic_gas": (1, "any", ("resolution",)),
    "mobius_tubes": (2, "offense", ("regroup",)),
    "plague": (1, "any", ("regroup",)),
    "quash": (1, "any", ("resolution",)),
}


@pytest.fixture(scope="module")
def content() -> Content:
    return load(data_dir())


def of_kind(content: Content, kind: str) -> list[Face]:
    """Of the cosmic deck."""
    return [face for face in content.faces.values() if face.kind == kind and face.count]


# --- the hand cards


def test_the_data_has_no_faults() -> None:
    assert [str(fault) for fault in check(data_dir())] == []


def test_the_cosmic_deck_has_72_cards_besides_flares(content: Content) -> None:
    counts: Counter[str] = Counter()
    for face in content.faces.values():
        counts[face.kind] += face.count
    counts = +counts
    flares = counts.pop("flare")
    assert counts == {"attack": 39, "negotiate": 15, "morph": 1, "reinforcement": 6, "artifact": 11}
    assert counts.total() == 72
    assert flares == len(content.aliens)


def test_attacks(content: Content) -> None:
    attacks = of_kind(content, "attack")
    assert {face.value: face.count for face in attacks} == ATTACKS
    assert sum(face.value * face.count for face in attacks) == 400
    assert all(face.slug == f"attack_{face.value}" for face in attacks)


def test_reinforcements(content: Content) -> None:
    cards = of_kind(content, "reinforcement")
    assert {face.slug: (face.value, face.count) for face in cards} == {
        "reinforcement_2": (2, 2),
        "reinforcement_3": (3, 3),
        "reinforcement_5": (5, 1),
    }
    assert {face.bars for face in cards} == {Bars("main_player_or_ally", ("reveal",))}


def test_artifacts(content: Content) -> None:
    found = {face.slug: (face.count, face.bars.role, face.bars.phases) for face in of_kind(content, "artifact")}
    assert found == ARTIFACTS


def test_encounter_cards_are_a_main_players_in_planning(content: Content) -> None:
    cards = [face for face in content.faces.values() if face.is_encounter]
    assert sum(face.count for face in cards) == 55
    assert {face.bars for face in cards} == {Bars("main_player", ("planning",))}


def test_the_reward_deck_has_32_cards_and_no_flare(content: Content) -> None:
    faces = [face for face in content.faces.values() if face.rewards]
    counts: Counter[str] = Counter()
    for face in faces:
        counts[face.kind] += face.rewards
    kinds = {"attack": 11, "negotiate": 2, "morph": 1, "reinforcement": 5, "artifact": 5, "kicker": 4, "rift": 4}
    assert counts == kinds and counts.total() == 32
    assert sum(face.value * face.rewards for face in faces if face.kind == "attack") == 111
    values = {kind: [f.value for f in faces if f.kind == kind for _ in range(f.rewards)] for kind in kinds}
    assert sorted(values["attack"]) == [-7, -4, -1, 10, 10, 10, 16, 17, 18, 19, 23]
    assert sorted(values["reinforcement"]) == [4, 4, 5, 5, 6]
    assert sorted(values["kicker"]) == [0, 2, 2, 3] and sorted(values["rift"]) == [3, 4, 4, 5]
    artifacts = {face.slug for face in faces if face.kind == "artifact"}
    assert artifacts == {"card_zap", "cosmic_zap", "finder", "hand_zap", "space_junk"}


def test_every_alien_has_its_flare(content: Content) -> None:
    for slug, alien in content.aliens.items():
        assert content.faces[f"flare_{slug}"] == Face(f"flare_{slug}", "flare", 0, 1, alien.wild, slug)


def test_faces_go_by_their_slugs(content: Content) -> None:
    assert all(slug == face.slug for slug, face in content.faces.items())


# --- destiny


def test_the_destiny_cards_of_both_boxes_are_there(content: Content) -> None:
    cards = {name: sum(card.count for card in content.destiny if card.colour in COLOURS_OF[name]) for name in SETS}
    others = sum(card.count for card in content.destiny if card.kind != "colour")
    assert (cards, others) == ({"base": 15, "incursion": 3}, 5)
    kinds: Counter[str] = Counter()
    for card in content.destiny:
        kinds[card.kind] += card.count
    assert kinds == {"colour": 18, "wild": 2, "special": 3}


@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_two_plain_cards_and_one_hazard(content: Content, colour: str) -> None:
    cards = [(card.slug, card.hazard, card.count) for card in content.destiny if card.colour == colour]
    assert cards == [(f"colour_{colour}", False, 2), (f"colour_{colour}_hazard", True, 1)]


def test_each_special_once(content: Content) -> None:
    specials = [card for card in content.destiny if card.kind == "special"]
    assert {card.special: card.count for card in specials} == dict.fromkeys(SPECIALS, 1)
    assert all("tied" in content.texts["en"][f"destiny.{card.slug}.text"] for card in specials)


# --- aliens and combos


def test_aliens_come_in_the_order_of_their_names(content: Content) -> None:
    assert list(content.aliens) == sorted(content.aliens)


def test_bars_use_known_words_in_the_order_of_the_game(content: Content) -> None:
    for alien in content.aliens.values():
        for bars in (alien.bars, alien.wild, alien.super):
            assert bars.role in ROLES
            assert bars.phases
            assert list(bars.phases) == sorted(bars.phases, key=PHASES.index)


def test_combos_suit_the_basic_set_up(content: Content) -> None:
    combos = content.combos
    assert len(combos) >= 8
    for combo in combos:
        assert len(set(combo.aliens)) == 5
        for one, other in combinations(combo.aliens, 2):
            assert other not in content.aliens[one].not_with
            assert one not in content.aliens[other].not_with


def test_the_easiest_combo_comes_first_and_the_hard_ones_last(content: Content) -> None:
    hard = [sum(ALERTS.index(content.aliens[slug].alert) for slug in combo.aliens) for combo in content.combos]
    third = len(hard) // 3
    assert hard[0] == 0 and max(hard[:third]) <= min(hard[-third:])


def test_aliens_stand_in_a_combo_and_one_combo_is_printed(content: Content) -> None:
    """All of the first box, but for one that is just being added."""
    first = {slug for slug, alien in content.aliens.items() if alien.set == "base"}
    left = first - {slug for combo in content.combos for slug in combo.aliens}
    assert len(left) <= 1
    assert [combo.aliens for combo in content.combos if combo.printed] == [
        ("filch", "human", "mind", "philanthropist", "pacifist")
    ]


def test_no_two_combos_are_the_same_company(content: Content) -> None:
    companies = [frozenset(combo.aliens) for combo in content.combos]
    assert len(set(companies)) == len(companies)


# --- words


def expected_keys(content: Content) -> set[str]:
    keys = set()
    for slug, face in content.faces.items():
        if face.kind != "flare":  # a flare's words stand with its alien
            keys |= {f"card.{slug}.name", f"card.{slug}.text"}
    for card in content.destiny:
        keys |= {f"destiny.{card.slug}.name", f"destiny.{card.slug}.text"}
    for slug, alien in content.aliens.items():
        names = ["name", "power", "tagline", "text", "history", "wild", "super"] + ["setup"] * alien.has_setup
        names += ["classic"] * (alien.classic is not None)
        keys |= {f"alien.{slug}.{name}" for name in names}
    for slug in content.techs:
        keys |= {f"tech.{slug}.name", f"tech.{slug}.text"}
    for combo in content.combos:
        keys |= {f"combo.{combo.slug}.title", f"combo.{combo.slug}.theme"}
    return keys


def test_everything_printed_has_english_words(content: Content) -> None:
    words = content.texts["en"]
    assert {key for key in words if not key.startswith("rule.")} == expected_keys(content)
    rules = {key for key in words if key.startswith("rule.")}
    assert len(rules) > 50
    assert {key.removesuffix(".text") + ".title" for key in rules if key.endswith(".text")} <= rules


def test_other_languages_say_nothing_that_english_does_not(content: Content) -> None:
    for words in content.texts.values():
        assert set(words) <= set(content.texts["en"])


def test_words_are_trim(content: Content) -> None:
    for language, words in content.texts.items():
        for key, text in words.items():
            assert text == text.strip() != "", (language, key)
            assert "  " not in text, (language, key)
            assert not re.search(r"TODO|FIXME|XXX|\?\?\?", text), (language, key)


def test_texts_are_whole_sentences(content: Content) -> None:
    """Names and titles are short; texts start with a capital and end with a stop."""
    for key, text in content.texts["en"].items():
        if key.endswith((".text", ".wild", ".super", ".history", ".theme", ".setup")):
            assert text[0].isupper() or not text[0].isalpha(), (key, text)
            assert text.endswith((".", "!", "?", '."', ".)")), (key, text)


def test_no_text_is_used_twice(content: Content) -> None:
    for words in content.texts.values():
        texts = [text for key, text in words.items() if key.endswith((".text", ".wild", ".super", ".history"))]
        assert [text for text, count in Counter(texts).items() if count > 1] == []


def test_no_text_says_a_sentence_twice(content: Content) -> None:
    for words in content.texts.values():
        for key, text in words.items():
            sentences = re.split(r"(?<=[.!?])\s+", text)
            assert len(set(sentences)) == len(sentences), key


def test_no_two_aliens_share_a_sentence(content: Content) -> None:
    seen: dict[str, str] = {}
    for key, text in content.texts["en"].items():
        if key.startswith("alien.") and key.endswith((".text", ".history", ".tagline")):
            for sentence in re.split(r"(?<=[.!?])\s+", text):
                assert sentence not in seen, (key, seen.get(sentence), sentence)
                seen[sentence] = key


def test_names_are_unique(content: Content) -> None:
    for kind in ("card", "destiny", "alien", "combo"):
        names = [
            text
            for key, text in content.texts["en"].items()
            if key.startswith(f"{kind}.") and key.endswith((".name", ".title"))
        ]
        assert len(set(names)) == len(names) > 0


# --- the digest


def test_the_digest_is_16_hex_digits(content: Content) -> None:
    assert re.fullmatch(r"[0-9a-f]{16}", content.digest)


def test_the_digest_is_the_same_in_another_process(content: Content) -> None:
    program = "from cosmic.content import load; from cosmic.paths import data_dir; print(load(data_dir()).digest)"
    environment = {**os.environ, "PYTHONHASHSEED": "12345", "PYTHONPATH": str(Path(__file__).parents[2])}
    run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == content.digest


def test_the_digest_does_not_depend_on_the_file_system(content: Content, tmp_path: Path) -> None:
    root = sound_copy(tmp_path)
    for file in sorted((root / "aliens").rglob("*.*"), reverse=True):
        words = file.read_bytes()
        file.unlink()
        file.write_bytes(words)
    assert load(root).digest == content.digest


@pytest.mark.parametrize(
    ("file", "place", "value"),
    [
        (ZOMBIE, "use", "optional"),
        (ZOMBIE, "alert", "red"),
        (ZOMBIE, "role", "main_player"),
        (ZOMBIE, "phases", ["resolution"]),
        (ZOMBIE, "not_with", []),
        (ZOMBIE, "flare.wild.role", "ally"),
        (ZOMBIE, "flare.super.phases", "all"),
        (COSMIC, "cards[23].role", "defense"),
        (COSMIC, "cards[0].phases", "all"),
        (COMBOS, "combos[1].aliens", ["macron", "filch", "zombie", "sorcerer", "will"]),
    ],
)
def test_a_changed_rule_changes_the_digest(
    content: Content, tmp_path: Path, file: str, place: str, value: object
) -> None:
    root = sound_copy(tmp_path)
    put(place, value)(root / file)
    assert load(root).digest != content.digest


def test_changed_words_do_not_change_the_digest(content: Content, tmp_path: Path) -> None:
    root = sound_copy(tmp_path)
    put("en.text", "Quite another text.")(root / ZOMBIE)
    put("cards[0].en.name", "Nought")(root / COSMIC)
    put("cards[0].uk", {"name": "Синій", "text": "Синій гравець."})(root / DESTINY)
    put("combos[0].en.theme", "For today.")(root / COMBOS)
    put("paragraphs[0].text", "Another rule.")(root / SAMPLE)
    changed = load(root)
    assert changed.digest == content.digest
    assert changed.texts["en"]["alien.zombie.text"] == "Quite another text."
    assert changed.texts["uk"] == {"destiny.colour_blue.name": "Синій", "destiny.colour_blue.text": "Синій гравець."}


def test_the_order_in_which_phases_are_written_does_not_matter(tmp_path: Path) -> None:
    root = sound_copy(tmp_path)
    digests = set()
    for phases in (["alliance", "reveal"], ["reveal", "alliance"]):
        put("phases", phases)(root / ZOMBIE)
        digests.add(load(root).digest)
    assert len(digests) == 1


# --- the rest


def test_content_can_be_sent_to_another_process(content: Content) -> None:
    assert pickle.loads(pickle.dumps(content)) == content
    json.dumps(dict(content.texts))


def test_folders_can_be_chosen_by_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("COSMIC_DATA", raising=False)
    monkeypatch.delenv("COSMIC_ASSETS", raising=False)
    assert (data_dir() / "decks").is_dir()
    assert assets_dir().name in ("assets", "_assets")
    monkeypatch.setenv("COSMIC_DATA", str(tmp_path))
    monkeypatch.setenv("COSMIC_ASSETS", str(tmp_path / "art"))
    assert data_dir() == tmp_path
    assert assets_dir() == tmp_path / "art"
