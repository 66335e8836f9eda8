"""Every sound is there, well made and told in words; with no sound device the game is simply still."""

from __future__ import annotations

import array
import math
import os
import subprocess
import sys
import wave
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from cosmic.engine.log import Line
from cosmic.engine.state import DEFENSE, OFFENSE
from cosmic.paths import assets_dir
from cosmic.rulebook import content
from cosmic.text.messages import Messages
from cosmic.ui.shell import sound
from cosmic.ui.shell.sound import AMBIENCE, EFFECTS, Sounds, caption_of, sound_of

FOLDER = assets_dir() / "sounds"
TOOL = assets_dir() / "tools" / "bake_sounds.py"
ALL = (*EFFECTS, AMBIENCE)
OF_HANDS = ("press", "focus")  # what somebody has just done; in words it would only get in the way
OF_THE_SCREEN = ("call", "curtain")
LOUDEST = 32_767
MOST_BYTES = 1_500_000


@dataclass(frozen=True)
class Liked:
    sound: bool = True
    effects_volume: float = 0.8
    music_volume: float = 0.5


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


class Heard(pygame.mixer.Sound):
    """Counts how often it began: the dummy driver plays in real time, so on a busy machine it may be over by now."""

    begun = 0

    def play(self, *about: int) -> pygame.mixer.Channel:
        self.begun += 1
        return super().play(*about)


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    """On the dummy driver, with a clock that stands until it is moved, and a hum that takes its time to fade."""
    monkeypatch.setattr(pygame.mixer, "Sound", Heard)
    monkeypatch.setattr(sound, "FADE", 3_600_000)
    made = Sounds(Liked(), clock=Clock())
    made.start()
    assert made.on
    yield made
    made.stop()


def begun(made: Sounds, name: str) -> int:
    """How often a sound has begun."""
    loaded = made._loaded.get(name)
    return loaded.begun if isinstance(loaded, Heard) else 0


def playing(made: Sounds, name: str) -> int:
    """On how many channels a sound without an end is heard."""
    loaded = made._loaded.get(name)
    return 0 if loaded is None or not made.on else loaded.get_num_channels()


def later(made: Sounds, seconds: float) -> None:
    made.clock.now += seconds  # type: ignore[attr-defined]


@cache
def samples(name: str) -> array.array[int]:
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        found = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        found.byteswap()
    return found


# --- the files


def test_the_folder_holds_the_sounds_and_nothing_else() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {f"{name}.wav" for name in ALL}
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < MOST_BYTES


@pytest.mark.parametrize("name", ALL)
def test_the_format_is_right(name: str) -> None:
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert file.getframerate() in (22_050, 44_100)
        seconds = file.getnframes() / file.getframerate()
    assert 12 <= seconds <= 20 if name == AMBIENCE else 0.05 <= seconds <= 3.0


@pytest.mark.parametrize("name", ALL)
def test_no_sound_is_clipped_or_silent(name: str) -> None:
    wave_form = samples(name)
    assert max(abs(value) for value in wave_form) < 0.75 * LOUDEST
    loudness = 20 * math.log10(math.sqrt(sum(value * value for value in wave_form) / len(wave_form)) / LOUDEST)
    assert -40 < loudness < -14
    assert abs(sum(wave_form) / len(wave_form)) < 0.01 * LOUDEST, "the wave stands off the middle"


@pytest.mark.parametrize("name", ALL)
def test_no_sound_clicks_at_its_ends(name: str) -> None:
    wave_form = samples(name)
    assert abs(wave_form[0]) < 0.001 * LOUDEST and abs(wave_form[-1]) < 0.001 * LOUDEST
    if name != AMBIENCE:
        for edge in (wave_form[:8], wave_form[-40:]):
            assert max(abs(value) for value in edge) < 0.02 * LOUDEST


def test_the_hum_has_no_seam() -> None:
    hum = samples(AMBIENCE)
    steps = [abs(after - before) for before, after in pairwise(hum)]
    assert abs(hum[0] - hum[-1]) <= max(steps)
    bend = [abs(a - 2 * b + c) for a, b, c in zip(hum, hum[1:], hum[2:])]
    assert abs(hum[-1] - 2 * hum[0] + hum[1]) <= max(bend)


def test_the_softest_sounds_are_those_heard_most() -> None:
    peak = {name: max(abs(value) for value in samples(name)) for name in ALL}
    assert peak["focus"] < peak["press"]
    assert peak[AMBIENCE] < min(peak[name] for name in EFFECTS if name != "focus")


