"""Settings come back as they were left, and nothing in the file can stop the game."""

from __future__ import annotations

import json
from dataclasses import fields, replace

import pytest

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.keeping.kept_files import SETTINGS as FILE
from cosmic.hotseat.keeping.settings import LIMITS, Settings, fits
from cosmic.text.messages import Messages

OTHER = Settings(
    text_scale=1.6,
    contrast=True,
    reduced_motion=True,
    speed=0.0,
    call_mode="strict",
    call_seconds=7.0,
    deal_seconds=0.0,
    sound=False,
    effects_volume=0.25,
    music_volume=0.0,
    captions=True,
    fullscreen=True,
    public_board="2",
    reminders=False,
    seat_keys=("a", "x", "d", "f", "space", "f5"),
)


def said(faults: list[CosmicError]) -> list[str]:
    messages = Messages(strict=True)
    return [messages.say(f"error-{fault.key}", **fault.about) for fault in faults]


def test_without_a_file_everything_is_as_at_the_first_start(tmp_path) -> None:
    assert Settings.load(tmp_path) == (Settings(), [])


def test_the_defaults_fit() -> None:
    assert all(fits(field.name, getattr(Settings(), field.name)) for field in fields(Settings))


@pytest.mark.parametrize("settings", [Settings(), OTHER], ids=["default", "other"])
def test_what_is_saved_comes_back(tmp_path, settings) -> None:
    settings.save(tmp_path / "new" / "folder")
    assert Settings.load(tmp_path / "new" / "folder") == (settings, [])
    assert [path.name for path in (tmp_path / "new" / "folder").iterdir()] == [FILE]


@pytest.mark.parametrize(
    ("chosen", "had"),
    [("asdfgh", "awdfgy"), ("wsefgj", "wqefgj"), ("SULHqw", "ertyqw"), ("sqwert", "yqwert"), ("qwerty", "qwerty")],
)
def test_a_seat_whose_key_is_a_letter_of_the_table_by_now_has_another(tmp_path, chosen: str, had: str) -> None:
    Settings(seat_keys=tuple(chosen)).save(tmp_path)
    settings, faults = Settings.load(tmp_path)
    assert "".join(settings.seat_keys) == had and not faults


NO_NUMBERS: tuple[object, ...] = (True, "1", None, [])


@pytest.mark.parametrize(
    "name, value",
    [(name, value) for name, (low, high) in LIMITS.items() for value in (low - 0.1, high + 0.1, *NO_NUMBERS)]
    + [("speed", float("nan")), ("speed", float("inf")), ("sound", 1), ("sound", "yes"), ("captions", None)]
    + [("call_mode", "slow"), ("call_mode", ["quick"]), ("language", "xx"), ("language", ".."), ("language", 5)]
    + [("public_board", value) for value in ("", "0", "17", "on", "02", "2 ", "²", "9" * 5000, 2, True, None, ["off"])]
    + [("seat_keys", "qwerty"), ("seat_keys", ["q"] * 6), ("seat_keys", ["q", "w"]), ("seat_keys", ["q", "Q", *"wert"])]
    + [("seat_keys", list("123456")), ("seat_keys", [[], {}, 1, 2, 3, 4]), ("seat_keys", ["", *"qwert"])],
)
def test_a_wrong_value_alone_goes_back_to_its_default(tmp_path, name, value) -> None:
    kept = {field.name: getattr(OTHER, field.name) for field in fields(Settings)}
    (tmp_path / FILE).write_text(json.dumps({**kept, name: value}))
    settings, faults = Settings.load(tmp_path)
    assert settings == replace(OTHER, **{name: getattr(Settings(), name)})
    assert [fault.about["name"] for fault in faults] == [name]
    assert "the default holds instead" in said(faults)[0]


def test_unknown_entries_and_whole_numbers_are_no_faults(tmp_path) -> None:
    (tmp_path / FILE).write_text('{"text_scale": 2, "colour_of_the_sky": "green"}')
    settings, faults = Settings.load(tmp_path)
    assert settings == Settings(text_scale=2.0) and isinstance(settings.text_scale, float) and not faults


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"\xff\xfe\x00", b"[" * 200_000, b" " * (2 << 20)])
def test_a_damaged_file_is_told_and_replaced(tmp_path, content) -> None:
    (tmp_path / FILE).write_bytes(content)
    settings, faults = Settings.load(tmp_path)
    assert settings == Settings() and said(faults) == [
        f"The settings in {tmp_path / FILE} could not be read, so all of them are at their defaults."
    ]
    settings.save(tmp_path)
    assert Settings.load(tmp_path) == (Settings(), [])


def test_a_folder_in_the_place_of_the_file_is_told(tmp_path) -> None:
    (tmp_path / FILE).mkdir()
    assert [fault.key for fault in Settings.load(tmp_path)[1]] == ["settings-damaged"]


def test_what_cannot_be_written_is_one_sentence(tmp_path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CosmicError) as fault:
        Settings().save(tmp_path / "file")
    [sentence] = said([fault.value])
    assert "could not be written" in sentence and "\n" not in sentence


def test_every_setting_has_its_words() -> None:
    messages = Messages(strict=True)
    for field in fields(Settings):
        assert "The setting" not in messages.say("error-setting-wrong", name=field.name, file="file")
