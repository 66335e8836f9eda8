"""A lock on an open file that goes with the program that holds it, however that ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30  # a byte that nobody reads: a locked one cannot be read by others

    def lock(file: IO[bytes]) -> bool:
        """False if another program holds it."""
        file.seek(FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(file: IO[bytes]) -> bool:
        """False if another program holds it. Where there are no locks, as on some network drives, nobody does."""
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True


def is_locked(path: Path) -> bool:
    """Whether a living program holds this file; a file that is not there is held by nobody."""
    try:
        with open(path, "rb") as file:
            return not lock(file)
    except OSError:
        return False
