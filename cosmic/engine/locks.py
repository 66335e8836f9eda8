"""A lock on an open file that goes with the program that holds it, however that ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30  # a byte that nobody reads: a locked one cannot be read by others

    def lock(file: IO[bytes]) -> None:
        """OSError if another program holds it."""
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        """OSError if another program holds it."""
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def is_locked(path: Path) -> bool:
    """Whether a living program holds this file; a file that is not there is held by nobody."""
    try:
        with open(path, "rb") as file:
            lock(file)
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return False
