"""Tadmor: workers by land and sea, raiders, towers and temples of Palmyra (TAD-1)."""
