"""The encyclopedia of the game on the screen."""

from cosmic.ui.screens.codex.codex_scene import CodexScene

__all__ = ["CodexScene"]
