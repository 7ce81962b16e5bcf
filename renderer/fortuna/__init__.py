"""Fortuna's pictures: board, own table, zooms, replay, and the same in words."""
