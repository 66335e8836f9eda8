"""What is said at the table beside the rules: statements that bind nobody, whether they were kept, and what that does
to trust. The same for people and for bots; the rules never look at it."""
