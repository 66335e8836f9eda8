"""The guided first turn."""
