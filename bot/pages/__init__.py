"""Private pages: the log, the board, one's matches, settings, orders, rules."""
