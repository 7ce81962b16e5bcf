"""Looking at matches: lists, stories, notes, and the board as it stood."""
