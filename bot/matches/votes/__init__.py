"""Votes of a table, and what becomes of them."""
