"""Every letter and sign that a player can read is in the typeface of the window."""

from __future__ import annotations

from importlib.resources import files

from fontTools.ttLib import TTFont

from cosmic.paths import data_dir
from cosmic.rulebook import content

WEIGHTS = ("Medium", "Bold", "ExtraBold")


def test_no_sentence_has_a_sign_that_the_typeface_lacks() -> None:
    texts = [file.read_text(encoding="utf-8") for file in sorted(data_dir().rglob("*.ftl"))]
    texts += [text for words in content().texts.values() for text in words.values()]
    assert len(texts) > 500
    signs = {sign for text in texts for sign in text if sign.isprintable()}
    for weight in WEIGHTS:
        font = TTFont(str(files("font_manrope") / "files" / f"Manrope-{weight}.ttf"))
        known = font.getBestCmap()
        assert not {sign for sign in signs if ord(sign) not in known}, weight
