"""The key of each seat: which can be set, and why not the others."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.keeping.settings import LETTERS, is_seat_key

RESERVED = "?+-"  # the program's own, on every screen


def with_key(keys: Sequence[str], seat: int, name: str) -> tuple[str, ...]:
    """The keys with a new one for this seat; a CosmicError says why it cannot be that one."""
    name = name.casefold()
    if name.isdigit():
        raise CosmicError("seat-key-digit")
    if len(name) != 1 or not is_seat_key(name) or name.isspace() or name in RESERVED:
        raise CosmicError("seat-key-reserved")
    if name in LETTERS:
        raise CosmicError("seat-key-letter", letter=name.upper())
    other = next((n for n, key in enumerate(keys) if key.casefold() == name and n != seat), None)
    if other is not None:
        raise CosmicError("seat-key-taken", letter=name.upper(), number=other + 1)
    return (*keys[:seat], name, *keys[seat + 1 :])
