"""Fortuna: a race of twelve action cards, dice and favours to the heart of Rome."""
