"""Matches to put into words: a service as its own tests have it."""

from tests.bot.matches.conftest import clock, database, empty_database, host, matches, storage

__all__ = ["clock", "database", "empty_database", "host", "matches", "storage"]
