"""Scenes and the pile they lie on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.inputs import Input
from cosmic.ui.kit.layers import Layers
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.night_sky import draw_backdrop
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.tween import Timeline
from cosmic.ui.kit.ui import UI

if TYPE_CHECKING:
    from cosmic.ui.shell.app import App
    from cosmic.ui.shell.window import View


class Scene:
    """One screen or dialog. Subclasses say what stands on it in `build` and call `changed` when that is out of date."""

    app: App
    opaque = True  # hides everything below; a dialog does not
    takes_input = True  # a passing note does not
    holds = False  # the picture of this frame is left out: a motion has just been made ready, and the next one shows it
    haste = 1.0  # by how much what moves here is quicker than people want it elsewhere
    hushed = False  # somebody's secrets are in sight: what is done here must not be told by its sound

    def __init__(self) -> None:
        self.ui = UI()
        self.timeline = Timeline()
        self.stale = True
        self.layers = Layers()

    # To be filled in

    def enter(self) -> None:
        """The scene has been put on the pile."""

    def leave(self) -> None:
        """The scene has been taken off the pile."""

    def pause(self) -> None:
        """Another scene now lies on top."""

    def resume(self, result: Any = None) -> None:
        """The scene on top has gone, with this result."""

    def focus_lost(self) -> None:
        """The window is no longer the one people look at; also called for scenes below the top."""

    def idle(self) -> None:
        """A frame in which nothing happened and nothing was drawn: time for something small that will be needed."""

    def build(self) -> list[Node]:
        return []

    def draw_public(self, canvas: Canvas) -> None:
        """What a second window for everybody shows; nothing unless a scene says so."""

    def public_mark(self) -> object:
        """Another one whenever that picture is out of date; None: the scene has none."""
        return None

    # Defaults

    @property
    def metrics(self) -> Metrics:
        """For measuring words in `build`."""
        return self.app.metrics

    def changed(self) -> None:
        """The nodes are out of date and will be built again before they are used."""
        self.stale = True

    def redraw(self) -> None:
        """The nodes are right but the picture is not."""
        self.ui.dirty = True

    @property
    def moving(self) -> bool:
        return self.timeline.busy or self.ui.dragging is not None

    def refresh(self) -> None:
        if self.stale:
            self.stale = False
            self.ui.metrics = self.metrics
            self.ui.set_nodes(self.build())

    def handle(self, what: Input) -> bool:
        return self.ui.handle(what)

    def update(self, dt: float) -> None:
        if self.app.stack.top is self:
            self.ui.tip.update(dt)
        self.timeline.speed = self.app.speed * self.haste
        if self.timeline.update(dt) and not self.timeline.busy:
            self.redraw()  # what moved is part of the resting picture again

    def draw(self, canvas: Canvas) -> None:
        """The resting picture; kept while things move over it."""
        if self.opaque:
            draw_backdrop(canvas)
        self.ui.draw(canvas)

    def draw_moving(self, canvas: Canvas) -> None:
        """Drawn over the resting picture every frame while `moving`."""
        self.ui.draw_drag(canvas)


class Stack:
    """The pile of scenes. Changes wait until the inputs of a frame have been handled."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.scenes: list[Scene] = []
        self.queue: list[Callable[[], None]] = []
        self.dirty = True
        self._bases: dict[int, pygame.Surface] = {}
        self._snapshots: dict[int, tuple[tuple[int, ...], pygame.Surface]] = {}
        self._publics: dict[int, object] = {}  # what each public view shows

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    # Changes

    def push(self, scene: Scene) -> None:
        self.queue.append(lambda: self._push(scene))

    def pop(self, result: Any = None) -> None:
        self.queue.append(lambda: self._pop(result))

    def remove(self, scene: Scene) -> None:
        """This scene goes, wherever it lies."""
        self.queue.append(lambda: self._remove(scene))

    def replace(self, scene: Scene) -> None:
        """Another scene instead of the top one."""
        self.queue.append(lambda: self._replace(scene))

    def reset(self, scene: Scene) -> None:
        """This scene alone."""
        self.queue.append(lambda: self._reset(scene))

    def apply(self) -> None:
        while self.queue:
            self.queue.pop(0)()
            self.dirty = True

    def _push(self, scene: Scene) -> None:
        if self.top is not None:
            self.top.ui.tip.hide()
            self.top.pause()
        self._put(scene)

    def _put(self, scene: Scene) -> None:
        scene.app = self.app
        scene.timeline.speed = self.app.speed
        self.scenes.append(scene)
        scene.enter()
        scene.changed()

    def take(self) -> None:
        """The top scene goes, at once and without a word to the one below."""
        if self.scenes:
            self.scenes.pop().leave()

    def _pop(self, result: Any) -> None:
        self.take()
        if self.top is not None:
            self.top.changed()
            self.top.resume(result)

    def _remove(self, scene: Scene) -> None:
        if self.top is scene:
            self._pop(None)
        elif scene in self.scenes:
            self.scenes.remove(scene)
            scene.leave()

    def _replace(self, scene: Scene) -> None:
        self.take()
        self._put(scene)

    def _reset(self, scene: Scene) -> None:
        self.queue.clear()
        while self.scenes:
            self.take()
        self._put(scene)

    # A frame

    def handle(self, what: Input) -> bool:
        """The uppermost scene that takes inputs has the only say."""
        for scene in reversed(self.scenes):
            if scene.takes_input:
                scene.refresh()
                return scene.handle(what)
        return False

    def update(self, dt: float) -> None:
        for scene in list(self.scenes):
            scene.update(dt)

    def refresh(self) -> None:
        """After all changes of scene, so that none is seen before there is something on it."""
        for scene in self.scenes:
            scene.refresh()

    def idle(self) -> None:
        if self.top is not None and not self.top.holds:
            self.top.idle()

    def rebuild(self) -> None:
        """After a change of size or settings nothing kept is right any more."""
        self._bases.clear()
        self._snapshots.clear()
        self._publics.clear()
        self.dirty = True
        for scene in self.scenes:
            scene.changed()

    @property
    def restless(self) -> bool:
        """Whether a new frame must be drawn."""
        shown = self._shown()
        if shown and shown[-1].holds:
            return False
        if self.dirty or (shown and shown[-1].ui.tip.dirty):
            return True
        if any(scene.ui.dirty or scene.moving for scene in shown):
            return True
        return any(view.role != "main" and self._is_old(view) for view in self.app.views)

    def _is_old(self, view: View) -> bool:
        return self._publics.get(id(view)) != self._public_mark(view)

    def _public_mark(self, view: View) -> object:
        scene = self._public_scene()
        return (view.size, None if scene is None else (id(scene), scene.public_mark()))

    def _public_scene(self) -> Scene | None:
        """The uppermost one that has something to show to everybody."""
        return next((scene for scene in reversed(self.scenes) if scene.public_mark() is not None), None)

    def _shown(self) -> list[Scene]:
        first = max((n for n, scene in enumerate(self.scenes) if scene.opaque), default=0)
        return self.scenes[first:]

    def draw(self, view: View) -> bool:
        """Draws the pile into the surface of a view; whether there is anything new."""
        if view.role != "main":
            return self._draw_public(view)
        shown = self._shown()
        if not shown:
            return True
        top = shown[-1]
        stale = self._snapshot(view, shown[:-1], dimmed=top.takes_input)
        base = self._surface(self._bases, view)
        if base is None or stale or self.dirty or top.ui.dirty:
            base = base or view.surface.copy()
            self._bases[id(view)] = base
            if len(shown) > 1:
                base.blit(self._snapshots[id(view)][1], (0, 0))
            top.draw(self.app.canvas(view, base))
            top.ui.dirty = False
        view.surface.blit(base, (0, 0))
        canvas = self.app.canvas(view)
        if top.moving:
            top.draw_moving(canvas)
        top.ui.tip.draw(canvas)
        return True

    def drawn(self) -> None:
        """All views have been drawn."""
        self.dirty = False

    def _snapshot(self, view: View, below: list[Scene], dimmed: bool) -> bool:
        """Makes the picture of what lies below a dialog (dimmed) or a passing note; whether it is a new one."""
        if not below:
            self._snapshots.pop(id(view), None)
            return False
        names = (int(dimmed), *(id(scene) for scene in below))
        kept = self._snapshots.get(id(view))
        restless = any(scene.ui.dirty or scene.moving for scene in below)
        if kept is not None and kept[0] == names and kept[1].get_size() == view.size and not restless:
            return False
        picture = view.surface.copy()
        canvas = self.app.plain_canvas(view, picture)
        for scene in below:
            scene.draw(canvas)
            if scene.moving:
                scene.draw_moving(canvas)
            scene.ui.dirty = scene.ui.tip.dirty = False
        if dimmed:
            picture.fill(self.app.theme.veil, special_flags=pygame.BLEND_MULT)
        self._snapshots[id(view)] = (names, picture)
        return True

    def _surface(self, kept: dict[int, pygame.Surface], view: View) -> pygame.Surface | None:
        base = kept.get(id(view))
        return base if base is not None and base.get_size() == view.size else None

    def _draw_public(self, view: View) -> bool:
        """Dialogs and hands have no picture there, so they cannot appear."""
        if not self._is_old(view):
            return False
        self._publics[id(view)] = self._public_mark(view)
        canvas = self.app.public_canvas(view)
        draw_backdrop(canvas)
        scene = self._public_scene()
        if scene is None:
            self.app.draw_idle(canvas)
        else:
            scene.draw_public(canvas)
        return True
