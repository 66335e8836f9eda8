"""Bots against bots, to measure them: the same deals for everybody, shares of the wins with intervals, a ladder."""
