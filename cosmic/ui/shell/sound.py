"""Sounds and the hum of space, what each belongs to, and each in words. Without a sound device all is still."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from typing import Protocol

import pygame

from cosmic.engine.log import Line
from cosmic.engine.state import DEFENSE
from cosmic.paths import assets_dir
from cosmic.rulebook import declared
from cosmic.text.messages import Messages

AMBIENCE = "ambience"
EFFECTS = (
    "press",
    "focus",
    "refuse",
    "card_lay",
    "card_flip",
    "card_draw",
    "ship_launch",
    "ship_land",
    "warp_swallow",
    "gate_turn",
    "zap",
    "power",
    "deal_signed",
    "encounter_won",
    "encounter_lost",
    "game_won",
    "call",
    "curtain",
)
CHANNELS = 12
APART = 0.06  # seconds before a sound may begin again
AT_ONCE = 4  # sounds that may begin within that time; more is noise
FADE = 3000  # milliseconds in which the hum comes and goes


class Loudness(Protocol):
    """What is asked of the settings."""

    @property
    def sound(self) -> bool: ...
    @property
    def effects_volume(self) -> float: ...
    @property
    def music_volume(self) -> float: ...


def sound_of(entry: Line) -> str:
    """The sound of an entry of the log, or nothing. What not everybody may know is never heard."""
    if entry.to is not None:
        return ""
    kind = declared(entry)
    return kind.defense_sound if kind.defense_sound and entry.about["side"] == DEFENSE else kind.sound


def caption_of(messages: Messages, name: str) -> str:
    """The sound in words."""
    return messages.say(f"ui-sound-{name.replace('_', '-')}")


class Sounds:
    """Plays sounds by name."""

    def __init__(self, settings: Loudness, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings, self.clock = settings, clock
        self.hum = False  # the hum of space is wanted, heard or not
        self._humming: pygame.mixer.Channel | None = None
        self._open = False
        self._tried = False
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._begun: dict[str, float] = {}

    @property
    def on(self) -> bool:
        """Something can be heard."""
        return self._open and self.settings.sound and pygame.mixer.get_init() is not None

    def start(self) -> None:
        """Opens the sound device, once; without one the game goes on in silence."""
        if not self.settings.sound or self._tried:
            return
        self._tried = True
        try:
            with _nothing_printed():
                pygame.mixer.init(44_100, -16, 2, 512)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(2)  # for the hum: it may come back while it still fades away
        except (pygame.error, NotImplementedError, OSError):  # NotImplementedError: a pygame without a mixer
            return
        self._open = True
        self._hum()

    def play(self, name: str) -> None:
        """An empty or unknown name is no sound at all."""
        if name not in EFFECTS or not self._may_begin(name):
            return
        if not self.on or not self.settings.effects_volume:
            return
        sound = self._sound(name)
        if sound is not None:
            with contextlib.suppress(pygame.error):
                sound.set_volume(self.settings.effects_volume)
                sound.play()

    def ambience(self, on: bool) -> None:
        """The hum of space comes or goes slowly."""
        if on != self.hum:
            self.hum = on
            self._hum()

    def apply(self, settings: Loudness) -> None:
        """The settings have changed: louder, softer, on or off, at once."""
        if settings.sound and not self.settings.sound:
            self._tried = self._open  # switched on: a device may have been plugged in since
        self.settings = settings
        if settings.sound:
            self.start()
        self._hum()
        if self._open and not settings.sound:
            self._humming = None
            with contextlib.suppress(pygame.error):
                pygame.mixer.stop()

    def stop(self) -> None:
        """Closes the sound device; `start` opens it again."""
        self._loaded.clear()
        if self._open:
            pygame.mixer.quit()
        self._open = self._tried = False
        self._humming = None

    def _may_begin(self, name: str) -> bool:
        now = self.clock()
        self._begun = {other: begun for other, begun in self._begun.items() if now - begun < APART}
        if name in self._begun or len(self._begun) >= AT_ONCE:
            return False
        self._begun[name] = now
        return True

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._loaded:
            try:
                self._loaded[name] = pygame.mixer.Sound(assets_dir() / "sounds" / f"{name}.wav")
            except (pygame.error, OSError):
                self._loaded[name] = None
        return self._loaded[name]

    def _hum(self) -> None:
        """Brings the hum to what is wanted now."""
        sound = self._sound(AMBIENCE) if self.on and (self.hum or self._humming) else None
        if sound is None:
            return
        with contextlib.suppress(pygame.error):
            sound.set_volume(self.settings.music_volume)
            if self.hum and self._humming is None:
                self._humming = pygame.mixer.Channel(1 if pygame.mixer.Channel(0).get_busy() else 0)
                self._humming.play(sound, loops=-1, fade_ms=FADE)
            elif not self.hum and self._humming is not None:
                self._humming.fadeout(FADE)
                self._humming = None


@contextlib.contextmanager
def _nothing_printed() -> Iterator[None]:
    """Sound drivers written in C complain on the terminal when there is no device; nobody needs to read that."""
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:  # no terminal, so nothing to keep clean
        yield
        return
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
