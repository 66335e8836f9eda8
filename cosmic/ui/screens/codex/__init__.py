"""The encyclopedia of the game on the screen."""
