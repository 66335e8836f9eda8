"""The window: everything that needs pygame lives below this package and is imported only when a window opens."""
