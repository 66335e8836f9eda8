"""The content layer: YAML files to frozen definitions, with every fault in them named."""

from cosmic.content.loader import check, load, load_minds, load_weights
from cosmic.content.schema import ContentError, SchemaFault

__all__ = ["ContentError", "SchemaFault", "check", "load", "load_minds", "load_weights"]
