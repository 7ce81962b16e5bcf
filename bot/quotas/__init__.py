"""Limits on what one person may cause, so that nobody can spoil a server for the others."""
