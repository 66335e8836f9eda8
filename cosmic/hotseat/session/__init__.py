"""The table while a game is played: what is due and from whom, hands, curtains and calls."""
