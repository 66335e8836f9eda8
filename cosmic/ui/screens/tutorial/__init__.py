"""The guided first turn at the table."""
