"""How well AI players play."""

from enum import StrEnum


class AiLevel(StrEnum):
    """How well an AI player plays that people can choose.

    EASY: by habit alone. NORMAL, HARD: it tries out what follows, for a moment or for long.
    """

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
