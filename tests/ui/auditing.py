"""One look at a screen for all tests: what a reader or a player without a mouse would complain about, at any size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from io import BytesIO

import pygame
from fontTools.ttLib import TTFont
from measuring import unpainted

from cosmic.ui.kit import icons
from cosmic.ui.kit.audit import complaints, letters, overlaps
from cosmic.ui.kit.canvas import Canvas, ScreenFault, TextMark
from cosmic.ui.kit.fonts import face
from cosmic.ui.kit.inputs import Page
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.ui import UI
from cosmic.ui.kit.widgets import Hotspot, ScrollList
from cosmic.ui.printed.card_canvas import OWN_LAYER
from cosmic.ui.shell.app import App
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
SCALES = (1.0, 1.6)
SMALL = SIZES[0]
SMALL_LOOKS = tuple((SMALL, scale) for scale in SCALES)
USUAL, LARGEST = SIZES[1], SIZES[2]
# All letters that people may choose in the smallest window, the usual and large ones in the usual one. In the largest
# everything is the same but for rounding, which is finest there.
LOOKS = (*SMALL_LOOKS, (USUAL, 1.0), (USUAL, 1.6), (LARGEST, 1.0), (SMALL, 0.85), (SMALL, 2.0))
TOUCH = 4  # pixels, of both sides together, that rounding may put words beside their box
LONG_NAMES = ("Wilhelmina Featherstone", "Bartholomew Longbottom", "Maximiliana Überlinger", "Konstantin Schwarzwald")


@cache
def known_letters() -> set[int]:
    """Signs that every weight of the typeface has."""
    faces = [set(TTFont(BytesIO(face(weight))).getBestCmap()) for weight in ("medium", "bold", "extrabold")]
    return set.intersection(*faces)


def look_closely(app: App, size: tuple[int, int], scale: float) -> list[str]:
    """What there is to complain about on the screen as it is now, in a window and with letters of this size."""
    arrange(app, size, scale)
    scene = app.stack.top
    assert scene is not None
    # Further pages are the same at every size, and the smallest window rounds them worst.
    pictures = leafed(scene.ui) if (size, scale) in SMALL_LOOKS else iter([None])
    found = [one for _ in pictures for one in misread(app, scene)]
    found += complaints(scene.ui, [])
    found += [f"no picture for {name}" for name in sorted(icons.missing_pictures())]
    found += [f"one key for two: {name}" for name in disputed(scene.ui)]
    found += [f"keys do not leaf through it: {node.key}" for node in stuck(app, scene)]
    # Below the usual size the kit lifts letters to what can be read, which it notes as well.
    found = [one for one in dict.fromkeys(found) if scale >= 1 or not one.startswith("small: ")]
    return [f"{size[0]}x{size[1]} at {scale}: {one}" for one in found]


def look_everywhere(app: App, looks: Iterable[tuple[tuple[int, int], float]] = LOOKS) -> None:
    """Fails with the first complaints; afterwards the window is as it was."""
    before = app.main.window.size, app.settings.text_scale
    found = [one for size, scale in looks for one in look_closely(app, size, scale)]
    arrange(app, *before)
    assert not found, "\n".join(found[:12])


def arrange(app: App, size: tuple[int, int], scale: float) -> None:
    """As if somebody had pulled the window to this size and set the letters to this scale."""
    app.main.window.size = size
    if isinstance(app.settings, Services):
        app.settings.settings = replace(app.settings.settings, text_scale=scale)
    else:
        app.settings.text_scale = scale  # type: ignore[misc]
    for what in app.reader.read(pygame.Event(pygame.WINDOWSIZECHANGED, window=app.main.window)):
        app.take(what)
    for scene in app.stack.scenes:
        scene.refresh()
    assert app.main.size == size


# --- one picture


def misread(app: App, scene: Scene) -> list[str]:
    """Complaints about the words in sight, and about those that come with a closer look."""
    ui = scene.ui
    faults, texts = read(app, scene)
    found = [] if texts else ["nothing is written"]
    found += [f"overlap: {one.owner} {one.words!r} / {other.owner} {other.words!r}" for one, other in overlaps(texts)]
    found += [f"out of its box: {mark.owner} {mark.words!r}" for mark in spilt(ui, app.canvas(app.main), texts)]
    if app.main.size == SMALL:
        tips(app, ui, faults, texts)
    found += [f"{fault.kind}: {fault.owner} {fault.words!r}" for fault in faults]
    found += [f"no glyph for {letter!r}" for letter in sorted(letters(texts)) if ord(letter) not in known_letters()]
    found += [f"cut off by the window: {mark.owner} {mark.words!r}" for mark in cut_off(texts, app.main.size)]
    return found


def drawn(app: App) -> tuple[list[ScreenFault], list[TextMark]]:
    """One picture, and what the canvas noted while it was painted."""
    kept = app.faults, app.texts
    faults: list[ScreenFault] = []
    texts: list[TextMark] = []
    app.faults, app.texts = faults, texts
    App.draw(app)  # the hands of some tests draw only now and then
    app.faults, app.texts = kept
    return faults, texts


def read(app: App, scene: Scene) -> tuple[list[ScreenFault], list[TextMark]]:
    """What the canvas notes of the uppermost scene; nothing is painted, and what lies below is not noted anyway."""
    faults: list[ScreenFault] = []
    texts: list[TextMark] = []
    canvas = app.main.canvas(app.theme, app.settings.text_scale, faults, texts)
    with unpainted():
        scene.draw(canvas)
        if scene.moving:
            scene.draw_moving(canvas)
        scene.ui.tip.draw(canvas)
    return faults, texts


def tips(app: App, ui: UI, faults: list[ScreenFault], texts: list[TextMark]) -> None:
    """Adds what everything in sight has to say for itself when it is asked."""
    canvas = app.main.canvas(app.theme, app.settings.text_scale, faults, texts)
    before = ui.focus_key, ui.focus_shown, ui.tip.shown, ui.tip.pinned
    with unpainted():
        for node in ui.focusables():
            if node.visible_area is not None:
                ui.focus_key, ui.focus_shown, ui.tip.shown, ui.tip.pinned = node.key, True, True, True
                ui.tip.draw(canvas)
    ui.focus_key, ui.focus_shown, ui.tip.shown, ui.tip.pinned = before


def cut_off(texts: Iterable[TextMark], size: tuple[int, int]) -> Iterator[TextMark]:
    """Marks end where the window ends; nothing that is whole reaches so far."""
    inside = pygame.Rect(1, 1, size[0] - 2, size[1] - 2)
    return (mark for mark in texts if not inside.contains(mark.rect))


def spilt(ui: UI, canvas: Canvas, texts: Iterable[TextMark]) -> Iterator[TextMark]:
    """Words that stand beside the thing they belong to: not those of a card, nor those below a place to point at."""
    boxes = {node.key: canvas.box(node.area) for node in ui.all() if not isinstance(node, Hotspot)}
    for mark in texts:
        box = boxes.get(mark.owner) if mark.layer < OWN_LAYER else None
        if box is not None and not box.inflate(TOUCH, TOUCH).contains(mark.rect):
            yield mark


# --- keys


def leafed(ui: UI) -> Iterator[None]:
    """The screen as it stands, then every list of things from its top to its end."""
    yield
    for node in list(ui.all()):
        if isinstance(node, ScrollList) and node.children and node.furthest > 0:
            before = ui.scroll.get(node.key)
            node.scroll_to(0)
            yield
            while node.page(1):
                yield
            ui.scroll.pop(node.key, None)
            if before is not None:
                ui.scroll[node.key] = before


def disputed(ui: UI) -> list[str]:
    """Numbers and letters that stand on two things, of which only the first would hear them."""
    named: list[int | str] = [node.number for node in ui.focusables() if node.number is not None]
    named += [node.hot_key for node in ui.focusables() if node.hot_key is not None]
    return [str(name) for name, count in Counter(named).items() if count > 1]


def stuck(app: App, scene: Scene) -> Iterator[Node]:
    """Lists with a part out of sight to which no key leads."""
    for node in list(scene.ui.all()):
        if isinstance(node, ScrollList) and node.furthest > 0 and not node.focusable and not can_enter(node):
            before, place = dict(scene.ui.scroll), node.place
            for _ in range(4):  # the list in focus comes first
                app.take(Page(1, view=app.main))
            if node.place == place:
                yield node
            scene.ui.scroll = before


def can_enter(node: Node) -> bool:
    return any(child.focusable or can_enter(child) for child in node.children)
