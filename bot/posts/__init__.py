"""Posts: lobbies, turns, ends, logs, pictures; and who delivers them."""
