"""Watching games again, and the record book."""
