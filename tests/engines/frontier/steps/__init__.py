"""The steps of a match, by what happens in them."""
