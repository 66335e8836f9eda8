"""Cards and alien sheets as they are printed: their words, and their pictures at any size."""
