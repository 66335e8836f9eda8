"""The encyclopedia of everything printed and every rule."""
