"""The encyclopedia of the game on the screen."""

from cosmic.ui.codex.scene import CodexScene

__all__ = ["CodexScene"]
