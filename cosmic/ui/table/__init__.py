"""The table itself: the board with everything that is asked and told on it."""
