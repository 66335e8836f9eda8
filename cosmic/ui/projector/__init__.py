"""The public board on a second screen, and what the table's own screen shows meanwhile."""
