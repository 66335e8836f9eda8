"""The whole game in a terminal."""
