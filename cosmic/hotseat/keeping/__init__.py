"""What is kept on disk beside the game: saves and settings."""
