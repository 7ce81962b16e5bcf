"""Lobbies: opening, joining, inviting, starting; and confirming the end."""
