"""All widgets in one place, for scenes to import from."""

from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets_basic import Button, Hotspot, Image, Panel, Rich, Text
from cosmic.ui.kit.widgets_list import Scrolled, ScrollList
from cosmic.ui.kit.widgets_values import Choice, Slider, Stepper, Toggle
from cosmic.ui.kit.widgets_writing import TextField

__all__ = [
    "Button",
    "Choice",
    "Hotspot",
    "Image",
    "Node",
    "Panel",
    "Rich",
    "ScrollList",
    "Scrolled",
    "Slider",
    "Span",
    "Stepper",
    "Text",
    "TextField",
    "Toggle",
]
