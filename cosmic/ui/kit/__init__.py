"""The widget kit: canvas, type, nodes and motion, all in units of a 1920 x 1080 sheet."""
