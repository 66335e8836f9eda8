"""Bakes every sound of the game: warm sines and filtered hiss in D, short and soft, the same bytes at every run."""

from __future__ import annotations

import argparse
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]
RATE = 22_050
FOLDER = Path(__file__).resolve().parent.parent / "sounds"
PEAK = 0.70  # nothing is louder, however short it is
FAINT = 0.001  # what dies away below this is cut off
LOUDNESS = -18.0  # of the loudest fifth of a second, in decibels, weighted as ears weight it
WARM = (1.0, 0.28, 0.12, 0.04)
REED = (1.0, 0.55, 0.38, 0.22, 0.12, 0.06)
BELL = (1.0, 0.0, 0.16, 0.05)
PURE = (1.0,)

# The notes of the game; the hum of space is on D and A, so that each of these goes with it.
D2, A2, D3, F3, A3, D4, F4, FIS4, A4 = 73.4, 110.0, 146.8, 174.6, 220.0, 293.7, 349.2, 370.0, 440.0
D5, E5, FIS5, A5 = 587.3, 659.3, 740.0, 880.0


# --- building blocks


def clock(seconds: float) -> Samples:
    return np.arange(round(seconds * RATE)) / RATE


def glide(start: float, end: float, seconds: float, bend: float = 1.0) -> Samples:
    """A pitch that slides evenly to the ear; `bend` above 1 starts slowly."""
    share = np.linspace(0.0, 1.0, len(clock(seconds))) ** bend
    return np.asarray(start * (end / start) ** share, dtype=np.float64)


def tone(pitch: float | Samples, seconds: float, partials: Sequence[float] = WARM, vibrato: float = 0.0) -> Samples:
    """A steady or sliding note; overtones too high for the sampling rate are left out."""
    t = clock(seconds)
    hertz = np.broadcast_to(np.asarray(pitch, dtype=np.float64), t.shape)
    hertz = hertz * (1.0 + vibrato * np.sin(2 * np.pi * 5.5 * t))
    phase = 2 * np.pi * np.cumsum(hertz) / RATE
    sound = np.zeros_like(t)
    for number, strength in enumerate(partials, 1):
        sound += strength * np.sin(number * phase) * (number * hertz < 0.4 * RATE)
    return sound


def shape(sound: Samples, attack: float, decay: float, hold: float = 0.0) -> Samples:
    """Swells softly, is held, and dies away; the very end is drawn down to nothing."""
    t = np.arange(len(sound)) / RATE
    swell = 0.5 - 0.5 * np.cos(np.pi * np.clip(t / attack, 0.0, 1.0))
    fall = np.exp(-np.clip(t - attack - hold, 0.0, None) / decay)
    end = np.sin(np.pi / 2 * np.clip((t[-1] - t) / min(0.06, t[-1] / 3), 0.0, 1.0)) ** 2
    return sound * swell * fall * end


def filtered(sound: Samples, low: float, high: float) -> Samples:
    """Gentle slopes on both sides, without ringing."""
    hertz = np.fft.rfftfreq(2 * len(sound), 1 / RATE)
    gain = 1.0 / (1.0 + (hertz / high) ** 4) * (hertz**2 / (hertz**2 + low**2))
    return np.asarray(np.fft.irfft(np.fft.rfft(sound, 2 * len(sound)) * gain)[: len(sound)], dtype=np.float64)


def hiss(seconds: float, low: float, high: float, seed: int) -> Samples:
    noise = filtered(np.random.default_rng([seed, 1977]).standard_normal(len(clock(seconds))), low, high)
    return np.asarray(noise / np.sqrt(np.mean(noise**2)), dtype=np.float64)


