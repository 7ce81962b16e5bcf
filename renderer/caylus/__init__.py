"""Caylus in pictures and in words."""
