"""The plan of a table before the game begins."""
