"""Text for one reader: words, names, times, stories, terms."""
