"""Whether code, data and pictures belong together: what an alien lacks, and what the log says without declaring it."""

from cosmic.inspection.homes import inspect

__all__ = ["inspect"]