def rushing(pitch: Samples, width: float, seed: int) -> Samples:
    """Hiss whose middle follows a pitch, as of something flying by."""
    seconds = len(pitch) / RATE
    return hiss(seconds, 8.0, width, seed) * np.sin(2 * np.pi * np.cumsum(pitch) / RATE)


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Sounds laid over each other: (starts at, strength, sound)."""
    length = max(round(at * RATE) + len(sound) for at, _, sound in parts)
    whole = np.zeros(length)
    for at, strength, sound in parts:
        begin = round(at * RATE)
        whole[begin : begin + len(sound)] += strength * sound
    return whole


def in_room(sound: Samples, seconds: float, wet: float, seed: int = 7) -> Samples:
    """Adds the dark echo of a large hall, and the time it takes to die away."""
    t = clock(seconds)
    walls = np.random.default_rng([seed, 1977]).standard_normal(len(t)) * np.exp(-4.5 * t / seconds)
    walls *= np.clip(t / 0.012, 0.0, 1.0)
    walls = filtered(walls, 120.0, 2200.0)
    walls /= np.sqrt(np.sum(walls**2))
    size = len(sound) + len(t)
    echo = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(walls, size), size)
    return np.concatenate([sound, np.zeros(len(t))]) + wet * np.asarray(echo, dtype=np.float64)


def note(pitch: float, seconds: float, decay: float, partials: Sequence[float] = BELL) -> Samples:
    """A struck note, as on a vibraphone with soft mallets."""
    return shape(tone(pitch, seconds, partials), 0.012, decay)


# --- buttons and refusals


def press() -> Samples:
    return mixed(
        (0.0, 1.0, shape(tone(glide(D4, A3, 0.11), 0.11), 0.006, 0.022)),
        (0.0, 0.10, shape(hiss(0.05, 400, 1800, 1), 0.003, 0.008)),
    )


def focus() -> Samples:
    return shape(tone(A4, 0.08, PURE), 0.010, 0.014)


def refuse() -> Samples:
    low = shape(tone(D3, 0.26, REED, 0.004), 0.016, 0.07, 0.04)
    high = shape(tone(F3, 0.20, REED, 0.004), 0.014, 0.05, 0.03)
    return filtered(mixed((0.0, 0.8, high), (0.13, 1.0, low)), 60, 1100)


# --- cards


def card_lay() -> Samples:
    return mixed(
        (0.0, 0.55, shape(hiss(0.16, 350, 2400, 2), 0.004, 0.018)),
        (0.004, 1.0, shape(tone(glide(165, 90, 0.20), 0.20), 0.005, 0.035)),
    )


def card_flip() -> Samples:
    brush = rushing(glide(700, 1900, 0.15, 0.7), 700, 3)
    brush *= np.sin(np.pi * np.linspace(0.0, 1.0, len(brush))) ** 2
    tap = mixed(
        (0.0, 0.5, shape(hiss(0.10, 400, 2200, 4), 0.003, 0.014)),
        (0.0, 0.7, shape(tone(glide(190, 120, 0.12), 0.12), 0.005, 0.028)),
    )
    return mixed((0.0, 0.55, brush), (0.11, 1.0, tap))


def card_draw() -> Samples:
    brush = rushing(glide(1500, 620, 0.26, 0.8), 650, 5)
    return shape(brush, 0.09, 0.045)


# --- ships and the gate


def ship_launch() -> Samples:
    voice = shape(tone(glide(D3, A4, 0.80, 1.2), 0.80, WARM, 0.012), 0.16, 0.11, 0.34)
    flame = shape(rushing(glide(160, 900, 0.80, 1.2), 320, 6), 0.20, 0.12, 0.24)
    return in_room(mixed((0.0, 1.0, voice), (0.0, 0.35, flame)), 0.35, 0.35)


def ship_land() -> Samples:
    voice = shape(tone(glide(A4, D3, 0.75, 0.8), 0.75, WARM, 0.010), 0.10, 0.14, 0.34)
    flame = shape(rushing(glide(800, 200, 0.75), 280, 8), 0.12, 0.16, 0.20)
    touch = shape(tone(glide(130, 78, 0.26), 0.26), 0.008, 0.06)
    return in_room(mixed((0.0, 0.8, voice), (0.0, 0.28, flame), (0.68, 1.0, touch)), 0.25, 0.3)


def warp_swallow() -> Samples:
    seconds = 1.15
    t = clock(seconds)
    whirl = 1.0 - 0.35 * (0.5 + 0.5 * np.cos(2 * np.pi * np.cumsum(glide(4.0, 13.0, seconds)) / RATE))
    voice = shape(tone(glide(D5, 62, seconds, 1.25), seconds, WARM, 0.02) * whirl, 0.09, 0.30, 0.45)
    under = shape(tone(glide(D4 * 1.01, 46, seconds, 1.25), seconds, WARM), 0.12, 0.30, 0.45)
    drag = rushing(glide(1100, 110, seconds, 1.1), 240, 9) * np.sin(np.pi * t / seconds) ** 2
    return in_room(mixed((0.0, 0.8, voice), (0.0, 0.7, under), (0.0, 0.30, drag)), 0.55, 0.55)


def gate_turn() -> Samples:
    seconds = 0.62
    t = clock(seconds)
    cogs = 0.62 + 0.38 * np.sin(2 * np.pi * np.cumsum(glide(15, 8, seconds)) / RATE)
    motor = tone(glide(92, D2 * 1.5, seconds), seconds, REED) * cogs * np.sin(np.pi * t / seconds) ** 0.7
    latch = mixed(
        (0.0, 1.0, shape(tone(glide(150, 98, 0.30), 0.30), 0.006, 0.06)),
        (0.0, 0.22, note(F4 * 1.02, 0.30, 0.06, (1.0, 0.5, 0.0, 0.2))),
    )
    return in_room(mixed((0.0, 0.5, filtered(motor, 60, 900)), (0.56, 1.0, latch)), 0.28, 0.3)


# --- powers


def zap() -> Samples:
    seconds = 0.42
    t = clock(seconds)
    wobble = np.sin(2 * np.pi * 58 * t) * np.exp(-t / 0.16)
    voice = tone(glide(760, A2, seconds, 0.75) * (1.0 + 0.24 * wobble), seconds, REED)
    crackle = shape(hiss(0.2, 500, 2400, 10), 0.006, 0.05)
    whole = mixed((0.0, 1.0, shape(voice, 0.008, 0.10, 0.05)), (0.0, 0.18, crackle))
    return in_room(filtered(whole, 70, 1800), 0.25, 0.3)


def power() -> Samples:
    t = clock(0.85)
    parts = [
        (0.05 * i, 0.8**i, shape(tone(pitch, 0.85, WARM, 0.006), 0.20, 0.16, 0.10))
        for i, pitch in enumerate((D3, A3, D4, FIS4))
    ]
    shimmer = shape(tone(A5, 0.85, PURE) * (0.5 + 0.5 * np.sin(2 * np.pi * 7 * t)), 0.30, 0.15)
    return in_room(mixed(*parts, (0.1, 0.10, shimmer)), 0.4, 0.45)


# --- outcomes


def deal_signed() -> Samples:
    notes = [(0.0, 0.8, A3), (0.0, 0.9, D4), (0.16, 0.9, FIS4), (0.16, 0.8, A4)]
    return in_room(mixed(*[(at, strength, note(pitch, 0.6, 0.17)) for at, strength, pitch in notes]), 0.35, 0.35)


def horn(pitch: float, seconds: float, fall: float) -> Samples:
    """A muted horn: the rounder partner of the vibraphone."""
    return filtered(shape(tone(pitch, seconds + 4 * fall, REED, 0.005), 0.035, fall, seconds), 80, 1500)


def encounter_won() -> Samples:
    steps = [(0.0, D4), (0.13, FIS4), (0.26, A4)]
    line = [(at, 0.8, horn(pitch, 0.06, 0.06)) for at, pitch in steps]
    chord = [(0.39, 0.5, horn(pitch, 0.18, 0.14)) for pitch in (D4, A4, D5)]
    return in_room(mixed(*line, *chord), 0.4, 0.4)


def encounter_lost() -> Samples:
    steps = [(0.0, A3), (0.18, F3)]
    line = [(at, 0.8, horn(pitch, 0.08, 0.08)) for at, pitch in steps]
    last = shape(tone(glide(D3, D3 * 0.955, 0.7, 2.5), 0.7, REED, 0.010), 0.04, 0.15, 0.18)
    return in_room(mixed(*line, (0.36, 0.8, filtered(last, 60, 1000))), 0.4, 0.4)


def game_won() -> Samples:
    steps = [(0.0, D4, 0.10), (0.17, D4, 0.04), (0.29, FIS4, 0.10), (0.46, A4, 0.14)]
    line = [(at, 0.8, horn(pitch, held, 0.06)) for at, pitch, held in steps]
    chord = [(0.70, 0.45, horn(pitch, 0.75, 0.22)) for pitch in (D3, A3, D4, FIS4, A4, D5)]
    stars = [
        (0.80 + 0.11 * i, 0.30, note(pitch, 0.7, 0.20)) for i, pitch in enumerate((D5, FIS5, A5, FIS5, A5, D5 * 2))
    ]
    return in_room(mixed(*line, *chord, *stars), 0.6, 0.45)


# --- the table


def call() -> Samples:
    return in_room(mixed((0.0, 0.8, note(A4, 0.5, 0.13)), (0.17, 0.9, note(E5, 0.5, 0.15))), 0.3, 0.3)


def curtain() -> Samples:
    cloth = rushing(glide(260, 620, 0.34), 330, 11)
    cloth = np.concatenate([cloth, rushing(glide(620, 230, 0.36), 330, 12)])
    cloth *= np.sin(np.pi * np.linspace(0.0, 1.0, len(cloth))) ** 2
    under = shape(tone(glide(A2, D2, 0.7), 0.7, WARM), 0.22, 0.14)
    return mixed((0.0, 0.8, cloth), (0.0, 0.5, under))


def ambience() -> Samples:
    """The hum of space. Everything in it fits the loop a whole number of times, so that no seam is heard."""
    seconds = 14.0
    t = clock(seconds)

    def turns(hertz: float, phase: float = 0.0) -> Samples:
        return np.asarray(np.sin(2 * np.pi * (round(hertz * seconds) * t / seconds + phase)), dtype=np.float64)

    sound = np.zeros_like(t)
    hums = (
        (D2, 1.0, 1),
        (D2 + 0.2, 0.8, 2),
        (A2, 0.5, 2),
        (D3, 0.50, 3),
        (D3 + 0.3, 0.40, 1),
        (A3, 0.20, 3),
        (D4, 0.11, 2),
    )
    for place, (pitch, strength, breaths) in enumerate(hums):
        sound += strength * (0.7 + 0.3 * turns(breaths / seconds, place / 7)) * turns(pitch, place / 5)
    for place, pitch in enumerate((D5, A5, D5 * 2, FIS5 * 2)):
        glimmer = np.clip(turns(1 / seconds, place / 4), 0.0, None) ** 2
        sound += 0.030 * glimmer * (0.7 + 0.3 * turns(2.5 + place, 0.1)) * turns(pitch)
    wind = np.fft.rfft(np.random.default_rng([13, 1977]).standard_normal(len(t)))
    hertz = np.fft.rfftfreq(len(t), 1 / RATE)
    breeze = np.fft.irfft(wind * (hertz**2 / (hertz**2 + 120**2)) / (1 + (hertz / 420) ** 4), len(t))
    sound += 0.22 * breeze / np.sqrt(np.mean(breeze**2)) * (0.7 + 0.3 * turns(1 / seconds, 0.6))
    # The loop begins where the wave passes through nothing on its way up.
    rising = np.flatnonzero((sound[:-1] <= 0) & (sound[1:] > 0))
    return np.roll(sound, -int(rising[np.argmin(np.abs(sound[rising]))]))


# Each sound with how much softer than usual it is, in decibels.
SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    "press": (press, 5.0),
    "focus": (focus, 14.0),
    "refuse": (refuse, 3.0),
    "card_lay": (card_lay, 2.0),
    "card_flip": (card_flip, 2.0),
    "card_draw": (card_draw, 5.0),
    "ship_launch": (ship_launch, 1.0),
    "ship_land": (ship_land, 1.0),
    "warp_swallow": (warp_swallow, 0.0),
    "gate_turn": (gate_turn, 2.0),
    "zap": (zap, 0.0),
    "power": (power, 0.0),
    "deal_signed": (deal_signed, 0.0),
    "encounter_won": (encounter_won, 0.0),
    "encounter_lost": (encounter_lost, 0.0),
    "game_won": (game_won, -1.0),
    "call": (call, 2.0),
    "curtain": (curtain, 4.0),
    "ambience": (ambience, 13.0),
}


# --- finishing


def heard(sound: Samples) -> float:
    """The loudness of the loudest fifth of a second in decibels, deep notes counting less and bright ones more."""
    size = 2 * len(sound)
    hertz = np.fft.rfftfreq(size, 1 / RATE)
    weight = hertz**2 / (hertz**2 + 90**2) * (1 + 0.6 * hertz**2 / (hertz**2 + 1500**2))
    power_of = np.fft.irfft(np.fft.rfft(sound, size) * weight, size)[: len(sound)] ** 2
    window = min(len(sound), RATE // 5)
    sums = np.concatenate([[0.0], np.cumsum(power_of)])
    return float(10 * np.log10(np.max(sums[window:] - sums[:-window]) / (RATE // 5)))


def finished(sound: Samples, softer: float, loop: bool) -> NDArray[np.int16]:
    """As loud as it should be, never beyond the peak, and silent at both ends."""
    if not loop:
        sound = filtered(sound, 35, 6500)
    sound = sound * 10 ** ((LOUDNESS - softer - heard(sound)) / 20)
    peak = np.max(np.abs(sound))
    if peak > PEAK:
        sound = sound * (PEAK / peak)
    if not loop:
        sound = sound[: np.flatnonzero(np.abs(sound) > FAINT)[-1] + 1]
        rise, fall = round(0.004 * RATE), round(min(0.06, len(sound) / RATE / 4) * RATE)
        sound[:rise] *= np.sin(np.linspace(0.0, np.pi / 2, rise)) ** 2
        sound[-fall:] *= np.cos(np.linspace(0.0, np.pi / 2, fall)) ** 2
    return np.asarray(np.round(sound * 32_767), dtype=np.int16)


def bake(name: str, folder: Path) -> Path:
    make, softer = SOUNDS[name]
    file = folder / f"{name}.wav"
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(finished(make(), softer, name == "ambience").astype("<i2").tobytes())
    return file


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="name", help="which sounds; all if none is named")
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder to write to")
    args = parser.parse_args()
    args.into.mkdir(parents=True, exist_ok=True)
    for name in args.names or SOUNDS:
        bake(name, args.into)


if __name__ == "__main__":
    main()
