"""Where the data and the pictures lie: beside the package in a checkout, inside it when installed."""

from __future__ import annotations

import os
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def data_dir() -> Path:
    return _folder("COSMIC_DATA", "data")


def assets_dir() -> Path:
    return _folder("COSMIC_ASSETS", "assets")


def rulings_dir() -> Path:
    """In a checkout they are tests; players look them up all the same."""
    installed = _PACKAGE / "_rulings"
    return installed if installed.is_dir() else _PACKAGE.parent / "tests" / "rulings"


def _folder(variable: str, name: str) -> Path:
    chosen = os.environ.get(variable)
    if chosen:
        return Path(chosen)
    # The wheel's copy goes first: beside an installed package lies site-packages, where `data` may be anybody's.
    installed = _PACKAGE / f"_{name}"
    return installed if installed.is_dir() else _PACKAGE.parent / name
