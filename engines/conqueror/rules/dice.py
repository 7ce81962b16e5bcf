"""The battle die."""

from engines.conqueror.state import Conqueror


def die(game: Conqueror, purpose: str) -> int:
    """The face a battle die shows (CON-2.9)."""
    faces = game.content.die
    return faces[game.roll(purpose, len(faces)) - 1]
