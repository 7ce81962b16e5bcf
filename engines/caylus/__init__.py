"""Caylus: the rules."""
