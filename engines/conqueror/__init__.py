"""Conqueror: Empire Rises, for 3 to 6 players."""
