"""What all parts of the match service stand on: matches in memory, a lock for each, waking them."""
