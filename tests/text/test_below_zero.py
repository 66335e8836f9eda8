"""Numbers below zero have one sign for minus, in sentences, on cards and beside the board."""

from __future__ import annotations

from pathlib import Path

import pytest
from typist import seated

from cosmic.rulebook import content
from cosmic.text.below_zero import MINUS, as_typed, figure
from cosmic.text.messages import Messages
from cosmic.text_table.typed_answers import read_number

MESSAGES = Messages(strict=True)


def test_a_sentence_has_the_same_sign_as_a_figure() -> None:
    said = MESSAGES.say("log-total", side="offense", value=-12, parts="")
    assert f"{MINUS}12" in said and "-12" not in said
    assert figure(-12) == MESSAGES.say("part-minus") + "12" == f"{MINUS}12" and figure(3) == "3"


def test_a_hyphen_within_a_word_stays() -> None:
    said = MESSAGES.say("notable-upset-words", seat="Player-7", other="Bob", had=-3, faced=2, high=5, low=4)
    assert said.startswith(f"Player-7 was losing with {MINUS}3 against 2")


@pytest.mark.parametrize("slug", [slug for slug, face in content().faces.items() if face.value < 0])
def test_cards_below_zero_have_it_in_their_names(slug: str) -> None:
    name = content().texts["en"][f"card.{slug}.name"]
    assert name == f"Attack {figure(content().faces[slug].value)}"
    assert as_typed(name) == f"attack {content().faces[slug].value}", "and are found by what a keyboard has"


@pytest.mark.parametrize("typed", ["Attack -7", "attack -7", f"Attack {MINUS}7"])
def test_the_text_table_finds_them_by_what_is_typed(typed: str, tmp_path: Path) -> None:
    names = [content().texts["en"][f"card.{slug}.name"] for slug, face in content().faces.items() if face.value < 0]
    sought = f"Attack {MINUS}7"
    assert names[read_number(typed, names)] == sought
    typist = seated(tmp_path, "ann,bot:greedy,bot:greedy", offense="blue")
    typist.queue, typist.limit = [f"card {typed}"], 1
    typist.play()
    assert f"{sought}. " in typist.output
