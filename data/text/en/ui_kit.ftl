# Said before any window is open.

error-no-display = No window can be opened here: { $reason }. The text table runs without one.
error-no-display-to-measure = No window can be opened here: { $reason }. With SDL_VIDEODRIVER=dummy it is measured without a screen.
