"""The settings: every row changes what it says, at once and for good."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.keeping.settings import LETTERS, SEAT_KEYS, Settings
from cosmic.hotseat.session.calls import MODES
from cosmic.ui.screens.seat_keys import with_key
from cosmic.ui.screens.settings_screen import TEXT_SCALES, SettingsScene

pytest_plugins = ("scene_fixtures",)


def kept(services: Any) -> Settings:
    """The settings as the next start finds them."""
    settings, faults = Settings.load(services.folder)
    assert faults == []
    return settings


@pytest.mark.parametrize("name", ["contrast", "reduced_motion", "sound", "captions", "reminders", "fullscreen"])
def test_switches_by_keyboard_and_by_mouse(name: str, window: Any, calm_services: Any) -> None:
    table = window()
    table.show(SettingsScene(calm_services))
    before = getattr(calm_services.settings, name)
    table.press_by_keys(name)
    assert getattr(kept(calm_services), name) is not before
    table.click(name)
    assert getattr(kept(calm_services), name) is before


@pytest.mark.parametrize(
    ("name", "value"),
    [("text_scale", 1.15), ("speed", 2.0), ("call_mode", "strict"), ("call_seconds", 4.0), ("deal_seconds", 90.0)],
)
def test_choices_go_on_with_the_arrows(name: str, value: Any, window: Any, calm_services: Any) -> None:
    table = window(reduced_motion=False)
    table.show(SettingsScene(calm_services))
    table.tab_to(name)
    table.key(pygame.K_RIGHT)
    assert getattr(kept(calm_services), name) == value
    table.key(pygame.K_LEFT)
    assert getattr(kept(calm_services), name) == getattr(Settings(), name)


@pytest.mark.parametrize("name", ["effects_volume", "music_volume"])
def test_volumes_by_keyboard_and_by_mouse(name: str, window: Any, calm_services: Any) -> None:
    table = window()
    table.show(SettingsScene(calm_services))
    table.tab_to(name)
    table.key(pygame.K_RIGHT)
    assert getattr(kept(calm_services), name) == pytest.approx(getattr(Settings(), name) + 0.1)
    x, y, w, h = table.find(name).visible_area
    table.press(x + w - 26, y + h / 2)
    table.release(x + w - 26, y + h / 2)
    assert getattr(kept(calm_services), name) == 1.0


def test_the_size_of_the_text_is_seen_at_once(window: Any, calm_services: Any) -> None:
    table = window()
    table.show(SettingsScene(calm_services))
    before = table.find("preview").box[3]
    for _ in range(4):
        table.key(pygame.K_RIGHT)
    assert calm_services.settings.text_scale == 1.6
    assert table.find("preview:words").box[3] != before


def test_each_mode_of_calls_says_what_it_does(window: Any, calm_services: Any) -> None:
    table = window()
    table.show(SettingsScene(calm_services))
    table.tab_to("call_mode")
    said = set()
    for _ in range(3):
        said.add(table.find("call_mode:note").label)
        table.key(pygame.K_RETURN)
    assert len(said) == 3


def test_a_seat_gets_the_key_that_is_pressed(window: Any, calm_services: Any) -> None:
    table = window()
    table.show(SettingsScene(calm_services))
    table.press_by_keys("key:1")
    table.key(pygame.K_p, "p")
    assert kept(calm_services).seat_keys == ("q", "p", *SEAT_KEYS[2:])
    assert table.scene.waiting is None


@pytest.mark.parametrize(
    ("key", "letters", "why"),
    [
        (pygame.K_q, "q", "error-seat-key-taken"),
        (pygame.K_5, "5", "error-seat-key-digit"),
        (pygame.K_RETURN, "", "error-seat-key-reserved"),
        (pygame.K_UP, "", "error-seat-key-reserved"),
        (pygame.K_SPACE, " ", "error-seat-key-reserved"),
        *((ord(letter), letter, "error-seat-key-letter") for letter in LETTERS),
    ],
)
def test_keys_that_cannot_be_are_refused_with_the_reason(
    key: int, letters: str, why: str, window: Any, calm_services: Any
) -> None:
    table = window()
    table.show(SettingsScene(calm_services))
    table.press_by_keys("key:2")
    table.key(key, letters)
    assert calm_services.settings.seat_keys == SEAT_KEYS
    assert table.scene.refused == calm_services.say(why, letter=letters.upper(), number=1)
    table.key(pygame.K_ESCAPE)
    assert table.scene.waiting is None and isinstance(table.scene, SettingsScene)


def test_a_click_elsewhere_ends_the_waiting(window: Any, calm_services: Any) -> None:
    table = window()
    table.show(SettingsScene(calm_services))
    table.press_by_keys("key:0")
    table.click("back")
    assert calm_services.settings.seat_keys == SEAT_KEYS


def test_everything_back_to_the_first_start(window: Any, calm_services: Any) -> None:
    table = window(contrast=True, seat_keys=("a", "s", "d", "f", "g", "h"))
    table.show(SettingsScene(calm_services))
    table.click("reset")
    table.key(pygame.K_RETURN)  # the safe answer is at hand
    assert calm_services.settings.contrast
    table.click("reset")
    table.click("yes")
    assert kept(calm_services) == Settings()


def test_a_folder_that_cannot_be_written_to_is_told_once(window: Any, calm_services: Any) -> None:
    table = window()
    (calm_services.folder / "file").write_text("mine", encoding="utf-8")
    calm_services.folder = calm_services.folder / "file"
    table.show(SettingsScene(calm_services))
    table.click("contrast")
    table.click("contrast")
    assert len(calm_services.notices) == 1
    assert table.find("notice").label == calm_services.notices[0]


# --- without a window


def test_keys_by_name() -> None:
    assert with_key(SEAT_KEYS, 0, "A") == ("a", *SEAT_KEYS[1:])
    assert with_key(SEAT_KEYS, 0, "q") == SEAT_KEYS
    for wrong in ("", "7", "space", "f11", "left shift", "?", "w"):
        with pytest.raises(CosmicError):
            with_key(SEAT_KEYS, 0, wrong)


def test_the_arrow_of_the_text_size_stays_under_the_pointer(window: Any, calm_services: Any) -> None:
    """Whatever the letters do to the rest of the screen, one spot makes them larger up to the largest."""
    table = window(text_scale=0.85)
    table.show(SettingsScene(calm_services))
    x, y, w, h = table.find("text_scale").visible_area
    seen = [0.85]
    while seen[-1] < max(TEXT_SCALES):
        table.press(x + w - 26, y + h / 2)
        table.release(x + w - 26, y + h / 2)
        seen.append(calm_services.settings.text_scale)
        assert seen == list(TEXT_SCALES[: len(seen)])


def test_a_choice_moves_nothing_below_it(window: Any, calm_services: Any) -> None:
    """Its note is longer for one mode than for another, and the next row is pressed where it was."""
    table = window()
    table.show(SettingsScene(calm_services))
    places = set()
    for _ in MODES:
        places.add(table.find("call_seconds").area.y)
        table.click("call_mode")
    assert len(places) == 1
