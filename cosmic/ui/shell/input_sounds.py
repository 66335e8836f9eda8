"""The small sounds of what hands do: a press, a step of the focus, something that cannot be done."""

from __future__ import annotations

from collections.abc import Callable

from cosmic.ui.kit.inputs import Accept, Digit, Input, Move, Next, Release
from cosmic.ui.shell.scene_stack import Stack


class InputSounds:
    """Told of each input that a scene has made use of, before the scenes change."""

    def __init__(self, stack: Stack, play: Callable[[str], None]) -> None:
        self.stack, self.play = stack, play
        self.last: tuple[object, str | None] = (None, None)  # where the focus was

    def taken(self, what: Input) -> None:
        scene = self.stack.top
        if scene is None:
            return
        before, self.last = self.last, (scene, scene.ui.focus_key)
        # Everybody hears what one person does behind the curtain: steps would count the cards, a refusal tell of one.
        hushed = any(one.hushed for one in self.stack.scenes)
        node = scene.ui.focus
        if isinstance(what, (Accept, Digit, Release)):
            self.play("refuse" if node is not None and not node.enabled and not hushed else "press")
        elif isinstance(what, (Move, Next)) and self.last != before and not hushed:
            self.play("focus")
