"""Tadmor in pictures and in words."""
