"""Matches: their lobbies, their answers, who is waited for, and what is owed to Discord."""
