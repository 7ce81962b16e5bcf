"""Matches, their lobbies and their logs, as rows."""
