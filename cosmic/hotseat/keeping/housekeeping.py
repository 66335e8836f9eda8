"""Housekeeping before a game is played: in the window between two screens, at the text table before the first line."""

from __future__ import annotations

import ctypes
import gc
import sys


def sweep() -> None:
    """Frees what the last game left behind, and lets later searches for garbage pass over all that is there now.

    A search over everything takes several frames' time, and would come in the middle of a motion or an answer.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    give_back()


def give_back() -> None:
    """Pages between the pictures that were freed; glibc keeps them for itself until it is asked."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
