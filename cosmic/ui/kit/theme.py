"""Colours by name, and the colour and mark of every seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

RGB: TypeAlias = tuple[int, int, int]
RGBA: TypeAlias = tuple[int, int, int, int]
Colour: TypeAlias = RGB | RGBA | str  # a string is the name of a colour of the theme


@dataclass(frozen=True)
class Theme:
    """The named colours of one look."""

    name: str = "normal"
    backdrop: RGB = (9, 12, 30)
    backdrop_low: RGB = (22, 18, 48)  # the foot of the sky
    panel: RGB = (22, 28, 56)
    panel_low: RGB = (17, 21, 44)  # the foot of a panel, for its soft shading
    panel_edge: RGB = (62, 72, 118)
    raised: RGB = (34, 42, 80)  # a row or a field that lies on a panel
    ink: RGB = (243, 239, 228)
    dim: RGB = (176, 182, 208)
    faint: RGB = (120, 128, 166)
    gold: RGB = (247, 196, 92)
    gold_low: RGB = (214, 150, 52)
    on_gold: RGB = (36, 24, 6)  # ink on gold
    good: RGB = (104, 211, 145)
    bad: RGB = (255, 122, 105)
    warn: RGB = (255, 190, 92)
    button: RGB = (48, 58, 106)
    button_low: RGB = (38, 46, 88)
    button_hot: RGB = (70, 84, 148)
    button_off: RGB = (29, 34, 60)
    button_edge: RGB = (96, 110, 176)
    danger: RGB = (112, 36, 44)
    danger_hot: RGB = (148, 48, 56)
    shadow: RGB = (2, 3, 10)
    veil: RGB = (84, 84, 104)  # what lies below a dialog is multiplied by this


NORMAL = Theme()
CONTRAST = Theme(
    name="contrast",
    backdrop=(0, 0, 0),
    backdrop_low=(0, 0, 0),
    panel=(10, 12, 24),
    panel_low=(10, 12, 24),
    panel_edge=(190, 196, 224),
    raised=(28, 32, 56),
    ink=(255, 255, 255),
    dim=(226, 230, 244),
    faint=(186, 192, 216),
    gold=(255, 214, 92),
    gold_low=(255, 214, 92),
    on_gold=(0, 0, 0),
    good=(128, 244, 170),
    bad=(255, 150, 136),
    warn=(255, 206, 110),
    button=(30, 36, 74),
    button_low=(30, 36, 74),
    button_hot=(60, 74, 150),
    button_off=(16, 18, 30),
    button_edge=(226, 230, 244),
    danger=(120, 20, 30),
    danger_hot=(168, 36, 46),
    veil=(48, 48, 56),
)
THEMES = {"normal": NORMAL, "contrast": CONTRAST}

# The Okabe-Ito colours, which people with any kind of colour blindness can tell apart.
SEAT_COLOURS: dict[str, RGB] = {
    "blue": (86, 180, 233),
    "green": (0, 158, 115),
    "purple": (204, 121, 167),
    "red": (213, 94, 0),
    "yellow": (240, 228, 66),
    "orange": (230, 159, 0),
}
SEAT_MARKS: dict[str, str] = {
    "blue": "dot",
    "green": "triangle",
    "purple": "square",
    "red": "cross",
    "yellow": "diamond",
    "orange": "ring",
}


def blend(one: RGB, other: RGB, share: float) -> RGB:
    """A colour between two; share 0 is the first."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )
