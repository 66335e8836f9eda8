"""How long the room waits for bots: by public facts alone, and in whole pauses.

How long a bot thinks depends on what it holds, and so does whether it is asked at all. So a pause is as long as what
everybody knows makes it; if that is not enough, another whole one follows.
"""

from __future__ import annotations

# In seconds. At 60 pictures a second it is enough for five bots, asked one after the other, and for keeping the game.
SHORTEST = 0.1


class BotPause:
    """Begins when the room sees something, and knows the time from what it is told."""

    def __init__(self, shortest: float = SHORTEST) -> None:
        """`shortest`: at this table."""
        self.gone = self.end = self.first = 0.0
        self.shortest = self.length = shortest  # of each further pause
        self.is_hurried = False  # nobody wants to wait

    def begin(self, seconds: float = 0.0, length: float = 0.0) -> None:
        self.gone, self.end, self.length = 0.0, seconds, max(length, self.shortest)
        self.first, self.is_hurried = seconds, False

    def pass_time(self, seconds: float) -> None:
        self.gone += seconds

    def last(self, seconds: float) -> None:
        """So long at least."""
        self.end = max(self.end, seconds)

    def hurry(self) -> None:
        """As short as it may be, without telling to the moment when a bot has made up its mind."""
        self.end, self.length, self.is_hurried = min(self.end, self.shortest), self.shortest, True

    def go_on(self) -> None:
        """Another one, or as many as have gone by meanwhile."""
        while self.end <= self.gone:
            self.end += self.length

    @property
    def over(self) -> float:
        """Seconds since the first pause was over: somebody takes longer than a moment."""
        return max(0.0, self.gone - self.first)

    @property
    def left(self) -> float:
        return max(0.0, self.end - self.gone)
