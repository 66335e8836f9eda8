# Said before any window is open.

error-no-display = No window can be opened here: { $reason }. The text table runs without one.
