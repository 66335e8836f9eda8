"""Cosmic Hotseat: a table for the board game Cosmic Encounter."""

__version__ = "0.1.0"
