"""Games that are over: replays, the record book, what stood out."""
