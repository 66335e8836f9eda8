"""The hot seat without its window: seats, saves, settings, the plan of a table, and the bots at work."""
