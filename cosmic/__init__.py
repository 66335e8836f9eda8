"""Cosmic Hotseat: a table for the board game Cosmic Encounter."""

__version__ = "0.2.0"