def test_baking_again_gives_the_same_bytes(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    names = ["press", "card_lay"]
    subprocess.run([sys.executable, str(TOOL), "--into", str(tmp_path), *names], check=True)
    for name in names:
        assert (tmp_path / f"{name}.wav").read_bytes() == (FOLDER / f"{name}.wav").read_bytes()


# --- what is heard when


def test_every_sound_is_used() -> None:
    of_lines = {name for kind in content().lines.values() for name in (kind.sound, kind.defense_sound) if name}
    assert {*OF_HANDS, *OF_THE_SCREEN, *of_lines} == set(EFFECTS)


def test_the_log_is_heard() -> None:
    assert sound_of(Line("launched", {"seat": 1, "count": 3}, None)) == "ship_launch"
    assert sound_of(Line("ships-to-warp", {"seat": 1, "count": 3}, None)) == "warp_swallow"
    assert sound_of(Line("encounter-won", {"side": OFFENSE, "seat": 1}, None)) == "encounter_won"
    assert sound_of(Line("encounter-won", {"side": DEFENSE, "seat": 1}, None)) == "encounter_lost"
    assert sound_of(Line("window", {}, None)) == ""


def test_what_not_everybody_may_know_is_not_heard() -> None:
    assert sound_of(Line("drew", {"seat": 1, "count": 3}, None)) == "card_draw"
    assert sound_of(Line("drew", {"seat": 1, "count": 3}, [1])) == ""


# --- in words


@pytest.mark.parametrize("name", [name for name in EFFECTS if name not in OF_HANDS])
def test_every_sound_of_the_table_has_a_caption(name: str) -> None:
    words = caption_of(Messages(strict=True), name)
    assert words.startswith("[") and words.endswith("]") and len(words) <= 40


# --- playing


@pytest.mark.parametrize("name", EFFECTS)
def test_every_sound_plays(sounds: Sounds, name: str) -> None:
    sounds.play(name)
    assert begun(sounds, name) == 1


def test_a_sound_does_not_begin_twice_at_once(sounds: Sounds) -> None:
    sounds.play("game_won")
    later(sounds, 0.05)
    sounds.play("game_won")
    assert begun(sounds, "game_won") == 1
    later(sounds, 0.02)
    sounds.play("game_won")
    assert begun(sounds, "game_won") == 2


def test_only_a_few_sounds_begin_at_once(sounds: Sounds) -> None:
    for name in EFFECTS:
        sounds.play(name)
    assert sum(begun(sounds, name) for name in EFFECTS) == sound.AT_ONCE


def test_more_sounds_than_channels_do_no_harm(sounds: Sounds) -> None:
    sounds.ambience(True)
    for _ in range(3 * sound.CHANNELS):
        sounds.play("game_won")
        later(sounds, 1)
    assert playing(sounds, AMBIENCE) == 1, "the hum keeps its own channel"


def test_the_hum_comes_and_goes_and_comes_back(sounds: Sounds) -> None:
    sounds.ambience(True)
    sounds.ambience(True)
    assert playing(sounds, AMBIENCE) == 1
    sounds.ambience(False)
    sounds.ambience(True)
    assert playing(sounds, AMBIENCE) == 2, "one fades away, one comes"


def test_volumes_change_while_it_plays(sounds: Sounds) -> None:
    sounds.ambience(True)
    sounds.apply(Liked(effects_volume=0.25, music_volume=1.0))
    assert sounds._loaded[AMBIENCE].get_volume() == 1.0
    sounds.play("power")
    assert sounds._loaded["power"].get_volume() == 0.25
    sounds.apply(Liked(effects_volume=0.0, music_volume=0.0))
    assert sounds._loaded[AMBIENCE].get_volume() == 0.0
    sounds.play("zap")
    assert begun(sounds, "zap") == 0


def test_switched_off_and_on_again(sounds: Sounds) -> None:
    sounds.ambience(True)
    sounds.play("game_won")
    sounds.apply(Liked(sound=False))
    assert not sounds.on and not pygame.mixer.get_busy()
    sounds.play("zap")
    assert not pygame.mixer.get_busy()
    sounds.apply(Liked())
    assert playing(sounds, AMBIENCE) == 1


def test_first_switched_on_during_the_game() -> None:
    made = Sounds(Liked(sound=False))
    made.start()
    made.ambience(True)
    assert pygame.mixer.get_init() is None
    made.apply(Liked())
    assert made.on and playing(made, AMBIENCE) == 1
    made.stop()
    made.stop()
    assert not made.on and pygame.mixer.get_init() is None


def test_switching_on_again_looks_for_a_device_that_was_plugged_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    made = Sounds(Liked())
    made.start()
    made.ambience(True)
    assert not made.on
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made.apply(Liked(effects_volume=0.1))
    assert not made.on, "a change of volume is no wish to look again"
    made.apply(Liked(sound=False))
    made.apply(Liked())
    assert made.on and playing(made, AMBIENCE) == 1
    made.stop()


def test_a_closed_mixer_does_no_harm(sounds: Sounds) -> None:
    sounds.play("zap")
    pygame.mixer.quit()
    later(sounds, 1)
    sounds.play("zap")
    sounds.ambience(True)
    sounds.apply(Liked(sound=False))
    assert not sounds.on


def test_missing_files_do_no_harm(sounds: Sounds, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COSMIC_ASSETS", str(tmp_path))
    sounds.play("zap")
    sounds.ambience(True)
    assert not pygame.mixer.get_busy()


NO_DEVICE = """
import os, sys
from cosmic.hotseat.keeping.settings import Settings
from cosmic.ui.shell.sound import Sounds

sounds = Sounds(Settings())
sounds.start()
assert not sounds.on
sounds.play("zap")
sounds.ambience(True)
sounds.apply(Settings(music_volume=1.0))
sounds.apply(Settings(sound=False))
sounds.ambience(False)
sounds.stop()
sys.stdout.flush()
if "--heard" in sys.argv:
    os.write(2, b"still here")
"""


@pytest.mark.parametrize("arguments, told", [([], ""), (["--heard"], "still here")])
def test_without_a_sound_device_nothing_happens_and_nothing_is_printed(arguments: list[str], told: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", NO_DEVICE, *arguments],
        env={**os.environ, "SDL_AUDIODRIVER": "nonsense", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        cwd=Path(__file__).resolve().parents[2],
        capture_output=True,
        text=True,
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", told)
