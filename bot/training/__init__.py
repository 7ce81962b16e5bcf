"""Habits of games, learned from matches of AI players; and how strong these players are."""
