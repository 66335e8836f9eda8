"""The table: everything that the rules of phases, aliens and cards may do.

Built up in layers, one file each: asking → looking → dispatch → ships → hands → uses → roles.
"""

from __future__ import annotations

from cosmic.engine.roles import Roles


class Table(Roles):
    __slots__ = ()
