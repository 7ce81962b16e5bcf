"""Deadlines, quiet hours and unfinished work, as rows."""
