"""Rulings: situations, decisions and expectations that a player can read aloud, run against the rules."""
